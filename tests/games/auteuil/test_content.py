"""Every edition loads with its sources, and what the rules could not play is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hippodrome.engine.errors import BadContent
from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.content import OBSTACLES, RACE_NAMES
from hippodrome.games.auteuil.state import Pack
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


@pytest.mark.parametrize("edition", GAME.editions())
def test_every_edition_loads_and_says_where_we_know_it_from(edition: str) -> None:
    pack = GAME.pack(edition)
    assert set(pack.provenance) == {"field", "money", "course", "races", "pools", "telegrams"}
    assert all(table.why for table in pack.provenance.values())


def test_the_tiny_pack_is_laid_out_as_printed() -> None:
    pack = GAME.pack("tiny").printed
    assert (pack.horses, pack.most_racers, pack.most_punters) == (6, 3, 2)
    assert (pack.purse, pack.bank, pack.tierce_stake, pack.simple_stake) == (200, 3000, 3, 10)
    assert (pack.sweets, pack.sweet_worth) == (12, 100)
    assert (pack.lap, pack.laps, pack.jump) == (12, 2, 4)
    found = {square: name for square, name in enumerate(pack.obstacle) if name}
    assert found == {4: OBSTACLES.index("haie") + 1, 8: OBSTACLES.index("oxer") + 1}
    assert {square: by for square, by in enumerate(pack.further) if by} == {2: 3, 10: -2}
    assert (pack.races, pack.telegrams, pack.order_parts) == (4, 4, 3)
    names = [RACE_NAMES[pack.name[race] - 1] for race in range(4)]
    assert names == ["clermont-tonnerre", "drags", "troytown", "dandolo"]
    assert pack.fee[:4] == [20, 30, 10, 15]
    assert pack.prize[1] == [0, 120, 60, 30]
    assert pack.tierce_pool[:4] == [1200, 1800, 600, 900]
    assert pack.win_pool[:4] == [400, 600, 200, 300]
    assert pack.place_pool[:4] == [200, 300, 100, 150]
    assert [pack.in_order[2], pack.other_order[2], pack.simple[2]] == [3, 8, 20]


MISPRINTS = [
    ("field", "horses", "5"),  # three racers draw two cards each
    ("field", "horses", "9"),
    ("field", "racers", "1"),
    ("field", "racers", "7"),
    ("field", "punters", "-1"),
    ("field", "punters", "5"),
    ("money", "purse", "-1"),
    ("money", "bank", "-1"),
    ("money", "tierce_stake", "-1"),
    ("money", "simple_stake", "-1"),
    ("money", "sweets", "-1"),
    ("money", "sweets", "1001"),
    ("money", "sweet_worth", "0"),
    ("course", "lap", "5"),
    ("course", "lap", "81"),
    ("course", "laps", "0"),
    ("course", "laps", "6"),
    ("course", "jump", "0"),
    ("course", "jump", "7"),
    ("course", "squares", "[0, 8]"),
    ("course", "squares", "[8, 4]"),
    ("course", "squares", "[4, 4]"),
    ("course", "squares", "[4, 12]"),
    ("course", "obstacles", '["haie"]'),
    ("course", "further", "[[2]]"),
    ("course", "further", "[[2, 3, 4]]"),
    ("course", "further", "[[0, 3]]"),
    ("course", "further", "[[12, 3]]"),
    ("course", "further", "[[4, 3]]"),  # an obstacle already
    ("course", "further", "[[2, 12]]"),
    ("course", "further", "[[2, -12]]"),
    ("races", "names", "[]"),
    ("races", "fees", "[20, 30, 10]"),
    ("races", "fees", "[20, 30, 10, -1]"),
    ("races", "prizes", "[[80, 40, 20]]"),
    ("races", "prizes", "[[80, 40], [120, 60, 30], [40, 20, 10], [60, 30, 15]]"),
    ("races", "prizes", "[[80, 40, -2], [120, 60, 30], [40, 20, 10], [60, 30, 15]]"),
    ("pools", "order_parts", "-1"),
    ("pools", "order_parts", "5"),
    ("pools", "tierce", "[1200]"),
    ("pools", "win", "[400]"),
    ("pools", "place", "[200]"),
    ("pools", "tierce", "[-1, 1, 1, 1]"),
    ("pools", "win", "[-1, 1, 1, 1]"),
    ("pools", "place", "[-1, 1, 1, 1]"),
    ("telegrams", "successes", "[[4, 10, 12]]"),  # fewer than races
    ("telegrams", "successes", "[[4, 10], [7, 20, 9], [3, 8, 20], [10, 25, 15]]"),
    ("telegrams", "successes", "[[4, 0, 12], [7, 20, 9], [3, 8, 20], [10, 25, 15]]"),
]


@pytest.mark.parametrize(("table", "field", "value"), MISPRINTS)
def test_what_the_rules_could_not_play_is_refused_with_file_table_and_field(
    tmp_path: Path, table: str, field: str, value: str
) -> None:
    file = reprinted(tmp_path, table, field, value)
    with pytest.raises(BadContent) as caught:
        GAME.pack(str(file))
    said = caught.value.sentence
    assert said.key == "content-out-of-range"
    assert (said.params["file"], said.params["table"], said.params["field"]) == (
        str(file),
        table,
        field,
    )
    for language in LANGUAGES:
        assert field in words(language).tell(said)


@pytest.mark.parametrize(
    ("table", "field", "value"),
    [
        ("field", "horses", "8"),
        ("field", "punters", "0"),
        ("field", "punters", "4"),
        ("field", "racers", "2"),
        ("money", "sweets", "0"),
        ("money", "sweet_worth", "1"),
        ("course", "lap", "80"),
        ("course", "laps", "5"),
        ("course", "jump", "1"),
        ("course", "jump", "6"),
        ("course", "squares", "[1, 11]"),
        ("course", "further", "[]"),
        ("course", "further", "[[11, 11], [1, -11]]"),
        ("pools", "order_parts", "0"),
        ("pools", "order_parts", "4"),
    ],
)
def test_the_ends_of_each_range_are_accepted(
    tmp_path: Path, table: str, field: str, value: str
) -> None:
    printed(reprinted(tmp_path, table, field, value))


@pytest.mark.parametrize(
    ("table", "field", "value", "name"),
    [
        ("course", "obstacles", '["haie", "pond"]', "pond"),
        ("races", "names", '["clermont-tonnerre", "drags", "derby", "dandolo"]', "derby"),
    ],
)
def test_an_unknown_name_is_named_beside_those_there_are(
    tmp_path: Path, table: str, field: str, value: str, name: str
) -> None:
    with pytest.raises(BadContent) as caught:
        GAME.pack(str(reprinted(tmp_path, table, field, value)))
    assert caught.value.sentence.key == "content-unknown-name"
    for language in LANGUAGES:
        told = words(language).tell(caught.value.sentence)
        assert name in told
        assert ("oxer" if table == "course" else "troytown") in told
