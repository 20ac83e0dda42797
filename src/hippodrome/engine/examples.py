"""Worked examples of the rules: positions of real games, with a sentence to each.

No game is known here. A room's examples stand in one file (`content/examples/booklet.toml`):

    [[examples]]
    name = "making-room"           # its sentences are example-<game>-making-room-1, -2, …
    paragraph = "T4.7"
    seats = 2
    seat = 1                       # who looks, counted from 1; 0 is a spectator
    options = { first = 1 }
    before = ["1: flat:4", "draw 12 30"]
    steps = [[], ["1: 5+2/+"]]     # what is played before each position after the first

The engine plays them, so nothing is shown that could not happen. One position alone is a figure.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any

import msgspec

from hippodrome.engine.game import SPECTATOR, Game
from hippodrome.engine.lessons import entries_in, play_entries
from hippodrome.words import Sentence

EXAMPLES_FILE = "examples/booklet.toml"


class WrittenExample(msgspec.Struct, forbid_unknown_fields=True):
    """An example as it stands in the file."""

    name: str
    paragraph: str
    steps: tuple[tuple[str, ...], ...] = ((),)
    seats: int = 2
    seat: int = 0
    pack: str = "standard"
    options: dict[str, int] = {}
    before: tuple[str, ...] = ()


class WrittenExamples(msgspec.Struct, forbid_unknown_fields=True):
    """A room's file of examples."""

    examples: tuple[WrittenExample, ...]


@dataclass(frozen=True)
class Position:
    """What somebody sees at one step of an example, and what is said of it."""

    look: Any
    text: Sentence


@dataclass(frozen=True)
class Example:
    """A worked example of a paragraph, position by position."""

    name: str
    paragraph: str
    seats: int
    seat: int
    options: dict[str, int]
    positions: tuple[Position, ...]


def read_examples(game: Game) -> tuple[Example, ...]:
    """Play a room's examples; none in a room without such."""
    file = game.folder / "content" / EXAMPLES_FILE
    if not file.exists():
        return ()
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    written = msgspec.convert(told, WrittenExamples)
    return tuple(_played(game, example) for example in written.examples)


def _played(game: Game, written: WrittenExample) -> Example:
    """Play one example through."""
    match = game.match(written.seats, written.options, game.pack(written.pack))
    play_entries(match, entries_in(game, written.before), written.name, "before")
    seat = written.seat - 1 if written.seat else SPECTATOR
    positions = []
    for number, lines in enumerate(written.steps, start=1):
        if lines:
            play_entries(match, entries_in(game, lines), written.name, str(number))
        text = Sentence(f"example-{game.name}-{written.name}-{number}")
        positions.append(Position(match.look(seat), text))
    return Example(
        *(written.name, written.paragraph, written.seats, seat, written.options),
        tuple(positions),
    )
