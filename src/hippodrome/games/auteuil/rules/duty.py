"""Which dice must be played: as many of a throw as some way of giving them allows (U3.2).

What a horse can take depends on that horse alone, so a way to play the dice is another horse for
each of them, in any order; only the die that ends the race must come last, for it leaves none to
give. What every die would do for every horse is one number, with two bits for each pair of them.
"""

from hippodrome.games.auteuil.rules.dice import (
    TRIPLE,
    barred,
    combination,
    die_refusal,
    end_of,
    falls_at,
    horse_refusal,
    post,
    start_of,
    still_in,
)
from hippodrome.games.auteuil.rules.reasons import ALLOWED, WASTES_DICE
from hippodrome.games.auteuil.state import DICE, HORSES, PLACES, Pack, State

# What a die does for a horse.
NOTHING = 0
RUNS = 1
COMES_HOME = 2
GOES_OUT = 3

PAIR_BITS = 2
DIE_BITS = PAIR_BITS * (HORSES + 1)
ONE_PAIR = (1 << PAIR_BITS) - 1
ONE_DIE = (1 << DIE_BITS) - 1
RUNNERS = sum(RUNS << PAIR_BITS * horse for horse in range(HORSES + 1))
"""Every horse running with one die."""

NO_HORSE = 0
"""A die that no horse takes."""
NO_DUTY = 0
"""However the dice are given, all that can be played will be."""


def given_refusal(pack: Pack, state: State, index: int, horse: int) -> int:
    """U3.2, U3.4: may a horse take one of the dice left, with the other dice in mind?"""
    reason = die_refusal(pack, state, horse, state.die[index])
    if reason != ALLOWED:
        return reason
    found = fates(pack, state)
    return duty_refusal(pack, state, found, dice_due(pack, state, found), index, horse)


def dice_due(pack: Pack, state: State, found: int) -> int:
    """U3.2: how many dice must be played, or NO_DUTY where no choice can cost one."""
    if none_is_scarce(found):
        return NO_DUTY
    return most_playable(found, homes_left(state), outs_left(pack, state))


def none_is_scarce(found: int) -> bool:
    """U3.2: has each die as many horses that run with it as there are dice to play?

    Then the others keep one each, whichever is given to whichever horse. It is nearly always so,
    and told without trying a way to give them.
    """
    wanted = playable_alone(found)
    for index in range(DICE):
        one = (found >> (DIE_BITS * index)) & ONE_DIE
        runners = one & RUNNERS & ~(one >> 1)
        for _ in range(1, wanted):
            runners &= runners - 1  # one horse less
        if one != 0 and runners == 0 and wanted > 1:
            return False
    return True


def playable_alone(found: int) -> int:
    """U3.4: how many dice some horse can take, each looked at by itself."""
    count = 0
    for index in range(DICE):
        if (found >> (DIE_BITS * index)) & ONE_DIE != 0:
            count += 1
    return count


def duty_refusal(pack: Pack, state: State, found: int, due: int, index: int, horse: int) -> int:
    """U3.2: would this die, given to this horse that can take it, cost another die?"""
    if due == NO_DUTY:
        return ALLOWED
    homes = homes_left(state)
    outs = outs_left(pack, state)
    what = fate_in(found, index, horse)
    homes_then = homes - 1 if what == COMES_HOME else homes
    outs_then = outs - 1 if what == GOES_OUT else outs
    if homes_then == 0 or outs_then == 0:
        return ALLOWED  # U6.2: when the race is over, no die is lost
    others = most_playable(without(found, index, horse), homes_then, outs_then)
    return WASTES_DICE if 1 + others < due else ALLOWED


def fates(pack: Pack, state: State) -> int:
    """U3.4, U5.2: what each die left would do for each horse."""
    found = 0
    stuck_too = combination(state) >= TRIPLE
    for horse in range(1, pack.horses + 1):
        if state.moved[horse] == 1 or horse_refusal(pack, state, horse, stuck_too) != ALLOWED:
            continue
        start = start_of(pack, state, horse)
        for index in range(DICE):
            if state.used[index] == 0:
                what = fate(pack, state, start, state.die[index])
                found |= what << (DIE_BITS * index + PAIR_BITS * horse)
    return found


def fate(pack: Pack, state: State, start: int, points: int) -> int:
    """U4.1, U4.3, U6.1: what becomes of a horse on a square that is given these points."""
    if barred(pack, start, points):
        return NOTHING
    end = end_of(pack, start, points)
    if end == post(pack):
        return COMES_HOME
    goes_out = falls_at(pack, state, end, points) and pack.out[end % pack.lap] == 1
    return GOES_OUT if goes_out else RUNS


def fate_in(found: int, index: int, horse: int) -> int:
    """What a die would do for a horse."""
    return (found >> (DIE_BITS * index + PAIR_BITS * horse)) & ONE_PAIR


def without(found: int, given: int, taker: int) -> int:
    """What the other dice would do for the other horses."""
    rest = found & ~(ONE_DIE << (DIE_BITS * given))
    for index in range(DICE):
        rest &= ~(ONE_PAIR << (DIE_BITS * index + PAIR_BITS * taker))
    return rest


def homes_left(state: State) -> int:
    """U6.2: how many places are open; who takes the last of them ends the race."""
    if state.arrived[1] == 0:
        return PLACES
    return 2 if state.arrived[2] == 0 else 1


def outs_left(pack: Pack, state: State) -> int:
    """U4.3: how many horses can go out yet; the last of them ends the race."""
    return still_in(pack, state) - PLACES + 1


def most_playable(found: int, homes: int, outs: int) -> int:
    """U3.2: the most dice that different horses can take before the race is over."""
    wanted = playable_alone(found)
    best = 0
    for first in range(HORSES, -1, -1):
        one = fate_in(found, 0, first)
        if one == NOTHING and first != NO_HORSE:
            continue
        for second in range(HORSES, -1, -1):
            two = fate_in(found, 1, second)
            if (two == NOTHING or second == first) and second != NO_HORSE:
                continue
            for third in range(HORSES, -1, -1):
                three = fate_in(found, 2, third)
                if (three == NOTHING or third == first or third == second) and third != NO_HORSE:
                    continue
                too_many_home = times(COMES_HOME, one, two, three) > homes
                if too_many_home or times(GOES_OUT, one, two, three) > outs:
                    continue  # the race would be over before all of them are given
                best = max(best, DICE - times(NOTHING, one, two, three))
                if best == wanted:
                    return best
    return best


def times(what: int, one: int, two: int, three: int) -> int:
    """How many of three dice do a thing."""
    found = 1 if one == what else 0
    found += 1 if two == what else 0
    return found + 1 if three == what else found
