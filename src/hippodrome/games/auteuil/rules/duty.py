"""Which dice must be played: as many of a throw as some way of giving them allows (U3.2).

What a horse can take depends on that horse alone, so a way to play the dice is another horse for
each of them, in any order; only the die that ends the race must come last, for it leaves none to
give. What every die would do for every horse is one number, with two bits for each pair of them,
and horses that fare alike with a die are a mask of it.
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
EVERY_HORSE = sum(1 << PAIR_BITS * horse for horse in range(1, HORSES + 1))
"""A mask of horses has the lower bit of each pair."""


def given_refusal(pack: Pack, state: State, index: int, horse: int) -> int:
    """U3.2, U3.4: may a horse take one of the dice left, with the other dice in mind?"""
    reason = die_refusal(pack, state, horse, state.die[index])
    if reason != ALLOWED:
        return reason
    found = fates(pack, state)
    dice = 0
    fewest = pack.horses
    for other in range(DICE):
        if takers(found, other) != 0:
            dice += 1
            fewest = min(fewest, counted(takers(found, other)))
    if leaves_enough(pack, state, dice, fewest):
        return ALLOWED
    return duty_refusal(pack, state, found, dice_due(pack, state, found), index, horse)


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
    goes_out = pack.out[end % pack.lap] == 1 and falls_at(pack, state, end, points)
    return GOES_OUT if goes_out else RUNS


def fate_in(found: int, index: int, horse: int) -> int:
    """What a die would do for a horse."""
    return (found >> (DIE_BITS * index + PAIR_BITS * horse)) & ONE_PAIR


def leaves_enough(pack: Pack, state: State, dice: int, fewest: int) -> bool:
    """U3.2: so many dice can be played, each by that many horses: is every other one then left one?

    Told from counts alone: each choice takes one horse from the others, and no die but the last
    can end the race. In random play it is so for nine menus in ten.
    """
    return fewest >= dice and homes_left(state) >= dice and outs_left(pack, state) >= dice


def dice_due(pack: Pack, state: State, found: int) -> int:
    """U3.2: how many dice must be played."""
    due = 0
    for index in range(DICE):
        for horse in range(1, pack.horses + 1):
            if fate_in(found, index, horse) != NOTHING:
                due = max(due, 1 + others_playable(pack, state, found, index, horse))
    return due


def duty_refusal(pack: Pack, state: State, found: int, due: int, index: int, horse: int) -> int:
    """U3.2: would this die, given to this horse that can take it, cost another die?"""
    if ends_race(pack, state, fate_in(found, index, horse)):
        return ALLOWED  # U6.2: when the race is over, no die is lost
    others = others_playable(pack, state, found, index, horse)
    return WASTES_DICE if 1 + others < due else ALLOWED


def ends_race(pack: Pack, state: State, what: int) -> bool:
    """U6.2, U4.3: is a horse the third to come home, or the last that could go out?"""
    if what == COMES_HOME:
        return homes_left(state) == 1
    return what == GOES_OUT and outs_left(pack, state) == 1


def homes_left(state: State) -> int:
    """U6.2: how many places are open; who takes the last of them ends the race."""
    if state.arrived[1] == 0:
        return PLACES
    return 2 if state.arrived[2] == 0 else 1


def outs_left(pack: Pack, state: State) -> int:
    """U4.3: how many horses can go out yet; the last of them ends the race."""
    return still_in(pack, state) - PLACES + 1


def others_playable(pack: Pack, state: State, found: int, index: int, horse: int) -> int:
    """U3.2: how many other dice other horses can take once this one has taken this die."""
    what = fate_in(found, index, horse)
    if ends_race(pack, state, what):
        return 0
    others = ~(1 << PAIR_BITS * horse)
    one = (index + 1) % DICE
    two = (index + 2) % DICE
    first = takers(found, one) & others
    second = takers(found, two) & others
    if first == 0 or second == 0:
        return 0 if first == second else 1
    # Two that each end the race are no way to play both: the first leaves none to give.
    one_home = homes_left(state) - (1 if what == COMES_HOME else 0) == 1
    one_out = outs_left(pack, state) - (1 if what == GOES_OUT else 0) == 1
    beside_home = second & ~arrivals(found, two) if one_home else second
    beside_out = second & ~departures(found, two) if one_out else second
    both = differ(first & runners(found, one), second)
    both = both or differ(first & arrivals(found, one), beside_home)
    return 2 if both or differ(first & departures(found, one), beside_out) else 1


def differ(first: int, second: int) -> bool:
    """Can a horse be taken from each of two masks, and not the same?"""
    return first != 0 and second != 0 and (first | second) & ((first | second) - 1) != 0


def takers(found: int, index: int) -> int:
    """The horses that can take a die."""
    one = (found >> (DIE_BITS * index)) & ONE_DIE
    return (one | one >> 1) & EVERY_HORSE


def runners(found: int, index: int) -> int:
    """The horses that a die only takes further."""
    one = (found >> (DIE_BITS * index)) & ONE_DIE
    return one & ~(one >> 1) & EVERY_HORSE


def arrivals(found: int, index: int) -> int:
    """The horses that a die brings home."""
    one = (found >> (DIE_BITS * index)) & ONE_DIE
    return one >> 1 & ~one & EVERY_HORSE


def departures(found: int, index: int) -> int:
    """The horses that a die puts out of the race."""
    one = (found >> (DIE_BITS * index)) & ONE_DIE
    return one & one >> 1 & EVERY_HORSE


def counted(horses: int) -> int:
    """Count the horses of a mask."""
    count = 0
    while horses != 0:
        horses &= horses - 1
        count += 1
    return count
