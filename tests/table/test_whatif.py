"""What-ifs: imagined from what one seat knew, played on in private, taken back freely."""

from __future__ import annotations

import importlib
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from hippodrome.bots import bot_named
from hippodrome.engine.stream import new_stream
from hippodrome.games import GAMES
from hippodrome.table import events as happened
from hippodrome.table.chronicle import Chronicle
from hippodrome.table.commands import Begin, Command, Engage, Sit, Submit, Undo
from hippodrome.table.deciding import decide
from hippodrome.table.laying import Wish, lay, lay_table
from hippodrome.table.record import FINISHED, MARK_EVERY, PLAYING, Record
from hippodrome.table.snapshot import Snapshot
from hippodrome.table.whatif import MARK, laid_again, lay_whatif, origin_of
from tests.table.tables import forbidden, refused

ANN, BOB, VISITOR = "ann", "bob", "visitor"
SEED, OTHER_SEED = b"s" * 32, b"t" * 32
POINTS = 7
"""Points of a game that are looked at, besides its beginning."""


def do(record: Record, command: Command) -> Record:
    return decide(record, command, 0)[1]


def step(record: Record) -> Record:
    """Let whoever is asked first decide by rules of thumb, as themselves."""
    seat = record.awaited()[0]
    stream = new_stream(len(record.steps))
    view, place = record.view(seat), record.places[seat]
    moves = bot_named("tipster").decide(record.game, record.pack, view, seat, stream)
    by = happened.BOT if place.bot else happened.PERSON
    return do(record, Submit(place.guest, seat, tuple(moves), record.stamps[seat], by))


@cache
def played(name: str, *, hints: bool = True) -> list[Record]:
    """A game of Ann, Bob and a bot, from its first decision to its end."""
    game = GAMES[name]
    record = lay(ANN, Wish(name, 3, hints=hints), 0, game, game.pack("tiny"), b"a table" * 4)
    record = do(record, Sit(ANN, "Ann", 0, b"a", 4))
    record = do(record, Sit(BOB, "Bob", 1, b"b", 5))
    record = do(do(record, Engage(ANN, 2, "gambler", b"c")), Begin(ANN))
    records = [record]
    while records[-1].phase == PLAYING:
        records.append(step(records[-1]))
    return records


def finished(name: str) -> Record:
    return played(name)[-1]


def tried(
    record: Record, after: int | None, seat: int | None = None, *, openly: bool = False
) -> Record:
    """The board of a visitor from a point of a game, at its first decision."""
    origin = origin_of(record, VISITOR, after, seat, openly=openly)
    return do(lay_whatif(record, origin, VISITOR, "Vic", SEED, 0), Begin(VISITOR))


def until_asked(record: Record, seat: int = 0) -> Record:
    while seat not in record.awaited():
        record = step(record)
    return record


def points(record: Record) -> list[int]:
    last = len(record.match.log)
    return sorted({0, *(last * number // POINTS for number in range(POINTS)), last - 1})


def known_at(record: Record, after: int, seat: int) -> Any:
    match = record.beginning()
    for entry in record.match.log[:after]:
        match.apply(entry)
    return match.view(seat)


@pytest.mark.parametrize("name", GAMES)
def test_it_begins_with_what_the_seat_knew_and_can_be_played_to_an_end(name: str) -> None:
    record = finished(name)
    for after in points(record):
        for seat in range(3):
            origin = origin_of(record, VISITOR, after, seat, openly=False)
            board = lay_whatif(record, origin, VISITOR, "Vic", SEED, 0)
            assert board.match.view(seat) == known_at(record, after, seat)
            assert board.beginning().state == board.match.state
    board = do(board, Begin(VISITOR))
    while board.phase == PLAYING:
        board = step(board)
    assert board.phase == FINISHED
    assert record.identity != board.identity
    assert board.identity.startswith(MARK)


def differing_boards(name: str) -> tuple[int, int]:
    """Count boards of games that differ in all that a seat cannot know, and those that differ."""
    secrets = importlib.import_module(f"tests.games.{name}.secrets")
    chance, games, boards = Random(1), 0, 0
    for record in played(name)[:-1:3]:
        for seat, guest in enumerate((ANN, BOB)):
            true, twin = (Snapshot.of(record.match.clone()) for _ in range(2))
            twin.state = record.match.state.copy()
            secrets.reshuffle(record.pack.printed, twin.state, seat, chance)
            games += twin.state != true.state
            one, other = (
                replace(board_of(live, guest, seat), identity="")
                for live in (
                    replace(record, match=true),
                    replace(record, match=twin, opened=reseeded(record)),
                )
            )
            boards += one != other
    return games, boards


def board_of(record: Record, guest: str, seat: int) -> Record:
    origin = origin_of(record, guest, None, seat, openly=False)
    return do(lay_whatif(record, origin, guest, "Ann", SEED, 0), Begin(guest))


@pytest.mark.parametrize("name", GAMES)
def test_equal_views_and_an_equal_seed_give_the_same_board(name: str) -> None:
    """Nothing that a seat cannot know reaches its board, nor how its table's draws will fall."""
    games, boards = differing_boards(name)
    assert games, "there was nothing to hide"
    assert not boards


def reseeded(record: Record) -> happened.Opened:
    """How a table was laid whose own draws to come are others."""
    return msgspec.structs.replace(record.opened, seed=OTHER_SEED)


@pytest.mark.parametrize("name", GAMES)
def test_a_board_that_saw_a_secret_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test of the test: break `see` on purpose and the boards differ."""
    rules = GAMES[name].interpreted
    fields = importlib.import_module(f"tests.games.{name}.secrets").SECRET_FIELDS
    see = rules.see

    def careless(pack: Any, state: Any, seat: int, view: Any) -> None:
        see(pack, state, seat, view)
        for secret in fields:
            setattr(view, secret, getattr(state.copy(), secret))

    played(name)  # honestly
    monkeypatch.setattr(rules, "see", careless)
    assert differing_boards(name)[1]


@pytest.mark.parametrize("name", GAMES)
def test_all_that_came_of_a_decision_is_taken_back_and_told_no_more(name: str) -> None:
    record = finished(name)
    board = until_asked(tried(record, len(record.match.log) // 3, 0))
    seen, chronicle = board, Chronicle()
    after = until_asked(step(step(board)))
    chronicle.recall(after)
    assert after.can_undo(0)
    back = do(after, Undo(VISITOR, 0))
    while len(back.steps) > len(seen.steps):  # it may have been asked twice
        back = do(back, Undo(VISITOR, 0))
    assert back.match == seen.match
    assert (back.steps, back.counter) == (seen.steps, seen.counter)
    chronicle.take_back(back)
    assert back.match.log == seen.match.log
    told = Chronicle()
    told.recall(back)
    assert chronicle.page(0) == told.page(0)
    # The same decision meets the same luck, as long as all decide as they did.
    assert step(back).match == step(seen).match


@pytest.mark.parametrize("name", GAMES)
def test_one_decision_after_the_other_is_taken_back_to_the_beginning(name: str) -> None:
    board = tried(finished(name), 0, 0)
    history = {len(board.steps): board}
    while board.phase == PLAYING:
        board = step(board)
        history[len(board.steps)] = board
    assert board.marks or len(board.steps) < MARK_EVERY
    while board.can_undo(0):
        board = do(board, Undo(VISITOR, 0))
        then = history[len(board.steps)]
        assert 0 in board.awaited()
        # Whoever still thinks about what was taken back comes too late.
        assert {board.stamps[seat] for seat in board.awaited()} == {board.sequence}
        assert (board.match, board.steps, board.counter) == (then.match, then.steps, then.counter)
    assert board.last_turn(0) is None


def test_there_is_nothing_to_take_back_before_the_first_decision() -> None:
    board = until_asked(tried(finished("ticket"), 0, 0))
    assert not board.can_undo(0)
    forbidden("table-no-undo", board, Undo(VISITOR, 0))


def test_what_ended_the_game_can_be_taken_back_but_at_no_other_table() -> None:
    record = finished("ticket")
    board = tried(record, len(record.match.log) // 2, 0)
    while board.phase == PLAYING:
        board = step(board)
    back = do(board, Undo(VISITOR, 0))
    assert (back.phase, back.awaited()) == (PLAYING, [0])
    forbidden("table-over", record, Undo(ANN, 0))


def test_it_begins_again_as_it_began_or_with_other_luck() -> None:
    record = finished("ticket")
    board = lay_whatif(
        record, origin_of(record, VISITOR, 20, 0, openly=False), VISITOR, "Vic", SEED, 0
    )
    same, other = laid_again(board, SEED, 0), laid_again(board, OTHER_SEED, 0)
    assert same.match == board.match
    assert other.match.state != board.match.state
    assert other.match.view(0) == board.match.view(0)
    assert len({board.identity, same.identity, other.identity}) == 3


def test_once_a_game_is_over_all_may_lie_as_it_truly_did() -> None:
    record = finished("ticket")
    match = record.beginning()
    for entry in record.match.log[:20]:
        match.apply(entry)
    origin = origin_of(record, VISITOR, 20, 0, openly=True)
    assert lay_whatif(record, origin, VISITOR, "Vic", SEED, 0).match.state == match.state
    assert lay_whatif(record, origin, VISITOR, "Vic", OTHER_SEED, 0).match.state == match.state


def test_everybody_else_is_a_bot_and_keeps_name_and_silk() -> None:
    board = tried(finished("ticket"), 10, 1)
    who = [(seat.guest, seat.name, seat.bot, seat.silk) for seat in board.places]
    assert who == [("", "Ann", "tipster", 4), (VISITOR, "Bob", "", 5), ("", "", "gambler", 0)]
    on_a_bots_seat = tried(finished("ticket"), 10, 2)
    assert on_a_bots_seat.places[2].name == "Vic"
    assert on_a_bots_seat.refuses("stranger") == "table-door-closed"


def test_without_a_seat_it_is_ones_own_or_that_of_whoever_is_asked() -> None:
    record = finished("ticket")
    after = next(place for place, entry in enumerate(record.match.log) if entry.seat == 2)
    assert origin_of(record, BOB, after, None, openly=False).seat == 1
    asked = origin_of(record, VISITOR, after, None, openly=False).seat
    assert asked in range(3)
    match = record.beginning()
    for entry in record.match.log[:after]:
        match.apply(entry)
    assert asked == match.awaited[0]


def bars(
    key: str,
    record: Record,
    guest: str,
    after: int | None,
    seat: int | None,
    *,
    openly: bool = False,
) -> None:
    refused(key, lambda: origin_of(record, guest, after, seat, openly=openly))


def test_what_cannot_be_tried_is_refused_with_a_sentence() -> None:
    over, gathering = finished("ticket"), lay_table(ANN, Wish("ticket", 2), 0)
    last = len(over.match.log)
    bars("whatif-over", over, ANN, last, 0)
    bars("whatif-no-such-step", over, ANN, last + 1, 0)
    bars("whatif-no-such-step", over, ANN, -1, 0)
    bars("whatif-no-such-step", over, ANN, None, 0)
    bars("table-no-such-seat", over, ANN, 0, 3)
    bars("table-no-such-seat", over, ANN, 0, -1)
    bars("whatif-left-behind", replace(over, lost=True), ANN, 0, 0)
    bars("whatif-not-over", gathering, ANN, 0, 0)


def test_while_a_game_is_on_it_takes_hints_and_ones_own_seat() -> None:
    live, without = played("ticket")[5], played("ticket", hints=False)[5]
    assert origin_of(live, ANN, None, None, openly=False).known == live.view(0)
    assert origin_of(live, BOB, None, None, openly=False).seat == 1
    bars("whatif-no-hints", without, ANN, None, 0)
    bars("table-not-your-seat", live, ANN, None, 1)
    bars("whatif-not-over", live, ANN, 3, 0)
    bars("whatif-not-over", live, ANN, None, 0, openly=True)
    bars("whatif-not-seated", live, VISITOR, None, 0)
    bars("whatif-not-seated", live, "", None, 0)


def test_what_a_host_has_forbidden_is_not_to_be_had_on_the_side() -> None:
    live = played("ticket")[5]
    assert not live.opened.tote
    board = lay_whatif(live, origin_of(live, ANN, None, 0, openly=False), ANN, "Ann", SEED, 0)
    assert (board.opened.hints, board.opened.tote) == (True, False)
    assert tried(finished("ticket"), 0).opened.tote
