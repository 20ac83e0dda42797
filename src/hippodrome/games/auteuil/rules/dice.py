"""Dice and obstacles: which horse can take which points, and where it ends (U3, U4, U5, U6.1)."""

from hippodrome.engine.noting import note
from hippodrome.games.auteuil.events import FREED, WENT_BACK
from hippodrome.games.auteuil.rules.money import placed
from hippodrome.games.auteuil.rules.reasons import (
    ALLOWED,
    ALREADY_EXTRA,
    ALREADY_MOVED,
    CANNOT_JUMP,
    HAS_ARRIVED,
    NO_SUCH_HORSE,
    OUT_OF_RACE,
    STUCK,
)
from hippodrome.games.auteuil.state import DICE, FACES, PLACES, Pack, State

# Combinations of a throw (U5).
PLAIN = 0
SEQUENCE = 1
TRIPLE = 2
TRIPLE_ONE = 3
TRIPLE_SIX = 4


def post(pack: Pack) -> int:
    """U6.5: the square at which a horse has arrived."""
    return pack.laps * pack.lap


def combination(state: State) -> int:
    """U5: what the dice of this throw form, in whatever order they fell."""
    low = min(state.die[0], state.die[1], state.die[2])
    high = max(state.die[0], state.die[1], state.die[2])
    middle = state.die[0] + state.die[1] + state.die[2] - low - high
    if low == high:
        if low == 1:
            return TRIPLE_ONE
        return TRIPLE_SIX if low == FACES else TRIPLE
    if low + 1 == middle and middle + 1 == high:
        return SEQUENCE
    return PLAIN


def obstacle_at(pack: Pack, square: int) -> int:
    """U4: the name of the obstacle on a square of either lap, or 0."""
    return pack.obstacle[square % pack.lap]


def barred(pack: Pack, start: int, points: int) -> bool:
    """U4.1, U4.4: would these points pass over an obstacle without being enough to jump?"""
    if points >= pack.jump:
        return False
    for square in range(start + 1, min(start + points, post(pack))):
        if obstacle_at(pack, square) != 0:
            return True
    return False


def start_of(pack: Pack, state: State, horse: int) -> int:
    """U4.3: the square a horse sets out from; a stuck one that a triple frees goes back first."""
    square = state.squares[horse]
    return square - pack.back[square % pack.lap] if state.fallen[horse] != 0 else square


def end_of(pack: Pack, start: int, points: int) -> int:
    """U6.1: the square a move ends on; no exact count is needed at the post."""
    return min(start + points, post(pack))


def falls_at(pack: Pack, state: State, square: int, points: int) -> bool:
    """U4.2: is a horse down that these points bring there? A house rule spares strong dice."""
    if state.sure_footed == 1 and points >= pack.jump:
        return False
    return square < post(pack) and obstacle_at(pack, square) != 0


def horse_refusal(pack: Pack, state: State, horse: int, stuck_too: bool) -> int:
    """U3.4: may a horse be moved at all? What it did before is asked elsewhere."""
    if horse > pack.horses:
        return NO_SUCH_HORSE
    if placed(state, horse) > 0:
        return HAS_ARRIVED
    if state.out[horse] == 1:
        return OUT_OF_RACE
    return STUCK if state.fallen[horse] != 0 and not stuck_too else ALLOWED


def step_refusal(pack: Pack, state: State, horse: int, points: int, stuck_too: bool) -> int:
    """U3.4, U4.1: may a horse be moved by so many points?"""
    reason = horse_refusal(pack, state, horse, stuck_too)
    if reason == ALLOWED and barred(pack, start_of(pack, state, horse), points):
        return CANNOT_JUMP
    return reason


def die_refusal(pack: Pack, state: State, horse: int, points: int) -> int:
    """U3.1, U3.4, U5.2: may a horse take a die? A triple moves horses that are stuck, too."""
    if horse <= pack.horses and state.moved[horse] == 1:
        return ALREADY_MOVED
    return step_refusal(pack, state, horse, points, combination(state) >= TRIPLE)


def bonus_refusal(pack: Pack, state: State, horse: int) -> int:
    """U5.1: may a horse go one square further after a sequence? By a house rule a stuck one may."""
    if horse <= pack.horses and state.extra[horse] == 1:
        return ALREADY_EXTRA
    return step_refusal(pack, state, horse, 1, state.sequence_frees == 1)


def fourth_refusal(pack: Pack, state: State, horse: int) -> int:
    """U5.4, U5.5: may a horse take the fourth six? Having moved or fallen does not matter."""
    return step_refusal(pack, state, horse, FACES, True)


def any_can_take(pack: Pack, state: State, points: int) -> bool:
    """U3.2: can any horse take these points as a die?"""
    for horse in range(1, pack.horses + 1):
        if die_refusal(pack, state, horse, points) == ALLOWED:
            return True
    return False


def dice_playable(pack: Pack, state: State) -> bool:
    """U3.2, U3.4: is there a die left that some horse can take?"""
    for index in range(DICE):
        if state.used[index] == 0 and any_can_take(pack, state, state.die[index]):
            return True
    return False


def bonus_playable(pack: Pack, state: State) -> bool:
    """U5.1: can some horse still take a square, and have fewer than three taken one?"""
    taken = 0
    for horse in range(1, pack.horses + 1):
        taken += state.extra[horse]
    if taken >= DICE:
        return False
    for horse in range(1, pack.horses + 1):
        if bonus_refusal(pack, state, horse) == ALLOWED:
            return True
    return False


def fourth_playable(pack: Pack, state: State) -> bool:
    """U5.4: can some horse take the fourth six?"""
    for horse in range(1, pack.horses + 1):
        if fourth_refusal(pack, state, horse) == ALLOWED:
            return True
    return False


def advance(pack: Pack, state: State, seat: int, horse: int, points: int) -> None:
    """U4.2, U4.3, U5.2, U6.1: take a horse on; it is freed, may fall again, or arrives."""
    end = end_of(pack, start_of(pack, state, horse), points)
    state.squares[horse] = end
    state.fallen[horse] = 0
    state.held[horse] = 0
    if end == post(pack):
        place = 1
        while state.arrived[place] != 0:
            place += 1
        state.arrived[place] = horse
    elif falls_at(pack, state, end, points):
        state.falls += 1
        if pack.out[end % pack.lap] == 1:
            state.out[horse] = 1
        else:
            state.fallen[horse] = seat + 1
            state.held[horse] = pack.longer[end % pack.lap]


def still_in(pack: Pack, state: State) -> int:
    """U4.3: how many horses are home or can still come home."""
    count = pack.horses
    for horse in range(1, pack.horses + 1):
        count -= state.out[horse]
    return count


def race_over(pack: Pack, state: State) -> bool:
    """U6.2, U4.3: has the third horse arrived, or can no third one arrive any more?"""
    return state.arrived[PLACES] != 0 or still_in(pack, state) < PLACES


def free_fallen(pack: Pack, state: State, seat: int) -> None:
    """U4.2, U4.3, U4.4: the horses this seat made fall are free from the start of its turn.

    Some obstacles hold them a round longer, or send them back when they are free.
    """
    for horse in range(1, pack.horses + 1):
        if state.fallen[horse] != seat + 1:
            continue
        if state.held[horse] > 0:
            state.held[horse] -= 1
            continue
        note(state, FREED, horse, obstacle_at(pack, state.squares[horse]), 0)
        start = start_of(pack, state, horse)
        if start != state.squares[horse]:
            note(state, WENT_BACK, horse, state.squares[horse] - start, start % pack.lap)
        state.squares[horse] = start
        state.fallen[horse] = 0
