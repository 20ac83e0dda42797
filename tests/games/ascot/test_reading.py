"""A4.3 to A4.15: what reading a report does, to the last copy and the last franc."""

import pytest

from hippodrome.games.ascot.events import (
    BACK_IN_BOX,
    GALLOPED,
    PAID,
    RECEIVED,
    REPORT_APPLIED,
    REPORT_KEPT,
    TRAINED,
    TURN_MISSED,
)
from hippodrome.games.ascot.moves import (
    ACCEPT_MOVE,
    PASS_MOVE,
    member_horse_move,
    pack_move,
    sell_move,
)
from hippodrome.games.ascot.phases import DICE, JOIN, MEMBER
from hippodrome.games.ascot.rules import doors as rules
from hippodrome.games.ascot.rules.training import square_under
from hippodrome.games.ascot.state import (
    CLUB,
    EARN_ADVANTAGE,
    FARRIER,
    FOR_TRAINING,
    GALLOP,
    KEEP_REPORT,
    MAY_JOIN,
    NOBODY,
    PAY,
    PAY_VET,
    RECEIVE,
    STABLE_REPORT,
    STEVENS_PACK,
    STRANGLES,
    SURE_FOOTED,
    TAKE_DISADVANTAGE,
    VET,
    VET_PACK,
    VET_REPORT,
)
from tests.games.ascot.positions import only_report, set_square, throw, training
from tests.games.ascot.test_training import with_square


def test_A4_11_a_gallop_onto_the_last_square_does_not_bring_home() -> None:
    table = with_square({1: 0, 2: 1}, action=VET_REPORT)
    throw(throw(table, 1, 2), 1, 1)
    only_report(table, VET_PACK, GALLOP, table.pack.loop - 5)
    throw(table, 2, 3).draw(0)
    assert table.events(GALLOPED) == [(GALLOPED, 1, 5, table.pack.loop)]
    assert (table.events(BACK_IN_BOX), table.state.gone[1]) == ([], table.pack.loop)


@pytest.mark.parametrize(
    ("effect", "field", "told"),
    [
        (EARN_ADVANTAGE, "advantage", "ADVANTAGE_EARNED"),
        (TAKE_DISADVANTAGE, "disadvantage", "DISADVANTAGE_TAKEN"),
    ],
)
def test_A4_7_what_a_horse_earns_is_added_to_what_lies_on_it(
    effect: int, field: str, told: str
) -> None:
    table = with_square({12: 0}, action=STABLE_REPORT)
    set_square(table, square_under(table.pack, 12, 5), action=STABLE_REPORT)
    only_report(table, STEVENS_PACK, effect, 2)
    table.having(**{field: {12: 3}})
    throw(table, 2, 3).draw(0)
    assert getattr(table.state, field)[12] == 5
    assert table.told() == ["REPORT_READ", "REPORT_APPLIED", told]
    assert table.events(REPORT_APPLIED) == [(REPORT_APPLIED, 12, STEVENS_PACK, 0)]
    assert table.events()[-1][1:] == (12, 2, 0)


def test_A4_3_a_second_report_to_keep_lies_beside_the_first() -> None:
    table = with_square({1: 0}, action=VET_REPORT)
    only_report(table, VET_PACK, KEEP_REPORT, SURE_FOOTED)
    table.having(kept={0: {SURE_FOOTED: 2}})
    throw(table, 2, 3).draw(0)
    assert table.state.kept[0][SURE_FOOTED] == 3
    assert table.events(REPORT_KEPT) == [(REPORT_KEPT, 0, SURE_FOOTED, 0)]


def test_A4_4_two_strangles_cost_two_turns() -> None:
    table = with_square({1: 0}, action=VET_REPORT)
    only_report(table, VET_PACK, STRANGLES)
    table.having(missing={0: 1})
    throw(table, 2, 3).draw(0)
    # A player alone misses both at once, and the dice come round again.
    assert table.events(TURN_MISSED) == [(TURN_MISSED, 0, 0, 0)] * 2
    assert (table.state.phase, table.state.missing[0]) == (DICE, 0)


def test_A4_3_every_unread_report_is_as_likely_as_it_has_copies() -> None:
    table = with_square({1: 0}, action=VET_REPORT)
    for kind in range(table.pack.kinds[VET_PACK]):
        table.pack.effect[VET_PACK][kind] = RECEIVE
        table.pack.number[VET_PACK][kind] = 0
    throw(table, 2, 3)
    kinds = []
    for outcome in range(table.state.spread):
        twin = table.state.copy()
        rules.draw(table.pack, twin, outcome)
        kinds.append(twin.report_kind)
        assert twin.unread_left[VET_PACK] == table.state.unread_left[VET_PACK] - 1
        assert twin.queue[VET_PACK][0] == twin.report_kind + 1
    copies = [kinds.count(kind) for kind in range(table.pack.kinds[VET_PACK])]
    assert copies == list(table.pack.copies[VET_PACK])[: len(copies)]
    assert kinds == sorted(kinds)


def test_A4_15_what_the_bank_pays_is_added_to_the_purse() -> None:
    table = training({1: 0, CLUB: 0})
    only_report(table, VET_PACK, RECEIVE, 5000)
    table.having(bank=8000, purse={1: 273_000})
    table.play(0, pack_move(VET_PACK)).draw(0)
    assert table.events(RECEIVED) == [(RECEIVED, 0, 5000, 0)]
    assert (table.state.bank, table.purses) == (3000, [286_000, 273_000])


def test_A4_10_a_members_report_finds_the_only_horse_it_suits() -> None:
    table = training({1: 0, 12: 0, 2: 1, CLUB: 0})
    only_report(table, STEVENS_PACK, EARN_ADVANTAGE, 1)
    table.play(0, pack_move(STEVENS_PACK)).draw(0)
    assert (table.state.advantage[12], table.state.advantage[1]) == (1, 0)
    # Then comes the throw, for all horses.
    throw(table, 1, 1)
    assert [event[1] for event in table.events(TRAINED)] == [1, 12]


def test_A4_5_a_report_once_a_turn() -> None:
    table = training({1: 0, CLUB: 0})
    only_report(table, VET_PACK, RECEIVE, 0)
    for _ in range(2):
        table.play(0, pack_move(VET_PACK)).draw(0)
        assert table.state.phase == DICE
        throw(table, 1, 1)
        assert table.state.phase == MEMBER


def test_A4_5_the_fee_goes_to_the_bank_where_there_is_no_commissioner() -> None:
    table = with_square({1: 0, 5: 0}, action=MAY_JOIN)
    table.with_purse(0, table.pack.joining)
    throw(table, 2, 3)
    assert table.state.phase == JOIN
    assert table.menu(0) == [PASS_MOVE, ACCEPT_MOVE]
    table.play(0, ACCEPT_MOVE)
    assert table.told()[:2] == ["JOINED", "PAID"]
    assert table.events(PAID) == [(PAID, 0, NOBODY, table.pack.joining)]
    assert (table.purses[0], table.state.bank) == (0, 281_000)


def test_A6_1_a_report_one_cannot_pay_is_a_debt_of_the_training() -> None:
    table = training({1: 0, CLUB: 0, FARRIER: 0, VET: 1})
    only_report(table, VET_PACK, PAY, 3000, PAY_VET)
    table.with_purse(0, 1000)
    table.play(0, pack_move(VET_PACK)).draw(0)
    state = table.state
    assert (state.debt, state.debtor, state.creditor, state.owed) == (FOR_TRAINING, 0, 1, 3000)
    assert table.menu(0) == [sell_move(thing) for thing in (1, CLUB, FARRIER)]
    table.play(0, sell_move(FARRIER)).bids(5000)
    # The debt is paid, and the throw follows as after any member's report.
    assert (table.purses, state.phase, state.turn) == ([3000, 279_000], DICE, 0)


def test_A4_10_the_last_horses_may_be_given_a_report_too() -> None:
    table = training({11: 0, 12: 0, CLUB: 0})
    only_report(table, VET_PACK, TAKE_DISADVANTAGE, 1)
    table.play(0, pack_move(VET_PACK)).draw(0)
    assert table.menu(0) == [member_horse_move(11), member_horse_move(12)]
    assert table.play(0, member_horse_move(12)).state.disadvantage[12] == 1


def test_A4_10_a_report_that_names_no_horse_asks_for_none() -> None:
    table = training({1: 0, 5: 0, CLUB: 0, VET: 1})
    only_report(table, VET_PACK, PAY, 3000, PAY_VET)
    table.play(0, pack_move(VET_PACK)).draw(0)
    assert (table.purses, table.state.phase) == ([278_000, 284_000], DICE)
    table = training({1: 0, 5: 0, CLUB: 0})
    only_report(table, VET_PACK, KEEP_REPORT, SURE_FOOTED)
    table.play(0, pack_move(VET_PACK)).draw(0)
    assert (table.state.kept[0][SURE_FOOTED], table.state.phase) == (1, DICE)
