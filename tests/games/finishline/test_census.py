"""How many ways lead on from a few set-ups, against figures derived by hand in census.toml."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from hippodrome.engine.reading import Reading
from hippodrome.games.finishline import GAME, rules
from hippodrome.games.finishline.content import FACE_NAMES
from hippodrome.games.finishline.moves import read
from hippodrome.games.finishline.state import INTERFERENCE, YELLOW, Pack, State

CENSUS: dict[str, dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("census.toml").read_text(encoding="utf-8")
)


def set_up(census: dict[str, Any]) -> tuple[Pack, State]:
    """Play a game up to where a census begins."""
    pack = GAME.pack(census["pack"])
    printed: Pack = pack.printed
    state: State = GAME.lay(pack, census["seats"], {"first": census["first"]})
    rules.begin(printed, state)
    for step in census["steps"]:
        word, *rest = step.split()
        if word == "lay":
            for tile in map(int, rest):
                unseen = [t for t in range(1, printed.tiles + 1) if not state.seen[t]]
                rules.draw(printed, state, unseen.index(tile))
        elif word == "roll":
            outcome = 0
            for colour, face in zip(state.front, rest, strict=True):
                outcome = outcome * 6 + printed.face[colour].index(FACE_NAMES[face])
            rules.draw(printed, state, outcome)
        else:
            seat = next(seat for seat in range(state.seats) if state.awaits >> seat & 1)
            move = read(step)
            assert rules.refusal(printed, state, seat, move) == 0
            rules.play(printed, state, seat, move)
    if census.get("level"):
        state.level = state.levelled = 1
    if census.get("turned") == "interference":
        state.front[2], state.face[2] = YELLOW, INTERFERENCE
    return printed, state


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
        known = plain.remembered()
        self.paths[depth] += 1
        self.met[depth].add(repr(known))
        if depth == len(self.paths) - 1:
            return
        for outcome in range(known["spread"]):
            self.reading.draw(self.pack, twin := self.reading.state_form(plain), outcome)
            self.count(twin, depth + 1)
        for seat in range(known["seats"]):
            if known["awaits"] >> seat & 1:
                moves = self.moves[depth]
                for index in range(self.reading.menu(self.pack, state, seat, moves)):
                    twin = self.reading.state_form(plain)
                    self.reading.play(self.pack, twin, seat, moves[index])
                    self.count(twin, depth + 1)


def counted(reading: Reading, name: str) -> Counter:
    census = CENSUS[name]
    printed, state = set_up(census)
    counter = Counter(reading, reading.pack_form(printed), len(census["paths"]) - 1)
    counter.count(reading.state_form(state))
    return counter


@pytest.mark.parametrize("name", CENSUS)
def test_the_census_interpreted(name: str) -> None:
    counter = counted(GAME.interpreted, name)
    assert counter.paths == CENSUS[name]["paths"]
    assert [len(met) for met in counter.met] == CENSUS[name]["positions"]


@pytest.mark.compiled
@pytest.mark.parametrize("name", CENSUS)
def test_the_census_compiled(name: str) -> None:
    counter = counted(GAME.compiled, name)
    assert counter.paths == CENSUS[name]["paths"]
    assert [len(met) for met in counter.met] == CENSUS[name]["positions"]
