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
from hippodrome.games.ascot.rules.lanes import reach, reach_from, waits_at_post
from hippodrome.games.ascot.rules.racing import next_other
from hippodrome.games.ascot.rules.squares import next_length_ahead
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
CARD_PARTS = 2
"""An Advantage that is spent is not there later: of its lengths one in so many is gained."""
AHEAD_PARTS = 2
"""Of what squares ahead would bring in the next turn, one in so many is hoped for."""
LEAD_PARTS = 3
"""Lengths of lead that make another horse of the stable count for one part more."""
EVEN_PARTS = 4
"""A favourite counts for so many parts, another horse beside it for one."""


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


def progress(pack: Pack, view: State, length: int) -> int:
    """How far a length brings a horse: within a throw of the post all are alike (A10.9)."""
    if view.smaller == 1:
        return length
    return min(length, pack.lengths + 1 - SIDES)


def onward_worth(pack: Pack, view: State, length: int, steps: int) -> int:
    """What going so many lengths on from there is worth, in tenths of a length."""
    return A_LENGTH * (progress(pack, view, length + steps) - progress(pack, view, length))


def square_worth(pack: Pack, view: State, seat: int, horse: int, lane: int, length: int) -> int:
    """How good it is for a horse to stop on a square, in tenths of a length."""
    square = pack.square[lane][length]
    number = pack.reach[lane][length]
    if square == PLAIN or square == WHIP:
        return 0
    if square <= BLUE or square == ANY_COLOUR:
        return colour_worth(pack, view, seat, horse, square, length)
    if square == MOVE_ON:
        return onward_worth(pack, view, length, number)
    if square == MOVE_BACK:
        return -A_LENGTH * number
    if square == OVERTAKE:
        return overtaking_worth(pack, view, horse, lane, length)
    if square == PAY_TO_BANK:
        return -number // 500
    if square < OVERTAKE:
        return -danger(pack, view, seat, square)
    return onward_worth(pack, view, length, number) // 2


def colour_worth(pack: Pack, view: State, seat: int, horse: int, square: int, length: int) -> int:
    """A10.1 to A10.4: what the own colour brings, or another one with an Advantage."""
    colour = pack.colour[horse]
    lengths = onward_worth(pack, view, length, pack.bonus[colour])
    if square == colour:
        return max(lengths, 3 * A_LENGTH if view.disadvantages[seat] > 0 else 0)
    return lengths // CARD_PARTS if view.advantages[seat][colour] > 0 else 0


def overtaking_worth(pack: Pack, view: State, horse: int, lane: int, length: int) -> int:
    """A10.13: what it brings to get past the next horse ahead, if there is one and a way."""
    ahead = next_length_ahead(pack, view, length)
    steps = ahead + 1 - length
    if ahead == 0 or ahead == pack.lengths:
        return 0
    if reach_from(pack, view, horse, lane, length, steps) == 0:
        return 0
    return onward_worth(pack, view, length, steps)


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


def ahead_worth(pack: Pack, view: State, seat: int, horse: int, lane: int, length: int) -> int:
    """What the next throw may bring from a square: the best it can reach, on average."""
    worth = 0
    for points in range(1, min(SIDES, pack.lengths - length) + 1):
        mask = reach_from(pack, view, horse, lane, length, points)
        best = -A_LENGTH * (points + 1) if mask == 0 else -1_000_000
        for other in range(1, pack.lanes + 1):
            if (mask >> other) & 1 == 1:
                best = max(best, square_worth(pack, view, seat, horse, other, length + points))
        worth += best
    return worth // (SIDES * AHEAD_PARTS)


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
    """A8.2: the favourite waits for a throw as good as the best it can still hope for.

    What the throw is to the next horse beside what it could expect counts too, the more the
    further that horse is ahead: whose horse is first wins, whichever it is (A11.4).
    """
    favourite = view.favourite[seat]
    other = next_other(pack, view)
    now = throw_worth(pack, view, seat, favourite, view.die[0])
    gain = now - hope(pack, view, seat, favourite, others_waiting(pack, view, seat))
    given = throw_worth(pack, view, seat, other, view.die[0]) - hope(pack, view, seat, other, 1)
    lead = view.length[other] - view.length[favourite]
    parts = max(0, 1 + lead // LEAD_PARTS)
    return FOR_FAVOURITE_MOVE if gain * EVEN_PARTS >= given * parts else FOR_NEXT_MOVE


def hope(pack: Pack, view: State, seat: int, horse: int, throws: int) -> int:
    """What a horse that may choose among the throws to come can expect of them."""
    one = throw_worth(pack, view, seat, horse, 1)
    two = throw_worth(pack, view, seat, horse, 2)
    three = throw_worth(pack, view, seat, horse, 3)
    four = throw_worth(pack, view, seat, horse, 4)
    five = throw_worth(pack, view, seat, horse, 5)
    six = throw_worth(pack, view, seat, horse, 6)
    expected = (one + two + three + four + five + six) // 6
    for _ in range(throws - 1):
        better = max(one, expected) + max(two, expected) + max(three, expected)
        better += max(four, expected) + max(five, expected) + max(six, expected)
        expected = better // 6
    return expected


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
    return best + onward_worth(pack, view, view.length[horse], points)


def best_lane(pack: Pack, view: State, seat: int, moves: Money, count: int, first: int) -> int:
    """A9.9: the best of the squares that can be reached; the first of equals."""
    chosen = moves[0]
    best = 0
    for index in range(count):
        lane = moves[index] - first
        worth = landing_worth(pack, view, seat, view.mover, lane, view.target)
        if lane != 0:
            worth += ahead_worth(pack, view, seat, view.mover, lane, view.target)
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
        worth += ahead_worth(pack, view, seat, horse, lane, view.target)
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
