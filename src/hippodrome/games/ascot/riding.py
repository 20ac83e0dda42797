"""The tipster in the race: which throw, which square, which card."""

from hippodrome.engine.fields import Money
from hippodrome.games.ascot.codes import (
    DROP_MOVE,
    DROP_WITH_ADVANTAGE_MOVE,
    FIRST_ADVANTAGE_MOVE,
    FIRST_ONWARD_MOVE,
    FOR_FAVOURITE_MOVE,
    FOR_NEXT_MOVE,
    PASS_MOVE,
    francs_of,
)
from hippodrome.games.ascot.lanes import reach
from hippodrome.games.ascot.racing import next_other
from hippodrome.games.ascot.state import (
    LANES,
    SURE_FOOTED,
    Pack,
    State,
)
from hippodrome.games.ascot.valuing import (
    LENGTH_WORTH,
    landing_worth,
)

NEED_PRICE = 12_000
"""The most it pays to save a horse from elimination."""
FALL_PRICE = 3000
"""The most it pays to save a horse from waiting for a 6."""
LAST_CALL = 22
"""Lengths from the post within which a Disadvantage must be dropped first."""


def tip_whose(pack: Pack, view: State, seat: int) -> int:
    """A8.2: the favourite takes good throws; a bad one may be for the next horse."""
    favourite = view.favourite[seat]
    now = throw_worth(pack, view, seat, favourite, view.die[0])
    average = 0
    for points in range(1, 7):
        average += throw_worth(pack, view, seat, favourite, points)
    other = throw_worth(pack, view, seat, next_other(pack, view), view.die[0])
    # What the throw would bring another horse counts a third: prizes go to the first three.
    return FOR_FAVOURITE_MOVE if 6 * now >= average + 2 * other else FOR_NEXT_MOVE


def throw_worth(pack: Pack, view: State, seat: int, horse: int, points: int) -> int:
    """How much a throw is worth to a horse, at its best square."""
    if view.fallen[horse] == 1:
        return 6 * LENGTH_WORTH if points == 6 else 0
    target = view.length[horse] + points
    if target > pack.lengths + 1:
        return 0
    mask = reach(pack, view, horse, points)
    if mask == 0:
        return -LENGTH_WORTH
    best = -1_000_000
    for lane in range(LANES + 1):
        if (mask >> lane) & 1 == 1:
            best = max(best, landing_worth(pack, view, seat, horse, lane, target))
    return best + points * LENGTH_WORTH


def best_lane(pack: Pack, view: State, seat: int, moves: Money, count: int, first: int) -> int:
    """A9.9: the best of the squares that can be reached; the first of equals."""
    chosen = moves[0]
    best = 0
    for index in range(count):
        lane = moves[index] - first
        worth = landing_worth(pack, view, seat, view.mover, lane, view.target)
        if index == 0 or worth > best:
            chosen = moves[index]
            best = worth
    return chosen


def tip_colour(pack: Pack, view: State, seat: int, moves: Money, count: int) -> int:
    """A10: drop Disadvantages in time, spend Advantages, and go on."""
    horse = view.mover
    steps = view.target - view.length[horse]
    dropping = moves[1] == DROP_MOVE or moves[1] == DROP_WITH_ADVANTAGE_MOVE
    if dropping:
        near = pack.lengths - view.length[horse] < LAST_CALL
        if steps < 3 or near or view.disadvantages[seat] > 1 or moves[1] != DROP_MOVE:
            return moves[1]
    first = 2 if dropping else 1
    if first == count:
        return PASS_MOVE
    block = FIRST_ADVANTAGE_MOVE if moves[first] >= FIRST_ADVANTAGE_MOVE else FIRST_ONWARD_MOVE
    here = landing_worth(pack, view, seat, horse, view.lane[horse], view.length[horse])
    chosen = PASS_MOVE
    best = 0
    for index in range(first, count):
        lane = moves[index] - block
        worth = landing_worth(pack, view, seat, horse, lane, view.target) - here
        worth += steps * LENGTH_WORTH + LENGTH_WORTH * pack.bonus[pack.colour[horse]]
        if worth > best:
            best = worth
            chosen = moves[index]
    return chosen


def tip_need(pack: Pack, view: State, seat: int, moves: Money, count: int) -> int:
    """A10.16: pay for a report what the horse's chances are worth."""
    limit = FALL_PRICE if view.needed == SURE_FOOTED else NEED_PRICE
    limit = min(limit, view.purse[seat] // 2)
    chosen = PASS_MOVE
    for index in range(1, count):
        if francs_of(moves[index]) <= limit:
            chosen = moves[index]
    return chosen
