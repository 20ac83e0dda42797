"""All finished games of a house, to be studied: a transcript of each, and a row for every seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sql

from hippodrome.table.archive import heading_of
from hippodrome.table.record import FINISHED
from hippodrome.table.schema import ARCHIVES, RESULTS, TABLES

DRAWS = "draw "


class Row(NamedTuple):
    """How a game ended for one seat."""

    table: str
    game: str
    finished_at: int
    seats: int
    decisions: int
    draws: int
    seat: int
    name: str
    bot: str
    points: int | None
    won: bool


def export(
    ours: sql.Connection, folder: Path, progress: Callable[[int, int], None] = lambda _d, _a: None
) -> list[Row]:
    """Write a transcript of every archived game into a folder; give the rows of all of them."""
    over = (
        sql.select(TABLES.c.table_id, TABLES.c.game)
        .join(ARCHIVES, ARCHIVES.c.table_id == TABLES.c.table_id)
        .where(TABLES.c.phase == FINISHED)
        .order_by(TABLES.c.changed_at, TABLES.c.table_id)
    )
    games = ours.execute(over).all()
    rows: list[Row] = []
    for number, (table, game) in enumerate(games):
        progress(number, len(games))
        body = ours.execute(
            sql.select(ARCHIVES.c.body).where(ARCHIVES.c.table_id == table)
        ).scalar()
        assert body is not None
        written = heading_of(body).transcript
        file = folder / game / f"{table}.txt"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(written, encoding="utf-8")
        rows += _rows(ours, table, written)
    return rows


def _rows(ours: sql.Connection, table: str, written: str) -> Iterator[Row]:
    """Give how a game ended, seat by seat, and how long it was."""
    lines = written.partition("\n\n")[2].splitlines()
    draws = sum(line.startswith(DRAWS) for line in lines)
    decisions = sum(line.partition(":")[0].isdigit() for line in lines)
    wanted = sql.select(RESULTS).where(RESULTS.c.table_id == table).order_by(RESULTS.c.seat)
    seats = ours.execute(wanted).all()
    for one in seats:
        yield Row(
            *(table, one.game, one.finished_at, len(seats), decisions, draws, one.seat + 1),
            *(one.name, one.bot, one.points, bool(one.won)),
        )
