"""How many ways lead on from a few set-ups, against figures derived by hand in census.toml."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from hippodrome.engine.reading import Reading
from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.moves import card_of
from tests.games.counting import counted
from tests.games.ticket.positions import Meeting

CENSUS: dict[str, dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("census.toml").read_text(encoding="utf-8")
)
OPTIONS = {option.name for option in GAME.options}


def set_up(census: dict[str, Any]) -> Meeting:
    """Play a meeting up to where a census begins."""
    options = {name: value for name, value in census.items() if name in OPTIONS}
    meeting = Meeting(census["seats"], census["pack"], **options)
    for step in census["steps"]:
        if step.startswith("deal "):
            hands: list[list[int]] = [[] for _ in range(meeting.seats)]
            for index, card in enumerate(step.split()[1:]):
                seat = (meeting.state.leader + index) % meeting.seats
                hands[seat].append(card_of(GAME.read(f"x{card}")))
            meeting.deal(*hands)
        else:
            meeting.play(meeting.awaited[0], step)
    return meeting


def check(reading: Reading, name: str) -> None:
    meeting = set_up(CENSUS[name])
    deepest = len(CENSUS[name]["paths"]) - 1
    counter = counted(reading, meeting.pack.printed, meeting.state, deepest)
    assert counter.paths == CENSUS[name]["paths"]
    assert counter.positions == CENSUS[name]["positions"]


@pytest.mark.parametrize("name", CENSUS)
def test_the_census_interpreted(name: str) -> None:
    check(GAME.interpreted, name)


@pytest.mark.compiled
@pytest.mark.parametrize("name", CENSUS)
def test_the_census_compiled(name: str) -> None:
    check(GAME.compiled, name)
