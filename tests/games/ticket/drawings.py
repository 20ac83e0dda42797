"""Positions drawn as text, so that a test of Ticket Gagnant reads like the story it tells.

A drawing shows the track as its riders see it: a row is a lane, the left rail on top; the race
goes to the right. Besides horses (digits) and free squares (dots) it may show

    |   a hedge, drawn in every lane between the same two columns
    :   the dotted line, drawn likewise; without one no horse is ever beyond it
    ~   a river square; the river fills its column
    u   hoof marks, and 5u a horse standing on them
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

OPEN_FIELD = """
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . 5 . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
"""

# Red 5 can go two forward onto blue 4; orange and purple take two squares around blue.
ON_BLUE = """
    . . . . . . . .
    . . . . . . . .
    . . . . . . 1 .
    . . . . 5 . 4 2
    . . . . . . . .
"""

# Abreast beyond the line: orange and purple cannot move beside each other, nor red by two squares,
# as nobody there has a free square at its side to make room on.
NO_WAY_ON = """
    . . : 1
    . . : 3
    . . : 5
    . . : 4
    . . : 2
"""


@dataclass(frozen=True)
class Drawing:
    """What a drawing shows."""

    lanes: int
    columns: int
    horses: Mapping[int, tuple[int, int]]
    hoofs: frozenset[tuple[int, int]]
    hedges: tuple[int, ...]
    line: int
    river: int


def read_drawing(text: str) -> Drawing:
    """Read a drawing, refusing one that contradicts itself."""
    rows = [line.split() for line in text.strip().splitlines()]
    horses: dict[int, tuple[int, int]] = {}
    hoofs: set[tuple[int, int]] = set()
    borders: set[tuple[tuple[str, int], ...]] = set()
    widths: set[int] = set()
    rivers: set[int] = set()
    for lane, row in enumerate(rows, start=1):
        column = 0
        marks = []
        for token in row:
            if token in ("|", ":"):
                marks.append((token, column))
                continue
            column += 1
            if token == "~":
                rivers.add(column)
            if token.endswith("u"):
                hoofs.add((lane, column))
            number = token.rstrip("u")
            if number.isdigit():
                assert int(number) not in horses, f"horse {number} is drawn twice"
                horses[int(number)] = (lane, column)
            assert number.isdigit() or token in (".", "~", "u"), f"what is {token}?"
        borders.add(tuple(marks))
        widths.add(column)
    assert len(widths) == 1, "lanes differ in length"
    assert len(borders) == 1, "hedges and line must be drawn in every lane"
    assert len(rivers) <= 1, "one river at most"
    columns = widths.pop()
    (border,) = borders
    hedges = tuple(column for mark, column in border if mark == "|")
    line = next((column for mark, column in border if mark == ":"), columns)
    return Drawing(
        len(rows), columns, horses, frozenset(hoofs), hedges, line, max(rivers, default=0)
    )
