"""T4: what each kind of card does, and who makes room."""

import pytest

from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.rules.reasons import NOT_ADJACENT, OFF_THE_TRACK, TOO_FAR
from hippodrome.games.ticket.state import JOKER
from tests.games.ticket.drawings import ON_BLUE, OPEN_FIELD
from tests.games.ticket.positions import (
    BLUE,
    GREEN,
    ORANGE,
    PURPLE,
    RED,
    pair,
    single,
    standing,
)

APART = """
    . . . . . . .
    . 4 . . . . .
    . . . . . . .
    . . . . 5 . .
    . . . . . . .
"""


@pytest.mark.parametrize("squares", [1, 2, 3])
def test_T4_1_a_single_card_moves_its_horse_exactly_that_far(squares: int) -> None:
    race = standing(OPEN_FIELD)
    assert race.ways_to_play(single(RED, squares)) == [
        f"5+{squares}",
        f"5-{squares}",
        f"5<{squares}",
        f"5>{squares}",
    ]
    assert race.ends(f"5+{squares}") == f"d{4 + squares}"
    assert race.ends(f"5-{squares}") == f"d{4 - squares}"
    assert race.ends(f"5<{squares}") == f"{'abcdefg'[3 - squares]}4"
    assert race.ends(f"5>{squares}") == f"{'abcdefg'[3 + squares]}4"


def test_T4_1_the_square_it_left_is_empty_and_nobody_else_moves() -> None:
    race = standing(ON_BLUE, hand=[single(RED, 1)])
    before = race.where
    race.play("5+1")
    assert race.where == {**before, 5: "d6"}
    assert race.state.stands[4][5] == 0
    assert race.state.stands[4][6] == 5


def test_T4_2_a_move_is_cut_short_at_the_edge_of_the_track() -> None:
    race = standing("""
        . . . .
        . . 1 .
        . . . .
    """)
    assert race.ends("1+3") == "b4"
    assert race.ends("1-3") == "b1"
    assert race.ends("1<3") == "a3"
    assert race.ends("1>3") == "c3"


def test_T4_2_a_horse_at_the_edge_may_be_sent_against_it() -> None:
    race = standing("""
        1 .
        . 2
    """)
    assert race.ends("1<1") == race.ends("1<3") == "a1"
    assert race.ends("1-1") == race.ends("1-2") == "a1"
    assert race.ends("2>2") == "b2"
    assert race.ends("2+1") == race.ends("2+3") == "b2"


def test_T4_2_the_card_is_spent_all_the_same() -> None:
    race = standing(
        """
        1 .
        . 2
        """,
        hand=[single(ORANGE, 1), JOKER],
    ).play("1<1")
    assert race.state.held[0] == 1
    assert race.state.piled == 2
    assert race.where == {1: "a1", 2: "b2"}
    assert race.state.stands[1][1] == 1


def test_T4_3_a_horse_passes_through_occupied_squares() -> None:
    race = standing("""
        1 2 3 .
        4 . . .
        . . . .
    """)
    assert race.after("1+3") == {1: "a4", 2: "a2", 3: "a3", 4: "b1"}
    assert race.after("1>2") == {1: "c1", 2: "a2", 3: "a3", 4: "b1"}


def test_T4_4_a_joker_moves_any_horse_one_to_three_squares_and_never_diagonally() -> None:
    race = standing("""
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . 1 . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    """)
    assert race.ways_to_play(JOKER) == [
        f"J1{sign}{squares}" for squares in (1, 2, 3) for sign in "+-<>"
    ]
    lane_and_column = {race.ends(way) for way in race.ways_to_play(JOKER)}
    assert lane_and_column == {
        *("d1", "d2", "d3", "d5", "d6", "d7"),
        *("a4", "b4", "c4", "e4", "f4", "g4"),
    }


def test_T4_4_whichever_horse_and_otherwise_as_a_single_card() -> None:
    race = standing("""
        1 2 .
        . . .
        3 . .
    """)
    for horse in (1, 2, 3):
        for sign in "+-<>":
            for squares in (1, 2, 3):
                move = f"{horse}{sign}{squares}"
                ways = race.ways_to_play(single(horse, squares))
                expected = [f"J{way}" for way in ways if way.startswith(move)]
                found = [way for way in race.ways_to_play(JOKER) if way.startswith(f"J{move}")]
                assert found == expected
                for way in expected:
                    assert race.after(way) == race.after(way[1:])


def test_T4_4_a_pack_of_shorter_distances_shortens_its_jokers() -> None:
    race = standing(OPEN_FIELD.replace("5", "1"))
    race.pack.farthest = 2
    assert race.refusal("J1+2") == 0
    assert race.refusal("J1+3") == TOO_FAR
    assert len(race.ways_to_play(JOKER)) == 8


def test_T4_5_a_pair_card_has_eight_outcomes_when_both_stand_free() -> None:
    race = standing(APART)
    ways = race.ways_to_play(pair(BLUE, RED))
    assert sorted(ways) == sorted(
        [*("4~5+", "4~5-", "4~5<", "4~5>"), *("5~4+", "5~4-", "5~4<", "5~4>")]
    )
    outcomes = [race.after(way) for way in ways]
    assert {(after[4], after[5]) for after in outcomes} == {
        ("d6", "d5"),
        ("d4", "d5"),
        ("c5", "d5"),
        ("e5", "d5"),
        ("b2", "b3"),
        ("b2", "b1"),
        ("b2", "a2"),
        ("b2", "c2"),
    }


def test_T4_5_each_sign_names_a_side_of_the_horse_that_stays() -> None:
    race = standing(APART)
    assert race.ends("5~4+") == "b3"
    assert race.ends("5~4-") == "b1"
    assert race.ends("5~4<") == "a2"
    assert race.ends("5~4>") == "c2"
    assert race.ends("4~5+") == "d6"


def test_T4_5_the_square_must_be_on_the_track() -> None:
    race = standing("""
        1 . . .
        . . . .
        . . . 2
    """)
    assert race.ways_to_play(pair(ORANGE, PURPLE)) == ["1~2-", "1~2<", "2~1+", "2~1>"]
    for move in ("1~2+", "1~2>", "2~1-", "2~1<"):
        assert race.refusal(move) == OFF_THE_TRACK


def test_T4_5_a_pair_card_moves_over_any_distance_and_displaces() -> None:
    race = standing("""
        1 . . . . . . . 3 2
        . . . . . . . . . .
    """)
    assert race.room_for(GREEN, "1~2-") == {"a8", "b8", "b9", "b10"}
    assert race.after("1~2-/-") == {1: "a9", 2: "a10", 3: "a8"}


def test_T4_6_neighbours_may_both_stay() -> None:
    race = standing("""
        . . . . .
        . . 4 5 .
        . . . . .
    """)
    ways = race.ways_to_play(pair(BLUE, RED))
    assert len(ways) == 7
    assert "4=5" in ways
    assert race.after("4=5") == race.where
    race = standing("""
        . . . .
        . 4 . .
        . 5 . .
        . . . .
    """)
    assert len(race.ways_to_play(pair(BLUE, RED))) == 7
    assert "4=5" in race.ways_to_play(pair(BLUE, RED))


@pytest.mark.parametrize(
    "drawing",
    [
        """
        4 .
        . 5
        """,
        """
        4 . 5
        . . .
        """,
        """
        4
        .
        5
        """,
    ],
)
def test_T4_6_touching_at_a_corner_or_further_away_is_not_adjacent(drawing: str) -> None:
    race = standing(drawing)
    assert "4=5" not in race.ways_to_play(pair(BLUE, RED))
    assert race.refusal("4=5") == NOT_ADJACENT


def test_T4_6_the_card_is_spent_on_staying() -> None:
    race = standing("5 4 .", hand=[pair(BLUE, RED), JOKER]).play("4=5")
    assert race.state.held[0] == 1
    assert race.state.pile[race.state.piled - 1] == GAME.read("4=5")
