"""What a content file of Finish Line may say, and what it is refused for."""

import re
from pathlib import Path

import pytest

from hippodrome.engine.errors import BadContent
from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.content import TABLES
from hippodrome.games.finishline.state import BLANK, HORSESHOE, WHITE, Pack
from hippodrome.words import LANGUAGES, words

TINY = (GAME.folder / "content" / "tiny.toml").read_text(encoding="utf-8")


def reprinted(folder: Path, table: str, field: str, value: str) -> Path:
    """Write the tiny pack with one field changed."""
    head, rest = TINY.split(f"[{table}]\n", 1)
    text, count = re.subn(rf"^{field} = .*$", f"{field} = {value}", rest, count=1, flags=re.M)
    assert count == 1
    file = folder / "misprint.toml"
    file.write_text(f"{head}[{table}]\n{text}", encoding="utf-8")
    return file


def refused(file: Path) -> BadContent:
    with pytest.raises(BadContent) as caught:
        GAME.pack(str(file))
    return caught.value


@pytest.mark.parametrize("edition", GAME.editions())
def test_every_edition_loads_and_says_where_we_know_it_from(edition: str) -> None:
    pack = GAME.pack(edition)
    assert set(pack.provenance) == set(TABLES)
    assert all(table.why for table in pack.provenance.values())


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


MISPRINTS = [
    ("players", "most", "1"),
    ("players", "most", "5"),
    ("tiles", "count", "8"),  # two races of four, and nothing left to draw the last from
    ("tiles", "count", "25"),
    ("tiles", "runners", "1"),
    ("tiles", "runners", "8"),
    ("tiles", "favourites", "[0]"),
    ("tiles", "favourites", "[10]"),
    ("tiles", "safe", "[10]"),
    ("tiles", "safe", "[2]"),  # F already
    ("dice", "count", "[3, 3, 2, 1]"),
    ("dice", "count", "[13, 3, 2, 1, 2]"),
    ("dice", "count", "[1, 1, 2, 1, 1]"),  # two others for two players
    ("dice", "aside", "[1, 1, 0, 0]"),
    ("dice", "aside", "[4, 1, 0, 0, 0]"),
    ("dice", "home_straight", "1"),  # two yellow dice might be all there is
    ("dice", "home_straight", "7"),  # open before it began, for two players
    ("white", "faces", '["horseshoe"]'),
    ("odds", "races", "[]"),
    ("odds", "races", "[[2, 3, 4]]"),
    ("odds", "races", "[[2, 3, 4, 0]]"),
    ("odds", "races", "[[2, 3, 4, 31]]"),
    ("odds", "races", "[[1,1,1,1],[1,1,1,1],[1,1,1,1],[1,1,1,1]]"),
    ("money", "allowance", "[300]"),
    ("money", "allowance", "[300, -1]"),
    ("money", "allowance", "[300, 10001]"),
    ("money", "step", "9"),
    ("money", "side_bet", "-1"),
    ("green", "outsiders", "[200, 400]"),
    ("green", "outsiders", "[200, 400, 601]"),  # no whole half
]


@pytest.mark.parametrize(("table", "field", "value"), MISPRINTS)
def test_what_the_rules_could_not_play_is_refused_with_file_table_and_field(
    tmp_path: Path, table: str, field: str, value: str
) -> None:
    file = reprinted(tmp_path, table, field, value)
    error = refused(file)
    assert error.sentence.key == "content-out-of-range"
    said = error.sentence.params
    assert (said["file"], said["table"], said["field"]) == (str(file), table, field)
    for language in LANGUAGES:
        assert str(file) in words(language).tell(error.sentence)


@pytest.mark.parametrize("side", ["horseshoe", "blank"])
def test_F4_5_white_dice_that_always_end_level_are_refused(tmp_path: Path, side: str) -> None:
    faces = "[" + ", ".join([f'"{side}"'] * 6) + "]"
    error = refused(reprinted(tmp_path, "white", "faces", faces))
    assert (error.sentence.params["table"], error.sentence.params["field"]) == ("white", "faces")


@pytest.mark.parametrize(
    ("table", "face"), [("white", "double"), ("red", "trick"), ("black", "stumble")]
)
def test_F1_3_a_face_that_dice_of_this_colour_cannot_have_is_refused(
    tmp_path: Path, table: str, face: str
) -> None:
    faces = "[" + ", ".join([f'"{face}"'] * 6) + "]"
    error = refused(reprinted(tmp_path, table, "faces", faces))
    assert error.sentence.key == "content-unknown-name"
    assert error.sentence.params["found"] == face


@pytest.mark.parametrize(
    ("table", "field", "value"),
    [
        ("players", "most", "4"),
        ("tiles", "count", "24"),
        ("tiles", "safe", "[]"),
        ("dice", "home_straight", "2"),
        ("dice", "home_straight", "6"),
        ("odds", "races", "[[1, 30, 30, 30], [1, 1, 1, 1]]"),
        ("money", "step", "10"),
        ("money", "allowance", "[0, 10000]"),
        ("money", "side_bet", "0"),
    ],
)
def test_the_ends_of_each_range_are_accepted(
    tmp_path: Path, table: str, field: str, value: str
) -> None:
    assert GAME.pack(str(reprinted(tmp_path, table, field, value))).printed
