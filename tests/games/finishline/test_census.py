"""How many ways lead on from a few set-ups, against figures derived by hand in census.toml."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from hippodrome.engine.reading import Reading
from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.content import FACE_NAMES
from hippodrome.games.finishline.rules import doors as rules
from hippodrome.games.finishline.state import INTERFERENCE, YELLOW, Pack, State
from tests.games.counting import counted

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
            move = GAME.read(step)
            assert rules.refusal(printed, state, seat, move) == 0
            rules.play(printed, state, seat, move)
    if census.get("level"):
        state.level = state.levelled = 1
    if census.get("turned") == "interference":
        state.front[2], state.face[2] = YELLOW, INTERFERENCE
    return printed, state


def check(reading: Reading, name: str) -> None:
    printed, state = set_up(CENSUS[name])
    deepest = len(CENSUS[name]["paths"]) - 1
    counter = counted(reading, printed, state, deepest)
    assert counter.paths == CENSUS[name]["paths"]
    assert counter.positions == CENSUS[name]["positions"]


@pytest.mark.parametrize("name", CENSUS)
def test_the_census_interpreted(name: str) -> None:
    check(GAME.interpreted, name)


@pytest.mark.compiled
@pytest.mark.parametrize("name", CENSUS)
def test_the_census_compiled(name: str) -> None:
    check(GAME.compiled, name)
