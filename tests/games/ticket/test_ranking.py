"""T6: the column decides, and photo-finishes settle every tie."""

from itertools import permutations

import pytest

from hippodrome.games.ticket.state import CHOOSE, CLOSED, PHOTO
from tests.games.ticket.positions import ORANGE, PURPLE, single, standing

ARRIVAL = """
    . . . 1 . . .
    . . . . 2 . .
    . . 3 . . . .
    . . . . 4 . .
    . . . . . 5 .
    . 6 . . . . .
    . . . . . . 7
"""


def test_T6_1_further_is_better_and_lanes_do_not_matter() -> None:
    race = standing("""
        . . 1 .
        2 . . .
        . . . 3
        . 4 . .
    """).finish()
    assert race.arrival == [3, 1, 4, 2]
    assert race.state.phase == CHOOSE
    assert race.state.spread == 0


def test_T6_1_the_race_is_over_with_the_last_dealt_card_and_not_before() -> None:
    race = standing(
        """
        1 . . .
        . 2 . .
        """,
        hand=[single(PURPLE, 1), single(PURPLE, 2)],
        others=[[single(ORANGE, 1), single(ORANGE, 2)]],
    )
    race.play("2+1", "1+1", "2>2")
    assert race.state.race == 1
    assert race.arrival == []
    race.play("1+2")
    assert race.where == {1: "a4", 2: "b3"}
    assert race.arrival == [1, 2]
    assert race.state.race == 2


def test_T6_2_the_arrival_of_the_rulebook() -> None:
    race = standing(ARRIVAL).finish()
    assert race.state.phase == PHOTO
    assert race.state.spread == 2
    assert race.state.awaits == 0
    assert race.arrival == [7, 5]
    race.photo(4)
    assert race.arrival == [7, 5, 4, 2, 1, 3, 6]
    assert race.state.phase == CHOOSE


def test_T6_2_or_the_other_card_is_drawn() -> None:
    assert standing(ARRIVAL).finish().photo(2).arrival == [7, 5, 2, 4, 1, 3, 6]


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_T6_2_three_level_horses_take_two_draws(order: tuple[int, int, int]) -> None:
    race = standing("""
        . 1 .
        . 2 .
        . 3 .
    """).finish()
    assert race.state.spread == 3
    race.photo(order[0])
    assert race.state.phase == PHOTO
    assert race.state.spread == 2
    race.photo(order[1])
    assert race.state.phase != PHOTO
    assert race.arrival == list(order)


def test_T6_2_every_tie_is_settled_the_best_placed_first() -> None:
    race = standing("""
        . . 1 .
        . 2 . .
        . . 3 .
        . 4 . .
        . 5 . .
        6 . . .
        7 . . .
    """).finish()
    spreads = []
    for horse in (3, 5, 2, 7):
        spreads.append(race.state.spread)
        race.photo(horse)
    assert spreads == [2, 3, 2, 2]  # between k horses, k - 1 draws
    assert race.arrival == [3, 1, 5, 2, 4, 7, 6]


def test_T6_2_a_clear_horse_between_two_ties_needs_no_draw() -> None:
    race = standing("""
        . . . 1
        . . . 2
        . . 3 .
        . 4 . .
        . 5 . .
    """).finish()
    race.photo(2)
    assert race.arrival == [2, 1, 3]
    race.photo(4)
    assert race.arrival == [2, 1, 3, 4, 5]


def test_T6_2_all_seven_level_take_six_draws() -> None:
    race = standing("\n".join(f". {horse} ." for horse in range(1, 8))).finish()
    order = [4, 7, 1, 6, 2, 5, 3]
    for draws, horse in enumerate(order[:-1]):
        assert race.state.spread == 7 - draws
        race.photo(horse)
    assert race.arrival == order


def test_T6_2_the_last_photo_of_the_last_race_ends_the_meeting() -> None:
    race = standing("""
        . 1
        . 2
    """)
    race.having(races=1)
    race.finish()
    assert race.state.over == 0
    race.photo(1)
    assert race.state.over == 1
    assert race.state.phase == CLOSED
    assert race.state.leader == 0  # nobody is to lead a further race
