"""A4: the training loop: turns, dice and squares."""

import pytest

from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.events import (
    BACK_IN_BOX,
    DICE_THROWN,
    LED_HOME,
    ON_SQUARE,
    PAID,
    STARTS,
    THREW_FOR_START,
    TRAINED,
    TRAINING_OVER,
)
from hippodrome.games.ascot.moves import PASS_MOVE, sell_move
from hippodrome.games.ascot.phases import DICE, FIRST_THROW, OFFER, READ
from hippodrome.games.ascot.rules.holding import owner_of
from hippodrome.games.ascot.rules.training import square_under
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    BOOKMAKER,
    CLUB,
    FARRIER,
    FORAGE,
    GALLOP,
    GONE,
    NOBODY,
    NOTES,
    OWNED,
    PAY_FARRIER,
    PAY_FORAGE,
    PAY_STABLE,
    PAY_VET,
    STABLE_REPORT,
    STEVENS_PACK,
    VET,
    VET_PACK,
    VET_REPORT,
    WALROY_PACK,
    WALROY_STABLE,
)
from tests.games.ascot.positions import Table, only_report, set_square, throw, training
from tests.games.common.scenes import arrange

WALROY_FIFTH = 4
"""The square a Walroy horse reaches with 5 from its box."""


def with_square(cards: dict[int, int], seats: int = 2, **square: int) -> Table:
    """A table where square 5 of Walroy's horses says something; all others are quiet."""
    table = training(cards, seats)
    set_square(table, WALROY_FIFTH, **square)
    return table


def test_A4_1_the_commissioner_begins() -> None:
    table = training({1: 0, 2: 1, CLUB: 1})
    assert table.state.turn == 1
    assert table.events(STARTS) == [(STARTS, 1, 0, 0)]


def test_A4_9_after_a_commissioner_without_a_horse_the_next_who_has_one_begins() -> None:
    table = training({1: 1, 2: 2, CLUB: 3}, seats=4)
    assert table.events(STARTS) == [(STARTS, 1, 0, 0)]
    assert (table.state.turn, table.state.first_seat) == (1, 1)


def test_A4_1_else_the_highest_throw_of_those_with_a_horse() -> None:
    table = training({1: 0, 2: 2, 3: 2}, seats=3)
    assert (table.state.phase, table.state.spread) == (FIRST_THROW, 36)
    throw(table, 3, 3)
    assert table.state.turn == 2
    throw(table, 6, 1)
    assert (table.state.phase, table.state.turn) == (DICE, 2)


def test_A4_1_a_single_player_with_horses_need_not_throw() -> None:
    assert training({1: 1, 2: 1}).state.phase == DICE
    assert training({12: 1}).state.phase == DICE


def test_A4_6_without_any_horse_there_is_no_training() -> None:
    table = training({CLUB: 0})
    assert (table.told(), table.state.phase) == (["TRAINING_OVER"], OFFER)


def test_A4_1_one_throw_moves_all_own_horses_by_number() -> None:
    table = training({5: 0, 1: 0, 2: 1, CLUB: 1})
    table.play(1, PASS_MOVE)
    throw(table, 1, 2)
    throw(table, 2, 5)
    assert [event[1:] for event in table.events(TRAINED)] == [(1, 0, 7), (5, 0, 7)]
    assert table.state.turn == 1


def test_A4_2_the_heading_names_who_is_paid() -> None:
    table = with_square({1: 0, FARRIER: 1}, payee=PAY_FARRIER, dues=10_000)
    throw(table, 2, 3)
    assert table.events(PAID) == [(PAID, 0, 1, 10_000)]
    assert table.purses == [271_000, 291_000]


@pytest.mark.parametrize(
    ("payee", "card"), [(PAY_FORAGE, FORAGE), (PAY_VET, VET), (PAY_STABLE, WALROY_STABLE)]
)
def test_A4_2_every_business_has_its_squares(payee: int, card: int) -> None:
    table = with_square({1: 0, card: 1}, payee=payee, dues=2000)
    throw(table, 2, 3)
    assert table.purses == [279_000, 283_000]


def test_A4_2_stable_is_the_one_the_horse_is_trained_at() -> None:
    table = training({4: 0, WALROY_STABLE: 1})
    set_square(table, square_under(table.pack, 4, 5), payee=PAY_STABLE, dues=2000)
    throw(table, 2, 3)
    assert table.events(PAID) == [(PAID, 0, NOBODY, 2000)]  # Stevens's stable has no owner (A3.3)


def test_A4_2_nobody_pays_themselves_but_obeys_the_rest() -> None:
    table = with_square({1: 0, VET: 0}, payee=PAY_VET, dues=2000, action=VET_REPORT)
    throw(table, 2, 3)
    assert table.state.phase == READ
    assert table.purses == [281_000, 281_000]
    assert table.events(PAID) == []


def test_A4_6_squares_are_shared_and_a_throw_beyond_the_box_brings_home() -> None:
    table = training({1: 0, 5: 0, 2: 1, CLUB: 1})
    table.having(gone={1: table.pack.loop})
    throw(table.play(1, PASS_MOVE), 1, 1)
    throw(table, 1, 1)
    assert table.events(BACK_IN_BOX) == [(BACK_IN_BOX, 1, 0, 0)]
    assert table.state.gone[5] == table.state.gone[2] == 2
    assert table.state.gone[1] == table.pack.loop + 1


def test_A4_6_a_horse_that_is_in_goes_round_no_more() -> None:
    table = training({1: 0, 5: 0})
    table.having(gone={1: table.pack.loop + 1})
    throw(table, 2, 3)
    assert [event[1:] for event in table.events(TRAINED)] == [(5, 0, 5)]


def test_A4_6_training_ends_when_all_are_in() -> None:
    table = training({1: 0})
    table.having(gone={1: table.pack.loop})
    throw(table, 1, 1)
    assert "TRAINING_OVER" in table.told()
    assert table.events(TRAINING_OVER)
    assert table.state.phase == OFFER


def test_A4_7_what_lies_on_a_horse_goes_with_it() -> None:
    table = with_square({1: 0, 2: 1, FARRIER: 1}, payee=PAY_FARRIER, dues=5000)
    table.with_purse(0, 0).having(advantage={1: 2}, disadvantage={1: 1})
    throw(throw(throw(table, 6, 6), 1, 1), 2, 3)
    table.play(0, sell_move(1)).bids(500)
    assert owner_of(table.state, 1) == 1
    assert (table.state.advantage[1], table.state.disadvantage[1]) == (2, 1)


def test_A4_8_the_loop_and_the_packs_hold_what_the_rules_say() -> None:
    pack = GAME.pack().printed
    assert pack.loop == 44
    opposite = abs(pack.gate[WALROY_PACK] - pack.gate[STEVENS_PACK])
    assert opposite == pack.loop // 2
    loop = range(pack.loop)
    paying = {square for square in loop if pack.dues[square] or pack.member_dues[square]}
    not_of_all = {square for square in loop if pack.dues[square] != pack.member_dues[square]}
    reading = {square for square in loop if pack.action[square] in (STABLE_REPORT, VET_REPORT)}
    assert (len(paying), len(not_of_all)) == (31, 3)
    assert (len(reading), len(reading & paying)) == (14, 4)
    for source in range(3):
        assert 12 <= sum(pack.copies[source]) <= 13
    special = [square for square in range(44) if pack.dues[square] == 10_000]
    assert any(pack.payee[square] == PAY_FARRIER for square in special)


def test_A4_9_who_has_no_horse_out_takes_no_turn_nor_a_report() -> None:
    table = training({1: 0, CLUB: 1})
    assert (table.state.phase, table.state.turn) == (DICE, 0)
    throw(table, 1, 1)
    assert table.state.turn == 0


def test_A4_9_ties_for_the_first_turn_are_thrown_again() -> None:
    table = training({1: 0, 2: 1, 3: 2}, seats=3)
    throw(table, 6, 1)
    throw(table, 1, 1)
    throw(table, 1, 6)
    assert table.state.contenders == 0b101
    assert (table.state.phase, table.state.turn) == (FIRST_THROW, 0)
    throw(table, 1, 1)
    throw(table, 1, 2)
    assert table.state.turn == 2


def test_A4_11_a_horse_that_comes_home_obeys_no_square() -> None:
    table = training({1: 0, FARRIER: 1})
    for square in range(table.pack.loop):
        set_square(table, square, payee=PAY_FARRIER, dues=1000)
    table.having(gone={1: table.pack.loop})
    throw(table, 3, 3)
    assert table.purses == [281_000, 281_000]


def test_A4_12_nothing_is_sold_in_training_but_for_debts() -> None:
    table = training({1: 0, CLUB: 0})
    assert table.refusal(0, sell_move(1)) != 0


def test_A4_13_nobody_trains_for_ever() -> None:
    table = training({1: 0})
    for _ in range(table.pack.training_rounds):
        table.having(gone={1: 0})
        throw(table, 1, 1)
    assert table.events(LED_HOME) == [(LED_HOME, 1, 0, 0)]
    assert table.state.phase == OFFER


def test_A4_14_the_rest_of_a_square_lapses_for_a_horse_sold_to_pay_it() -> None:
    table = with_square({1: 0, FARRIER: 1}, payee=PAY_FARRIER, dues=5000, action=VET_REPORT)
    table.with_purse(0, 0)
    throw(table, 2, 3)
    table.play(0, sell_move(1)).bids(9000)
    assert table.purses == [4000, 281_000 - 4000]
    assert table.state.phase == DICE  # no report is read; the horse is now seat 1's
    assert table.state.turn == 1


def test_A8_5_after_ten_ties_the_nearest_to_the_dealers_left_begins() -> None:
    table = training({1: 0, 2: 1, 3: 2}, seats=3, dealer=1)
    for _ in range(10):
        assert (table.state.phase, table.state.turn) == (FIRST_THROW, 2)
        for _ in range(3):
            throw(table, 3, 3)
    assert (table.state.phase, table.state.turn) == (DICE, 2)


@pytest.mark.parametrize("led_home", [False, True])
def test_A4_1_the_longest_throw_is_told_whole(led_home: bool) -> None:
    # All twelve horses pay and gallop home by reports everyone knows; or the last round ends
    # with a gallop back, and they are led home.
    table = training(dict.fromkeys(range(1, 13), 0))
    for square in range(table.pack.loop):
        set_square(table, square, payee=PAY_VET, dues=100, action=VET_REPORT)
    only_report(table, VET_PACK, GALLOP, -1 if led_home else table.pack.loop)
    table.having(
        queue={VET_PACK: {0: 1}},
        queued={VET_PACK: 1},
        unread_left={VET_PACK: 0},
        rounds=table.pack.training_rounds,
    )
    throw(table, 2, 3)
    told = table.told()
    assert (told[0], told[-1]) == ("DICE_THROWN", "TRAINING_OVER")
    last = ["GALLOPED"] if led_home else ["GALLOPED", "BACK_IN_BOX"]
    each = ["TRAINED", "ON_SQUARE", "PAID", "REPORT_READ", "REPORT_APPLIED", *last]
    assert told[1:-1] == each * 12 + ["LED_HOME"] * (12 * led_home)
    assert len(told) == 7 * 12 + 2 < NOTES


@pytest.mark.parametrize("horse", [1, 12])
def test_A4_6_on_the_last_square_a_horse_is_not_home_yet(horse: int) -> None:
    table = training({horse: 0, FARRIER: 1})
    square = square_under(table.pack, horse, table.pack.loop)
    set_square(table, square, payee=PAY_FARRIER, dues=1000)
    table.having(gone={horse: table.pack.loop - 2})
    throw(table, 1, 1)
    assert table.told() == ["DICE_THROWN", "TRAINED", "ON_SQUARE", "PAID"]
    assert table.events(ON_SQUARE) == [(ON_SQUARE, horse, square, 0)]
    assert (table.state.gone[horse], table.state.phase) == (table.pack.loop, DICE)
    throw(table, 1, 1)
    assert table.told()[:3] == ["DICE_THROWN", "TRAINED", "BACK_IN_BOX"]


def test_A4_1_the_dice_are_told_as_they_lie() -> None:
    table = throw(training({1: 0}), 2, 6)
    assert table.events(DICE_THROWN) == [(DICE_THROWN, 0, 2, 6)]
    assert (table.state.die, table.state.gone[1]) == ([2, 6], 8)


def test_A4_1_the_throws_for_the_start_are_told_and_the_higher_begins() -> None:
    table = training({1: 0, 2: 1})
    throw(table, 2, 6)
    assert table.events(THREW_FOR_START) == [(THREW_FOR_START, 0, 8, 0)]
    assert (table.state.thrown[0], table.state.turn) == (8, 1)
    throw(table, 4, 5)
    assert table.told() == ["THREW_FOR_START", "STARTS"]
    assert (table.state.turn, table.state.first_seat, table.state.rounds) == (1, 1, 1)


def test_A4_9_seats_without_a_horse_neither_throw_nor_train() -> None:
    table = training({12: 1, 11: 2, AUCTIONEER: 0}, seats=3)
    assert (table.state.phase, table.state.turn, table.state.contenders) == (FIRST_THROW, 1, 0b110)
    throw(throw(table, 1, 2), 1, 1)
    turns = [table.state.turn, *(throw(table, 1, 1).state.turn for _ in range(3))]
    assert turns == [1, 2, 1, 2]


def test_A4_13_all_horses_still_out_are_led_home() -> None:
    cards = {1: 0, 5: 0, 12: 1, AUCTIONEER: 0, FARRIER: 1}
    table = training(cards)
    throw(throw(table, 1, 2), 1, 1)
    table.having(
        gone={5: table.pack.loop + 1, 12: table.pack.loop - 2}, rounds=table.pack.training_rounds
    )
    throw(throw(table, 1, 1), 1, 1)
    assert table.events(LED_HOME) == [(LED_HOME, 1, 0, 0), (LED_HOME, 12, 0, 0)]
    assert [table.state.gone[horse] for horse in (1, 5, 12)] == [table.pack.loop + 1] * 3


def test_A4_13_the_last_round_is_played() -> None:
    table = training({1: 0})
    table.having(rounds=table.pack.training_rounds - 1)
    throw(table, 1, 1)
    assert (table.state.phase, table.state.rounds) == (DICE, table.pack.training_rounds)


def test_A5_1_after_the_training_nothing_of_it_is_left() -> None:
    table = training({1: 0, 12: 5, AUCTIONEER: 0, FORAGE: 5, BOOKMAKER: 5}, seats=6)
    state = table.state
    throw(throw(table, 1, 2), 1, 1)
    for seat in range(6):
        arrange(state, member={seat: 1}, missing={seat: 1})
    arrange(state, gone={12: table.pack.loop + 1, 1: table.pack.loop})
    throw(table, 1, 1)
    assert (state.phase, state.turn, state.rounds, state.passes) == (OFFER, 0, 0, 0)
    assert state.first_seat == NOBODY
    assert (list(state.member), list(state.missing)) == ([0] * 6, [0] * 6)
    assert [state.lies[card] for card in (AUCTIONEER, FORAGE)] == [GONE, GONE]
    assert [state.lies[card] for card in (1, 12, BOOKMAKER)] == [OWNED, OWNED + 5, OWNED + 5]
