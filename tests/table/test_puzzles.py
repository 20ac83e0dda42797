"""Puzzles for people: a day's is everybody's, a try is judged, and streaks are counted in days."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from hippodrome.engine.errors import NotAllowed, Refused
from hippodrome.games import GAMES
from hippodrome.table import puzzles
from hippodrome.table.puzzle_book import ANY_DAY, PuzzleBook, longest_streak, streak
from hippodrome.table.puzzles import asked, of_day, puzzled_rooms, solved, today
from hippodrome.table.store import Store
from hippodrome.words import LANGUAGES, words

DAY = 86_400_000


def test_every_puzzle_has_its_day() -> None:
    rooms = puzzled_rooms()
    days = len(rooms) * max(len(room.puzzles.puzzles) for room in rooms)
    found = {(chosen[0].name, chosen[1]) for day in range(days) if (chosen := of_day(day))}
    assert len(found) == sum(len(room.puzzles.puzzles) for room in rooms)
    assert today(20_000 * DAY) == today(20_001 * DAY - 1) == 20_000


def test_no_puzzle_is_asked_that_belongs_to_other_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["ticket"]
    old = msgspec.structs.replace(game.puzzles, pack="another")
    monkeypatch.setitem(game.__dict__, "puzzles", old)
    assert game not in puzzled_rooms()
    puzzles.asked.cache_clear()
    with pytest.raises(NotAllowed) as refused:
        asked("ticket", 1)
    assert refused.value.sentence.key == "puzzle-none"
    monkeypatch.undo()
    puzzles.asked.cache_clear()


@pytest.mark.parametrize("number", [0, 10_000])
def test_an_unknown_number_says_how_many_there_are(number: int) -> None:
    with pytest.raises(NotAllowed) as refused:
        asked("ticket", number)
    assert refused.value.sentence.params["last"] == len(GAMES["ticket"].puzzles.puzzles)


@pytest.mark.parametrize("name", [room.name for room in puzzled_rooms()])
def test_every_solution_can_be_told_in_every_language(name: str) -> None:
    for number, puzzle in enumerate(GAMES[name].puzzles.puzzles, start=1):
        put = asked(name, number)
        right, wrong = solved(put, puzzle.answers[0]), solved(put, puzzle.rival)
        assert right.right
        assert right.tried is None
        assert not wrong.right
        assert wrong.tried is not None
        assert not solved(put, None).right
        for language in LANGUAGES:
            spoken = words(language)
            told = [spoken.tell(one) for one in (*wrong.reasons, wrong.tried)]
            told += [spoken.tell(put.label(move)) for move in puzzle.answers]
            assert all(told)


def test_what_the_rules_forbid_is_no_try() -> None:
    put = asked("ticket", 1)
    with pytest.raises(Refused):
        solved(put, 10**9)


def test_deciding_a_puzzle_shows_no_more_than_the_view() -> None:
    put = asked("ticket", 1)
    match = put.match()
    assert match.view(put.puzzle.seat) == put.view
    match.submit(put.puzzle.seat, [put.puzzle.answers[0]])
    assert match.log[-1].moves == (put.puzzle.answers[0],)


def test_a_streak_ends_with_a_day_that_was_missed_or_wrong() -> None:
    assert streak({}, 100) == longest_streak({}) == 0
    assert streak({98: True, 99: True}, 100) == 2, "today is not over"
    assert streak({98: True, 99: True, 100: True}, 100) == 3
    assert streak({98: True, 99: True, 100: False}, 100) == 0
    assert streak({97: True, 98: True}, 100) == 0
    assert longest_streak({1: True, 2: True, 3: False, 4: True}) == 2


def test_the_first_try_counts(tmp_path: Path) -> None:
    store = Store.in_folder(tmp_path)
    book = PuzzleBook(store)
    for day, right in ((ANY_DAY, False), (ANY_DAY, True), (7, True), (7, False)):
        book.note("ann", "p", day, right=right).result()
    book.note("bob", "p", 7, right=False).result()
    assert book.days("ann") == {7: True}
    assert book.solved("ann") == {"p": True}
    assert book.solved("bob") == {"p": False}
    store.close()
