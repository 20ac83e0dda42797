"""A census: how many paths and different positions lie at each depth from a set-up."""

from __future__ import annotations

from typing import Any

from hippodrome.engine.reading import Reading


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
