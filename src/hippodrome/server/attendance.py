"""Who is connected to a table: found by guest, and told to all in as few frames as there are kinds.

A full stand may hold thousands. So nobody is searched for among all of them, and a frame about the
table is made once for all to whom it looks the same: everyone who only watches, for example.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from typing import TypeAlias

from hippodrome.server import wire
from hippodrome.server.audience import Audiences, audiences_by_guest, encoded, table_state
from hippodrome.server.connection import Connection
from hippodrome.server.guests import public_number
from hippodrome.server.limits import WATCHERS_NAMED
from hippodrome.table.bus import Present
from hippodrome.table.names import distinct
from hippodrome.table.record import Record

Standing: TypeAlias = tuple[bool, Audiences, bool, Audiences]
"""All that a table looks different by to guests: the host, one's seats, being muted, kept seats."""


class Attendance:
    """The connections to one table, in the order in which they came."""

    def __init__(self) -> None:
        """Begin without anyone."""
        self.connections: dict[Connection, None] = {}
        self._by_guest: dict[str, dict[Connection, None]] = {}
        self.elsewhere: dict[str, dict[str, Present]] = {}
        """Who is at the same table through other processes, by process and guest."""

    def add(self, connection: Connection) -> None:
        """Let a connection in."""
        self.connections[connection] = None
        self._by_guest.setdefault(connection.guest.identity, {})[connection] = None

    def remove(self, connection: Connection) -> None:
        """Take a connection away, if it is still here."""
        if connection not in self.connections:
            return
        del self.connections[connection]
        guest = connection.guest.identity
        del self._by_guest[guest][connection]
        if not self._by_guest[guest]:
            del self._by_guest[guest]

    def guests(self) -> Set[str]:
        """Who is here, each once."""
        if not self.elsewhere:
            return self._by_guest.keys()
        return self._by_guest.keys() | {one for there in self.elsewhere.values() for one in there}

    def lines_of(self, guest: str) -> int:
        """Count a guest's connections, wherever they are served."""
        there = (one[guest].lines for one in self.elsewhere.values() if guest in one)
        return len(self._by_guest.get(guest, ())) + sum(there)

    def present(self, seated: Set[str]) -> tuple[Present, ...]:
        """Give who is here by this process: those who sit, and as many others as are named."""
        here = [
            Present(guest, next(iter(lines)).guest.shown, len(lines))
            for guest, lines in self._by_guest.items()
        ]
        others = [one for one in here if one.guest not in seated][:WATCHERS_NAMED]
        return (*(one for one in here if one.guest in seated), *others)

    def of_guest(self, guest: str) -> list[Connection]:
        """Give the connections of one guest."""
        return list(self._by_guest.get(guest, ()))

    def watchers(self, record: Record) -> tuple[wire.Watcher, ...]:
        """Name those who only watch, each once and not too many of them."""
        seated = {seat.guest for seat in record.places}
        names = [seat.name for seat in record.places]
        found: list[wire.Watcher] = []
        for guest, called in self._called():
            if len(found) == WATCHERS_NAMED:
                break
            if guest not in seated:
                number = public_number(record.identity, guest)
                found.append(wire.Watcher(distinct(called, names), number, guest in record.muted))
        return tuple(found)

    def _called(self) -> Iterator[tuple[str, str]]:
        """Go through everyone with what they are called: first those this process serves."""
        for guest, lines in self._by_guest.items():
            yield guest, next(iter(lines)).guest.shown
        known = set(self._by_guest) if self.elsewhere else set()
        for there in self.elsewhere.values():
            for guest, one in there.items():
                if guest not in known:
                    known.add(guest)
                    yield guest, one.name


class TableFrames:
    """The table around the game at one moment, as everybody sees it."""

    def __init__(self, record: Record, attendance: Attendance, after: Record | None = None) -> None:
        """See who is here, and at the table that follows, if it is at hand."""
        self._record = record
        self._after = after
        self._attendance = attendance
        self._watchers = attendance.watchers(record)
        self._audiences = audiences_by_guest(record)
        self._frames: dict[Standing, bytes] = {}

    def state(self, guest: str) -> wire.TableState:
        """Give the table as a guest sees it."""
        return table_state(
            self._record, guest, self._attendance.guests(), self._watchers, self._after
        )

    def frame(self, guest: str) -> bytes:
        """Give the table as a guest is sent it."""
        record = self._record
        seats = self._audiences.get(guest, ())
        kept = tuple(record.kept_seats(guest))
        standing = guest == record.host, seats, guest in record.muted, kept
        if standing not in self._frames:
            self._frames[standing] = encoded(self.state(guest))
        return self._frames[standing]

    def send(self, connections: Iterable[Connection], *, only_news: bool = False) -> None:
        """Send it to connections; where only news is wanted, not to those who have just that."""
        for connection in connections:
            frame = self.frame(connection.guest.identity)
            if not only_news or frame != connection.table:
                connection.offer(frame)
                connection.table = frame
