"""Tickets: filled in, shown and scored (T3.2, T3.3, T8)."""

from hippodrome.engine.fields import Money
from hippodrome.engine.noting import note, note_five
from hippodrome.games.ticket.events import POINTS, RACE_OFF, TICKET_FILLED, TICKET_SHOWN
from hippodrome.games.ticket.moves import (
    EACH_THIRD,
    FIRST_DISCARD_MOVE,
    FIRST_TICKET_MOVE,
    horse_in_box,
    ticket_move,
)
from hippodrome.games.ticket.rules.reasons import (
    ALLOWED,
    EMPTY_TICKET,
    HORSE_TWICE,
    NO_SUCH_HORSE,
    TICKET_TO_FILL,
)
from hippodrome.games.ticket.state import BOXES, HIDDEN_ALWAYS, RACE, Pack, State


def list_tickets(pack: Pack, moves: Money) -> int:
    """T3.2: all tickets with at least one horse and none twice; 357 with seven horses."""
    found = 0
    for first in range(pack.horses + 1):
        for second in range(pack.horses + 1):
            if second == first and first != 0:
                continue
            without_third = ticket_move(first, second, 0)
            if first + second > 0:
                moves[found] = without_third
                found += 1
            for third in range(1, pack.horses + 1):
                if third != first and third != second:
                    moves[found] = without_third + third * EACH_THIRD
                    found += 1
    return found


def ticket_refusal(pack: Pack, move: int) -> int:
    """T3.2: is this a ticket?"""
    if move < FIRST_TICKET_MOVE or move >= FIRST_DISCARD_MOVE:
        return TICKET_TO_FILL
    first = horse_in_box(move, 1)
    second = horse_in_box(move, 2)
    third = horse_in_box(move, 3)
    if first > pack.horses or second > pack.horses or third > pack.horses:
        return NO_SUCH_HORSE
    if first + second + third == 0:
        return EMPTY_TICKET
    if first != 0 and (first == second or first == third):
        return HORSE_TWICE
    if second != 0 and second == third:
        return HORSE_TWICE
    return ALLOWED


def predict(state: State, seat: int, move: int) -> None:
    """T3.2, T3.3: fill a ticket; when all are filled, the race is off."""
    for box in range(1, BOXES + 1):
        state.ticket[seat][box] = horse_in_box(move, box)
    state.awaits &= ~(1 << seat)
    note(state, TICKET_FILLED, seat, 0, 0)
    if state.awaits == 0:
        state.phase = RACE
        state.turn = state.leader
        state.awaits = 1 << state.turn
        if not are_hidden(state):
            show_tickets(state)
        note(state, RACE_OFF, 0, 0, 0)


def are_hidden(state: State) -> bool:
    """T3.3, T3.6: do the tickets of this race stay secret until its finish?"""
    return state.hidden == HIDDEN_ALWAYS or state.sealed == 1


def show_tickets(state: State) -> None:
    """T3.3: turn all tickets over."""
    for seat in range(state.seats):
        first = state.ticket[seat][1]
        second = state.ticket[seat][2]
        note_five(state, TICKET_SHOWN, seat, first, second, state.ticket[seat][3], 0)


def box_points(pack: Pack, box: int, place: int) -> int:
    """T8.1 to T8.3: the points of one predicted horse that arrived at a place."""
    if place == box:
        return pack.winning[box]
    if place <= BOXES:
        return pack.placed
    return pack.losing[place]


def points_at(pack: Pack, first: int, second: int, third: int) -> int:
    """T8.1 to T8.4: the points of a ticket by where the horse of each box arrived, 0 for none."""
    points = 0
    exact = 0
    among_first = 0
    for box in range(1, BOXES + 1):
        place = first if box == 1 else second if box == 2 else third
        if place == 0:
            continue
        points += box_points(pack, box, place)
        if place <= BOXES:
            among_first += 1
        if place == box:
            exact += 1
    if exact == BOXES:
        return points + pack.trio_in_order
    if among_first == BOXES:
        return points + pack.trio
    return points


def ticket_points(pack: Pack, state: State, seat: int) -> int:
    """T8: the points of a whole ticket once every horse is placed; an empty box names horse 0."""
    first = state.place[state.ticket[seat][1]]
    second = state.place[state.ticket[seat][2]]
    return points_at(pack, first, second, state.place[state.ticket[seat][3]])


def score_tickets(pack: Pack, state: State) -> None:
    """T8.5: add every ticket's points to the running score, never below the floor."""
    for seat in range(state.seats):
        state.gain[seat] = ticket_points(pack, state, seat)
        state.score[seat] = max(state.score[seat] + state.gain[seat], pack.floor)
        note(state, POINTS, seat, state.gain[seat], state.score[seat])
