"""A10: inscriptions, reports in need and the post."""

import pytest

from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.events import (
    DISQUALIFIED_AT_POST,
    FELL,
    LED_BY_INSCRIPTION,
    NEED_ACCEPTED,
    NEED_DECLINED,
    NEED_OFFERED,
    NOTHING_DOING,
    OUT_OF_RACE,
    PAID,
    PAST_POST,
    REPORT_GIVEN_UP,
    WAITED_AT_POST,
)
from hippodrome.games.ascot.moves import (
    ACCEPT_MOVE,
    PASS_MOVE,
    inscription_move,
    lane_move,
    need_move,
    onward_move,
)
from hippodrome.games.ascot.phases import COLOUR, DIE, INSCRIPTION, NEED, NEED_ANSWER
from hippodrome.games.ascot.rules.reasons import (
    ANSWER_OF_ANOTHER,
    LANE_NOT_ASKED_FOR,
    MONEY_ABOVE_MEANS,
    NO_MONEY,
    NOT_A_STEP,
)
from hippodrome.games.ascot.state import (
    BLACK,
    BLUE,
    BRIDLE,
    BROKEN_BRIDLE,
    BURST_VESSEL,
    DISQUALIFIED,
    ELIMINATED,
    FALLS,
    HOME,
    INSIDE_LANE,
    INSIDE_LANES,
    MOVE_BACK,
    MOVE_ON,
    NOBODY,
    OUTSIDE_LANE,
    OUTSIDE_LANES,
    OVERTAKE,
    PAY_TO_BANK,
    RED,
    RUNNING,
    SURE_FOOTED,
    VESSELS,
    WHIP,
    YELLOW,
)
from tests.games.ascot.positions import Runner, Table, die, place, race

Squares = dict[tuple[int, int], int | tuple[int, int]]

BLACK_HORSE, RED_HORSE, YELLOW_HORSE, BLUE_HORSE = 1, 2, 3, 4
OTHER = {12: (1, 6, 5)}
"""A horse of seat 1, far behind."""


def landed(
    square: int | tuple[int, int],
    horse: int = RED_HORSE,
    advantages: int = 0,
    disadvantages: int = 0,
    others: dict[int, Runner] | None = None,
    more: Squares | None = None,
) -> Table:
    """Seat 0's horse goes in the bend from length 42 to 43 of lane 3, onto that square."""
    squares: Squares = {(3, 43): square, **(more or {})}
    table = race({horse: (0, 3, 42), **OTHER, **(others or {})}, squares=squares)
    table.having(
        advantages={0: {table.pack.colour[horse]: advantages}}, disadvantages={0: disadvantages}
    )
    return die(table, 1)


def test_A10_5_with_a_disadvantage_left_the_post_disqualifies() -> None:
    table = race({2: (0, 3, 60), 12: (1, 6, 60)})
    table.having(disadvantages={0: 1})
    die(table, 1)
    assert table.events(DISQUALIFIED_AT_POST) == [(DISQUALIFIED_AT_POST, 2, 0, 0)]
    assert table.state.status[2] == DISQUALIFIED
    die(table, 1)
    assert table.state.arrival[12] == 1  # the others move up


@pytest.mark.parametrize(("square", "kind"), [(BROKEN_BRIDLE, BRIDLE), (BURST_VESSEL, VESSELS)])
def test_A10_6_bridle_and_vessel_eliminate_without_the_report(square: int, kind: int) -> None:
    table = landed(square)
    assert table.events(OUT_OF_RACE) == [(OUT_OF_RACE, RED_HORSE, 0, 0)]
    assert table.state.status[RED_HORSE] == ELIMINATED
    assert table.state.stands[3][43] == 0
    squares: Squares = {(3, 43): square}
    table = race({2: (0, 3, 42), **OTHER}, squares=squares)
    table.having(kept={0: {kind: 1}})
    die(table, 1)
    assert table.events(REPORT_GIVEN_UP) == [(REPORT_GIVEN_UP, 0, kind, 2)]
    assert table.state.kept[0][kind] == 0
    assert table.state.status[2] == RUNNING


def test_A10_6_a_fallen_horse_waits_for_a_six() -> None:
    table = landed(FALLS)
    assert table.events(FELL) == [(FELL, RED_HORSE, 0, 0)]
    assert table.state.fallen[RED_HORSE] == 1
    squares: Squares = {(3, 43): FALLS}
    table = race({2: (0, 3, 42), **OTHER}, squares=squares)
    table.having(kept={0: {SURE_FOOTED: 1}})
    assert die(table, 1).state.fallen[2] == 0


def test_A10_6_overtake_goes_one_length_ahead_on_another_lane() -> None:
    squares: Squares = {(3, 20): OVERTAKE}
    table = race({2: (0, 3, 19), 12: (1, 4, 22), 8: (1, 2, 22)}, squares=squares)
    die(table, 1)
    table.play(0, lane_move(3))
    # Horses on lanes 2 and 4 stand just in front; their lanes are not taken.
    assert table.state.phase == INSCRIPTION
    assert table.menu(0) == [
        inscription_move(1),
        inscription_move(3),
        inscription_move(5),
        inscription_move(6),
    ]
    assert table.refusal(0, inscription_move(2)) != 0
    table.play(0, inscription_move(1))
    assert place(table, 2) == (1, 23)


def led(square: tuple[int, int], lane: int, others: dict[int, Runner] | None = None) -> Table:
    """Horse 2 lands on lane `lane`, length 20, by a throw of 1 straight on."""
    squares: Squares = {(lane, 20): square}
    table = race({2: (0, lane, 19), **OTHER, **(others or {})}, squares=squares)
    return die(table, 1).play(0, lane_move(lane))


@pytest.mark.parametrize(
    ("kind", "lanes"),
    [
        (INSIDE_LANES, [1, 2, 3]),
        (OUTSIDE_LANES, [4, 5, 6]),
        (INSIDE_LANE, [1]),
        (OUTSIDE_LANE, [6]),
    ],
)
def test_A10_6_take_the_lanes_asked_for(kind: int, lanes: list[int]) -> None:
    table = led((kind, 5), 3)
    if len(lanes) == 1:
        assert place(table, 2) == (lanes[0], 25)
    else:
        assert table.menu(0) == [inscription_move(lane) for lane in lanes]
        assert table.refusal(0, inscription_move(7 - lanes[0])) == LANE_NOT_ASKED_FOR


def test_A10_6_move_on_and_pay() -> None:
    assert place(landed((MOVE_ON, 3)), RED_HORSE) == (3, 46)
    table = landed((PAY_TO_BANK, 3000))
    assert table.events(PAID) == [(PAID, 0, NOBODY, 3000)]
    assert table.state.bank == 3000


def test_A10_7_a_report_serves_any_own_horse_once() -> None:
    squares: Squares = {(3, 43): BURST_VESSEL, (5, 43): BURST_VESSEL}
    table = race({2: (0, 3, 42), 7: (0, 5, 42), **OTHER}, squares=squares)
    table.having(kept={0: {VESSELS: 1}})
    die(die(table, 1), 1)
    assert (table.state.status[2], table.state.status[7]) == (RUNNING, ELIMINATED)


def test_A10_8_the_inside_of_the_last_bend_has_no_burst_vessel_the_others_have() -> None:
    pack = GAME.pack().printed
    for lane in range(1, pack.lanes + 1):
        bend = [pack.square[lane][length] for length in range(pack.bend + 1, pack.whip + 1)]
        assert bend.count(BURST_VESSEL) == (3 if lane > 1 else 0)
        assert pack.square[lane][pack.whip] == WHIP


def test_A10_9_the_post_is_passed_with_the_exact_throw() -> None:
    for points in range(1, 7):
        table = die(race({2: (0, 3, 60), **OTHER}), points)
        assert (table.state.status[2] == HOME) == (points == 1)
        assert place(table, 2)[1] == 60
        if points > 1:
            assert table.events(WAITED_AT_POST) == [(WAITED_AT_POST, 2, 1, 0)]
            assert (table.state.phase, table.state.turn) == (DIE, 1)  # no second throw
    assert die(race({2: (0, 3, 59), **OTHER}), 2).events(PAST_POST) == [(PAST_POST, 2, 1, 0)]


BLOCKED: dict[int, Runner] = {7: (1, 3, 60), 8: (1, 2, 60), 9: (1, 4, 60)}
"""Three horses on the last length that leave no way past them from lane 3."""


@pytest.mark.parametrize("smaller", [0, 1])
def test_A10_9_an_exact_throw_that_finds_no_path_leaves_the_horse_in_place(smaller: int) -> None:
    table = race({2: (0, 3, 59), **BLOCKED}).having(smaller=smaller)
    assert place(die(table, 2), 2) == (3, 59)
    assert table.events(WAITED_AT_POST) == [(WAITED_AT_POST, 2, 2, 1)]
    table = race({2: (0, 3, 59), **BLOCKED}).having(smaller=smaller)
    assert place(die(table, 3), 2) == (3, 59)


@pytest.mark.parametrize("length", range(55, 61))
def test_A10_9_from_six_lengths_before_the_post_only_the_exact_throw_moves(length: int) -> None:
    for points in range(1, 7):
        table = die(race({2: (0, 3, length), **OTHER}), points)
        assert table.awaited == []  # it has nowhere to go but past the post
        assert place(table, 2) == (3, length)
        assert (table.state.status[2] == HOME) == (length + points == 61)


def test_A10_9_seven_lengths_before_the_post_every_throw_moves() -> None:
    for points in range(1, 7):
        table = die(race({2: (0, 3, 54), **OTHER}), points)
        assert lane_move(3) in table.menu(0)
        assert place(table.play(0, lane_move(3)), 2) == (3, 54 + points)


def test_A10_9_the_throw_that_brings_a_horse_near_the_post_is_played_whole() -> None:
    near = {(lane, 56): RED for lane in range(1, 7)}
    table = die(race({2: (0, 3, 54), **OTHER}, squares=near), 2).play(0, lane_move(3))
    assert place(table.play(0, onward_move(3)), 2) == (3, 59)


def test_A10_9_a_horse_shut_in_near_the_post_is_not_jostled() -> None:
    table = die(race({2: (0, 3, 59), **BLOCKED}), 1)
    assert place(table, 2) == (3, 59)
    assert table.events(WAITED_AT_POST) == [(WAITED_AT_POST, 2, 2, 0)]


def test_A10_9_the_exact_throw_must_be_played_even_if_it_disqualifies() -> None:
    table = race({2: (0, 3, 58), **OTHER}).having(disadvantages={0: 1})
    assert die(table, 3).state.status[2] == DISQUALIFIED


def test_A10_9_by_the_option_a_smaller_throw_moves_the_horse() -> None:
    table = die(race({2: (0, 3, 56), **OTHER}).having(smaller=1), 2).play(0, lane_move(3))
    assert place(table, 2) == (3, 58)
    table = die(race({2: (0, 3, 59), **OTHER}).having(smaller=1), 1)
    assert place(table.play(0, lane_move(3)), 2) == (3, 60)
    assert place(die(race({2: (0, 3, 59), **BLOCKED}).having(smaller=1), 1), 2) == (3, 58)


def test_A10_10_the_course_is_as_the_rules_describe_it() -> None:
    pack = GAME.pack().printed
    assert (pack.lanes, pack.lengths) == (6, 60)
    squares = [pack.square[lane][length] for lane in range(1, 7) for length in range(1, 61)]
    coloured = [squares.count(colour) for colour in (BLACK, RED, YELLOW, BLUE)]
    assert (coloured, sum(coloured)) == ([25, 41, 62, 150], 278)
    white = [square for square in squares if square > BLUE and square != WHIP]
    assert (len(squares), len(white), squares.count(WHIP)) == (360, 76, 6)
    assert sum(coloured) + len(white) + squares.count(WHIP) == len(squares)  # nothing is plain
    assert (pack.bend, pack.whip) == (38, 50)


def test_A10_11_one_inscription_a_turn_and_one_colour_in_either_order() -> None:
    # On its colour to 46, where a white square sends it on 2; the white one there does nothing.
    table = landed(RED, more={(3, 46): (MOVE_ON, 2), (3, 48): (MOVE_BACK, 2)})
    table.play(0, onward_move(3))
    assert place(table, RED_HORSE) == (3, 48)
    # The other way round: led on to its colour, it may still use it.
    table = landed((MOVE_ON, 2), more={(3, 45): RED})
    assert table.state.phase == COLOUR
    assert place(table.play(0, onward_move(3)), RED_HORSE) == (3, 48)


def test_A10_12_only_thrown_points_pass_the_post() -> None:
    squares: Squares = {(3, 58): BLACK, (3, 57): (MOVE_ON, 6)}
    table = die(race({1: (0, 3, 54), **OTHER}, squares=squares), 4).play(0, lane_move(3))
    table.play(0, onward_move(3))
    assert place(table, 1) == (3, 60)
    table = die(race({1: (0, 3, 54), **OTHER}, squares=squares), 3).play(0, lane_move(3))
    assert table.state.phase == INSCRIPTION
    assert place(table.play(0, inscription_move(3)), 1) == (3, 60)


def test_A10_13_the_nearest_length_that_holds_a_horse_counts() -> None:
    table = led((OVERTAKE, 0), 3, {12: (1, 3, 30), 8: (1, 3, 26)})
    # However far ahead. Lane 3 would cut in (A9.4), and horse 8 is passed on the right (A9.5).
    assert table.menu(0) == [inscription_move(lane) for lane in (4, 5, 6)]
    assert table.state.target == 27


def test_A10_13_with_nobody_ahead_or_no_path_nothing_happens() -> None:
    table = led((OVERTAKE, 0), 3)
    assert table.events(NOTHING_DOING) == [(NOTHING_DOING, 2, 0, 0)]
    assert place(table, 2) == (3, 20)
    table = die(race({3: (0, 3, 0)}, squares={(3, 1): OVERTAKE}), 1)
    assert table.events(NOTHING_DOING) == [(NOTHING_DOING, 3, 0, 0)]
    # A leader on the last length cannot be overtaken by an inscription.
    squares: Squares = {(3, 59): OVERTAKE}
    table = die(race({2: (0, 3, 54), 8: (1, 5, 60)}, squares=squares), 5)
    assert place(table.play(0, lane_move(3)), 2) == (3, 59)


def test_A10_14_exactly_so_many_lengths_or_nothing() -> None:
    assert place(led((INSIDE_LANE, 1), 3), 2) == (3, 20)  # two lanes off, one length
    assert place(led((INSIDE_LANE, 2), 3), 2) == (1, 22)
    assert place(led((INSIDE_LANE, 1), 2), 2) == (1, 21)


def test_A10_15_back_straight_as_far_as_free_never_before_length_1() -> None:
    assert place(landed((MOVE_BACK, 4)), RED_HORSE) == (3, 39)
    assert place(landed((MOVE_BACK, 4), others={7: (1, 3, 41)}), RED_HORSE) == (3, 42)
    squares: Squares = {(2, 1): (MOVE_BACK, 4), (2, 2): (MOVE_BACK, 4)}
    assert place(die(race({2: (0, 2, 0), **OTHER}, squares=squares), 1), 2) == (2, 1)


def test_A10_15_a_colour_reached_backwards_counts() -> None:
    table = landed((MOVE_BACK, 2), more={(3, 41): RED})
    assert (table.state.phase, place(table, RED_HORSE)) == (COLOUR, (3, 41))


def needing(square: int, *kept: int, turn: int = 0) -> Table:
    """That seat of four lands where a report is needed; those seats keep one."""
    kind = SURE_FOOTED if square == FALLS else VESSELS
    squares: Squares = {(3, 43): square}
    table = race({2: (turn, 3, 42), 12: (1, 6, 5)}, seats=4, squares=squares, turn=turn)
    for seat in kept:
        table.having(kept={seat: {kind: 1}})
    return die(table, 1)


def test_A10_16_each_holder_from_the_left_is_made_one_offer() -> None:
    table = needing(BURST_VESSEL, 1, 3)
    assert (table.state.phase, table.awaited, table.state.holder) == (NEED, [0], 1)
    assert table.refusal(0, need_move(281_100)) == MONEY_ABOVE_MEANS
    assert table.refusal(0, need_move(0)) == NO_MONEY
    assert table.refusal(0, need_move(150)) == NOT_A_STEP  # A1.6
    table.play(0, need_move(4000))
    assert (table.state.phase, table.awaited) == (NEED_ANSWER, [1])
    assert table.refusal(3, ACCEPT_MOVE) == ANSWER_OF_ANOTHER
    table.play(1, PASS_MOVE)
    assert (table.state.phase, table.state.holder) == (NEED, 3)
    table.play(0, need_move(5000)).play(3, ACCEPT_MOVE)
    assert table.purses == [276_000, 281_000, 281_000, 286_000]
    assert table.state.kept[3][VESSELS] == table.state.kept[0][VESSELS] == 0
    assert (table.state.status[2], table.state.price_offered) == (RUNNING, 0)


def test_A10_16_the_first_asked_sits_at_the_left_of_who_needs_it() -> None:
    table = needing(BURST_VESSEL, 1, 3, turn=2)
    assert (table.awaited, table.state.holder) == ([2], 3)
    assert table.play(2, PASS_MOVE).state.holder == 1


def test_A10_16_declined_by_all_or_without_money_the_horse_is_out() -> None:
    table = needing(BURST_VESSEL, 1).play(0, PASS_MOVE)
    assert table.state.status[2] == ELIMINATED
    table = needing(FALLS, 2).play(0, need_move(100)).play(2, PASS_MOVE)
    assert table.state.fallen[2] == 1
    squares: Squares = {(3, 43): FALLS}
    table = race({2: (0, 3, 42), **OTHER}, squares=squares)
    table.with_purse(0, 0).having(kept={1: {SURE_FOOTED: 1}})
    assert die(table, 1).state.fallen[2] == 1


def test_A10_6_being_led_is_told() -> None:
    table = landed((MOVE_BACK, 1))
    assert table.events(LED_BY_INSCRIPTION) == [(LED_BY_INSCRIPTION, RED_HORSE, 3, 42)]


def test_A10_9_the_last_length_is_not_the_post() -> None:
    table = die(race({2: (0, 3, 54), **OTHER}), 6).play(0, lane_move(3))
    assert place(table, 2) == (3, 60)
    assert table.state.status[2] == RUNNING
    table = die(race({2: (0, 3, 59), **OTHER}).having(smaller=1), 1).play(0, lane_move(3))
    assert (place(table, 2), table.state.status[2]) == ((3, 60), RUNNING)


def test_A10_12_an_inscription_may_lead_onto_the_last_length() -> None:
    squares: Squares = {(3, 57): (INSIDE_LANE, 3)}
    table = die(race({1: (0, 3, 54), **OTHER}, squares=squares), 3).play(0, lane_move(3))
    assert place(table, 1) == (1, 60)
    squares = {(3, 58): (INSIDE_LANE, 3)}
    table = die(race({1: (0, 3, 54), **OTHER}, squares=squares), 4).play(0, lane_move(3))
    assert place(table, 1) == (3, 58)  # one length too far


def test_A10_13_a_horse_on_any_lane_is_overtaken_up_to_the_last_length() -> None:
    for lane in range(1, 7):
        table = led((OVERTAKE, 0), 3, {8: (1, lane, 24)})
        assert table.state.target == 25
    assert led((OVERTAKE, 0), 3, {8: (1, 5, 21)}).state.target == 22
    squares: Squares = {(3, 58): OVERTAKE}
    table = die(race({2: (0, 3, 54), 8: (1, 6, 59)}, squares=squares), 4)
    table.play(0, lane_move(3))
    assert (table.state.phase, table.state.target) == (INSCRIPTION, 60)


def test_A10_16_the_last_hundred_francs_may_be_offered() -> None:
    squares: Squares = {(3, 43): BURST_VESSEL}
    for francs, asked in ((100, True), (99, False)):
        table = race({2: (0, 3, 42), **OTHER}, squares=squares)
        table.with_purse(0, francs).having(kept={1: {VESSELS: 1}})
        die(table, 1)
        assert (table.state.phase == NEED) == asked
        assert (table.state.status[2] == ELIMINATED) != asked


def test_A10_16_a_report_bought_is_used_at_once_and_of_several_only_one_is_sold() -> None:
    table = needing(BURST_VESSEL, 1)
    table.having(kept={1: {VESSELS: 3}})
    table.play(0, need_move(700)).play(1, ACCEPT_MOVE)
    assert (table.state.kept[0][VESSELS], table.state.kept[1][VESSELS]) == (0, 2)
    assert table.events(NEED_ACCEPTED) == [(NEED_ACCEPTED, 0, 1, 700)]
    assert table.events(REPORT_GIVEN_UP) == [(REPORT_GIVEN_UP, 0, VESSELS, 2)]
    table = needing(BURST_VESSEL, 1, 2).play(0, need_move(900))
    assert table.events(NEED_OFFERED) == [(NEED_OFFERED, 0, 1, 900)]
    table.play(1, PASS_MOVE)
    assert table.events(NEED_DECLINED) == [(NEED_DECLINED, 0, 1, 0)]
    assert table.state.holder == 2


def test_A10_6_of_several_reports_one_is_given_up() -> None:
    squares: Squares = {(3, 43): BURST_VESSEL}
    table = race({2: (0, 3, 42), **OTHER}, squares=squares)
    table.having(kept={0: {VESSELS: 3}})
    assert die(table, 1).state.kept[0][VESSELS] == 2


def test_A10_6_the_first_square_after_the_gate_is_obeyed_too() -> None:
    squares: Squares = {(3, 1): (PAY_TO_BANK, 700)}
    table = die(race({3: (0, 3, 0), **OTHER}, squares=squares), 1)
    assert (place(table, 3), table.state.bank) == ((3, 1), 700)
