"""Tables without a disk or an event loop: for a game at one terminal, and for tests."""

from __future__ import annotations

from concurrent.futures import Future

from hippodrome.table import clocks
from hippodrome.table import events as happened
from hippodrome.table.commands import Command
from hippodrome.table.deciding import decide
from hippodrome.table.log import AlreadyWrittenError, Log, Row, Then, row_of
from hippodrome.table.record import Record


class MemoryLog:
    """A log that lasts as long as its program; it keeps the order a store on disk keeps."""

    def __init__(self) -> None:
        """Begin empty."""
        self._written: dict[str, dict[int, bytes]] = {}

    def append(self, row: Row) -> Future[None]:
        """Write the next event of a table; the future is done at once."""
        done: Future[None] = Future()
        table = self._written.setdefault(row.table_id, {})
        if row.sequence in table:
            done.set_exception(AlreadyWrittenError("store-already-written"))
        else:
            table[row.sequence] = row.event
            done.set_result(None)
        return done

    def append_then(self, then: Then, row: Row) -> None:
        """Write as `append` does, and say so at once."""
        failure = self.append(row).exception()
        assert failure is None or isinstance(failure, Exception)
        then(failure)

    def events(self, table_id: str, after: int = 0) -> list[tuple[int, bytes]]:
        """Give a table's events in order, after a sequence number."""
        rows = sorted(self._written.get(table_id, {}).items())
        return [(sequence, event) for sequence, event in rows if sequence > after]


class Forgetful:
    """A log that keeps nothing: what is tried is nobody's business, and gone with its board."""

    def append(self, _row: Row) -> Future[None]:
        """Say at once that it is done."""
        done: Future[None] = Future()
        done.set_result(None)
        return done

    def append_then(self, then: Then, _row: Row) -> None:
        """Say at once that it is done."""
        then(None)

    def events(self, _table_id: str, _after: int = 0) -> list[tuple[int, bytes]]:
        """Give nothing."""
        return []


class LocalTable:
    """A table of one program, which alone asks anything of it and waits until it is done."""

    def __init__(self, record: Record, log: Log) -> None:
        """Lay a new table; its log begins with how it was laid."""
        self.record = record
        self.log = log
        log.append(row_of(record.opened, record)).result()

    def do(self, command: Command) -> happened.AnyEvent:
        """Decide, write and make true, or raise a sentence; give what happened."""
        event, after = decide(self.record, command, clocks.now())
        self.log.append(row_of(event, after, self.record)).result()
        self.record = after
        return event
