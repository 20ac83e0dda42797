"""A6: owing money, wherever it happens."""

from hippodrome.games.ascot.events import DECLARED, OWES, PAID, PUT_UP, UNSOLD, VOID, WITHDRAWN
from hippodrome.games.ascot.moves import PASS_MOVE, bid_move, sell_move
from hippodrome.games.ascot.phases import BET, BID, DIE, NEXT_OFFER, OFFER, OWE
from hippodrome.games.ascot.rules.holding import owe
from hippodrome.games.ascot.rules.reasons import (
    BID_ABOVE_MEANS,
    NO_BUYER_BEFORE,
    NO_SUCH_CARD,
    NOT_FOR_THIS_DEBT,
    NOT_YOURS_TO_SELL,
)
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    BOOKMAKER,
    BRIDLE,
    FARRIER,
    FIRST_REPORT,
    FOR_CARDS,
    FOR_ENTRY,
    FOR_RACE,
    FORAGE,
    FORCED,
    GONE,
    NO_DEBT,
    NOBODY,
    NOT_ENTERED,
    OWNED,
    PAY_TO_BANK,
    STEVENS_STABLE,
    SURE_FOOTED,
    VESSELS,
    WALROY_STABLE,
)
from tests.games.ascot.positions import Table, die, market, owned, race

REPORT = FIRST_REPORT + BRIDLE


def owing(
    cards: dict[int, int], debt: int = FOR_CARDS, dealer: int = 2, purse: int = 1000
) -> Table:
    """Seat 0 of three has 1,000 F and owes the Bank 5,000 F; the market would follow."""
    table = owned(cards, 3, dealer=dealer)
    table.with_purse(0, purse).having(kept={0: {BRIDLE: 1}})
    owe(table.state, 0, NOBODY, 5000, debt, NEXT_OFFER)
    return table.go_on()


def test_A6_1_the_debtor_chooses_what_is_auctioned_among_the_others() -> None:
    table = owing({1: 0, FARRIER: 0, 2: 1})
    assert (table.state.phase, table.awaited) == (OWE, [0])
    assert table.menu(0) == [sell_move(thing) for thing in (1, FARRIER, REPORT)]
    assert table.refusal(0, sell_move(2)) == NOT_YOURS_TO_SELL
    assert table.refusal(0, sell_move(0)) == NO_SUCH_CARD
    table.play(0, sell_move(1)).bids(6000, 0)
    assert table.state.lies[1] == OWNED + 1
    # The price is the seller's, without commission; then the debt is paid.
    assert table.events(PAID) == [(PAID, 0, NOBODY, 5000)]
    assert table.purses == [2000, 275_000, 281_000]
    assert table.state.phase == OFFER
    # Nothing is void, and nothing is left of the debt.
    assert table.events(VOID) == []
    state = table.state
    assert (state.debt, state.owed, state.refused, state.resume) == (NO_DEBT, 0, 0, 0)
    assert (state.debtor, state.creditor) == (NOBODY, NOBODY)


def test_A6_1_selling_goes_on_until_the_debt_is_covered() -> None:
    table = owing({1: 0, FARRIER: 0}).play(0, sell_move(REPORT)).bids(500, 0)
    assert table.state.kept[1][BRIDLE] == 1
    assert table.state.phase == OWE
    table.play(0, sell_move(FARRIER)).bids(0, 4000)
    assert table.purses[0] == 500


def test_A6_1_with_exactly_enough_money_nothing_is_sold() -> None:
    table = owing({1: 0, 2: 1}, purse=5000)
    assert table.state.phase == OFFER
    assert (table.purses[0], table.state.bank) == (0, 281_000)
    assert owing({1: 0, 2: 1}, purse=4900).state.phase == OWE


def test_A6_1_without_a_commission_all_of_a_purse_may_be_bid() -> None:
    table = owing({1: 0, 2: 1}).play(0, sell_move(1))
    assert table.state.auctioneer != 1
    assert table.refusal(1, bid_move(281_000)) == 0
    assert table.refusal(1, bid_move(281_500)) == BID_ABOVE_MEANS


def test_A6_1_the_hammer_goes_with_the_card() -> None:
    table = owing({AUCTIONEER: 0, 2: 1})
    table.having(auctioneer=0)
    table.play(0, sell_move(AUCTIONEER)).bids(6000, 0)
    assert table.state.lies[AUCTIONEER] == OWNED + 1
    assert table.state.auctioneer == 1
    assert table.events(DECLARED) == [(DECLARED, 1, 0, 0)]


def test_A6_1_with_nothing_left_the_rest_is_void() -> None:
    table = owing({}).play(0, sell_move(REPORT)).bids(500, 0)
    assert table.events(VOID) == [(VOID, 0, NOBODY, 3500)]
    assert table.purses[0] == 0
    assert table.state.bank == 281_500


def test_A6_1_one_with_nothing_at_all_pays_nothing() -> None:
    table = owing({}, purse=0).play(0, sell_move(REPORT)).bids(0, 0)
    assert table.events(PAID) == []
    assert table.events(VOID) == [(VOID, 0, NOBODY, 5000)]
    assert table.state.refused == 0  # the next debt may offer the report again


def test_A6_2_bids_start_at_the_debtors_left_and_what_nobody_wants_stays() -> None:
    table = owing({1: 0, FARRIER: 0}).play(0, sell_move(1))
    assert (table.state.phase, table.awaited) == (BID, [1])
    table.bids(0, 0)
    assert table.state.lies[1] == OWNED
    assert table.refusal(0, sell_move(1)) == NO_BUYER_BEFORE
    assert table.menu(0) == [sell_move(FARRIER), sell_move(REPORT)]
    # The debtor's left, not the dealer's.
    assert owing({1: 0}, dealer=1).play(0, sell_move(1)).awaited == [1]


def test_A6_2_of_equal_reports_one_is_put_up_for_all() -> None:
    table = owing({1: 0})
    table.having(kept={0: {BRIDLE: 2}})
    table.play(0, sell_move(REPORT)).bids(0, 0)
    assert table.menu(0) == [sell_move(1)]
    assert table.refusal(0, sell_move(REPORT)) == NO_BUYER_BEFORE
    # One that is sold leaves the other to be sold.
    table = owing({1: 0})
    table.having(kept={0: {BRIDLE: 2}})
    table.play(0, sell_move(REPORT)).bids(500, 0)
    assert table.menu(0) == [sell_move(1), sell_move(REPORT)]


def test_A6_2_where_nobody_can_bid_nothing_is_put_up() -> None:
    def among(second: int, third: int) -> Table:
        table = owned({1: 0, FARRIER: 0}, 3)
        for seat, francs in enumerate((1000, second, third)):
            table.having(
                bank=table.state.bank + (table.state.purse[seat] - francs), purse={seat: francs}
            )
        owe(table.state, 0, NOBODY, 5000, FOR_CARDS, NEXT_OFFER)
        return table.go_on()

    poor = among(499, 0)
    assert (poor.state.debt, poor.state.purse[0], poor.state.lies[FARRIER]) == (NO_DEBT, 0, OWNED)
    assert poor.events(VOID) == [(VOID, 0, NOBODY, 4000)]
    able = among(499, 500)
    assert (able.state.phase, able.awaited) == (OWE, [0])


def test_A6_2_nobody_buys_a_second_stable() -> None:
    table = owing({WALROY_STABLE: 0, STEVENS_STABLE: 1}).play(0, sell_move(WALROY_STABLE))
    assert table.awaited == [2]


def test_A6_2_for_the_entry_only_reports_and_the_bookmaker_are_sold() -> None:
    table = owing({1: 0, BOOKMAKER: 0}, FOR_ENTRY)
    assert table.menu(0) == [sell_move(BOOKMAKER), sell_move(REPORT)]
    assert table.refusal(0, sell_move(1)) == NOT_FOR_THIS_DEBT


def test_A6_2_in_the_race_only_reports() -> None:
    table = owing({1: 0, BOOKMAKER: 0}, FOR_RACE)
    table.having(kept={0: {SURE_FOOTED: 1}})
    assert table.menu(0) == [sell_move(REPORT), sell_move(FIRST_REPORT + SURE_FOOTED)]


def test_A6_2_a_debt_in_the_race_returns_to_the_race() -> None:
    squares: dict[tuple[int, int], int | tuple[int, int]] = {(3, 40): (PAY_TO_BANK, 900)}
    table = race({3: (0, 3, 39), 4: (1, 5, 5)}, squares=squares)
    table.with_purse(0, 0).having(kept={0: {VESSELS: 1}})
    die(table, 1)
    assert (table.state.phase, table.state.debt) == (OWE, FOR_RACE)
    table.play(0, sell_move(FIRST_REPORT + VESSELS)).bids(1000)
    assert table.purses[0] == 100
    assert (table.state.phase, table.state.turn) == (DIE, 1)


def test_A6_2_no_entry_fee_is_void() -> None:
    table = market({1: 0, 2: 1}).with_purse(0, 1000).having(kept={0: {BRIDLE: 1}})
    table.play(0, PASS_MOVE).play(1, PASS_MOVE)
    assert (table.state.phase, table.menu(0)) == (OWE, [sell_move(REPORT)])
    table.play(0, sell_move(REPORT)).bids(0)
    assert (table.events(VOID), table.events(WITHDRAWN)) == ([], [(WITHDRAWN, 1, 0, 1)])
    assert (table.state.lies[1], table.purses[0]) == (GONE, 1000)


def test_A6_1_who_has_such_a_report_may_buy_another() -> None:
    table = owing({1: 0})
    table.having(kept={0: {BRIDLE: 2}, 1: {BRIDLE: 2}})
    table.play(0, sell_move(REPORT)).bids(500, 0)
    assert (table.state.kept[0][BRIDLE], table.state.kept[1][BRIDLE]) == (1, 3)


def test_A6_1_the_last_horse_and_the_last_report_may_be_sold() -> None:
    table = owing({12: 0, FORAGE: 0})
    table.having(kept={0: {SURE_FOOTED: 1}})
    last = FIRST_REPORT + SURE_FOOTED
    assert table.menu(0) == [sell_move(thing) for thing in (12, FORAGE, REPORT, last)]
    table.play(0, sell_move(last)).bids(500, 0)
    assert (table.state.kept[1][SURE_FOOTED], table.state.kept[0][SURE_FOOTED]) == (1, 0)
    assert table.events(PUT_UP) == []
    table.play(0, sell_move(12))
    assert table.events(PUT_UP) == [(PUT_UP, 12, 0, FORCED)]
    assert table.bids(4000, 0).state.lies[12] == OWNED + 1
    # 1,000 F and the prices cover the debt: the forage merchant stays.
    assert (table.state.phase, table.purses[0], table.state.lies[FORAGE]) == (OFFER, 500, OWNED)


def test_A6_1_a_debt_is_told_with_creditor_and_sum() -> None:
    table = owing({1: 0})
    assert table.events(OWES) == [(OWES, 0, NOBODY, 5000)]
    table = owned({1: 0, 2: 1}, 3)
    table.with_purse(0, 1000)
    owe(table.state, 0, 2, 5000, FOR_CARDS, NEXT_OFFER)
    table.go_on().play(0, sell_move(1)).bids(0, 0)
    assert table.events(VOID) == [(VOID, 0, 2, 4000)]
    assert table.events(PAID) == [(PAID, 0, 2, 1000)]
    assert table.purses == [0, 281_000, 282_000]


def test_A6_2_every_other_player_may_be_the_one_who_can_buy() -> None:
    for rich in (1, 2):
        table = owned({12: 0}, 3)
        for seat in range(3):
            table.with_purse(seat, 500 if seat == rich else 0)
        owe(table.state, 0, NOBODY, 5000, FOR_CARDS, NEXT_OFFER)
        assert table.go_on().state.phase == OWE
        assert table.play(0, sell_move(12)).awaited == [rich]
        assert table.bids(500).state.lies[12] == OWNED + rich


def test_A6_2_whoever_owes_the_others_bid_from_their_left() -> None:
    table = owned({12: 1, FORAGE: 1, 2: 0}, 3)
    table.with_purse(1, 1000)
    owe(table.state, 1, NOBODY, 5000, FOR_CARDS, NEXT_OFFER)
    table.go_on().play(1, sell_move(12))
    assert (table.state.seller, table.state.bidding, table.awaited) == (1, 0b101, [2])
    table.bids(0)
    assert table.awaited == [0]
    table.bids(0)
    # What found no buyer is not offered again; a second such thing is remembered beside it.
    table.play(1, sell_move(FORAGE)).bids(0, 0)
    assert table.events(VOID) == [(VOID, 1, NOBODY, 4000)]


def test_A6_2_everything_that_found_no_buyer_is_remembered() -> None:
    table = owing({1: 0, 12: 0, FARRIER: 0})
    table.play(0, sell_move(12)).bids(0, 0)
    table.play(0, sell_move(1)).bids(0, 0)
    assert table.menu(0) == [sell_move(FARRIER), sell_move(REPORT)]
    assert table.events(UNSOLD) == [(UNSOLD, 1, 0, FORCED)]


def test_A6_2_an_entry_fee_one_cannot_pay_is_a_debt_of_whoever_enters() -> None:
    table = market({1: 0, 12: 1, BOOKMAKER: 1})
    table.with_purse(1, 4000)
    table.play(0, PASS_MOVE).play(1, PASS_MOVE)
    state = table.state
    assert (state.phase, state.debt, state.debtor, state.owed) == (OWE, FOR_ENTRY, 1, 10_000)
    assert (state.turn, table.menu(1)) == (1, [sell_move(BOOKMAKER)])
    table.play(1, sell_move(BOOKMAKER)).bids(500)
    # It is not enough: the horse does not run, the money stays, the books are in new hands.
    assert table.events(VOID) == []
    assert (state.bookmaker, state.status[12], table.purses) == (0, NOT_ENTERED, [270_500, 4500])
    assert (state.phase, table.awaited) == (BET, [1])
