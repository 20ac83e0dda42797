"""Ascot at the terminal."""

# ruff: noqa: ARG002 (every face is asked in the same way, whatever it looks at)

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from hippodrome.games.ascot.moves import MOVES
from hippodrome.games.ascot.people.names import odds_name
from hippodrome.games.ascot.terminal.board import board
from hippodrome.games.ascot.terminal.course import legend
from hippodrome.games.ascot.terminal.levels import levels, offered, typed
from hippodrome.games.ascot.terminal.pad import places
from hippodrome.games.ascot.terminal.people import hand_of, string_of
from hippodrome.games.ascot.terminal.signs import name_of, short_things
from hippodrome.games.ascot.terminal.spelling import spelled
from hippodrome.games.ascot.terminal.training import packs_sheet, squares_sheet
from hippodrome.terminal.face import Choices, Face, Level
from hippodrome.terminal.screen import Terminal
from hippodrome.words import Words

FOLLOWED = ("training", "race")
SECRET = ("deal", "auction")
"""Stages in which there are hands that others must not see."""
COURSE_COMMANDS = ("course", "signs", "signes")
REPORT_COMMANDS = ("reports", "rapports")
LOOP_COMMANDS = ("loop", "boucle")
HORSE_COMMANDS = ("horses", "chevaux")
PLACE_COMMANDS = ("places", "placés")
"""What is typed to see more than fits beside the questions."""
REFUSED = "ascot-refused-"


class AscotFace(Face):
    """A sale ring, a training loop, a market, a bookmaker's pad and six lanes of turf."""

    moves = MOVES
    voices: ClassVar[Mapping[str, str]] = {
        "declared": "bold yellow",
        "turned-up": "bold",
        "sold": "bold yellow",
        "owes": "bold red",
        "starts": "bold",
        "report-read": "yellow",
        "disadvantage-taken": "red",
        "strangles-told": "bold red",
        "training-over": "bold",
        "offer-made": "bold",
        "offer-accepted": "bold green",
        "market-closed": "bold",
        "horse-called": "bold",
        "place-priced": "bold",
        "place-taken": "bold green",
        "off": "bold green",
        "fell": "bold red",
        "out-of-race": "bold red",
        "leads": "bold yellow",
        "into-bend": "bold yellow",
        "into-straight": "bold yellow",
        "past-post": "bold green",
        "disqualified-at-post": "bold red",
        "race-over": "bold",
        "won": "bold green",
        "richest": "bold green",
    }
    paragraph = "A9.4"

    def board(self, terminal: Terminal, look: Any, names: Sequence[str]) -> RenderableType:
        """Draw what this moment of the day needs."""
        return board(terminal, look, names)

    def banner(self, spoken: Words, look: Any, player: str) -> str:
        """Say what is asked of the player now, and about what."""
        thing = subject(look)
        about = name_of(look, thing) if thing else ""
        moment = moment_of(look)
        length = max((choice.length for choice in look.choices), default=0)
        odds = odds_name(look.place_deal.odds) if look.place_deal is not None else ""
        return spoken.say(
            "ascot-turn", player=player, moment=moment, about=about, length=length, odds=odds
        )

    def levels(self, look: Any) -> tuple[Level, ...]:
        """Part moves by what is typed for them."""
        return levels(look)

    def choices(self, look: Any) -> Choices:
        """Offer free amounts at the rungs of their ladders."""
        return offered(look)

    def ask(self, spoken: Words, look: Any, question: str) -> str:
        """Put a question into words."""
        return spoken.say("ascot-ask", question=question)

    def help(self, spoken: Words, look: Any) -> list[str]:
        """Explain this stage of the day, and what else can be typed."""
        return [spoken.say("ascot-help", stage=look.stage), spoken.say("ascot-help-more")]

    def race_ended(self, before: str, after: str) -> bool:
        """Tell whether the race has just been settled."""
        return after == "closed" and before != "closed"

    def figures_heading(self, spoken: Words) -> str:
        """Count in francs."""
        return spoken.say("ascot-head-purse")

    def barred(self, look: Any, level: Level, choices: Choices) -> Choices:
        """List what might be thought possible at the first question and is not."""
        if level.question == "money":
            return ()
        possible = {level.part(choice) for choice in choices}
        return tuple(one for one in look.barred if level.part(one) not in possible)

    def barred_lines(self, spoken: Words, barred: Choices) -> list[Text]:
        """Write on one line what is barred, by reasons; whoever types one hears it in full."""
        reasons: dict[tuple[str, str], list[str]] = {}
        for one in barred:
            part = str(typed(one))
            why = one.barred.key.removeprefix(REFUSED)
            reasons.setdefault((why, one.paragraph), []).append(part)
        told = [
            f"{' '.join(parts)} {spoken.say('ascot-barred', why=why)} ({paragraph})"
            for (why, paragraph), parts in reasons.items()
        ]
        return [Text(", ".join(told), "dim")] if told else []

    def spelled(self, spoken: Words, look: Any, typed: str) -> str:
        """Take money as it is said, and moves in the words of any language."""
        return spelled(look, typed)

    def sheet(self, terminal: Terminal, look: Any, command: str) -> RenderableType | None:
        """Explain the signs of the course, the reports or the loop, list horses or place bets."""
        if command in COURSE_COMMANDS:
            return Group(*legend(terminal, look, terminal.console.width))
        if command in REPORT_COMMANDS and look.training is not None:
            return packs_sheet(terminal, look)
        if command in LOOP_COMMANDS and look.training is not None:
            return squares_sheet(terminal, look)
        numbers = [str(seat.seat + 1) for seat in look.seats]
        if command in HORSE_COMMANDS:
            return string_of(terminal, look, numbers)
        if command in PLACE_COMMANDS and look.put_aside:
            return places(terminal, look, numbers)
        return None

    def secret(self, look: Any) -> bool:
        """Hands are secret until the auction is over, and so is an offer half made."""
        return look.stage in SECRET or look.phase == "offer"

    def followed(self, look: Any) -> bool:
        """Training and race are watched on their boards, throw by throw."""
        return look.stage in FOLLOWED

    def held(self, spoken: Words, look: Any, player: str) -> Text | None:
        """Write the hand of a seat, as long as it is one."""
        hand = hand_of(look)
        if not hand:
            return None
        heading = Text(f"{spoken.say('hand-of', player=player)} ")
        return heading.append_text(short_things(spoken, look, hand))

    def just_dealt(self, before: str, after: str) -> bool:
        """Tell whether the cards have just gone round."""
        return before == "deal" and after != "deal"


def moment_of(look: Any) -> str:
    """Give the phase, more narrowly where it asks two different things."""
    if look.phase == "offer" and look.offer is not None:
        return "scale"
    if look.phase == "withdraw" and look.debt is not None:
        return "unpaid"
    return str(look.phase)


def subject(look: Any) -> int:
    """Find what a question is about: the lot, the horse called or moved, or the report needed."""
    if look.phase == "bid" and look.sale is not None:
        return int(look.sale.thing)
    if look.phase in ("need", "need-answer") and look.need is not None:
        return int(look.need.thing)
    return int(look.called or look.mover)


FACE = AscotFace()
