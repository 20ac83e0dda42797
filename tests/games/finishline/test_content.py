"""What a content file of Finish Line may say, and what it is refused for."""

from pathlib import Path

import pytest

from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.state import BLANK, HORSESHOE, WHITE, Pack
from tests.games.common.content import refused, reprinted


def test_the_tiny_pack_is_laid_out_as_printed() -> None:
    pack = GAME.pack("tiny").printed
    assert isinstance(pack, Pack)
    assert (pack.most_seats, pack.runners, pack.tiles, pack.races) == (3, 4, 9, 2)
    assert [tile for tile in range(25) if pack.favourite[tile]] == [2, 5]
    assert [tile for tile in range(25) if pack.safe[tile]] == [3, 8]
    assert (pack.dice, pack.aside, pack.straight) == ([3, 3, 2, 1, 2], [1, 1, 0, 0, 0], 4)
    assert pack.odds[0][:4] == [5, 4, 3, 2]  # by starting place, from the back
    assert pack.odds[1][:4] == [9, 7, 5, 3]
    assert pack.allowance == [300, 400, 0]
    assert (pack.step, pack.side_stake, pack.outsider) == (100, 50, [200, 400, 600])
    assert pack.face[WHITE] == [HORSESHOE] * 4 + [BLANK] * 2


@pytest.mark.parametrize("side", ["horseshoe", "blank"])
def test_F4_5_white_dice_that_always_end_level_are_refused(tmp_path: Path, side: str) -> None:
    faces = "[" + ", ".join([f'"{side}"'] * 6) + "]"
    said = refused(GAME, reprinted(GAME, tmp_path, ("white", "faces", faces)))
    assert said.key == "finishline-content-shoes"
    assert (said.params["found"], said.params["most"]) == (6 if side == "horseshoe" else 0, 5)


@pytest.mark.parametrize(
    ("table", "face"), [("white", "double"), ("red", "trick"), ("black", "stumble")]
)
def test_F1_3_a_face_that_dice_of_this_colour_cannot_have_is_refused(
    tmp_path: Path, table: str, face: str
) -> None:
    faces = "[" + ", ".join([f'"{face}"'] * 6) + "]"
    said = refused(GAME, reprinted(GAME, tmp_path, (table, "faces", faces)))
    assert said.key == "content-unknown-name"
    assert said.params["found"] == face
