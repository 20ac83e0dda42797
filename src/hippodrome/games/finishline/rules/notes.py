"""What a die did, noted for all: how it was used, and who went past whom in the row (F4, F5).

Kept apart from `effects.py`, whose functions also try things out that never happen.
"""

from hippodrome.engine.noting import note, note_five
from hippodrome.games.finishline.events import (
    DOUBLE_SHOE,
    HELMET_ON,
    KEPT,
    MADE_LEVEL,
    MIXED_UP,
    OUTSIDER_NAMED,
    PACE_CHANGED,
    PARTED,
    PASSED,
    PUT_ASIDE,
    SENT_OFF,
    SHOE_LAID,
    SIDE_BET_MADE,
    SPEED_LOST,
    STEWARDS_CALLED,
    TOOK_THE_LEAD,
    TRICK_PLAYED,
    WHIPPED,
)
from hippodrome.games.finishline.moves import (
    ASIDE,
    BET_ON_THE_SIDE,
    FIRST_INTERFERENCE,
    FIRST_PACE,
    FIRST_TARGET,
    FIRST_TRICK_OF_ONE,
    KEEP,
    LEVEL_UP,
    ORDERS,
)
from hippodrome.games.finishline.rules.faces import is_favourite
from hippodrome.games.finishline.rules.reserve import reserve_size
from hippodrome.games.finishline.rules.row import OUT, index_in_row, places_ahead
from hippodrome.games.finishline.state import (
    DISQUALIFIED,
    DOUBLE,
    FIRST_OUTSIDER,
    HELMET,
    HORSESHOE,
    LEVEL,
    LOSS,
    NOBODY,
    RUNNERS,
    WHIP,
    Pack,
    State,
)

# What a horseshoe did (the words of the fact `effect`).
WAITS = 0
MOVED_A_FAVOURITE = 1
WAS_THE_SECOND = 2

# Who plays after a side bet (the words of the fact `who`).
AGAIN = 0
NEXT = 1
LAST = 2


def remember_row(state: State) -> None:
    """Keep the row as it stands before a die is used."""
    state.stood_running = state.running
    state.stood_level = state.level
    for index in range(RUNNERS):
        state.stood[index] = state.row[index]


def row_changed(state: State) -> bool:
    """Did the die change the row, or whether two stand level?"""
    if state.running != state.stood_running or state.level != state.stood_level:
        return True
    for index in range(state.running):
        if state.row[index] != state.stood[index]:
            return True
    return False


def stood_ahead(state: State, horse: int) -> int:
    """F4.7: how many places lay in front of a horse before the die."""
    for index in range(state.stood_running):
        if state.stood[index] == horse:
            return max(0, state.stood_running - 1 - state.stood_level - index)
    return OUT


def ahead_now(state: State, horse: int) -> int:
    """F4.7: how many places lie in front of a horse now."""
    return places_ahead(state, index_in_row(state, horse))


def shoe_effect(pack: Pack, state: State, horse: int, had_shoe: bool) -> int:
    """F5.1: say whether a horseshoe waits, or why it moved its horse at once."""
    if not row_changed(state):
        return WAITS
    if is_favourite(pack, state, horse) and not had_shoe:
        return MOVED_A_FAVOURITE
    return WAS_THE_SECOND


def note_use(
    pack: Pack, state: State, seat: int, colour: int, face: int, action: int, laden: bool
) -> None:
    """F3.4: note how a die was used; laden says that its like lay on the tile already."""
    mover = NOBODY
    if action == ASIDE:
        note_five(state, PUT_ASIDE, seat, colour, face, outsider_amount(pack, face), 0)
    elif action < FIRST_PACE:
        horse = action - FIRST_TARGET
        note_placed(pack, state, seat, face, horse, laden)
        if face == HORSESHOE or face == DOUBLE or face == HELMET:
            mover = horse
    elif action < FIRST_INTERFERENCE:
        start = (action - FIRST_PACE) // RUNNERS
        mover = (action - FIRST_PACE) % RUNNERS
        effect = shoe_effect(pack, state, mover, laden)
        note_five(state, PACE_CHANGED, seat, start, mover, effect, 0)
    elif action < LEVEL_UP:
        back = (action - FIRST_INTERFERENCE) // ORDERS
        front = state.row[back + 2]
        note_five(state, MIXED_UP, seat, front, state.row[back + 1], state.row[back], 0)
    elif action == LEVEL_UP:
        leader = state.row[state.running - 1]
        note(state, MADE_LEVEL, seat, state.row[state.running - LEVEL], leader)
    elif action == KEEP:
        note(state, KEPT, seat, 0, 0)
    elif action == BET_ON_THE_SIDE:
        who = AGAIN if state.seats == 2 else NEXT
        if reserve_size(state) == 0:
            who = LAST
        note_five(state, SIDE_BET_MADE, seat, (seat + 1) % state.seats, pack.side_stake, who, 0)
    else:
        note(state, TRICK_PLAYED, seat, action - FIRST_TRICK_OF_ONE, 0)
    note_row(state, mover)


def note_placed(pack: Pack, state: State, seat: int, face: int, horse: int, laden: bool) -> None:
    """F5: note that a die was placed on a horse."""
    if face == HORSESHOE:
        note(state, SHOE_LAID, seat, horse, shoe_effect(pack, state, horse, laden))
    elif face == DOUBLE:
        note(state, DOUBLE_SHOE, seat, horse, 0)
    elif face == WHIP:
        note(state, WHIPPED, seat, horse, 2 if laden else 1)
    elif face == HELMET:
        note(state, HELMET_ON, seat, horse, 0)
    elif face == LOSS:
        # It dropped behind two, who stand right in front of it now.
        index = index_in_row(state, horse)
        note_five(state, SPEED_LOST, seat, horse, state.row[index + 2], state.row[index + 1], 0)
    elif face == DISQUALIFIED:
        note(state, STEWARDS_CALLED, seat, horse, 0)
    else:
        note(state, OUTSIDER_NAMED, seat, horse, outsider_amount(pack, face))


def outsider_amount(pack: Pack, face: int) -> int:
    """F5.13: euros on a face, 0 where it is no outsider."""
    return pack.outsider[face - FIRST_OUTSIDER] if face >= FIRST_OUTSIDER else 0


def note_row(state: State, mover: int) -> None:
    """F4: note who left, who went past whom, who is no longer level, and who leads now."""
    if not row_changed(state):
        return
    for index in range(state.stood_running):
        if index_in_row(state, state.stood[index]) == OUT:
            note(state, SENT_OFF, state.stood[index], 0, 0)
    if mover != NOBODY and stood_ahead(state, mover) > 0:
        note_passed(state, mover)
    if state.stood_level == 1 and state.level == 0:
        note_parted(state)
    leader = state.row[state.running - 1] if state.running > 0 else NOBODY
    if leader != NOBODY and state.level == 0 and stood_ahead(state, leader) > 0:
        note(state, TOOK_THE_LEAD, leader, 0, 0)


def note_passed(state: State, mover: int) -> None:
    """F4.1, F4.4: note the horses that were ahead of one and are behind it now."""
    place = ahead_now(state, mover)
    stood = stood_ahead(state, mover)
    rival = NOBODY
    other = NOBODY
    third = NOBODY
    for behind in range(state.running):
        horse = state.row[state.running - 1 - behind]
        if ahead_now(state, horse) <= place or stood_ahead(state, horse) > stood:
            continue
        if rival == NOBODY:
            rival = horse
        elif other == NOBODY:
            other = horse
        else:
            third = horse
    if rival != NOBODY:
        note_five(state, PASSED, mover, place + 1, rival, other, third)


def note_parted(state: State) -> None:
    """F4.7: note which of two that stood level is clear of the other, if both still run."""
    upper = state.stood[state.stood_running - LEVEL]
    lower = state.stood[state.stood_running - 1]
    above = index_in_row(state, upper)
    below = index_in_row(state, lower)
    if above == OUT or below == OUT:
        return
    if above > below:
        note(state, PARTED, upper, lower, 0)
    else:
        note(state, PARTED, lower, upper, 0)
