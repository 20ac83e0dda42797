"""How games ended, finished or given up: a row for each seat, written with what ended the game.

A guest's record is read from here. Whoever wants to be forgotten loses their name and the link to
their tables (`table/forgetting.py`); points stay with the seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any, NamedTuple

import sqlalchemy as sql

from hippodrome.table.outcomes import Result
from hippodrome.table.record import ABANDONED, FINISHED
from hippodrome.table.replacing import keeping
from hippodrome.table.schema import RESULTS, TABLES

if TYPE_CHECKING:
    from hippodrome.table.store import Store


class Tally(NamedTuple):
    """How many games of a kind a guest has finished, and won."""

    game: str
    played: int
    won: int


class Results:
    """The results a store keeps."""

    def __init__(self, store: Store) -> None:
        """Read and write those of a store."""
        self._store = store

    def keep(self, results: Sequence[Result]) -> Future[None]:
        """Keep how a game ended of which nothing was kept yet."""
        return self._store.change([keeping(RESULTS, as_row(one)) for one in results])

    def missing(self) -> list[str]:
        """List the finished tables of which no result is kept: those of an older Hippodrome."""
        wanted = (
            sql.select(TABLES.c.table_id)
            .outerjoin(RESULTS, RESULTS.c.table_id == TABLES.c.table_id)
            .where((TABLES.c.phase == FINISHED) & RESULTS.c.table_id.is_(None))
        )
        return [row.table_id for row in self._store.rows(wanted)]

    def tally(self, guest: str) -> list[Tally]:
        """Count the games a guest has finished, by kind."""
        tables = sql.func.count(sql.distinct(RESULTS.c.table_id))
        wins = sql.func.count(
            sql.distinct(sql.case((RESULTS.c.won, RESULTS.c.table_id), else_=None))
        )
        wanted = (
            sql.select(RESULTS.c.game, tables, wins)
            .where((RESULTS.c.guest == guest) & RESULTS.c.table_id.not_in(_given_up()))
            .group_by(RESULTS.c.game)
            .order_by(RESULTS.c.game)
        )
        return [Tally(*row) for row in self._store.rows(wanted)]

    def page(
        self, guest: str, most: int, game: str = "", after: tuple[int, str] | None = None
    ) -> list[list[Result]]:
        """Give the tables at which a guest's game has ended, the latest first, with their seats."""
        mine = sql.select(RESULTS.c.table_id, RESULTS.c.finished_at).where(RESULTS.c.guest == guest)
        if game:
            mine = mine.where(RESULTS.c.game == game)
        if after is not None:
            date, table_id = after
            earlier = RESULTS.c.finished_at < date
            same = (RESULTS.c.finished_at == date) & (RESULTS.c.table_id < table_id)
            mine = mine.where(earlier | same)
        mine = mine.distinct().order_by(RESULTS.c.finished_at.desc(), RESULTS.c.table_id.desc())
        tables = [row.table_id for row in self._store.rows(mine.limit(most))]
        found = self.of_tables(tables)
        return [found[table_id] for table_id in tables]

    def given_up(self, tables: Sequence[str]) -> set[str]:
        """Find those among some tables whose game was given up."""
        wanted = _given_up().where(TABLES.c.table_id.in_(tables))
        return {row.table_id for row in self._store.rows(wanted)} if tables else set()

    def of_tables(self, tables: Sequence[str]) -> dict[str, list[Result]]:
        """Give how the games at some tables ended, seat by seat."""
        if not tables:
            return {}
        found: dict[str, list[Result]] = {}
        seats = sql.select(RESULTS).where(RESULTS.c.table_id.in_(tables)).order_by(RESULTS.c.seat)
        for row in self._store.rows(seats):
            found.setdefault(row.table_id, []).append(Result(**row._mapping))
        return found


def _given_up() -> sql.Select[tuple[str]]:
    return sql.select(TABLES.c.table_id).where(TABLES.c.phase == ABANDONED)


def as_row(result: Result) -> dict[str, Any]:
    """Give a result as the database takes it."""
    return {name: getattr(result, name) for name in Result.__slots__}
