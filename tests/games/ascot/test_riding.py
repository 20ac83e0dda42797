"""How the tipster sees the course: squares, lanes and throws, in tenths of a length."""

from collections.abc import Callable

import pytest

from hippodrome.games.ascot.moves import (
    DROP_MOVE,
    DROP_WITH_ADVANTAGE_MOVE,
    FOR_FAVOURITE_MOVE,
    FOR_NEXT_MOVE,
    PASS_MOVE,
    advantage_move,
    lane_move,
    onward_move,
)
from hippodrome.games.ascot.state import (
    ANY_COLOUR,
    BLACK,
    BLUE,
    BRIDLE,
    BROKEN_BRIDLE,
    BURST_VESSEL,
    FALLS,
    INSIDE_LANE,
    MOVE_BACK,
    MOVE_ON,
    OUTSIDE_LANES,
    OVERTAKE,
    PAY_TO_BANK,
    PLAIN,
    RED,
    SURE_FOOTED,
    VESSELS,
    WHIP,
    YELLOW,
)
from hippodrome.games.ascot.tipster.riding import (
    ahead_worth,
    best_lane,
    burdened_for_good,
    danger,
    landing_worth,
    lane_worth,
    others_waiting,
    square_worth,
    throw_worth,
    tip_colour,
    tip_whose,
)
from tests.games.ascot.positions import Runner, Table, race
from tests.games.common.scenes import arrange

BLACK_HORSE, RED_HORSE, BLUE_HORSE = 1, 2, 4
Square = int | tuple[int, int]


def course(squares: dict[tuple[int, int], Square], **others: Runner) -> Table:
    """Seat 0 rides a black, a red and a blue horse; the bend goes from 38 to 49."""
    runners = {BLACK_HORSE: (0, 1, 20), RED_HORSE: (0, 3, 20), BLUE_HORSE: (0, 5, 20)}
    more = {int(horse[1:]): runner for horse, runner in others.items()}
    return race({**runners, 12: (1, 6, 5), **more}, squares=squares)


def worth(square: Square, horse: int = RED_HORSE, **cards: int) -> int:
    table = course({(3, 22): square})
    table.having(
        disadvantages={0: cards.get("disadvantages", 0)},
        advantages={0: {table.pack.colour[horse]: cards.get("advantages", 0)}},
    )
    return square_worth(table.pack, table.state, 0, horse, 3, 22)


@pytest.mark.parametrize(
    ("square", "expected"),
    [
        (PLAIN, 0),
        (WHIP, 0),
        ((MOVE_ON, 4), 40),
        ((MOVE_BACK, 3), -30),
        (OVERTAKE, 0),  # nobody is ahead
        ((OUTSIDE_LANES, 3), 15),
        ((INSIDE_LANE, 5), 25),
        ((PAY_TO_BANK, 3000), -6),
        (BROKEN_BRIDLE, -300),
        (BURST_VESSEL, -300),
        (FALLS, -60),
    ],
)
def test_a_square_is_worth_what_it_brings(square: Square, expected: int) -> None:
    assert worth(square) == expected


@pytest.mark.parametrize(("ahead", "expected"), [(23, 20), (30, 90), (59, 330), (60, 0), (21, 0)])
def test_A10_13_to_overtake_is_worth_the_lengths_to_beyond_the_next_horse(
    ahead: int, expected: int
) -> None:
    table = course({(3, 22): OVERTAKE}, h6=(1, 5, ahead))
    assert square_worth(table.pack, table.state, 0, RED_HORSE, 3, 22) == expected


def test_A10_13_where_no_way_leads_past_there_is_nothing_to_gain() -> None:
    table = course({(3, 41): OVERTAKE}, h6=(1, 3, 42))
    assert square_worth(table.pack, table.state, 0, RED_HORSE, 3, 41) == 0  # in the bend
    table = course({(3, 41): OVERTAKE}, h6=(1, 4, 42))
    assert square_worth(table.pack, table.state, 0, RED_HORSE, 3, 41) == 20


def test_A10_9_lengths_within_a_throw_of_the_post_are_worth_nothing_more() -> None:
    table = course({(3, 53): (MOVE_ON, 4), (3, 56): (MOVE_ON, 4), (2, 53): RED})
    pack, state = table.pack, table.state
    assert square_worth(pack, state, 0, RED_HORSE, 3, 53) == 20
    assert square_worth(pack, state, 0, RED_HORSE, 3, 56) == 0
    assert square_worth(pack, state, 0, RED_HORSE, 2, 53) == 20
    arrange(state, smaller=1)
    assert square_worth(pack, state, 0, RED_HORSE, 3, 56) == 40


def test_squares_ahead_count_by_the_throws_that_reach_them() -> None:
    table = course({(3, 24): (MOVE_ON, 6)})
    pack, state = table.pack, table.state
    assert ahead_worth(pack, state, 0, RED_HORSE, 3, 22) == 60 // 12  # one throw of six, halved
    assert ahead_worth(pack, state, 0, RED_HORSE, 6, 22) == 0  # three lanes off
    assert ahead_worth(pack, state, 0, RED_HORSE, 3, 24) == 0  # behind it


def stable_of_two(other_at: int, favourite_at: int, die: int) -> int:
    """Seat 0 has thrown for its favourite, red 2, or its other horse, black 1."""
    table = race({RED_HORSE: (0, 3, favourite_at), BLACK_HORSE: (0, 1, other_at), 12: (1, 6, 5)})
    table.having(favourite={0: RED_HORSE}, turn=0, die={0: die}, moved=0)
    return tip_whose(table.pack, table.state, 0)


def test_A8_2_the_favourite_takes_a_good_throw_and_leaves_a_bad_one() -> None:
    assert stable_of_two(20, 20, 6) == FOR_FAVOURITE_MOVE
    assert stable_of_two(20, 20, 1) == FOR_NEXT_MOVE


def test_A8_2_another_horse_gets_the_throw_that_brings_it_home() -> None:
    assert stable_of_two(57, 30, 4) == FOR_NEXT_MOVE
    assert stable_of_two(57, 30, 5) == FOR_FAVOURITE_MOVE
    assert stable_of_two(57, 57, 4) == FOR_FAVOURITE_MOVE  # both need it


def test_a_colour_is_worth_its_lengths_or_half_of_them_with_an_advantage() -> None:
    assert worth(RED) == 30
    assert worth(BLACK, BLACK_HORSE) == 40
    assert worth(BLUE, BLUE_HORSE) == 10
    for other in (BLACK, YELLOW, BLUE, ANY_COLOUR):
        assert worth(other) == 0
        assert worth(other, advantages=1) == 15
    assert worth(YELLOW, BLACK_HORSE, advantages=2) == 20
    # Where a Disadvantage can be dropped, the own colour is worth three lengths at least.
    assert worth(BLUE, BLUE_HORSE, disadvantages=1) == 30
    assert worth(BLACK, BLACK_HORSE, disadvantages=1) == 40


@pytest.mark.parametrize(
    ("square", "kind"), [(BROKEN_BRIDLE, BRIDLE), (BURST_VESSEL, VESSELS), (FALLS, SURE_FOOTED)]
)
def test_a_kept_report_takes_nine_tenths_of_its_danger(square: int, kind: int) -> None:
    table = course({})
    pack, state = table.pack, table.state
    full = danger(pack, state, 0, square)
    assert full == (60 if square == FALLS else 300)
    for other in {BRIDLE, VESSELS, SURE_FOOTED} - {kind}:
        arrange(state, kept={0: {other: 1}})
    assert danger(pack, state, 0, square) == full
    arrange(state, kept={0: {kind: 1}})
    assert danger(pack, state, 0, square) == full // 10
    assert danger(pack, state, 1, square) == full
    for harmless in (PLAIN, RED, OVERTAKE, PAY_TO_BANK, MOVE_BACK):
        assert danger(pack, state, 0, harmless) == 0


def test_horses_up_to_four_lengths_ahead_are_in_the_way() -> None:
    def seen(*lengths: int) -> int:
        others = {f"h{6 + place}": (1, 3, length) for place, length in enumerate(lengths)}
        table = course({}, **others)
        return lane_worth(table.pack, table.state, 0, RED_HORSE, 3, 22)

    assert seen() == 0
    assert seen(23) == seen(26) == -5
    assert seen(23, 24) == -10
    assert seen(27) == seen(22) == 0


def test_dangers_of_the_bend_count_from_before_it_and_only_ahead() -> None:
    def seen(length: int, danger_at: int = 45, square: int = BURST_VESSEL) -> int:
        table = course({(3, danger_at): square, (4, 46): BURST_VESSEL})
        return lane_worth(table.pack, table.state, 0, RED_HORSE, 3, length)

    assert seen(31) == seen(37) == seen(44) == -85  # one square in three and a half
    assert seen(30) == seen(20) == -42  # there is still time to change the lane
    assert seen(45) == seen(50) == 0
    assert seen(31, 38) == 0  # before the bend
    assert seen(31, 39) == seen(31, 49) == -85
    assert seen(31, 50) == 0  # beyond it
    assert seen(31, 45, FALLS) == -17


def test_the_post_is_all_with_clean_hands_and_nothing_with_a_disadvantage() -> None:
    table = course({(3, 22): RED}, h6=(1, 3, 24))
    pack, state = table.pack, table.state
    assert landing_worth(pack, state, 0, RED_HORSE, 0, 61) == 300
    arrange(state, disadvantages={0: 1})
    assert landing_worth(pack, state, 0, RED_HORSE, 0, 61) == -300
    arrange(state, disadvantages={0: 0})
    assert landing_worth(pack, state, 0, RED_HORSE, 3, 22) == 30 - 5


def test_a_throw_is_worth_its_points_and_its_best_square() -> None:
    table = course({(4, 22): RED, (2, 23): BURST_VESSEL})
    pack, state = table.pack, table.state
    assert throw_worth(pack, state, 0, RED_HORSE, 1) == 10
    assert throw_worth(pack, state, 0, RED_HORSE, 2) == 20 + 30
    assert throw_worth(pack, state, 0, RED_HORSE, 3) == 30
    arrange(state, fallen={RED_HORSE: 1})
    assert [throw_worth(pack, state, 0, RED_HORSE, points) for points in (1, 5, 6)] == [0, 0, 60]


def test_beyond_the_post_a_throw_is_worth_nothing_and_blocked_it_is_worse() -> None:
    table = race({RED_HORSE: (0, 3, 59), 12: (1, 6, 5)})
    pack, state = table.pack, table.state
    assert throw_worth(pack, state, 0, RED_HORSE, 2) == 300
    assert throw_worth(pack, state, 0, RED_HORSE, 3) == 0
    blocked = race({RED_HORSE: (0, 3, 42), 6: (1, 3, 43), 12: (1, 6, 5)})
    assert throw_worth(blocked.pack, blocked.state, 0, RED_HORSE, 1) == -10


def on_its_colour(length: int = 20, steps: int = 3, disadvantages: int = 1) -> Table:
    """The red horse stands somewhere on lane 3 and may go on some steps."""
    table = race({RED_HORSE: (0, 3, length), 12: (1, 6, 5)})
    table.having(mover=RED_HORSE, target=length + steps, disadvantages={0: disadvantages})
    return table


def goes_on(table: Table, *moves: int) -> int:
    return tip_colour(table.pack, table.state, 0, [PASS_MOVE, *moves], 1 + len(moves))


def test_a_disadvantage_is_dropped_where_little_is_lost_by_it() -> None:
    choices = (DROP_MOVE, onward_move(2), onward_move(3))
    assert goes_on(on_its_colour(), *choices) in choices[1:]
    assert goes_on(on_its_colour(steps=2), *choices) == DROP_MOVE
    assert goes_on(on_its_colour(disadvantages=2), *choices) == DROP_MOVE
    assert goes_on(on_its_colour(length=38), *choices) != DROP_MOVE  # 22 lengths to go
    assert goes_on(on_its_colour(length=39), *choices) == DROP_MOVE
    with_an_advantage = (DROP_WITH_ADVANTAGE_MOVE, advantage_move(2), advantage_move(3))
    assert goes_on(on_its_colour(), *with_an_advantage) == DROP_WITH_ADVANTAGE_MOVE
    assert goes_on(on_its_colour(steps=1), DROP_MOVE) == DROP_MOVE
    assert goes_on(on_its_colour(), DROP_MOVE) == PASS_MOVE  # nowhere to go, and none too many


@pytest.mark.parametrize("move", [onward_move, advantage_move])
def test_from_a_colour_it_goes_to_the_best_square_or_stays(move: Callable[[int], int]) -> None:
    table = on_its_colour(disadvantages=0)
    table.pack.square[3][23], table.pack.square[4][23] = BURST_VESSEL, BLACK
    table.pack.square[2][23], table.pack.reach[2][23] = MOVE_ON, 2
    assert goes_on(table, *map(move, (2, 3, 4))) == move(2)
    assert goes_on(table, *map(move, (3, 4))) == move(4)
    assert goes_on(table, move(3)) == PASS_MOVE


@pytest.mark.parametrize("lane", [1, 2, 3])
def test_the_best_lane_is_taken_wherever_it_is_listed_and_the_first_of_equals(lane: int) -> None:
    table = on_its_colour()
    for other in (1, 2, 3):
        table.pack.square[other][23] = MOVE_ON if other == lane else BURST_VESSEL
        table.pack.reach[other][23] = 1 if other == lane else 0
    moves = list(map(lane_move, (1, 2, 3)))
    assert best_lane(table.pack, table.state, 0, moves, 3, lane_move(0)) == lane_move(lane)
    for other in (1, 2, 3):
        table.pack.square[other][23] = PLAIN
    assert best_lane(table.pack, table.state, 0, moves, 3, lane_move(0)) == lane_move(1)


@pytest.mark.parametrize("horse", [1, 2, 11, 12])
def test_horses_that_have_not_had_their_throw_are_waited_for(horse: int) -> None:
    table = race({horse: (0, 3, 20), 6: (0, 4, 20), 7: (1, 6, 5)})
    pack, state = table.pack, table.state
    arrange(state, favourite={0: 6})
    assert others_waiting(pack, state, 0) == 1
    arrange(state, moved=1 << horse)
    assert others_waiting(pack, state, 0) == 0
    arrange(state, moved=1 << 6)
    assert others_waiting(pack, state, 0) == 1


@pytest.mark.parametrize(("length", "burdened"), [(54, False), (55, True), (60, True)])
def test_A10_9_it_dreads_to_wait_at_the_post_with_a_disadvantage(
    length: int, burdened: bool
) -> None:
    table = course({})
    free = landing_worth(table.pack, table.state, 0, RED_HORSE, 3, length)
    table.having(disadvantages={0: 1})
    assert (landing_worth(table.pack, table.state, 0, RED_HORSE, 3, length) < free) == burdened
    table.having(smaller=1)  # then it may still come to a square where one is dropped
    assert landing_worth(table.pack, table.state, 0, RED_HORSE, 3, length) == free


@pytest.mark.parametrize(
    ("square", "advantages", "disadvantages", "burdened"),
    [
        (RED, 0, 1, False),  # dropped there
        (RED, 0, 2, True),  # only one of them is
        (BLUE, 1, 1, False),
        (ANY_COLOUR, 1, 1, False),
        (BLUE, 0, 1, True),
        (PLAIN, 1, 1, True),
        ((MOVE_BACK, 1), 1, 1, True),
    ],
)
def test_A10_9_unless_it_can_be_dropped_right_there(
    square: Square, advantages: int, disadvantages: int, burdened: bool
) -> None:
    table = course({(3, 58): square})
    table.having(advantages={0: {RED: advantages}}, disadvantages={0: disadvantages})
    found = burdened_for_good(table.pack, table.state, 0, RED_HORSE, 3, 58)
    assert found == burdened


def test_A10_9_near_the_post_only_the_exact_throw_is_worth_anything() -> None:
    table = race({RED_HORSE: (0, 3, 58), 12: (1, 6, 5)})
    worths = [throw_worth(table.pack, table.state, 0, RED_HORSE, points) for points in range(1, 7)]
    assert worths[2] > 0
    assert [*worths[:2], *worths[3:]] == [0] * 5
