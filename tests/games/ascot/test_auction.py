"""A3: the auction of the dead pile, and paying for kept cards."""

import pytest

from hippodrome.games.ascot.events import (
    BADE,
    CARDS_BILLED,
    COMMISSION_PAID,
    PAID,
    PASSED,
    SOLD,
    TURNED_UP,
    UNSOLD,
)
from hippodrome.games.ascot.moves import PASS_MOVE, bid_move, throw_move
from hippodrome.games.ascot.phases import BID, DICE, MEMBER, TURN_UP
from hippodrome.games.ascot.rules.auction import commission, most_bid, turn_up
from hippodrome.games.ascot.rules.reasons import (
    BID_ABOVE_MEANS,
    BID_TOO_LOW,
    NOT_A_STEP,
    SECOND_STABLE,
)
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    BOOKMAKER,
    CLUB,
    DEAD_PILE,
    FARRIER,
    FORAGE,
    GONE,
    IN_HAND,
    NOBODY,
    OWNED,
    STEVENS_STABLE,
    UNDER_HAMMER,
    VET,
    WALROY_STABLE,
)
from tests.games.ascot.positions import Table

HANDS = ([1, 4, 7, 10, WALROY_STABLE], [2, 5, 8, 11, FARRIER], [3, 6, 9, 12, VET])
EXCHANGED = ((4, FORAGE), (5, CLUB), (6, BOOKMAKER))


def auction(dealer: int = 2) -> Table:
    """Three players, of whom the dealer acts as auctioneer; seat 0 holds a stable."""
    table = Table(3).deal(*HANDS, dealer=dealer)
    for step in range(1, 4):
        seat = (dealer + step) % 3
        table.exchange(seat, EXCHANGED[seat][0], taking=EXCHANGED[seat][1])
    return table.keep()


def test_A3_1_the_pile_is_sold_card_by_card_to_the_highest_bidder() -> None:
    table = auction().turn_up(4)
    assert table.state.phase == BID
    assert table.state.lot == 4
    table.bids(500, 2000, 0, 0)
    assert table.events(SOLD) == [(SOLD, 4, 1, 2000)]
    assert table.state.lies[4] == OWNED + 1
    assert table.state.phase == TURN_UP


def test_A3_1_the_auctioneer_may_bid() -> None:
    table = auction().turn_up(4).bids(500, 0, 1000, 0)
    assert table.state.lies[4] == OWNED + 2


def test_A3_1_bids_rise_by_500_at_least() -> None:
    table = auction().turn_up(4).bids(2000)
    assert table.refusal(1, bid_move(2000)) == BID_TOO_LOW
    assert table.refusal(1, bid_move(2400)) == NOT_A_STEP
    assert table.refusal(1, bid_move(2500)) == 0


def test_A3_1_nobody_bids_beyond_cash_less_commission() -> None:
    table = auction().turn_up(4)
    # 255,000 and a tenth of it, to the nearest hundred, are 280,500: 281,000 are enough.
    assert most_bid(table.pack, table.state, 0) == 255_000
    assert table.refusal(0, bid_move(255_000)) == 0
    assert table.refusal(0, bid_move(255_500)) == BID_ABOVE_MEANS
    assert most_bid(table.pack, table.state, 2) == 281_000
    assert bid_move(255_000) in table.menu(0)


def test_A3_1_nobody_bids_for_a_second_stable_and_a_hidden_one_does_not_show() -> None:
    table = auction().turn_up(STEVENS_STABLE)
    # Seat 0 is asked like the others, so that nobody learns what it holds.
    assert table.awaited == [0]
    assert table.menu(0) == [PASS_MOVE]
    assert table.refusal(0, bid_move(500)) == SECOND_STABLE


@pytest.mark.parametrize(
    ("price", "share"),
    [
        (12_340, 1200),
        (12_600, 1300),
        (12_550, 1300),
        (12_500, 1300),
        (400, 0),
        (500, 100),
        (400_000, 40_000),
    ],
)
def test_A3_2_commission_to_the_nearest_hundred_half_up(price: int, share: int) -> None:
    assert commission(price) == share


def test_A3_2_the_buyer_pays_bank_and_auctioneer() -> None:
    table = auction().turn_up(4).bids(12_500, 0, 0)
    assert table.events(COMMISSION_PAID) == [(COMMISSION_PAID, 0, 2, 1300)]
    assert table.purses == [281_000 - 13_800, 281_000, 281_000 + 1300]
    assert table.state.bank == 12_500


def test_A3_2_an_auctioneer_who_buys_pays_no_commission() -> None:
    table = auction().turn_up(4).bids(0, 0, 12_500)
    assert table.state.purse[2] == 281_000 - 12_500
    assert table.events(COMMISSION_PAID) == []


def test_A3_3_unsold_cards_leave_the_game() -> None:
    table = auction().turn_up(4).bids(0, 0, 0)
    assert table.events(UNSOLD) == [(UNSOLD, 4, NOBODY, DEAD_PILE)]
    assert table.state.lies[4] == GONE


def all_unsold(table: Table) -> Table:
    while table.state.phase == TURN_UP or table.state.phase == BID:
        table.draw(0) if table.state.spread else table.play(table.awaited[0], PASS_MOVE)
    return table


def test_A3_4_kept_cards_are_paid_at_their_printed_price() -> None:
    table = all_unsold(auction())
    # Seat 0 kept a black 1, yellow 7, red 10, the Walroy stable and the forage merchant.
    assert table.events(CARDS_BILLED) == [
        (CARDS_BILLED, 0, 280_000, 0),
        (CARDS_BILLED, 1, 75_000 + 45_000 + 60_000 + 25_000 + 20_000, 0),
        (CARDS_BILLED, 2, 60_000 + 90_000 + 45_000 + 30_000 + 20_000, 0),
    ]
    assert table.state.purse[0] == 1000
    assert table.state.bank == 280_000 + 225_000 + 245_000
    assert table.state.held == [0] * 6
    assert table.state.phase in (DICE, MEMBER)


def test_A3_4_the_auctioneer_costs_nothing() -> None:
    table = Table(2).deal([1, 2, 3, 4, 5, AUCTIONEER], [7, 8, 9, 10, 11, 12])
    table.exchange(0, 1, taking=FARRIER).exchange(1, 7, taking=VET)
    table.play(1, *(throw_move(card) for card in (8, 9, 10, 11, 12, VET)), 2)
    table.play(0, *(throw_move(card) for card in (3, 4, 5)), 2)
    all_unsold(table)
    assert table.purses == [281_000 - 25_000 - 75_000, 281_000]
    assert table.state.lies[AUCTIONEER] == OWNED
    # Who has kept nothing is not billed.
    assert table.events(CARDS_BILLED) == [(CARDS_BILLED, 0, 100_000, 0)]


def test_A3_5_bids_go_from_the_auctioneers_left_and_who_passes_is_out() -> None:
    assert auction(dealer=1).turn_up(4).awaited == [2]
    table = auction().turn_up(4)
    assert table.awaited == [0]
    table.bids(500, 1000, 1500)
    assert table.awaited == [0]
    table.bids(0)
    assert table.awaited == [1]
    table.bids(2000)
    assert table.awaited == [2]  # seat 0 is not asked again
    assert table.bids(0).state.lies[4] == OWNED + 1


def test_A3_5_who_cannot_pay_more_is_not_asked() -> None:
    table = auction()
    table.with_purse(1, table.state.purse[1] - 280_000)
    table.turn_up(4).bids(1500)
    assert table.awaited == [2]
    # Who can pay exactly the least, commission and all, is asked.
    table = auction()
    table.with_purse(1, table.state.purse[1] - 280_400)
    assert table.turn_up(4).bids(0).awaited == [1]
    assert table.menu(1) == [PASS_MOVE, bid_move(500)]


def test_A3_5_the_order_of_the_pile_is_a_lot_among_all_its_cards() -> None:
    table = auction()
    assert table.state.spread == table.state.dead == 5
    table.turn_up(6)
    assert table.state.lot == 6


def test_A3_5_the_last_one_is_asked_too_before_a_card_goes_unsold() -> None:
    table = auction().turn_up(4).bids(0, 0)
    assert table.awaited == [2]
    assert table.bids(500).state.lies[4] == OWNED + 2


def test_A3_6_an_acting_auctioneer_earns_and_gives_way_from_the_next_card_on() -> None:
    table = auction().turn_up(AUCTIONEER).bids(10_000, 0, 0)
    assert table.events(COMMISSION_PAID) == [(COMMISSION_PAID, 0, 2, 1000)]
    assert table.state.auctioneer == 0
    table.turn_up(4)
    assert table.awaited == [1]


def test_A3_6_kept_cards_are_paid_from_the_dealers_left() -> None:
    table = all_unsold(auction(dealer=1))
    assert [event[1] for event in table.events(PAID)] == [2, 0, 1]


def test_A3_1_a_card_is_told_when_it_is_turned_up_and_every_bid_and_pass() -> None:
    table = auction().turn_up(4)
    assert table.events() == [(TURNED_UP, 4, table.pack.price[4], 4)]
    assert (table.state.dead, table.state.seller, table.state.called_on) == (4, NOBODY, 0)
    table.bids(1500)
    assert table.events() == [(BADE, 0, 1500, DEAD_PILE)]
    assert (table.state.bid, table.state.bidder, table.state.bidding) == (1500, 0, 0b111)
    table.bids(0)
    assert table.events() == [(PASSED, 1, DEAD_PILE, 0)]
    assert table.state.bidding == 0b101


def test_A3_5_every_card_of_the_pile_may_come_up_and_the_last_needs_no_lot() -> None:
    table = auction()
    # What was dealt there and what was put there are drawn alike, by number.
    pile = []
    for outcome in range(table.state.spread):
        twin = table.state.copy()
        turn_up(table.pack, twin, outcome)
        pile.append(twin.lot)
        assert twin.lies[twin.lot] == UNDER_HAMMER
    assert pile == [4, 5, 6, AUCTIONEER, STEVENS_STABLE]
    for card in (4, 5, 6, AUCTIONEER):
        assert table.state.phase == TURN_UP
        table.turn_up(card).bids(0, 0, 0)
    assert (table.state.phase, table.state.lot) == (BID, STEVENS_STABLE)


def test_A3_1_an_owner_of_the_other_stable_is_not_asked() -> None:
    table = auction().turn_up(4).bids(0, 0, 0)
    table.having(lies={WALROY_STABLE: OWNED + 1})
    table.turn_up(STEVENS_STABLE)
    assert (table.awaited, table.state.bidding) == ([0], 0b101)
    assert table.bids(0).awaited == [2]


def test_A3_2_every_commission_is_paid_beside_the_price() -> None:
    table = auction().turn_up(4).bids(500, 0, 0)
    assert table.events(COMMISSION_PAID) == [(COMMISSION_PAID, 0, 2, 100)]
    table.turn_up(5).bids(0, 20_000, 0)
    assert table.purses == [281_000 - 600, 281_000 - 22_000, 281_000 + 2100]
    assert table.state.bank == 20_500


def test_A3_2_a_commission_that_rounds_down_to_nothing_is_not_told() -> None:
    table = auction()
    table.pack = table.pack.copy()
    table.pack.bid_step = 100  # an edition of one's own
    table.turn_up(4).bids(400, 0, 0)
    assert table.events(COMMISSION_PAID) == []
    assert table.purses == [281_000 - 400, 281_000, 281_000]


def test_A3_1_the_least_step_may_be_all_one_has() -> None:
    table = auction()
    # 600 F are enough for 500 F and the commission, 599 F are not; the auctioneer pays none.
    for francs, most in ((599, 0), (600, 500), (1099, 500), (1100, 1000)):
        table.having(purse={0: francs, 2: francs}, sale=DEAD_PILE)
        assert most_bid(table.pack, table.state, 0) == most
        assert most_bid(table.pack, table.state, 2) == francs // 500 * 500


def test_A2_4_a_stable_in_any_hand_bars_the_other() -> None:
    table = auction()
    table.having(lies={WALROY_STABLE: IN_HAND + 1, FARRIER: IN_HAND})
    table.turn_up(STEVENS_STABLE)
    assert table.refusal(0, bid_move(500)) == 0
    table.bids(500)
    assert table.refusal(1, bid_move(1000)) == SECOND_STABLE
    assert table.menu(1) == [PASS_MOVE]
    table.bids(0)
    assert table.refusal(2, bid_move(1000)) == 0
