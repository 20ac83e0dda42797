"""What a content file of Finish Line may say, and what it is refused for."""

import tomllib
from pathlib import Path

import pytest

from hippodrome.engine.errors import Refused
from hippodrome.engine.game import Pack as GamePack
from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.state import BLANK, HORSESHOE, WHITE, Pack
from hippodrome.words import LANGUAGES, words
from tests.games.common.content import Misprint, printed, printing, refused, reprinted
from tests.games.finishline.evenings import play_out
from tests.games.finishline.staging import Audience, Stage, english

NAMES = ["Pégase", "", "Rossinante", *[""] * 21]
OWN: list[Misprint] = [
    ("tiles", "favourites", "[1, 2, 3, 4, 5]"),
    ("tiles", "safe", "[24]"),
    ("names", "tiles", str(NAMES).replace("'", '"')),
    ("white", "faces", '["horseshoe", "blank", "blank", "horseshoe", "blank", "blank"]'),
    ("red", "faces", '["double", "double", "double", "whip", "pace", "pace"]'),
    ("yellow", "faces", '["helmet", "loss", "loss", "dead-heat", "blank", "blank"]'),
    ("green", "faces", '["outsider-3", "blank", "blank", "blank", "blank", "blank"]'),
    ("green", "outsiders", "[500, 700, 9998]"),
    ("black", "faces", '["trick", "trick", "trick", "side-bet", "blank", "blank"]'),
    ("odds", "races", "[[2,3,4,5,6,7,8], [2,3,4,5,6,7,8], [30,30,30,30,30,30,30]]"),
]
"""The standard pack as somebody's box might have it."""


def own_pack(folder: Path, *changes: Misprint) -> GamePack:
    """Print the standard pack with some fields changed."""
    tables = printing(GAME, "standard")
    for table, field, value in changes:
        tables[table][field] = tomllib.loads(f"value = {value}")["value"]
    return GAME.pack(str(printed(folder, tables)))


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


def test_F1_1_a_tile_that_carries_both_letters_is_refused(tmp_path: Path) -> None:
    said = refused(GAME, reprinted(GAME, tmp_path, ("tiles", "safe", "[3, 5]")))
    assert (said.key, said.params["tile"]) == ("finishline-content-both", 5)


def test_F5_13_an_outsider_without_a_whole_half_is_refused(tmp_path: Path) -> None:
    said = refused(GAME, reprinted(GAME, tmp_path, ("green", "outsiders", "[200, 400, 601]")))
    assert (said.key, said.params["found"]) == ("finishline-content-odd", 601)


@pytest.mark.parametrize("name", ["A horse of some letters", "Two\nlines", " Space"])
def test_F1_1_a_name_that_cannot_be_shown_is_refused(tmp_path: Path, name: str) -> None:
    names = str([name, *[""] * 8]).replace("'", '"')
    said = refused(GAME, reprinted(GAME, tmp_path, ("names", "tiles", names)))
    assert (said.key, said.params["found"], said.params["most"]) == ("content-bad-name", name, 20)


def test_F1_1_tiles_go_by_the_names_a_pack_gives_them(tmp_path: Path) -> None:
    pack = own_pack(tmp_path, *OWN)
    match = GAME.match(2, {"first": 1}, pack)
    for _ in range(7):
        match.draw(0)  # tiles 1 to 7
    look = match.look(0)
    assert [tile.name for tile in look.tiles] == ["Pégase", "", "Rossinante", "", "", "", ""]
    assert [tile.favourite for tile in look.tiles] == [True] * 5 + [False] * 2
    assert look.faces["white"] == ("horseshoe", "blank", "blank", "horseshoe", "blank", "blank")
    assert pack.hash != own_pack(tmp_path, *(c for c in OWN if c[0] != "names")).hash
    with pytest.raises(Refused) as refusal:
        match.play(0, "win:c=100", "win:c=100", "done")
    for language in LANGUAGES:
        assert "Rossinante (3)" in words(language).tell(refusal.value.sentence)


def test_F1_1_the_story_calls_tiles_by_the_names_of_the_pack(tmp_path: Path) -> None:
    stage = Stage(own_pack(tmp_path, *OWN).file).lay(2, 1)
    audience = Audience(stage)
    stage.lay(3)
    assert ["Rossinante (3)" in line for line in english(audience.hears())] == [True]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("tipped", [False, True])
def test_games_on_a_pack_of_ones_own_come_to_their_end(
    tmp_path: Path, seats: int, tipped: bool
) -> None:
    play_out(own_pack(tmp_path, *OWN), seats, tipped=tipped)
