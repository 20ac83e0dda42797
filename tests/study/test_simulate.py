"""Simulations repeat exactly, on any number of cores, and their figures are right."""

from __future__ import annotations

import json
from statistics import mean, stdev
from typing import Any

import numpy
import pytest

from hippodrome.engine.entries import entry_points
from hippodrome.engine.errors import BadSetup
from hippodrome.engine.warming import EVERY_ROOM
from hippodrome.games import GAMES
from hippodrome.study import studies
from hippodrome.study.arms import CONTEST
from hippodrome.study.estimates import exact
from hippodrome.study.sheets import Sheet, shares_of
from hippodrome.study.simulate import Result, group, simulate
from hippodrome.study.soak import WATCHED
from hippodrome.study.threads import chunk_seed, in_threads

GAME = GAMES["ticket"]
TINY = GAME.pack("tiny")
BOTS = ("tipster", "gambler", "gambler")


def run(games: int = 230, *, seed: int = 1, cores: int = 1) -> Result:
    return simulate(GAME, TINY, BOTS, games, options={}, seed=seed, cores=cores)


@pytest.fixture
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "CHUNK", 50)


@pytest.mark.compiled
def test_results_do_not_depend_on_the_number_of_cores(small_chunks: None) -> None:
    assert run(cores=1) == run(cores=2) == run(cores=5)


@pytest.mark.compiled
def test_the_seed_decides_the_games(small_chunks: None) -> None:
    assert run(seed=1) != run(seed=2)


@pytest.mark.compiled
def test_no_two_chunks_play_the_same_games(small_chunks: None) -> None:
    doubled = simulate(GAME, TINY, BOTS, 100, options={}, seed=1, cores=1)
    single = simulate(GAME, TINY, BOTS, 50, options={}, seed=1, cores=1)
    assert doubled.by_seat[0].points.mean != single.by_seat[0].points.mean


@pytest.mark.compiled
def test_the_tipster_beats_gamblers_clearly() -> None:
    pack = GAME.pack()
    result = simulate(GAME, pack, BOTS, 2000, options={}, seed=1, cores=1)
    tipster, gamblers = result.by_bot
    assert tipster.lead is not None
    assert tipster.lead.mean - tipster.lead.margin > 5
    assert tipster.points.mean - tipster.points.margin > gamblers.points.mean
    assert tipster.win_rate.mean - tipster.win_rate.margin > 0.5


@pytest.mark.compiled
def test_all_wins_are_shared_out_and_leads_cancel() -> None:
    result = run()
    assert sum(seat.win_rate.mean for seat in result.by_seat) == pytest.approx(1)
    assert sum(seat.lead.mean for seat in result.by_seat if seat.lead) == pytest.approx(0)
    assert [seat.seats for seat in result.by_seat] == [(1,), (2,), (3,)]
    assert [(group.bot, group.seats) for group in result.by_bot] == [
        ("tipster", (1,)),
        ("gambler", (2, 3)),
    ]


@pytest.mark.compiled
def test_results_are_plain_json() -> None:
    result = simulate(GAME, TINY, BOTS, 60, options={"hidden": 1}, seed=4, cores=1)
    data = json.loads(json.dumps(result.as_json()))
    assert data["options"]["hidden"] == 1
    assert data["pack_hash"] == TINY.hash
    assert data["seed"] == 4
    assert set(data["by_seat"][0]) == {"bot", "seats", "points", "win_rate", "lead"}
    assert data["games_per_s"] > 0


@pytest.mark.compiled
@pytest.mark.parametrize("module", [*EVERY_ROOM, CONTEST, WATCHED])
def test_compiled_play_lets_other_threads_run(module: str) -> None:
    entries: list[Any] = [GAME.compiled.enter(function) for function in entry_points(module)]
    assert entries
    assert all(entry.targetoptions["nogil"] for entry in entries)


def test_an_estimate_is_the_mean_and_its_interval() -> None:
    halves = [1, 4, 3, -2, 5]
    estimate = exact(2 * numpy.array(halves), scale=2)
    assert estimate.mean == pytest.approx(mean(halves))
    assert estimate.margin == pytest.approx(1.959964 * stdev(halves) / 5**0.5)


def test_a_tie_shares_the_win() -> None:
    winners = numpy.array([0b001, 0b110, 0b111])
    assert shares_of(winners, 3).tolist() == [[6, 0, 0], [0, 3, 3], [2, 2, 2]]


def test_a_group_is_measured_against_the_mean_of_all_others() -> None:
    points = numpy.array([[10, 1, 3], [4, 0, 2]])
    nothing = numpy.zeros(2, numpy.int64)
    sheet = Sheet(points, numpy.array([1, 1]), nothing, nothing, points, points)
    result = group("gambler", [1, 2], sheet)
    assert result.points.mean == mean([2, 1])
    assert result.lead is not None
    assert result.lead.mean == mean([2 - 10, 1 - 4])
    assert result.win_rate.mean == 0
    assert group("gambler", [0, 1, 2], sheet).lead is None


@pytest.mark.parametrize(
    ("bots", "games", "options", "cores", "says"),
    [
        (BOTS, 1, {}, 1, "too few"),
        (BOTS, 100, {}, 0, "cores"),
        (("tipster", "you"), 100, {}, 1, "you"),
        (("tipster",) * 9, 100, {}, 1, "9"),
        (BOTS, 100, {"races": 77}, 1, "77"),
        (BOTS, 100, {"colour": 1}, 1, "colour"),
    ],
)
def test_what_cannot_be_simulated_is_refused_with_a_sentence(
    bots: tuple[str, ...], games: int, options: dict[str, int], cores: int, says: str
) -> None:
    with pytest.raises(BadSetup, match=says):
        simulate(GAME, TINY, bots, games, options=options, seed=1, cores=cores)


def test_chunks_come_back_in_order_and_progress_is_told() -> None:
    told = []
    results = in_threads(lambda chunk: chunk * chunk, 7, 3, lambda *done: told.append(done))
    assert results == [0, 1, 4, 9, 16, 25, 36]
    assert told == [(done, 7) for done in range(8)]


def test_a_chunk_that_fails_is_not_swallowed() -> None:
    with pytest.raises(ZeroDivisionError):
        in_threads(lambda chunk: 1 // (chunk - 1), 3, 2, lambda *_: None)


def test_chunk_seeds_differ_and_stay_the_same() -> None:
    seeds = {chunk_seed(seed, chunk) for seed in range(20) for chunk in range(20)}
    assert len(seeds) == 400
    assert chunk_seed(1, 0) == 0x18D6E1CAC2A8ADAF
