"""A4.1, A4.9, A8.1, A8.4, A8.5: who has the first turn on a board."""

from hippodrome.engine.noting import note
from hippodrome.games.ascot.events import OFF, STARTS, THREW_FOR_START
from hippodrome.games.ascot.phases import NEXT_RACER
from hippodrome.games.ascot.rules.holding import (
    after,
    draw_among,
    pass_on,
)
from hippodrome.games.ascot.state import NOBODY, SEATS, State

MOST_TIES = 10
"""A8.5: ties for the first turn after which the seat nearest the dealer's left begins."""


def throw_for_start(state: State, contenders: int, phase: int, spread: int, following: int) -> None:
    """A4.1, A8.1: let these seats throw for the first turn; one alone need not."""
    state.contenders = contenders
    state.rounds = 0
    clear_throws(state)
    seat = next_thrower(state)
    if contenders == 1 << seat:
        begin_board(state, seat, following)
    else:
        state.turn = seat
        draw_among(state, phase, spread)


def clear_throws(state: State) -> None:
    """Forget what was thrown for the first turn."""
    for seat in range(SEATS):
        state.thrown[seat] = 0


def next_thrower(state: State) -> int:
    """Give the contender nearest the dealer's left who has not thrown, or NOBODY."""
    for step in range(1, state.seats + 1):
        seat = after(state, state.dealer, step)
        if (state.contenders >> seat) & 1 == 1 and state.thrown[seat] == 0:
            return seat
    return NOBODY


def take_first_throw(state: State, points: int, following: int) -> None:
    """A4.1, A4.9, A8.4: the highest throw begins; ties are thrown again."""
    state.thrown[state.turn] = points
    note(state, THREW_FOR_START, state.turn, points, board_after(following))
    if next_thrower(state) != NOBODY:
        state.turn = next_thrower(state)
        return
    best = 0
    for seat in range(state.seats):
        best = max(best, state.thrown[seat])
    highest = 0
    for seat in range(state.seats):
        if state.thrown[seat] == best:
            highest |= 1 << seat
    state.contenders = highest
    state.rounds += 1
    clear_throws(state)
    state.turn = next_thrower(state)
    if highest == 1 << state.turn or state.rounds >= MOST_TIES:
        begin_board(state, state.turn, following)


def board_after(following: int) -> int:
    """Say which board is begun: 0 the training, 1 the race."""
    return 1 if following == NEXT_RACER else 0


def begin_board(state: State, seat: int, following: int) -> None:
    """Give a seat the first turn on a board."""
    note(state, STARTS, seat, board_after(following), 0)
    if following == NEXT_RACER:
        note(state, OFF, 0, 0, 0)
    state.contenders = 0
    state.first_seat = seat
    state.turn = after(state, seat, state.seats - 1)
    state.rounds = 0
    pass_on(state, following)
