"""Copies all that a house keeps from one database to another: all of it or nothing.

Every table is read back and compared, whichever two databases they are.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import URL

from hippodrome.engine.errors import BadSetup
from hippodrome.table.engines import POSTGRES, engine_at, postgres_at, without_password
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


Report: TypeAlias = Callable[[Moved], None]
"""Is told of every table that has been copied and read back."""
Progress: TypeAlias = Callable[[int, int], None]
"""Is told how many rows have been copied, and how many there are."""


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
    folder: Path,
    address: str,
    report: Report = lambda _: None,
    progress: Progress = lambda _done, _all: None,
) -> list[Moved]:
    """Move all games of a folder into an empty database; the folder stays as it is."""
    url = postgres_at(address)
    if not (folder / DATABASE).is_file():
        raise BadSetup("migrate-nothing-there", folder=str(folder))
    source = Store.in_folder(folder)  # nobody else writes to it as long as we hold it
    try:
        with source.engine.connect() as ours:
            return into_postgres(ours, url, without_password(address), report, progress)
    finally:
        source.close()


def into_postgres(
    ours: sql.Connection, url: URL, shown: str, report: Report, progress: Progress
) -> list[Moved]:
    """Copy all that is kept into an empty database of PostgreSQL, all of it or nothing."""
    target = engine_at(url)
    try:
        migrate(target)
        with target.begin() as theirs:
            names = ", ".join(table.name for table in KEPT)
            theirs.exec_driver_sql(f"LOCK TABLE {names} IN EXCLUSIVE MODE")
            for table in KEPT:
                if theirs.execute(sql.select(table).limit(1)).first() is not None:
                    raise BadSetup("migrate-not-empty", address=shown)
            return [*copied(ours, theirs, report, progress)]
    finally:
        target.dispose()


def copied(
    ours: sql.Connection, theirs: sql.Connection, report: Report, progress: Progress
) -> Iterator[Moved]:
    """Copy table by table, then read each back; whatever differs takes all of it back."""
    whole = sum(_size(ours, table) for table in KEPT)
    done = 0
    for table in KEPT:
        read = Tally()
        _copy(theirs, table, _counted(rows_of(ours, table), read, done, whole, progress))
        found = tally(theirs, table)
        if found != read.of(table):
            raise BadSetup("migrate-differs", table=table.name)
        done += found.rows
        report(found)
        yield found


def tally(connection: sql.Connection, table: sql.Table) -> Moved:
    """Count and hash the rows of a table."""
    found = Tally()
    for row in rows_of(connection, table):
        found.add(row)
    return found.of(table)


def rows_of(connection: sql.Connection, table: sql.Table) -> Iterator[Sequence[Any]]:
    """Read a table a few rows at a time, its columns by name: migrations may have added some."""
    wanted = sql.select(*columns_of(table)).execution_options(yield_per=AT_ONCE)
    yield from connection.execute(wanted)


def columns_of(table: sql.Table) -> list[sql.Column[Any]]:
    """Give the columns of a table in an order that every database agrees on."""
    return sorted(table.columns, key=lambda column: column.name)


def _size(connection: sql.Connection, table: sql.Table) -> int:
    counted = sql.select(sql.func.count()).select_from(table)
    return int(connection.execute(counted).scalar_one())


def _counted(
    rows: Iterable[Sequence[Any]], read: Tally, done: int, whole: int, progress: Progress
) -> Iterator[Sequence[Any]]:
    for number, row in enumerate(rows, start=done):
        if number % AT_ONCE == 0:
            progress(number, whole)
        read.add(row)
        yield row


def _copy(connection: sql.Connection, table: sql.Table, rows: Iterable[Sequence[Any]]) -> None:
    """Write rows as fast as the database takes them."""
    columns = columns_of(table)
    names = ", ".join(column.name for column in columns)
    cursor: Any = connection.connection.cursor()
    if connection.dialect.name == POSTGRES:
        with cursor, cursor.copy(f"COPY {table.name} ({names}) FROM STDIN") as copying:
            for row in rows:
                copying.write_row(row)
        return
    gaps = ", ".join("?" for _ in columns)
    cursor.executemany(f"INSERT INTO {table.name} ({names}) VALUES ({gaps})", map(tuple, rows))


def _plain(cell: Any) -> Any:
    """Give a cell as both databases give it."""
    return bytes(cell) if isinstance(cell, bytes | memoryview) else cell
