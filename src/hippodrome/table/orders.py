"""Orders that people have left at their tables, and what comes of them.

An order is no part of the game: no event, archive or view of anybody else tells of it. Where a seat
is asked and its person has left word, the driver decides by it, as a hand would.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeAlias

from hippodrome.engine.errors import NotAllowed
from hippodrome.engine.orders import Order
from hippodrome.table.record import PLAYING, Record

Left: TypeAlias = Mapping[int, Order]
"""The orders at a table, by seat."""
NONE: Left = MappingProxyType({})


def judge(record: Record, guest: str, seat: int, order: Order) -> None:
    """Let an order be left, or say why it cannot be."""
    if seat not in record.seats_of(guest):
        raise NotAllowed("table-not-your-seat", seat=seat + 1)
    if not record.places[seat].played_by_person:
        raise NotAllowed("table-bot-plays", seat=seat + 1)
    if not stands(record, seat, order):
        raise NotAllowed("table-no-such-order")
    if hastens(record, seat, order) and not record.may_pace(guest):
        raise NotAllowed("table-not-yours-to-pace")


def stands(record: Record, seat: int, order: Order) -> bool:
    """Does an order of a seat mean anything as the game stands?"""
    known = record.game.orders
    if known is None or record.phase != PLAYING or not record.places[seat].played_by_person:
        return False
    return known.stands(record.pack.printed, record.view(seat), seat, order)


def hastens(record: Record, seat: int, order: Order) -> bool:
    """Does an order that stands ask for nothing but haste?"""
    return not decided(record, seat, order)


def decided(record: Record, seat: int, order: Order) -> tuple[int, ...]:
    """Give what a seat decides by an order that stands."""
    known = record.game.orders
    assert known is not None
    return tuple(known.decided(record.pack.printed, record.view(seat), seat, order))


def is_hurried(record: Record, orders: Left) -> bool:
    """Has somebody who may asked the bots to be done?"""
    return any(hastens(record, seat, order) for seat, order in orders.items())
