"""F5: what each face does, and on whom."""

import pytest

from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.moves import (
    ASIDE,
    DECLINE_MOVE,
    FIRST_INTERFERENCE,
    FIRST_TRICK_OF_ONE,
    FIRST_TRICK_OF_TWO,
    LEVEL_UP,
    action_of,
    die_move,
    die_of,
    take_move,
)
from hippodrome.games.finishline.rules import doors as rules
from hippodrome.games.finishline.rules import reasons
from hippodrome.games.finishline.state import (
    BLACK,
    GREEN,
    RED,
    TAKE,
    TRICK,
    WHITE,
)
from tests.games.finishline.positions import (
    A_DISQUALIFICATION,
    A_HEAT,
    A_HELMET,
    A_LOSS,
    A_PACE,
    A_SIDE_BET,
    A_TRICK,
    A_WHIP,
    AN_EXTRA,
    AN_INTERFERENCE,
    AN_OUTSIDER,
    DOUBLE_SHOE,
    ROW,
    SHOE,
    Die,
    Race,
)

FOUR = (20, 11, 5, 18)


def test_F5_1_the_second_white_horseshoe_advances_and_both_leave() -> None:
    race = Race().with_dice(shoes=[11], whips=[11], outsiders={11: 1}).use(SHOE, 11)
    assert race.order[:2] == [11, 20]
    assert list(race.state.left) == [2, 0, 0, 0, 0]
    horse = race.horse(11)
    assert (race.state.shoe[horse], race.state.whip[horse], race.state.outsider[horse]) == (0, 1, 1)


def test_F5_1_a_favourite_advances_at_once() -> None:
    race = Race(favourites=[5]).use(SHOE, 5)
    assert race.order == [20, 11, 5, 18, 3, 22, 8]
    assert list(race.state.left) == [1, 0, 0, 0, 0]


def test_F5_1_one_may_wait_on_the_leader_even_on_an_F() -> None:
    race = Race(favourites=[20]).use(SHOE, 20)
    assert race.state.shoe[race.horse(20)] == 1
    assert race.refused(SHOE, 20) == reasons.LEADER_HAS_SHOE
    race.use(DOUBLE_SHOE, 11)
    assert race.order[:2] == [11, 20]
    race.use(SHOE, 20)  # no longer leading: both dice leave
    assert race.order[:2] == [20, 11]
    assert race.state.left[WHITE] == 2


PUSHES: list[tuple[Die, tuple[int, ...], dict[int, int]]] = [
    (SHOE, (3,), {3: 1}),
    (SHOE, (5,), {}),
    (DOUBLE_SHOE, (8,), {8: 1}),
    (A_PACE, (22, 3), {3: 1}),
    (A_WHIP, (8,), {}),
    (A_WHIP, (18,), {18: -5}),
    (A_HELMET, (3,), {3: 2}),
    (A_HELMET, (11,), {11: 1}),
    (A_HEAT, (), {11: 1}),
    (AN_INTERFERENCE, (5, 11, 18), {5: 2, 11: -1, 18: -1}),
    (AN_INTERFERENCE, (8, 3, 22), {8: 2, 3: -1, 22: -1}),
    (A_LOSS, (20,), {20: -2}),
    (A_DISQUALIFICATION, (8,), {8: -1}),
    (AN_OUTSIDER, (8,), {}),
]
"""Dice with their targets, and the places by which each horse comes forward."""


@pytest.mark.parametrize(("die", "on", "places"), PUSHES)
def test_F4_1_anyone_can_count_who_has_pushed_whom_and_how_far(
    die: Die, on: tuple[int, ...], places: dict[int, int]
) -> None:
    race = Race(favourites=[3, 11]).with_dice(shoes=[22], whips=[18])
    race.having(turn=1, pushed={1: [10] * 7})  # in turns before
    race.use(die, *on)
    pushed = race.state.pushed[1]
    assert {tile: pushed[race.horse(tile)] - 10 for tile in ROW} == dict.fromkeys(ROW, 0) | places
    assert [sum(race.state.pushed[seat]) for seat in (0, 2, 3)] == [0, 0, 0]


def test_F5_2_a_double_horseshoe_advances_and_leaves_other_dice() -> None:
    race = Race().with_dice(shoes=[5], whips=[5]).use(DOUBLE_SHOE, 5)
    assert race.order == [20, 11, 5, 18, 3, 22, 8]
    assert list(race.state.left) == [0, 1, 0, 0, 0]
    assert race.state.shoe[race.horse(5)] == 1
    assert Race().refused(DOUBLE_SHOE, 20) == reasons.LEADER_CANNOT_ADVANCE


def test_F5_3_a_whip_stays_and_a_second_one_disqualifies() -> None:
    race = Race(safe=[3]).use(A_WHIP, 5)
    assert race.order == list(ROW)
    assert race.refused(A_WHIP, 3) == reasons.SAFE_FROM_WHIP
    race.use(A_WHIP, 5)
    assert race.order == [20, 11, 18, 3, 22, 8]
    assert list(race.state.left) == [0, 2, 0, 0, 0]


def test_F5_4_a_change_of_pace_moves_a_horseshoe_which_acts_as_just_placed() -> None:
    race = Race(favourites=[3]).with_dice(shoes=[5, 18]).use(A_PACE, 5, 18)
    assert race.order == [20, 18, 11, 5, 3, 22, 8]
    assert list(race.state.left) == [2, 1, 0, 0, 0]
    race = Race(favourites=[3]).with_dice(shoes=[5]).use(A_PACE, 5, 3)
    assert race.order == [20, 11, 18, 3, 5, 22, 8]
    race = Race().with_dice(shoes=[5]).use(A_PACE, 5, 3)
    assert (race.state.shoe[race.horse(5)], race.state.shoe[race.horse(3)]) == (0, 1)
    assert list(race.state.left) == [0, 1, 0, 0, 0]


def test_F5_5_a_helmet_takes_a_favourite_or_a_shod_horse_two_places() -> None:
    race = Race(favourites=[3]).with_dice(shoes=[5])
    assert race.refused(A_HELMET, 18) == reasons.HELMET_NEEDS_SHOE
    assert race.refused(A_HELMET, 20) == reasons.LEADER_CANNOT_ADVANCE
    race.use(A_HELMET, 5)
    assert race.order == [20, 5, 11, 18, 3, 22, 8]
    assert list(race.state.left) == [1, 0, 1, 0, 0]
    assert race.use(A_HELMET, 3).order == [20, 5, 3, 11, 18, 22, 8]
    race = Race(favourites=[11]).use(A_HELMET, 11)
    assert race.order[:3] == [11, 20, 18]


def test_F5_6_a_dead_heat_works_once_a_race() -> None:
    race = Race().use(A_HEAT)
    assert race.refused(A_HEAT) == reasons.HEAT_ALREADY_USED
    race.use(DOUBLE_SHOE, 18)
    assert race.refused(A_HEAT) == reasons.HEAT_ALREADY_USED
    two = Race((20, 11))
    assert two.refused(A_HEAT) == reasons.ALLOWED
    alone = two.use(A_DISQUALIFICATION, 20)
    assert alone.refused(A_HEAT) == reasons.TOO_FEW_HORSES


def test_F5_7_an_interference_rearranges_three_neighbours_and_dice_stay_on_tiles() -> None:
    race = Race().with_dice(shoes=[18]).use(AN_INTERFERENCE, 5, 11, 18)
    assert race.order == [20, 5, 11, 18, 3, 22, 8]
    assert race.state.shoe[race.horse(18)] == 1
    assert list(race.state.left) == [0, 0, 1, 0, 0]


def test_F5_7_it_can_break_a_dead_heat_but_never_make_one() -> None:
    race = Race(FOUR).level().use(AN_INTERFERENCE, 11, 5, 20)
    assert (race.order, race.state.level) == ([11, 5, 20, 18], 0)
    assert Race(FOUR).use(AN_INTERFERENCE, 11, 20, 5).state.level == 0


def test_F5_8_a_loss_of_speed_costs_two_places_and_all_dice() -> None:
    race = Race().with_dice(shoes=[20], whips=[20], outsiders={20: 1}).use(A_LOSS, 20)
    assert race.order == [11, 18, 20, 5, 3, 22, 8]
    assert list(race.state.left) == [1, 1, 1, 1, 0]
    assert Race().refused(A_LOSS, 8) == reasons.TOO_FAR_BACK
    assert Race().refused(A_LOSS, 22) == reasons.TOO_FAR_BACK
    assert Race().use(A_LOSS, 3).order == [20, 11, 18, 5, 22, 8, 3]


@pytest.mark.parametrize(("tile", "order"), [(11, [20, 5, 18, 11]), (20, [11, 5, 18, 20])])
def test_F5_8_one_of_two_level_horses_drops_behind_the_next_two_places(
    tile: int, order: list[int]
) -> None:
    race = Race(FOUR).level().use(A_LOSS, tile)
    assert (race.order, race.state.level) == (order, 0)


def test_F5_9_an_extra_action_is_kept_for_after_the_race() -> None:
    race = Race().use(AN_EXTRA)
    assert race.state.kept[0] == 1
    assert race.order == list(ROW)
    race.having(turn=0)
    assert race.use(AN_EXTRA).state.kept[0] == 2
    race.run()
    assert race.menu(0)[-1] == DECLINE_MOVE
    assert len(race.menu(0)) == 8


def test_F5_10_a_side_bet_skips_the_next_and_is_noted_apart() -> None:
    race = Race(seats=3).use(A_SIDE_BET)
    assert (race.state.phase, race.state.turn, race.state.skipped) == (TAKE, 2, 1)
    assert list(race.state.side)[:3] == [500, -500, 0]
    assert list(race.state.capital)[:3] == [1000, 1000, 1000]
    race.use(A_SIDE_BET)
    assert (race.state.turn, list(race.state.side)[:3]) == (1, [0, -500, 500])


def test_F5_10_with_two_players_the_same_one_plays_again() -> None:
    race = Race(seats=2).use(A_SIDE_BET)
    assert race.state.turn == 0
    assert list(race.state.side)[:2] == [500, -500]
    race.use(SHOE, 5)
    assert (race.state.turn, race.state.skipped) == (1, 0)


def test_F5_11_a_disqualification_spares_S() -> None:
    race = Race(safe=[5])
    assert race.refused(A_DISQUALIFICATION, 5) == reasons.SAFE_FROM_DISQUALIFICATION
    assert race.use(A_DISQUALIFICATION, 20).order[0] == 11


def test_F5_12_a_trick_puts_two_dice_back_or_the_only_one() -> None:
    race = Race().with_dice(left={WHITE: 1, GREEN: 1})
    assert race.refused(A_TRICK, WHITE) == reasons.TRICK_TAKES_TWO
    assert race.refused(A_TRICK, WHITE, WHITE) == reasons.DICE_NOT_LEFT
    assert race.refused(A_TRICK, WHITE, RED) == reasons.DICE_NOT_LEFT
    race.use(A_TRICK, WHITE, GREEN)
    assert sum(race.state.left) == 0
    assert Race().with_dice(left={WHITE: 2}).refused(A_TRICK, WHITE, WHITE) == reasons.ALLOWED
    one = Race().with_dice(left={GREEN: 1})
    assert one.refused(A_TRICK, GREEN, GREEN) == reasons.DICE_NOT_LEFT
    one.use(A_TRICK, GREEN)
    assert (sum(one.state.left), one.state.tricks) == (0, 1)
    none = Race()
    assert none.refused(A_TRICK, WHITE) == reasons.DICE_NOT_LEFT
    none.show(A_TRICK)
    die = list(none.state.face).index(TRICK)
    assert [move for move in none.menu() if die_of(move) == die] == [die_move(die, 0)]


def paid(bets: list[int], outsiders: dict[int, int], *arrival: int) -> int:
    race = Race(bets={0: bets}).with_dice(outsiders=outsiders).finish(*arrival)
    return race.state.capital[0]


def test_F5_13_an_outsider_pays_win_bets_in_full_and_pair_bets_half() -> None:
    race = Race()
    win_20, pair = race.win(20, 100), race.pair(20, 11, 100)
    assert paid([win_20], {20: 3}, 20, 5) == 900 + 200 + 3000
    assert paid([win_20], {20: 3}, 5, 20) == 900
    assert paid([pair], {20: 2}, 5, 20) == 900 + 1000  # though the pair loses
    assert paid([pair], {20: 2}, 20, 11) == 900 + 500 + 1000
    assert paid([pair], {20: 2}, 5, 18, 20) == 900
    assert paid([win_20, pair], {20: 1}, 20, 5) == 800 + 200 + 1000 + 500


def test_F5_13_once_per_player_and_horse_and_one_green_die_a_tile() -> None:
    race = Race()
    pairs = [race.pair(20, 11, 100), race.pair(20, 5, 100)]
    assert paid(pairs, {20: 2}, 20, 18) == 800 + 1000
    assert paid(pairs, {20: 2, 5: 1}, 20, 5) == 800 + 700 + 1000 + 500
    race.use(AN_OUTSIDER, 20)
    assert race.refused(AN_OUTSIDER, 20) == reasons.OUTSIDER_ALREADY
    assert race.refused(AN_OUTSIDER, 11) == reasons.ALLOWED


def test_F5_14_level_horses_are_taken_both_or_not_at_all() -> None:
    race = Race((20, 11, 5, 18, 3)).level()
    assert race.refused(AN_INTERFERENCE, 5, 11, 18) == reasons.LEVEL_HORSES_APART
    assert race.refused(AN_INTERFERENCE, 3, 18, 5) == reasons.ALLOWED
    race.use(AN_INTERFERENCE, 3, 18, 5)
    assert (race.order, race.state.level) == ([20, 11, 3, 18, 5], 1)


def test_F5_14_the_old_order_is_no_choice_unless_it_parts_level_horses() -> None:
    race = Race(FOUR)
    assert race.refused(AN_INTERFERENCE, 20, 11, 5) == reasons.OLD_ORDER
    assert race.refused(AN_INTERFERENCE, 11, 5, 18) == reasons.OLD_ORDER
    assert race.refused(AN_INTERFERENCE, 11, 20, 5) == reasons.ALLOWED
    race.level().use(AN_INTERFERENCE, 20, 11, 5)
    assert (race.order, race.state.level) == ([20, 11, 5, 18], 0)
    last_three = Race(FOUR[:3]).level().use(AN_INTERFERENCE, 20, 11, 5)
    assert (last_three.order, last_three.state.level) == ([20, 11, 5], 0)


def test_F5_14_with_fewer_than_three_horses_it_has_no_target() -> None:
    race = Race((20, 11, 5)).use(A_DISQUALIFICATION, 5)
    race.show(AN_INTERFERENCE)
    refusals = {
        rules.refusal(race.pack, race.state, race.state.turn, die_move(2, action))
        for action in range(FIRST_INTERFERENCE, LEVEL_UP)
    }
    assert refusals == {reasons.TOO_FEW_HORSES}


def test_F5_15_a_trick_die_never_comes_back_and_29_turns_are_the_most() -> None:
    race = Race(seats=3).with_dice(left={WHITE: 3})
    race.use(A_TRICK, WHITE, WHITE)
    assert race.state.left[BLACK] == 0
    assert race.refused(A_TRICK, WHITE, BLACK) == reasons.DICE_NOT_LEFT
    for seats, most in ((2, 25), (4, 29)):
        assert turns_with_two_tricks(seats) == most


def test_F5_15_a_trick_takes_back_only_dice_that_were_used() -> None:
    race = Race()
    race.take(WHITE, WHITE, RED)
    race.roll(SHOE, SHOE, DOUBLE_SHOE)
    race.aside()
    assert (list(race.state.left), list(race.state.put_aside)) == ([0] * 5, [1, 0, 0, 0, 0])
    assert race.refused(A_TRICK, WHITE) == reasons.DICE_NOT_LEFT
    race.use(DOUBLE_SHOE, 11)
    # One die was used: it comes back alone, and not the one put aside with it.
    assert race.refused(A_TRICK, WHITE, RED) == reasons.DICE_NOT_LEFT
    assert race.refused(A_TRICK, RED) == reasons.ALLOWED
    tricks = [move for move in race.menu() if action_of(move) >= FIRST_TRICK_OF_ONE]
    assert tricks == [race.use_of(A_TRICK, RED)]


def test_F5_12_dice_that_left_with_a_tile_count_as_used() -> None:
    race = Race().with_dice(whips=[18]).use(A_DISQUALIFICATION, 18)
    assert race.refused(A_TRICK, RED, BLACK) == reasons.ALLOWED


def turns_with_two_tricks(seats: int) -> int:
    """Play a race in which every black die is used as a trick once two used dice have left."""
    race = Race(seats=seats)
    while race.state.phase == TAKE or race.state.spread == 216 or race.state.awaits:
        if race.state.spread:
            sides = [
                race.pack.face[colour].index(TRICK) if colour == BLACK else 0
                for colour in race.state.front
            ]
            race.draw(sides[0] * 36 + sides[1] * 6 + sides[2])
        elif race.state.phase == TAKE:
            black = [move for move in race.menu() if move == take_move(BLACK)]
            race.play(race.state.turn, (black or race.menu())[0])
        elif race.state.turn < 0:
            return race.state.turns
        else:
            tricks = [move for move in race.menu() if action_of(move) >= FIRST_TRICK_OF_TWO]
            uses = [move for move in race.menu() if ASIDE < action_of(move) < FIRST_TRICK_OF_ONE]
            race.play(race.state.turn, (tricks or uses or race.menu())[0])
    return race.state.turns


@pytest.mark.parametrize(("seats", "turns"), [(2, 25), (3, 29), (4, 29)])
def test_F5_15_no_game_can_outlast_its_bound(seats: int, turns: int) -> None:
    race = Race(seats=seats)
    # A lot, seven tiles, five bets and a word of each seat, take and roll and use, two extra
    # actions, a photo-finish of 60 rounds, and all going on.
    steps = 1 + 7 + 6 * seats + 3 * turns + 2 + 2 * 60 + seats
    assert GAME.longest(race.pack, race.state) == 3 * steps


def test_F5_16_a_change_of_pace_needs_a_horseshoe_that_is_not_on_an_S() -> None:
    race = Race(safe=[5, 22]).with_dice(shoes=[5])
    assert race.refused(A_PACE, 5, 3) == reasons.SAFE_KEEPS_SHOE
    assert race.refused(A_PACE, 11, 3) == reasons.NO_SHOE_TO_MOVE
    race.with_dice(shoes=[11])
    assert race.refused(A_PACE, 11, 11) == reasons.SAME_TILE
    assert race.refused(A_PACE, 11, 22) == reasons.ALLOWED
    assert race.refused(A_PACE, 11, 20) == reasons.ALLOWED
    race.with_dice(shoes=[20])
    assert race.refused(A_PACE, 11, 20) == reasons.LEADER_HAS_SHOE
    assert race.refused(A_PACE, 20, 11) == reasons.ALLOWED
