"""T4.7 to T4.11: who makes room, and what happens to a player who cannot move."""

import pytest

from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.moves import BACKWARD, FORWARD, LEFT, RIGHT
from hippodrome.games.ticket.rules import doors as rules
from hippodrome.games.ticket.rules.reasons import (
    CARDS_STILL_PLAYABLE,
    NO_ROOM_TO_YIELD,
    NOBODY_IN_THE_WAY,
    NOBODY_WOULD_MOVE,
    YIELD_NOT_SAID,
    YIELD_OFF_THE_TRACK,
    YIELD_SQUARE_TAKEN,
)
from hippodrome.games.ticket.state import JOKER, PHOTO
from tests.games.ticket.drawings import NO_WAY_ON, ON_BLUE, OPEN_FIELD
from tests.games.ticket.positions import (
    BLUE,
    GREEN,
    ORANGE,
    PURPLE,
    RED,
    Race,
    pair,
    single,
    standing,
)


def test_T4_7_blue_may_yield_to_the_six_squares_left_free() -> None:
    race = standing(ON_BLUE)
    assert len(race.ways_to_play(single(RED, 2), FORWARD)) == 6
    assert race.room_for(BLUE, "5+2") == {"c6", "d6", "e6", "e7", "c8", "e8"}
    assert race.after("5+2/+<") == {1: "c7", 2: "d8", 4: "c8", 5: "d7"}


def test_T4_7_each_way_to_yield_has_its_sign() -> None:
    race = standing("""
        . . . . .
        . . . . .
        1 . 2 . .
        . . . . .
    """)
    ends = {way[4:]: race.after(way)[2] for way in race.ways_to_play(single(ORANGE, 2), FORWARD)}
    assert ends == {
        "+": "c4",
        "+>": "d4",
        ">": "d3",
        "->": "d2",
        "-": "c2",
        "-<": "b2",
        "<": "b3",
        "+<": "b4",
    }


def test_T4_7_the_square_the_mover_left_counts_as_free() -> None:
    race = standing("""
        . . .
        1 2 .
        . . .
    """)
    assert "b1" in race.room_for(PURPLE, "1+1")
    assert race.after("1+1/-") == {1: "b2", 2: "b1"}
    after = race.holding(single(ORANGE, 1)).play("1+1/-")
    assert after.state.stands[2][1] == 2
    assert after.state.stands[2][2] == 1


def test_T4_7_a_corner_leaves_three_squares() -> None:
    race = standing("""
        1 . . 2
        . . . .
    """)
    assert race.room_for(ORANGE, "2-3") == {"a2", "b1", "b2"}
    assert race.refusal("2-3/-") == YIELD_OFF_THE_TRACK
    assert race.refusal("2-3/<") == YIELD_OFF_THE_TRACK
    assert race.room_for(PURPLE, "1+3") == {"a3", "b3", "b4"}
    assert race.refusal("1+3/+") == YIELD_OFF_THE_TRACK
    race = standing("""
        . .
        2 .
        1 .
    """)
    assert race.refusal("2>1/>") == YIELD_OFF_THE_TRACK


def test_T4_7_whoever_displaces_must_say_where_to_and_only_then() -> None:
    race = standing(ON_BLUE)
    assert race.refusal("5+2") == YIELD_NOT_SAID
    assert race.refusal("5+1/+") == NOBODY_IN_THE_WAY
    assert race.refusal("5+2/<") == YIELD_SQUARE_TAKEN
    assert race.refusal("5+2/+") == YIELD_SQUARE_TAKEN
    assert race.refusal("5+2/>") == 0


def test_T4_7_without_a_free_square_the_move_is_illegal() -> None:
    race = standing("""
        1 2 . 5
        3 4 . .
    """)
    assert race.refusal("5-3") == NO_ROOM_TO_YIELD
    assert race.refusal("5-3/+") == NO_ROOM_TO_YIELD
    assert race.ways_to_play(single(RED, 3), BACKWARD) == []
    assert race.ways_to_play(single(RED, 3), LEFT) == ["5<3"]
    assert race.ways_to_play(single(RED, 3), RIGHT) == ["5>3"]


def test_T4_7_the_mover_itself_may_make_the_room() -> None:
    race = standing("""
        1 2 .
        3 4 .
    """)
    assert race.ways_to_play(single(PURPLE, 1), BACKWARD) == ["2-1/+"]
    assert race.after("2-1/+") == {1: "a2", 2: "a1", 3: "b1", 4: "b2"}


def test_T4_8_displacement_never_chains() -> None:
    race = standing("""
        . . . . .
        1 2 3 . .
        . . . . .
    """)
    assert race.refusal("1+1/+") == YIELD_SQUARE_TAKEN
    assert "b3" not in race.room_for(PURPLE, "1+1")
    for way in race.ways_to_play(single(ORANGE, 1), FORWARD):
        assert race.after(way)[3] == "b3"


def test_T4_9_a_card_must_be_played_while_any_has_a_legal_move() -> None:
    race = standing(OPEN_FIELD, hand=[single(RED, 1), single(RED, 2)])
    assert rules.refusal(race.pack, race.state, 0, GAME.read("x5.1")) == CARDS_STILL_PLAYABLE
    assert not any(move.startswith("x") for move in race.menu())


def far_apart() -> Race:
    """Fill the last column, so that orange and purple cannot come together at all.

    Beyond the line horses go sideways only. Orange would land on blue, purple on green, and
    neither of those has a free square at its side: the mover comes from the other end. In the
    same way red lands on orange or purple if it goes two squares, and they cannot make room.
    """
    return standing(NO_WAY_ON, hand=[pair(ORANGE, PURPLE), single(RED, 2)])


def test_T4_9_whoever_has_no_legal_move_throws_a_card_away_without_effect() -> None:
    race = far_apart()
    before = race.where
    assert race.menu() == ["x5.2", "x1~2"]
    assert race.refusal("5<2") == race.refusal("5>2") == NO_ROOM_TO_YIELD
    race.play("x1~2")
    assert race.where == before
    assert race.state.held[0] == 1
    assert race.state.turn == 1
    assert race.state.pile[race.state.piled - 1] == GAME.read("x1~2")


def test_T4_9_any_of_the_cards_may_be_thrown_away_each_kind_listed_once() -> None:
    race = far_apart().holding(pair(ORANGE, PURPLE), pair(ORANGE, PURPLE), pair(ORANGE, BLUE))
    assert race.menu() == ["x1~2", "x1~4"]
    assert rules.refusal(race.pack, race.state, 0, GAME.read("x1~4")) == 0
    assert rules.refusal(race.pack, race.state, 0, GAME.read("x1~3")) != 0


def test_T4_9_one_playable_card_among_stuck_ones_has_to_be_played() -> None:
    race = far_apart().holding(pair(ORANGE, PURPLE), single(ORANGE, 1))
    assert race.menu() == ["1<1", "1>1/<"]
    assert rules.refusal(race.pack, race.state, 0, GAME.read("x1~2")) == CARDS_STILL_PLAYABLE


def test_T4_9_throwing_a_card_away_shows_what_one_does_not_hold() -> None:
    race = far_apart()
    seen = [kind for kind in range(JOKER + 1) if race.pack.copies[kind]]
    could = {kind for kind in seen if race.ways_to_play(kind)}
    race.play("x1~2")
    shown = {kind for kind in range(JOKER + 1) if race.state.ruled_out[0] >> kind & 1}
    assert shown == could
    assert JOKER in shown
    assert single(ORANGE, 1) in shown
    assert pair(ORANGE, GREEN) in shown
    assert pair(ORANGE, PURPLE) not in shown
    assert race.state.ruled_out[1] == 0


def test_T4_9_a_discarded_last_card_ends_the_race_too() -> None:
    race = far_apart().holding(pair(ORANGE, PURPLE))
    race.having(cards=1, piled=1)
    race.play("x1~2")
    assert race.state.phase == PHOTO


def test_T4_10_staying_is_one_and_the_same_move_whoever_is_said_to_move() -> None:
    race = standing("""
        . . . .
        . 4 5 .
        . . . .
    """)
    assert race.refusal("5~4+") == NOBODY_WOULD_MOVE
    assert race.refusal("4~5-") == NOBODY_WOULD_MOVE
    assert race.ways_to_play(pair(BLUE, RED)).count("4=5") == 1


def test_T4_10_neighbours_may_stay_with_a_hedge_between() -> None:
    race = standing("""
        . . | . .
        . 4 | 5 .
        . . | . .
    """)
    assert "4=5" in race.ways_to_play(pair(BLUE, RED))


@pytest.mark.parametrize("drawing", ["4 : 5", ". 5 : 4", ". : 4\n. : 5"])
def test_T4_10_neighbours_may_stay_beyond_the_line(drawing: str) -> None:
    assert "4=5" in standing(drawing).ways_to_play(pair(BLUE, RED))


def test_T4_11_a_move_cut_short_displaces_like_any_other() -> None:
    race = standing("""
        . . 1 2
        . . . .
    """)
    assert race.room_for(PURPLE, "1+3") == {"a3", "b3", "b4"}
    assert race.after("1+3/-") == {1: "a4", 2: "a3"}


def test_T4_11_a_move_of_length_zero_displaces_nobody() -> None:
    race = standing("""
        1 2
        3 4
    """)
    assert race.ways_to_play(single(ORANGE, 2), LEFT) == ["1<2"]
    assert race.after("1<2") == race.where
    assert race.refusal("1<2/+") == NOBODY_IN_THE_WAY
