"""F3: the reserve, the turns, the home straight and the end of a race."""

import pytest

from hippodrome.games.finishline.moves import (
    ASIDE,
    DECLINE_MOVE,
    FIRST_TARGET,
    HANDFULS_OF_THREE,
    READY_MOVE,
    action_of,
    die_move,
    die_of,
    extra_move,
    handful_move,
    take_move,
)
from hippodrome.games.finishline.rules import doors as rules
from hippodrome.games.finishline.rules import reasons
from hippodrome.games.finishline.rules.racing import richest
from hippodrome.games.finishline.state import (
    BLACK,
    BLANK,
    EXTRAS,
    GREEN,
    INTERVAL,
    NO_DIE,
    PHOTO,
    RED,
    ROLL,
    TAKE,
    USE,
    WHITE,
    YELLOW,
    State,
)
from tests.games.common.scenes import arrange
from tests.games.finishline.positions import (
    A_DISQUALIFICATION,
    A_SIDE_BET,
    A_TRICK,
    AN_EXTRA,
    DOUBLE_SHOE,
    ROW,
    SHOE,
    WHITE_BLANK,
    Race,
    fetch,
    handful,
)


def reserve(race: Race, *counts: int) -> Race:
    """Leave so many dice of each colour; the others have left."""
    race.lawful = False
    there = zip(race.state.left, race.state.reserve, counts, strict=True)
    left = [gone + held - count for gone, held, count in there]
    return race.having(left=left, reserve=counts)


def passed_on(race: Race, first: int, second: int) -> Race:
    """Lay two dice before the player, as passed on."""
    race.lawful = False
    for colour in (first, second):
        fetch(race.state, colour)
    return race.having(turns=2, front=dict(enumerate(sorted((first, second)))))


def refused(race: Race, colour: int) -> int:
    return race.refusal(race.state.turn, take_move(colour))


def last_turn(race: Race) -> Race:
    """Come to the last turn of a race: the reserve is empty once the die is taken."""
    return reserve(race, 1, 1, 0, 0, 1)


def test_F3_1_the_first_player_takes_three_and_the_next_adds_one_to_two() -> None:
    race = Race()
    assert race.refusal(0, take_move(WHITE)) == reasons.THREE_TO_TAKE
    race.take(WHITE, RED, BLACK)
    assert list(race.state.front) == [WHITE, RED, BLACK]
    assert (race.state.phase, race.state.spread) == (ROLL, 216)
    race.roll(SHOE, DOUBLE_SHOE, AN_EXTRA)
    race.play(0, race.use_of(DOUBLE_SHOE, 5))
    assert race.state.turn == 1
    assert list(race.state.front) == [WHITE, BLACK, NO_DIE]
    handfuls = [handful_move(number) for number in range(HANDFULS_OF_THREE)]
    assert {race.refusal(1, move) for move in handfuls} == {reasons.ONE_TO_TAKE}
    race.take(RED)
    assert list(race.state.front) == [WHITE, RED, BLACK]
    assert sum(race.state.reserve) == 23


def test_F3_1_a_roll_gives_each_die_its_own_side() -> None:
    race = Race()
    race.take(WHITE, RED, GREEN)
    race.draw(36 * 4 + 6 * 2 + 3)
    sides = [race.pack.face[colour][side] for colour, side in ((WHITE, 4), (RED, 2), (GREEN, 3))]
    assert list(race.state.face) == sides
    assert sides[0] == BLANK
    assert race.state.phase == USE


def test_F3_2_three_of_one_colour_only_when_nothing_else_is_to_be_had() -> None:
    race = Race()
    assert race.refusal(0, handful(WHITE, WHITE, WHITE)) == reasons.ONE_COLOUR_ONLY
    assert race.refusal(0, handful(WHITE, WHITE, RED)) == reasons.ALLOWED
    passed_on(race, WHITE, WHITE)
    assert refused(race, WHITE) == reasons.ONE_COLOUR_ONLY
    assert refused(race, GREEN) == reasons.ALLOWED
    reserve(race, 4, 0, 0, 0, 1)
    assert refused(race, WHITE) == reasons.ONE_COLOUR_ONLY
    reserve(race, 4, 0, 0, 0, 0)
    assert refused(race, WHITE) == reasons.ALLOWED
    assert refused(race, GREEN) == reasons.NO_SUCH_DICE_LEFT


def test_F3_2_the_first_three_may_be_of_one_colour_too_when_there_is_no_other() -> None:
    race = reserve(Race(), 5, 0, 5, 0, 1)
    assert race.menu() == [handful(WHITE, WHITE, BLACK)]  # the yellow ones are still closed
    race = reserve(Race(), 5, 0, 5, 0, 0)
    assert race.menu() == [handful(WHITE, WHITE, WHITE)]
    race.take(WHITE, WHITE, WHITE)
    assert list(race.state.front) == [WHITE, WHITE, WHITE]
    assert list(race.state.reserve) == [2, 0, 5, 0, 0]


def test_F3_2_closed_yellow_dice_are_no_colour_to_be_had() -> None:
    race = reserve(passed_on(Race(), WHITE, WHITE), 8, 0, 5, 0, 0)
    assert refused(race, WHITE) == reasons.ALLOWED
    assert refused(race, YELLOW) == reasons.YELLOW_TOO_EARLY
    race.having(home=1)
    assert refused(race, WHITE) == reasons.ONE_COLOUR_ONLY
    assert refused(race, YELLOW) == reasons.ALLOWED


def test_F3_3_yellow_dice_wait_for_the_home_straight() -> None:
    race = Race()
    assert race.refusal(0, handful(WHITE, WHITE, YELLOW)) == reasons.YELLOW_TOO_EARLY
    for left, yellow in ((8, reasons.YELLOW_TOO_EARLY), (7, reasons.ALLOWED)):
        race = reserve(passed_on(Race(), WHITE, RED), left - 2, 0, 3, 0, 0)  # one is taken first
        race.take(WHITE)
        race.draw(0)
        race.aside()
        assert sum(race.state.reserve) == left
        assert refused(race, YELLOW) == yellow
        assert race.state.home == int(left == 7)


def test_F3_3_once_open_the_home_straight_stays_open() -> None:
    race = reserve(passed_on(Race(), WHITE, RED), 4, 0, 3, 0, 1)
    race.having(home=1)
    race.use(A_TRICK, WHITE, RED)
    assert sum(race.state.reserve) > 7
    assert race.state.home == 1
    assert refused(race, YELLOW) == reasons.ALLOWED


def test_F3_4_one_die_is_used_or_put_aside_and_two_pass_to_the_left() -> None:
    race = Race().show(SHOE, WHITE_BLANK, DOUBLE_SHOE)
    assert [action_of(move) for move in race.menu() if die_of(move) == 1] == [0]
    race.play(0, die_move(1, ASIDE))
    assert (race.state.turn, race.state.phase) == (1, TAKE)
    assert list(race.state.front) == [WHITE, RED, NO_DIE]
    assert list(race.state.face) == [BLANK] * 3
    assert race.order == list(ROW)


def test_F3_4_equal_dice_are_one_choice_whichever_is_picked_up() -> None:
    race = Race().show(SHOE, SHOE, DOUBLE_SHOE)
    assert {die_of(move) for move in race.menu()} == {0, 2}
    twin = Race().show(SHOE, SHOE, DOUBLE_SHOE)
    race.play(0, die_move(0, FIRST_TARGET))
    twin.play(0, die_move(1, FIRST_TARGET))
    assert race.state == twin.state


def test_F3_5_used_dice_leave_unless_they_stay_on_a_tile_or_before_a_player() -> None:
    race = Race().use(DOUBLE_SHOE, 5)
    assert list(race.state.left) == [0, 1, 0, 0, 0]
    race.use(SHOE, 5)
    race.use(AN_EXTRA)
    assert list(race.state.left) == [0, 1, 0, 0, 0]
    assert race.state.kept[2] == 1


@pytest.mark.parametrize(("seats", "turns", "home"), [(2, 21, 15), (3, 25, 19), (4, 25, 19)])
def test_F3_6_a_race_has_25_turns_or_21_and_its_home_straight_from_turn_19_or_15(
    seats: int, turns: int, home: int
) -> None:
    race = Race(seats=seats)
    opened = 0
    while race.state.phase in (TAKE, ROLL, USE):
        if race.state.phase == TAKE:
            opened = opened or (race.state.turns if race.state.home else 0)
            race.play(race.state.turn, race.menu()[0])
        elif race.state.phase == ROLL:
            race.draw(0)
        else:
            race.aside()
    assert (race.state.turns, opened) == (turns, home)
    assert sum(colour != NO_DIE for colour in race.state.front) == 2


def test_F3_6_a_trick_on_the_last_turn_lets_the_race_go_on() -> None:
    race = last_turn(Race())
    race.show(A_TRICK)
    assert sum(race.state.reserve) == 0
    race.play(0, race.use_of(A_TRICK, WHITE, WHITE))
    assert (race.state.phase, race.state.turn) == (TAKE, 1)
    assert list(race.state.reserve) == [2, 0, 0, 0, 0]


def test_F3_7_extra_actions_come_after_the_race_from_the_player_after_the_last() -> None:
    race = last_turn(Race(seats=4).with_dice(kept={0: 1}))
    state = race.state
    race.having(
        kept={3: state.kept[3] + 1},
        left={BLACK: state.left[BLACK] - 1, WHITE: state.left[WHITE] - 1},
        reserve={BLACK: 0, WHITE: state.reserve[WHITE] + 1},
        turn=1,
    )
    race.level().show(WHITE_BLANK)
    race.play(1, die_move(0, ASIDE))
    assert (race.state.phase, race.state.turn) == (EXTRAS, 3)
    race.play(3, DECLINE_MOVE)
    assert (race.state.phase, race.state.turn) == (EXTRAS, 0)
    assert race.refusal(0, take_move(WHITE)) == reasons.EXTRA_TO_PLAY
    race.play(0, DECLINE_MOVE)
    assert race.state.phase == PHOTO  # only after the extra actions


def test_F3_7_the_last_player_is_the_last_to_play_an_extra_action() -> None:
    race = Race(seats=3).with_dice(kept={1: 1, 2: 1})
    reserve(race, 2, 1, 0, 0, 0)
    race.having(turn=1)
    race.show(WHITE_BLANK)
    race.play(1, die_move(0, ASIDE))
    assert (race.state.phase, race.state.turn) == (EXTRAS, 2)
    race.play(2, DECLINE_MOVE)
    assert (race.state.phase, race.state.turn) == (EXTRAS, 1)
    race.play(1, DECLINE_MOVE)
    assert (race.state.phase, race.state.left[BLACK]) == (INTERVAL, 2)


@pytest.mark.parametrize(
    ("capitals", "starter"),
    [((0, 50, 900), 2), ((700, 50, 700), 0), ((0, 700, 700), 1), ((700, 700, 700), 0)],
)
def test_F3_8_the_richest_starts_and_of_equals_the_nearest_clockwise(
    capitals: tuple[int, int, int], starter: int
) -> None:
    race = Race().run()
    race.lawful = False
    race.having(capital=[*capitals, 0], side=[5000, -2500, -2500, 0])  # side bets do not count
    for seat in range(3):
        race.play(seat, READY_MOVE)
    assert race.state.starter == starter


def test_F3_8_clockwise_is_counted_from_the_last_first_player() -> None:
    state = Race().state
    arrange(state, capital=[700, 700, 700, 0], starter=2)
    assert richest(state) == 2
    arrange(state, capital={2: 0})
    assert richest(state) == 0


def test_F3_8_the_first_race_is_started_by_lot() -> None:
    race = Race()
    state = State()
    arrange(state, seats=3, first=0)
    rules.begin(race.pack, state)
    assert state.spread == 3
    rules.draw(race.pack, state, 2)
    assert state.starter == 2


def extras(race: Race, *kept: int) -> Race:
    """Run a race out with these extra actions kept."""
    race.with_dice(kept={seat: kept.count(seat) for seat in set(kept)})
    return race.run()


def test_F3_9_an_extra_action_may_be_declined_and_two_are_played_one_after_the_other() -> None:
    race = extras(Race(), 0, 0)
    assert (race.state.phase, race.state.turn, race.state.left[BLACK]) == (EXTRAS, 0, 0)
    race.play(0, DECLINE_MOVE)
    assert (race.state.phase, race.state.turn, race.state.left[BLACK]) == (EXTRAS, 0, 1)
    race.play(0, extra_move(race.horse(11)))
    assert (race.state.phase, race.state.left[BLACK]) == (INTERVAL, 1)
    assert race.order == list(ROW)


def test_F3_9_a_second_black_die_finds_the_first_whoever_plays_it() -> None:
    race = extras(Race(), 0, 1)
    first = race.state.turn
    race.play(first, extra_move(race.horse(11)))
    assert race.state.black_shoe[race.horse(11)] == 1
    race.play(1 - first, extra_move(race.horse(11)))
    assert race.order[:2] == [11, 20]


def test_F3_9_a_black_die_acts_as_the_second_of_two_and_at_once_on_a_favourite() -> None:
    race = extras(Race().with_dice(shoes=[11]), 0)
    race.play(0, extra_move(race.horse(11)))
    assert race.order[:2] == [11, 20]
    race = extras(Race(favourites=[5]), 0)
    race.play(0, extra_move(race.horse(5)))
    assert race.order[:4] == [20, 11, 5, 18]
    race = extras(Race().with_dice(shoes=[20]), 0)
    assert race.refusal(0, extra_move(race.horse(20))) == reasons.LEADER_HAS_SHOE


def test_F3_10_a_side_bet_on_the_last_turn_still_pays_and_skips_nobody() -> None:
    race = last_turn(Race(seats=3))
    state = race.state
    race.having(kept={1: state.kept[1] + 1}, left={BLACK: state.left[BLACK] - 1}, turn=0)
    race.show(A_SIDE_BET)
    race.play(0, race.use_of(A_SIDE_BET))
    assert list(race.state.side)[:3] == [500, -500, 0]
    assert (race.state.phase, race.state.turn) == (EXTRAS, 1)
    assert race.state.skipped == 0


def test_F3_10_a_disqualification_on_the_last_turn_settles_the_race_too() -> None:
    race = last_turn(Race()).show(A_DISQUALIFICATION)
    race.play(0, race.use_of(A_DISQUALIFICATION, 20))
    assert race.state.phase == INTERVAL
    assert race.state.place[race.horse(11)] == 1
    assert race.state.place[race.horse(20)] == 0
