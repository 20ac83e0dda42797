"""Moves an embedded database into PostgreSQL: all of it or nothing, checked table by table."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sql

from hippodrome.engine.errors import BadSetup
from hippodrome.table.engines import engine_at, postgres_at, without_password
from hippodrome.table.folder import DATABASE
from hippodrome.table.migrations import migrate
from hippodrome.table.schema import KEPT
from hippodrome.table.store import Store

AT_ONCE = 1000
"""Rows that are in memory at once."""
WHOLE = 1 << 256


class Moved(NamedTuple):
    """A table of the database: how many rows it has, and a hash of all of them in any order."""

    table: str
    rows: int
    hash: str


class Tally:
    """Counts rows and hashes them, in whichever order they come."""

    def __init__(self) -> None:
        """Begin with none."""
        self._rows = 0
        self._sum = 0

    def add(self, row: Sequence[Any]) -> None:
        """Count a row; hashes are added up, so that a row that comes twice is noticed as well."""
        written = hashlib.sha256(msgspec.msgpack.encode([_plain(cell) for cell in row])).digest()
        self._rows += 1
        self._sum = (self._sum + int.from_bytes(written, "big")) % WHOLE

    def of(self, table: sql.Table) -> Moved:
        """Say what has come of a table."""
        return Moved(table.name, self._rows, f"{self._sum:064x}")


def move(
    folder: Path, address: str, report: Callable[[Moved], None] = lambda _: None
) -> list[Moved]:
    """Move all games of a folder into an empty database; the folder stays as it is."""
    url = postgres_at(address)
    if not (folder / DATABASE).is_file():
        raise BadSetup("migrate-nothing-there", folder=str(folder))
    source = Store.in_folder(folder)  # nobody else writes to it as long as we hold it
    try:
        target = engine_at(url)
        try:
            migrate(target)
            with source.engine.connect() as ours, target.begin() as theirs:
                return [*_moved(ours, theirs, report, without_password(address))]
        finally:
            target.dispose()
    finally:
        source.close()


def _moved(
    ours: sql.Connection, theirs: sql.Connection, report: Callable[[Moved], None], shown: str
) -> Iterator[Moved]:
    """Copy table by table, then read each back; whatever differs takes all of it back."""
    names = ", ".join(table.name for table in KEPT)
    theirs.exec_driver_sql(f"LOCK TABLE {names} IN EXCLUSIVE MODE")
    for table in KEPT:
        if theirs.execute(sql.select(table).limit(1)).first() is not None:
            raise BadSetup("migrate-not-empty", address=shown)
    for table in KEPT:
        copied = Tally()
        _copy(theirs, table, _counted(_rows(ours, table), copied))
        found = Tally()
        for _ in _counted(_rows(theirs, table), found):
            pass
        if found.of(table) != copied.of(table):
            raise BadSetup("migrate-differs", table=table.name)
        report(copied.of(table))
        yield copied.of(table)


def _rows(connection: sql.Connection, table: sql.Table) -> Iterator[Sequence[Any]]:
    """Read a table a few rows at a time."""
    yield from connection.execute(sql.select(table).execution_options(yield_per=AT_ONCE))


def _counted(rows: Iterable[Sequence[Any]], tally: Tally) -> Iterator[Sequence[Any]]:
    for row in rows:
        tally.add(row)
        yield row


def _copy(connection: sql.Connection, table: sql.Table, rows: Iterable[Sequence[Any]]) -> None:
    """Write rows as fast as PostgreSQL takes them."""
    names = ", ".join(column.name for column in table.columns)
    cursor: Any = connection.connection.cursor()
    with cursor, cursor.copy(f"COPY {table.name} ({names}) FROM STDIN") as copying:
        for row in rows:
            copying.write_row(row)


def _plain(cell: Any) -> Any:
    """Give a cell as both databases give it."""
    return bytes(cell) if isinstance(cell, bytes | memoryview) else cell
