"""Where orders are kept: beside the log, to survive a restart without a word in it."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future

import msgspec
import sqlalchemy as sql

from hippodrome.engine.errors import NotAllowed
from hippodrome.engine.orders import Order
from hippodrome.table import events as happened
from hippodrome.table.live import LiveTable
from hippodrome.table.orders import judge, stands
from hippodrome.table.record import Record
from hippodrome.table.replacing import replacing
from hippodrome.table.schema import ORDERS
from hippodrome.table.snapshot import Snapshot
from hippodrome.table.store import Store
from hippodrome.table.writer import Statement

_read: msgspec.msgpack.Decoder[Order] = msgspec.msgpack.Decoder(Order)
_written = msgspec.msgpack.Encoder().encode


class OrderBook:
    """The orders of all tables of a house."""

    def __init__(self, store: Store) -> None:
        """Keep them in a store."""
        self._store = store

    async def leave(self, live: LiveTable, guest: str, seat: int, order: Order | None) -> None:
        """Leave an order for a seat, or take it back; it counts once it is on disk."""
        if order is not None:
            judge(live.record, guest, seat, order)
        elif seat not in live.record.seats_of(guest):
            raise NotAllowed("table-not-your-seat", seat=seat + 1)
        await asyncio.wrap_future(self._keep(live, seat, order))
        live.orders.pop(seat, None)
        if order is not None and stands(live.record, seat, order):
            live.orders[seat] = order
        elif order is not None:  # what it was about came to its end meanwhile
            self._drop(live, seat, order)

    def left_at(self, record: Record) -> dict[int, Order]:
        """Read the orders that were left at a table, as far as they mean anything."""
        if record.game.orders is None:
            return {}
        wanted = sql.select(ORDERS).where(ORDERS.c.table_id == record.identity)
        left = {row.seat: _read.decode(row.written) for row in self._store.rows(wanted)}
        return {seat: order for seat, order in left.items() if stands(record, seat, order)}

    def follow(self, live: LiveTable, _event: happened.AnyEvent, _before: Snapshot) -> None:
        """Drop the orders that mean nothing any more, now that something has happened."""
        for seat, order in [*live.orders.items()]:
            if not stands(live.record, seat, order):
                del live.orders[seat]
                self._drop(live, seat, order)

    def _keep(self, live: LiveTable, seat: int, order: Order | None) -> Future[None]:
        """Write down the one order of a seat, or that there is none; of a what-if nothing."""
        if order is None:
            return self._change(live, (ORDERS.delete().where(_of(live, seat)), None))
        row = {"table_id": live.record.identity, "seat": seat, "written": _written(order)}
        return self._change(live, replacing(ORDERS, row))

    def _drop(self, live: LiveTable, seat: int, order: Order) -> None:
        """Drop an order that means nothing any more, but none that was left in its place.

        Another process may be further in the game than this one, and have taken the next already.
        """
        lapsed = _of(live, seat) & (ORDERS.c.written == _written(order))
        self._change(live, (ORDERS.delete().where(lapsed), None))

    def _change(self, live: LiveTable, statement: Statement) -> Future[None]:
        if not live.record.private:
            return self._store.change([statement])
        done: Future[None] = Future()
        done.set_result(None)
        return done


def _of(live: LiveTable, seat: int) -> sql.ColumnElement[bool]:
    return (ORDERS.c.table_id == live.record.identity) & (ORDERS.c.seat == seat)
