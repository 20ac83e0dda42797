"""What things are worth to the tipster, reckoned by hand."""

import pytest

from hippodrome.games.ascot.phases import BET, OFFER, WITHDRAW
from hippodrome.games.ascot.rules.holding import stable_pack
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    BOOKMAKER,
    BRIDLE,
    CLUB,
    EARN_ADVANTAGE,
    FARRIER,
    FORAGE,
    GALLOP,
    GONE,
    IN_HAND,
    KEEP_REPORT,
    PAY,
    PAY_CLUB,
    PAY_FARRIER,
    PAY_FORAGE,
    PAY_NOBODY,
    PAY_STABLE,
    PAY_VET,
    RECEIVE,
    STEVENS_PACK,
    STEVENS_STABLE,
    STRANGLES,
    SURE_FOOTED,
    TAKE_DISADVANTAGE,
    VESSELS,
    VET,
    VET_PACK,
    WALROY_PACK,
    WALROY_STABLE,
)
from hippodrome.games.ascot.tipster.valuing import (
    best_bonus,
    business_worth,
    dues_ahead,
    expected_prizes,
    field,
    holds,
    kept_worth,
    length_worth,
    membership_worth,
    pack_worth,
    payee_of,
    planned_horses,
    report_worth,
    squares_left,
    stable_points,
    trainer_of,
)
from tests.games.ascot.positions import Table, market, only_report, set_square, training
from tests.games.common.scenes import arrange

PRIZES = (505_800 - 50_600) * 140 // 100
"""Three purses, 60 % of them in the Bank, less the banker's tenth, winning being worth more."""


def three() -> Table:
    """Black 1 and blue 4 belong to seat 0, red 2 and yellow 7 to seat 1, blue 12 to seat 2."""
    return training({1: 0, 4: 0, 2: 1, 7: 1, 12: 2}, seats=3)


def test_prizes_are_guessed_before_the_market_and_known_after_it() -> None:
    table = three()
    pack, state = table.pack, table.state
    assert expected_prizes(pack, state) == PRIZES
    assert length_worth(pack, state) == PRIZES // 60
    arrange(state, bank=200_000)
    entries = 3 * 10_000  # five horses for three players: one each
    for phase, bank in ((OFFER, 200_000 + entries), (WITHDRAW, 200_000 + entries), (BET, 200_000)):
        arrange(state, phase=phase)
        assert expected_prizes(pack, state) == bank * 9 // 10 * 140 // 100


@pytest.mark.parametrize(("seats", "percent"), [(2, 100), (3, 140), (4, 120), (6, 240)])
def test_where_few_bid_a_franc_of_the_prizes_is_worth_less(seats: int, percent: int) -> None:
    table = training({1: 0, 2: 1}, seats=seats)
    banked = 281_000 * seats // 100 * 60
    tenth = (banked + 500) // 1000 * 100
    assert expected_prizes(table.pack, table.state) == (banked - tenth) * percent // 100


def test_horses_to_enter_are_the_living_ones_shared_out() -> None:
    table = market({horse: horse % 2 for horse in range(1, 13)})
    assert planned_horses(table.pack, table.state) == 6
    table.having(lies={12: GONE})
    assert planned_horses(table.pack, table.state) == 5
    assert planned_horses(table.pack, market({1: 0}, seats=3).state) == 1
    all_of_three = market({horse: horse % 3 for horse in range(1, 13)}, seats=3)
    assert planned_horses(all_of_three.pack, all_of_three.state) == 3


def test_businesses_know_their_payers() -> None:
    cards = (FARRIER, FORAGE, VET, WALROY_STABLE, STEVENS_STABLE, CLUB, BOOKMAKER)
    assert [payee_of(card) for card in cards] == [
        *(PAY_FARRIER, PAY_FORAGE, PAY_VET, PAY_STABLE, PAY_STABLE, PAY_CLUB, PAY_NOBODY)
    ]
    assert [trainer_of(card) for card in (WALROY_STABLE, STEVENS_STABLE, VET)] == [
        *(WALROY_PACK, STEVENS_PACK, VET_PACK)
    ]


def test_a_stable_is_paid_by_its_own_horses_and_a_farrier_by_all() -> None:
    table = three()
    pack, state = table.pack, table.state
    set_square(table, 3, PAY_STABLE, 7000)
    set_square(table, 9, PAY_FARRIER, 1400)
    walroy = [horse for horse in (1, 4, 2, 7, 12) if stable_pack(pack, horse) == WALROY_PACK]
    assert 0 < len(walroy) < 5
    assert dues_ahead(pack, state, WALROY_STABLE, -1) == 1000 * len(walroy)
    assert dues_ahead(pack, state, STEVENS_STABLE, -1) == 1000 * (5 - len(walroy))
    assert dues_ahead(pack, state, FARRIER, -1) == 5 * 200
    assert dues_ahead(pack, state, FARRIER, 0) == 2 * 200
    arrange(state, gone={1: 22})
    assert squares_left(pack, state, VET_PACK, 0) == 22 + 44
    arrange(state, gone={1: 60})  # home
    assert squares_left(pack, state, VET_PACK, 0) == 44
    assert business_worth(pack, state, 0, FARRIER) == 4 * 200 * 90 // 100


def test_offices_are_worth_their_shares() -> None:
    table = three()
    pack, state = table.pack, table.state
    assert business_worth(pack, state, 0, BOOKMAKER) == 3 * 2810
    arrange(state, dead=8)
    assert business_worth(pack, state, 0, AUCTIONEER) == 8 * pack.all_horses_price // 240
    assert pack.all_horses_price == sum(pack.price[horse] for horse in range(1, 13))
    for source in (STEVENS_PACK, WALROY_PACK, VET_PACK):
        only_report(table, source, RECEIVE, 100)
    assert business_worth(pack, state, 2, CLUB) == pack.joining + 6 * 100


def test_a_membership_is_worth_a_report_of_the_best_pack_every_turn() -> None:
    table = three()
    pack, state = table.pack, table.state
    for source, francs in ((STEVENS_PACK, 300), (WALROY_PACK, 500), (VET_PACK, 200)):
        only_report(table, source, RECEIVE, francs)
    assert membership_worth(pack, state, 0) == 6 * 500  # forty-four squares, seven at a time
    arrange(state, gone={1: 44})
    assert membership_worth(pack, state, 0) == 6 * 300
    arrange(state, gone={4: 30})
    assert membership_worth(pack, state, 0) == 2 * 300
    arrange(state, gone={4: 44})
    assert membership_worth(pack, state, 0) == 0


@pytest.mark.parametrize(
    ("effect", "number", "lengths", "francs"),
    [
        (EARN_ADVANTAGE, 2, 2 * 4, 0),
        (TAKE_DISADVANTAGE, 1, -3, 0),
        (KEEP_REPORT, VESSELS, 25, 7),  # 125 % of a third of the prizes, in whole francs
        (STRANGLES, 0, 0, -3000),
        (RECEIVE, 2000, 0, 2000),
        (PAY, 6000, 0, -6000),
        (GALLOP, 4, 0, 0),
    ],
)
def test_a_report_is_worth_its_lengths_and_francs(
    effect: int, number: int, lengths: int, francs: int
) -> None:
    table = three()
    only_report(table, VET_PACK, effect, number)
    a_length = length_worth(table.pack, table.state)
    worth = report_worth(table.pack, table.state, 0, VET_PACK, 0)
    assert worth == lengths * a_length + francs
    assert pack_worth(table.pack, table.state, 0, VET_PACK) == worth


def test_a_pack_that_all_have_read_is_worth_the_report_on_top() -> None:
    table = three()
    pack, state = table.pack, table.state
    only_report(table, VET_PACK, PAY, 100)
    pack.effect[VET_PACK][1], pack.number[VET_PACK][1] = RECEIVE, 700
    unread = [state.unread[VET_PACK][kind] for kind in range(pack.kinds[VET_PACK])]
    whole = 700 * unread[1] - 100 * (sum(unread) - unread[1])
    assert pack_worth(pack, state, 0, VET_PACK) == whole // sum(unread)
    arrange(state, unread_left={VET_PACK: 0})
    assert pack_worth(pack, state, 0, VET_PACK) == 0
    arrange(state, queued={VET_PACK: 2}, queue={VET_PACK: {0: 2, 1: 1}})  # kinds, counted from one
    assert pack_worth(pack, state, 0, VET_PACK) == 700


def test_an_advantage_goes_to_the_best_horse_still_with_its_trainer() -> None:
    table = three()
    pack, state = table.pack, table.state
    assert [best_bonus(pack, state, seat, VET_PACK) for seat in range(3)] == [4, 3, 1]
    assert best_bonus(pack, state, 0, WALROY_PACK) == 4
    assert best_bonus(pack, state, 0, STEVENS_PACK) == 1
    arrange(state, lies={1: IN_HAND + 0})  # still to be paid for, but one's own
    assert holds(state, 1, 0)
    assert not holds(state, 1, 1)
    assert best_bonus(pack, state, 0, VET_PACK) == 4


def test_a_second_report_of_a_kind_is_worth_a_quarter() -> None:
    table = three()
    pack, state = table.pack, table.state
    first = kept_worth(pack, state, 0, VESSELS)
    share = expected_prizes(pack, state) // 3
    assert first == share * 125 // 100
    assert kept_worth(pack, state, 0, BRIDLE) == kept_worth(pack, state, 0, SURE_FOOTED)
    assert kept_worth(pack, state, 0, BRIDLE) == share // 100
    arrange(state, kept={0: {VESSELS: 1}})
    assert kept_worth(pack, state, 0, VESSELS) == first // 4
    assert kept_worth(pack, state, 1, VESSELS) == first


def test_in_a_stable_the_best_counts_twice_and_only_as_many_as_run() -> None:
    table = training({horse: horse % 6 for horse in range(1, 13)}, seats=6)  # two each run
    pack, state = table.pack, table.state
    mask = 1 << 1 | 1 << 2 | 1 << 4
    black, red, blue = 100, 90, 70
    assert stable_points(pack, state, mask) == 2 * black + red
    assert stable_points(pack, state, 1 << 4) == 2 * blue
    assert stable_points(pack, state, 0) == 0
    arrange(state, advantage={2: 2}, disadvantage={2: 1})
    assert stable_points(pack, state, mask) == 2 * (red + 2 * 8 * 3 - 15) + black
    assert field(pack, state) == 3 * (100 + 90 + 80 + 70) + 6 * 100
