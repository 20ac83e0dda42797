"""How many ways lead on from a few set-ups, against the figures derived by hand in census.toml."""

import pytest

from hippodrome.engine.reading import Reading
from tests.games.common.census import censuses, counted, every_census, set_up
from tests.games.common.rooms import ROOMS, every_room


def check(reading: Reading, room: str, name: str) -> None:
    census = censuses(room)[name]
    counter = counted(reading, *set_up(room, census), deepest=len(census["paths"]) - 1)
    assert counter.paths == census["paths"]
    assert counter.positions == census["positions"]


@every_room
def test_every_room_has_a_census(room: str) -> None:
    assert censuses(room)


@pytest.mark.parametrize(("room", "name"), every_census())
def test_the_census_interpreted(room: str, name: str) -> None:
    check(ROOMS[room].interpreted, room, name)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("room", "name"),
    [(room, name) for room, name in every_census() if censuses(room)[name].get("compiled", True)],
)
def test_the_census_compiled(room: str, name: str) -> None:
    check(ROOMS[room].compiled, room, name)
