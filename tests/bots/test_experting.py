"""The expert: a scout with second thoughts and beliefs, and without them exactly a scout."""

from __future__ import annotations

from itertools import islice

import pytest

from hippodrome.bots import BOTS, experting, scouting
from hippodrome.bots.searching import EXPERTS, SCOUTS, Desk, Method
from hippodrome.engine.match import Match
from hippodrome.engine.reading import Reading
from hippodrome.engine.stream import new_stream
from hippodrome.games import GAMES
from tests.bots.test_scouting import positions

FEW = 2 * experting.ENOUGH
"""Simulations that a test can wait for, enough for second thoughts about two moves."""
ALONE = experting.ALL_FLAGS * experting.FLAGGED
"""A taste with everything left out that a scout does not do."""
WIDTH = experting.NODES


def found(
    rules: Reading, match: Match, seat: int, method: Method = EXPERTS, taste: int = scouting.AHEAD
) -> int:
    question = match.pack, match.view(seat), seat, match.menu(seat), new_stream(99), FEW
    return Desk(rules).search_by(method, *question, None, taste)


@pytest.mark.parametrize("name", GAMES)
def test_without_beliefs_and_second_thoughts_it_is_a_scout(name: str) -> None:
    game = GAMES[name]
    for match, seat in islice(positions(game), 4):
        plain = found(game.interpreted, match, seat, EXPERTS, ALONE)
        assert plain == found(game.interpreted, match, seat, SCOUTS)


@pytest.mark.parametrize("left_out", [experting.BELIEVES, experting.THINKS_TWICE])
def test_each_part_can_be_left_out(left_out: int) -> None:
    game = GAMES["finishline"]
    match, seat = next(positions(game))
    desk, menu = Desk(game.interpreted), match.menu(seat)
    desk.rules.enter(experting.begin_thinking)(
        *(match.pack.printed, match.view(seat), seat, list(menu), len(menu), new_stream(1), 50),
        *(scouting.BOLD + left_out * experting.FLAGGED, desk.glance, desk.replies),
        *(desk.search, desk.whim),
    )
    plan = desk.search[scouting.PLAN]
    assert plan[experting.FLAGS] == experting.ALL_FLAGS - left_out
    assert plan[scouting.TASTE] == scouting.BOLD


def test_a_search_can_be_interrupted_and_gone_on_with() -> None:
    game = GAMES["finishline"]
    rules = game.interpreted
    for match, seat in islice(positions(game), 4):
        desk, menu, stream = Desk(rules), match.menu(seat), new_stream(99)
        whole = rules.enter(experting.expert)(
            *(match.pack.printed, match.view(seat), seat, list(menu), len(menu), stream, FEW),
            *(scouting.AHEAD, desk.thought, desk.glance, desk.replies, desk.search),
            *(desk.luck, desk.whim),
        )
        assert found(rules, match, seat) == whole


def test_second_thoughts_are_had_and_noted() -> None:
    game = GAMES["finishline"]
    known = 0
    for match, seat in islice(positions(game), 6):
        desk, menu = Desk(game.interpreted), match.menu(seat)[:2]
        question = EXPERTS, match.pack, match.view(seat), seat, menu, new_stream(99), FEW
        desk.search_by(*question)
        known += desk.search[scouting.PLAN][experting.KNOWN]
    assert known > 0


def table() -> list[list[int]]:
    """Give the rows of a search that has found nothing yet."""
    return [[0] * WIDTH for _ in range(experting.ALL_ROWS)]


def note(search: list[list[int]], arm: int, depth: int, move: int, *gains: int) -> None:
    for gain in gains:
        search[scouting.PLAN][experting.TRIED_MOVE] = move
        experting.note_thought(search, arm, depth, gain)


def test_what_gained_beyond_doubt_is_thought_of_again() -> None:
    search, menu = table(), [70, 71, 72, 73]
    note(search, 3, 1, 71, 5, 6, 5, 6)
    note(search, 3, 1, 72, 90, -80, 85, -60)  # gained more, but may be luck
    note(search, 3, 1, 73, -9, -9, -9, -9)
    assert experting.best_thought(search, 3, 1, menu, 4, True) == 1
    assert experting.best_thought(search, 3, 1, menu, 4, False) == 2
    assert search[scouting.PLAN][experting.KNOWN] == 3


def test_a_thought_belongs_to_its_first_move_and_to_its_turn() -> None:
    search, menu = table(), [70, 71]
    note(search, 3, 1, 71, 5, 6, 5, 6)
    assert experting.best_thought(search, 3, 2, menu, 2, True) == -1
    assert experting.best_thought(search, 4, 1, menu, 2, True) == -1
    assert experting.best_thought(search, 3, 1, [70], 1, True) == -1


def test_a_few_happy_trials_are_not_enough() -> None:
    search = table()
    note(search, 0, 1, 71, *[50] * (experting.LEAST_TRIED - 1))
    assert experting.best_thought(search, 0, 1, [71], 1, True) == -1
    note(search, 0, 1, 71, 50)
    assert experting.best_thought(search, 0, 1, [71], 1, True) == 0


def test_every_other_time_something_else_is_tried() -> None:
    search, menu = table(), [70, 71, 72]
    note(search, 0, 1, 72, 8)
    assert experting.other_thought(search, 0, 1, menu, 3, 2) == 72
    tried = {experting.other_thought(search, 0, 1, menu, 3, number) for number in range(1, 13, 2)}
    assert tried == {70, 71, 72}


def test_a_full_table_leaves_nodes_out_and_is_cleared_for_the_next_decision() -> None:
    search = table()
    for move in range(2 * experting.NODES):
        note(search, 0, 1, move, 1)
    assert search[scouting.PLAN][experting.KNOWN] <= experting.NODES
    assert experting.place_of(search, 0, 1, 5, False) >= 0
    experting.forget(search)
    assert experting.place_of(search, 0, 1, 5, False) == -1
    assert search[scouting.PLAN][experting.KNOWN] == 0


def test_second_thoughts_are_paid_for_out_of_the_same_simulations() -> None:
    search = table()
    plan = search[scouting.PLAN]
    plan[scouting.SHARE], plan[experting.FLAGS] = 960, experting.ALL_FLAGS
    plan[scouting.ALIVE] = 2 * experting.FEW_ARMS
    experting.plan_thoughts(search)
    assert plan[scouting.ROUND_ENDS] == 60  # too many first moves left: none yet
    plan[scouting.ALIVE] = experting.FEW_ARMS
    experting.plan_thoughts(search)
    assert plan[scouting.ROUND_ENDS] == 60  # half for first moves, half for second thoughts
    plan[scouting.SHARE] = experting.FEW_ARMS * (experting.ENOUGH - 1)
    experting.plan_thoughts(search)
    assert plan[scouting.ROUND_ENDS] == experting.ENOUGH - 1  # too few for both


def test_experts_differ_in_how_long_they_think() -> None:
    game = GAMES["ticket"]
    names = ("expert-quick", "expert", "expert-patient")
    assert [BOTS[name].trials(game) for name in names] == [500, 2000, 8000]
    assert BOTS["tipster"].trials(game) == 0
