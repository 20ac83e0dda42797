"""The soak plays every table, and notices each law of all games that is broken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy
import pytest

from hippodrome.engine.reading import Reading
from hippodrome.engine.tables import Table
from hippodrome.games import GAMES
from hippodrome.study import soak as study
from hippodrome.study import watched
from hippodrome.study.soak import (
    Broken,
    Soaked,
    chunks,
    first_choices,
    law,
    report,
    soak,
    soak_chunk,
)
from hippodrome.words import LANGUAGES, words

GAME = GAMES["ticket"]
TINY = GAME.pack("tiny")
WATCHED = "hippodrome.study.watched"


def watch(reading: Reading, games: int = 10, bound: int = 1000) -> tuple[int, list[int], list[int]]:
    tally = numpy.zeros(GAME.slots, numpy.int64)
    found = numpy.zeros(watched.REPORT_SIZE, numpy.int64)
    code = reading.enter(watched.watched)(
        reading.pack_form(TINY.printed),
        reading.state_form(GAME.lay(TINY, 3)),
        reading.moves(),
        reading.stream(7),
        tally,
        numpy.zeros(3, numpy.int64),
        found,
        GAME.slots,
        bound,
        games,
    )
    return code, found.tolist(), tally.tolist()


@pytest.mark.compiled
def test_both_readings_watch_the_same_games() -> None:
    assert watch(GAME.compiled) == watch(GAME.interpreted)


def test_lawful_games_break_no_law_and_are_tallied() -> None:
    code, found, tally = watch(GAME.interpreted)
    assert code == 0
    assert found[watched.LONGEST] <= found[watched.STEPS]
    assert sum(tally) < found[watched.STEPS]  # draws are steps and have no slot
    assert sum(tally) > 0


def after(door: str, change: Callable[..., Any]) -> Callable[..., Any]:
    """Give a door that does its work and then goes wrong."""
    honest = getattr(GAME.interpreted.bound(WATCHED), door)

    def dishonest(pack: Any, state: Any, *rest: Any) -> Any:
        return change(honest(pack, state, *rest), state)

    return dishonest


@pytest.mark.parametrize(
    ("code", "door", "change"),
    [
        (watched.NOT_ONE_NEXT_STEP, "play", lambda _, s: setattr(s, "awaits", 1)),
        (watched.NOT_ONE_NEXT_STEP, "begin", lambda _, s: setattr(s, "over", 1)),
        (watched.NOTHING_TO_PLAY, "menu", lambda *_: 0),
        (watched.MENU_REFUSED, "refusal", lambda *_: 5),
        (watched.NO_SLOT, "slot", lambda *_: GAME.slots),
        (watched.NO_SLOT, "slot", lambda *_: -1),
        (watched.NO_WINNER, "standing", lambda *_: 0),
        (watched.NO_WINNER, "standing", lambda *_: 0b1001),
        (13, "play", lambda _, s: s.stands[1].__setitem__(1, 1)),
    ],
)
def test_a_broken_law_stops_the_soak_with_its_code(
    monkeypatch: pytest.MonkeyPatch, code: int, door: str, change: Callable[..., Any]
) -> None:
    monkeypatch.setattr(GAME.interpreted.bound(WATCHED), door, after(door, change))
    found, what, _ = watch(GAME.interpreted)
    assert found == code
    assert what[watched.BROKEN] == code


def test_a_game_past_its_bound_breaks_a_law() -> None:
    longest = watch(GAME.interpreted)[1][watched.LONGEST]
    assert watch(GAME.interpreted, bound=longest)[0] == 0
    code, found, _ = watch(GAME.interpreted, bound=longest - 1)
    assert code == watched.TOO_LONG
    assert found[watched.STEP] == longest


def test_every_law_of_all_games_has_a_sentence() -> None:
    codes = range(watched.NOT_ONE_NEXT_STEP, watched.NO_WINNER + 1)
    for language in LANGUAGES:
        assert len({words(language).tell(law(GAME, code)) for code in codes}) == len(codes)
    assert law(GAME, 11) == GAME.law(11)


def test_games_are_spread_evenly_over_drawn_tables() -> None:
    work = chunks(GAME, GAME.pack(), 100_000, seed=1)
    assert sum(count for _, count in work) == 100_000
    assert {count for _, count in work} == {study.CHUNK}
    assert chunks(GAME, GAME.pack(), 100_000, seed=1) == work, "a seed repeats it"
    assert chunks(GAME, GAME.pack(), 100_000, seed=2) != work


def test_few_games_are_played_at_many_tables() -> None:
    assert [count for _, count in chunks(GAME, GAME.pack(), 7, seed=1)] == [1] * 7
    assert len(chunks(GAME, GAME.pack(), 1000, seed=1)) == study.LEAST_TABLES


def test_first_choices_are_every_discipline_river_and_number_of_cards() -> None:
    found = {GAME.write(move) for move in first_choices(GAME, TINY).values()}
    courses = ("flat", "hedges", "harness", "steeple1", "steeple2", "steeple3", "steeple4")
    open_or_hidden = ("", ":hidden")  # as the first player says, at tables with that house rule
    assert found == {
        f"{course}:{cards}{tickets}"
        for course in courses
        for cards in (1, 2, 3)
        for tickets in open_or_hidden
    }


@pytest.mark.compiled
def test_a_soak_does_not_depend_on_cores() -> None:
    def result(cores: int) -> list[tuple[int, int, list[int]]]:
        parts = soak(GAME, TINY, 60, seed=3, cores=cores)
        return [(part.steps, part.longest, part.tally.tolist()) for part in parts]

    assert result(1) == result(3)


@pytest.mark.compiled
def test_a_broken_game_can_be_played_again_from_its_seed() -> None:
    games = [int(soak_chunk(GAME, TINY, Table(2, {}), count, 11).longest) for count in range(1, 9)]
    bound = games[0]
    assert games[-1] > bound, "the first game must not be the longest for this test"
    tight = replace(GAME, longest=lambda *_: bound)
    broken = soak_chunk(tight, TINY, Table(2, {}), 8, 11).broken
    assert broken is not None
    assert broken.code == watched.TOO_LONG
    again = soak_chunk(tight, TINY, Table(2, {}), 1, broken.seed).broken
    assert again == Broken(watched.TOO_LONG, broken.step, broken.seed)


def soaked(tally: list[int], broken: Broken | None = None) -> Soaked:
    return Soaked(Table(2, {"races": 4}), 5, 50, 12, 37, numpy.array(tally), broken)


def test_a_report_says_which_law_was_broken_and_what_repeats_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    everything = soaked([1] * GAME.slots)
    assert report(GAME, TINY, [everything], words("en"))
    assert "No law was broken" in capsys.readouterr().out
    broken = soaked([1] * GAME.slots, Broken(14, step=23, seed=987654321))
    assert not report(GAME, TINY, [everything, broken], words("en"))
    told = " ".join(capsys.readouterr().out.split())
    assert "river" in told
    assert "races=4" in told
    assert "987654321" in told
    assert "step 23" in told
    assert "No law was broken" not in told


def test_a_report_names_a_choice_that_never_occurred(capsys: pytest.CaptureFixture[str]) -> None:
    tally = [1] * GAME.slots
    tally[GAME.read("steeple3:2")] = 0
    assert not report(GAME, TINY, [soaked(tally)], words("en"))
    assert "steeple3:2" in capsys.readouterr().out
