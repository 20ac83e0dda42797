"""Old tables under new rules, edited content, and logs that nobody here understands."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hippodrome.engine.game import Game
from hippodrome.engine.reading import Interpreted
from hippodrome.table import events as happened
from hippodrome.table.commands import Abandon, Begin, Speak
from hippodrome.table.deciding import decide
from hippodrome.table.log import row_of
from hippodrome.table.record import ABANDONED, FINISHED, GATHERING, PLAYING, STRANDED
from tests.table.tables import (
    ANN,
    TICKET,
    Desk,
    begun,
    everything,
    forbidden,
    pack,
    predicting,
    refused,
)

CARDS = 4


def midway(**wish: Any) -> Desk:
    """A table in the middle of a race."""
    desk = predicting(**wish)
    for _ in range(3 + CARDS):
        desk.play_first()
    assert desk.record.phase == PLAYING
    return desk


def newer(**doors: Any) -> Game:
    """Ticket under its next rules version, with some doors changed."""
    game = replace(TICKET, rules_version=TICKET.rules_version + 1, _readings={})
    reading = Interpreted(game.name, game.modules, game.state_class, game.menu_size)
    for name, door in doors.items():
        setattr(reading, name, door)
    game._readings["interpreted"] = reading
    return game


def test_a_table_goes_on_under_newer_rules_that_lead_to_the_same_place() -> None:
    desk = midway()
    again = desk.again({"ticket": newer()})
    assert everything(again) == everything(desk.record)
    desk.record = again
    desk.play_first()


def generous_play(printed: Any, state: Any, seat: int, move: int) -> None:
    """As always, but from the first card on there is a point for every card played."""
    was_racing = state.piled
    TICKET.interpreted.play(printed, state, seat, move)
    if state.piled > was_racing:
        state.score[seat] += 1


def test_where_newer_rules_lead_elsewhere_a_table_is_stranded_at_the_last_step_they_share() -> None:
    desk = midway()
    again = desk.again({"ticket": newer(play=generous_play)})
    assert again.phase == STRANDED
    assert again.awaited() == []
    assert len(again.steps) == len(desk.record.steps) - CARDS
    assert max(again.match.state.score) == 0, "the step that differs must not have been taken"
    assert again.match.look(-1)
    assert again.match.look(0)
    forbidden("table-stranded", again, Speak(ANN, "a", "oh"))


def test_rules_that_changed_without_a_new_version_are_noticed_too() -> None:
    changed = replace(newer(play=generous_play), rules_version=TICKET.rules_version)
    assert midway().again({"ticket": changed}).phase == STRANDED


def failing_play(_printed: Any, state: Any, _seat: int, _move: int) -> None:
    state.score[0] = 99
    raise IndexError("the rules of tomorrow have their own faults")


def test_rules_that_fail_in_the_middle_leave_the_last_step_they_could_follow() -> None:
    desk = midway()
    again = desk.again({"ticket": newer(play=failing_play)})
    assert again.phase == STRANDED
    assert len(again.steps) == 1
    assert again.match.state.score[0] == 0


def test_newer_rules_that_draw_more_strand_a_table_that_has_only_begun() -> None:
    desk = Desk(options={"first": 0})
    for seat in range(3):
        desk.sit(seat, ANN)
    desk.do(Begin("host"))

    def draw(printed: Any, state: Any, outcome: int) -> None:
        TICKET.interpreted.draw(printed, state, outcome)
        state.spread = 2

    assert desk.again().phase == PLAYING
    assert desk.again({"ticket": newer(draw=draw)}).phase == STRANDED


def test_newer_rules_that_draw_among_others_strand_a_table() -> None:
    def begin(printed: Any, state: Any) -> None:
        TICKET.interpreted.begin(printed, state)
        state.spread = 64

    desk = Desk(options={"first": 0})
    for seat in range(3):
        desk.sit(seat, ANN)
    desk.do(Begin("host"))
    assert desk.again({"ticket": newer(begin=begin)}).phase == STRANDED


def test_a_log_whose_draws_were_tampered_with_is_stranded() -> None:
    """The croupier turns along when a table comes back, and knows what he dealt."""
    desk = begun()
    desk.play(0, "flat:3")
    moved = happened.unpacked(desk.log[-1])
    assert isinstance(moved, happened.Moved)
    swapped = (moved.draws[1], moved.draws[0], *moved.draws[2:])
    assert swapped != moved.draws
    desk.log[-1] = happened.packed(
        happened.Moved(
            moved.at, moved.seat, moved.moves, swapped, moved.by, moved.over, moved.check
        )
    )
    assert desk.again().phase == STRANDED


def test_a_log_that_engages_a_bot_nobody_knows_goes_on() -> None:
    """The tipster plays for it, and says so (`bots.bot_seated`): nothing waits for it in vain."""
    desk = Desk()
    desk.sit(0, ANN)
    desk.log.append(happened.packed(happened.Engaged(desk.clock, 1, "deep blue", b"n")))
    desk.log.append(happened.packed(happened.Engaged(desk.clock, 2, "tipster", b"n")))
    again = desk.again()
    assert again.phase == GATHERING
    assert [seat.empty for seat in again.places] == [False, False, False]


def test_a_log_in_which_a_bot_nobody_knows_takes_over_goes_on() -> None:
    desk = midway()
    desk.log.append(happened.packed(happened.TakenOver(desk.clock, 1, "deep blue")))
    again = desk.again()
    assert again.phase == PLAYING
    assert again.steps == desk.record.steps


def test_a_game_that_is_no_longer_played_here_is_a_sentence() -> None:
    desk = midway()
    refused("table-unknown-game", lambda: desk.again({"chess": TICKET}), game="ticket")


def test_a_table_whose_seats_or_options_are_no_longer_offered_is_a_sentence() -> None:
    desk = midway()
    narrower = replace(TICKET, seats=lambda _pack: (2,), _readings={})
    refused("table-left-behind", lambda: desk.again({"ticket": narrower}))


def test_a_log_that_does_not_begin_with_its_opening_is_a_sentence() -> None:
    desk = midway()
    del desk.log[0]
    refused("table-left-behind", desk.again)


def test_another_pack_than_the_one_it_was_laid_with_would_strand_a_table() -> None:
    """Which is why the pack is kept with the table; see the tests of the house."""
    desk = midway()
    assert desk.again(printed=pack("standard")).phase == STRANDED


def test_a_finished_game_that_cannot_be_followed_is_finished_all_the_same() -> None:
    desk = begun()
    while desk.record.phase == PLAYING:
        desk.play_first()
    again = desk.again({"ticket": newer(play=generous_play)})
    assert (again.phase, again.lost) == (FINISHED, True)
    assert again.sequence == len(desk.log)


def test_a_stranded_table_that_was_given_up_stays_so() -> None:
    desk = midway()
    lost = desk.again({"ticket": newer(play=generous_play)})
    assert (lost.phase, lost.sequence) == (STRANDED, len(desk.log))
    event, after = decide(lost, Abandon("host"), desk.clock)
    assert (after.phase, after.sequence) == (ABANDONED, len(desk.log) + 1)
    row = row_of(event, after, lost)
    assert row.sequence == len(desk.log) + 1
    assert row.summary is not None
    assert row.summary.phase == ABANDONED
    desk.log.append(row.event)
    assert desk.again({"ticket": newer(play=generous_play)}).phase == ABANDONED


@pytest.mark.parametrize("hidden", [0, 1])
def test_a_finished_table_comes_back_finished(hidden: int) -> None:
    desk = begun(options={"hidden": hidden})
    while desk.record.phase == PLAYING:
        desk.play_first()
    again = desk.again()
    assert again.phase == FINISHED
    assert everything(again) == everything(desk.record)
