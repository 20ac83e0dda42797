"""How the tipster sees the course: squares, lanes and throws, in tenths of a length."""

import pytest

from hippodrome.games.ascot.riding import (
    danger,
    landing_worth,
    lane_worth,
    square_worth,
    throw_worth,
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
from tests.games.ascot.positions import Runner, Table, race

BLACK_HORSE, RED_HORSE, BLUE_HORSE = 1, 2, 4
Square = int | tuple[int, int]


def course(squares: dict[tuple[int, int], Square], **others: Runner) -> Table:
    """Seat 0 rides a black, a red and a blue horse; the bend goes from 38 to 49."""
    runners = {BLACK_HORSE: (0, 1, 20), RED_HORSE: (0, 3, 20), BLUE_HORSE: (0, 5, 20)}
    more = {int(horse[1:]): runner for horse, runner in others.items()}
    return race({**runners, 12: (1, 6, 5), **more}, squares=squares)


def worth(square: Square, horse: int = RED_HORSE, **cards: int) -> int:
    table = course({(3, 22): square})
    table.state.disadvantages[0] = cards.get("disadvantages", 0)
    table.state.advantages[0][table.pack.colour[horse]] = cards.get("advantages", 0)
    return square_worth(table.pack, table.state, 0, horse, 3, 22)


@pytest.mark.parametrize(
    ("square", "expected"),
    [
        (PLAIN, 0),
        (WHIP, 0),
        ((MOVE_ON, 4), 40),
        ((MOVE_BACK, 3), -30),
        (OVERTAKE, 10),
        (OUTSIDE_LANES, 10),
        (INSIDE_LANE, 10),
        ((PAY_TO_BANK, 3000), -6),
        (BROKEN_BRIDLE, -300),
        (BURST_VESSEL, -300),
        (FALLS, -60),
    ],
)
def test_a_square_is_worth_what_it_brings(square: Square, expected: int) -> None:
    assert worth(square) == expected


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
        state.kept[0][other] = 1
    assert danger(pack, state, 0, square) == full
    state.kept[0][kind] = 1
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
    state.disadvantages[0] = 1
    assert landing_worth(pack, state, 0, RED_HORSE, 0, 61) == -300
    state.disadvantages[0] = 0
    assert landing_worth(pack, state, 0, RED_HORSE, 3, 22) == 30 - 5


def test_a_throw_is_worth_its_points_and_its_best_square() -> None:
    table = course({(4, 22): RED, (2, 23): BURST_VESSEL})
    pack, state = table.pack, table.state
    assert throw_worth(pack, state, 0, RED_HORSE, 1) == 10
    assert throw_worth(pack, state, 0, RED_HORSE, 2) == 20 + 30
    assert throw_worth(pack, state, 0, RED_HORSE, 3) == 30
    state.fallen[RED_HORSE] = 1
    assert [throw_worth(pack, state, 0, RED_HORSE, points) for points in (1, 5, 6)] == [0, 0, 60]


def test_beyond_the_post_a_throw_is_worth_nothing_and_blocked_it_is_worse() -> None:
    table = race({RED_HORSE: (0, 3, 59), 12: (1, 6, 5)})
    pack, state = table.pack, table.state
    assert throw_worth(pack, state, 0, RED_HORSE, 2) == 300 + 20
    assert throw_worth(pack, state, 0, RED_HORSE, 3) == 0
    blocked = race({RED_HORSE: (0, 3, 42), 6: (1, 3, 43), 12: (1, 6, 5)})
    assert throw_worth(blocked.pack, blocked.state, 0, RED_HORSE, 1) == -10
