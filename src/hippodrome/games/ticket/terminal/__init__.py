"""Ticket Gagnant at the terminal."""

# ruff: noqa: ARG002 (every face is asked in the same way, whatever it looks at)

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec
from rich.console import RenderableType
from rich.text import Text

from hippodrome.games.ticket.moves import MOVES
from hippodrome.games.ticket.terminal.board import UNDER_WAY, board
from hippodrome.games.ticket.terminal.levels import LEVELS, hand_text, run
from hippodrome.terminal.face import Choices, Face, Level
from hippodrome.terminal.screen import Terminal
from hippodrome.words import Words

OBVIOUS = ("T4.6", "T4.10")
"""Reasons not worth a line in a list: two horses apart, and a horse already standing there."""
BEGUN = re.compile(r"([1-9](?:-[1-9.])?)-?\.?")
"""A ticket whose last boxes are not written; nobody has a card to move a horse with yet."""


class TicketFace(Face):
    """Cards on a grid track, tickets beside it."""

    moves = MOVES

    voices: ClassVar[Mapping[str, str]] = {
        "race": "bold",
        "off": "bold green",
        "leads": "bold yellow",
        "last-card": "bold green",
        "photo": "bold",
        "photo-result": "bold",
        "disqualified": "bold red",
        "arrival": "bold",
        "winners": "bold green",
    }
    untold = frozenset({"hand"})
    paragraph = "T4.7"
    decimals = True

    def board(self, terminal: Terminal, look: Any, names: Sequence[str]) -> RenderableType:
        """Draw track, scores and tickets, and the pile."""
        return board(terminal, look, names)

    def banner(self, spoken: Words, look: Any, player: str) -> str:
        """Ask for a race, a ticket or a card."""
        return spoken.say("play-turn", player=player, phase=look.phase)

    def levels(self, look: Any) -> tuple[Level, ...]:
        """Part moves by course and cards, by box, or by card, horse and way."""
        return LEVELS[look.phase]

    def ask(self, spoken: Words, look: Any, question: str) -> str:
        """Put a question into words."""
        return spoken.say("ask", question=question)

    def help(self, spoken: Words, look: Any) -> list[str]:
        """Explain races, tickets or cards."""
        if look.phase == "choose":
            sealed = any(choice.move.kind == "sealed-race" for choice in look.choices)
            more = [spoken.say("help-choose-hidden")] if sealed else []
            return [spoken.say("help-choose"), *more]
        if look.phase == "predict":
            first, second, third = look.pay.exact
            exact = {"first": first, "second": second, "third": third}
            pay = {**exact, "placed": look.pay.placed, "most": look.pay.worst}
            return [spoken.say("help-predict", **pay)]
        return [spoken.say("help-cards"), spoken.say("help-notation")]

    def race_ended(self, before: str, after: str) -> bool:
        """Tell whether the last card, or the photo after it, has settled the race."""
        return before in UNDER_WAY and after not in UNDER_WAY

    def figures_heading(self, spoken: Words) -> str:
        """Count in points."""
        return spoken.say("board-points")

    def spelled(self, spoken: Words, look: Any, typed: str) -> str:
        """Leave the boxes of a ticket empty that are not written: `5-2` is `5-2-.`."""
        begun = BEGUN.fullmatch(typed.strip()) if look.phase == "predict" else None
        if begun is None or "-" not in typed:  # one number alone answers the question
            return typed
        return "-".join([*begun[1].split("-"), ".", "."][:3])

    def desk(self, terminal: Terminal, look: Any, choices: Choices) -> RenderableType | None:
        """Write the cards on a line where no list of them follows."""
        if look.phase != "predict":
            return None
        heading = Text(f"{terminal.words.say('hand-heading')} ")
        return heading.append_text(hand_text(terminal.words, look.hand))

    def barred(self, look: Any, level: Level, choices: Choices) -> Choices:
        """List what the card (or the joker's horse) cannot do, once for each way."""
        if level.part is not run:
            return ()
        alike = {(choice.card, choice.horse) for choice in choices if choice.horse}
        return tuple(
            barred
            for barred in look.barred
            if (barred.card, barred.horse) in alike and barred.paragraph not in OBVIOUS
        )

    def completions(self, look: Any, move: Any) -> Choices:
        """List the ways to make room that a move left unsaid."""
        if getattr(move, "way", "") != "none":
            return ()
        return tuple(
            choice
            for choice in self.choices(look)
            if choice.displaced and msgspec.structs.replace(choice.move, way="none") == move
        )

    def held(self, spoken: Words, look: Any, player: str) -> Text | None:
        """Write a seat's hand."""
        if not look.hand:
            return None
        heading = Text(f"{spoken.say('hand-of', player=player)} ")
        return heading.append_text(hand_text(spoken, look.hand))

    def just_dealt(self, before: str, after: str) -> bool:
        """Look at the hands when tickets are to be filled in."""
        return after == "predict" and before != "predict"


FACE = TicketFace()
