"""The expert: fewer moves, better chosen, tried by any number of threads with one result."""

from __future__ import annotations

import time
from itertools import islice

import pytest

from hippodrome.bots import BOTS, experting, scouting
from hippodrome.bots.searching import EXPERTS, Desk
from hippodrome.engine.match import Match
from hippodrome.engine.reading import Reading
from hippodrome.engine.stream import new_stream
from hippodrome.games import GAMES
from hippodrome.games.ticket.moves import horse_in_box
from tests.bots.test_scouting import positions

FEW = 60
"""Simulations that a test can wait for in plain Python."""
MANY = 400
"""Simulations that several threads have something to do with."""


def found(rules: Reading, match: Match, seat: int, simulations: int = FEW, threads: int = 1) -> int:
    return Desk(rules, threads).search_by(
        EXPERTS, match.pack, match.view(seat), seat, match.menu(seat), new_stream(99), simulations
    )


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["ticket", "finishline"])
def test_it_does_not_matter_how_many_threads_try(name: str) -> None:
    game = GAMES[name]
    for match, seat in islice(positions(game, "standard"), 6):
        alone = found(game.compiled, match, seat, MANY)
        assert {found(game.compiled, match, seat, MANY, threads) for threads in (2, 5)} == {alone}


@pytest.mark.compiled
def test_threads_try_different_possibilities_and_leave_the_same_figures() -> None:
    game = GAMES["ticket"]
    match, seat = next(positions(game, "standard"))
    desks = [Desk(game.compiled, threads) for threads in (1, 3)]
    for desk in desks:
        question = match.pack, match.view(seat), seat, match.menu(seat), new_stream(99), MANY
        desk.search_by(EXPERTS, *question)
    one, three = ([row[:9].tolist() for row in desk.search[: experting.REST]] for desk in desks)
    assert one == three
    assert len({id(hand.thought) for hand in desks[1].hands}) == 3


@pytest.mark.parametrize("name", GAMES)
def test_a_search_at_a_desk_is_the_search_of_a_contest(name: str) -> None:
    game = GAMES[name]
    rules = game.interpreted
    for match, seat in islice(positions(game), 3):
        desk, menu, stream = Desk(rules), match.menu(seat), new_stream(99)
        whole = rules.enter(experting.expert)(
            *(match.pack.printed, match.view(seat), seat, list(menu), len(menu), stream, FEW),
            *(scouting.AHEAD, desk.thought, desk.glance, desk.replies, desk.search),
            *(desk.luck, desk.whim),
        )
        assert found(rules, match, seat) == whole


def test_who_is_interrupted_has_added_up_what_was_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["ticket"]
    match, seat = next(positions(game, "standard"))
    desk, menu = Desk(game.interpreted), match.menu(seat)
    clock = iter(range(100))
    monkeypatch.setattr(time, "monotonic", lambda: next(clock))
    move = desk.search_by(
        EXPERTS, match.pack, match.view(seat), seat, menu, new_stream(99), MANY, seconds=9
    )
    plan = desk.search[experting.PLAN]
    assert experting.GLANCE <= plan[experting.NUMBER] < 9  # a look at the clock for each, or two
    best = max(alive_in(desk.search), key=desk.search[experting.SUM].__getitem__)
    assert move == menu[desk.search[experting.ARM][best]]


@pytest.mark.parametrize("name", GAMES)
def test_moves_are_ranked_by_the_tipster_each_once(name: str) -> None:
    game = GAMES[name]
    rules, long_menus = game.interpreted, 0
    for match, seat in islice(positions(game, "standard"), 12):
        desk, menu = Desk(rules), match.menu(seat)
        most = min(4, len(menu))
        question = match.pack.printed, match.view(seat), seat, list(menu), len(menu), new_stream(9)
        # It is no entry point, for only a search calls it.
        rank_arms = rules.bound(experting.__name__).rank_arms
        chosen = rank_arms(*(*question, most, desk.glance, desk.replies, desk.search, desk.whim))
        arms = [desk.search[experting.ARM][place] for place in range(chosen)]
        assert chosen == most == len(set(arms))
        assert all(arm < len(menu) for arm in arms)
        long_menus += len(menu) > most
    assert long_menus > 2


def test_what_is_struck_off_is_not_named_again() -> None:
    """T3.2: a ticket's tipster predicts the next best when its own ticket is struck off."""
    game = GAMES["ticket"]
    rules = game.interpreted
    match, seat = next(
        (match, seat) for match, seat in positions(game, "standard") if len(match.menu(seat)) == 357
    )
    menu = list(match.menu(seat))
    first = rules.tip(match.pack.printed, match.view(seat), seat, list(menu), 357, new_stream(4))
    menu.remove(first)
    second = rules.tip(match.pack.printed, match.view(seat), seat, list(menu), 356, new_stream(4))
    assert second in menu
    liked, still = ({horse_in_box(move, box) for box in (1, 2, 3)} for move in (first, second))
    assert len(liked & still) >= 2


def table(*arms: list[int], doubt: int = 0) -> list[list[int]]:
    """Give the rows of a search in which each arm came to these values, the tipster's first."""
    search = [[0] * experting.MOST_ARMS for _ in range(experting.ROWS)]
    search[experting.ARM][: len(arms)] = range(len(arms))
    experting.consider(search, len(arms))
    plan = search[experting.PLAN]
    plan[experting.ROUND_ENDS], plan[experting.DOUBT] = 1000, doubt
    plan[experting.LEFT] = 1000
    for number in range(len(arms[0])):
        for place, values in enumerate(arms):
            search[experting.VALUES + number % experting.BATCH][place] = values[number]
        assert experting.add_up(search) == 1
    return search


def alive_in(search: list[list[int]]) -> list[int]:
    return search[experting.LIVE][: search[experting.PLAN][experting.ALIVE]]


def test_two_moves_are_compared_on_the_possibilities_both_were_tried_on() -> None:
    luck = [500, -500, 900, -900, 40, 60, 300, -200]
    search = table(luck, [one + 5 for one in luck], [one + 10 for one in reversed(luck)])
    assert experting.beats(search, 1, 0, 11)  # always 5 better, however much luck there is
    assert not experting.beats(search, 0, 1, 0)
    assert not experting.beats(search, 2, 0, 8)  # 10 better on average, and that may be luck


def test_what_is_beaten_or_makes_no_difference_is_left_aside() -> None:
    luck = [500, -500, 900, -900, 40, 60, 300, -200]
    same, better = list(luck), [one + 5 for one in luck]
    search = table(luck, same, better, [one - 5 for one in luck], better)
    experting.narrow(search)
    assert alive_in(search) == [2]
    assert search[experting.PLAN][experting.TIPPED] == -1


def test_the_worse_half_goes_after_a_round_and_a_glance_settles_nothing() -> None:
    few = [[0, 0], [3, 5], [9, 1], [-7, 2], [4, 0]]
    assert len(few[0]) < experting.GLANCE
    search = table(*few)
    experting.narrow(search)
    assert alive_in(search) == [2, 1, 4]


def test_the_tipsters_move_stays_until_it_is_beaten_as_surely_as_the_room_asks() -> None:
    luck = [50, -50, 90, -90, 40, -40, 30, -20]
    better = [one + gain for one, gain in zip(luck, (9, 1, 9, 1, 9, 1, 9, -3), strict=True)]
    best = [one + gain for one, gain in zip(luck, (9, 1, 9, 1, 9, 1, 9, 1), strict=True)]
    search = table(luck, better, best, doubt=12)
    assert experting.beats(search, 2, 0, 8)
    experting.narrow(search)
    assert 0 in alive_in(search)
    assert search[experting.PLAN][experting.TIPPED] == 0
    assert experting.best_thought([70, 71, 72], search) == 70
    search[experting.PLAN][experting.DOUBT] = 8
    assert experting.best_thought([70, 71, 72], search) == 72


def test_a_search_spends_what_it_has_and_ends_when_one_move_is_left() -> None:
    search = table([0] * 8, [1] * 8)
    plan = search[experting.PLAN]
    plan[experting.LEFT] = 100
    experting.plan_round(search)
    assert plan[experting.ROUND_ENDS] == plan[experting.NUMBER] + 50
    assert plan[experting.LEFT] == 0
    experting.narrow(search)
    experting.plan_round(search)
    assert alive_in(search) == [1]
    assert plan[experting.DONE] == 1


def test_experts_differ_in_how_long_they_think() -> None:
    game = GAMES["ticket"]
    names = ("expert-quick", "expert", "expert-patient")
    assert [BOTS[name].trials(game) for name in names] == [1000, 4000, 16_000]
    assert BOTS["tipster"].trials(game) == 0
