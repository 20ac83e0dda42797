"""What a content file of Auteuil may say, and what it is refused for."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.content import OBSTACLE_NAMES, RACE_NAMES
from hippodrome.words import LANGUAGES, words
from tests.games.common.content import refused, reprinted

OUT = ("course", "out", "[]")


def test_the_tiny_pack_is_laid_out_as_printed() -> None:
    pack = GAME.pack("tiny").printed
    assert (pack.horses, pack.most_racers, pack.most_punters) == (6, 3, 2)
    assert (pack.purse, pack.bank, pack.tierce_stake, pack.simple_stake) == (200, 3000, 3, 10)
    assert (pack.sweets, pack.sweet_worth) == (12, 100)
    assert (pack.lap, pack.laps, pack.jump) == (12, 2, 4)
    found = {square: name for square, name in enumerate(pack.obstacle) if name}
    names = {square: OBSTACLE_NAMES[name - 1] for square, name in found.items()}
    assert names == {4: "haie", 8: "oxer", 10: "butte"}
    assert {square: by for square, by in enumerate(pack.back) if by} == {4: 3}
    assert [square for square in range(pack.lap) if pack.longer[square]] == [8]
    assert [square for square in range(pack.lap) if pack.out[square]] == [10]
    assert (pack.races, pack.telegrams, pack.order_parts) == (4, 4, 3)
    races = [RACE_NAMES[pack.name[race] - 1] for race in range(4)]
    assert races == ["clermont-tonnerre", "drags", "troytown", "dandolo"]
    assert pack.fee[:4] == [20, 30, 10, 15]
    assert pack.prize[1] == [0, 120, 60, 30]
    assert pack.tierce_pool[:4] == [1200, 1800, 600, 900]
    assert pack.win_pool[:4] == [400, 600, 200, 300]
    assert pack.place_pool[:4] == [200, 300, 100, 150]
    assert [pack.in_order[2], pack.other_order[2], pack.simple[2]] == [3, 8, 20]


@pytest.mark.parametrize(
    ("table", "field", "value", "name"),
    [
        ("course", "obstacles", '["haie", "oxer", "pond"]', "pond"),
        ("races", "names", '["clermont-tonnerre", "drags", "derby", "dandolo"]', "derby"),
    ],
)
def test_an_unknown_name_is_named_beside_those_there_are(
    tmp_path: Path, table: str, field: str, value: str, name: str
) -> None:
    said = refused(GAME, reprinted(GAME, tmp_path, (table, field, value)))
    assert (said.key, said.params["found"]) == ("content-unknown-name", name)
    assert ("oxer" if table == "course" else "troytown") in str(said.params["known"])


@pytest.mark.parametrize(
    ("field", "value", "key", "square"),
    [
        ("back", "[[5, 1]]", "auteuil-content-no-obstacle", 5),
        ("longer", "[9]", "auteuil-content-no-obstacle", 9),
        ("out", "[3]", "auteuil-content-no-obstacle", 3),
        ("longer", "[0]", "auteuil-content-no-obstacle", 0),
        ("out", "[4]", "auteuil-content-out-alone", 4),
        ("out", "[8]", "auteuil-content-out-alone", 8),
    ],
)
def test_U4_3_what_cannot_be_printed_on_a_square_is_said(
    tmp_path: Path, field: str, value: str, key: str, square: int
) -> None:
    said = refused(GAME, reprinted(GAME, tmp_path, ("course", field, value)))
    assert (said.key, said.params["square"]) == (key, square)
    for language in LANGUAGES:
        assert str(square) in words(language).tell(said)


@pytest.mark.parametrize("table", ["course", "races"])
@pytest.mark.parametrize(
    "name",
    [
        " Mur",
        "Mur ",
        "Mur\tblanc",
        "Mur\nblanc",
        "Mur\u202eblanc",  # turns the line round
        "\x1b[31mMur",
        "M" * 41,
    ],
)
def test_U1_3_U1_4_a_name_that_cannot_be_printed_is_refused(
    tmp_path: Path, table: str, name: str
) -> None:
    said = refused(GAME, reprinted(GAME, tmp_path, (table, "own", json.dumps([name]))))
    assert (said.key, said.params["table"]) == ("content-bad-name", table)
    for language in LANGUAGES:
        assert "40" in words(language).tell(said)


@pytest.mark.parametrize(
    ("table", "own"),
    [
        ("course", '[""]'),
        ("course", '["Mur", "Mur"]'),
        ("course", '["oxer"]'),
        ("races", '["Prix", "Prix"]'),
        ("races", '["drags"]'),
    ],
)
def test_U1_3_U1_4_a_name_is_written_once_and_not_empty(
    tmp_path: Path, table: str, own: str
) -> None:
    said = refused(GAME, reprinted(GAME, tmp_path, (table, "own", own)))
    assert said.key == "auteuil-content-name"


@pytest.mark.parametrize(
    "course",
    [
        # Whoever comes to 1 to 6 goes back to the start or out, and there is nothing beyond a 6.
        {"squares": [*range(1, 7)], "back": [[square, square] for square in range(1, 7)]},
        {"squares": [*range(1, 7)], "out": [*range(1, 7)]},
        {"squares": [*range(1, 7)], "back": [[3, 2], [6, 6]], "out": [1, 2, 4, 5]},
    ],
)
def test_U4_3_a_course_from_which_nobody_comes_home_is_refused(
    tmp_path: Path, course: dict[str, list[int]]
) -> None:
    orders = {"back": [], "longer": [], "out": [], **course}
    obstacles = ["haie"] * len(course["squares"])
    fields = [("course", name, json.dumps(value)) for name, value in orders.items()]
    fields.append(("course", "obstacles", json.dumps(obstacles)))
    said = refused(GAME, reprinted(GAME, tmp_path, *fields))
    assert (said.key, said.params["square"]) == ("auteuil-content-dead-end", 0)


def test_U4_3_a_course_with_one_way_home_is_accepted(tmp_path: Path) -> None:
    fields = (
        ("course", "squares", "[1, 2, 3, 4, 5, 7]"),
        ("course", "obstacles", json.dumps(["haie"] * 6)),
        ("course", "back", "[[1, 1], [2, 2], [3, 3], [4, 4], [5, 5]]"),
        ("course", "longer", "[]"),
        ("course", "out", "[7]"),
    )
    GAME.pack(str(reprinted(GAME, tmp_path, *fields)))


def test_U1_3_no_horse_is_sent_back_further_than_two_sixes(tmp_path: Path) -> None:
    course = [("course", "lap", "40"), ("course", "squares", "[4, 8, 30]")]
    GAME.pack(str(reprinted(GAME, tmp_path, *course, ("course", "back", "[[30, 12]]"), OUT)))
    said = refused(GAME, reprinted(GAME, tmp_path, *course, ("course", "back", "[[30, 13]]"), OUT))
    assert (said.key, said.params["most"]) == ("content-out-of-range", 12)
