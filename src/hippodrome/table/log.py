"""What a table needs of a store: to append to its log and to read it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeAlias

import msgspec

from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.game import Pack
from hippodrome.table import events as happened
from hippodrome.table.outcomes import Result, results_of
from hippodrome.table.record import ABANDONED, FINISHED, PLAYING, Record

Then: TypeAlias = Callable[[Exception | None], None]
"""Is told that something is on disk, or why it is not; perhaps in another thread."""


class AlreadyWrittenError(HippodromeError):
    """Another writer took this step of the table's log first."""


class StoreFailedError(HippodromeError):
    """Something could not be written, so it has not happened."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What the lobby shows of a table, kept beside the log in the same transaction."""

    table_id: str
    game: str
    title: str
    public: bool
    phase: str
    changed_at: int


@dataclass(frozen=True, slots=True)
class KeptPack:
    """A pack as it is stored."""

    hash: str
    name: str
    printed: bytes


class Row(NamedTuple):
    """An event as it is written, and what it brings with it: all or nothing."""

    table_id: str
    sequence: int
    event: bytes
    summary: Summary | None = None
    members: Collection[str] = ()
    """Guests who sit at the table now, or for whom a seat is kept."""
    pack: KeptPack | None = None
    results: Sequence[Result] = ()
    """How the game ended, if this ended it."""


class Log(Protocol):
    """The log of many tables: whoever writes a sequence number of one first has written it."""

    def append(self, row: Row) -> Future[None]:
        """Write the next event of a table; the future is done when it is kept."""

    def append_then(self, then: Then, row: Row) -> None:
        """Write as `append` does; a call back costs a move less than a future would."""

    def events(self, table_id: str, after: int = 0) -> list[tuple[int, bytes]]:
        """Give a table's events in order, after a sequence number."""


def row_of(event: happened.AnyEvent, after: Record, before: Record | None = None) -> Row:
    """Give what is written of an event, given the table after it and, but for the first, before."""
    opened, summary, pack = after.opened, None, None
    members: Collection[str] = ()
    if before is None or before.phase != after.phase:
        summary = Summary(
            after.identity, opened.game, opened.title, opened.public, after.phase, event.at
        )
    if before is None:
        pack = KeptPack(after.pack.hash, after.pack.name, printed_of(after.pack))
        members = (after.host,)
    elif isinstance(event, happened.Seated):
        members = (event.guest,)
    elif isinstance(event, happened.Reserved):
        members = {kept.guest for kept in event.seats if kept.guest}
    played = before is not None and before.phase == PLAYING
    ended = played and after.phase in (FINISHED, ABANDONED)
    results = results_of(after) if ended else ()
    written = happened.packed(event)
    return Row(after.identity, after.sequence, written, summary, members, pack, results)


def printed_of(pack: Pack) -> bytes:
    """Give a pack's fields as they are stored."""
    return msgspec.msgpack.encode(pack.printed.remembered())
