"""What a content file of Auteuil may say, and what it is refused for."""

from __future__ import annotations

from pathlib import Path

import pytest

from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.content import OBSTACLE_NAMES, RACE_NAMES
from hippodrome.words import LANGUAGES, words
from tests.games.common.content import refused, reprinted


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
