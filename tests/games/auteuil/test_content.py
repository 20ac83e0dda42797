"""What a content file of Auteuil may say, and what it is refused for."""

from __future__ import annotations

from pathlib import Path

import pytest

from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.content import OBSTACLES, RACE_NAMES
from tests.games.common.content import refused, reprinted


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
    said = refused(GAME, reprinted(GAME, tmp_path, (table, field, value)))
    assert (said.key, said.params["found"]) == ("content-unknown-name", name)
    assert ("oxer" if table == "course" else "troytown") in str(said.params["known"])
