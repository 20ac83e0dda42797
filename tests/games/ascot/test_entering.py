"""A5.3, A5.4: equal numbers of horses and the entry, beside what `test_market.py` says of them."""

import pytest

from hippodrome.games.ascot.events import ALLOTTED, ENTERED, PUT_UP, VOID, WITHDRAWN
from hippodrome.games.ascot.moves import (
    ACCEPT_MOVE,
    FIRST_ASK_MOVE,
    FIRST_PAY_MOVE,
    PASS_MOVE,
    SEND_MOVE,
    address_move,
    ask_move,
    bid_move,
    block_of,
    francs_of,
    pay_move,
    sell_move,
    take_move,
    trade_move,
    withdraw_move,
)
from hippodrome.games.ascot.phases import BET, FAVOURITE, WITHDRAW
from hippodrome.games.ascot.rules.reasons import (
    BID_ABOVE_MEANS,
    BID_TOO_LOW,
    ENTRY_NOT_PAID,
    HORSE_NOT_YOURS,
    MONEY_ABOVE_MEANS,
    MONEY_ABOVE_THEIRS,
    NEEDED_FOR_ENTRIES,
    NEEDED_FOR_THEIR_ENTRIES,
)
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    BLACK,
    BOOKMAKER,
    BRIDLE,
    GONE,
    NOT_ENTERED,
    OWNED,
    RUNNING,
    SURPLUS,
)
from tests.games.ascot.positions import market
from tests.games.ascot.test_market import close
from tests.games.ascot.watching import notes


def test_A5_4_a_pack_may_ask_nothing_for_an_entry() -> None:
    table = market({1: 0, 2: 1, AUCTIONEER: 1})
    table.pack.entry_fee = 0
    close(table)
    assert table.events(ENTERED) == [(ENTERED, 0, 1, 0), (ENTERED, 1, 1, 0)]
    assert table.purses == [281_000, 281_000]


def test_A5_3_the_best_stocked_sells_first_its_cheapest_horse() -> None:
    # Two, four and none: two each. Seat 1 has most, and horse 12, blue, is its cheapest.
    cards = {1: 0, 2: 0, 12: 1, 3: 1, 5: 1, 10: 1, AUCTIONEER: 2}
    table = close(market(cards, seats=3))
    assert table.events(PUT_UP) == [(PUT_UP, 12, 1, SURPLUS)]
    assert (table.awaited, table.state.seller, table.state.bidding) == ([2], 1, 0b100)
    table.bids(27_000)
    assert table.purses == [281_000, 308_000, 254_000]
    assert (table.state.lies[12], table.state.lot) == (OWNED + 2, 3)
    table.bids(0)
    assert table.events(ALLOTTED) == [(ALLOTTED, 3, 1, 2)]
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
    assert table.bids(45_000).state.lies[5] == OWNED + 1


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


HALF = {1: 45_000, 2: 37_500, 3: 30_000, 4: 22_500}
"""Half the printed price of a black, red, yellow and blue horse."""


@pytest.mark.parametrize("horse", HALF)
def test_A5_3_bids_for_a_surplus_horse_begin_at_half_its_printed_price(horse: int) -> None:
    table = close(market({horse: 0, horse + 4: 0}, seats=2))
    assert (table.state.lot, table.awaited) == (horse, [1])
    assert table.menu(1)[:2] == [PASS_MOVE, bid_move(HALF[horse])]
    assert table.refusal(1, bid_move(HALF[horse] - 500)) == BID_TOO_LOW
    table.bids(HALF[horse])
    assert table.purses == [281_000 - 10_000 + HALF[horse], 281_000 - 10_000 - HALF[horse]]


@pytest.mark.parametrize("horse", HALF)
def test_A5_3_whoever_waits_pays_half_the_printed_price_all_the_same(horse: int) -> None:
    table = close(market({horse: 0, horse + 4: 0}, seats=2)).bids(0)
    assert (ALLOTTED, horse, 0, 1, HALF[horse], 0) in notes(table.state)
    assert table.purses == [281_000 - 10_000 + HALF[horse], 281_000 - 10_000 - HALF[horse]]


@pytest.mark.parametrize(("purse", "paid"), [(40_000, 20_000), (20_000, 0), (12_300, 0)])
def test_A5_3_of_half_the_price_only_what_the_entries_leave_is_paid(purse: int, paid: int) -> None:
    # Two each: seat 1 has one horse, and can bid for none with what its two entries leave.
    table = market({1: 0, 2: 0, 4: 0, 3: 1}, seats=2).with_purse(1, purse)
    close(table)
    allotted = [event for event in notes(table.state) if event[0] == ALLOTTED]
    assert allotted == [(ALLOTTED, 4, 0, 1, paid, 0)]


def test_A5_3_nobody_trades_away_what_their_entries_need() -> None:
    # Four horses for two players are two each: 20,000 F stay in either purse.
    table = market({1: 0, 2: 0, 3: 1, 4: 1}).with_purse(0, 25_000).with_purse(1, 30_100)
    table.play(0, address_move(1), trade_move(1))
    assert table.refusal(0, pay_move(5000)) == table.refusal(0, ask_move(10_100)) == 0
    assert table.refusal(0, pay_move(5100)) == NEEDED_FOR_ENTRIES
    assert table.refusal(0, pay_move(25_100)) == MONEY_ABOVE_MEANS
    assert table.refusal(0, ask_move(10_200)) == NEEDED_FOR_THEIR_ENTRIES
    assert table.refusal(0, ask_move(30_200)) == MONEY_ABOVE_THEIRS
    money = [francs_of(move) for move in table.menu(0) if block_of(move) == FIRST_PAY_MOVE]
    assert max(money) == 5000
    money = [francs_of(move) for move in table.menu(0) if block_of(move) == FIRST_ASK_MOVE]
    assert max(money) == 10_100


def test_A5_3_who_has_no_more_than_the_entries_can_offer_no_money() -> None:
    table = market({1: 0, 2: 1}).with_purse(0, 10_000).play(0, address_move(1), trade_move(1))
    assert table.refusal(0, pay_move(100)) == NEEDED_FOR_ENTRIES
    assert not [move for move in table.menu(0) if block_of(move) == FIRST_PAY_MOVE]


def test_A5_3_nobody_bids_away_what_their_entries_need() -> None:
    table = close(market({4: 0, 8: 0, 1: 0, 3: 1}, seats=2).with_purse(1, 50_000))
    assert (table.state.lot, table.awaited) == (4, [1])
    assert table.refusal(1, bid_move(30_000)) == 0
    assert table.refusal(1, bid_move(30_500)) == NEEDED_FOR_ENTRIES
    assert table.refusal(1, bid_move(50_500)) == BID_ABOVE_MEANS


def test_A5_3_what_others_sell_for_their_entries_is_not_paid_with_ones_own() -> None:
    # Seat 0 enters first and must sell the Bookmaker; seat 1 has its own entry still to pay.
    table = market({1: 0, BOOKMAKER: 0, 2: 1}, dealer=1).with_purse(0, 0).with_purse(1, 12_000)
    close(table).play(0, sell_move(BOOKMAKER))
    assert table.refusal(1, bid_move(2000)) == 0
    assert table.refusal(1, bid_move(2500)) == NEEDED_FOR_ENTRIES
    # Seat 1 enters first: whoever has paid may bid all that is left.
    table = market({1: 1, BOOKMAKER: 1, 2: 0}, dealer=1).with_purse(1, 0).with_purse(0, 22_000)
    close(table).play(1, sell_move(BOOKMAKER))
    assert table.refusal(0, bid_move(12_000)) == 0


def test_A5_4_a_horse_whose_entry_is_not_paid_does_not_run() -> None:
    # Three each, and 20,000 F and a bit pay for two of them.
    cards = {1: 0, 2: 0, 3: 0, 4: 1, 5: 1, 6: 1}
    table = close(market(cards).with_purse(0, 29_900))
    assert (table.state.phase, table.awaited) == (WITHDRAW, [0])
    assert table.menu(0) == [withdraw_move(horse) for horse in (1, 2, 3)]
    assert table.refusal(0, PASS_MOVE) == ENTRY_NOT_PAID
    assert table.refusal(0, withdraw_move(4)) == HORSE_NOT_YOURS
    assert table.purses[0] == 29_900  # no part of a fee is paid
    table.play(0, withdraw_move(2))
    assert table.events(WITHDRAWN) == [(WITHDRAWN, 2, 0, 1)]
    assert table.events(ENTERED) == [(ENTERED, 0, 2, 20_000), (ENTERED, 1, 3, 30_000)]
    assert (table.state.lies[2], table.state.status[2]) == (GONE, NOT_ENTERED)
    assert [table.state.status[horse] for horse in (1, 3, 4, 5, 6)] == [RUNNING] * 5
    assert table.purses == [9900, 251_000]
    assert table.state.phase == FAVOURITE


def test_A5_4_as_many_are_withdrawn_as_cannot_be_paid_for_and_no_more() -> None:
    cards = {1: 0, 2: 0, 3: 0, 4: 1, 5: 1, 6: 1}
    table = close(market(cards).with_purse(0, 10_000)).play(0, withdraw_move(1))
    assert (table.state.phase, table.awaited, table.state.owed) == (WITHDRAW, [0], 20_000)
    table.play(0, withdraw_move(3))
    assert (table.state.phase, table.purses[0]) == (FAVOURITE, 0)
    assert table.state.status[2] == RUNNING


def test_A5_4_who_cannot_pay_for_one_horse_runs_none() -> None:
    cards = {1: 0, 2: 0, 4: 1, 5: 1}
    table = close(market(cards).with_purse(0, 9900))
    assert table.events(WITHDRAWN) == [(WITHDRAWN, 1, 0, 1), (WITHDRAWN, 2, 0, 1)]
    assert table.events(ENTERED)[0] == (ENTERED, 0, 0, 0)
    assert table.events(VOID) == []
    assert table.purses[0] == 9900


def test_A5_4_a_withdrawn_horse_takes_its_cards_along() -> None:
    table = market({1: 0, 2: 0, 4: 1, 5: 1}).with_purse(0, 10_000)
    table.having(advantage={1: 2}, disadvantage={1: 1})
    close(table).play(0, withdraw_move(1))
    assert (table.state.advantages[0][BLACK], table.state.disadvantages[0]) == (0, 0)


def test_A5_4_nobody_gives_the_money_away_and_enters_free() -> None:
    """The old way: pay a friend everything for a report, then run three horses for nothing."""
    table = market({1: 0, 2: 0, 3: 0, 4: 1, 5: 1, 6: 1}).having(kept={1: {BRIDLE: 1}})
    table.play(0, address_move(1), take_move(BRIDLE))
    assert table.refusal(0, pay_move(281_000)) == NEEDED_FOR_ENTRIES
    table.play(0, pay_move(251_000), SEND_MOVE).play(1, ACCEPT_MOVE)
    close(table)
    assert table.state.bank == 60_000
    assert table.purses == [0, 281_000 + 251_000 - 30_000]
