"""Puzzles, *find the move*: positions of finished games where one decision is worth clearly more.

`make puzzles` finds them in games of strong bots and writes them beside a room's packs. A position
is kept as what a game is, its options and a list of integers; what somebody is shown of it is what
the deciding seat knew, and so is all that was judged.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from hippodrome.engine.match import Match, Written, replayed

if TYPE_CHECKING:
    from hippodrome.engine.game import Game, Pack

PUZZLES_FILE = "puzzles.json"


class Swing(msgspec.Struct, frozen=True, gc=False):
    """The horse whose chance to come in first an answer changes most, in thousandths."""

    horse: int
    """By its number, as `placings` has it."""
    answer: int
    rival: int


class Puzzle(msgspec.Struct, frozen=True, gc=False):
    """One decision of one seat, with the answer and what speaks for it."""

    name: str
    """Stays the same as long as the position does: tries are remembered by it."""
    seats: int
    options: dict[str, int]
    log: tuple[tuple[int, tuple[int, ...], int], ...]
    """All that led there: seat or draw, moves, spread."""
    seat: int
    answers: tuple[int, ...]
    """The best move first; others only where nobody could tell them from it."""
    rival: int
    """The best move that is no answer."""
    gap: int
    """What the weakest answer gains on the rival, in points or money; a win is a usual lead."""
    error: int
    """The standard error of that."""
    tipster: int
    """What rules of thumb would play."""
    wins: tuple[int, int]
    """The chance to win in the end after the answer and after the rival, in thousandths."""
    swing: Swing | None
    """Where the race explains it: the horse it is about."""
    losses: tuple[tuple[int, int], ...]
    """Every other move of the menu, with about how much it falls behind, at least 0."""
    trials: int
    """Trials of moves behind all of this."""

    def loss(self, move: int) -> int:
        """Give how much a move falls behind; an amount between two rungs counts as the nearest."""
        if move in self.answers:
            return 0
        known = dict(self.losses)
        return known[min(known, key=lambda other: abs(other - move))]


class Puzzles(msgspec.Struct, frozen=True, gc=False):
    """All puzzles of a room, and what repeats the search for them."""

    rules_version: int = 0
    pack: str = ""
    """The hash of the pack that was played."""
    seed: int = 0
    simulations: int = 0
    """Trials behind each decision of the games in which they were found."""
    puzzles: tuple[Puzzle, ...] = ()


def read_puzzles(file: Path) -> Puzzles:
    """Read what the command wrote."""
    return msgspec.json.decode(file.read_bytes(), type=Puzzles)


def write_puzzles(file: Path, puzzles: Puzzles) -> None:
    """Write what was found, a line for each puzzle."""
    fields: dict[str, Any] = msgspec.to_builtins(puzzles)
    lines = b",\n".join(msgspec.json.encode(one) for one in fields.pop("puzzles"))
    heading = msgspec.json.encode(fields)[:-1]
    file.write_bytes(heading + b',"puzzles":[\n' + lines + b"\n]}\n")


def position(game: Game, puzzle: Puzzle, pack: Pack) -> Match:
    """Play a puzzle's game again up to its decision, or say why that cannot be done."""
    found = game.puzzles
    written = Written(
        *(game.name, found.rules_version, found.pack, puzzle.seats, puzzle.options, puzzle.log)
    )
    return replayed(game, written, pack)
