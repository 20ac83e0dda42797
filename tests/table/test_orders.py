"""Orders that people leave: carried out as a hand would, kept over a restart, told to nobody."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sql

from hippodrome.engine.errors import NotAllowed
from hippodrome.engine.orders import Order
from hippodrome.games.ascot import GAME as ASCOT
from hippodrome.server.showing import Showing
from hippodrome.table import events as happened
from hippodrome.table.clocks import Due
from hippodrome.table.commands import Begin, Engage, SetSpeed, Sit, Submit
from hippodrome.table.house import House
from hippodrome.table.laying import Wish
from hippodrome.table.live import LiveTable
from hippodrome.table.record import Record
from hippodrome.table.schema import ORDERS
from tests.table.houses import opened, run, until
from tests.table.tables import ANN, HOST

MINE = 0
BOTS = 3


async def in_the_ring(house: House, people: int = 1) -> LiveTable:
    """An afternoon at Ascot against bots, at the first decision of seat 0 about a lot."""
    live = await house.lay(HOST, Wish("ascot", people + BOTS, pace=0))
    for seat, guest in enumerate((HOST, ANN)[:people]):
        await live.do(Sit(guest, guest, seat, b"%d" % seat))
    for seat in range(people, people + BOTS):
        await live.do(Engage(HOST, seat, "tipster", b"b"))
    await live.do(Begin(HOST))
    while not (live.record.match.state.lot and MINE in live.record.awaited()):
        await until(live, lambda record: any(seat < people for seat in record.awaited()))
        if live.record.match.state.lot and MINE in live.record.awaited():
            break
        seat = next(seat for seat in live.record.awaited() if seat < people)
        await decide(live, seat, *await house.driver._ask(live.record, due(live, seat)))
    return live


def due(live: LiveTable, seat: int) -> Due:
    return Due(0, seat, "tipster", happened.PERSON, live.record.stamps[seat])


async def decide(live: LiveTable, seat: int, *moves: int) -> None:
    guest, seen = live.record.places[seat].guest, live.record.stamps[seat]
    await live.do(Submit(guest, seat, tuple(moves), seen))


def lot_of(live: LiveTable) -> int:
    return int(live.record.match.state.lot)


def bids_of(record: Record, since: int) -> list[str]:
    """What seat 0 did as itself since a step."""
    steps = [one.event for one in record.steps if one.sequence > since]
    mine = [step for step in steps if isinstance(step, happened.Moved) and step.seat == MINE]
    assert all(step.by == happened.PERSON for step in mine)
    return [ASCOT.write(move) for step in mine for move in step.moves]


def test_a_limit_bids_for_its_seat_until_the_lot_is_sold_or_too_dear(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await in_the_ring(house)
            lot, since = lot_of(live), live.record.sequence
            limit = live.record.match.state.bid + 1500
            await house.leave_word(live, HOST, MINE, Order("bid-up-to", lot, limit))
            await until(live, lambda record: record.match.state.lot != lot)
            done = bids_of(live.record, since)
            assert done
            bids = [int(one.removeprefix("bid:")) for one in done if one.startswith("bid:")]
            assert bids == sorted(bids)
            assert all(bid <= limit for bid in bids)
            assert not live.orders

    run(story)


def test_an_order_outlives_the_house_and_then_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await in_the_ring(house)
            lot, identity = lot_of(live), live.record.identity
            house.driver._closed = True  # nobody acts before the house closes
            await house.leave_word(live, HOST, MINE, Order("bid-up-to", lot, 10**6))
            since = live.record.sequence
        async with opened(tmp_path) as house:
            live = await house.registry.find(identity)
            assert live.orders == {MINE: Order("bid-up-to", lot, 10**6)}
            await until(live, lambda record: record.match.state.lot != lot)
            assert bids_of(live.record, since)
        async with opened(tmp_path) as house:
            assert not (await house.registry.find(identity)).orders

    run(story)


def test_no_log_archive_or_other_view_tells_of_an_order(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await in_the_ring(house, people=2)
            house.driver._closed = True
            before = live.record
            await house.leave_word(live, HOST, MINE, Order("bid-up-to", lot_of(live), 123_456))
            assert live.record is before
            showing = Showing(live, live.chronicle, 1, 0, None)
            told = [b"123456" in showing.frame((seat,), None, plain=False) for seat in range(-1, 5)]
            assert told == [False, True, False, False, False, False]
            for _, event in house.store.events(live.record.identity):
                assert msgspec.msgpack.encode(123_456) not in event

    run(story)


def test_orders_are_ones_own_and_about_what_is_sold(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await in_the_ring(house, people=2)
            house.driver._closed = True
            order = Order("bid-up-to", lot_of(live), 1000)
            for guest, seat, left, why in (
                (ANN, MINE, order, "table-not-your-seat"),
                (ANN, MINE, None, "table-not-your-seat"),
                (HOST, 2, order, "table-not-your-seat"),
                (HOST, MINE, Order("bid-up-to", 0, 1000), "table-no-such-order"),
                (HOST, MINE, Order("finish-lot", lot_of(live)), "table-no-such-order"),
                (HOST, MINE, Order("win", lot_of(live)), "table-no-such-order"),
            ):
                with pytest.raises(NotAllowed) as refused:
                    await house.leave_word(live, guest, seat, left)
                assert refused.value.sentence.key == why
            assert not live.orders

    run(story)


def test_an_order_taken_back_decides_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await in_the_ring(house)
            await live.do(SetSpeed(HOST, "ease"))
            order = Order("bid-up-to", lot_of(live), 10**6)
            since = live.record.sequence
            await house.leave_word(live, HOST, MINE, order)
            await house.leave_word(live, HOST, MINE, None)
            await asyncio.sleep(0.05)
            assert not live.orders
            assert live.record.sequence == since

    run(story)


async def out_of_a_lot(house: House, live: LiveTable, seat: int) -> int:
    """Play on until a seat has passed and its lot is still under the hammer; give the lot."""
    while True:
        (asked,) = live.record.awaited()
        lot = lot_of(live)
        if asked == seat and lot:
            await decide(live, seat, ASCOT.read("pass"))
            if lot_of(live) == lot:
                return lot
        else:
            moves = await house.driver._ask(live.record, due(live, asked))
            place, seen = live.record.places[asked], live.record.stamps[asked]
            by = happened.BOT if place.bot else happened.PERSON
            await live.do(Submit(place.guest, asked, tuple(moves), seen, by))


def test_whoever_is_out_may_be_done_with_the_lot(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await in_the_ring(house)
            await live.do(SetSpeed(HOST, "step"))  # bots wait to be asked for each bid
            lot = await out_of_a_lot(house, live, MINE)
            await house.leave_word(live, HOST, MINE, Order("finish-lot", lot))
            await until(live, lambda record: record.match.state.lot != lot)
            assert not live.orders

    run(story)


def test_only_who_may_set_the_speed_may_hurry_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await in_the_ring(house, people=2)
            house.driver._closed = True
            lot = await out_of_a_lot(house, live, 1)
            with pytest.raises(NotAllowed) as refused:
                await house.leave_word(live, ANN, 1, Order("finish-lot", lot))
            assert refused.value.sentence.key == "table-not-yours-to-pace"

    run(story)


def test_word_left_on_a_private_board_is_kept_nowhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await in_the_ring(house)
            allowed = msgspec.structs.replace(live.record.opened, hints=True)
            board = await house.whatifs.lay(replace(live.record, opened=allowed), HOST, "host")
            lot = lot_of(board)
            await house.leave_word(board, HOST, MINE, Order("bid-up-to", lot, 10**6))
            await until(board, lambda record: record.match.state.lot != lot)
            assert bids_of(board.record, 0)
            assert not board.orders
            assert not house.store.rows(sql.select(ORDERS))

    run(story)
