"""Auteuil at the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.text import Text

from hippodrome.games.auteuil.moves import MOVES
from hippodrome.games.auteuil.people.look.types import Phase
from hippodrome.games.auteuil.terminal.board import SETTLED, board
from hippodrome.games.auteuil.terminal.levels import LEVELS, horse, kind_asked, marked_so_far
from hippodrome.games.auteuil.terminal.sheets import pay_table, slip_form
from hippodrome.terminal.face import Choices, Face, Level
from hippodrome.terminal.screen import Terminal
from hippodrome.terminal.spelling import first_word_written
from hippodrome.words import Words

TYPED = {f"auteuil-type-{kind}": kind for kind in ("go", "again", "enough", "buy")}
"""Moves whose words are English in the notation, by what else may be typed for them."""
RUNNING: tuple[Phase, ...] = ("buying", "throw", "dice", "bonus", "fourth", "again")


class AuteuilFace(Face):
    """A loop with obstacles, dice, secret owners and slips."""

    moves = MOVES
    voices: ClassVar[Mapping[str, str]] = {
        "bell": "bold",
        "cards": "bold",
        "race": "bold red",
        "off": "bold green",
        "fell": "bold red",
        "out": "bold red",
        "leads": "bold yellow",
        "lap": "bold",
        "last-obstacle": "bold yellow",
        "arrived": "bold green",
        "again": "bold",
        "arrival": "bold",
        "telegram": "bold yellow",
        "winners": "bold green",
    }
    asks_between_races = True
    paragraph = "U4.2"

    def board(self, terminal: Terminal, look: Any, names: Sequence[str]) -> RenderableType:
        """Draw telegram and slips, the course, or how the race came out."""
        return board(terminal, look, names)

    def banner(self, spoken: Words, look: Any, player: str) -> str:
        """Ask for a slip, for dice to be given, or for the next race."""
        stakes = look.tierce_stake + 2 * look.simple_stake
        return spoken.say("auteuil-turn", player=player, phase=look.phase, francs=stakes)

    def levels(self, look: Any) -> tuple[Level, ...]:
        """Part bets by horse, dice by points and horse."""
        return LEVELS[kind_asked(look)]

    def choices(self, look: Any) -> Choices:
        """Ask for the bets of a slip one after the other."""
        if look.phase != "slips":
            return tuple(look.choices)
        asked = kind_asked(look)
        return tuple(choice for choice in look.choices if choice.move.kind == asked)

    def ask(self, spoken: Words, look: Any, question: str) -> str:
        """Put a question into words."""
        asked = "sweets" if question == "ready" and look.sweets else question
        return spoken.say("auteuil-ask", question=asked, race=look.race + 1)

    def help(self, spoken: Words, look: Any) -> list[str]:
        """Explain slips, dice or the time between races."""
        return [spoken.say("auteuil-help", phase=look.phase), spoken.say("auteuil-help-more")]

    def race_ended(self, before: str, after: str) -> bool:
        """Tell whether the slips of a race have just been paid."""
        return after in SETTLED and before not in SETTLED

    def figures_heading(self, spoken: Words) -> str:
        """Count in francs."""
        return spoken.say("auteuil-purse")

    def desk(self, terminal: Terminal, look: Any, choices: Choices) -> RenderableType | None:
        """Lay out the slip while it is filled in, with what has been marked so far."""
        if look.phase != "slips":
            return None
        marked = marked_so_far(choices) if choices[0].move.kind == "tierce" else ()
        return slip_form(terminal, look, marked)

    def barred(self, look: Any, level: Level, choices: Choices) -> Choices:
        """List the horses that cannot take this die or this square."""
        if level.part is not horse:
            return ()
        asked = (choices[0].move.kind, choices[0].points)
        return tuple(one for one in look.barred if (one.move.kind, one.points) == asked)

    def barred_lines(self, spoken: Words, barred: Choices) -> list[Text]:
        """Name them on one line; whoever types one hears why."""
        if not barred:
            return []
        by_paragraph: dict[str, list[str]] = {}
        for one in barred:
            by_paragraph.setdefault(one.paragraph, []).append(str(one.move.horse))
        reasons = ", ".join(
            f"{' '.join(horses)} ({paragraph})" for paragraph, horses in by_paragraph.items()
        )
        return [Text(spoken.say("auteuil-barred", horses=reasons), "dim")]

    def sheet(self, terminal: Terminal, look: Any, command: str) -> RenderableType | None:
        """Show the whole pay table of this race."""
        asked = command in terminal.words.say("auteuil-type-pay").split()
        return pay_table(terminal, look) if asked and look.pay_table else None

    def spelled(self, spoken: Words, look: Any, typed: str) -> str:  # noqa: ARG002 (as every face is asked)
        """Take the words of moves in any language."""
        return first_word_written(typed, TYPED)

    def secret(self, look: Any) -> bool:
        """Between races everything lies open."""
        return look.phase not in SETTLED

    def followed(self, look: Any) -> bool:
        """A race is watched on the course, die by die."""
        return look.phase in RUNNING


FACE = AuteuilFace()
