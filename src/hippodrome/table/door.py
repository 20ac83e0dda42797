"""Who may be at a table: read from its log alone, so that no rule has to be followed for it.

A guest whom the host showed the door can come back with a fresh cookie as somebody else. Against
that the host closes the door: then only those who sit at the table, and the host, come in.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from hippodrome.table import events as happened

REMOVED, CLOSED = "table-removed", "table-door-closed"


def refused(
    guest: str, members: Collection[str], removed: Collection[str], closed: bool
) -> str | None:
    """Give the sentence that keeps a guest out of a table, if one does."""
    if guest and guest in removed:
        return REMOVED
    if closed and (not guest or guest not in members):
        return CLOSED
    return None


def refused_by_log(events: Iterable[bytes], guest: str) -> str | None:
    """Find out the same from a table's log, whatever rules it was written under."""
    seats: dict[int, str] = {}
    removed: set[str] = set()
    host, closed = "", False
    for data in events:
        try:
            event = happened.unpacked(data)
        except msgspec.DecodeError:  # another version's: it knows best what it means
            continue
        match event:
            case happened.Opened():
                host = event.host
            case happened.Seated():
                seats[event.seat] = event.guest
            case happened.Vacated():
                seats.pop(event.seat, None)
            case happened.Removed():
                removed.add(event.guest)
            case happened.DoorSet():
                closed = event.closed
            case happened.Reserved():
                seats.update(enumerate(kept.guest for kept in event.seats))
                removed.update(event.removed)
                closed = event.closed
    return refused(guest, {host, *seats.values()}, removed, closed)
