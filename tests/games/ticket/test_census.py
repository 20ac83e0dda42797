"""How many ways lead on from a few set-ups, against figures derived by hand in census.toml."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from hippodrome.engine.reading import Reading
from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.codes import card_of
from hippodrome.games.ticket.moves import read
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
                hands[seat].append(card_of(read(f"x{card}")))
            meeting.deal(*hands)
        else:
            meeting.play(meeting.awaited[0], step)
    return meeting


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
        self.paths[depth] += 1
        self.met[depth].add(repr(plain.remembered()))
        if depth == len(self.paths) - 1:
            return
        spread, awaits = plain.remembered()["spread"], plain.remembered()["awaits"]
        for outcome in range(spread):
            self.reading.draw(self.pack, twin := self.reading.state_form(plain), outcome)
            self.count(twin, depth + 1)
        for seat in range(plain.remembered()["seats"]):
            if awaits >> seat & 1:
                moves = self.moves[depth]
                for index in range(self.reading.menu(self.pack, state, seat, moves)):
                    twin = self.reading.state_form(plain)
                    self.reading.play(self.pack, twin, seat, moves[index])
                    self.count(twin, depth + 1)


def counted(reading: Reading, name: str) -> Counter:
    census = CENSUS[name]
    meeting = set_up(census)
    counter = Counter(reading, reading.pack_form(meeting.pack.printed), len(census["paths"]) - 1)
    counter.count(reading.state_form(meeting.state))
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
