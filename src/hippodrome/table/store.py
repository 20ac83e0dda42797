"""The log of all tables on disk: appended to, read back, never changed.

One thread writes. It takes everything that waits, writes it in one transaction and only then
says so, so a move that was acknowledged is on disk. The primary key (table, sequence) refuses
a second writer of the same step. SQLAlchemy Core, so that the same code serves PostgreSQL
(`table/engines.py`).
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.engine import URL

from hippodrome.table.engines import POSTGRES, engine_at, postgres_at
from hippodrome.table.folder import DataFolder
from hippodrome.table.log import KeptPack, Row, StoreFailedError, Summary, Then
from hippodrome.table.migrations import migrate
from hippodrome.table.replacing import keeping, replacing
from hippodrome.table.results import as_row
from hippodrome.table.schema import ARCHIVES, GUESTS, LOG, MEMBERS, PACKS, RESULTS, TABLES
from hippodrome.table.writer import Statement, Write, Writer

logger = logging.getLogger(__name__)

# Made once: putting a statement together costs more than running it.
EVENTS = (
    sql.select(LOG.c.sequence, LOG.c.event)
    .where((LOG.c.table_id == sql.bindparam("table")) & (LOG.c.sequence > sql.bindparam("after")))
    .order_by(LOG.c.sequence)
)


class Store:
    """A database of logs behind one writer thread."""

    def __init__(self, url: str | URL, folder: DataFolder | None = None) -> None:
        """Open the database, making or upgrading its tables where that is due."""
        self._folder = folder
        self.engine = engine_at(url)
        try:
            migrate(self.engine)
        except BaseException:
            self.engine.dispose()
            raise
        self._writer = Writer(self.engine)

    @classmethod
    def in_folder(cls, folder: Path) -> Store:
        """Open the embedded database of a data folder, which no other process may hold."""
        held = DataFolder(folder)
        try:
            return cls(held.url, held)
        except BaseException:
            held.close()
            raise

    @classmethod
    def at(cls, address: str) -> Store:
        """Open a database of PostgreSQL, which other processes may use as well."""
        return cls(postgres_at(address))

    def close(self) -> None:
        """Write what waits, then stop; what is asked for later is refused."""
        self._writer.close()
        self.engine.dispose()
        if self._folder is not None:
            self._folder.close()

    @property
    def writes(self) -> bool:
        """Could the last thing that was to be written be written?"""
        return not self._writer.failing

    @property
    def waiting(self) -> int:
        """How many writes wait to be written?"""
        return self._writer.waiting

    @property
    def shared(self) -> bool:
        """May other processes use it at the same time?"""
        return self.engine.dialect.name == POSTGRES

    # Writing: the future is done when the transaction is on disk.

    def append(self, row: Row) -> Future[None]:
        """Write the next event of a table and what it brings with it, all or nothing.

        That may be what the lobby shows, a guest who now sits there, and the pack it plays, kept
        by its hash so that editing content strands nothing.
        """
        return self._writer.promise(_write(row))

    def append_then(self, then: Then, row: Row) -> None:
        """Write as `append` does; a call back costs a move less than a future would."""
        self._writer.submit(_write(row, then))

    def keep_archive(self, table_id: str, body: bytes) -> Future[None]:
        """Keep what each audience saw of a finished game."""
        row = {"table_id": table_id, "body": body}
        return self._writer.promise(Write(statements=[replacing(ARCHIVES, row)]))

    def keep_guest(self, token_hash: str, guest: str, name: str, silk: int = 0) -> Future[None]:
        """Keep a guest's name and silk under the hash of the token that proves who they are."""
        row = {"token_hash": token_hash, "guest": guest, "name": name, "silk": silk}
        return self._writer.promise(Write(statements=[replacing(GUESTS, row)]))

    # Reading: from any thread.

    def events(self, table_id: str, after: int = 0) -> list[tuple[int, bytes]]:
        """Give a table's events in order, after a sequence number."""
        rows = self.rows(EVENTS, {"table": table_id, "after": after})
        return [(row.sequence, row.event) for row in rows]

    def summary(self, table_id: str) -> Summary | None:
        """Give what the lobby shows of one table."""
        row = self._first(sql.select(TABLES).where(TABLES.c.table_id == table_id))
        return Summary(**row._mapping) if row else None

    def summaries(
        self,
        phases: Sequence[str],
        public_only: bool,
        most: int,
        game: str = "",
        after: tuple[int, str] | None = None,
    ) -> list[Summary]:
        """List tables in some phases, the latest first; of one game, and after one of the list."""
        wanted = sql.select(TABLES).where(TABLES.c.phase.in_(phases))
        if public_only:
            wanted = wanted.where(TABLES.c.public)
        if game:
            wanted = wanted.where(TABLES.c.game == game)
        if after is not None:
            changed_at, table_id = after
            earlier = TABLES.c.changed_at < changed_at
            same = (TABLES.c.changed_at == changed_at) & (TABLES.c.table_id < table_id)
            wanted = wanted.where(earlier | same)
        latest_first = (TABLES.c.changed_at.desc(), TABLES.c.table_id.desc())
        wanted = wanted.order_by(*latest_first).limit(most)
        return [Summary(**row._mapping) for row in self.rows(wanted)]

    def public_of(self, guest: str, phase: str) -> int:
        """Count the public tables in a phase that a guest sits at or laid."""
        wanted = (
            sql.select(sql.func.count())
            .select_from(TABLES)
            .join(MEMBERS, MEMBERS.c.table_id == TABLES.c.table_id)
            .where((MEMBERS.c.guest == guest) & (TABLES.c.phase == phase) & TABLES.c.public)
        )
        return int(self.rows(wanted)[0][0])

    def unchanged_since(self, phase: str, date: int, after: int = 0) -> list[str]:
        """List the tables that are in a phase since before a date, and not before another."""
        wanted = sql.select(TABLES.c.table_id).where(
            (TABLES.c.phase == phase)
            & (TABLES.c.changed_at < date)
            & (TABLES.c.changed_at >= after)
        )
        return [row.table_id for row in self.rows(wanted)]

    def without_archive(self, phase: str) -> list[str]:
        """List the tables in a phase of which no archive is kept."""
        wanted = (
            sql.select(TABLES.c.table_id)
            .outerjoin(ARCHIVES, ARCHIVES.c.table_id == TABLES.c.table_id)
            .where((TABLES.c.phase == phase) & ARCHIVES.c.table_id.is_(None))
        )
        return [row.table_id for row in self.rows(wanted)]

    def tables_of(self, guest: str, most: int) -> list[Summary]:
        """List the tables a guest sat at, the latest first."""
        wanted = (
            sql.select(TABLES)
            .join(MEMBERS, MEMBERS.c.table_id == TABLES.c.table_id)
            .where(MEMBERS.c.guest == guest)
            .order_by(TABLES.c.changed_at.desc())
            .limit(most)
        )
        return [Summary(**row._mapping) for row in self.rows(wanted)]

    def pack(self, pack_hash: str) -> tuple[str, bytes] | None:
        """Give a kept pack's name and fields."""
        wanted = sql.select(PACKS.c.name, PACKS.c.printed).where(PACKS.c.hash == pack_hash)
        row = self._first(wanted)
        return (row.name, row.printed) if row else None

    def archive(self, table_id: str) -> bytes | None:
        """Give what was kept of a finished game."""
        row = self._first(sql.select(ARCHIVES.c.body).where(ARCHIVES.c.table_id == table_id))
        return row.body if row else None

    def guest(self, token_hash: str) -> tuple[str, str, int] | None:
        """Give the guest a token belongs to, their name and their silk."""
        row = self._first(sql.select(GUESTS).where(GUESTS.c.token_hash == token_hash))
        return (row.guest, row.name, row.silk) if row else None

    def change(self, statements: list[Statement]) -> Future[None]:
        """Write something beside the log, all or nothing."""
        return self._writer.promise(Write(statements=statements))

    def rows(self, wanted: Any, parameters: Any = None) -> Sequence[Any]:
        """Read some rows, or say that the database cannot be asked now."""
        try:
            with self.engine.connect() as connection:
                return connection.execute(wanted, parameters).all()
        except (sql.exc.OperationalError, sql.exc.TimeoutError) as error:
            logger.warning("the store cannot be read: %s", error)
            raise StoreFailedError("store-unread") from error

    def _first(self, wanted: Any) -> Any:
        rows = self.rows(wanted.limit(1))
        return rows[0] if rows else None


def _write(row: Row, then: Then | None = None) -> Write:
    """Give an event and the statements that keep what it brings with it."""
    statements: list[Statement] = []
    if row.summary is not None:
        statements.append(replacing(TABLES, _as_row(row.summary)))
    members = ({"guest": guest, "table_id": row.table_id} for guest in row.members)
    statements += [keeping(MEMBERS, member) for member in members]
    statements += [(RESULTS.insert(), as_row(one)) for one in row.results]
    if row.pack is not None:
        statements.append(keeping(PACKS, _as_row(row.pack)))
    return Write((row.table_id, row.sequence, row.event), statements, then)


def _as_row(kept: Summary | KeptPack) -> dict[str, Any]:
    return {name: getattr(kept, name) for name in kept.__slots__}
