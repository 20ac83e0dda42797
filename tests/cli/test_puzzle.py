"""A puzzle at the terminal: one try, or being shown; the move, and why."""

from __future__ import annotations

import pytest

from hippodrome.table.puzzles import asked, puzzled_rooms
from hippodrome.words import words
from tests.cli.conftest import Run

ROOMS = [room.name for room in puzzled_rooms()]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ROOMS)
def test_a_puzzle_is_tried_once_or_shown(run: Run, game: str, lang: str) -> None:
    say, put = words(lang).say, asked(game, 2)
    right, rival = (put.game.write(move) for move in (put.puzzle.answers[0], put.puzzle.rival))
    for typed, verdict in (
        (right, "puzzle-right"),
        (rival, "puzzle-wrong"),
        ("show" if lang == "en" else "voir", "puzzle-shown"),
    ):
        outcome = run("puzzle", game, "2", "--lang", lang, typed=[typed])
        assert outcome.status == 0, outcome.err
        assert say(verdict) in outcome.out
        assert f"{say('puzzle-answer')} {right}" in outcome.out
    assert say("puzzle-shown") not in run("puzzle", game, "2", "--lang", lang, typed=["q"]).out


def test_without_a_number_there_is_one_for_today(run: Run) -> None:
    outcome = run("puzzle", "ticket", typed=["show"])
    assert outcome.status == 0
    assert words("en").say("puzzle-answer") in outcome.out


def test_a_number_that_is_none_is_one_sentence(run: Run) -> None:
    outcome = run("puzzle", "ticket", "999")
    assert outcome.status == 2
    assert "999" in outcome.err
    assert len(outcome.err.splitlines()) == 1
    assert run("puzzle", "polo").status == 2
