"""How fast a table goes: stages, second thoughts, bots that wait to be asked, all from the log."""

from __future__ import annotations

import pytest

from hippodrome.engine.errors import HippodromeError
from hippodrome.table import events as happened
from hippodrome.table.clocks import bots_wait, clock_runs_out, due_next
from hippodrome.table.commands import SetSpeed, TakeOver, WaveOn
from hippodrome.table.pacing import (
    BRISK,
    EASE,
    LONGEST_STAGE,
    ONCE,
    PACES,
    SPEEDS,
    STEP,
    first_speed,
    pause_of,
    stage_of,
)
from tests.table.tables import ANN, HOST, SECOND, STRANGER, TICKET, Desk, forbidden, predicting


def alone(**wish: int) -> Desk:
    """A table where one person plays against two bots, and has chosen the race."""
    desk = Desk(**wish)  # type: ignore[arg-type]  # a clock or a pace
    desk.sit(0, HOST)
    desk.engage(1)
    desk.engage(2)
    desk.begin()
    desk.play(0, "flat:3")
    return desk


def decides(desk: Desk) -> int:
    """When the next bot or clock decides."""
    found = due_next(desk.record)
    assert found is not None
    return found.at


def test_bots_wait_while_a_stage_plays_what_the_step_noted() -> None:
    desk = alone()
    lasting = TICKET.events.lasting
    assert desk.record.lasts == lasting["race"], "choosing a race deals and tells it"
    assert desk.record.stage_ends == desk.time + lasting["race"]
    assert decides(desk) == desk.record.stage_ends + 900


def test_the_stage_plays_for_every_draw_of_a_step_and_not_for_the_last_alone() -> None:
    desk = predicting()
    for seat in range(3):
        desk.play(seat, f"{seat + 1}-.-.")
    step = desk.record.steps[-1].event
    told = desk.record.match.game.events.length(desk.record.match.events)
    assert desk.record.lasts >= told
    assert isinstance(step, happened.Moved)


@pytest.mark.parametrize("speed", SPEEDS)
def test_a_speed_scales_the_stage_and_nothing_keeps_it_for_ever(speed: str) -> None:
    desk = alone()
    desk.do(SetSpeed(HOST, speed))
    share = {EASE: 100, BRISK: 40, ONCE: 0, STEP: 100}[desk.record.speed]
    assert desk.record.stage_ends == desk.record.stepped + desk.record.lasts * share // 100
    assert stage_of(EASE, 1_000_000) == LONGEST_STAGE


def test_at_once_waits_for_nothing() -> None:
    desk = alone()
    desk.do(SetSpeed(HOST, ONCE))
    assert decides(desk) == desk.record.stepped
    desk.play(1, "2-.-.", happened.BOT)
    assert decides(desk) == desk.time


def test_the_pace_a_table_was_laid_with_is_where_it_starts() -> None:
    assert [first_speed(pace) for pace in (0, 50, 250, 700, 9000)] == [
        *(ONCE, BRISK, BRISK, EASE, EASE)
    ]
    assert (pause_of(EASE, 700), pause_of(BRISK, 700)) == (700, 250)
    assert (pause_of(EASE, 50), pause_of(BRISK, 50)) == (900, 50)
    assert (pause_of(EASE, 0), pause_of(STEP, 2000), pause_of(ONCE, 700)) == (900, 2000, 0)


def test_speed_and_stage_come_back_with_the_log() -> None:
    desk = alone()
    desk.do(SetSpeed(HOST, BRISK))
    again = desk.again()
    assert (again.speed, again.lasts) == (BRISK, desk.record.lasts)
    assert due_next(again) == due_next(desk.record)


def test_whoever_plays_alone_against_bots_sets_the_speed_and_otherwise_the_host() -> None:
    desk = Desk()
    desk.sit(0, ANN)
    desk.engage(1)
    desk.engage(2)
    desk.begin()
    for guest in (ANN, HOST):
        desk.do(SetSpeed(guest, BRISK))
    forbidden("table-not-yours-to-pace", desk.record, SetSpeed(STRANGER, ONCE))
    forbidden("table-unknown-speed", desk.record, SetSpeed(ANN, "gallop"))
    several = predicting()
    several.do(SetSpeed(HOST, ONCE))
    forbidden("table-not-yours-to-pace", several.record, SetSpeed(ANN, EASE))
    assert several.record.speed == ONCE


def test_step_by_step_each_bot_waits_to_be_asked_for() -> None:
    desk = alone()
    desk.play(0, "1-.-.")
    desk.do(SetSpeed(HOST, STEP))
    assert bots_wait(desk.record)
    assert due_next(desk.record) is None
    forbidden("table-not-yours-to-pace", desk.record, WaveOn(STRANGER))
    desk.do(WaveOn(HOST))
    assert decides(desk) == desk.record.stepped
    forbidden("table-no-bot-waits", desk.record, WaveOn(HOST))
    assert due_next(desk.again()) == due_next(desk.record)
    desk.play(1, "2-.-.", happened.BOT)
    assert due_next(desk.record) is None, "one decision for each asking"


def test_step_by_step_bots_go_on_while_a_person_decides_too() -> None:
    desk = alone()
    desk.do(SetSpeed(HOST, STEP))
    assert desk.record.awaited() == [0, 1, 2]
    assert decides(desk) == desk.record.stage_ends + 900
    desk.do(TakeOver(HOST, 0, "tipster"))
    assert due_next(desk.record) is None, "a bot in a person's place is a bot"


def test_a_bot_leaves_time_for_second_thoughts() -> None:
    desk = alone()
    desk.clock += 10 * SECOND
    desk.play(0, "1-.-.")
    assert desk.record.can_undo(0)
    assert decides(desk) == desk.time + PACES[EASE].grace
    desk.do(SetSpeed(HOST, BRISK))
    assert decides(desk) == desk.record.stepped + PACES[BRISK].grace
    desk.do(SetSpeed(HOST, ONCE))
    assert decides(desk) == desk.record.stepped


def test_the_last_of_several_secret_decisions_is_a_bots() -> None:
    desk = alone()
    desk.clock += 10 * SECOND
    desk.play(1, "2-.-.", happened.BOT)
    assert due_next(desk.record) is None, "the person's ticket would reveal all of them"
    desk.play(0, "1-.-.")
    assert desk.record.can_undo(0)
    assert decides(desk) == desk.time + PACES[EASE].grace
    desk.undo(0)
    assert due_next(desk.record) is None
    desk.do(SetSpeed(HOST, ONCE))
    assert decides(desk) == desk.record.stepped, "whoever is in a hurry has no second thoughts"


def test_no_bot_waits_for_people_who_are_away() -> None:
    desk = alone()
    desk.play(1, "2-.-.", happened.BOT)
    desk.do(TakeOver(HOST, 0, "tipster"))
    assert decides(desk) == desk.record.stage_ends + 900


def test_what_cannot_be_taken_back_holds_nobody_up() -> None:
    desk = alone()
    assert not desk.record.can_undo(0), "cards were dealt"
    assert desk.record.grace_ends == desk.record.stepped
    desk.play(1, "2-.-.", happened.BOT)
    assert desk.record.grace_ends == desk.record.stepped, "a bot does not think again"


def test_taking_back_ends_the_stage() -> None:
    desk = alone()
    desk.clock += 10 * SECOND
    desk.play(0, "1-.-.")
    desk.undo(0)
    assert desk.record.stage_ends == desk.time
    assert desk.record.grace_ends == desk.time


def test_whoever_decides_while_the_stage_plays_has_taken_no_time() -> None:
    desk = predicting(clock=30)
    ready = desk.record.stage_ends
    assert clock_runs_out(desk.record, 0) == ready + 30 * SECOND
    desk.play(0, "1-.-.")
    assert desk.time < ready
    assert desk.record.steps[-1].took == 0
    desk.undo(0)
    assert clock_runs_out(desk.record, 0) == desk.time + 30 * SECOND


def test_a_finished_game_has_no_speed_to_set() -> None:
    desk = alone(pace=0)
    while desk.record.phase == "playing":
        seat = desk.record.awaited()[0]
        by = happened.BOT if desk.record.places[seat].bot else happened.PERSON
        desk.play(seat, desk.record.match.menu(seat)[0], by)
    with pytest.raises(HippodromeError):
        desk.do(SetSpeed(HOST, EASE))
