"""What must hold of every state a game can reach, whatever was played: the soak's judge.

Written from the rules' meaning, not from the code that keeps it: a rule gone wrong shows here
as the code of the first law it breaks. Codes below 10 belong to the laws of all games.
"""

from hippodrome.games.finishline.rules.accounts import (
    capital_right,
    side_bets_right,
    slip_allowed,
    slips_paid,
)
from hippodrome.games.finishline.state import (
    BETS,
    BLACK,
    BLANK,
    CLOSED,
    COLOURS,
    EXTRAS,
    FRONT,
    GREEN,
    INTERVAL,
    LAY,
    LEVEL,
    LOT,
    NO_DIE,
    NOBODY,
    OUTSIDERS,
    PHOTO,
    PHOTO_DICE,
    RED,
    ROLL,
    RUNNERS,
    SEATS,
    SIDES,
    TAKE,
    USE,
    WHITE,
    Pack,
    State,
)

WRONG_PHASE = 11
TILES_WRONG = 12
ROW_WRONG = 13
DICE_NOT_CONSERVED = 14
DICE_BEFORE_PLAYER_WRONG = 15
DICE_ON_TILES_WRONG = 16
SLIP_NOT_ALLOWED = 17
PLACES_WRONG = 18
PHOTO_WRONG = 19
CAPITAL_WRONG = 20
SIDE_BETS_WRONG = 21
TOO_MANY_TURNS = 22


def broken(pack: Pack, state: State) -> int:
    """Give 0, or the code of the first law that this state breaks."""
    if not phase_holds(pack, state):
        return WRONG_PHASE
    if not tiles_right(pack, state):
        return TILES_WRONG
    if not row_right(state):
        return ROW_WRONG
    for colour in range(COLOURS):
        if state.race > 0 and not dice_conserved(pack, state, colour):
            return DICE_NOT_CONSERVED
    if not front_right(pack, state):
        return DICE_BEFORE_PLAYER_WRONG
    for horse in range(RUNNERS):
        if not dice_on_tile_right(pack, state, horse):
            return DICE_ON_TILES_WRONG
    for seat in range(SEATS):
        if not slip_allowed(pack, state, seat):
            return SLIP_NOT_ALLOWED
    if not places_right(state):
        return PLACES_WRONG
    if not photo_right(state):
        return PHOTO_WRONG
    for seat in range(SEATS):
        if not capital_right(pack, state, seat):
            return CAPITAL_WRONG
    if not side_bets_right(pack, state):
        return SIDE_BETS_WRONG
    if not turns_right(pack, state):
        return TOO_MANY_TURNS
    return 0


def off(state: State) -> bool:
    """Has the race begun?"""
    return state.phase >= TAKE


def phase_holds(pack: Pack, state: State) -> bool:
    """F2, F3: does whoever is awaited fit the phase, and the race the game?"""
    if state.race > pack.races or (state.race == 0 and state.phase != LOT):
        return False
    if (state.starter == NOBODY) != (state.phase == LOT):
        return False
    if state.phase == LOT and state.race > 0 and (state.lots == 0 or state.race == 1):
        return False  # F3.8
    if (state.phase == CLOSED) != (state.over == 1):
        return False
    on_turn = state.phase == TAKE or state.phase == USE or state.phase == EXTRAS
    if (on_turn or state.phase == ROLL) != (state.turn != NOBODY):
        return False
    if on_turn:
        return state.awaits == 1 << state.turn and state.turn < state.seats
    if state.phase == BETS or state.phase == INTERVAL:
        if state.phase == INTERVAL and state.race == pack.races:
            return False
        return state.awaits != 0 and state.awaits >> state.seats == 0
    if state.phase == CLOSED:
        return state.race == pack.races and state.spread == 0 and state.awaits == 0
    return state.awaits == 0 and state.spread == outcomes_due(pack, state)


def outcomes_due(pack: Pack, state: State) -> int:
    """F2.2, F3.1, F3.8, F4.5: how many outcomes the draw of this phase has."""
    if state.phase == LOT:
        return state.seats
    if state.phase == LAY:
        return pack.tiles - (state.race - 1) * pack.runners - state.laid
    dice = FRONT if state.phase == ROLL else PHOTO_DICE
    outcomes = 1
    for _ in range(dice):
        outcomes *= SIDES
    return outcomes


def tiles_right(pack: Pack, state: State) -> bool:
    """F2.2: new tiles in every race, each once, and none seen that has not run."""
    seen = 0
    for tile in range(1, pack.tiles + 1):
        seen += state.seen[tile]
    if seen != max(0, state.race - 1) * pack.runners + state.laid:
        return False
    laying = state.phase == LAY or state.phase == LOT
    if (state.laid < pack.runners) != laying or (state.phase == LOT and state.laid > 0):
        return False
    for horse in range(RUNNERS):
        tile = state.tile[horse]
        if (tile > 0) != (horse < state.laid) or tile > pack.tiles:
            return False
        if tile > 0 and state.seen[tile] != 1:
            return False
        for other in range(horse):
            if tile > 0 and state.tile[other] == tile:
                return False
    return True


def row_right(state: State) -> bool:
    """F4: every horse in the row once; two level in front only after the one dead heat."""
    if state.running < 0 or state.running > state.laid:
        return False
    if state.level == 1 and (state.levelled == 0 or state.running < LEVEL):
        return False
    found = 0
    for index in range(RUNNERS):
        horse = state.row[index]
        if (horse != NOBODY) != (index < state.running) or horse >= state.laid:
            return False
        if horse != NOBODY:
            found |= 1 << horse
            if not off(state) and horse != index:
                return False  # F2.2: as they were laid
    horses = 0
    for horse in range(RUNNERS):
        horses += (found >> horse) & 1
    return horses == state.running and (off(state) or state.running == state.laid)


def dice_conserved(pack: Pack, state: State, colour: int) -> bool:
    """F1.2, F3.5, F5.15: every die lies in one place."""
    if state.any_die == 1 and state.put_aside[colour] != 0:
        return False
    total = state.reserve[colour] + state.left[colour] + state.put_aside[colour]
    if min(state.reserve[colour], state.left[colour], state.put_aside[colour]) < 0:
        return False
    for die in range(FRONT):
        if state.front[die] == colour:
            total += 1
    for horse in range(RUNNERS):
        if colour == WHITE:
            total += state.shoe[horse]
        elif colour == RED:
            total += state.whip[horse]
        elif colour == GREEN:
            total += min(1, state.outsider[horse])
        elif colour == BLACK:
            total += state.black_shoe[horse]
    if colour == BLACK:
        total += state.tricks
        for seat in range(SEATS):
            total += state.kept[seat]
    if state.seats == 2:
        total += pack.aside[colour]
    return total == pack.dice[colour]


def front_right(pack: Pack, state: State) -> bool:
    """F3.1, F3.4: three dice before who rolls, two passed on, and faces only once rolled."""
    dice = 0
    for die in range(FRONT):
        colour = state.front[die]
        if colour == NO_DIE:
            if state.face[die] != BLANK:
                return False
            continue
        dice += 1
        if die > 0 and (state.front[die - 1] == NO_DIE or state.front[die - 1] > colour):
            return False  # in order of colour, the empty place last
        if state.phase == USE:
            if not can_show(pack, colour, state.face[die]):
                return False
        elif state.face[die] != BLANK:
            return False
    if not off(state) or (state.phase == TAKE and state.turns == 1):
        return dice == 0
    return dice == (FRONT if state.phase == ROLL or state.phase == USE else FRONT - 1)


def can_show(pack: Pack, colour: int, face: int) -> bool:
    """F1.3: is this face on dice of that colour?"""
    for side in range(SIDES):
        if pack.face[colour][side] == face:
            return True
    return False


def in_the_row(state: State, horse: int) -> bool:
    """Is this horse still in the race?"""
    for index in range(state.running):
        if state.row[index] == horse:
            return True
    return False


def dice_on_tile_right(pack: Pack, state: State, horse: int) -> bool:
    """F1.4, F5.3: one die of a kind at most, no whip on S, none on who has left."""
    shoes = state.shoe[horse] + state.black_shoe[horse]
    if state.shoe[horse] < 0 or state.black_shoe[horse] < 0 or shoes > 1:
        return False
    if state.whip[horse] < 0 or state.whip[horse] > 1:
        return False
    if state.outsider[horse] < 0 or state.outsider[horse] > OUTSIDERS:
        return False
    if state.black_shoe[horse] == 1 and state.phase < EXTRAS:
        return False
    if state.whip[horse] == 1 and pack.safe[state.tile[horse]] == 1:
        return False
    bare = shoes + state.whip[horse] + state.outsider[horse] == 0
    return bare or (off(state) and in_the_row(state, horse))


def places_right(state: State) -> bool:
    """F4.5, F4.6: once settled the row gives the places, nobody is level, the rest have none."""
    if not slips_paid(state):
        for horse in range(RUNNERS):
            if state.place[horse] != 0:
                return False
        return True
    if state.level == 1:
        return False
    placed = 0
    for horse in range(RUNNERS):
        if state.place[horse] != 0:
            placed += 1
    for index in range(state.running):
        if state.place[state.row[index]] != state.running - index:
            return False
    return placed == state.running


def photo_right(state: State) -> bool:
    """F4.5: only level horses have a photo-finish, and it ends when one has more."""
    lower = 0
    upper = 0
    for die in range(PHOTO_DICE):
        lower += state.photo[0][die]
        upper += state.photo[1][die]
    if state.phase == PHOTO:
        return state.level == 1 and (state.photos % LEVEL == 1 or lower == upper)
    if state.photos == 0:
        return lower == 0 and upper == 0
    return slips_paid(state) and state.photos % LEVEL == 0 and lower != upper


def turns_right(pack: Pack, state: State) -> bool:
    """F3.3, F3.6: a turn takes a die from the reserve, the first three; tricks put some back."""
    if not off(state):
        return state.turns == 0 and state.home == 0
    dice = 0
    left = 0
    for colour in range(COLOURS):
        dice += pack.dice[colour] - (pack.aside[colour] if state.seats == 2 else 0)
        left += state.reserve[colour]
    taken = 0 if state.front[0] == NO_DIE else state.turns + FRONT - 1
    if state.phase == TAKE:
        taken = max(0, taken - 1)
        if left == 0 or (left <= pack.straight and state.home == 0):
            return False
    brought_back = left + taken - dice
    if brought_back < 0 or brought_back > 2 * state.tricks:
        return False
    return state.phase <= USE or left == 0
