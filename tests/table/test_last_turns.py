"""When the person at a seat last decided: what came later is news to them."""

from __future__ import annotations

import pytest

from hippodrome.table import events as happened
from hippodrome.table.commands import TakeOver
from tests.table.tables import ANN, HOST, Desk, begun, predicting


def turn_of(desk: Desk, seat: int) -> tuple[int, int] | None:
    """The sequence and the time of a seat's last turn, the same in a table back from its log."""
    found = [record.last_turn(seat) for record in (desk.record, desk.again())]
    assert found[0] == found[1]
    return (found[0].sequence, found[0].event.at) if found[0] else None


def test_nobody_has_had_a_turn_before_the_first_decision() -> None:
    assert Desk().record.last_turn(0) is None
    desk = begun()
    assert [turn_of(desk, seat) for seat in range(3)] == [None, None, None]
    assert desk.record.last_turn(-1) is None


def test_a_decision_is_its_seats_last_turn_whatever_others_do_and_say() -> None:
    desk = predicting()
    decided = (desk.record.sequence, desk.clock)
    desk.play(1, "1-.-.")
    later = (desk.record.sequence, desk.clock)
    desk.play(2, "2-.-.")
    desk.say(HOST, "your turn?")
    assert turn_of(desk, 0) == decided
    assert turn_of(desk, 1) == later


@pytest.mark.parametrize("by", [happened.BOT, happened.CLOCK])
def test_what_was_decided_for_a_person_is_news_to_them(by: int) -> None:
    desk = predicting()
    decided = turn_of(desk, 0)
    if by == happened.BOT:
        desk.do(TakeOver(HOST, 0, "tipster"))
    desk.play(0, "1-.-.", by)
    assert turn_of(desk, 0) == decided


def test_what_was_taken_back_was_no_turn() -> None:
    desk = predicting()
    decided = turn_of(desk, 0)
    desk.play(0, "1-.-.")
    assert turn_of(desk, 0) != decided
    desk.undo(0)
    assert turn_of(desk, 0) == decided
    desk.play(1, "1-.-.")
    assert desk.record.places[1].guest == ANN
    desk.undo(1)
    assert turn_of(desk, 1) is None
