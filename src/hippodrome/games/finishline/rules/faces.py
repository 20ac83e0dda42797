"""The faces of the dice: what each may be used for, and on whom (F5)."""

from hippodrome.engine.fields import Money
from hippodrome.games.finishline.moves import (
    ASIDE,
    BET_ON_THE_SIDE,
    FIRST_INTERFERENCE,
    FIRST_PACE,
    FIRST_TARGET,
    FIRST_TRICK_OF_ONE,
    FIRST_TRICK_OF_TWO,
    HANDFULS_OF_TWO,
    KEEP,
    LEVEL_UP,
    ORDERS,
    STRETCHES,
    TWO_FIRST,
    TWO_SECOND,
    die_move,
    interference_action,
    pace_action,
)
from hippodrome.games.finishline.rules.reasons import (
    ALLOWED,
    DICE_NOT_LEFT,
    HEAT_ALREADY_USED,
    HELMET_NEEDS_SHOE,
    LEADER_CANNOT_ADVANCE,
    LEADER_HAS_SHOE,
    LEVEL_HORSES_APART,
    LEVEL_TAKES_NO_HELMET,
    NO_SHOE_TO_MOVE,
    NO_SUCH_HORSE,
    NOBODY_TO_SKIP,
    OLD_ORDER,
    OTHER_FACE,
    OUT_OF_THE_RACE,
    OUTSIDER_ALREADY,
    SAFE_FROM_DISQUALIFICATION,
    SAFE_FROM_WHIP,
    SAFE_KEEPS_SHOE,
    SAME_TILE,
    TOO_FAR_BACK,
    TOO_FEW_HORSES,
    TRICK_TAKES_TWO,
)
from hippodrome.games.finishline.rules.reserve import reserve_size
from hippodrome.games.finishline.rules.row import (
    OUT,
    index_in_row,
    leads_alone,
    places_behind,
    shares_the_lead,
)
from hippodrome.games.finishline.state import (
    COLOURS,
    DEAD_HEAT,
    DISQUALIFIED,
    DOUBLE,
    EXTRA,
    FIRST_OUTSIDER,
    FRONT,
    HELMET,
    HORSESHOE,
    INTERFERENCE,
    LEVEL,
    LOSS,
    PACE,
    RUNNERS,
    SIDE_BET,
    TRICK,
    WHIP,
    Pack,
    State,
)

THREE = 3
"""Neighbours an interference is about (F5.7)."""


def is_favourite(pack: Pack, state: State, horse: int) -> bool:
    """F1.1: does this horse carry F?"""
    return pack.favourite[state.tile[horse]] == 1


def is_safe(pack: Pack, state: State, horse: int) -> bool:
    """F1.1: does this horse carry S?"""
    return pack.safe[state.tile[horse]] == 1


def has_shoe(state: State, horse: int) -> bool:
    """F5.1, F3.9: does a horseshoe wait on this horse, white or an extra action?"""
    return state.shoe[horse] == 1 or state.black_shoe[horse] == 1


def dice_left(state: State) -> int:
    """F5.12: count the dice that have left the race and may come back."""
    total = 0
    for colour in range(COLOURS):
        total += state.left[colour]
    return total


def takes_horse(face: int) -> bool:
    """F5: is a die with this face placed on one horse?"""
    if face == HORSESHOE or face == DOUBLE or face == WHIP or face == HELMET:
        return True
    return face == LOSS or face == DISQUALIFIED or face >= FIRST_OUTSIDER


def die_refusal(pack: Pack, state: State, die: int, action: int) -> int:
    """F3.4: may this die be used in this way?"""
    face = state.face[die]
    if action == ASIDE:
        return ALLOWED
    if action < FIRST_PACE:
        if not takes_horse(face):
            return OTHER_FACE
        return target_refusal(pack, state, face, action - FIRST_TARGET)
    if action < FIRST_INTERFERENCE:
        if face != PACE:
            return OTHER_FACE
        code = action - FIRST_PACE
        return pace_refusal(pack, state, code // RUNNERS, code % RUNNERS)
    if action < LEVEL_UP:
        if face != INTERFERENCE:
            return OTHER_FACE
        code = action - FIRST_INTERFERENCE
        return interference_refusal(state, code // ORDERS, code % ORDERS)
    if action == LEVEL_UP:
        if face != DEAD_HEAT:
            return OTHER_FACE
        if state.levelled == 1:
            return HEAT_ALREADY_USED  # F5.6
        return ALLOWED if state.running >= LEVEL else TOO_FEW_HORSES
    if action == KEEP:
        return ALLOWED if face == EXTRA else OTHER_FACE
    if action == BET_ON_THE_SIDE:
        return side_refusal(state) if face == SIDE_BET else OTHER_FACE
    return trick_refusal(state, action) if face == TRICK else OTHER_FACE


def target_refusal(pack: Pack, state: State, face: int, horse: int) -> int:
    """F5: may a die with this face be placed on that horse?"""
    if horse >= pack.runners:
        return NO_SUCH_HORSE
    index = index_in_row(state, horse)
    if index == OUT:
        return OUT_OF_THE_RACE
    if face == HORSESHOE:
        return shoe_refusal(state, index)
    if face == DOUBLE:
        return LEADER_CANNOT_ADVANCE if leads_alone(state, index) else ALLOWED  # F5.2, F4.7
    if face == WHIP:
        return SAFE_FROM_WHIP if is_safe(pack, state, horse) else ALLOWED  # F5.3
    if face == HELMET:
        return helmet_refusal(pack, state, horse, index)
    if face == LOSS:
        return ALLOWED if places_behind(state, index) >= 2 else TOO_FAR_BACK  # F5.8
    if face == DISQUALIFIED:
        return SAFE_FROM_DISQUALIFICATION if is_safe(pack, state, horse) else ALLOWED  # F5.11
    return OUTSIDER_ALREADY if state.outsider[horse] != 0 else ALLOWED  # F5.13


def shoe_refusal(state: State, index: int) -> int:
    """F5.1: a horseshoe may go anywhere, but only one waits on the leader."""
    if leads_alone(state, index) and has_shoe(state, state.row[index]):
        return LEADER_HAS_SHOE
    return ALLOWED


def helmet_refusal(pack: Pack, state: State, horse: int, index: int) -> int:
    """F5.5: a helmet is for an F or a shod horse, if it neither leads nor shares the lead."""
    if shares_the_lead(state, index):
        return LEVEL_TAKES_NO_HELMET  # F4.7
    if leads_alone(state, index):
        return LEADER_CANNOT_ADVANCE
    if is_favourite(pack, state, horse) or state.shoe[horse] == 1:
        return ALLOWED
    return HELMET_NEEDS_SHOE


def pace_refusal(pack: Pack, state: State, start: int, end: int) -> int:
    """F5.4, F5.16: may a white horseshoe go from one horse to another?"""
    if start >= pack.runners or end >= pack.runners:
        return NO_SUCH_HORSE
    index = index_in_row(state, end)
    if index == OUT or index_in_row(state, start) == OUT:
        return OUT_OF_THE_RACE
    if start == end:
        return SAME_TILE
    if state.shoe[start] == 0:
        return NO_SHOE_TO_MOVE
    if is_safe(pack, state, start):
        return SAFE_KEEPS_SHOE
    return shoe_refusal(state, index)


def interference_refusal(state: State, back: int, order: int) -> int:
    """F5.7, F5.14: may these three neighbours change places so?"""
    if back + THREE > state.running:
        return TOO_FEW_HORSES
    front = back + THREE - 1
    if state.level == 1 and front == state.running - LEVEL:
        return LEVEL_HORSES_APART
    if order == 0 and not shares_the_lead(state, front):
        return OLD_ORDER  # between level horses even the old order is a new one
    return ALLOWED


def side_refusal(state: State) -> int:
    """F3.10: may a side bet be made, though the race ends with this turn?"""
    return NOBODY_TO_SKIP if state.skipping == 1 and reserve_size(state) == 0 else ALLOWED


def trick_refusal(state: State, action: int) -> int:
    """F5.12, F5.15: may these dice come back?"""
    if action < FIRST_TRICK_OF_TWO:
        if state.left[action - FIRST_TRICK_OF_ONE] == 0:
            return DICE_NOT_LEFT
        return ALLOWED if dice_left(state) == 1 else TRICK_TAKES_TWO
    first = TWO_FIRST[action - FIRST_TRICK_OF_TWO]
    second = TWO_SECOND[action - FIRST_TRICK_OF_TWO]
    if state.left[first] == 0 or state.left[second] == 0:
        return DICE_NOT_LEFT
    return DICE_NOT_LEFT if first == second and state.left[first] < 2 else ALLOWED


def list_uses(pack: Pack, state: State, moves: Money) -> int:
    """F3.4: what the three dice can do, die by die; equal dice are listed once."""
    found = 0
    for die in range(FRONT):
        if shows_again(state, die):
            continue
        moves[found] = die_move(die, ASIDE)
        found = list_die(pack, state, die, moves, found + 1)
    return found


def first_equal(state: State, die: int) -> int:
    """Give the first die of the same colour that shows the same face."""
    for earlier in range(die):
        if state.front[earlier] == state.front[die] and state.face[earlier] == state.face[die]:
            return earlier
    return die


def shows_again(state: State, die: int) -> bool:
    """Does an earlier die of the same colour show the same face?"""
    return first_equal(state, die) != die


def list_die(pack: Pack, state: State, die: int, moves: Money, found: int) -> int:
    """List what one die can do besides being put aside; give how many moves there are now."""
    face = state.face[die]
    if takes_horse(face):
        for horse in range(pack.runners):
            if target_refusal(pack, state, face, horse) == ALLOWED:
                moves[found] = die_move(die, FIRST_TARGET + horse)
                found += 1
    elif face == PACE:
        for start in range(pack.runners):
            if state.shoe[start] == 0:
                continue
            for end in range(pack.runners):
                if pace_refusal(pack, state, start, end) == ALLOWED:
                    moves[found] = die_move(die, pace_action(start, end))
                    found += 1
    elif face == INTERFERENCE:
        for back in range(STRETCHES):
            for order in range(ORDERS):
                if interference_refusal(state, back, order) == ALLOWED:
                    moves[found] = die_move(die, interference_action(back, order))
                    found += 1
    elif face == TRICK:
        for action in range(FIRST_TRICK_OF_ONE, FIRST_TRICK_OF_TWO + HANDFULS_OF_TWO):
            if trick_refusal(state, action) == ALLOWED:
                moves[found] = die_move(die, action)
                found += 1
    else:
        for action in range(LEVEL_UP, BET_ON_THE_SIDE + 1):
            if die_refusal(pack, state, die, action) == ALLOWED:
                moves[found] = die_move(die, action)
                found += 1
    return found
