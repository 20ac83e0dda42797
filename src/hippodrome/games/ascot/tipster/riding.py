"""The tipster in the race: which throw, which square, which card."""

from hippodrome.engine.fields import Money
from hippodrome.games.ascot.moves import (
    DROP_MOVE,
    DROP_WITH_ADVANTAGE_MOVE,
    FIRST_ADVANTAGE_MOVE,
    FIRST_ONWARD_MOVE,
    FOR_FAVOURITE_MOVE,
    FOR_NEXT_MOVE,
    PASS_MOVE,
    francs_of,
)
from hippodrome.games.ascot.rules.holding import runs
from hippodrome.games.ascot.rules.lanes import reach, waits_at_post
from hippodrome.games.ascot.state import (
    ANY_COLOUR,
    BLUE,
    BRIDLE,
    BROKEN_BRIDLE,
    BURST_VESSEL,
    FALLS,
    LANES,
    MOVE_BACK,
    MOVE_ON,
    OVERTAKE,
    PAY_TO_BANK,
    PLAIN,
    SIDES,
    SURE_FOOTED,
    VESSELS,
    WHIP,
    Pack,
    State,
)
from hippodrome.games.ascot.tipster.valuing import length_worth

A_LENGTH = 10
"""How good a square is, is counted in tenths of a length."""
OUT_COST = 300
"""What it costs to be eliminated, in the same tenths."""
FALL_COST = 60
"""What it costs to fall: about six throws are waited for."""

NEED_LENGTHS = 5
"""Lengths it pays for to save a favourite from elimination; another horse is worth one."""
FALL_LENGTHS = 2
"""Lengths it pays for to save a favourite from waiting for a 6."""
LAST_CALL = 22
"""Lengths from the post within which a Disadvantage must be dropped first."""


def danger(pack: Pack, view: State, seat: int, square: int) -> int:
    """What a square that asks for a report costs, by whether the seat keeps one."""
    kind = SURE_FOOTED
    cost = FALL_COST
    if square == BROKEN_BRIDLE:
        kind = BRIDLE
        cost = OUT_COST
    elif square == BURST_VESSEL:
        kind = VESSELS
        cost = OUT_COST
    elif square != FALLS:
        return 0
    return cost // 10 if view.kept[seat][kind] > 0 else cost


def square_worth(pack: Pack, view: State, seat: int, horse: int, lane: int, length: int) -> int:
    """How good it is for a horse to stop on a square, in tenths of a length."""
    square = pack.square[lane][length]
    number = pack.reach[lane][length]
    if square == PLAIN or square == WHIP:
        return 0
    if square == pack.colour[horse]:
        return A_LENGTH * max(pack.bonus[square], 3 if view.disadvantages[seat] > 0 else 1)
    if square <= BLUE or square == ANY_COLOUR:
        usable = view.advantages[seat][pack.colour[horse]] > 0
        return A_LENGTH * pack.bonus[pack.colour[horse]] // 2 if usable else 0
    if square == MOVE_ON:
        return A_LENGTH * number
    if square == MOVE_BACK:
        return -A_LENGTH * number
    if square == OVERTAKE:
        return A_LENGTH
    if square == PAY_TO_BANK:
        return -number // 500
    return -danger(pack, view, seat, square) if square < OVERTAKE else A_LENGTH


def lane_worth(pack: Pack, view: State, seat: int, horse: int, lane: int, length: int) -> int:
    """How good a lane is from a square on: dangers of the bend, and horses in the way."""
    worth = 0
    if length <= pack.whip:
        for ahead in range(max(length, pack.bend) + 1, pack.whip + 1):
            # A throw stops on one square in about three and a half.
            share = 1 if length > pack.bend - 8 else 2
            worth -= danger(pack, view, seat, pack.square[lane][ahead]) * 2 // (7 * share)
    for ahead in range(length + 1, min(length + 5, pack.lengths + 1)):
        if view.stands[lane][ahead] != 0:
            worth -= A_LENGTH // 2
    return worth


def landing_worth(pack: Pack, view: State, seat: int, horse: int, lane: int, length: int) -> int:
    """How good it is for a horse to get to a square; lane 0 is the post."""
    if lane == 0:
        return OUT_COST if view.disadvantages[seat] == 0 else -OUT_COST
    worth = square_worth(pack, view, seat, horse, lane, length)
    if burdened_for_good(pack, view, seat, horse, lane, length):
        worth -= OUT_COST // 3
    return worth + lane_worth(pack, view, seat, horse, lane, length)


def burdened_for_good(
    pack: Pack, view: State, seat: int, horse: int, lane: int, length: int
) -> bool:
    """A10.9: would it wait there for the post, with a Disadvantage it cannot drop any more?"""
    if view.smaller == 1 or view.disadvantages[seat] == 0 or length + SIDES <= pack.lengths:
        return False
    square = pack.square[lane][length]
    usable = square == pack.colour[horse] or (
        view.advantages[seat][pack.colour[horse]] > 0
        and (1 <= square <= BLUE or square == ANY_COLOUR)
    )
    return view.disadvantages[seat] > 1 or not usable


def tip_whose(pack: Pack, view: State, seat: int) -> int:
    """A8.2: the favourite waits for a throw as good as the best it can still hope for."""
    favourite = view.favourite[seat]
    one = throw_worth(pack, view, seat, favourite, 1)
    two = throw_worth(pack, view, seat, favourite, 2)
    three = throw_worth(pack, view, seat, favourite, 3)
    four = throw_worth(pack, view, seat, favourite, 4)
    five = throw_worth(pack, view, seat, favourite, 5)
    six = throw_worth(pack, view, seat, favourite, 6)
    hope = (one + two + three + four + five + six) // 6
    for _ in range(others_waiting(pack, view, seat) - 1):
        better = max(one, hope) + max(two, hope) + max(three, hope)
        better += max(four, hope) + max(five, hope) + max(six, hope)
        hope = better // 6
    now = throw_worth(pack, view, seat, favourite, view.die[0])
    return FOR_FAVOURITE_MOVE if now >= hope else FOR_NEXT_MOVE


def others_waiting(pack: Pack, view: State, seat: int) -> int:
    """Count a seat's horses beside the favourite that have not had their throw this turn."""
    found = 0
    for horse in range(1, pack.horses + 1):
        if runs(view, horse, seat) and horse != view.favourite[seat]:
            if (view.moved >> horse) & 1 == 0:
                found += 1
    return found


def throw_worth(pack: Pack, view: State, seat: int, horse: int, points: int) -> int:
    """How much a throw is worth to a horse, at its best square."""
    if view.fallen[horse] == 1:
        return 6 * A_LENGTH if points == 6 else 0
    target = view.length[horse] + points
    if waits_at_post(pack, view, horse, points):
        return 0
    mask = reach(pack, view, horse, points)
    if mask == 0:
        return -A_LENGTH
    best = -1_000_000
    for lane in range(LANES + 1):
        if (mask >> lane) & 1 == 1:
            best = max(best, landing_worth(pack, view, seat, horse, lane, target))
    return best + points * A_LENGTH


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
        worth += steps * A_LENGTH + A_LENGTH * pack.bonus[pack.colour[horse]]
        if worth > best:
            best = worth
            chosen = moves[index]
    return chosen


def tip_need(pack: Pack, view: State, seat: int, moves: Money, count: int) -> int:
    """A10.16: pay for a report what the horse's chances are worth."""
    lengths = 1
    if view.favourite[seat] == view.mover:
        lengths = FALL_LENGTHS if view.needed == SURE_FOOTED else NEED_LENGTHS
    limit = min(lengths * length_worth(pack, view), view.purse[seat] // 2)
    chosen = PASS_MOVE
    for index in range(1, count):
        if francs_of(moves[index]) <= limit:
            chosen = moves[index]
    return chosen
