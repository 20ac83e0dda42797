"""T7: flat, hedges, steeple-chase and harness."""

import pytest

from hippodrome.games.ticket.rules.reasons import (
    HEDGE_BEHIND,
    NO_ROOM_TO_YIELD,
    YIELD_BACK_OVER_HEDGE,
)
from hippodrome.games.ticket.state import FLAT, HARNESS, PHOTO
from tests.games.ticket.positions import (
    BLUE,
    ORANGE,
    PURPLE,
    Meeting,
    single,
    standing,
)


def hedged(column: int) -> str:
    """Draw orange in the middle lane of a track with hedges behind columns 2 and 6."""
    squares = ["."] * 8
    squares[column - 1] = "1"
    middle = " ".join([*squares[:2], "|", *squares[2:6], "|", *squares[6:]])
    empty = ". . | . . . . | . ."
    return f"{empty}\n{middle}\n{empty}"


def test_T7_1_a_flat_race_has_no_obstacle() -> None:
    for discipline in (FLAT, HARNESS):
        race = standing(hedged(4), discipline=discipline)
        assert race.ends("1-3") == "b1"
    meeting = Meeting()
    meeting.play(0, "flat:3")
    assert meeting.look(-1).track.hedges == ()
    assert meeting.look(-1).track.river == 0
    assert meeting.look(-1).track.hoofs == ()


def test_T7_1_hoof_marks_do_nothing_on_the_flat() -> None:
    race = standing(
        """
        1u .
        .  2
        """,
        discipline=FLAT,
    ).finish()
    assert race.arrival == [2, 1]


def test_T7_2_forward_and_sideways_a_hedge_does_nothing() -> None:
    race = standing(hedged(2))
    assert race.ends("1+1") == "b3"
    assert race.ends("1+3") == "b5"
    assert race.ends("1<1") == "a2"
    assert race.ends("1>1") == "c2"
    beyond = standing(hedged(3))
    assert beyond.ends("1<1") == "a3"
    assert beyond.ends("1>3") == "c3"


@pytest.mark.parametrize(
    ("column", "squares", "ends"),
    [
        (4, 1, 3),
        (4, 2, 3),
        (4, 3, 3),
        (5, 1, 4),
        (5, 2, 3),
        (5, 3, 3),
        (6, 3, 3),
        (8, 1, 7),
        (8, 2, 7),
        (8, 3, 7),
        (2, 1, 1),
        (2, 3, 1),
    ],
)
def test_T7_2_backward_a_move_is_cut_short_just_in_front_of_the_hedge(
    column: int, squares: int, ends: int
) -> None:
    race = standing(hedged(column))
    assert race.ends(f"1-{squares}") == f"b{ends}"
    assert race.ends(f"J1-{squares}") == f"b{ends}"


@pytest.mark.parametrize("column", [3, 7])
@pytest.mark.parametrize("squares", [1, 2, 3])
def test_T7_2_with_the_hedge_right_behind_backward_is_illegal(column: int, squares: int) -> None:
    race = standing(hedged(column))
    assert race.refusal(f"1-{squares}") == HEDGE_BEHIND
    assert race.refusal(f"J1-{squares}") == HEDGE_BEHIND


def test_T7_2_two_hedges_close_together_the_nearer_one_stops() -> None:
    race = standing("""
        . . | . . | . 1
        . . | . . | . .
    """)
    assert race.ends("1-3") == "a5"
    nearer = standing("""
        . . | . . | 1 .
        . . | . . | . .
    """)
    assert nearer.refusal("1-3") == HEDGE_BEHIND


def test_T7_2_a_pair_card_never_takes_a_horse_back_over_a_hedge() -> None:
    race = standing("""
        . . . | . . .
        . 2 . | . 1 .
        . . . | . . .
    """)
    for side in "+-<>":
        assert race.refusal(f"1~2{side}") == HEDGE_BEHIND
        assert race.refusal(f"2~1{side}") == 0
    at_the_hedge = standing("""
        . . . | . . .
        . . 2 | . 1 .
        . . . | . . .
    """)
    assert at_the_hedge.ends("1~2+") == "b4"  # in front of purple is still beyond the hedge
    assert at_the_hedge.refusal("1~2<") == HEDGE_BEHIND


def test_T7_2_a_displacement_back_over_a_hedge_is_not_accessible() -> None:
    race = standing("""
        . . | . . .
        . . | 2 . 1
        . . | . . .
    """)
    assert race.room_for(PURPLE, "1-2") == {"a3", "c3", "a4", "b4", "c4"}
    for way in ("-", "-<", "->"):
        assert race.refusal(f"1-2/{way}") == YIELD_BACK_OVER_HEDGE


def test_T7_2_hedges_may_leave_no_room_to_yield() -> None:
    race = standing("""
        . . | 2 3 1
        . . | 4 5 .
    """)
    assert race.refusal("1-2") == NO_ROOM_TO_YIELD
    assert race.refusal("1-3") == NO_ROOM_TO_YIELD


def test_T7_4_a_horse_on_hoof_marks_at_the_end_is_disqualified() -> None:
    race = standing(
        """
        . . . 1u
        . . 2 u
        . 3 u .
        4 . u .
        """,
        tickets=["1-2-3", "2-3-4"],
    ).finish()
    assert race.arrival == [2, 3, 4]  # the others close up
    assert race.state.place[ORANGE] == 8
    assert race.state.gain[0] == -2 + 3 + 3
    assert race.state.gain[1] == 21


def test_T7_4_only_where_it_stands_at_the_end_counts() -> None:
    race = standing(
        """
        1 u .
        . . 2
        """,
        hand=[single(ORANGE, 1)],
        others=[[single(ORANGE, 2)]],
    )
    race.play("1+1")
    assert race.where[ORANGE] == "a2"
    race.play("1-2")
    assert race.arrival == [2, 1]


def test_T7_4_a_disqualified_horse_takes_no_part_in_the_photo_finish() -> None:
    race = standing("""
        . 1u
        . 2
        . 3
    """).finish()
    assert race.state.phase == PHOTO
    assert race.state.spread == 2
    assert race.photo(3).arrival == [3, 2]


def test_T7_4_harness_horses_move_as_on_the_flat() -> None:
    race = standing("""
        . u . u
        u 1 u .
        . u . .
    """)
    assert race.ends("1+1") == "b3"
    assert race.ends("1+2") == "b4"
    assert race.ends("1-1") == "b1"


def test_T7_7_after_two_disqualifications_the_last_of_five_is_fifth_and_costs_1() -> None:
    race = standing(
        """
        1 . u .
        . 2 . .
        . . 3 .
        . . . 4u
        . . . 5u
        . . . 6
        . 7 . .
        """,
        tickets=["1-.-.", "4-5-."],
    ).finish()
    race.photo(2)
    assert race.arrival == [6, 3, 2, 7, 1]
    assert race.state.gain[0] == -1
    assert race.state.gain[1] == -4


def test_T7_7_with_two_horses_left_there_is_no_trio() -> None:
    race = standing(
        """
        . . . 1
        . . 2 .
        . . . 3u
        . . . 4u
        . . . 5u
        . . . 6u
        . . . 7u
        """,
        tickets=["1-2-3", "2-1-."],
    ).finish()
    assert race.arrival == [1, 2]
    assert race.state.gain[0] == 7 + 5 - 2
    assert race.state.gain[1] == 3 + 3


def test_T7_7_with_three_horses_left_there_may_be_one() -> None:
    race = standing(
        """
        . . . 1
        . . 2 .
        . 3 . .
        . . . 4u
        """,
        tickets=["1-2-3", "3-1-2"],
    ).finish()
    assert [race.state.gain[seat] for seat in range(2)] == [21, 11]


def test_T7_7_when_all_are_disqualified_nobody_is_placed() -> None:
    race = standing(
        """
        . 1u
        2u .
        . 3u
        . 4u
        """,
        tickets=["1-2-3", ".-.-4"],
    ).finish()
    assert race.arrival == []
    assert all(race.state.place[horse] == 8 for horse in (1, 2, 3, BLUE))
    assert [race.state.gain[seat] for seat in range(2)] == [-6, -2]
    assert race.state.race == 2
