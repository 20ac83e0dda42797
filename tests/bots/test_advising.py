"""Advice: a whole decision the rules accept, weighed anew, from the view alone."""

from __future__ import annotations

import importlib
from itertools import islice
from random import Random
from typing import Any

import pytest

from hippodrome.bots import Budget, advising, scouting
from hippodrome.bots.advising import Clock, Weighed, advise, estimated, ranked
from hippodrome.engine.stream import new_stream
from hippodrome.games import GAMES
from tests.bots.test_scouting import positions

FEW = Budget(simulations=1)
LOOKED_AT = 4
"""Positions of a game: advice takes its time in plain Python."""


@pytest.fixture(autouse=True)
def few_are_tried(monkeypatch: pytest.MonkeyPatch, nothing_compiled: None) -> None:
    monkeypatch.setattr(advising, "MOST_TRIED", 2)


@pytest.mark.parametrize("name", GAMES)
def test_advice_is_a_decision_that_the_rules_accept(name: str) -> None:
    game = GAMES[name]
    for match, seat in islice(positions(game), LOOKED_AT):
        advice = advise(game, match.pack, match.view(seat), seat, new_stream(3), FEW)
        match.fork().submit(seat, [weighed.move for weighed in advice.moves])
        decided = {weighed.move for weighed in advice.moves}
        for weighed in advice.moves:
            assert weighed.other is None or weighed.other not in decided
            assert weighed.tried == (0 if weighed.other is None else 2)


@pytest.mark.parametrize("name", GAMES)
def test_whoever_sees_the_same_is_advised_the_same(name: str) -> None:
    game = GAMES[name]
    hidden: Any = importlib.import_module(f"tests.games.{name}.secrets")
    chance, differed = Random(8), 0
    for match, seat in islice(positions(game), LOOKED_AT):
        twin = match.fork()
        twin.state = match.state.copy()
        hidden.reshuffle(match.pack.printed, twin.state, seat, chance)
        differed += twin.state != match.state
        one, other = (
            advise(game, match.pack, table.view(seat), seat, new_stream(3), FEW)
            for table in (match, twin)
        )
        assert one == other
    assert differed


def test_what_was_done_is_weighed_against_the_best_other() -> None:
    game = GAMES["ticket"]
    match, seat = next(iter(positions(game)))
    for move in match.menu(seat)[:3]:
        advice = advise(game, match.pack, match.view(seat), seat, new_stream(3), FEW, [move])
        [weighed] = advice.moves
        assert weighed.move == move
        assert weighed.other not in (None, move)


def test_a_second_look_may_turn_a_hint_round(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["ticket"]
    match, seat = next(iter(positions(game)))
    worse = Weighed(11, 12, -5, certain=True, tried=100)
    monkeypatch.setattr(advising, "weigh", lambda *_: worse)

    def advised(*given: int) -> tuple[Weighed, ...]:
        return advise(
            game, match.pack, match.view(seat), seat, new_stream(3), FEW, list(given)
        ).moves

    assert advised() == (Weighed(12, 11, 5, certain=True, tried=100),)
    assert advised(match.menu(seat)[0]) == (worse,), "what was done stays what it was"


def test_the_best_come_first_then_those_that_fell() -> None:
    menu = [100, 101, 102, 103]
    search = [[0] * 9 for _ in range(scouting.ROWS)]
    search[scouting.ARM][:4] = [2, 0, 3, 1]
    search[scouting.GAIN][:4] = [0, -5, 7, 9]
    search[scouting.PLAN][scouting.ALIVE] = 3
    assert ranked(menu, search, 103) == [103, 102, 100, 101]
    assert ranked(menu, search, 102) == [102, 103, 100, 101]


def test_an_estimate_says_how_far_it_may_be_off() -> None:
    assert estimated([3, 3, 3, 3]) == (3, 0)
    mean, error = estimated([0, 4])
    assert (mean, round(error, 3)) == (2, 2.0)
    assert estimated([5])[1] > 10**9, "one possibility proves nothing"


def test_time_is_shared_out(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [10.0]
    monkeypatch.setattr("hippodrome.bots.advising.time.monotonic", lambda: now[0])
    clock = Clock(2.0)
    assert clock.half() == 1.0
    now[0] += 1.5
    assert (clock.half(), clock.is_up()) == (0.25, False)
    now[0] += 1.5
    assert (clock.half(), clock.is_up()) == (0.0, True)
    assert Clock(None).half() is None
    assert not Clock(None).is_up()
