"""A5.3, A5.4: equal numbers of horses and the entry, beside what `test_market.py` says of them."""

from hippodrome.games.ascot.events import ENTERED, GIVEN_AWAY, PUT_UP
from hippodrome.games.ascot.moves import withdraw_move
from hippodrome.games.ascot.state import AUCTIONEER, BET, FAVOURITE, GONE, OWNED, SURPLUS, WITHDRAW
from tests.games.ascot.positions import market
from tests.games.ascot.test_market import close


def test_A5_3_the_best_stocked_sells_first_its_cheapest_horse() -> None:
    # Two, four and none: two each. Seat 1 has most, and horse 12, blue, is its cheapest.
    cards = {1: 0, 2: 0, 12: 1, 3: 1, 5: 1, 10: 1, AUCTIONEER: 2}
    table = close(market(cards, seats=3))
    assert table.events(PUT_UP) == [(PUT_UP, 12, 1, SURPLUS)]
    assert (table.awaited, table.state.seller, table.state.bidding) == ([2], 1, 0b100)
    table.bids(7000)
    assert table.purses == [281_000, 288_000, 274_000]
    assert (table.state.lies[12], table.state.lot) == (OWNED + 2, 3)
    table.bids(0)
    assert table.events(GIVEN_AWAY) == [(GIVEN_AWAY, 3, 1, 2)]
    assert table.state.phase == FAVOURITE


def test_A5_3_withdrawing_goes_on_until_the_number_is_reached() -> None:
    cards = dict.fromkeys((1, 2, 3, 11, 12), 0) | {4: 1, 5: 1, 6: 1, 7: 2, 8: 2, 9: 2}
    table = close(market(cards | {AUCTIONEER: 0}, seats=3))
    assert table.menu(0) == [withdraw_move(horse) for horse in (1, 2, 3, 11, 12)]
    table.play(0, withdraw_move(12))
    assert (table.state.phase, table.awaited) == (WITHDRAW, [0])
    assert table.menu(0) == [withdraw_move(horse) for horse in (1, 2, 3, 11)]
    table.play(0, withdraw_move(1))
    assert table.state.phase == FAVOURITE
    assert table.state.bank == 90_000


def test_A5_4_who_has_no_horse_enters_none() -> None:
    table = close(market({12: 1, AUCTIONEER: 0}, seats=2))
    assert table.events(ENTERED) == [(ENTERED, 0, 0, 0), (ENTERED, 1, 1, 10_000)]
    assert table.purses == [281_000, 271_000]
    assert (table.state.bookmaker, table.state.phase) == (1, BET)


def test_A5_7_of_horses_of_one_price_the_lowest_number_is_sold() -> None:
    table = close(market({9: 0, 5: 0, 1: 0, 2: 1, AUCTIONEER: 0}, seats=2))
    assert table.pack.price[1] == table.pack.price[5] == table.pack.price[9]
    assert table.events(PUT_UP) == [(PUT_UP, 1, 0, SURPLUS)]


def test_A5_3_a_seller_sells_only_what_is_theirs() -> None:
    table = close(market({9: 0, 5: 0}, seats=2))
    assert table.events(PUT_UP) == [(PUT_UP, 5, 0, SURPLUS)]
    assert table.bids(500).state.lies[5] == OWNED + 1


def test_A5_3_all_withdraw_in_turn_from_the_dealers_left() -> None:
    table = close(market({horse: horse % 3 for horse in range(1, 13)}, seats=3, dealer=1))
    order = []
    while table.state.phase == WITHDRAW:
        (seat,) = table.awaited
        assert table.state.turn == seat
        order.append(seat)
        table.play(seat, table.menu(seat)[-1])
    assert order == [2, 0, 1]
    assert [table.state.lies[horse] for horse in (10, 11, 12)] == [GONE] * 3
