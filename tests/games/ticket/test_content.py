"""What a content file of Ticket Gagnant may say, and what it is refused for."""

import re
from pathlib import Path

import pytest

from hippodrome.engine.errors import BadContent
from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.moves import single_card
from hippodrome.games.ticket.state import JOKER, Pack
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


def printed(file: Path) -> Pack:
    pack = GAME.pack(str(file)).printed
    assert isinstance(pack, Pack)
    return pack


def refused(file: Path) -> BadContent:
    with pytest.raises(BadContent) as caught:
        GAME.pack(str(file))
    return caught.value


@pytest.mark.parametrize("edition", GAME.editions())
def test_every_edition_loads_and_says_where_we_know_it_from(edition: str) -> None:
    pack = GAME.pack(edition)
    assert pack.name == edition
    assert set(pack.provenance) == {"horses", "deck", "track", "hoofs", "meeting", "points"}
    assert all(table.why for table in pack.provenance.values())


def test_standard_and_tiny_are_there_and_differ() -> None:
    assert GAME.editions() == ["standard", "tiny"]
    assert GAME.pack("standard").hash != GAME.pack("tiny").hash
    assert GAME.pack("standard").hash == GAME.pack("standard").hash


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


MISPRINTS = [
    ("horses", "count", "2"),
    ("horses", "count", "8"),
    ("deck", "jokers", "-1"),
    ("deck", "jokers", "11"),
    ("deck", "farthest", "0"),
    ("deck", "farthest", "4"),
    ("deck", "least_dealt", "0"),
    ("deck", "most_dealt", "0"),
    ("deck", "most_dealt", "8"),
    ("track", "lanes", "3"),
    ("track", "lanes", "8"),
    ("track", "columns", "5"),
    ("track", "columns", "25"),
    ("track", "start", "2"),
    ("track", "start", "8"),
    ("track", "line", "7"),
    ("track", "line", "9"),
    ("track", "hedges", "[]"),
    ("track", "hedges", "[4]"),
    ("track", "hedges", "[4, 6, 7]"),
    ("meeting", "short", "[]"),
    ("meeting", "short", "[2, 3, 4, 5, 6, 7]"),
    ("meeting", "short", "[2, 0]"),
    ("meeting", "short", "[101, 3]"),
    ("meeting", "long", "[2]"),
    ("meeting", "long", "[2, 3, 4]"),
    ("meeting", "long", "[0, 3]"),
    ("meeting", "long", "[2, 101]"),
    ("points", "winning", "[7, 5]"),
    ("points", "winning", "[7, 5, 4, 3]"),
    ("points", "losing", "[-1, -1, -2]"),
    ("points", "losing", "[-1, -1, -1, -1, -2]"),
    ("points", "floor", "1"),
    ("points", "floor", "-1001"),
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
        told = words(language).tell(error.sentence)
        assert str(file) in told
        assert table in told
        assert field in told


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
    error = refused(reprinted(tmp_path, "track", "hedges", hedges))
    assert error.sentence.params["field"] == "hedges"


@pytest.mark.parametrize("hedges", ["[4, 6]", "[4, 7]", "[5, 7]"])
def test_T7_6_hedges_that_do_are_accepted(tmp_path: Path, hedges: str) -> None:
    pack = printed(reprinted(tmp_path, "track", "hedges", hedges))
    first, second = pack.hedge
    assert len({first, first + 1, second, second + 1} - {pack.start, pack.columns}) == 4


@pytest.mark.parametrize(
    ("table", "field", "value"),
    [
        ("horses", "count", "3"),
        ("deck", "jokers", "0"),
        ("deck", "jokers", "10"),
        ("deck", "farthest", "1"),
        ("deck", "farthest", "3"),
        ("deck", "most_dealt", "7"),
        ("deck", "most_dealt", "1"),
        ("track", "lanes", "7"),
        ("track", "lanes", "4"),
        ("meeting", "short", "[1, 100]"),
        ("points", "floor", "0"),
        ("points", "floor", "-1000"),
    ],
)
def test_the_ends_of_each_range_are_accepted(
    tmp_path: Path, table: str, field: str, value: str
) -> None:
    printed(reprinted(tmp_path, table, field, value))


def test_a_box_must_be_enough_for_the_fewest_cards_at_a_full_table(tmp_path: Path) -> None:
    def dealing(least: int) -> Path:
        reprinted(tmp_path, "deck", "least_dealt", str(least))
        file = tmp_path / "misprint.toml"
        text = file.read_text(encoding="utf-8").replace("most_dealt = 3", "most_dealt = 7")
        file.write_text(text, encoding="utf-8")
        return file

    assert printed(dealing(5)).least_cards == 5  # 15 cards for three seats
    error = refused(dealing(6))
    assert error.sentence.params["field"] == "least_dealt"
    assert error.sentence.params["most"] == 5


def test_fewer_horses_and_shorter_distances_make_a_smaller_deck(tmp_path: Path) -> None:
    pack = printed(reprinted(tmp_path, "horses", "count", "3"))
    assert pack.deck_size == 3 * 2 + 3 + 1
    assert pack.copies[single_card(4, 1)] == 0
    pack = printed(reprinted(tmp_path, "deck", "farthest", "3"))
    assert pack.deck_size == 4 * 3 + 6 + 1


@pytest.mark.parametrize("square", ["e1", "a10", "a0", "h3", "A4", "a", "44", "a4 ", "", "a123"])
def test_hoof_marks_lie_on_the_track(tmp_path: Path, square: str) -> None:
    file = reprinted(tmp_path, "hoofs", "squares", f'["a4", "{square}"]')
    error = refused(file)
    assert error.sentence.key == "content-bad-square"
    assert error.sentence.params == {"file": str(file), "table": "hoofs", "found": square}
    for language in LANGUAGES:
        assert str(file) in words(language).tell(error.sentence)


def test_hoof_marks_may_lie_in_every_corner(tmp_path: Path) -> None:
    pack = printed(reprinted(tmp_path, "hoofs", "squares", '["a1", "d9", "a9", "d1"]'))
    assert [pack.hoof[lane][column] for lane in (1, 4) for column in (1, 9)] == [1, 1, 1, 1]


@pytest.mark.parametrize(
    ("old", "new", "key", "table", "field"),
    [
        ("jokers = 1", "jokers = 1\ncolour = 3", "content-unknown-field", "deck", "colour"),
        ("jokers = 1\n", "", "content-missing-field", "deck", "jokers"),
        ("jokers = 1", 'jokers = "one"', "content-wrong-type", "deck", "jokers"),
        ("hedges = [4, 6]", "hedges = 4", "content-wrong-type", "track", "hedges"),
        ("lanes = 4", "lanes = true", "content-wrong-type", "track", "lanes"),
        ("floor = -8", "floor = -8.0", "content-wrong-type", "points", "floor"),
    ],
)
def test_stray_missing_and_wrong_fields_are_named(
    tmp_path: Path, old: str, new: str, key: str, table: str, field: str
) -> None:
    file = tmp_path / "stray.toml"
    assert old in TINY
    file.write_text(TINY.replace(old, new, 1), encoding="utf-8")
    error = refused(file)
    assert error.sentence.key == key
    said = error.sentence.params
    assert (said["file"], said["table"], said["field"]) == (str(file), table, field)


def test_a_stray_table_is_named(tmp_path: Path) -> None:
    file = tmp_path / "stray.toml"
    file.write_text(f'{TINY}\n[weather]\nsource = "rulebook"\nwhy = "rain"\n', encoding="utf-8")
    error = refused(file)
    assert error.sentence.key == "content-unknown-table"
    assert error.sentence.params["table"] == "weather"
