"""Which puzzles a guest has tried, kept beside the log as results are: the first try counts."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Future
from typing import TYPE_CHECKING

import sqlalchemy as sql

from hippodrome.table.replacing import keeping
from hippodrome.table.schema import PUZZLES

if TYPE_CHECKING:
    from hippodrome.table.store import Store

ANY_DAY = 0
"""Stands for the day where a puzzle was not that day's."""


class PuzzleBook:
    """The tries a store keeps."""

    def __init__(self, store: Store) -> None:
        """Read and write those of a store."""
        self._store = store

    def note(self, guest: str, puzzle: str, day: int, *, right: bool) -> Future[None]:
        """Keep a guest's first try at a puzzle, or at a day's; later ones change nothing."""
        row = {"guest": guest, "puzzle": puzzle, "day": day, "solved": right}
        return self._store.change([keeping(PUZZLES, row)])

    def solved(self, guest: str) -> dict[str, bool]:
        """Give the puzzles a guest has tried, and whether they were ever right at first."""
        found: dict[str, bool] = {}
        for row in self.tries(guest):
            found[row.puzzle] = found.get(row.puzzle, False) or bool(row.solved)
        return found

    def days(self, guest: str) -> dict[int, bool]:
        """Give the days whose puzzle a guest has tried, and whether they were right."""
        return {row.day: bool(row.solved) for row in self.tries(guest) if row.day != ANY_DAY}

    def tries(self, guest: str) -> list[sql.Row[tuple[str, str, int, bool]]]:
        """Give the rows that are kept of a guest."""
        return [*self._store.rows(sql.select(PUZZLES).where(PUZZLES.c.guest == guest))]


def streak(days: Mapping[int, bool], day: int) -> int:
    """Count the days in a row, up to a day or the one before, whose puzzle was found."""
    last = day if days.get(day) is not None else day - 1
    length = 0
    while days.get(last - length):
        length += 1
    return length


def longest_streak(days: Mapping[int, bool]) -> int:
    """Give the longest row there ever was."""
    return max((streak(days, day) for day in days), default=0)
