"""How many ways lead on from a few set-ups, against figures derived by hand in census.toml."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from hippodrome.engine.reading import Reading
from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.state import FARRIER, WALROY_STABLE, Pack, State
from tests.games.ascot.positions import Table, race
from tests.games.counting import counted

CENSUS: dict[str, dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("census.toml").read_text(encoding="utf-8")
)


def set_up(name: str) -> Table:
    """Lay a table where a census begins."""
    if name == "lot":
        return Table(2, "tiny")
    if name == "exchange":
        return Table(2, "tiny").deal([1, 2, 3, 4], [5, 6, FARRIER, WALROY_STABLE])
    if name == "auction":
        table = Table(2).deal([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12])
        table.exchange(0, 1, taking=13 + 1).exchange(1, 7, taking=FARRIER)
        return table.keep().turn_up(1)
    return race({1: (0, 1, 0), 2: (1, 2, 0)})


def plain(fields: Pack | State) -> Any:
    """The same values in ordinary lists."""
    twin = Pack() if isinstance(fields, Pack) else State()
    twin.restore(fields.remembered())
    return twin


def check(reading: Reading, name: str) -> None:
    table = set_up(CENSUS[name]["set_up"])
    deepest = len(CENSUS[name]["paths"]) - 1
    counter = counted(reading, plain(table.pack), plain(table.state), deepest)
    assert counter.paths == CENSUS[name]["paths"]
    assert counter.positions == CENSUS[name]["positions"]


@pytest.mark.parametrize("name", CENSUS)
def test_the_census_interpreted(name: str) -> None:
    check(GAME.interpreted, name)


@pytest.mark.compiled
@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("name", CENSUS)
def test_the_census_compiled(name: str) -> None:
    check(GAME.compiled, name)
