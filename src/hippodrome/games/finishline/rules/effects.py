"""What happens when a die is used, face by face (F3.5, F5)."""

from hippodrome.games.finishline.moves import (
    ASIDE,
    BET_ON_THE_SIDE,
    FIRST_INTERFERENCE,
    FIRST_PACE,
    FIRST_TARGET,
    FIRST_TRICK_OF_ONE,
    FIRST_TRICK_OF_TWO,
    KEEP,
    LEVEL_UP,
    ORDERS,
    TWO_FIRST,
    TWO_SECOND,
)
from hippodrome.games.finishline.rules.faces import THREE, has_shoe, is_favourite
from hippodrome.games.finishline.rules.row import (
    advance,
    drop_back,
    index_in_row,
    leads_alone,
    places_ahead,
    rearrange,
    take_out,
)
from hippodrome.games.finishline.state import (
    BLACK,
    BLANK,
    DISQUALIFIED,
    DOUBLE,
    FIRST_OUTSIDER,
    FRONT,
    GREEN,
    HELMET,
    HORSESHOE,
    LEVEL,
    LOSS,
    NO_DIE,
    RED,
    RUNNERS,
    WHIP,
    WHITE,
    Pack,
    State,
)


def use_die(pack: Pack, state: State, seat: int, die: int, action: int) -> None:
    """F3.4, F3.5: take a die out of the three and carry out what it does."""
    colour = state.front[die]
    face = state.face[die]
    for index in range(FRONT):
        if index >= die:
            state.front[index] = state.front[index + 1] if index + 1 < FRONT else NO_DIE
        state.face[index] = BLANK
    if action == ASIDE:
        put_aside(state, colour)
    elif action < FIRST_PACE:
        place_on(pack, state, seat, colour, face, action - FIRST_TARGET)
    elif action < FIRST_INTERFERENCE:
        code = action - FIRST_PACE
        state.shoe[code // RUNNERS] = 0  # F5.4: it acts as if just placed
        place_shoe(pack, state, seat, code % RUNNERS, WHITE)
        state.left[colour] += 1
    elif action < LEVEL_UP:
        code = action - FIRST_INTERFERENCE
        interfere(state, seat, code // ORDERS, code % ORDERS)
        state.left[colour] += 1
    elif action == LEVEL_UP:
        state.level = 1
        state.levelled = 1
        state.pushed[seat][state.row[state.running - LEVEL]] += 1
        state.left[colour] += 1
    elif action == KEEP:
        state.kept[seat] += 1
    elif action == BET_ON_THE_SIDE:
        state.side[seat] += pack.side_stake
        state.side[(seat + 1) % state.seats] -= pack.side_stake
        state.left[colour] += 1
    else:
        state.tricks += 1  # F5.15: this die never comes back
        bring_back(state, action)


def put_aside(state: State, colour: int) -> None:
    """F3.4, F5.15: not used, so no trick brings this die back, unless the table lets any return."""
    if state.any_die == 1:
        state.left[colour] += 1
    else:
        state.put_aside[colour] += 1


def place_on(pack: Pack, state: State, seat: int, colour: int, face: int, horse: int) -> None:
    """F5: a die is placed on a horse."""
    if face == HORSESHOE:
        place_shoe(pack, state, seat, horse, colour)
    elif face == DOUBLE:
        go_forward(state, seat, horse)
        state.left[colour] += 1
    elif face == WHIP:
        if state.whip[horse] == 1:
            state.left[colour] += 1
            disqualify(state, seat, horse)
        else:
            state.whip[horse] = 1
    elif face == HELMET:
        take_shoes_off(state, horse)
        state.left[colour] += 1
        if places_ahead(state, index_in_row(state, horse)) > 1:
            go_forward(state, seat, horse)
        go_forward(state, seat, horse)
    elif face == LOSS:
        state.left[colour] += 1
        take_dice_off(state, horse)
        state.pushed[seat][horse] -= 2
        drop_back(state, horse)
    elif face == DISQUALIFIED:
        state.left[colour] += 1
        disqualify(state, seat, horse)
    else:
        state.outsider[horse] = face - FIRST_OUTSIDER + 1


def place_shoe(pack: Pack, state: State, seat: int, horse: int, colour: int) -> None:
    """F5.1, F3.9: a horseshoe moves a favourite, or is the second of two; else it waits."""
    alone_in_front = leads_alone(state, index_in_row(state, horse))
    if not alone_in_front and (has_shoe(state, horse) or is_favourite(pack, state, horse)):
        take_shoes_off(state, horse)
        state.left[colour] += 1
        go_forward(state, seat, horse)
    elif colour == BLACK:
        state.black_shoe[horse] = 1
    else:
        state.shoe[horse] = 1


def go_forward(state: State, seat: int, horse: int) -> None:
    """F4.1: one place forward, to be counted by anyone who watches who pushes whom."""
    advance(state, horse)
    state.pushed[seat][horse] += 1


def take_shoes_off(state: State, horse: int) -> None:
    """F5.1: horseshoes that have done their work leave."""
    state.left[WHITE] += state.shoe[horse]
    state.left[BLACK] += state.black_shoe[horse]
    state.shoe[horse] = 0
    state.black_shoe[horse] = 0


def take_dice_off(state: State, horse: int) -> None:
    """F4.6, F5.8: all dice on a tile leave."""
    take_shoes_off(state, horse)
    state.left[RED] += state.whip[horse]
    state.whip[horse] = 0
    if state.outsider[horse] != 0:
        state.left[GREEN] += 1
        state.outsider[horse] = 0


def disqualify(state: State, seat: int, horse: int) -> None:
    """F4.6: a horse leaves with its dice, which counts as falling behind everybody."""
    take_dice_off(state, horse)
    state.pushed[seat][horse] -= index_in_row(state, horse) + 1
    take_out(state, horse)


def interfere(state: State, seat: int, back: int, order: int) -> None:
    """F5.7: rearrange three neighbours, and note who gained and lost places."""
    for index in range(back, back + THREE):
        state.pushed[seat][state.row[index]] -= index
    rearrange(state, back, order)
    for index in range(back, back + THREE):
        state.pushed[seat][state.row[index]] += index


def bring_back(state: State, action: int) -> None:
    """F5.12: dice go back into the reserve."""
    if action < FIRST_TRICK_OF_TWO:
        bring_back_one(state, action - FIRST_TRICK_OF_ONE)
    else:
        bring_back_one(state, TWO_FIRST[action - FIRST_TRICK_OF_TWO])
        bring_back_one(state, TWO_SECOND[action - FIRST_TRICK_OF_TWO])


def bring_back_one(state: State, colour: int) -> None:
    """F5.12: one die goes back into the reserve."""
    state.left[colour] -= 1
    state.reserve[colour] += 1
