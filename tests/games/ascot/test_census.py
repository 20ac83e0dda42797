"""How many ways lead on from a few set-ups, against figures derived by hand in census.toml."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from hippodrome.engine.reading import Reading
from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.state import FARRIER, WALROY_STABLE, Pack, State
from tests.games.ascot.positions import Table, race

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


class Counter:
    """Counts paths and different positions at each depth."""

    def __init__(self, reading: Reading, pack: Any, deepest: int) -> None:
        self.reading = reading
        self.pack = pack
        self.paths = [0] * (deepest + 1)
        self.met: list[set[str]] = [set() for _ in range(deepest + 1)]
        # One buffer a depth: while one menu is gone through, those below it are written.
        self.moves = [reading.moves() for _ in range(deepest + 1)]

    def count(self, state: Any, depth: int = 0) -> None:
        """Count this state and, up to the deepest, all that can come of it."""
        back = self.reading.read_back(state)
        remembered = back.remembered()
        self.paths[depth] += 1
        self.met[depth].add(repr(remembered))
        if depth == len(self.paths) - 1:
            return
        for outcome in range(remembered["spread"]):
            self.reading.draw(self.pack, twin := self.reading.state_form(back), outcome)
            self.count(twin, depth + 1)
        for seat in range(remembered["seats"]):
            if remembered["awaits"] >> seat & 1:
                moves = self.moves[depth]
                for index in range(self.reading.menu(self.pack, state, seat, moves)):
                    twin = self.reading.state_form(back)
                    self.reading.play(self.pack, twin, seat, moves[index])
                    self.count(twin, depth + 1)


def counted(reading: Reading, name: str) -> Counter:
    census = CENSUS[name]
    table = set_up(census["set_up"])
    pack = reading.pack_form(plain(table.pack))
    counter = Counter(reading, pack, len(census["paths"]) - 1)
    counter.count(reading.state_form(plain(table.state)))
    return counter


@pytest.mark.parametrize("name", CENSUS)
def test_the_census_interpreted(name: str) -> None:
    counter = counted(GAME.interpreted, name)
    assert counter.paths == CENSUS[name]["paths"]
    assert [len(met) for met in counter.met] == CENSUS[name]["positions"]


@pytest.mark.compiled
@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("name", CENSUS)
def test_the_census_compiled(name: str) -> None:
    counter = counted(GAME.compiled, name)
    assert counter.paths == CENSUS[name]["paths"]
    assert [len(met) for met in counter.met] == CENSUS[name]["positions"]
