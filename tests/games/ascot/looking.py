"""Looks, for tests: what a seat sees of a table, and its choices by kind."""

from __future__ import annotations

import msgspec

from hippodrome.games.ascot.people.look import look
from hippodrome.games.ascot.people.looks import Choice, Look
from tests.games.ascot.positions import Table


def seen(table: Table, seat: int) -> Look:
    """What a seat sees, which must survive the journey as JSON."""
    found = look(table.pack, table.view(seat), seat)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Look) == found
    return found


def kinds(choices: tuple[Choice, ...]) -> list[str]:
    return [choice.kind for choice in choices]


def only(choices: tuple[Choice, ...], kind: str) -> Choice:
    (found,) = (choice for choice in choices if choice.kind == kind)
    return found
