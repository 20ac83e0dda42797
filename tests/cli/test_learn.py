"""Lessons at the terminal: whoever types what the coach says comes to the end of each."""

from __future__ import annotations

import pytest

from hippodrome.engine.lessons import Lesson, lesson_names, lesson_of
from hippodrome.games import GAMES
from hippodrome.words import LANGUAGES, words
from tests.cli.conftest import Run

LESSONS = [(game.name, name) for game in GAMES.values() for name in lesson_names(game)]


def answers(lesson: Lesson) -> list[str]:
    """Give what the coach asks for, step by step: Enter where there is only something to read."""
    write = lesson.game.write
    return [" ".join(write(move) for move in step.asked) for step in lesson.steps]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_whoever_types_what_the_coach_says_comes_to_the_end(run: Run, game: str, name: str) -> None:
    number = LESSONS.index((game, name))
    language = LANGUAGES[number % len(LANGUAGES)]
    typed = answers(lesson_of(GAMES[game], name))
    outcome = run("learn", game, name, "--pace", "0", "--lang", language, typed=typed)
    assert outcome.status == 0, outcome.err
    assert words(language).say("lesson-finished") in outcome.out


def test_whoever_types_something_else_is_told_what_to_type_once_more(run: Run) -> None:
    said = words("en").say
    wanted = said("lesson-type", moves="5-2-.")
    read = ["", "", ""]
    outcome = run("learn", "ticket", "--pace", "0", typed=[*read, "gibberish", "q"])
    assert outcome.said.count(wanted) == 2
    outcome = run("learn", "ticket", "--pace", "0", typed=[*read, "1-.-.", "q"])
    assert outcome.said.count(wanted) == 2
    assert said("lesson-otherwise") in outcome.said


@pytest.mark.parametrize("typed", ["5-2", "5-2-", "5-2-."])
def test_boxes_of_a_ticket_that_are_not_typed_are_empty(run: Run, typed: str) -> None:
    outcome = run("learn", "ticket", "--pace", "0", typed=["", "", "", typed, "q"])
    assert words("en").say("lesson-step", step=5, steps=13) in outcome.out
