"""The finish: disqualifications, photo-finish, places and points (T6, T7.4, T7.7, T8)."""

from hippodrome.games.ticket.state import (
    BOXES,
    DISQUALIFIED,
    HARNESS,
    Pack,
    State,
)


def disqualify(pack: Pack, state: State) -> None:
    """T7.4: take out every horse that stands on hoof marks when a harness race ends."""
    if state.discipline != HARNESS:
        return
    for horse in range(1, pack.horses + 1):
        if pack.hoof[state.lane[horse]][state.column[horse]] == 1:
            state.place[horse] = DISQUALIFIED


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
                return
            outcome -= 1


def box_points(pack: Pack, box: int, place: int) -> int:
    """T8.1 to T8.3: the points of one predicted horse that arrived at a place."""
    if place == box:
        return pack.winning[box]
    if place <= BOXES:
        return pack.placed
    return pack.losing[place]


def ticket_points(pack: Pack, state: State, seat: int) -> int:
    """T8.1 to T8.4: the points of a whole ticket."""
    points = 0
    exact = 0
    among_first = 0
    for box in range(1, BOXES + 1):
        horse = state.ticket[seat][box]
        if horse == 0:
            continue
        place = state.place[horse]
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


def score_tickets(pack: Pack, state: State) -> None:
    """T8.5: add every ticket's points to the running score, never below the floor."""
    for seat in range(state.seats):
        state.gain[seat] = ticket_points(pack, state, seat)
        state.score[seat] = max(state.score[seat] + state.gain[seat], pack.floor)
