"""A5: between the boards: offers, equal numbers, withdrawals, entry."""

import pytest

from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.events import (
    ALLOTTED,
    ENTERED,
    MARKET_CLOSED,
    MARKET_PASSED,
    OFFER_ACCEPTED,
    OFFER_DECLINED,
    OFFER_MADE,
    PUT_UP,
    SOLD,
    WITHDRAWN,
)
from hippodrome.games.ascot.moves import (
    ACCEPT_MOVE,
    PASS_MOVE,
    SEND_MOVE,
    address_move,
    ask_move,
    bid_move,
    give_move,
    pay_move,
    take_move,
    trade_move,
    withdraw_move,
)
from hippodrome.games.ascot.phases import ANSWER, BET, END_TRAINING, FAVOURITE, OFFER, WITHDRAW
from hippodrome.games.ascot.rules.holding import equal_number, pass_on
from hippodrome.games.ascot.rules.reasons import (
    ADDRESS_FIRST,
    ADDRESSED_ALREADY,
    ANSWER_OF_ANOTHER,
    DRAFT_BEGUN,
    EMPTY_OFFER,
    HORSE_NOT_YOURS,
    MONEY_ABOVE_MEANS,
    MONEY_ABOVE_THEIRS,
    MONEY_ALREADY,
    NEEDED_FOR_ENTRIES,
    NO_MONEY,
    NO_SUCH_SEAT,
    NOT_A_STEP,
    NOTHING_TO_TRADE,
    OFFER_TO_ONESELF,
    OFFERED_ALREADY,
    OFFERS_USED_UP,
    OWNED_BY_NEITHER,
    REPORT_NOT_THEIRS,
    REPORT_NOT_YOURS,
    TOO_MANY_HORSES,
)
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    BLUE,
    BOOKMAKER,
    BRIDLE,
    CLUB,
    EARN_ADVANTAGE,
    FARRIER,
    GONE,
    NOBODY,
    OWNED,
    SURE_FOOTED,
    SURPLUS,
    VESSELS,
)
from tests.games.ascot.positions import Table, market, owned

TWO_EACH = {1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2}


def three(dealer: int = 2) -> Table:
    """Three players with two horses each; the one at the dealer's left is asked first."""
    return market(TWO_EACH, seats=3, dealer=dealer)


def close(table: Table) -> Table:
    while table.state.phase == OFFER:
        table.play(table.awaited[0], PASS_MOVE)
    return table


def test_A5_1_businesses_and_memberships_are_put_away_but_the_bookmaker() -> None:
    table = owned({1: 0, BOOKMAKER: 0, CLUB: 1, FARRIER: 1, AUCTIONEER: 0})
    table.having(member={0: 1}, phase=END_TRAINING)
    table.go_on()
    assert [table.state.lies[card] for card in (CLUB, FARRIER, AUCTIONEER)] == [GONE] * 3
    assert table.state.lies[BOOKMAKER] == OWNED
    assert table.state.member[0] == 0
    assert table.state.phase == OFFER


@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_A5_2_horses_each_with_all_twelve_left(seats: int, each: int) -> None:
    table = owned({horse: horse % seats for horse in range(1, 13)}, seats)
    assert equal_number(table.pack, table.state) == each


@pytest.mark.parametrize(
    ("seats", "horses", "each"), [(3, 8, 2), (4, 11, 2), (2, 5, 2), (3, 2, 1), (2, 0, 0)]
)
def test_A5_2_the_largest_number_the_horses_left_allow(seats: int, horses: int, each: int) -> None:
    cards = {horse: horse % seats for horse in range(1, horses + 1)}
    table = owned(cards | {AUCTIONEER: 0, BOOKMAKER: 1}, seats)
    assert equal_number(table.pack, table.state) == each


def test_A5_2_horses_with_what_lies_on_them_reports_and_money_change_hands() -> None:
    table = three()
    table.having(advantage={1: 2}, kept={0: {BRIDLE: 1}, 1: {VESSELS: 1}})
    table.play(
        0,
        address_move(1),
        trade_move(1),
        trade_move(3),
        give_move(BRIDLE),
        take_move(VESSELS),
        ask_move(5000),
        SEND_MOVE,
    )
    assert (table.state.phase, table.awaited) == (ANSWER, [1])
    table.play(1, ACCEPT_MOVE)
    assert table.events(OFFER_ACCEPTED) == [(OFFER_ACCEPTED, 0, 1, 0)]
    assert (table.state.lies[1], table.state.lies[3]) == (OWNED + 1, OWNED)
    assert table.state.advantage[1] == 2
    assert (table.state.kept[0][VESSELS], table.state.kept[1][BRIDLE]) == (1, 1)
    assert table.purses == [286_000, 276_000, 281_000]
    assert table.awaited == [1]


def test_A5_2_a_declined_offer_changes_nothing() -> None:
    table = three().play(0, address_move(2), trade_move(1), pay_move(100), SEND_MOVE)
    table.play(2, PASS_MOVE)
    assert table.events(OFFER_DECLINED) == [(OFFER_DECLINED, 0, 2, 0)]
    assert table.state.lies[1] == OWNED
    assert table.purses == [281_000] * 3


def test_A5_3_a_surplus_horse_is_auctioned_among_those_who_are_short() -> None:
    # Four, one and one horse: two each, so seat 0 sells its cheapest, blue 4 before blue 8.
    table = close(market({4: 0, 8: 0, 1: 0, 2: 0, 3: 1, 6: 2}, seats=3))
    assert table.events(PUT_UP) == [(PUT_UP, 4, 0, SURPLUS)]
    assert table.awaited == [1]
    table.bids(22_500, 23_000, 0)
    assert table.events(SOLD) == [(SOLD, 4, 2, 23_000)]
    assert table.purses[0] == 304_000
    assert table.purses[2] == 258_000  # no commission
    assert table.state.lot == 8  # only seat 1 is short now
    table.bids(22_500)
    assert table.state.lies[8] == OWNED + 1


def test_A5_3_a_horse_nobody_bids_for_goes_to_the_shortest_at_half_price() -> None:
    table = close(market({4: 0, 8: 0, 1: 0, 2: 0, 3: 1, 6: 2}, seats=3)).bids(0, 0)
    assert (ALLOTTED, 4, 0, 1) in table.events(ALLOTTED)
    assert table.state.lies[4] == OWNED + 1
    assert table.purses == [303_500, 258_500, 281_000]


def test_A5_3_horses_over_the_number_are_withdrawn_by_choice() -> None:
    cards = {1: 0, 2: 0, 3: 0, 4: 0, 5: 1, 6: 1, 7: 1, 8: 2, 9: 2, 10: 2}
    table = close(market(cards, seats=3))
    assert (table.state.phase, table.awaited) == (WITHDRAW, [0])
    assert table.menu(0) == [withdraw_move(horse) for horse in (1, 2, 3, 4)]
    assert table.refusal(0, withdraw_move(5)) == HORSE_NOT_YOURS
    assert table.refusal(0, PASS_MOVE) == TOO_MANY_HORSES
    table.play(0, withdraw_move(4))
    assert table.events(WITHDRAWN) == [(WITHDRAWN, 4, 0, 0)]
    assert table.state.lies[4] == GONE


def test_A5_3_withdrawing_begins_at_the_dealers_left() -> None:
    cards = {1: 0, 2: 0, 3: 0, 4: 0, 5: 1, 6: 1, 7: 1, 8: 2, 9: 2, 10: 2, 11: 2}
    table = close(market(cards, seats=3, dealer=1))
    assert (table.state.phase, table.awaited) == (WITHDRAW, [2])
    assert table.play(2, withdraw_move(8)).awaited == [0]


def test_A5_3_without_a_commission_all_but_the_entry_fees_may_be_bid() -> None:
    table = close(market({4: 0, 8: 0, 1: 0, 2: 0, 3: 1, 6: 2}, seats=3))
    assert table.state.auctioneer != 1
    assert table.refusal(1, bid_move(261_000)) == 0
    assert table.refusal(1, bid_move(261_500)) == NEEDED_FOR_ENTRIES


def test_A5_4_each_horse_costs_10_000_paid_to_the_bank() -> None:
    table = close(three())
    assert [event[1:] for event in table.events(ENTERED)] == [
        (seat, 2, 20_000) for seat in (0, 1, 2)
    ]
    assert table.state.bank == 60_000
    assert table.state.phase == FAVOURITE
    # Whoever sits at the dealer's left pays first.
    assert [event[1] for event in close(three(dealer=1)).events(ENTERED)] == [2, 0, 1]


def test_A5_4_each_horse_stands_on_the_start_of_its_number() -> None:
    table = close(market({3: 0, 9: 1}))
    assert (table.state.lane[3], table.state.length[3]) == (3, 0)
    assert (table.state.lane[9], table.state.length[9]) == (3, 0)


@pytest.mark.parametrize("edition", GAME.editions())
def test_A5_5_nothing_printed_eliminates_a_horse_in_training(edition: str) -> None:
    pack = GAME.pack(edition).printed
    effects = {pack.effect[source][kind] for source in range(3) for kind in range(16)}
    assert max(effects) <= 7
    assert EARN_ADVANTAGE in effects


def test_A5_6_the_market_goes_round_and_closes_when_all_have_passed_in_a_row() -> None:
    table = three()
    assert table.menu(0) == [PASS_MOVE, address_move(1), address_move(2)]
    table.play(0, PASS_MOVE).play(1, PASS_MOVE)
    table.play(2, address_move(0), trade_move(5), SEND_MOVE).play(0, PASS_MOVE)
    table.play(0, PASS_MOVE).play(1, PASS_MOVE)
    assert table.state.phase == OFFER
    table.play(2, PASS_MOVE)
    assert table.events(MARKET_CLOSED) == [(MARKET_CLOSED, 2, 0, 0)]


def test_A5_6_after_the_training_the_market_opens_at_the_dealers_left() -> None:
    table = owned(TWO_EACH, seats=3, dealer=1)
    pass_on(table.state, END_TRAINING)
    assert table.go_on().awaited == [2]


def test_A5_6_after_ten_offers_a_player_can_only_pass() -> None:
    table = three()
    for _ in range(10):
        table.play(0, address_move(1), trade_move(1), SEND_MOVE).play(1, PASS_MOVE)
        table.play(1, PASS_MOVE).play(2, PASS_MOVE)
    assert table.menu(0) == [PASS_MOVE]
    assert table.refusal(0, address_move(1)) == OFFERS_USED_UP
    assert table.refusal(0, trade_move(1)) == OFFERS_USED_UP


def test_A5_6_an_offer_is_secret_until_it_is_sent_whole() -> None:
    table = three().play(0, address_move(1), trade_move(1))
    assert GAME.unfinished(table.pack, table.state, 0) is not None
    assert table.view(1).offered_to == NOBODY
    assert table.view(0).offered == 1 << 1
    table.play(0, SEND_MOVE)
    assert GAME.unfinished(table.pack, table.state, 0) is None
    assert table.view(2).offered == 1 << 1
    assert table.refusal(2, ACCEPT_MOVE) == ANSWER_OF_ANOTHER


def test_A5_6_what_an_offer_may_not_be() -> None:
    table = three()
    table.having(kept={1: {BRIDLE: 1}})
    assert table.refusal(0, trade_move(1)) == ADDRESS_FIRST
    assert table.refusal(0, SEND_MOVE) == ADDRESS_FIRST
    assert table.refusal(0, address_move(0)) == OFFER_TO_ONESELF
    assert table.refusal(0, address_move(4)) == NO_SUCH_SEAT
    table.play(0, address_move(1))
    assert table.refusal(0, address_move(2)) == ADDRESSED_ALREADY
    assert table.refusal(0, PASS_MOVE) == DRAFT_BEGUN
    assert table.refusal(0, SEND_MOVE) == EMPTY_OFFER
    assert table.refusal(0, trade_move(5)) == OWNED_BY_NEITHER
    assert table.refusal(0, give_move(SURE_FOOTED)) == REPORT_NOT_YOURS
    assert table.refusal(0, take_move(SURE_FOOTED)) == REPORT_NOT_THEIRS
    for money in (pay_move, ask_move):
        assert table.refusal(0, money(0)) == NO_MONEY
        assert table.refusal(0, money(150)) == NOT_A_STEP  # A1.6
    assert table.refusal(0, pay_move(281_100)) == MONEY_ABOVE_MEANS
    assert table.refusal(0, ask_move(281_100)) == MONEY_ABOVE_THEIRS
    table.play(0, trade_move(1), pay_move(100))
    assert table.refusal(0, trade_move(1)) == OFFERED_ALREADY
    assert table.refusal(0, ask_move(100)) == MONEY_ALREADY
    # Money alone is no offer.
    table = three().play(0, address_move(1), pay_move(100))
    assert table.refusal(0, SEND_MOVE) == EMPTY_OFFER
    # Two who own nothing have nothing to trade.
    table = market({1: 0}, seats=3).play(0, PASS_MOVE)
    assert table.refusal(1, address_move(2)) == NOTHING_TO_TRADE
    assert table.menu(1) == [PASS_MOVE, address_move(0)]


def test_A5_7_ties_go_to_the_dealers_left_and_to_the_lower_number() -> None:
    # Seats 0 and 3 have three horses each, the others none; seat 2 sits at the dealer's left.
    cards = {12: 0, 2: 0, 3: 0, 8: 3, 4: 3, 1: 3}
    table = close(market(cards, seats=4, dealer=1))
    assert table.events(PUT_UP) == [(PUT_UP, 4, 3, SURPLUS)]
    assert table.awaited == [1]  # the first who is short at the seller's left
    table.bids(0, 0)
    assert table.events(ALLOTTED) == [(ALLOTTED, 4, 3, 2)]
    # Of two equally stocked the dealer comes last.
    table = close(market({12: 1, 2: 1, 3: 1, 8: 0, 4: 0, 1: 0}, seats=4, dealer=1))
    assert table.events(PUT_UP) == [(PUT_UP, 4, 0, SURPLUS)]


def test_A5_7_a_withdrawn_horse_takes_its_cards_along_reports_stay() -> None:
    cards = {1: 0, 2: 0, 3: 0, 4: 0, 5: 1, 6: 1, 7: 1, 8: 2, 9: 2, 10: 2}
    table = close(market(cards, seats=3))
    table.having(advantage={4: 1}, disadvantage={4: 2}, kept={0: {BRIDLE: 1}})
    table.play(0, withdraw_move(4))
    assert table.state.disadvantages[0] == table.state.disadvantage[4] == 0
    assert table.state.advantages[0][BLUE] == table.state.advantage[4] == 0
    assert table.state.kept[0][BRIDLE] == 1


def test_A5_8_with_fewer_horses_than_players_the_number_is_one() -> None:
    table = close(market({1: 0, 2: 0}, seats=3))
    assert table.state.number_each == 1
    table.bids(0, 0)  # the cheaper horse goes to the shortest
    assert table.state.lies[2] == OWNED + 1
    assert table.state.phase == BET  # who has no horse only bets


def test_A5_2_the_last_horses_and_reports_change_hands_and_money_goes_either_way() -> None:
    table = market({11: 0, 12: 1, 1: 2, AUCTIONEER: 0}, seats=3)
    for kind in (BRIDLE, SURE_FOOTED):
        table.having(kept={0: {kind: 3}, 1: {kind: 3}})
    table.play(0, address_move(1))
    assert [move for move in table.menu(0) if trade_move(1) <= move <= trade_move(12)] == [
        *(trade_move(11), trade_move(12))
    ]
    table.play(0, trade_move(12), trade_move(11), pay_move(2000))
    table.play(0, give_move(BRIDLE), give_move(BRIDLE), take_move(BRIDLE))
    table.play(0, take_move(SURE_FOOTED), take_move(SURE_FOOTED), SEND_MOVE)
    assert table.events(OFFER_MADE) == [(OFFER_MADE, 0, 1, 2000)]
    table.play(1, ACCEPT_MOVE)
    assert [table.state.lies[horse] for horse in (11, 12)] == [OWNED + 1, OWNED]
    assert [table.state.kept[0][kind] for kind in (BRIDLE, SURE_FOOTED)] == [2, 5]
    assert [table.state.kept[1][kind] for kind in (BRIDLE, SURE_FOOTED)] == [4, 1]
    assert table.purses == [279_000, 283_000, 281_000]
    assert table.state.offers == [1, 0, 0, 0, 0, 0]


def test_A5_2_of_a_report_no_more_is_offered_than_there_is() -> None:
    table = market({1: 0, 2: 1})
    table.having(kept={0: {VESSELS: 2}, 1: {VESSELS: 2}})
    table.play(0, address_move(1), give_move(VESSELS), take_move(VESSELS))
    assert {give_move(VESSELS), take_move(VESSELS)} <= set(table.menu(0))
    table.play(0, give_move(VESSELS), take_move(VESSELS))
    assert table.refusal(0, give_move(VESSELS)) == REPORT_NOT_YOURS
    assert table.refusal(0, take_move(VESSELS)) == REPORT_NOT_THEIRS
    assert SEND_MOVE in table.menu(0)


@pytest.mark.parametrize("kind", [BRIDLE, SURE_FOOTED])
def test_A5_6_a_report_alone_is_an_offer(kind: int) -> None:
    for giving in (True, False):
        table = market({BOOKMAKER: 0}, seats=2)
        table.having(kept={0 if giving else 1: {kind: 1}})
        table.play(0, address_move(1), give_move(kind) if giving else take_move(kind))
        assert table.refusal(0, SEND_MOVE) == 0


def test_A5_6_a_sent_offer_breaks_the_row_of_passes() -> None:
    table = three().play(0, PASS_MOVE)
    assert table.events(MARKET_PASSED) == [(MARKET_PASSED, 0, 0, 0)]
    table.play(1, PASS_MOVE)
    assert table.state.passes == 2
    table.play(2, address_move(0), trade_move(5), SEND_MOVE)
    assert table.state.passes == 0


def test_A5_6_anybody_but_oneself_may_be_addressed() -> None:
    table = market({1: 0, 12: 5}, seats=6)
    assert table.menu(0) == [PASS_MOVE, *(address_move(seat) for seat in range(1, 6))]
    table.play(0, PASS_MOVE)
    # Seat 1 owns nothing, so only those who do have anything to trade with it.
    assert table.menu(1) == [PASS_MOVE, address_move(0), address_move(5)]
    assert table.refusal(1, address_move(5)) == 0
