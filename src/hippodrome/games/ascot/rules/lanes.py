"""A9: paths: where a horse can get to, and why a lane is barred.

Lanes are kept as bit masks: bit 1 is the inside lane, bit 0 stands for the post. A path is walked
length by length for all lanes at once.
"""

from hippodrome.games.ascot.rules.reasons import (
    ALLOWED,
    CUTTING_IN,
    HORSE_IN_THE_WAY,
    LANE_TOO_FAR,
    LEFT_OVERTAKING,
    NO_CHANGE_IN_BEND,
    NO_SUCH_LANE,
    NO_WAY_ON,
    NOT_AT_THE_POST,
    SQUARE_TAKEN,
    STRAIGHT_FROM_GATE,
)
from hippodrome.games.ascot.state import RUNNING, SIDES, Pack, State

# Which rules a path keeps; the view asks with some of them left out to find the one that bars.
FROM_GATE = 1
IN_BEND = 2
FREE_SQUARES = 4
ROOM_BEHIND = 8
ON_THE_RIGHT = 16
ALL_BUT_RIGHT = FROM_GATE | IN_BEND | FREE_SQUARES | ROOM_BEHIND
ALL_RULES = ALL_BUT_RIGHT | ON_THE_RIGHT

POST = 1
"""The mask of the post: bit 0."""
ROOM = 3
"""Lengths a horse must be ahead of those behind it in a lane it enters (A9.4)."""


def lanes_after(pack: Pack, state: State, horse: int, steps: int, kept: int) -> int:
    """Give the lanes a horse can be on after so many lengths, keeping those rules."""
    return lanes_from(pack, state, horse, state.lane[horse], state.length[horse], steps, kept)


def lanes_from(
    pack: Pack, state: State, horse: int, own_lane: int, start: int, steps: int, kept: int
) -> int:
    """Give the lanes it could be on so many lengths from a square it stands on, or would."""
    mask = 1 << own_lane
    for step in range(1, steps + 1):
        length = start + step
        if length > pack.lengths:
            return POST if mask != 0 else 0  # A10.9: from any lane
        straight = (kept & FROM_GATE != 0 and length == 1) or (
            kept & IN_BEND != 0 and pack.bend < length <= pack.whip
        )
        beyond = step < steps and kept & ON_THE_RIGHT != 0 and state.stands[own_lane][length] != 0
        reached = 0
        for lane in range(1, pack.lanes + 1):
            if kept & FREE_SQUARES != 0 and state.stands[lane][length] != 0:
                continue  # A9.1
            if beyond and lane <= own_lane:
                continue  # A9.5, A9.11
            if (mask >> lane) & 1 == 1:
                reached |= 1 << lane
            elif straight:
                continue  # A9.2, A9.6
            elif ((mask >> (lane - 1)) | (mask >> (lane + 1))) & 1 == 1:
                if kept & ROOM_BEHIND == 0 or not cuts_in(pack, state, horse, lane, length):
                    reached |= 1 << lane
        mask = reached
    return mask


def cuts_in(pack: Pack, state: State, horse: int, lane: int, length: int) -> bool:
    """A9.4: is another horse of that lane less than three lengths behind this square?"""
    for behind in range(1, ROOM):
        place = length - behind
        if place > 0:
            other = state.stands[lane][place]
            if other != 0 and other != horse:
                return True
        elif place == 0 and waits_at_gate(pack, state, horse, lane):
            return True
    return False


def waits_at_gate(pack: Pack, state: State, horse: int, lane: int) -> bool:
    """A9.10: does another horse still stand at the start of that lane?"""
    for other in range(1, pack.horses + 1):
        if other != horse and state.status[other] == RUNNING:
            if state.length[other] == 0 and state.lane[other] == lane:
                return True
    return False


def reach(pack: Pack, state: State, horse: int, steps: int) -> int:
    """A9.9: the lanes a move of so many lengths may end on; on the left only if nowhere else."""
    return reach_from(pack, state, horse, state.lane[horse], state.length[horse], steps)


def reach_from(pack: Pack, state: State, horse: int, lane: int, length: int, steps: int) -> int:
    """A9.9: the same from a square the horse stands on, or would."""
    if steps < 1 or length + steps > pack.lengths + 1:
        return 0
    mask = lanes_from(pack, state, horse, lane, length, steps, ALL_RULES)
    if mask == 0:
        mask = lanes_from(pack, state, horse, lane, length, steps, ALL_BUT_RIGHT)
    return mask


def waits_at_post(pack: Pack, state: State, horse: int, points: int) -> bool:
    """A10.9: within a throw of the post only the exact one moves a horse, if its way is free."""
    needed = pack.lengths + 1 - state.length[horse]
    if needed > SIDES:
        return False
    if points == needed:
        return reach(pack, state, horse, points) == 0
    return points > needed or state.smaller == 0


def throw_reach(pack: Pack, state: State, horse: int, points: int) -> int:
    """A9.9, A10.9: the lanes a throw may end on; none where the horse waits at the post."""
    if waits_at_post(pack, state, horse, points):
        return 0
    return reach(pack, state, horse, points)


def farthest(pack: Pack, state: State, horse: int, lengths: int) -> int:
    """A10.12: how many of so many lengths a horse can make, on the track and by A9."""
    steps = min(lengths, pack.lengths - state.length[horse])
    while steps > 0 and reach(pack, state, horse, steps) == 0:
        steps -= 1
    return steps


def lane_count(mask: int) -> int:
    """Count the lanes of a mask."""
    found = 0
    while mask != 0:
        found += mask & 1
        mask >>= 1
    return found


def first_lane(mask: int) -> int:
    """Give the lowest lane of a mask; 0 is the post."""
    lane = 0
    while (mask >> lane) & 1 == 0:
        lane += 1
    return lane


def barred(pack: Pack, state: State, horse: int, steps: int, lane: int) -> int:
    """Say why a move of so many lengths cannot end on a lane (0: the post), or ALLOWED."""
    if lane < 0 or lane > pack.lanes:
        return NO_SUCH_LANE
    length = state.length[horse] + steps
    if steps < 1:
        return NO_WAY_ON
    if (lane == 0) != (length == pack.lengths + 1) or length > pack.lengths + 1:
        return NOT_AT_THE_POST
    bit = 1 << lane
    if reach(pack, state, horse, steps) & bit != 0:
        return ALLOWED
    if lanes_after(pack, state, horse, steps, 0) & bit == 0:
        return LANE_TOO_FAR  # A9.3
    if lanes_after(pack, state, horse, steps, IN_BEND) & bit == 0:
        return NO_CHANGE_IN_BEND
    if lanes_after(pack, state, horse, steps, FROM_GATE | IN_BEND) & bit == 0:
        return STRAIGHT_FROM_GATE
    if lane != 0 and state.stands[lane][length] != 0:
        return SQUARE_TAKEN
    if lanes_after(pack, state, horse, steps, FROM_GATE | IN_BEND | FREE_SQUARES) & bit == 0:
        return HORSE_IN_THE_WAY
    if lanes_after(pack, state, horse, steps, ALL_BUT_RIGHT) & bit == 0:
        return CUTTING_IN
    return LEFT_OVERTAKING


def put(state: State, horse: int, lane: int, length: int) -> None:
    """Set a horse on a square; the start and the post have none."""
    take_off(state, horse)
    state.lane[horse] = lane
    state.length[horse] = length
    state.stands[lane][length] = horse


def take_off(state: State, horse: int) -> None:
    """Clear the square a horse stands on; at the start it stands on none."""
    state.stands[state.lane[horse]][state.length[horse]] = 0
