"""Forgets a guest: names, chat and guest ids leave the games that are over; their moves stay.

A log is appended to and never changed, but for this. Who sat at a table becomes somebody without
a past, another at every table; what was decided and drawn stays, so replays and proofs hold.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sql

from hippodrome.engine.orders import Order
from hippodrome.table import events as happened
from hippodrome.table.archive import renamed
from hippodrome.table.engines import POSTGRES
from hippodrome.table.names import called, distinct
from hippodrome.table.record import ABANDONED, FINISHED
from hippodrome.table.replacing import replacing
from hippodrome.table.schema import (
    ARCHIVES,
    GUESTS,
    LOG,
    MEMBERS,
    ORDERS,
    PUZZLES,
    RESULTS,
    TABLES,
)
from hippodrome.table.store import Store
from hippodrome.table.writer import Statement

OVER = (FINISHED, ABANDONED)

_changed = (
    LOG.update()
    .where((LOG.c.table_id == sql.bindparam("table")) & (LOG.c.sequence == sql.bindparam("number")))
    .values(event=sql.bindparam("data"))
)


@dataclass(frozen=True, slots=True)
class Traces:
    """What the logs know of a guest: the tables they are named at, and what they said."""

    over: tuple[str, ...]
    """Tables whose game is over."""
    going_on: tuple[str, ...]
    """The others: their seats are still needed."""
    said: Mapping[str, Sequence[happened.Said]] = field(default_factory=dict)


def traces_of(store: Store, guest: str) -> Traces:
    """Search all logs for a guest; people who only watch and talk are no members of a table."""
    found: dict[str, str] = {}
    said: dict[str, list[happened.Said]] = {}
    for row in _mentions(store, guest):
        found[row.table_id] = row.phase
        event = _read(row.event)
        if isinstance(event, happened.Said) and event.guest == guest:
            said.setdefault(row.table_id, []).append(event)
    over = tuple(table for table, phase in found.items() if phase in OVER)
    going_on = tuple(table for table, phase in found.items() if phase not in OVER)
    return Traces(over, going_on, said)


def orders_of(store: Store, guest: str, traces: Traces) -> Iterator[tuple[str, int, Order]]:
    """Give what a guest has left word for at games that go on: table, seat and order."""
    for table in traces.going_on:
        mine = seats_of(guest, [_read(data) for _, data in store.events(table)])
        wanted = sql.select(ORDERS).where((ORDERS.c.table_id == table) & ORDERS.c.seat.in_(mine))
        for row in store.rows(wanted):
            yield table, row.seat, msgspec.msgpack.decode(row.written, type=Order)


async def forget(store: Store, guest: str) -> Traces:
    """Forget a guest wherever games are over; what goes on still knows them, and is given."""
    traces = await asyncio.to_thread(traces_of, store, guest)
    for table in traces.over:
        statements = await asyncio.to_thread(_forgotten_at, store, table, guest)
        await asyncio.wrap_future(store.change(statements))
    own: list[Statement] = [
        (RESULTS.update().where(RESULTS.c.guest == guest).values(guest="", name=""), None),
        (MEMBERS.delete().where((MEMBERS.c.guest == guest) & _is_over(MEMBERS)), None),
        (PUZZLES.delete().where(PUZZLES.c.guest == guest), None),
        (GUESTS.delete().where(GUESTS.c.guest == guest), None),
    ]
    await asyncio.wrap_future(store.change(own))
    return traces


def silenced(store: Store, table: str) -> list[Statement]:
    """Give what is to be written so that nothing said at a table is kept."""
    statements: list[Statement] = []
    for number, data in store.events(table):
        event = _read(data)
        if isinstance(event, happened.Said) and event.text:
            statements.append(_written(table, number, happened.packed(unsaid(event))))
    return statements


def _written(table: str, number: int, data: bytes) -> Statement:
    """Put an event in the place of the one that stands there."""
    return _changed, {"table": table, "number": number, "data": data}


def unsaid(said: happened.Said) -> happened.Said:
    """Give something that was said as it stands in a log that has forgotten it."""
    return msgspec.structs.replace(said, guest="", name="", text="")


def _mentions(store: Store, guest: str) -> Sequence[Any]:
    """Find the events that name a guest, whichever; the databases search bytes each in a way."""
    on_postgres = store.engine.dialect.name == POSTGRES
    found = "position(:guest in event)" if on_postgres else "instr(event, :guest)"
    wanted = sql.text(
        "SELECT log.table_id, tables.phase, log.event FROM log"
        f" JOIN tables ON tables.table_id = log.table_id WHERE {found} > 0"
        " ORDER BY log.table_id, log.sequence"
    ).columns(LOG.c.table_id, TABLES.c.phase, LOG.c.event)
    return store.rows(wanted, {"guest": guest.encode()})


def _is_over(kept: sql.Table) -> sql.ColumnElement[bool]:
    over = sql.select(TABLES.c.table_id).where(TABLES.c.phase.in_(OVER))
    return kept.c.table_id.in_(over)


def _read(data: bytes) -> happened.AnyEvent | None:
    """Read an event, unless it is another version's."""
    try:
        return happened.unpacked(data)
    except msgspec.DecodeError:
        return None


def _forgotten_at(store: Store, table: str, guest: str) -> list[Statement]:
    """Give what is to be written so that a table forgets a guest."""
    rows = store.events(table)
    events = [_read(data) for _, data in rows]
    seats = seats_of(guest, events)
    stranger = secrets.token_hex(12)
    others = (name for one in events for who, name in _names_in(one) if who != guest)
    name = distinct(called(stranger), others)
    statements: list[Statement] = []
    for (number, data), event in zip(rows, events, strict=True):
        written = _rewritten(data, event, guest, stranger, name)
        if written != data:
            statements.append(_written(table, number, written))
    if isinstance(events[0], happened.Opened) and events[0].host == guest:
        statements.append(
            (TABLES.update().where(TABLES.c.table_id == table).values(title=""), None)
        )
    if seats:
        mine = (RESULTS.c.table_id == table) & RESULTS.c.seat.in_(seats)
        statements.append((RESULTS.update().where(mine).values(guest="", name=""), None))
        left = (ORDERS.c.table_id == table) & ORDERS.c.seat.in_(seats)
        statements.append((ORDERS.delete().where(left), None))
        kept = store.archive(table)
        if kept is not None:
            body = renamed(kept, dict.fromkeys(seats, name))
            statements.append(replacing(ARCHIVES, {"table_id": table, "body": body}))
    return statements


def seats_of(guest: str, events: Sequence[happened.AnyEvent | None]) -> list[int]:
    """Give the seats that carry a guest's name, be it because they were shown the door."""
    owners: dict[int, str] = {}
    began = False
    for event in events:
        match event:
            case happened.Began():
                began = True
            case happened.Seated():
                owners[event.seat] = event.guest
            case happened.Engaged() | happened.Vacated():
                owners.pop(event.seat, None)
            case happened.Reserved():
                owners = {seat: one.guest for seat, one in enumerate(event.seats) if one.nonce}
            case happened.Removed() if not began:
                owners = {seat: one for seat, one in owners.items() if one != event.guest}
    return [seat for seat, one in owners.items() if one == guest]


def _names_in(event: happened.AnyEvent | None) -> Iterator[tuple[str, str]]:
    """Give the guests an event names, with what they are called there."""
    if isinstance(event, happened.Seated | happened.Said):
        yield event.guest, event.name
    elif isinstance(event, happened.Reserved):
        yield from ((kept.guest, kept.name) for kept in event.seats)


def _rewritten(
    data: bytes, event: happened.AnyEvent | None, guest: str, stranger: str, name: str
) -> bytes:
    """Give an event without a guest: no name, no word, and another id wherever theirs stood."""
    if guest.encode() not in data:
        return data
    match event:
        case happened.Said(guest=one) if one == guest:
            return happened.packed(unsaid(event))
        case happened.Opened(host=one) if one == guest:
            data = happened.packed(msgspec.structs.replace(event, title=""))
        case happened.Seated(guest=one) if one == guest:
            data = happened.packed(msgspec.structs.replace(event, name=name))
        case happened.Reserved():
            seats = tuple(
                msgspec.structs.replace(kept, name=name) if kept.guest == guest else kept
                for kept in event.seats
            )
            data = happened.packed(msgspec.structs.replace(event, seats=seats))
    return msgspec.msgpack.encode(_replaced(msgspec.msgpack.decode(data), guest, stranger))


def _replaced(found: Any, old: str, new: str) -> Any:
    """Put one text in the place of another, however deep it lies."""
    if isinstance(found, list):
        return [_replaced(one, old, new) for one in found]
    return new if found == old else found
