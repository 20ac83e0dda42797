"""T1: what is in the box."""

import pytest

from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.moves import single_horse, single_squares
from hippodrome.games.ticket.state import (
    FIRST_PAIR,
    FIRST_SINGLE,
    JOKER,
    NO_CARD,
    PAIR_HIGH,
    PAIR_LOW,
    Pack,
)
from hippodrome.words import words
from tests.games.ticket.positions import Meeting, standing

SILKS = {
    1: ("orange", "orange"),
    2: ("purple", "violet"),
    3: ("green", "vert"),
    4: ("blue", "bleu"),
    5: ("red", "rouge"),
    6: ("yellow", "jaune"),
    7: ("black", "noir"),
}


def printed(edition: str) -> Pack:
    pack = GAME.pack(edition).printed
    assert isinstance(pack, Pack)
    return pack


@pytest.mark.parametrize("horse", SILKS)
def test_T1_1_each_of_the_seven_horses_has_its_number_and_its_silk(horse: int) -> None:
    assert printed("standard").horses == len(SILKS)
    english, french = SILKS[horse]
    assert words("en").say("horse", number=horse).lower() == f"{english} {horse}"
    spoken = words("fr").say("horse", number=horse).lower()
    assert spoken.startswith(french)
    assert spoken.endswith(str(horse))


def test_T1_2_the_deck_holds_45_cards_of_three_kinds() -> None:
    copies = printed("standard").copies
    singles = [card for card in range(FIRST_SINGLE, FIRST_PAIR) if copies[card] == 1]
    assert {(single_horse(card), single_squares(card)) for card in singles} == {
        (horse, squares) for horse in range(1, 8) for squares in (1, 2, 3)
    }
    assert len(singles) == 21
    pairs = [card - FIRST_PAIR for card in range(FIRST_PAIR, JOKER) if copies[card] == 1]
    assert {frozenset((PAIR_LOW[index], PAIR_HIGH[index])) for index in pairs} == {
        frozenset((one, other)) for one in range(1, 8) for other in range(1, 8) if one != other
    }
    assert len(pairs) == 21
    assert copies[JOKER] == 3
    assert copies[NO_CARD] == 0
    assert sum(copies) == printed("standard").deck_size == 45


def test_T1_2_a_smaller_pack_has_the_cards_of_its_own_horses_only() -> None:
    pack = printed("tiny")
    for card in range(FIRST_SINGLE, FIRST_PAIR):
        of_this_box = single_horse(card) <= pack.horses and single_squares(card) <= pack.farthest
        assert pack.copies[card] == int(of_this_box)
    for card in range(FIRST_PAIR, JOKER):
        assert pack.copies[card] == int(PAIR_HIGH[card - FIRST_PAIR] <= pack.horses)
    assert pack.deck_size == 4 * 2 + 6 + 1


def test_T1_3_a_ticket_has_three_boxes_and_a_token_for_each_horse() -> None:
    meeting = Meeting()
    meeting.play(0, "flat:3")
    meeting.deal()
    for horse in range(1, 8):
        for box in range(3):
            boxes = ["."] * 3
            boxes[box] = str(horse)
            assert GAME.read("-".join(boxes)) in meeting.menu(0)
    meeting.play(0, "7-3-5")
    assert meeting.look(0).seats[0].ticket == (7, 3, 5)


def test_T1_4_everyone_begins_at_0_on_a_track_from_minus_8_to_50() -> None:
    meeting = Meeting(seats=6)
    points, winners = meeting.standing()
    assert points == [0] * 6
    assert winners == []
    assert printed("standard").floor == -8
    meeting.having(score={0: 50, 1: 51})
    looks = meeting.look(-1).seats
    assert (looks[0].on_track, looks[0].tokens) == (50, 0)
    assert (looks[1].on_track, looks[1].tokens) == (1, 1)


@pytest.mark.parametrize("edition", GAME.editions())
def test_T1_5_the_track_is_a_grid_with_line_hedges_and_hoof_marks(edition: str) -> None:
    pack = printed(edition)
    assert pack.lanes >= pack.horses
    assert pack.start >= 3  # two columns or more behind the horses
    assert pack.line == pack.columns - 1
    for hedge in pack.hedge:
        assert pack.start < hedge < pack.columns
    marked = {
        (lane, column)
        for lane in range(len(pack.hoof))
        for column in range(len(pack.hoof[0]))
        if pack.hoof[lane][column]
    }
    assert marked
    assert all(1 <= lane <= pack.lanes and 1 <= column <= pack.columns for lane, column in marked)


def test_T1_5_the_standard_track_has_a_lane_for_each_of_seven_horses() -> None:
    assert printed("standard").lanes == 7


def test_T1_6_horse_n_starts_in_lane_n_of_the_start_column() -> None:
    meeting = Meeting()
    meeting.play(0, "flat:3")
    start = printed("standard").start
    squares = {runner.horse: runner.square.name for runner in meeting.look(-1).runners}
    assert squares == {horse: f"{'abcdefg'[horse - 1]}{start}" for horse in range(1, 8)}


def test_T1_6_every_race_starts_afresh() -> None:
    meeting = Meeting(pack="tiny")
    meeting.play(0, "flat:1")
    meeting.deal().predict("1-.-.", "2-.-.").run_out()
    assert meeting.state.race == 2
    meeting.play(1, "flat:1")
    start = printed("tiny").start
    squares = {runner.horse: runner.square.name for runner in meeting.look(-1).runners}
    assert squares == {horse: f"{'abcd'[horse - 1]}{start}" for horse in range(1, 5)}
    standing_there = [
        [meeting.state.stands[lane][column] for lane in range(9)] for column in range(26)
    ]
    assert (
        sum(map(sum, standing_there)) == 1 + 2 + 3 + 4
    )  # nobody is left where the last race ended
    assert all(meeting.state.place[horse] == 0 for horse in range(8))


def test_T1_6_left_and_right_are_those_of_a_rider_facing_forward() -> None:
    race = standing("""
        . . .
        . 1 .
        . . .
    """)
    assert race.ends("1<1") == "a2"
    assert race.ends("1>1") == "c2"
    assert race.ends("1+1") == "b3"
    assert race.ends("1-1") == "b1"


RULINGS = {
    "T1.5": ("all horses start in the same column", "au départ, les chevaux sont alignés"),
    "T1.6": ("left and right are always those of a rider", "la gauche et la droite sont celles"),
    "T2.1": ("where there are two lengths", "quand il y a deux longueurs"),
    "T4.7": ("the square the mover has just left", "la case que l’arrivant vient de quitter"),
    "T7.3": ("the river fills one whole column", "la rivière remplit toute une colonne"),
    "T7.6": ("at least two columns lie between the hedges", "deux colonnes au moins séparent"),
}
"""What the rulebooks leave open and we settled, in the words of each language."""


@pytest.mark.parametrize("paragraph", RULINGS)
def test_T1_5_what_the_rulebooks_leave_open_is_marked_as_a_ruling(paragraph: str) -> None:
    for language, mark, settled in zip(
        ("en", "fr"), ("*Ruling:*", "*Décision\u202f:*"), RULINGS[paragraph], strict=True
    ):
        text = GAME.paragraphs(language)[paragraph].replace("\n", " ")
        assert f"{mark} {settled}" in text
