"""Tables drawn at random: a number of seats and a value for every option.

There are more ways to lay a table than anybody could try. Each choice is drawn from a bag that is
filled anew when it is empty, so every number of seats comes round in turn and, with as many tables
of one size as an option has choices, every choice is met, in ever other company.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from hippodrome.engine.game import Game, Pack


@dataclass(frozen=True)
class Table:
    """A number of seats and every option's value."""

    seats: int
    options: dict[str, int]


class Bag:
    """Things that are drawn one after the other, and all put back when none is left."""

    def __init__(self, things: Sequence[int], chance: Random) -> None:
        """Fill it."""
        self.things, self.chance = things, chance
        self.left: list[int] = []

    def draw(self) -> int:
        """Take one out."""
        if not self.left:
            self.left = self.chance.sample(self.things, len(self.things))
        return self.left.pop()


def drawn_tables(game: Game, pack: Pack, count: int, seed: int) -> list[Table]:
    """Draw so many tables; equal seeds draw the same."""
    chance = Random(seed)
    sizes = game.seats(pack.printed)
    bags = {
        (seats, option.name): Bag([*option.choices(pack.printed, seats)], chance)
        for seats in sizes
        for option in game.options
    }
    found = []
    for place in range(count):
        seats = sizes[place % len(sizes)]
        options = {option.name: bags[seats, option.name].draw() for option in game.options}
        found.append(Table(seats, options))
    return found
