"""The log of all tables on disk: appended to, read back, never changed.

One thread writes. It takes everything that waits, writes it in one transaction and only then
says so, so a move that was acknowledged is on disk. The primary key (table, sequence) refuses
a second writer of the same step. SQLAlchemy Core, so that the same code serves PostgreSQL.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy import event as sql_event

from hippodrome.engine.errors import HippodromeError

METADATA = sql.MetaData()
LOG = sql.Table(
    "log",
    METADATA,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("sequence", sql.Integer, primary_key=True),
    sql.Column("event", sql.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
TABLES = sql.Table(
    "tables",
    METADATA,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("title", sql.String(80), nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("phase", sql.String(16), nullable=False, index=True),
    sql.Column("changed_at", sql.BigInteger, nullable=False),
)
MEMBERS = sql.Table(
    "members",
    METADATA,
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("table_id", sql.String(32), primary_key=True),
)
PACKS = sql.Table(
    "packs",
    METADATA,
    sql.Column("hash", sql.String(64), primary_key=True),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("printed", sql.LargeBinary, nullable=False),
)
ARCHIVES = sql.Table(
    "archives",
    METADATA,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("body", sql.LargeBinary, nullable=False),
)
GUESTS = sql.Table(
    "guests",
    METADATA,
    sql.Column("token_hash", sql.String(64), primary_key=True),
    sql.Column("guest", sql.String(32), nullable=False, unique=True),
    sql.Column("name", sql.String(64), nullable=False),
)


class AlreadyWrittenError(HippodromeError):
    """Another writer took this step of the table's log first."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What the lobby shows of a table, kept beside the log in the same transaction."""

    table_id: str
    game: str
    title: str
    public: bool
    phase: str
    changed_at: int


@dataclass(slots=True)
class _Write:
    """Statements that stand or fall together, and who waits for them."""

    statements: list[tuple[Any, Any]]
    done: Future[None]


class Store:
    """A database of logs behind one writer thread."""

    def __init__(self, url: str) -> None:
        """Open the database, making its tables where they are missing."""
        self.engine = sql.create_engine(url)
        if self.engine.dialect.name == "sqlite":
            sql_event.listen(self.engine, "connect", _prepare_sqlite)
        METADATA.create_all(self.engine)
        self._waiting: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="log writer", daemon=True)
        self._writer.start()

    @classmethod
    def in_folder(cls, folder: Path) -> Store:
        """Open the embedded database of a data folder."""
        folder.mkdir(parents=True, exist_ok=True)
        return cls(f"sqlite:///{folder / 'hippodrome.db'}")

    def close(self) -> None:
        """Write what waits, then stop."""
        self._waiting.put(None)
        self._writer.join()
        self.engine.dispose()

    # Writing: the future is done when the transaction is on disk.

    def append(
        self, table_id: str, sequence: int, event: bytes, summary: Summary | None = None
    ) -> Future[None]:
        """Write the next event of a table."""
        row = {"table_id": table_id, "sequence": sequence, "event": event}
        statements: list[tuple[Any, Any]] = [(LOG.insert(), row)]
        if summary is not None:
            statements += _upsert(TABLES, "table_id", _as_row(summary))
        return self._submit(statements)

    def keep_pack(self, pack_hash: str, name: str, printed: bytes) -> Future[None]:
        """Keep a pack by its hash, so that editing content strands nothing."""
        row = {"hash": pack_hash, "name": name, "printed": printed}
        return self._submit(_upsert(PACKS, "hash", row))

    def keep_archive(self, table_id: str, body: bytes) -> Future[None]:
        """Keep what each audience saw of a finished game."""
        return self._submit(_upsert(ARCHIVES, "table_id", {"table_id": table_id, "body": body}))

    def keep_guest(self, token_hash: str, guest: str, name: str) -> Future[None]:
        """Keep a guest's name under the hash of the token that proves who they are."""
        row = {"token_hash": token_hash, "guest": guest, "name": name}
        return self._submit(_upsert(GUESTS, "token_hash", row))

    def keep_member(self, guest: str, table_id: str) -> Future[None]:
        """Remember that a guest sat at a table."""
        both = (MEMBERS.c.guest == guest) & (MEMBERS.c.table_id == table_id)
        row = {"guest": guest, "table_id": table_id}
        return self._submit([(MEMBERS.delete().where(both), None), (MEMBERS.insert(), row)])

    def _submit(self, statements: list[tuple[Any, Any]]) -> Future[None]:
        write = _Write(statements, Future())
        self._waiting.put(write)
        return write.done

    def _write_on(self) -> None:
        """Take all that waits, write it in one go, tell everyone; until told to stop."""
        stop = False
        while not stop:
            batch = [self._waiting.get()]
            while not self._waiting.empty():
                batch.append(self._waiting.get())
            stop = None in batch
            writes = [write for write in batch if write is not None]
            if writes and not self._write_together(writes):
                for write in writes:
                    self._write_alone(write)

    def _write_together(self, writes: Sequence[_Write]) -> bool:
        """One transaction for all: a commit costs the same for one move or a hundred."""
        try:
            with self.engine.begin() as connection:
                for write in writes:
                    for statement, row in write.statements:
                        connection.execute(statement, row)
        except sql.exc.SQLAlchemyError:
            return False
        for write in writes:
            write.done.set_result(None)
        return True

    def _write_alone(self, write: _Write) -> None:
        """A transaction of its own, so that one refused step does not take others with it."""
        try:
            with self.engine.begin() as connection:
                for statement, row in write.statements:
                    connection.execute(statement, row)
        except sql.exc.IntegrityError:
            write.done.set_exception(AlreadyWrittenError("store-already-written"))
        except sql.exc.SQLAlchemyError as error:
            write.done.set_exception(error)
        else:
            write.done.set_result(None)

    # Reading: from any thread.

    def events(self, table_id: str, after: int = 0) -> list[tuple[int, bytes]]:
        """Give a table's events in order, after a sequence number."""
        wanted = (
            sql.select(LOG.c.sequence, LOG.c.event)
            .where((LOG.c.table_id == table_id) & (LOG.c.sequence > after))
            .order_by(LOG.c.sequence)
        )
        return [(row.sequence, row.event) for row in self._rows(wanted)]

    def summaries(self, phases: Sequence[str], public_only: bool, most: int) -> list[Summary]:
        """List tables in some phases, the latest first."""
        wanted = sql.select(TABLES).where(TABLES.c.phase.in_(phases))
        if public_only:
            wanted = wanted.where(TABLES.c.public)
        wanted = wanted.order_by(TABLES.c.changed_at.desc()).limit(most)
        return [Summary(**row._mapping) for row in self._rows(wanted)]

    def tables_of(self, guest: str, most: int) -> list[Summary]:
        """List the tables a guest sat at, the latest first."""
        wanted = (
            sql.select(TABLES)
            .join(MEMBERS, MEMBERS.c.table_id == TABLES.c.table_id)
            .where(MEMBERS.c.guest == guest)
            .order_by(TABLES.c.changed_at.desc())
            .limit(most)
        )
        return [Summary(**row._mapping) for row in self._rows(wanted)]

    def pack(self, pack_hash: str) -> tuple[str, bytes] | None:
        """Give a kept pack's name and fields."""
        wanted = sql.select(PACKS.c.name, PACKS.c.printed).where(PACKS.c.hash == pack_hash)
        row = self._first(wanted)
        return (row.name, row.printed) if row else None

    def archive(self, table_id: str) -> bytes | None:
        """Give what was kept of a finished game."""
        row = self._first(sql.select(ARCHIVES.c.body).where(ARCHIVES.c.table_id == table_id))
        return row.body if row else None

    def guest(self, token_hash: str) -> tuple[str, str] | None:
        """Give the guest a token belongs to, and their name."""
        wanted = sql.select(GUESTS.c.guest, GUESTS.c.name).where(GUESTS.c.token_hash == token_hash)
        row = self._first(wanted)
        return (row.guest, row.name) if row else None

    def _rows(self, wanted: Any) -> Sequence[Any]:
        with self.engine.connect() as connection:
            return connection.execute(wanted).all()

    def _first(self, wanted: Any) -> Any:
        rows = self._rows(wanted.limit(1))
        return rows[0] if rows else None


def _as_row(summary: Summary) -> dict[str, Any]:
    return {name: getattr(summary, name) for name in Summary.__slots__}


def _upsert(table: sql.Table, key: str, row: dict[str, Any]) -> list[tuple[Any, Any]]:
    """Replace a row: what both databases understand, and the log itself never does."""
    return [(table.delete().where(table.c[key] == row[key]), None), (table.insert(), row)]


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Make SQLite keep its promises: a commit returns when the data is on disk."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")
