"""A4.3, A4.5, A4.10: reports and the club."""

import pytest

from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.events import (
    BACK_IN_BOX,
    GALLOPED,
    JOINED,
    ON_SQUARE,
    PAID,
    RECEIVED,
    REPORT_READ,
    STRANGLES_TOLD,
    TURN_MISSED,
)
from hippodrome.games.ascot.moves import (
    ACCEPT_MOVE,
    PASS_MOVE,
    member_horse_move,
    pack_move,
    sell_move,
)
from hippodrome.games.ascot.phases import DICE, JOIN, MEMBER, MEMBER_HORSE, READ
from hippodrome.games.ascot.rules.holding import is_member
from hippodrome.games.ascot.rules.reasons import (
    FEE_ABOVE_MEANS,
    HORSE_HOME,
    HORSE_NOT_YOURS,
    NO_SUITABLE_HORSE,
    WRONG_STABLE,
)
from hippodrome.games.ascot.rules.training import square_under
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    CLUB,
    EARN_ADVANTAGE,
    FARRIER,
    GALLOP,
    KEEP_REPORT,
    MAY_JOIN,
    NOBODY,
    PAY,
    PAY_CLUB,
    PAY_FARRIER,
    PAY_STABLE,
    PAY_VET,
    RECEIVE,
    SIDES,
    STABLE_REPORT,
    STEVENS_PACK,
    STRANGLES,
    SURE_FOOTED,
    TAKE_DISADVANTAGE,
    VET,
    VET_PACK,
    VET_REPORT,
    WALROY_PACK,
    WALROY_STABLE,
)
from tests.games.ascot.positions import only_report, set_square, throw, training
from tests.games.ascot.test_training import WALROY_FIFTH, with_square


def test_A4_2_a_stable_report_comes_from_the_horses_own_stable() -> None:
    table = with_square({1: 0}, action=STABLE_REPORT)
    throw(table, 2, 3)
    assert (table.state.report_pack, table.state.phase) == (WALROY_PACK, READ)
    assert table.state.spread == sum(table.pack.copies[WALROY_PACK])


def test_A4_3_a_report_is_obeyed_and_goes_under_its_pack() -> None:
    table = with_square({1: 0}, action=STABLE_REPORT)
    only_report(table, WALROY_PACK, EARN_ADVANTAGE, 1)
    throw(table, 2, 3).draw(0)
    assert table.state.advantage[1] == 1
    assert (table.state.queued[WALROY_PACK], table.state.queue[WALROY_PACK][0]) == (1, 1)
    assert table.events(REPORT_READ) == [(REPORT_READ, 0, WALROY_PACK, 0)]


def test_A4_3_a_report_to_keep_stays_with_the_player() -> None:
    table = with_square({1: 0}, action=VET_REPORT)
    only_report(table, VET_PACK, KEEP_REPORT, SURE_FOOTED)
    throw(table, 2, 3).draw(0)
    assert table.state.kept[0][SURE_FOOTED] == 1
    assert table.state.queued[VET_PACK] == 0


def test_A4_4_strangles_end_the_turn_and_cost_the_next() -> None:
    table = with_square({1: 0, 5: 0, 2: 1, CLUB: 1}, action=VET_REPORT)
    only_report(table, VET_PACK, STRANGLES)
    throw(table.play(1, PASS_MOVE), 1, 1)
    throw(table, 2, 3).draw(0)
    assert table.events(STRANGLES_TOLD) == [(STRANGLES_TOLD, 0, 0, 0)]
    assert table.state.gone[5] == 0  # the second horse did not move
    throw(table.play(1, PASS_MOVE), 1, 1)
    assert table.events(TURN_MISSED) == [(TURN_MISSED, 0, 0, 0)]
    assert table.state.turn == 1
    throw(table.play(1, PASS_MOVE), 1, 1)
    assert table.state.turn == 0  # one turn, no more


def test_A4_5_joining_is_offered_once_and_paid_to_the_commissioner() -> None:
    table = with_square({1: 0, 2: 1, CLUB: 1}, action=MAY_JOIN)
    table.pack.joining = 8000
    throw(table.play(1, PASS_MOVE), 1, 1)
    throw(table, 2, 3)
    assert (table.state.phase, table.awaited) == (JOIN, [0])
    table.play(0, ACCEPT_MOVE)
    assert table.events(JOINED) == [(JOINED, 0, 0, 0)]
    assert table.purses == [273_000, 289_000]
    assert table.state.member[0] == 1


def test_A4_5_members_and_the_commissioner_are_not_asked_to_join() -> None:
    table = with_square({1: 0, 2: 1, CLUB: 1}, action=MAY_JOIN)
    throw(table.play(1, PASS_MOVE), 2, 3)
    assert (table.state.phase, table.state.turn) == (DICE, 0)
    table.having(member={0: 1})
    throw(table, 2, 3)
    assert (table.state.phase, table.state.turn) == (MEMBER, 1)


def test_A4_5_a_commissioner_who_must_sell_the_club_is_no_member_any_more() -> None:
    table = with_square({1: 0, 2: 1, CLUB: 0}, payee=PAY_VET, dues=5000)
    table.with_purse(0, 0)
    throw(table.play(0, PASS_MOVE), 2, 3)
    table.play(0, sell_move(CLUB)).bids(6000)
    assert (is_member(table.state, 0), is_member(table.state, 1)) == (False, True)
    throw(table.play(1, PASS_MOVE), 1, 1)
    assert (table.state.phase, table.state.turn) == (DICE, 0)


def test_A4_5_joining_may_be_left_and_the_poor_are_not_asked() -> None:
    table = with_square({1: 0}, action=MAY_JOIN)
    throw(table, 2, 3)
    assert table.play(0, PASS_MOVE).state.member[0] == 0
    table = with_square({1: 0}, action=MAY_JOIN)
    table.pack.joining = 300_000
    throw(table, 2, 3)
    assert table.state.phase == DICE
    table = with_square({1: 0}, action=MAY_JOIN)
    throw(table, 2, 3)
    table.pack.joining = 300_000
    assert table.refusal(0, ACCEPT_MOVE) == FEE_ABOVE_MEANS


def test_A4_5_a_member_takes_one_report_of_choice_before_throwing() -> None:
    table = training({1: 0, 3: 0, CLUB: 0})
    assert (table.state.phase, table.awaited) == (MEMBER, [0])
    assert table.menu(0) == [PASS_MOVE, pack_move(0), pack_move(1), pack_move(2)]
    only_report(table, STEVENS_PACK, TAKE_DISADVANTAGE, 1)
    table.play(0, pack_move(STEVENS_PACK)).draw(0)
    assert table.state.disadvantage[3] == 1  # the only horse it suits
    assert table.state.phase == DICE


def test_A4_5_members_alone_pay_dinner_and_charity_others_alone_frost() -> None:
    pack = GAME.pack().printed
    table = with_square({1: 0, 2: 1, CLUB: 1}, payee=PAY_CLUB, dues=0, members=4000)
    throw(table.play(1, PASS_MOVE), 1, 1)
    assert throw(table, 2, 3).purses == [281_000, 281_000]
    table = with_square({1: 0, 2: 1, CLUB: 1}, payee=PAY_CLUB, dues=0, members=4000)
    table.having(member={0: 1})
    throw(table.play(1, PASS_MOVE), 1, 1)
    assert throw(table.play(0, PASS_MOVE), 2, 3).purses == [277_000, 285_000]
    members = [pack.member_dues[square] for square in range(pack.loop) if not pack.dues[square]]
    others = [pack.dues[square] for square in range(pack.loop) if not pack.member_dues[square]]
    assert sorted(filter(None, members)) == [4000, 4000]
    assert len(list(filter(None, others))) == 1


def test_A4_10_the_horse_is_chosen_after_reading_among_suitable_ones() -> None:
    table = training({1: 0, 3: 0, 5: 0, 9: 0, 2: 1, CLUB: 0, AUCTIONEER: 0})
    table.having(gone={9: table.pack.loop + 1})
    only_report(table, WALROY_PACK, EARN_ADVANTAGE, 1)
    table.play(0, pack_move(WALROY_PACK)).draw(0)
    assert table.state.phase == MEMBER_HORSE
    assert table.menu(0) == [member_horse_move(1), member_horse_move(5)]
    assert table.refusal(0, member_horse_move(3)) == WRONG_STABLE
    assert table.refusal(0, member_horse_move(9)) == HORSE_HOME
    assert table.refusal(0, member_horse_move(2)) == HORSE_NOT_YOURS
    table.play(0, member_horse_move(5))
    assert table.state.advantage[5] == 1


def test_A4_10_a_pack_that_suits_none_cannot_be_asked() -> None:
    table = training({1: 0, CLUB: 0})
    assert table.refusal(0, pack_move(STEVENS_PACK)) == NO_SUITABLE_HORSE
    assert table.menu(0) == [PASS_MOVE, pack_move(WALROY_PACK), pack_move(VET_PACK)]


def test_A4_10_a_members_strangles_cost_this_throw_and_the_next_turn() -> None:
    table = training({1: 0, 2: 1, CLUB: 0})
    only_report(table, VET_PACK, STRANGLES)
    table.play(0, pack_move(VET_PACK)).draw(0)
    assert (table.state.phase, table.state.turn) == (DICE, 1)
    throw(table, 1, 1)
    assert table.events(TURN_MISSED) == [(TURN_MISSED, 0, 0, 0)]
    assert table.state.turn == 1


@pytest.mark.parametrize(("gone", "squares", "after"), [(5, -3, 2), (5, -9, 0), (42, 9, 45)])
def test_A4_11_gallops_stop_at_the_box(gone: int, squares: int, after: int) -> None:
    table = with_square({1: 0, 5: 0}, action=VET_REPORT)
    only_report(table, VET_PACK, GALLOP, squares)
    set_square(table, square_under(table.pack, 1, gone), action=VET_REPORT)
    table.having(gone={1: gone - 2})
    throw(table, 1, 1).draw(0)
    assert table.events(GALLOPED) == [(GALLOPED, 1, gone, after)]
    assert table.state.gone[1] == after


def test_A4_11_a_gallop_does_not_obey_the_square_it_reaches() -> None:
    table = with_square({1: 0, FARRIER: 1}, action=VET_REPORT)
    only_report(table, VET_PACK, GALLOP, 3)
    set_square(table, WALROY_FIFTH + 3, payee=PAY_FARRIER, dues=1000)
    throw(table, 2, 3).draw(0)
    assert table.state.gone[1] == 8
    assert table.purses == [281_000, 281_000]


def test_A4_11_a_pack_that_has_gone_round_is_a_known_queue() -> None:
    table = training({1: 0, CLUB: 0})
    only_report(table, VET_PACK, RECEIVE, 0)
    size = table.state.unread_left[VET_PACK]
    order = []
    for number in range(2 * size):
        table.play(0, pack_move(VET_PACK))
        if number < size - 1:
            assert table.state.phase == READ
            table.draw((7 * number) % table.state.spread)
        order.append(table.state.report_kind)
        table.having(gone={1: 0})
        throw(table, 1, 1)
    assert order[:size] == order[size:]
    assert table.state.unread_left[VET_PACK] == 0


def test_A4_15_the_bank_pays_no_more_than_it_has() -> None:
    table = training({1: 0, CLUB: 0})
    only_report(table, VET_PACK, RECEIVE, 5000)
    table.having(bank=3000, purse={1: 278_000})
    table.play(0, pack_move(VET_PACK)).draw(0)
    assert table.events(RECEIVED) == [(RECEIVED, 0, 3000, 0)]
    assert table.state.bank == 0


def test_A4_2_a_report_may_ask_for_money_too() -> None:
    table = training({1: 0, CLUB: 0, VET: 1})
    only_report(table, VET_PACK, PAY, 3000, PAY_VET)
    table.play(0, pack_move(VET_PACK)).draw(0)
    assert table.purses == [278_000, 284_000]
    assert table.events(ON_SQUARE) == []
    assert SIDES == 6


def test_A4_2_a_report_makes_nobody_pay_themselves() -> None:
    table = training({1: 0, CLUB: 0, VET: 0})
    only_report(table, VET_PACK, PAY, 3000, PAY_VET)
    table.play(0, pack_move(VET_PACK)).draw(0)
    assert (table.events(PAID), table.purses) == ([], [281_000, 281_000])
    assert table.state.phase == DICE


@pytest.mark.parametrize(("horse", "to"), [(1, 1), (3, NOBODY)])
def test_A4_10_the_member_says_which_horses_stable_a_report_pays(horse: int, to: int) -> None:
    table = training({1: 0, 3: 0, CLUB: 0, WALROY_STABLE: 1})
    only_report(table, VET_PACK, PAY, 3000, PAY_STABLE)
    table.play(0, pack_move(VET_PACK)).draw(0)
    assert (table.state.phase, table.awaited) == (MEMBER_HORSE, [0])
    table.play(0, member_horse_move(horse))
    assert table.events(PAID) == [(PAID, 0, to, 3000)]


def test_A4_9_a_member_whose_last_horse_gallops_home_does_not_throw() -> None:
    table = training({1: 0, 2: 1, CLUB: 0})
    only_report(table, VET_PACK, GALLOP, 5)
    table.having(gone={1: table.pack.loop})
    table.play(0, pack_move(VET_PACK)).draw(0)
    assert table.events(BACK_IN_BOX) == [(BACK_IN_BOX, 1, 0, 0)]
    assert (table.state.phase, table.state.turn) == (DICE, 1)
