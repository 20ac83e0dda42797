"""What a bot or a clock will do next, and when."""

from __future__ import annotations

from hippodrome.table import events as happened
from hippodrome.table.clocks import Due, clock_runs_out, due_next
from hippodrome.table.commands import Abandon, HandBack, Remove, Speak, TakeOver
from hippodrome.table.deciding import decide
from tests.table.tables import ANN, BOB, HOST, SECOND, Desk, begun, predicting


def due(desk: Desk) -> Due | None:
    return due_next(desk.record)


def test_people_without_a_clock_have_all_the_time_in_the_world() -> None:
    desk = begun()
    assert due(desk) is None
    assert clock_runs_out(desk.record, 0) is None


def test_the_clock_runs_from_when_the_seat_was_asked() -> None:
    desk = begun(clock=30)
    asked = desk.time
    desk.say(ANN, "hurry up")
    found = due(desk)
    assert found == Due(asked + 30 * SECOND, 0, "tipster", happened.CLOCK, desk.record.stamps[0])


def test_another_seats_prediction_gives_nobody_more_time() -> None:
    desk = predicting(clock=30)
    asked = desk.record.stage_ends
    desk.play(0, "1-.-.")
    found = due(desk)
    assert found is not None
    assert (found.at, found.seat) == (asked + 30 * SECOND, 1)


def test_undo_gains_no_time() -> None:
    desk = predicting(clock=30)
    asked = desk.record.stage_ends
    desk.clock += 10 * SECOND
    desk.play(0, "1-.-.")
    took = desk.time - asked
    desk.clock += 5 * SECOND
    desk.undo(0)
    assert 0 < took < 11 * SECOND, "the clock started when the stage had played"
    assert clock_runs_out(desk.record, 0) == desk.time + 30 * SECOND - took


def test_after_a_restart_what_was_spent_before_the_last_event_stays_spent() -> None:
    desk = predicting(clock=90)
    asked, since = desk.record.stage_ends, desk.time
    desk.clock += 20 * SECOND
    desk.play(0, "1-.-.")
    again = desk.again()
    assert again.time == since + 21 * SECOND, "no time passes at a table whose house is closed"
    assert clock_runs_out(again, 1) == asked + 90 * SECOND


def test_the_clock_on_the_wall_decides_nothing() -> None:
    desk = predicting(clock=90)
    known = due(desk)
    event, after = decide(desk.record, Speak(ANN, "Ann", "hello"), at=5, elapsed=10)
    assert event.at == 5
    assert due_next(after) == known
    assert after.time == desk.record.time + 10


def test_a_bot_decides_at_its_pace() -> None:
    desk = Desk(pace=700)
    desk.engage(0, "gambler")
    desk.sit(1, ANN)
    desk.sit(2, BOB)
    desk.begin()
    assert due(desk) == Due(desk.time + 700, 0, "gambler", happened.BOT, desk.record.stamps[0])


def test_bots_that_are_asked_together_decide_one_after_the_other() -> None:
    desk = Desk(pace=700)
    desk.sit(0, HOST)
    desk.engage(1)
    desk.engage(2)
    desk.begin()
    desk.play(0, "flat:3")
    found = due(desk)
    assert found is not None
    assert (found.seat, found.at) == (1, desk.record.stage_ends + 700)
    desk.play(1, "2-.-.", happened.BOT)
    desk.do(TakeOver(HOST, 0, "tipster"))
    desk.play(0, "1-.-.", happened.BOT)
    found = due(desk)
    assert found is not None
    assert (found.seat, found.at) == (2, desk.time + 700)


def test_a_bot_that_takes_over_a_seat_long_awaited_decides_at_once() -> None:
    desk = begun(pace=700)
    desk.clock += 60 * SECOND
    desk.do(TakeOver(HOST, 0, "tipster"))
    found = due(desk)
    assert found is not None
    assert found.by == happened.BOT
    assert found.at < desk.time


def test_taking_over_and_handing_back_in_turn_gains_no_time() -> None:
    desk = begun(clock=5)
    asked = desk.time
    for _ in range(4):
        desk.do(TakeOver(HOST, 0, "tipster"))
        desk.do(HandBack(HOST, 0))
    found = due(desk)
    assert found is not None
    assert (found.by, found.at) == (happened.CLOCK, asked + 5 * SECOND)
    assert found.at < desk.time, "the clock acts at once"


def test_the_next_decision_has_its_full_time() -> None:
    desk = predicting(clock=30)
    desk.clock += 25 * SECOND
    for seat in range(3):
        desk.play(seat, f"{seat + 1}-.-.")
    (seat,) = desk.record.awaited()
    assert desk.record.stage_ends > desk.time, "the off is played first"
    assert clock_runs_out(desk.record, seat) == desk.record.stage_ends + 30 * SECOND


def test_a_seat_whose_guest_was_shown_the_door_is_played_by_the_tipster() -> None:
    desk = predicting()
    desk.do(Remove(HOST, BOB))
    desk.play(0, "1-.-.")
    desk.play(1, "2-.-.")
    found = due(desk)
    assert found is not None
    assert (found.seat, found.bot, found.by) == (2, "tipster", happened.BOT)


def test_nothing_is_due_where_nobody_plays() -> None:
    desk = begun(clock=30)
    desk.do(Abandon(HOST))
    assert due(desk) is None
    assert due(Desk(clock=30)) is None
