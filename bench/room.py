"""One room laid for measuring, through doors that every version of the house has.

A move is what a player chooses; draws are made but not counted. The table is the standard pack
with four seats and default options, or as near to four as the game allows.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bench.figures import Figures

if TYPE_CHECKING:
    # Another version of the house may keep them elsewhere.
    from hippodrome.engine.game import Game
    from hippodrome.engine.reading import Reading

SEATS = 4
COPIES = 20_000
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
        self.moves_made = 0
        """In all random play so far: equal seeds and equal rules make equally many."""

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
        self.moves_made += int(moves)
        return Played(games, int(moves), seconds, busy)

    def copy_nanoseconds(self, rules: Reading) -> float:
        """Give how much processor time it takes to copy a state."""
        source, target = rules.state_form(self.laid), rules.blank()
        start = time.process_time_ns()
        for _ in range(COPIES):
            rules.copy(source, target)
        return (time.process_time_ns() - start) / COPIES

    def measure(self) -> Figures:
        """Measure once what versions are compared by, in processor time: neighbours weigh less."""
        slow, fast = self.game.interpreted, self.game.compiled
        interpreted = self.playouts(slow, GAMES_INTERPRETED)
        compiled = self.playouts(fast, GAMES_COMPILED)
        return {
            "interpreted_moves_per_processor_s": interpreted.moves / interpreted.busy,
            "compiled_moves_per_processor_s": compiled.moves / compiled.busy,
            "interpreted_copy_ns": self.copy_nanoseconds(slow),
            "compiled_copy_ns": self.copy_nanoseconds(fast),
        }
