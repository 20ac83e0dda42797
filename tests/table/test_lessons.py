"""Every lesson is played to its end through the table's doors, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from hippodrome.engine.errors import BadContent, Elsewhere, NotAllowed, Refused
from hippodrome.engine.game import SPECTATOR
from hippodrome.engine.lessons import (
    MOST_WORDS,
    Lesson,
    count_words,
    lesson_names,
    lesson_of,
    read_lesson,
)
from hippodrome.games import GAMES
from hippodrome.study.school import page
from hippodrome.table import events as happened
from hippodrome.table.clocks import bots_wait, due_next
from hippodrome.table.commands import Begin, Command, Submit, TakeOver, Undo, WaveOn
from hippodrome.table.deciding import decide
from hippodrome.table.record import Record
from hippodrome.table.teaching import lay_lesson
from hippodrome.words import LANGUAGES, Sentence, words

PUPIL = "pupil"
LESSONS = [
    pytest.param(game.name, name, id=f"{game.name}-{name}")
    for game in GAMES.values()
    for name in lesson_names(game)
]
every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)


def begun(lesson: Lesson) -> Record:
    return do(lay_lesson(lesson, PUPIL, "Pia", b"s" * 32, 0), Begin(PUPIL))


def do(record: Record, command: Command) -> Record:
    return decide(record, command, 0)[1]


def submit(record: Record, seat: int, moves: tuple[int, ...]) -> Record:
    by = happened.PERSON if record.places[seat].guest else happened.BOT
    return do(record, Submit(record.places[seat].guest, seat, moves, record.stamps[seat], by))


def heed(record: Record) -> Record:
    """Do what the lesson waits for, or let the others do what is theirs."""
    said, lesson = record.lesson_step, record.lesson
    assert lesson is not None
    if said is None:
        due = due_next(record)
        assert due is not None, "nobody is due, and nothing is said"
        return submit(record, due.seat, lesson.script[record.decided].moves)
    if said.asked:
        assert due_next(record) is None
        return submit(record, lesson.seat, said.asked)
    return do(record, WaveOn(PUPIL))


def points(lesson: Lesson) -> list[Record]:
    """The lesson before each thing that happens in it, and at its end."""
    records = [begun(lesson)]
    while records[-1].heeded < len(lesson.steps):
        records.append(heed(records[-1]))
    return records


@every_lesson
def test_a_lesson_is_played_to_its_end_and_what_it_says_has_happened(game: str, name: str) -> None:
    lesson = lesson_of(GAMES[game], name)
    records = points(lesson)
    assert records[-1].decided == len(lesson.script)
    assert records[-1].counter == len(lesson.draws)
    assert records[-1].lesson_step is None
    assert due_next(records[-1]) is None
    # What is asked is on the menu, and does not depend on what is hidden from the person.
    for record in records:
        said = record.lesson_step
        if said is None or not said.asked:
            continue
        assert lesson.seat in record.awaited()
        move = lesson.game.moves.chosen(said.asked[0])
        offered = record.match.look(lesson.seat).choices
        kinds = {getattr(choice.move, "kind", "") for choice in offered}
        assert move.kind in kinds  # type: ignore[attr-defined]  # every move has one


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_says_one_thing_at_a_time(game: str, name: str, language: str) -> None:
    lesson, spoken = lesson_of(GAMES[game], name), words(language)
    for told in (lesson.title, lesson.about, *(step.otherwise for step in lesson.steps)):
        assert spoken.tell(told)
    long = [
        (step.name, count_words(spoken.tell(step.text)))
        for step in lesson.steps
        if count_words(spoken.tell(step.text)) > MOST_WORDS
    ]
    assert long == []
    assert all(step.light for step in lesson.steps if step.asked)
    assert 1 <= lesson.minutes <= 6


@every_lesson
def test_another_decision_is_answered_kindly_and_nothing_has_happened(game: str, name: str) -> None:
    lesson = lesson_of(GAMES[game], name)
    answered = 0
    for record in points(lesson):
        said = record.lesson_step
        if said is None or lesson.seat not in record.awaited():
            continue
        for move in record.match.menu(lesson.seat)[:40]:
            if (move,) == said.asked:
                continue
            with pytest.raises((NotAllowed, Refused)) as told:
                submit(record, lesson.seat, (move,))
            if not said.asked and isinstance(told.value, NotAllowed):
                assert told.value.sentence == Sentence("lesson-read-first")
            elif isinstance(told.value, Elsewhere):
                answered += 1
                assert told.value.sentence == said.otherwise
    assert answered or not lesson.own


def test_a_lesson_waits_for_what_it_waits_for() -> None:
    lesson = lesson_of(GAMES["ticket"])
    record = begun(lesson)
    assert not bots_wait(record)
    with pytest.raises(NotAllowed, match="no bot takes your seat"):
        do(record, TakeOver(PUPIL, lesson.seat, "tipster"))
    while not (record.lesson_step and record.lesson_step.asked):
        record = heed(record)
    with pytest.raises(NotAllowed, match="It is your move"):
        do(record, WaveOn(PUPIL))
    record = heed(record)
    with pytest.raises(NotAllowed, match="watch what they do"):
        do(record, WaveOn(PUPIL))
    assert not record.can_undo(lesson.seat)
    with pytest.raises(NotAllowed):
        do(record, Undo(PUPIL, lesson.seat))


def test_a_lesson_is_nobody_elses() -> None:
    record = begun(lesson_of(GAMES["ticket"]))
    assert record.private
    assert record.refuses("stranger") is not None
    assert record.view(SPECTATOR) is not None


def test_a_lesson_that_cannot_be_played_says_where(tmp_path: Path) -> None:
    game = GAMES["ticket"]
    whole = (game.folder / "content" / "lessons" / "first.toml").read_text(encoding="utf-8")

    def wrong(before: str, after: str) -> str:
        assert before in whole
        file = tmp_path / "first.toml"
        file.write_text(whole.replace(before, after, 1), encoding="utf-8")
        with pytest.raises(BadContent) as told:
            read_lesson(game, file)
        return str(told.value)

    assert "single" in wrong('ask = "5+3"', 'ask = "4+3"')
    assert "fell did not happen" in wrong('events = ["beside", "yields"]', 'events = ["fell"]')
    assert "belongs under ask" in wrong('light = ["hand"]', 'then = ["1: 5-2-."]')
    assert "a draw among 2 is due" in wrong('"draw 0 0"', '"draw 0"')
    assert "unknown field" in wrong('light = ["hand"]', 'lights = ["hand"]')


def test_the_page_about_lessons_is_up_to_date() -> None:
    written = Path(__file__).parents[2].joinpath("docs", "school.md").read_text(encoding="utf-8")
    assert written == page(), "make school writes it anew"
