"""T5: the dotted line and the horses beyond it."""

import pytest

from hippodrome.games.ticket.moves import BACKWARD, FORWARD
from hippodrome.games.ticket.rules.reasons import (
    BEYOND_THE_LINE,
    OFF_THE_TRACK,
    YIELD_BACK_OVER_LINE,
    YIELD_OFF_THE_TRACK,
)
from hippodrome.games.ticket.state import JOKER
from tests.games.ticket.positions import GREEN, ORANGE, PURPLE, pair, single, standing

BEYOND = """
    . . . . : .
    . . . . : .
    . 2 . . : 1
    . . . . : .
    . . . . : .
"""


def test_T5_1_no_horse_needs_to_cross_the_line_to_be_ranked_or_to_win() -> None:
    race = standing(
        """
        . 1 . . : .
        2 . . . : .
        """,
        tickets=["1-.-.", ".-2-."],
    ).finish()
    assert race.arrival == [1, 2]
    assert [race.state.gain[seat] for seat in range(2)] == [7, 5]


def test_T5_1_having_crossed_it_does_not_end_the_race() -> None:
    race = standing(BEYOND, hand=[single(ORANGE, 1)], others=[[JOKER]])
    race.play("1<1", "J2+1")
    assert race.where == {1: "b5", 2: "c3"}


def test_T5_2_a_horse_beyond_the_line_moves_only_sideways() -> None:
    race = standing(BEYOND)
    for squares in (1, 2, 3):
        assert race.ways_to_play(single(ORANGE, squares)) == [f"1<{squares}", f"1>{squares}"]
        assert race.refusal(f"1-{squares}") == BEYOND_THE_LINE
        assert race.refusal(f"J1-{squares}") == BEYOND_THE_LINE
    assert race.ends("1<2") == "a5"
    assert race.ends("1>1") == "d5"


def test_T5_2_a_horse_just_before_the_line_still_moves_freely() -> None:
    race = standing("""
        . . 1 : .
        . . . : .
    """)
    assert race.ends("1-2") == "a1"
    assert race.ends("1+1") == "a4"


def test_T5_2_it_is_displaced_only_to_its_left_or_right_square() -> None:
    race = standing("""
        . . . . : .
        . . 2 . : 1
        . . . . : .
    """)
    assert race.room_for(ORANGE, "2+2") == {"a5", "c5"}
    for way in ("-", "-<", "->"):
        assert race.refusal(f"2+2/{way}") == YIELD_BACK_OVER_LINE
    for way in ("+", "+<", "+>"):
        assert race.refusal(f"2+2/{way}") == YIELD_OFF_THE_TRACK
    taken = standing("""
        . . . . : 3
        . . 2 . : 1
        . . . . : .
    """)
    assert taken.room_for(ORANGE, "2+2") == {"c5"}


def test_T5_2_others_may_be_placed_behind_or_beside_it_but_never_in_front() -> None:
    race = standing(BEYOND)
    assert race.ends("2~1-") == "c4"
    assert race.ends("2~1<") == "b5"
    assert race.ends("2~1>") == "d5"
    assert race.refusal("2~1+") == OFF_THE_TRACK


@pytest.mark.parametrize("squares", [1, 2, 3])
def test_T5_3_forward_beyond_the_line_is_not_a_legal_move(squares: int) -> None:
    race = standing(BEYOND)
    assert race.refusal(f"1+{squares}") == BEYOND_THE_LINE
    assert race.ways_to_play(single(ORANGE, squares), FORWARD) == []
    assert race.ways_to_play(single(ORANGE, squares), BACKWARD) == []


def test_T5_3_sideways_towards_the_rail_is_legal_and_moves_nobody() -> None:
    race = standing("""
        . : 1
        . : .
        . : 2
    """)
    assert race.ends("1<3") == "a2"
    assert race.ends("2>1") == "c2"


def test_T5_4_by_a_pair_card_it_goes_only_to_squares_of_the_last_column() -> None:
    race = standing(BEYOND)
    for side in "+-<>":
        assert race.refusal(f"1~2{side}") == BEYOND_THE_LINE
    before_it = standing("""
        . . . . : 1
        . . . 2 : .
    """)
    assert before_it.ways_to_play(pair(ORANGE, PURPLE)) == ["1~2+", "2~1-", "2~1>"]
    assert before_it.ends("1~2+") == "b5"


def test_T5_4_at_any_distance_across() -> None:
    race = standing("""
        . . : 1
        . . : .
        . . : .
        . . : .
        . . : 2
        . . : .
    """)
    assert race.ends("1~2<") == "d3"
    assert race.ends("1~2>") == "f3"
    assert race.refusal("1~2-") == BEYOND_THE_LINE
    assert race.ends("2~1>") == "b3"


def test_T5_4_crossing_the_line_forward_is_free_for_all() -> None:
    race = standing("""
        . 3 . : .
        1 . 2 : .
        . . . : .
    """)
    assert race.ends("2+1") == "b4"
    assert race.ends("1+3") == "b4"
    assert race.ends("3~2+") == "b4"
    assert {"a4", "b4", "c4"} <= race.room_for(PURPLE, "1+2")  # displaced horses too
    assert race.after("1+2/+") == {1: "b3", 2: "b4", GREEN: "a2"}
