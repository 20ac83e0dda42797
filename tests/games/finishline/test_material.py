"""F1: tiles, dice and their faces."""

from collections import Counter

from hippodrome.games.finishline.content import FACE_NAMES
from hippodrome.games.finishline.state import BLACK, BLANK, GREEN, HORSESHOE, RED, WHITE, YELLOW
from tests.games.finishline.positions import (
    A_WHIP,
    AN_OUTSIDER,
    SHOE,
    Race,
    dice_of,
    edition,
)

STANDARD = edition("standard").printed


def faces(colour: int) -> Counter[str]:
    names = {face: name for name, face in FACE_NAMES.items()}
    return Counter(names[face] for face in STANDARD.face[colour])


def test_F1_1_six_tiles_are_favourites_and_six_others_safe() -> None:
    assert STANDARD.tiles == 24
    favourites = {tile for tile in range(25) if STANDARD.favourite[tile]}
    safe = {tile for tile in range(25) if STANDARD.safe[tile]}
    assert len(favourites) == len(safe) == 6
    assert not favourites & safe
    assert 0 not in favourites | safe
    assert not favourites & {5, 11}, "the booklet's examples need two horseshoes on each"
    assert 18 in favourites


def test_F1_2_27_dice_and_23_for_two_players() -> None:
    assert dice_of(Race(seats=3)) == dice_of(Race(seats=4)) == [12, 6, 5, 2, 2]
    assert dice_of(Race(seats=2)) == [10, 5, 4, 2, 2]
    assert sum(Race(seats=4).state.reserve) == 27
    assert sum(Race(seats=2).state.reserve) == 23


def test_F1_3_every_colour_has_its_six_faces() -> None:
    assert faces(WHITE) == {"horseshoe": 4, "blank": 2}
    assert faces(RED) == {"double": 2, "whip": 2, "pace": 1, "blank": 1}
    assert faces(YELLOW) == {"helmet": 2, "interference": 2, "dead-heat": 1, "loss": 1}
    assert faces(GREEN) == {"outsider-1": 2, "outsider-2": 1, "outsider-3": 1, "blank": 2}
    assert faces(BLACK) == {"extra": 2, "side-bet": 2, "disqualified": 1, "trick": 1}
    assert list(STANDARD.outsider) == [1000, 2000, 3000]
    assert [BLANK in STANDARD.face[colour] for colour in range(5)] == [1, 1, 0, 1, 0]
    assert STANDARD.face[WHITE].count(HORSESHOE) == 4


def test_F1_4_a_tile_bears_a_horseshoe_a_whip_and_a_green_die_at_once() -> None:
    race = Race()
    for die in (SHOE, A_WHIP, AN_OUTSIDER):
        race.use(die, 5)
    horse = race.horse(5)
    assert (race.state.shoe[horse], race.state.whip[horse]) == (1, 1)
    assert race.state.outsider[horse] == 1
    assert race.order == [20, 11, 18, 5, 3, 22, 8]
