"""What a content file of Ticket Gagnant may say, and what it is refused for."""

from pathlib import Path

import pytest

from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.moves import single_card
from hippodrome.games.ticket.state import JOKER, Pack
from tests.games.common.content import Misprint, refused, reprinted


def with_misprints(folder: Path, *misprints: Misprint) -> Pack:
    """Print the tiny pack with some fields changed."""
    pack = GAME.pack(str(reprinted(GAME, folder, *misprints))).printed
    assert isinstance(pack, Pack)
    return pack


def test_the_tiny_pack_is_laid_out_as_printed() -> None:
    pack = GAME.pack("tiny").printed
    assert (pack.horses, pack.lanes, pack.columns, pack.start, pack.line) == (4, 4, 9, 3, 8)
    assert pack.hedge == [4, 6]
    marked = [(a, b) for a in range(8) for b in range(25) if pack.hoof[a][b]]
    assert marked == [(1, 4), (2, 6), (3, 5), (4, 4)]
    assert (pack.farthest, pack.least_cards, pack.most_cards) == (2, 1, 3)
    assert pack.most_seats == 3
    assert pack.short_meeting == pack.long_meeting == [0, 0, 2, 3, 0, 0, 0]
    assert pack.winning == [0, 7, 5, 4]
    assert pack.losing == [0, 0, 0, 0, -1, -1, -1, -2, -2]
    assert (pack.placed, pack.trio_in_order, pack.trio, pack.floor) == (3, 5, 2, -8)
    assert pack.copies[JOKER] == 1


@pytest.mark.parametrize(
    "hedges",
    [
        "[3, 6]",  # the river could fall on the start column
        "[2, 6]",
        "[4, 5]",  # one column between the hedges: two places of the river are one
        "[4, 4]",
        "[5, 4]",
        "[4, 8]",  # the river could fall on the last column
        "[6, 8]",
        "[6, 7]",
    ],
)
def test_T7_6_hedges_that_leave_the_river_no_four_dry_places_are_refused(
    tmp_path: Path, hedges: str
) -> None:
    said = refused(GAME, reprinted(GAME, tmp_path, ("track", "hedges", hedges)))
    assert said.params["field"] == "hedges"


@pytest.mark.parametrize("hedges", ["[4, 6]", "[4, 7]", "[5, 7]"])
def test_T7_6_hedges_that_do_are_accepted(tmp_path: Path, hedges: str) -> None:
    pack = with_misprints(tmp_path, ("track", "hedges", hedges))
    first, second = pack.hedge
    assert len({first, first + 1, second, second + 1} - {pack.start, pack.columns}) == 4


def test_a_box_must_be_enough_for_the_fewest_cards_at_a_full_table(tmp_path: Path) -> None:
    most: Misprint = ("deck", "most_dealt", "7")
    pack = with_misprints(tmp_path, most, ("deck", "least_dealt", "5"))
    assert pack.least_cards == 5  # 15 cards for three seats
    said = refused(GAME, reprinted(GAME, tmp_path, most, ("deck", "least_dealt", "6")))
    assert said.params["field"] == "least_dealt"
    assert said.params["most"] == 5


def test_fewer_horses_and_shorter_distances_make_a_smaller_deck(tmp_path: Path) -> None:
    pack = with_misprints(tmp_path, ("horses", "count", "3"))
    assert pack.deck_size == 3 * 2 + 3 + 1
    assert pack.copies[single_card(4, 1)] == 0
    pack = with_misprints(tmp_path, ("deck", "farthest", "3"))
    assert pack.deck_size == 4 * 3 + 6 + 1


@pytest.mark.parametrize("square", ["e1", "a10", "a0", "h3", "A4", "a", "44", "a4 ", "", "a123"])
def test_hoof_marks_lie_on_the_track(tmp_path: Path, square: str) -> None:
    file = reprinted(GAME, tmp_path, ("hoofs", "squares", f'["a4", "{square}"]'))
    said = refused(GAME, file)
    assert said.key == "content-bad-square"
    assert said.params == {"file": str(file), "table": "hoofs", "found": square}


def test_hoof_marks_may_lie_in_every_corner(tmp_path: Path) -> None:
    pack = with_misprints(tmp_path, ("hoofs", "squares", '["a1", "d9", "a9", "d1"]'))
    assert [pack.hoof[lane][column] for lane in (1, 4) for column in (1, 9)] == [1, 1, 1, 1]
