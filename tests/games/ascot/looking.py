"""Looks, for tests: what a seat sees of a table, and its choices by kind."""

from __future__ import annotations

import msgspec

from hippodrome.games.ascot.moves import MOVES
from hippodrome.games.ascot.people.look.types import Choice, Look
from hippodrome.games.ascot.people.look.whole import look
from tests.games.ascot.positions import Table


def seen(table: Table, seat: int) -> Look:
    """What a seat sees, which must survive the journey as JSON."""
    found = look(table.pack, table.view(seat), seat)
    sent = msgspec.json.encode(found)
    assert msgspec.json.encode(msgspec.json.decode(sent, type=Look)) == sent
    return found


def kinds(choices: tuple[Choice, ...]) -> list[str]:
    return [choice.move.kind for choice in choices]


def only(choices: tuple[Choice, ...], kind: str) -> Choice:
    (found,) = (choice for choice in choices if choice.move.kind == kind)
    return found


def number_of(choice: Choice) -> int:
    """The integer of what may be chosen."""
    return MOVES.number(choice.move)
