"""Calibration prints its tables for every room it knows; what they say is not a test's business."""

from __future__ import annotations

import math
import sys
from collections import Counter

import numpy
import pytest

from hippodrome.games import GAMES
from hippodrome.games.ascot import calibrate as ascot
from hippodrome.games.ascot.fitting import FACTORS, Lots, Race, chances_of, fit
from hippodrome.games.auteuil.calibrate import Course, Evenings, as_printed, described
from hippodrome.games.auteuil.calibrate import Race as Lap
from hippodrome.study import calibrate

ASCOT = GAMES["ascot"]
AUTEUIL = GAMES["auteuil"]


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("room", "arguments", "says"),
    [
        ("auteuil", ("--evenings", "2"), "purses ever below zero"),
        ("ticket", ("--races", "1", "--starts", "6"), "disqualified a race"),
        ("ascot", ("--games", "1"), "forced sales"),
        ("ascot", ("--fit", "--games", "2"), "favourite of 6"),
    ],
)
def test_a_room_is_calibrated_by_its_name(
    room: str,
    arguments: tuple[str, ...],
    says: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["calibrate", room, *arguments])
    monkeypatch.setenv("COLUMNS", "200")
    calibrate.main()
    assert says in capsys.readouterr().out


def test_an_unknown_room_is_told_which_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["calibrate", "chess"])
    with pytest.raises(SystemExit, match="ticket,auteuil,ascot"):
        calibrate.main()


@pytest.mark.compiled("auteuil")
def test_every_race_of_every_evening_is_summed_up() -> None:
    races = list(Evenings(AUTEUIL, AUTEUIL.pack("tiny"), 1).races(3, 4, 5))
    assert len(races) == 20
    assert all(race.rounds > 0 and len(race.purses) == 3 for race in races)
    assert races == list(Evenings(AUTEUIL, AUTEUIL.pack("tiny"), 1).races(3, 4, 5))


@pytest.mark.compiled("auteuil")
def test_a_longer_lap_makes_longer_races_and_more_obstacles_more_falls() -> None:
    def sums(lap: int, *squares: int) -> tuple[float, int]:
        races = [*Evenings(AUTEUIL, Course(lap, squares).printed(), 1).races(4, 1, 10)]
        return sum(race.rounds for race in races), sum(race.falls for race in races)

    assert sums(44, 10, 20)[0] < sums(60, 10, 20)[0]
    assert sums(60, 10, 20)[1] < sums(60, 4, 8, 12, 16, 20, 24)[1]


def test_the_course_as_printed_is_that_of_the_pack() -> None:
    printed = AUTEUIL.pack().printed
    course = as_printed()
    assert course.lap == printed.lap
    assert len(course.squares) == sum(map(bool, printed.obstacle))
    assert [*map(bool, course.printed().printed.obstacle)] == [*map(bool, printed.obstacle)]


def test_a_row_gives_the_mean_the_middle_and_the_falls() -> None:
    races = [Lap(turns, falls=turns % 2, racers=4, purses=()) for turns in range(1, 41)]
    assert described(races) == ("20.5", "3.0–38.0", "0", "0.01")


@pytest.mark.compiled("ascot")
def test_an_afternoon_at_ascot_is_summed_up() -> None:
    games = list(ascot.Afternoons(ASCOT, ASCOT.pack("tiny"), 1).games(3, 5))
    for game in games:
        assert len(game.purses) == 3
        assert game.entered.total() >= 3
        assert game.winner == 0 or game.entered[game.winner] > 0
        assert game.rounds > 0
    assert games == list(ascot.Afternoons(ASCOT, ASCOT.pack("tiny"), 1).games(3, 5))


def test_wins_are_counted_by_colour_and_by_horse_entered() -> None:
    games = [
        ascot.Afternoon(entered=Counter({1: 3, 4: 1}), winner=1),
        ascot.Afternoon(entered=Counter({1: 3, 4: 1}), winner=1),
        ascot.Afternoon(entered=Counter({1: 3, 4: 0}), winner=1),
        ascot.Afternoon(entered=Counter({1: 3, 4: 2}), winner=4),
    ]
    assert ascot.by_colour(games) == "75/0/0/25"
    nobody = "0.0 ± 0.0"
    assert ascot.won(games)[1:] == ("25.0 ± 24.5", nobody, nobody, "25.0 ± 42.4", "25.0")


def test_a_share_has_the_interval_of_its_number() -> None:
    assert ascot.interval(10, 100) == "10.0 ± 5.9"
    assert ascot.interval(0, 0) == "0.0 ± 0.0"


def test_the_fit_finds_what_made_horses_win() -> None:
    """Two horses, one the favourite of two, which wins three races of four: log 3."""
    rows = numpy.zeros((2, len(FACTORS)))
    rows[0][FACTORS.index("favourite of 2")] = 1
    weights, _ = fit([Race(rows, 0 if number % 4 else 1) for number in range(4000)])
    assert abs(weights[FACTORS.index("favourite of 2")] - math.log(3)) < 0.01
    assert abs(weights[FACTORS.index("a red Advantage")]) < 0.01
    assert chances_of(numpy.zeros(len(FACTORS))) == [[100] * 5] * 4


@pytest.mark.compiled("ascot")
def test_favourites_by_lot_give_a_row_for_every_horse_that_ran() -> None:
    races = list(Lots(ASCOT, ASCOT.pack("tiny"), 1).races(2, 5))
    assert races
    for race in races:
        assert 0 <= race.winner < len(race.factors)
        assert race.factors.shape[1] == len(FACTORS)


def test_purses_within_the_aim_and_rounds_are_summed_up() -> None:
    games = [
        ascot.Afternoon(purses=[30_000, 40_000], forced=True, rounds=14, lost=True, earned=12),
        ascot.Afternoon(purses=[120_000, 130_000], rounds=16, steps=300, unnamed=True),
    ]
    games[0].bank, games[0].staked = 200_000, 10_000
    assert ascot.trained(games) == ("80,000 F", "50%", "50%", "0.50", "0.00")
    assert ascot.raced(games) == ("15.0", "14–16", "50%", "50.0 ± 69.3", "5.0 %", "150")
