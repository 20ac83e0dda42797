"""A9: lanes, cutting in, overtaking, the bend and being jostled."""

from hippodrome.games.ascot.events import JOSTLED, MOVED
from hippodrome.games.ascot.moves import lane_move
from hippodrome.games.ascot.phases import DIE, MOVE
from hippodrome.games.ascot.rules.lanes import barred, reach
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
from hippodrome.games.ascot.state import (
    BLACK,
    BROKEN_BRIDLE,
    DISQUALIFIED,
    ELIMINATED,
    HOME,
    MOVE_ON,
    RUNNING,
)
from tests.games.ascot.positions import Runner, die, lanes, place, race


def reached(runners: dict[int, Runner], horse: int, steps: int) -> set[int]:
    table = race(runners)
    return lanes(reach(table.pack, table.state, horse, steps))


def why_not(runners: dict[int, Runner], horse: int, steps: int, lane: int) -> int:
    table = race(runners)
    return barred(table.pack, table.state, horse, steps, lane)


def test_A9_1_horses_behind_pass_over_those_in_front_at_the_start_only() -> None:
    assert reached({1: (0, 1, 0), 7: (1, 1, 0)}, 7, 1) == {1}
    # One length further on nobody passes over anybody: only the way round is left.
    assert reached({1: (0, 1, 1), 7: (1, 1, 0)}, 7, 2) == set()
    assert why_not({1: (0, 1, 1), 7: (1, 1, 0)}, 7, 2, 1) == HORSE_IN_THE_WAY


def test_A9_1_two_horses_never_share_a_square() -> None:
    runners = {1: (0, 3, 10), 2: (1, 3, 12)}
    assert 3 not in reached(runners, 1, 2)
    assert why_not(runners, 1, 2, 3) == SQUARE_TAKEN
    for lane in (1, 6):
        beside = {4: (0, 2 if lane == 1 else 5, 10), 2: (1, lane, 12)}
        assert why_not(beside, 4, 2, lane) == SQUARE_TAKEN


def test_A9_2_the_first_square_is_on_the_own_lane() -> None:
    assert reached({4: (0, 4, 0)}, 4, 1) == {4}
    assert reached({4: (0, 4, 0)}, 4, 2) == {3, 4, 5}
    assert why_not({4: (0, 4, 0)}, 4, 2, 6) == STRAIGHT_FROM_GATE


def test_A9_3_outermost_to_innermost_in_five_lengths_not_in_four() -> None:
    assert 1 in reached({6: (0, 6, 10)}, 6, 5)
    assert 1 not in reached({6: (0, 6, 10)}, 6, 4)
    assert why_not({6: (0, 6, 10)}, 6, 4, 1) == LANE_TOO_FAR


def test_A9_3_one_lane_a_length_never_sideways() -> None:
    assert reached({3: (0, 3, 10)}, 3, 1) == {2, 3, 4}


def test_A9_4_cutting_in_two_lengths_ahead_is_refused_three_allowed() -> None:
    # Horse 2 steps from lane 2 to lane 1 onto length 11; horse 1 is behind on lane 1.
    assert why_not({2: (0, 2, 10), 1: (1, 1, 9)}, 2, 1, 1) == CUTTING_IN
    assert why_not({2: (0, 2, 10), 1: (1, 1, 8)}, 2, 1, 1) == ALLOWED


def test_A9_4_a_lane_may_not_even_be_crossed() -> None:
    # From lane 3 to lane 1 in two lengths crosses lane 2, where horse 2 is close behind.
    assert 1 not in reached({3: (0, 3, 10), 2: (1, 2, 9)}, 3, 2)
    assert 1 in reached({3: (0, 3, 10), 2: (1, 2, 8)}, 3, 2)


def test_A9_5_overtaking_is_on_the_right() -> None:
    runners = {3: (0, 3, 10), 4: (1, 3, 11)}
    assert reached(runners, 3, 2) == {4, 5}  # back into lane 3 would cut in (A9.4)
    assert why_not(runners, 3, 2, 2) == LEFT_OVERTAKING


def test_A9_5_on_the_left_only_if_no_move_would_be_possible_otherwise() -> None:
    # Lane 6 is the outermost, so there is no right.
    assert reached({6: (0, 6, 10), 5: (1, 6, 11)}, 6, 2) == {4, 5}


def test_A9_6_no_change_of_lane_in_the_bend() -> None:
    table = race({3: (0, 3, 20)})
    bend, whip = table.pack.bend, table.pack.whip
    assert reached({3: (0, 3, bend)}, 3, 3) == {3}
    assert reached({3: (0, 3, bend - 1)}, 3, 3) == {2, 3, 4}
    assert why_not({3: (0, 3, bend)}, 3, 3, 2) == NO_CHANGE_IN_BEND
    assert whip > bend


def test_A9_7_a_horse_without_a_path_is_jostled_back_one_length() -> None:
    table = race({3: (0, 3, 40), 4: (1, 3, 41)})  # in the bend: no way round
    die(table, 2)
    assert place(table, 3) == (3, 39)
    assert table.events(JOSTLED) == [(JOSTLED, 3, 3, 39)]


def test_A9_7_it_stays_if_the_square_behind_is_taken_or_before_the_gate() -> None:
    table = race({3: (0, 3, 40), 4: (1, 3, 41), 5: (1, 3, 39)})
    die(table, 2)
    assert place(table, 3) == (3, 40)
    table = race({1: (0, 1, 0), 7: (1, 1, 1)})
    die(table, 2)
    assert place(table, 1) == (1, 0)
    table = race({1: (0, 1, 1), 7: (1, 1, 2), 2: (1, 2, 2)})
    die(table, 1)
    assert table.events(JOSTLED) == [(JOSTLED, 1, 1, 1)]
    assert place(table, 1) == (1, 1)


def test_A9_7_jostled_it_neither_obeys_nor_uses_its_colour() -> None:
    squares: dict[tuple[int, int], int | tuple[int, int]] = {(1, 39): BLACK}
    table = race({1: (0, 1, 40), 4: (1, 1, 41)}, squares=squares)
    die(table, 2)
    assert place(table, 1) == (1, 39)
    assert table.state.turn == 1  # nothing was asked
    squares = {(1, 39): (MOVE_ON, 3)}
    table = race({1: (0, 1, 40), 4: (1, 1, 41)}, squares=squares)
    assert place(die(table, 2), 1) == (1, 39)


def test_A9_8_lane_rules_come_before_what_squares_grant() -> None:
    # Move on 3 from the bend, with a horse in the way two lengths ahead: only one can be made.
    squares: dict[tuple[int, int], int | tuple[int, int]] = {(3, 40): (MOVE_ON, 3)}
    table = race({3: (0, 3, 39), 4: (1, 3, 42)}, squares=squares)
    die(table, 1)
    assert place(table, 3) == (3, 41)


def test_A9_9_the_player_chooses_among_all_squares_in_reach() -> None:
    table = die(race({3: (0, 3, 10)}), 1)
    assert table.state.phase == MOVE
    assert table.menu(0) == [lane_move(2), lane_move(3), lane_move(4)]
    table.play(0, lane_move(4))
    assert place(table, 3) == (4, 11)
    assert table.events(MOVED) == [(MOVED, 3, 4, 11)]


def test_A9_9_a_single_square_is_not_asked_for() -> None:
    table = die(race({3: (0, 3, 40), 4: (1, 4, 40)}), 2)
    assert place(table, 3) == (3, 42)
    assert (table.state.phase, table.state.turn) == (DIE, 1)


def test_A9_9_barred_lanes_say_why() -> None:
    table = die(race({3: (0, 3, 10)}), 1)
    assert table.refusal(0, lane_move(5)) == LANE_TOO_FAR
    assert table.refusal(0, lane_move(0)) == NOT_AT_THE_POST
    assert barred(table.pack, table.state, 3, 1, 7) == NO_SUCH_LANE
    assert barred(table.pack, table.state, 3, 0, 3) == NO_WAY_ON


def test_A9_10_horses_n_and_n_plus_six_start_on_lane_n() -> None:
    table = race({horse: (horse % 2, (horse - 1) % 6 + 1, 0) for horse in range(1, 13)})
    assert [table.state.lane[horse] for horse in range(1, 13)] == [1, 2, 3, 4, 5, 6] * 2
    assert place(die(table, 5).play(0, lane_move(1)), 2) == (1, 5)


def test_A9_10_horses_at_the_start_block_nobody_but_count_for_cutting_in() -> None:
    # Horse 2 throws 2 and would enter lane 1 at length 2, where horse 7 waits at the start.
    assert why_not({2: (0, 2, 0), 7: (1, 1, 0)}, 2, 2, 1) == CUTTING_IN
    assert 1 in reached({2: (0, 2, 0), 7: (1, 1, 0)}, 2, 3)
    assert reached({1: (0, 1, 0), 7: (1, 1, 0)}, 1, 1) == {1}


def test_A9_11_horses_on_other_lanes_may_be_passed_on_either_side() -> None:
    assert 3 in reached({4: (0, 4, 10), 3: (1, 5, 12)}, 4, 4)


def test_A9_11_a_horse_only_drawn_level_with_is_not_overtaken() -> None:
    # Two lengths lead to the length of horse 5, not beyond: ending on its left is no overtaking.
    assert 2 in reached({3: (0, 3, 10), 5: (1, 3, 12)}, 3, 2)


def test_A9_12_the_step_after_the_whip_may_be_diagonal_again() -> None:
    table = race({3: (0, 3, 20)})
    assert reached({3: (0, 3, table.pack.whip - 1)}, 3, 1) == {3}
    assert reached({3: (0, 3, table.pack.whip)}, 3, 1) == {2, 3, 4}
    assert reached({3: (0, 3, table.pack.bend - 1)}, 3, 1) == {2, 3, 4}


def test_A9_13_fallen_horses_stay_and_block() -> None:
    table = race({3: (0, 3, 40), 4: (1, 3, 41)})
    table.having(fallen={4: 1})
    assert place(die(table, 2), 3) == (3, 39)


def test_A9_13_horses_eliminated_home_or_disqualified_leave_their_square() -> None:
    table = race({3: (1, 3, 40), 4: (0, 3, 41)}, squares={(3, 42): BROKEN_BRIDLE})
    assert die(table, 1).state.status[4] == ELIMINATED
    assert place(die(table, 3), 3) == (3, 43)
    for disadvantages, status in ((0, HOME), (1, DISQUALIFIED)):
        table = race({3: (1, 3, 54), 4: (0, 3, 60)})
        table.having(disadvantages={0: disadvantages})
        assert die(table, 1).state.status[4] == status
        assert lane_move(3) in die(table, 6).menu(1)


def test_A10_9_beyond_the_post_no_lane_can_be_reached() -> None:
    for length, steps in ((60, 2), (60, 3), (58, 6)):
        for lane in range(7):
            assert why_not({3: (0, 3, length)}, 3, steps, lane) == NOT_AT_THE_POST
    # With the exact throw there is only the post, with less only lanes.
    assert why_not({3: (0, 3, 60)}, 3, 1, 0) == ALLOWED
    assert why_not({3: (0, 3, 60)}, 3, 1, 3) == NOT_AT_THE_POST
    assert why_not({3: (0, 3, 59)}, 3, 1, 0) == NOT_AT_THE_POST
    assert why_not({3: (0, 3, 59)}, 3, 1, 3) == ALLOWED
    assert why_not({3: (0, 3, 59)}, 3, 1, -1) == NO_SUCH_LANE


def test_A9_10_only_running_horses_of_that_lane_wait_at_the_gate() -> None:
    for other, lane, status, barred_by in (
        (7, 1, RUNNING, CUTTING_IN),
        (12, 1, RUNNING, CUTTING_IN),
        (7, 1, ELIMINATED, ALLOWED),
        (7, 3, RUNNING, ALLOWED),
    ):
        table = race({2: (0, 2, 0), other: (1, lane, 0)})
        table.having(status={other: status})
        assert barred(table.pack, table.state, 2, 2, 1) == barred_by


def test_A9_7_from_the_second_length_a_horse_is_jostled_onto_the_first() -> None:
    runners: dict[int, Runner] = {1: (0, 1, 2), 7: (1, 1, 3), 2: (1, 2, 3)}
    table = die(race(runners), 1)
    assert table.events(JOSTLED) == [(JOSTLED, 1, 1, 1)]
    assert place(table, 1) == (1, 1)
