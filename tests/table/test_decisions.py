"""Which decision an answer answers, and which decisions can be taken back."""

from __future__ import annotations

import pytest

from hippodrome.engine.errors import Stale
from hippodrome.table import events as happened
from hippodrome.table.commands import HandBack, Submit, TakeOver, Undo
from tests.table.tables import (
    ANN,
    BOB,
    HOST,
    TICKET,
    Desk,
    begun,
    everything,
    forbidden,
    predicting,
)

TICKETS = ("1-.-.", "2-.-.", "3-1-.")
"""A prediction for each of three seats."""


def answer(desk: Desk, seat: int, move: str, seen: int) -> None:
    """Answer a decision as the seat's guest saw it at some point."""
    guest = desk.record.places[seat].guest
    desk.do(Submit(guest, seat, (TICKET.read(move),), seen))


def racing(**wish: object) -> Desk:
    """A table where the race is on and the first card is asked of a seat."""
    desk = predicting(**wish)
    for seat, ticket in enumerate(TICKETS):
        desk.play(seat, ticket)
    assert len(desk.record.awaited()) == 1
    return desk


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_simultaneous_predictions_never_refuse_each_other(order: tuple[int, ...]) -> None:
    desk = predicting()
    seen = list(desk.record.stamps)
    assert len(set(seen)) == 1
    for seat in order:
        answer(desk, seat, TICKETS[seat], seen[seat])
    assert len(desk.record.awaited()) == 1


def test_talk_and_comings_and_goings_make_no_answer_stale() -> None:
    desk = predicting()
    seen = desk.record.stamps[1]
    desk.say(BOB, "I am thinking")
    desk.do(TakeOver(BOB, 2, "tipster"))
    desk.do(HandBack(BOB, 2))
    desk.play(0, "1-.-.")
    desk.undo(0)
    answer(desk, 1, "2-.-.", seen)


def test_an_answer_to_an_earlier_decision_of_the_seat_is_stale() -> None:
    desk = begun()
    seen = desk.record.stamps[0]
    desk.play(0, "flat:3")
    with pytest.raises(Stale):
        answer(desk, 0, "1-.-.", seen)
    for wrong in (0, -1, 10**6):
        with pytest.raises(Stale):
            answer(desk, 1, "2-.-.", wrong)


def test_what_the_clock_decided_makes_the_persons_answer_stale() -> None:
    desk = begun(clock=30)
    seen = desk.record.stamps[0]
    desk.play(0, "flat:3", happened.CLOCK)
    with pytest.raises(Stale):
        answer(desk, 0, "1-.-.", seen)


def test_a_decision_taken_back_is_asked_anew() -> None:
    desk = predicting()
    seen = desk.record.stamps[0]
    desk.play(0, "1-.-.")
    assert desk.record.awaited() == [1, 2]
    desk.undo(0)
    assert desk.record.awaited() == [0, 1, 2]
    assert desk.record.stamps[0] > seen
    assert desk.record.stamps[1:] == (seen, seen)
    with pytest.raises(Stale):
        answer(desk, 0, "1-.-.", seen)
    desk.play(0, "2-.-.")


def test_undo_gives_back_the_game_as_it_was() -> None:
    desk = racing()
    seat = desk.record.awaited()[0]
    before = desk.record.match.state.copy()
    entries = list(desk.record.match.log)
    desk.play_first(seat)
    assert desk.record.can_undo(seat)
    desk.undo(seat)
    assert desk.record.match.state == before
    assert desk.record.match.log == entries
    assert everything(desk.again()) == everything(desk.record)


def test_what_was_taken_back_and_decided_anew_can_be_taken_back_again() -> None:
    desk = racing()
    seat = desk.play_first()
    desk.undo(seat)
    desk.play_first(seat)
    assert desk.record.can_undo(seat)
    desk.undo(seat)
    assert not desk.record.can_undo(seat)
    forbidden("table-no-undo", desk.record, Undo(desk.record.places[seat].guest, seat))


def test_several_decisions_of_ones_own_can_be_taken_back_one_after_the_other() -> None:
    desk = predicting(options={"hidden": 1})
    for seat in (1, 2):
        desk.play(seat, TICKETS[seat])
    before = desk.record.match.state.copy()
    desk.play(0, TICKETS[0])
    between = desk.record.match.state.copy()
    desk.play_first(0)
    desk.undo(0)
    assert desk.record.match.state == between
    desk.undo(0)
    assert desk.record.match.state == before
    assert desk.record.awaited() == [0]
    assert everything(desk.again()) == everything(desk.record)


def test_undo_never_crosses_a_draw() -> None:
    desk = begun()
    desk.play(0, "flat:3")  # the hands are dealt at once
    step = desk.record.steps[-1].event
    assert step.draws
    assert not desk.record.can_undo(0)
    forbidden("table-no-undo", desk.record, Undo(HOST, 0))


def test_undo_never_crosses_another_seats_move() -> None:
    desk = predicting()
    desk.play(0, "1-.-.")
    assert desk.record.can_undo(0)
    desk.play(1, "2-.-.")
    forbidden("table-no-undo", desk.record, Undo(HOST, 0))
    assert desk.record.can_undo(1)


def test_undo_never_crosses_a_reveal() -> None:
    desk = predicting()
    for seat, ticket in enumerate(TICKETS):
        desk.play(seat, ticket)
    forbidden("table-no-undo", desk.record, Undo(BOB, 2))


def test_a_last_prediction_that_stays_hidden_reveals_nothing() -> None:
    desk = predicting(options={"hidden": 1})
    for seat, ticket in enumerate(TICKETS):
        desk.play(seat, ticket)
    assert desk.record.can_undo(2)
    desk.undo(2)
    assert desk.record.awaited() == [2]


def test_a_reveal_is_noticed_though_as_much_was_hidden_elsewhere() -> None:
    before, after = TICKET.state_class(), TICKET.state_class()
    before.ticket[0][1], after.ticket[1][1] = -1, -1  # type: ignore[attr-defined]  # Ticket's own
    assert after.reveals_more_than(before)
    assert not after.reveals_more_than(after)


def test_only_ones_own_decisions_are_taken_back() -> None:
    desk = predicting()
    desk.play(1, "1-.-.")
    forbidden("table-not-your-seat", desk.record, Undo(HOST, 1), seat=2)
    forbidden("table-not-your-seat", desk.record, Undo("", 1), seat=2)
    forbidden("table-no-such-seat", desk.record, Undo(HOST, 7))


def test_what_a_bot_or_the_clock_decided_is_not_taken_back() -> None:
    desk = predicting(clock=30)
    desk.play(0, "1-.-.", happened.CLOCK)
    forbidden("table-no-undo", desk.record, Undo(HOST, 0))
    desk.do(TakeOver(ANN, 1, "tipster"))
    desk.play(1, "2-.-.", happened.BOT)
    forbidden("table-no-undo", desk.record, Undo(ANN, 1))
    desk.do(HandBack(ANN, 1))
    forbidden("table-no-undo", desk.record, Undo(ANN, 1))


def test_nothing_is_taken_back_before_anything_was_decided() -> None:
    forbidden("table-no-undo", begun().record, Undo(HOST, 0))


def test_a_game_that_was_taken_stays_as_it_was() -> None:
    """Stories compare before and after, so a step must not reach into the game before it."""
    desk = predicting()
    before = desk.record.match
    state, entries, view = before.state.copy(), list(before.log), before.view(1)
    desk.play(0, "1-.-.")
    assert before.state == state
    assert before.log == entries
    assert before.view(1) is view
    assert desk.record.match.view(1) is desk.record.match.view(1)
    assert desk.record.match.view(1) != view
