"""One room laid for measuring, through doors that every version of the house has.

A move is what a player chooses; draws are made but not counted. The table is the standard pack
with four seats and default options, or as near to four as the game allows.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from bench.figures import Figures
from hippodrome.engine.game import Game
from hippodrome.engine.reading import Reading

SEATS = 4
COPIES = 2_000
GAMES_INTERPRETED = 30
GAMES_COMPILED = 3_000


@dataclass(frozen=True, slots=True)
class Played:
    """Random play that was measured."""

    games: int
    moves: int
    seconds: float
    busy: float
    """Seconds of processor time."""


class Room:
    """One room laid for measuring."""

    def __init__(self, game: Game) -> None:
        """Lay the standard pack with four seats, or as near to four as there are."""
        self.game = game
        self.pack = game.pack()
        self.seats = min(game.seats(self.pack.printed), key=lambda seats: abs(seats - SEATS))
        self.laid = game.lay(self.pack, self.seats)
        self.seed = 0

    def table(self, rules: Reading) -> tuple[Any, Any, Any, Any]:
        """Give pack, state, buffer and a stream that no round had before."""
        self.seed += 1
        return (
            rules.pack_form(self.pack.printed),
            rules.state_form(self.laid),
            rules.moves(),
            rules.stream(self.seed),
        )

    def playouts(self, rules: Reading, games: int) -> Played:
        """Play at random."""
        table = self.table(rules)
        start, busy = time.perf_counter(), time.process_time()
        moves = rules.playouts(*table, games)
        seconds, busy = time.perf_counter() - start, time.process_time() - busy
        return Played(games, int(moves), seconds, busy)

    def copy_nanoseconds(self, rules: Reading) -> float:
        """Give how long it takes to copy a state."""
        source, target = rules.state_form(self.laid), rules.blank()
        start = time.perf_counter_ns()
        for _ in range(COPIES):
            rules.copy(source, target)
        return (time.perf_counter_ns() - start) / COPIES

    def measure(self) -> Figures:
        """Measure once what can be compared between versions of the house."""
        slow, fast = self.game.interpreted, self.game.compiled
        interpreted = self.playouts(slow, GAMES_INTERPRETED)
        compiled = self.playouts(fast, GAMES_COMPILED)
        return {
            "interpreted_moves_per_s": interpreted.moves / interpreted.seconds,
            "compiled_moves_per_s": compiled.moves / compiled.seconds,
            "interpreted_copy_ns": self.copy_nanoseconds(slow),
            "compiled_copy_ns": self.copy_nanoseconds(fast),
        }
