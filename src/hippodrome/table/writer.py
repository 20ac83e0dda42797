"""The one thread that writes: it takes all that waits, writes it in one go, then says so.

A commit costs the same for one move or a hundred. What was said to be written is on disk; what
goes wrong with one write takes no others with it, and the thread lives to write again.
"""

from __future__ import annotations

import logging
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sql

from hippodrome.table.log import AlreadyWrittenError, StoreFailedError, Then
from hippodrome.table.schema import LOG

logger = logging.getLogger(__name__)

APPEND = LOG.insert()
TAKEN = sql.select(LOG.c.sequence).where(
    (LOG.c.table_id == sql.bindparam("table")) & (LOG.c.sequence == sql.bindparam("sequence"))
)

Event = tuple[str, int, bytes]
"""A table, a sequence number and what happened."""
Statement = tuple[Any, Any]
"""What is to be executed, and the row it is about."""


@dataclass(slots=True)
class Write:
    """What stands or falls together, and who waits for it: someone who is told, or a future."""

    event: Event | None = None
    statements: list[Statement] = field(default_factory=list)
    then: Then | None = None
    done: Future[None] | None = None

    def begins(self) -> bool:
        """From here on nobody can withdraw it; what was withdrawn before is not written."""
        return self.done is None or self.done.set_running_or_notify_cancel()

    def ends(self, failure: Exception | None = None) -> None:
        """Tell whoever waits."""
        if self.then is not None:
            try:
                self.then(failure)
            except Exception:  # whoever waited is gone; the thread must live to write again
                logger.exception("Nobody was there to be told of a write.")
        elif self.done is not None and failure is not None:
            self.done.set_exception(failure)
        elif self.done is not None:
            self.done.set_result(None)


class Writer:
    """The thread, and what waits for it."""

    def __init__(self, engine: sql.Engine) -> None:
        """Begin to wait."""
        self._engine = engine
        append = APPEND.compile(dialect=engine.dialect)
        self._append = str(append)
        self._row: Callable[[Event], Any] = tuple if append.positional else _named
        """How this driver wants the parts of an event."""
        self._connection: sql.Connection | None = None
        """The writer's own, held open: fetching one from the pool costs a third of a write."""
        self._cursor: Any = None
        self.failing = False
        """Could the last thing not be written that was nobody else's step?"""
        self._waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_on, name="log writer", daemon=True)
        self._thread.start()

    def promise(self, write: Write) -> Future[None]:
        """Write something; the future is done when it is on disk."""
        write.done = Future()
        self.submit(write)
        return write.done

    def submit(self, write: Write) -> None:
        """Write something, and tell whoever it says."""
        self._waiting.put(write)
        if not self._thread.is_alive():
            self._refuse_what_waits()

    def close(self) -> None:
        """Write what waits, then stop; what is asked for later is refused."""
        self._waiting.put(None)
        self._thread.join()
        self._refuse_what_waits()

    def _refuse_what_waits(self) -> None:
        """Nobody writes any more: nobody shall wait for it either."""
        while not self._waiting.empty():
            write = self._waiting.get()
            if write is not None and write.begins():
                write.ends(StoreFailedError("store-failed"))

    def _write_on(self) -> None:
        """Take all that waits, write it in one go, tell everyone; until told to stop."""
        stop = False
        while not stop:
            batch = [self._waiting.get()]
            while not self._waiting.empty():
                batch.append(self._waiting.get())
            stop = None in batch
            writes = [write for write in batch if write is not None and write.begins()]
            if not writes:
                continue
            if self._failure(writes) is None:
                self.failing = False
                for write in writes:
                    write.ends()
            else:
                self._write_one_by_one(writes)
        self._hang_up()

    def _write_one_by_one(self, writes: Sequence[Write]) -> None:
        """Give each a transaction of its own, so that a refused one takes no others with it."""
        for write in writes:
            failure = self._failure([write])
            if failure is None:
                self.failing = False
                write.ends()
            elif self._came_second(write, failure):
                write.ends(AlreadyWrittenError("store-already-written"))
            else:
                logger.error("The store could not write.", exc_info=failure)
                self.failing = True
                write.ends(StoreFailedError("store-failed"))

    def _came_second(self, write: Write, failure: Exception) -> bool:
        """Was an event refused because its step of the log is taken?

        The log itself is asked: drivers word the violated constraint each in their own way, and
        what is written beside an event can violate others.
        """
        if write.event is None:
            return False
        if not isinstance(failure, self._engine.dialect.loaded_dbapi.IntegrityError):
            return False
        table, sequence, _ = write.event
        try:
            with self._engine.connect() as connection:
                found = connection.execute(TAKEN, {"table": table, "sequence": sequence})
                return found.first() is not None
        except Exception:  # as for a write: whatever it is, the thread must live on
            logger.exception("The store could not say whether a step is taken.")
            return False

    def _failure(self, writes: Sequence[Write]) -> Exception | None:
        """Write all in one transaction, or say what went wrong."""
        try:
            self._execute(writes)
            self._commit()
        except Exception as error:  # whatever it is, the thread must live to write again
            self._hang_up()
            return error.orig if isinstance(error, sql.exc.DBAPIError) and error.orig else error
        return None

    def _execute(self, writes: Sequence[Write]) -> None:
        """Put all into one transaction.

        Events go straight to the driver: of what a move cost the writer, a third was the way there.
        """
        if self._connection is None:
            self._connection = self._engine.connect()
            self._cursor = self._connection.connection.cursor()
        events = [self._row(write.event) for write in writes if write.event is not None]
        if events:
            self._cursor.executemany(self._append, events)
        for write in writes:
            for statement, row in write.statements:
                self._connection.execute(statement, row)

    def _commit(self) -> None:
        """Put the transaction on disk; only a statement makes it one that the library knows of."""
        assert self._connection is not None
        if self._connection.in_transaction():
            self._connection.commit()
        else:
            self._connection.connection.commit()

    def _hang_up(self) -> None:
        """Let the writer's connection go; the next write opens another."""
        connection, self._connection = self._connection, None
        self._cursor = None  # a statement it holds would keep the database open behind our back
        if connection is not None:
            try:
                connection.close()
            except Exception:  # it was broken: the more reason to let it go
                connection.invalidate()


def _named(event: Event) -> dict[str, Any]:
    return dict(zip(("table_id", "sequence", "event"), event, strict=True))
