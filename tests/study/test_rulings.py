"""What house rules change is measured from noted events, alike on any cores, in both readings."""

from __future__ import annotations

from typing import Any

import numpy
import pytest

from hippodrome.engine.effects import Effect, Effects, read_effects, write_effects
from hippodrome.engine.measuring import Games, Measure
from hippodrome.engine.stream import below, branch
from hippodrome.games import GAMES
from hippodrome.study import arms, studies
from hippodrome.study.arms import DEALS, MINDS, noted_games
from hippodrome.study.entrants import entrant
from hippodrome.study.estimates import NORMAL_99
from hippodrome.study.rulings import alternatives, figure, measure
from hippodrome.study.rulings_page import marked
from hippodrome.study.simulate import one_arm
from hippodrome.study.threads import chunk_seed
from hippodrome.words import words

GAME = GAMES["ticket"]
TINY = GAME.pack("tiny")
SEED = 5


def some_games(reading: str = "interpreted", games: int = 6) -> Games:
    arm = one_arm(GAME, TINY, [entrant(GAME, "tipster")] * 3, {})
    found, _ = noted_games(arm, SEED, 0, games, getattr(GAME, reading))
    return found


def retold(games: int) -> list[list[str]]:
    """The same games at a table, each as the names of its events."""
    rules = GAME.interpreted
    moves, view = rules.moves(), rules.blank()
    found = []
    for number in range(games):
        draws, stream = rules.stream(0), rules.stream(0)
        branch(rules.stream(chunk_seed(SEED, DEALS)), number, draws)
        branch(rules.stream(chunk_seed(SEED, MINDS)), number, stream)
        match = GAME.match(3, pack=TINY)
        told = [event.name for event in match.events]
        while not match.over:
            if match.spread:
                match.draw(below(draws, match.spread))
            else:
                seat = match.awaited[0]
                rules.see(TINY.printed, match.state, seat, view)
                count = rules.menu(TINY.printed, view, seat, moves)
                match.play(seat, rules.tip(TINY.printed, view, seat, moves, count, stream))
            told += [event.name for event in match.events]
        found.append(told)
    return found


def test_the_log_holds_what_is_told_at_a_table() -> None:
    games = some_games()
    names = {number: name for name, number in GAME.events.numbers.items()}
    logged: list[list[str]] = [[] for _ in range(games.number)]
    for game, event, *_ in games.log.tolist():
        logged[game].append(names[event])
    assert logged == retold(games.number)


@pytest.mark.compiled
def test_both_readings_keep_the_same_log() -> None:
    here, there = some_games("interpreted"), some_games("compiled")
    assert (here.log == there.log).all()
    assert (here.points == there.points).all()
    assert (here.winners == there.winners).all()


def test_events_are_counted_and_their_facts_added_up_by_game() -> None:
    games = some_games()
    rows = games.rows("points")
    assert games.count("points").tolist() == [len(rows[rows[:, 0] == one]) for one in range(6)]
    gained = games.total("points", "gain")
    assert gained.tolist() == games.points.sum(axis=1).tolist()
    third = games.fact("placed", "place") == 3
    assert (games.count("placed", third) == games.count("arrival")).all()
    assert sum(games.won(seat) for seat in range(3)).tolist() == [1.0] * 6
    assert (games.spread >= 0).all()


def test_a_full_log_is_an_error_and_no_short_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arms, "MOST_NOTED", 3)
    with pytest.raises(OverflowError):
        some_games()


def test_a_margin_is_that_of_the_difference() -> None:
    count = Measure("count", "number", lambda games: games.count("off"))
    usual, otherwise = numpy.array([1.0, 3.0] * 50), numpy.array([4.0, 4.0] * 50)
    found = figure(count, usual, otherwise)
    assert (found.usual, found.otherwise) == (2.0, 4.0)
    assert found.margin == pytest.approx(NORMAL_99 * usual.std(ddof=1) / 10, abs=1e-4)
    assert found.differs
    assert figure(count, usual, usual + 1).margin == 0, "what the same deals did to both cancels"


@pytest.mark.compiled
def test_a_seed_repeats_what_was_measured_on_any_number_of_cores(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(studies, "CHUNK", 20)
    asked: dict[str, Any] = {"seats": 3, "games": 50, "seed": 2}
    assert measure(GAME, cores=1, **asked) == measure(GAME, cores=2, **asked)
    effects = measure(GAME, cores=2, **asked)
    assert [(each.option, each.value) for each in effects.effects] == [
        (option.name, value) for option, value in alternatives(GAME, 3)
    ]
    assert effects.pack == GAME.pack().hash


def test_what_was_measured_can_be_written_and_read(tmp_path: Any) -> None:
    found = figure(
        Measure("rounds", "number", lambda games: games.count("off")),
        numpy.array([1.0, 3.0]),
        numpy.array([2.0, 3.0]),
    )
    effects = Effects(1, "hash", 4, 10, 7, (Effect("hidden", 1, (found,)),))
    write_effects(tmp_path / "effects.json", effects)
    assert read_effects(tmp_path / "effects.json") == effects


def test_what_is_ours_in_a_paragraph_is_found_without_its_example() -> None:
    text = "Horses run. *Ruling:* on\ngrass. *Example:* mud. *Reconstruction:* six | lanes."
    assert list(marked(text)) == [("Ruling", "on grass."), ("Reconstruction", "six \\| lanes.")]


def test_a_measure_no_game_shows_is_said_to_make_no_difference() -> None:
    assert "no difference" in words("en").say(
        "house-rule-no-effect", games=10, seats=4, same=(), seen=()
    )
