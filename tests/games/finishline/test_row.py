"""F4: advancing, dead heats and their unwinding, photo-finish, horses that leave."""

import pytest

from hippodrome.games.finishline.moves import ASIDE, action_of, die_of, pair_move, win_move
from hippodrome.games.finishline.rules import reasons
from hippodrome.games.finishline.rules.betting import in_front
from hippodrome.games.finishline.state import GREEN, HELMET, INTERVAL, PHOTO, RED, WHITE, YELLOW
from tests.games.finishline.positions import (
    A_DISQUALIFICATION,
    A_HEAT,
    A_HELMET,
    A_LOSS,
    A_WHIP,
    DOUBLE_SHOE,
    SHOE,
    Race,
)

FOUR = (20, 11, 5, 18)
"""Level, this is the digest's: 11 lies on top of 20, then 5, then 18."""


def test_F4_1_advancing_swaps_with_the_next_and_the_leader_cannot() -> None:
    assert Race().use(DOUBLE_SHOE, 5).order == [20, 11, 5, 18, 3, 22, 8]
    assert Race().use(DOUBLE_SHOE, 11).order[:2] == [11, 20]
    assert Race().refused(DOUBLE_SHOE, 20) == reasons.LEADER_CANNOT_ADVANCE


def test_F4_2_a_dead_heat_puts_the_second_on_top_of_the_leader() -> None:
    race = Race(FOUR).use(A_HEAT)
    assert (race.order, race.state.level) == ([20, 11, 5, 18], 1)
    # One place for everybody else: 18 passes 5 and is then next to both.
    assert race.use(DOUBLE_SHOE, 18).order == [20, 11, 18, 5]
    assert race.state.level == 1


@pytest.mark.parametrize(("tile", "order"), [(11, [11, 20, 5, 18]), (20, [20, 11, 5, 18])])
def test_F4_3_one_of_the_two_goes_in_front_of_the_other(tile: int, order: list[int]) -> None:
    race = Race(FOUR).level().use(DOUBLE_SHOE, tile)
    assert (race.order, race.state.level) == (order, 0)


def test_F4_4_5_over_the_dead_heat_gives_5_20_11() -> None:
    race = Race((20, 11, 5)).level().use(DOUBLE_SHOE, 5)
    assert (race.order, race.state.level) == ([5, 20, 11], 0)
    assert race.state.levelled == 1


def at_the_photo() -> Race:
    race = Race(FOUR).level().run()
    assert (race.state.phase, race.state.spread) == (PHOTO, 6**6)
    return race


def photo(race: Race, *sides: int) -> None:
    outcome = 0
    for side in sides:
        outcome = outcome * 6 + side
    race.draw(outcome)


@pytest.mark.parametrize(
    ("lower", "upper", "order"),
    [((0,) * 6, (4,) * 6, [20, 11]), ((4, 0, 0, 4, 4, 4), (4, 5, 5, 0, 1, 2), [11, 20])],
)
def test_F4_5_more_horseshoes_of_six_win_the_photo(
    lower: tuple[int, ...], upper: tuple[int, ...], order: list[int]
) -> None:
    race = at_the_photo()
    photo(race, *lower)
    assert list(race.state.photo[0]) == [int(side < 4) for side in lower]
    photo(race, *upper)
    assert race.order[:2] == order
    assert race.state.phase == INTERVAL
    assert race.state.place[race.horse(order[0])] == 1
    assert race.state.level == 0


def test_F4_5_equal_counts_roll_again() -> None:
    race = at_the_photo()
    photo(race, 0, 1, 2, 4, 4, 4)
    photo(race, 4, 4, 4, 2, 2, 2)
    assert (race.state.phase, race.state.photos) == (PHOTO, 2)
    photo(race, 4, 4, 4, 4, 4, 4)
    assert list(race.state.photo[1]) == [0] * 6
    photo(race, 4, 4, 4, 4, 4, 3)
    assert race.order[:2] == [11, 20]


def test_F4_6_a_disqualified_tile_leaves_with_its_dice_and_the_row_closes_up() -> None:
    race = Race().with_dice(left={WHITE: 3, RED: 2, YELLOW: 1, GREEN: 1})
    race.with_dice(shoes=[18], whips=[18], outsiders={18: 2}).use(A_DISQUALIFICATION, 18)
    assert race.order == [20, 11, 5, 3, 22, 8]
    assert list(race.state.left) == [4, 3, 1, 2, 1]
    assert race.refused(SHOE, 18) == reasons.OUT_OF_THE_RACE


@pytest.mark.parametrize(("gone", "leads"), [(20, 11), (11, 20)])
def test_F4_6_of_two_level_horses_the_other_stands_alone(gone: int, leads: int) -> None:
    race = Race(FOUR).level().use(A_DISQUALIFICATION, gone)
    assert (race.order, race.state.level) == ([leads, 5, 18], 0)
    assert race.refused(DOUBLE_SHOE, leads) == reasons.LEADER_CANNOT_ADVANCE


def test_F4_6_level_horses_stay_level_when_another_leaves() -> None:
    race = Race(FOUR).level().use(A_DISQUALIFICATION, 5)
    assert (race.order, race.state.level) == ([20, 11, 18], 1)


def test_F4_6_bets_that_need_a_missing_place_lose() -> None:
    bets = {0: [win_move(1, 300), pair_move(0, 700)]}
    race = Race((20, 11), bets=bets).use(A_DISQUALIFICATION, 11)
    race.run()
    assert race.order == [20]
    assert race.state.capital[0] == 600
    assert not in_front(race.state, race.horse(11))
    race = Race((20, 11), bets=bets).use(A_DISQUALIFICATION, 11)
    race.use(A_DISQUALIFICATION, 20)
    race.run()
    assert race.order == []
    assert race.state.capital[0] == 0


def test_F4_7_horseshoes_may_be_used_on_either_a_helmet_on_neither() -> None:
    race = Race(FOUR, favourites=[20]).level()
    assert race.refused(A_HELMET, 20) == reasons.LEVEL_TAKES_NO_HELMET
    assert race.refused(A_HELMET, 11) == reasons.LEVEL_TAKES_NO_HELMET
    assert race.refused(A_HELMET, 5) == reasons.HELMET_NEEDS_SHOE
    race.show(A_HELMET)
    helmets = [move for move in race.menu() if race.state.face[die_of(move)] == HELMET]
    assert [action_of(move) for move in helmets] == [ASIDE]
    race.use(SHOE, 11)
    assert race.state.level == 1  # the first of two waits
    race.use(SHOE, 11)
    assert (race.order[:2], race.state.level) == ([11, 20], 0)
    race = Race(FOUR, favourites=[20]).level().use(SHOE, 20)  # at once on an F
    assert (race.order[:2], race.state.level) == ([20, 11], 0)


def test_F4_7_the_horse_behind_them_is_second_and_two_count_as_one_place() -> None:
    race = Race(FOUR, favourites=[5]).level().use(A_HELMET, 5)
    assert race.order == [5, 20, 11, 18]
    # Two places only: neither of the level ones nor the horses behind can lose speed.
    race = Race((20, 11, 5)).level()
    assert race.refused(A_LOSS, 20) == reasons.TOO_FAR_BACK
    assert race.refused(A_LOSS, 5) == reasons.TOO_FAR_BACK


def test_F4_8_two_places_and_so_past_level_horses() -> None:
    race = Race(FOUR, favourites=[18]).level().use(A_HELMET, 18)
    assert (race.order, race.state.level) == ([18, 20, 11, 5], 0)


def test_F4_8_a_second_whip_on_a_level_horse_parts_them_too() -> None:
    race = Race(FOUR).level().with_dice(whips=[20]).use(A_WHIP, 20)
    assert (race.order, race.state.level) == ([11, 5, 18], 0)
    assert list(race.state.left)[WHITE] == 0
