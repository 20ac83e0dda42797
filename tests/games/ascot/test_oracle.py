"""The lane rules against every path there is, over random positions.

The full check takes 100,000 positions and a few minutes:
`HIPPODROME_LANE_POSITIONS=100000 pytest tests/games/ascot/test_oracle.py`.
"""

import os
from random import Random

import pytest

from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.rules.lanes import barred, farthest, put, reach
from hippodrome.games.ascot.rules.reasons import ALLOWED
from hippodrome.games.ascot.state import RUNNING, Pack, State
from tests.games.ascot.oracle import Course
from tests.games.ascot.positions import lanes
from tests.games.common.scenes import arrange

POSITIONS = int(os.environ.get("HIPPODROME_LANE_POSITIONS", "3000"))
CHUNKS = 8


def random_position(pack: Pack, chance: Random) -> tuple[State, Course]:
    """Horses crowded around one place of the course, some still at the start."""
    state = State()
    course = Course(pack.lanes, pack.lengths, pack.bend, pack.whip)
    middle = chance.choice(
        (0, 2, chance.randrange(pack.lengths), pack.bend, pack.whip, pack.lengths)
    )
    for horse in range(1, pack.horses + 1):
        length = min(pack.lengths, max(0, middle + chance.randrange(-3, 6)))
        lane = chance.randrange(1, pack.lanes + 1)
        if length == 0:
            lane = (horse - 1) % pack.lanes + 1
        if course.on_square((lane, length)) or chance.random() < 0.2:
            continue
        arrange(state, status={horse: RUNNING}, lane={horse: lane})
        if length > 0:
            put(state, horse, lane, length)
        course.horses[horse] = (lane, length)
    return state, course


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("edition", ["standard", "tiny"])
def test_A9_9_reachable_squares_are_those_of_every_path_by_the_text(
    edition: str, chunk: int
) -> None:
    pack: Pack = GAME.pack(edition).printed
    chance = Random(f"{edition} {chunk}")
    compared = 0
    while compared < POSITIONS // (2 * CHUNKS):
        state, course = random_position(pack, chance)
        if not course.horses:
            continue
        horse = chance.choice(list(course.horses))
        steps = chance.randrange(1, 7)
        expected = course.reach(horse, steps)
        assert lanes(reach(pack, state, horse, steps)) == expected, (course, horse, steps)
        for lane in range(pack.lanes + 1):
            code = barred(pack, state, horse, steps, lane)
            assert (code == ALLOWED) == (lane in expected), (course, horse, steps, lane)
        compared += 1


def test_A10_12_a_bonus_goes_as_far_as_the_oracle_finds_a_path() -> None:
    pack: Pack = GAME.pack().printed
    chance = Random(12)
    for _ in range(300):
        state, course = random_position(pack, chance)
        for horse, (_, length) in course.horses.items():
            number = chance.randrange(1, 6)
            found = [
                steps
                for steps in range(1, number + 1)
                if length + steps <= pack.lengths and course.reach(horse, steps)
            ]
            assert farthest(pack, state, horse, number) == max(found, default=0)
            break
