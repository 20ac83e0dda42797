"""How many ways lead on from a few set-ups, against figures derived by hand in census.toml."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from hippodrome.engine.match import Match
from hippodrome.engine.reading import Reading
from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.state import OPENING, SLIPS
from tests.games.auteuil.evenings import outcome

CENSUS: dict[str, dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("census.toml").read_text(encoding="utf-8")
)


def set_up(census: dict[str, Any]) -> Match:
    """Play an evening up to where a census begins."""
    match = GAME.match(census["seats"], pack=GAME.pack("tiny"))
    for step in census["steps"]:
        if step == "off":
            while match.state.phase < SLIPS:
                match.draw(0)
            for seat in match.awaited:
                match.play(seat, "T1-2-3", "G1", "P1")
            match.draw(outcome("666"))
            while match.state.phase == OPENING:
                match.draw(outcome("111"))
        elif step.startswith("draw "):
            match.draw(int(step.removeprefix("draw ")))
        elif step.startswith("throw "):
            match.draw(outcome(step.removeprefix("throw ")))
        else:
            match.play(match.awaited[0], *step.split())
    return match


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
        plain = self.reading.read_back(state)
        remembered = plain.remembered()
        self.paths[depth] += 1
        self.met[depth].add(repr(remembered))
        if depth == len(self.paths) - 1:
            return
        for drawn in range(remembered["spread"]):
            self.reading.draw(self.pack, twin := self.reading.state_form(plain), drawn)
            self.count(twin, depth + 1)
        for seat in range(remembered["seats"]):
            if remembered["awaits"] >> seat & 1:
                moves = self.moves[depth]
                for index in range(self.reading.menu(self.pack, state, seat, moves)):
                    twin = self.reading.state_form(plain)
                    self.reading.play(self.pack, twin, seat, moves[index])
                    self.count(twin, depth + 1)


def counted(reading: Reading, name: str) -> Counter:
    census = CENSUS[name]
    match = set_up(census)
    counter = Counter(reading, reading.pack_form(match.pack.printed), len(census["paths"]) - 1)
    counter.count(reading.state_form(match.state))
    return counter


@pytest.mark.parametrize("name", CENSUS)
def test_the_census_interpreted(name: str) -> None:
    counter = counted(GAME.interpreted, name)
    assert counter.paths == CENSUS[name]["paths"]
    assert [len(met) for met in counter.met] == CENSUS[name]["positions"]


@pytest.mark.compiled
@pytest.mark.parametrize("name", [name for name in CENSUS if name != "slips"])
def test_the_census_compiled(name: str) -> None:
    """The slips are left out: forty thousand paths take long to read back, and show no more."""
    counter = counted(GAME.compiled, name)
    assert counter.paths == CENSUS[name]["paths"]
    assert [len(met) for met in counter.met] == CENSUS[name]["positions"]
