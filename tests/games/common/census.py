"""A census: how many paths and different positions lie at each depth from a set-up.

A room's `census.toml` holds set-ups, each with figures derived by hand: the `steps` that lead to it
(see `scenes.py`) or the `position` it is, by its name in the room's `steps.py`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from hippodrome.engine.reading import Reading
from tests.games.common.rooms import ROOMS, facts_of
from tests.games.common.scenes import scene

FIGURES = ("paths", "positions", "compiled")


def censuses(room: str) -> dict[str, dict[str, Any]]:
    """Read a room's set-ups by name."""
    folder = Path(facts_of(room, "steps").__file__).parent
    return tomllib.loads((folder / "census.toml").read_text(encoding="utf-8"))


def every_census() -> list[tuple[str, str]]:
    """Name every set-up of every room."""
    return [(room, name) for room in ROOMS for name in censuses(room)]


def set_up(room: str, census: dict[str, Any]) -> tuple[Any, Any]:
    """Give pack and state where a census begins, as the interpreted reading has them."""
    if "position" in census:
        drawn = facts_of(room, "steps").POSITIONS[census["position"]]()
        return plain(drawn.pack), plain(drawn.state)
    match = scene(room, **{name: census[name] for name in census if name not in FIGURES})
    return match.pack.printed, match.state


def plain(fields: Any) -> Any:
    """Give the same values in ordinary lists: a drawn position has lists that watch their ends."""
    twin = type(fields)()
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

    @property
    def positions(self) -> list[int]:
        """How many different positions were met at each depth."""
        return [len(met) for met in self.met]

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


def counted(reading: Reading, pack: Any, state: Any, deepest: int) -> Counter:
    """Count from a set-up, given as the interpreted reading has it."""
    counter = Counter(reading, reading.pack_form(pack), deepest)
    counter.count(reading.state_form(state))
    return counter
