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
BEGIN, COMMIT = "BEGIN", "COMMIT"
"""As every database of ours understands them."""
TAKEN = sql.select(LOG.c.event).where(
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

    @property
    def waiting(self) -> int:
        """How many writes wait for the thread?"""
        return self._waiting.qsize()

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
            failure = self._failure(writes)
            if failure is None:
                self.failing = False
                for write in writes:
                    write.ends()
            else:
                self._write_one_by_one(writes, failure)
        self._hang_up()

    def _write_one_by_one(self, writes: Sequence[Write], failed: Exception) -> None:
        """Give each a transaction of its own, so that a refused one takes no others with it.

        What was said to a line that broke may have been heard: then all of it is written already.
        """
        unheard = not self._violated(failed)
        for write in writes:
            failure = self._failure([write])
            taken = None if failure is None else self._taken(write, failure)
            if failure is None or (unheard and write.event and taken == write.event[2]):
                self.failing = False
                write.ends()
            elif taken is not None:
                write.ends(AlreadyWrittenError("store-already-written"))
            else:
                logger.error("The store could not write.", exc_info=failure)
                self.failing = True
                write.ends(StoreFailedError("store-failed"))

    def _violated(self, failure: Exception) -> bool:
        """Did the database refuse what was written because of what stands there?"""
        return isinstance(failure, self._engine.dialect.loaded_dbapi.IntegrityError)

    def _taken(self, write: Write, failure: Exception) -> bytes | None:
        """Give what stands in an event's step of the log, if that is why it was refused.

        The log itself is asked: drivers word the violated constraint each in their own way, and
        what is written beside an event can violate others.
        """
        if write.event is None or not self._violated(failure):
            return None
        table, sequence, _ = write.event
        try:
            with self._engine.connect() as connection:
                found = connection.execute(TAKEN, {"table": table, "sequence": sequence}).scalar()
                return None if found is None else bytes(found)
        except Exception:  # as for a write: whatever it is, the thread must live on
            logger.exception("The store could not say whether a step is taken.")
            return None

    def _failure(self, writes: Sequence[Write]) -> Exception | None:
        """Write all in one transaction, or say what went wrong."""
        try:
            self._put_on_disk(writes)
        except Exception as error:  # whatever it is, the thread must live to write again
            failure = error.orig if isinstance(error, sql.exc.DBAPIError) else None
            self._hang_up(failure or error)
            return failure if isinstance(failure, Exception) else error
        return None

    def _put_on_disk(self, writes: Sequence[Write]) -> None:
        """Write all in one transaction; an event alone, as most moves are, is one by itself."""
        self._connect()
        alone = len(writes) == 1 and not writes[0].statements
        if not alone:
            self._cursor.execute(BEGIN)
        self._execute(writes)
        if not alone:
            self._commit()

    def _commit(self) -> None:
        """Put on disk what was written since it began."""
        self._cursor.execute(COMMIT)

    def _connect(self) -> None:
        """Hold a connection on which every statement is on disk when it is done, if none began."""
        if self._connection is None:
            connected = self._engine.connect()
            self._connection = connected.execution_options(isolation_level="AUTOCOMMIT")
            self._cursor = connected.connection.cursor()

    def _execute(self, writes: Sequence[Write]) -> None:
        """Put all into the log and what is beside it.

        Events go straight to the driver: of what a move cost the writer, a third was the way there.
        """
        assert self._connection is not None
        events = [self._row(write.event) for write in writes if write.event is not None]
        if len(events) == 1:
            self._cursor.execute(self._append, events[0])
        elif events:
            self._cursor.executemany(self._append, events)
        for write in writes:
            for statement, row in write.statements:
                self._connection.execute(statement, row)

    def _hang_up(self, failure: BaseException | None = None) -> None:
        """Let the writer's connection go; the next write opens another."""
        connection, self._connection = self._connection, None
        self._cursor = None  # a statement it holds would keep the database open behind our back
        if connection is not None:
            try:
                if failure is not None and self._lost(failure, connection):
                    connection.invalidate()
                connection.close()
            except Exception:  # it was broken: the more reason to let it go
                connection.invalidate()

    def _lost(self, failure: BaseException, connection: sql.Connection) -> bool:
        """Is nobody left at the other end?"""
        driver: Any = self._engine.dialect
        return bool(driver.is_disconnect(failure, connection.connection, None))


def _named(event: Event) -> dict[str, Any]:
    return dict(zip(("table_id", "sequence", "event"), event, strict=True))
