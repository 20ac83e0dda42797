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
from tests.games.counting import counted

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


def check(reading: Reading, name: str) -> None:
    match = set_up(CENSUS[name])
    deepest = len(CENSUS[name]["paths"]) - 1
    counter = counted(reading, match.pack.printed, match.state, deepest)
    assert counter.paths == CENSUS[name]["paths"]
    assert counter.positions == CENSUS[name]["positions"]


@pytest.mark.parametrize("name", CENSUS)
def test_the_census_interpreted(name: str) -> None:
    check(GAME.interpreted, name)


@pytest.mark.compiled
@pytest.mark.parametrize("name", [name for name in CENSUS if name != "slips"])
def test_the_census_compiled(name: str) -> None:
    """The slips are left out: forty thousand paths take long to read back, and show no more."""
    check(GAME.compiled, name)
