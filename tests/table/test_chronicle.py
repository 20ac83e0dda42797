"""What was told at a table: kept in pages, gone on with after a while, struck by an undo."""

from __future__ import annotations

from typing import Any
from unittest import mock

import msgspec
import pytest

from hippodrome.bots import bot_named
from hippodrome.engine.match import Match
from hippodrome.engine.stream import new_stream
from hippodrome.games import GAMES
from hippodrome.table import chronicle as chronicles
from hippodrome.table.chronicle import Chronicle
from hippodrome.table.commands import Begin, Command, Engage, Submit
from hippodrome.table.deciding import decide
from hippodrome.table.events import BOT, Began, Moved
from hippodrome.table.laying import Wish, lay_table
from hippodrome.table.record import GATHERING, PLAYING
from tests.table.tables import Desk, predicting, seated

EVERYONE = (-1, 0, 1, 2)
PAGE = 2000


@pytest.fixture(autouse=True)
def short_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chronicles, "PAGE", PAGE)


def written(story: bytes) -> list[Any]:
    lines: list[Any] = msgspec.json.decode(story)
    return lines


def told_afresh(desk: Desk) -> Chronicle:
    chronicle = Chronicle()
    chronicle.recall(desk.record)
    return chronicle


def long_game() -> Desk:
    desk = seated(edition="standard")
    desk.begin()
    while desk.record.phase == PLAYING and len(desk.record.steps) < 14:
        desk.play_first()
    return desk


def whole(chronicle: Chronicle, audience: int) -> list[Any]:
    """A story put together from its pages, the latest first."""
    page = chronicle.page(audience)
    lines, earlier = written(page.written), page.earlier
    while earlier:
        page = chronicle.page(audience, earlier)
        assert page.earlier < earlier
        lines, earlier = [*written(page.written), *lines], page.earlier
    return lines


def test_the_pages_of_a_story_make_the_whole() -> None:
    chronicle = told_afresh(long_game())
    for audience in EVERYONE:
        story = written(chronicle.since(audience, 0))
        assert len(chronicle.since(audience, 0)) > 3 * PAGE
        longest = max(len(told.written) for told in chronicle._told[audience])
        assert len(chronicle.page(audience).written) <= max(PAGE, longest) + 2
        assert whole(chronicle, audience) == story
        assert chronicle.page(audience, 1) == (b"[]", 0)


def test_a_page_holds_all_since_ones_last_turn() -> None:
    desk = long_game()
    chronicle, early = told_afresh(desk), desk.record.steps[3].sequence
    page = chronicle.page(0, back_to=early)
    assert written(page.written) == written(chronicle.since(0, early))
    assert page.earlier == desk.record.steps[4].sequence


def test_only_what_was_not_told_yet_is_played_again() -> None:
    desk = long_game()
    chronicle = told_afresh(desk)
    for _ in range(3):
        desk.play_first()
    assert chronicle.behind(desk.record) == 3
    tell = chronicles.tell_step
    with mock.patch.object(chronicles, "tell_step", wraps=tell) as spied:
        chronicle.recall(desk.record)
        chronicle.recall(desk.record)
    told = [len(call.args[1]) for call in spied.call_args_list]
    assert 3 <= told[0] < 40, "three steps and their draws"
    assert sum(told[1:]) == 0
    for audience in EVERYONE:
        assert chronicle.since(audience, 0) == told_afresh(desk).since(audience, 0)


@pytest.mark.parametrize("heard", [True, False])
def test_an_undo_strikes_its_step_whether_or_not_somebody_heard_of_it(heard: bool) -> None:
    desk = predicting()
    before = told_afresh(desk)
    chronicle = told_afresh(desk)
    seat = desk.play_first()
    chronicle.recall(desk.record)
    assert chronicle.since(seat, 0) != before.since(seat, 0)
    desk.undo(seat)
    if heard:
        chronicle.take_back(desk.record)
    else:
        desk.play_first(seat)  # the same number of steps, and not the same ones
        before = told_afresh(desk)
    chronicle.recall(desk.record)
    assert chronicle.behind(desk.record) == 0
    for audience in EVERYONE:
        assert chronicle.since(audience, 0) == before.since(audience, 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_step_is_told_as_it_was_played_and_need_not_be_played_again(game: str) -> None:
    seats = GAMES[game].seats(GAMES[game].pack().printed)[0]
    record = lay_table("host", Wish(game=game, seats=seats), 0)
    for seat in range(seats):
        record = decide(record, Engage("host", seat, "gambler", b"%d" % seat), 0)[1]
    gambler, witness, several = bot_named("gambler"), Chronicle(), 0
    witness.recall(record)
    command: Command = Begin("host")
    while record.phase in (GATHERING, PLAYING) and len(record.steps) < 80:
        before = record.match
        event, record = decide(record, command, 0)
        assert isinstance(event, Began | Moved)
        several += bool(record.match.passed)
        with mock.patch.object(Match, "apply", side_effect=AssertionError("played again")):
            witness.witness(record, event, before)
        before.retire()
        if record.phase == PLAYING:
            (seat, *_) = record.awaited()
            stream = new_stream(record.sequence)
            moves = gambler.decide(record.game, record.pack, record.view(seat), seat, stream)
            command = Submit("", seat, tuple(moves), record.stamps[seat], BOT)
    assert several, "no step had more to tell than its end"
    afresh = Chronicle()
    afresh.recall(record)
    for audience in range(-1, seats):
        assert witness.since(audience, 0) == afresh.since(audience, 0)
