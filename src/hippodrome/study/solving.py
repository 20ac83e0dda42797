"""Exact values of small positions, by going through everything that can follow.

Draws are weighed evenly, and whoever moves takes what is best for it: so a value is that of play in
which nobody hides anything. Nothing here is estimated, which makes it the measure for what is.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy

from hippodrome.engine.errors import BadSetup
from hippodrome.engine.match import Match
from hippodrome.study.batch import rewards_of

MOST_POSITIONS = 100_000

Values = tuple[float, ...]
"""Each seat's reward, as a batch gives it for winning."""


@dataclass
class Solver:
    """Solves positions of one table; what it has found it keeps."""

    most: int = MOST_POSITIONS
    """How many different positions it goes through at most."""
    found: dict[bytes, Values] = field(default_factory=dict)

    def value(self, match: Match) -> Values:
        """Give what every seat may expect from here on."""
        if match.over:
            points, winners = match.standing()
            won = sum(1 << seat for seat in winners)
            rewards = rewards_of("win", numpy.array([points]), numpy.array([won]))
            return tuple(map(float, rewards[0]))
        key = match.key()
        if key not in self.found:
            if len(self.found) >= self.most:
                raise BadSetup("solver-too-many", most=self.most)
            self.found[key] = (
                self._mean(match) if match.spread else max_for(match, self.by_move(match))
            )
        return self.found[key]

    def by_move(self, match: Match) -> dict[int, Values]:
        """Give what comes of each move of the seat that is asked."""
        seat = match.awaited[0]
        found = {}
        for move in match.menu(seat):
            after = match.fork()
            after.step(seat, move)
            found[move] = self.value(after)
        return found

    def _mean(self, match: Match) -> Values:
        """Weigh the outcomes of a draw evenly."""
        outcomes = []
        for outcome in range(match.spread):
            after = match.fork()
            after.draw(outcome)
            outcomes.append(self.value(after))
        return tuple(sum(values) / match.spread for values in zip(*outcomes, strict=True))


def max_for(match: Match, found: dict[int, Values]) -> Values:
    """Give the values of the move that is best for the seat that is asked."""
    seat = match.awaited[0]
    return max(found.values(), key=lambda values: values[seat])
