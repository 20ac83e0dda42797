"""What one may leave word for in the ring: how far to bid, and to be done with a lot."""

from hippodrome.engine.orders import Order
from hippodrome.games.ascot.moves import PASS_MOVE, bid_move
from hippodrome.games.ascot.people.orders import BID_UP_TO, FINISH_LOT, decided, stands
from tests.games.ascot.positions import Table
from tests.games.ascot.test_auction import auction

LOT = 4


def up_to(francs: int, about: int = LOT) -> Order:
    return Order(BID_UP_TO, about, francs)


def decides(table: Table, order: Order) -> int:
    """What the seat that is asked decides by an order."""
    (move,) = decided(table.pack, table.state, table.state.called_on, order)
    return move


def test_A3_1_a_limit_makes_the_least_bid_there_is() -> None:
    table = auction().turn_up(LOT)
    assert decides(table, up_to(5000)) == bid_move(500)
    table.bids(2000)
    assert decides(table, up_to(5000)) == bid_move(2500)
    assert decides(table, up_to(2500)) == bid_move(2500)


def test_A3_5_beyond_its_limit_it_passes() -> None:
    table = auction().turn_up(LOT)
    table.bids(2000)
    assert decides(table, up_to(2400)) == PASS_MOVE
    assert decides(table, up_to(0)) == PASS_MOVE


def test_A3_1_no_limit_takes_it_beyond_its_means() -> None:
    table = auction().turn_up(LOT)
    table.having(purse={table.state.called_on: 600})
    assert decides(table, up_to(10**6)) == bid_move(500)
    table.having(bid=500)
    assert decides(table, up_to(10**6)) == PASS_MOVE


def test_an_order_stands_for_its_lot_and_while_its_seat_is_in() -> None:
    table = auction().turn_up(LOT)
    seat = table.state.called_on
    assert stands(table.pack, table.state, seat, up_to(900))
    assert not stands(table.pack, table.state, seat, up_to(900, about=5))
    assert not stands(table.pack, table.state, seat, Order("bid-anything", LOT, 900))
    table.bids(0)
    assert not stands(table.pack, table.state, seat, up_to(900))


def test_one_may_be_done_with_a_lot_once_one_is_out() -> None:
    table = auction().turn_up(LOT)
    seat, done = table.state.called_on, Order(FINISH_LOT, LOT)
    assert not stands(table.pack, table.state, seat, done)
    table.bids(0)
    assert stands(table.pack, table.state, seat, done)
    assert decided(table.pack, table.state, seat, done) == ()
    table.bids(500, 0)
    assert not stands(table.pack, table.state, seat, done)
