"""Finish Line at the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.text import Text

from hippodrome.games.finishline.moves import MOVES
from hippodrome.games.finishline.terminal.board import SETTLED, board
from hippodrome.games.finishline.terminal.dice import SIGNS, every_face
from hippodrome.games.finishline.terminal.levels import barred, levels, offered
from hippodrome.games.finishline.terminal.spelling import spelled
from hippodrome.terminal.face import Choices, Face, Level
from hippodrome.terminal.screen import Terminal
from hippodrome.terminal.spelling import typed_for
from hippodrome.words import Words

FOLLOWED = ("lay", "take", "roll", "use", "extras", "photo")


class FinishLineFace(Face):
    """A row of tiles, dice in five colours and secret slips."""

    moves = MOVES
    voices: ClassVar[Mapping[str, str]] = {
        "race": "bold",
        "off": "bold green",
        "leads": "bold yellow",
        "level": "bold yellow",
        "straight": "bold yellow",
        "last-die": "bold",
        "disqualified": "bold red",
        "post": "bold green",
        "photo": "bold yellow",
        "photo-won": "bold green",
        "arrival": "bold",
        "winners": "bold green",
    }
    asks_between_races = True
    paragraph = "F5.7"

    def board(self, terminal: Terminal, look: Any, names: Sequence[str]) -> RenderableType:
        """Draw the row with reserve, dice and people, or how the race came out."""
        return board(terminal, look, names)

    def banner(self, spoken: Words, look: Any, player: str) -> str:
        """Ask for a slip, for dice to be taken or used, or for the next race."""
        moment = "handful" if look.phase == "take" and not look.front else look.phase
        return spoken.say("finishline-turn", player=player, moment=moment, euros=look.money_left)

    def levels(self, look: Any) -> tuple[Level, ...]:
        """Part bets by horses and stake, dice by number and by what they are used on."""
        return levels(look)

    def choices(self, look: Any) -> Choices:
        """Offer bets at several stakes, and equal dice under each of their numbers."""
        return offered(look)

    def ask(self, spoken: Words, look: Any, question: str) -> str:
        """Put a question into words."""
        runners = [str(tile.number) for tile in look.tiles]
        return spoken.say(
            "finishline-ask",
            question=question,
            one=runners[-1],
            other=runners[-2],
            step=look.step,
            race=look.race + 1,
            euros=look.allowance,
        )

    def help(self, spoken: Words, look: Any) -> list[str]:
        """Explain slips, dice or the time between races."""
        shoe, black = SIGNS["horseshoe"], SIGNS["black-shoe"]
        return [
            spoken.say("finishline-help", phase=look.phase, step=look.step),
            spoken.say("finishline-help-more", shoe=shoe, black=black),
        ]

    def race_ended(self, before: str, after: str) -> bool:
        """Tell whether the slips of a race have just been reckoned up."""
        return after in SETTLED and before not in SETTLED

    def figures_heading(self, spoken: Words) -> str:
        """Count in euros."""
        return spoken.say("finishline-capital")

    def barred(self, look: Any, level: Level, choices: Choices) -> Choices:
        """List what this die, or this extra action, cannot be used on."""
        return barred(look, level, choices)

    def barred_lines(self, spoken: Words, barred: Choices) -> list[Text]:
        """Name them on one line; whoever types one hears why."""
        by_paragraph: dict[str, list[str]] = {}
        for one in barred:
            by_paragraph.setdefault(one.paragraph, []).append(one.written(spoken))
        if not by_paragraph:
            return []
        reasons = ", ".join(
            f"{' '.join(written)} ({paragraph})" for paragraph, written in by_paragraph.items()
        )
        return [Text(spoken.say("finishline-barred", horses=reasons), "dim")]

    def sheet(self, terminal: Terminal, look: Any, command: str) -> RenderableType | None:
        """Explain every face of every die."""
        return every_face(terminal, look) if command in typed_for("finishline-type-dice") else None

    def secret(self, look: Any) -> bool:
        """Between races everything lies open."""
        return look.phase not in SETTLED

    def followed(self, look: Any) -> bool:
        """A race is watched in the row, die by die."""
        return look.phase in FOLLOWED

    def spelled(self, spoken: Words, look: Any, typed: str) -> str:
        """Take tiles by their numbers and colours by their names."""
        return spelled(spoken, look, typed)


FACE = FinishLineFace()
