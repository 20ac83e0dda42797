"""Fits what the tipster thinks of horses on the day of the race (`tipster/valuing.py`).

Favourites are named by lot, so that good naming hides nothing; which of the horses that ran won is
then explained by colour, cards, kept reports and the favourite's choice of throws (A8.2).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy
from rich.table import Table

from hippodrome.engine.tipsters import Tipsters
from hippodrome.games.ascot.parts import COLOURS
from hippodrome.games.ascot.phases import BET, FAVOURITE
from hippodrome.games.ascot.rules.holding import owner_of
from hippodrome.games.ascot.state import BRIDLE, RUNNING, SURE_FOOTED, VESSELS
from hippodrome.games.ascot.tipster.valuing import MOST_COUNTED

FEWEST, MOST = 2, 6
"""Horses in a stable that can have a favourite."""
FACTORS = (
    *(f"{colour} without cards" for colour in COLOURS[1:]),
    *(f"a {colour} Advantage" for colour in COLOURS),
    *("a Disadvantage", "strong blood vessels", "new bridle", "sure-footed"),
    *(f"favourite of {number}" for number in range(FEWEST, MOST + 1)),
)
"""What is fitted, as the logarithm of a chance beside a black horse without cards."""
COLOUR, CARD = 0, len(COLOURS) - 1
BURDEN = CARD + len(COLOURS)
KEPT = {VESSELS: BURDEN + 1, BRIDLE: BURDEN + 2, SURE_FOOTED: BURDEN + 3}
FAVOURED = BURDEN + 4 - FEWEST
STEPS = 30
"""Newton's steps; eight are enough."""


@dataclass(frozen=True)
class Race:
    """The horses of one race, a row of factors for each, and which of them won."""

    factors: Any
    winner: int


class Lots(Tipsters):
    """Plays games of tipsters whose favourites are named by lot."""

    def races(self, seats: int, count: int) -> Iterator[Race]:
        """Give the races of some games that had a winner."""
        laid = self.game.lay(self.pack, seats)
        pack = self.rules.pack_form(self.pack.printed)
        for _ in range(count):
            state = self.rules.state_form(laid)
            self.rules.begin(pack, state)
            field: dict[int, Any] = {}
            while not int(state["over"][0]):
                phase = int(state["phase"][0])
                if phase == FAVOURITE:
                    self.name_by_lot(pack, state)
                    continue
                if phase >= BET and not field:
                    field = self.field_of(self.rules.read_back(state))
                self.step(pack, state)
            first = numpy.flatnonzero(state["arrival"][0] == 1)
            if len(first):
                yield Race(numpy.array([*field.values()]), [*field].index(int(first[0])))

    def name_by_lot(self, pack: Any, state: Any) -> None:
        """A7.1: name any horse of the seat that is asked."""
        awaits = int(state["awaits"][0])
        seat = (awaits & -awaits).bit_length() - 1
        count = self.rules.menu(pack, state, seat, self.moves)
        self.rules.play(pack, state, seat, int(self.moves[1 + self.below(count - 1)]))

    def field_of(self, state: Any) -> dict[int, Any]:
        """Give the factors of every horse that will run."""
        field = {}
        for horse in range(1, self.pack.printed.horses + 1):
            if state.status[horse] == RUNNING:
                field[horse] = self.factors(state, horse)
        return field

    def factors(self, state: Any, horse: int) -> Any:
        """Give what speaks for a horse, and against it."""
        seat, colour = owner_of(state, horse), self.pack.printed.colour[horse]
        row = numpy.zeros(len(FACTORS))
        if colour > 1:
            row[COLOUR + colour - 2] = 1
        row[CARD + colour - 1] = min(MOST_COUNTED, state.advantages[seat][colour])
        row[BURDEN] = state.disadvantages[seat]
        for kind, factor in KEPT.items():
            row[factor] = min(1, state.kept[seat][kind])
        if state.favourite[seat] == horse and state.number_each >= FEWEST:
            row[FAVOURED + state.number_each] = 1
        return row


def fit(races: Sequence[Race]) -> tuple[Any, Any]:
    """Give each factor's weight and its standard error: the likeliest, given who won.

    A little is taken off each weight (a ridge), so that what never occurred stays nothing.
    """
    weights = numpy.zeros(len(FACTORS))
    for _ in range(STEPS):
        slope = -weights / 100
        curve = numpy.eye(len(FACTORS)) / 100
        for race in races:
            chances = numpy.exp(race.factors @ weights)
            chances /= chances.sum()
            mean = chances @ race.factors
            slope += race.factors[race.winner] - mean
            curve += (race.factors.T * chances) @ race.factors - numpy.outer(mean, mean)
        step = numpy.linalg.solve(curve, slope)
        weights += step
        if numpy.abs(step).max() < 1e-6:
            break
    return weights, numpy.sqrt(numpy.diag(numpy.linalg.inv(curve)))


def chances_of(weights: Any) -> list[list[int]]:
    """Write the weights as the tipster's table: by colour, none to four Advantages, to five."""
    base = (0.0, *weights[COLOUR:CARD])
    return [
        [
            5 * round(20 * numpy.exp(base[colour] + cards * weights[CARD + colour]))
            for cards in range(MOST_COUNTED + 1)
        ]
        for colour in range(len(COLOURS))
    ]


def fitted(table: Table, weights: Any, errors: Any) -> Table:
    """Fill a table with every factor, its error, and what it multiplies a chance by."""
    for factor, weight, error in zip(FACTORS, weights, errors, strict=True):
        table.add_row(
            factor, f"{weight:+.2f}", f"{1.96 * error:.2f}", f"{100 * numpy.exp(weight):.0f} %"
        )
    return table
