"""The finish: disqualifications, photo-finish, places, and what follows (T3.5, T6, T7.4, T7.7)."""

from hippodrome.engine.fields import Money
from hippodrome.engine.noting import note
from hippodrome.games.ticket.events import (
    ARRIVAL,
    HORSE_DISQUALIFIED,
    HORSE_LEVEL,
    HORSE_PLACED,
    LAST_CARD,
    MEETING_WON,
    PHOTO_RESULT,
    PHOTO_TAKEN,
    WINNERS,
)
from hippodrome.games.ticket.rules.setup import ask_for_race
from hippodrome.games.ticket.rules.tickets import are_hidden, score_tickets, show_tickets
from hippodrome.games.ticket.state import CLOSED, DISQUALIFIED, HARNESS, PHOTO, UNKNOWN, Pack, State


def end_race(pack: Pack, state: State) -> None:
    """T6.1: the last dealt card has been played."""
    note(state, LAST_CARD, state.race, 0, 0)
    disqualify(pack, state)
    settle(pack, state)


def disqualify(pack: Pack, state: State) -> None:
    """T7.4: take out every horse that stands on hoof marks when a harness race ends."""
    for horse in range(1, pack.horses + 1):
        if on_hoofs(pack, state, horse):
            state.place[horse] = DISQUALIFIED
            note(state, HORSE_DISQUALIFIED, horse, 0, 0)


def on_hoofs(pack: Pack, state: State, horse: int) -> bool:
    """T7.4: does a horse stand on hoof marks in a harness race?"""
    if state.discipline != HARNESS:
        return False
    return pack.hoof[state.lane[horse]][state.column[horse]] == 1


def next_place(pack: Pack, state: State) -> int:
    """Give the best place nobody has taken yet."""
    place = 1
    for horse in range(1, pack.horses + 1):
        if 0 < state.place[horse] < DISQUALIFIED:
            place += 1
    return place


def front_column(pack: Pack, state: State) -> int:
    """T6.1: give the furthest column with a horse still to be placed, or 0."""
    front = 0
    for horse in range(1, pack.horses + 1):
        if state.place[horse] == 0 and state.column[horse] > front:
            front = state.column[horse]
    return front


def in_photo(state: State, horse: int, front: int) -> bool:
    """T6.2: is this horse among those level at the front?"""
    return state.place[horse] == 0 and state.column[horse] == front


def place_clear_leaders(pack: Pack, state: State) -> int:
    """T6.1, T6.2: place horses until some are level; give how many, or 0 when all are placed."""
    while True:
        front = front_column(pack, state)
        if front == 0:
            return 0
        level = 0
        leader = 0
        for horse in range(1, pack.horses + 1):
            if in_photo(state, horse, front):
                level += 1
                leader = horse
        if level > 1:
            return level
        state.place[leader] = next_place(pack, state)


def place_from_photo(pack: Pack, state: State, outcome: int) -> None:
    """T6.2: the card drawn names the best of the level horses."""
    front = front_column(pack, state)
    for horse in range(1, pack.horses + 1):
        if in_photo(state, horse, front):
            if outcome == 0:
                state.place[horse] = next_place(pack, state)
                note(state, PHOTO_RESULT, horse, state.place[horse], 0)
                return
            outcome -= 1


def settle(pack: Pack, state: State) -> None:
    """T3.5, T6: place the horses, photo-finish by photo-finish; then pay and go on."""
    level = place_clear_leaders(pack, state)
    if level > 0:
        state.phase = PHOTO
        state.awaits = 0
        state.spread = level
        announce_photo(pack, state)
        return
    announce_arrival(pack, state)
    if are_hidden(state):
        show_tickets(state)
    score_tickets(pack, state)
    state.spread = 0
    if state.race == state.races:
        state.phase = CLOSED
        state.over = 1
        state.awaits = 0
        state.turn = UNKNOWN
        announce_winners(state)
    else:
        state.leader = (state.leader + 1) % state.seats  # T2.2
        ask_for_race(state)


def placings(pack: Pack, state: State, out: Money) -> int:
    """T6.1: the arrival stands until the next race is chosen; the disqualified have no place."""
    out[0] = pack.horses
    for horse in range(1, pack.horses + 1):
        out[horse] = 0 if state.place[horse] == DISQUALIFIED else state.place[horse]
    return state.race if state.over == 1 else max(0, state.race - 1)


def announce_photo(pack: Pack, state: State) -> None:
    """T6.2: name the horses that are level."""
    front = front_column(pack, state)
    for horse in range(1, pack.horses + 1):
        if in_photo(state, horse, front):
            note(state, HORSE_LEVEL, horse, 0, 0)
    note(state, PHOTO_TAKEN, 0, 0, 0)


def announce_arrival(pack: Pack, state: State) -> None:
    """T6.1: name the placed horses, first to last."""
    for place in range(1, next_place(pack, state)):
        for horse in range(1, pack.horses + 1):
            if state.place[horse] == place:
                note(state, HORSE_PLACED, horse, place, 0)
    note(state, ARRIVAL, state.race, 0, 0)


def most_points(state: State) -> int:
    """Give the highest score."""
    best = state.score[0]
    for seat in range(1, state.seats):
        best = max(best, state.score[seat])
    return best


def announce_winners(state: State) -> None:
    """Name who has won the meeting: all seats with the most points share it."""
    best = most_points(state)
    for seat in range(state.seats):
        if state.score[seat] == best:
            note(state, MEETING_WON, seat, 0, 0)
    note(state, WINNERS, best, 0, 0)
