"""T7.3, T7.5, T7.6: the river."""

import pytest

from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.rules.reasons import HEDGE_BEHIND, RIVER_AHEAD, YIELD_INTO_RIVER
from tests.games.ticket.positions import (
    ORANGE,
    PURPLE,
    Meeting,
    pair,
    standing,
)


@pytest.mark.parametrize("edition", GAME.editions())
def test_T7_3_the_river_lies_just_before_or_just_after_one_of_the_hedges(edition: str) -> None:
    pack = GAME.pack(edition).printed
    first, second = pack.hedge
    rivers = []
    for course in ("steeple1", "steeple2", "steeple3", "steeple4"):
        meeting = Meeting(pack=edition)
        meeting.play(0, f"{course}:3")
        rivers.append(meeting.state.river)
        assert meeting.look(-1).track.hedges == (first, second)
        assert meeting.look(-1).discipline == "steeple"
    assert rivers == [first, first + 1, second, second + 1]


def test_T7_3_river_squares_count_when_moving_through() -> None:
    race = standing("""
        . 1 ~ | . .
        . . ~ | . .
    """)
    assert race.ends("1+2") == "a4"
    assert race.ends("1+3") == "a5"


def test_T7_3_a_move_that_would_end_in_the_river_is_cut_short_before_it() -> None:
    race = standing("""
        1 . . ~ | .
        . 2 . ~ | .
        . . . ~ | .
    """)
    assert race.ends("1+3") == "a3"
    assert race.ends("2+2") == "b3"
    assert race.ends("J2+2") == "b3"


def test_T7_3_a_move_the_river_leaves_nothing_of_is_illegal() -> None:
    race = standing("""
        . 1 ~ | .
        . . ~ | .
    """)
    assert race.refusal("1+1") == RIVER_AHEAD
    assert race.refusal("J1+1") == RIVER_AHEAD


def test_T7_3_a_pair_move_onto_the_river_is_illegal() -> None:
    race = standing("""
        . . . | ~ . .
        1 . 2 | ~ . .
        . . . | ~ . .
    """)
    assert race.refusal("1~2+") == RIVER_AHEAD
    assert race.ways_to_play(pair(ORANGE, PURPLE)) == [
        *("1~2-", "1~2<", "1~2>", "2~1+", "2~1<", "2~1>"),
    ]
    across = standing("""
        . . . | ~ . .
        1 . . | ~ 2 .
        . . . | ~ . .
    """)
    assert across.refusal("1~2-") == RIVER_AHEAD
    assert across.ends("1~2+") == "b6"  # going over it to the other bank is fine


def test_T7_3_no_horse_is_displaced_into_the_river() -> None:
    race = standing("""
        . . . ~ | .
        1 . 2 ~ | .
        . . . ~ | .
    """)
    assert race.room_for(PURPLE, "1+2") == {"a2", "b2", "c2", "a3", "c3"}
    for way in ("+", "+<", "+>"):
        assert race.refusal(f"1+2/{way}") == YIELD_INTO_RIVER


def test_T7_3_a_move_cut_short_at_the_river_displaces() -> None:
    race = standing("""
        1 . 2 ~ | .
        . . . ~ | .
    """)
    assert race.room_for(PURPLE, "1+3") == {"a2", "b2", "b3"}


# The four places of the river; orange stands where every case can be tried.


def test_T7_3_river_before_the_first_hedge() -> None:
    race = standing("""
        . . ~ | 1 . . | . .
        . 2 ~ | . . . | . .
    """)
    assert [race.refusal(f"1-{n}") for n in (1, 2, 3)] == [HEDGE_BEHIND] * 3
    assert race.refusal("2+1") == RIVER_AHEAD
    assert race.ends("2+2") == "b4"
    assert race.ends("2-1") == "b1"


def test_T7_3_river_after_the_first_hedge() -> None:
    race = standing("""
        . . | ~ 1 . | . .
        . 2 | ~ . . | . .
    """)
    assert [race.refusal(f"1-{n}") for n in (1, 2, 3)] == [RIVER_AHEAD] * 3
    assert race.refusal("2+1") == RIVER_AHEAD
    assert race.ends("2+2") == "b4"


def test_T7_3_river_before_the_second_hedge() -> None:
    race = standing("""
        . . | . . ~ | 1 .
        . . | . 2 ~ | . .
    """)
    assert [race.refusal(f"1-{n}") for n in (1, 2, 3)] == [HEDGE_BEHIND] * 3
    assert race.refusal("2+1") == RIVER_AHEAD
    assert race.ends("2+2") == "b6"
    assert race.ends("2-3") == "b3"


def test_T7_3_river_after_the_second_hedge() -> None:
    race = standing("""
        . . | . . | ~ 1 .
        . . | . 2 | ~ . .
    """)
    assert [race.refusal(f"1-{n}") for n in (1, 2, 3)] == [RIVER_AHEAD] * 3
    assert race.refusal("2+1") == RIVER_AHEAD
    assert race.ends("2+2") == "b6"


@pytest.mark.parametrize("squares", [1, 2, 3])
def test_T7_5_river_after_a_hedge_bars_the_first_dry_square(squares: int) -> None:
    race = standing("""
        . . | ~ 1 .
        . . | ~ . .
    """)
    assert race.refusal(f"1-{squares}") == RIVER_AHEAD


@pytest.mark.parametrize("squares", [1, 2, 3])
def test_T7_5_one_square_further_on_each_moves_one_back(squares: int) -> None:
    race = standing("""
        . . | ~ . 1
        . . | ~ . .
    """)
    assert race.ends(f"1-{squares}") == "a4"


def test_T7_5_track_edge_then_river() -> None:
    """The last square of the way is found first, and only then is it asked whether it is dry."""
    race = standing("""
        1 . ~ | . .
        . . ~ | . .
    """)
    assert race.ends("1+2") == "a2"
    assert race.ends("1+3") == "a4"
    assert race.ends("1-2") == "a1"  # the edge, not an obstacle: a move of length zero


def test_T7_5_a_move_reduced_twice_displaces() -> None:
    race = standing("""
        . . | ~ 2 1
        . . | ~ . .
    """)
    assert race.room_for(PURPLE, "1-3") == {"a5", "b4", "b5"}


@pytest.mark.parametrize("edition", GAME.editions())
def test_T7_6_the_river_has_four_different_dry_ended_places(edition: str) -> None:
    pack = GAME.pack(edition).printed
    first, second = pack.hedge
    assert second - first >= 2
    rivers = {first, first + 1, second, second + 1}
    assert len(rivers) == 4
    assert not rivers & {pack.start, pack.columns}
    assert all(1 <= river <= pack.columns for river in rivers)
