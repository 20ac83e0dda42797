"""Games as statistics see them: points, winners and every event that was noted, in arrays.

A room's `measures.py` says what is worth knowing of its games:

    MEASURES = (
        Measure("falls", "number", lambda games: games.count("fell")),
        Measure("first-seat", "percent", lambda games: games.won(0)),
    )

and the room's words name each under `ROOM-measure-NAME`. Only `study` loads it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy

from hippodrome.engine.effects import Unit
from hippodrome.engine.events import Events

GAME_COLUMN, EVENT_COLUMN, FIRST_FACT = 0, 1, 2
"""Where a row of the log holds the game's number, the event's and its facts."""


@dataclass(frozen=True)
class Games:
    """Some finished games."""

    events: Events
    points: Any
    """Points or money, by game and seat."""
    winners: Any
    """The winners of each game, as a bit mask."""
    log: Any
    """Every event that was noted, a row each: the game, the event and its facts."""

    @property
    def number(self) -> int:
        """Count them."""
        return len(self.winners)

    @property
    def seats(self) -> int:
        """Count who played."""
        return int(self.points.shape[1])

    def rows(self, event: str) -> Any:
        """Give the rows of one event."""
        return self.log[self.log[:, EVENT_COLUMN] == self.events.numbers[event]]

    def fact(self, event: str, fact: str) -> Any:
        """Give one fact of an event, as often as it happened; `games_of` says in which games."""
        facts = [one.name for one in self.events.by_name[event].facts]
        return self.rows(event)[:, FIRST_FACT + facts.index(fact)]

    def games_of(self, event: str) -> Any:
        """Give in which game each of an event happened."""
        return self.rows(event)[:, GAME_COLUMN]

    def count(self, event: str, wanted: Any = None) -> Any:
        """Count an event in each game: all of them, or those that a mask over its rows wants."""
        return numpy.bincount(self.games_of(event), wanted, minlength=self.number)

    def total(self, event: str, fact: str) -> Any:
        """Add a fact of an event up in each game."""
        return numpy.bincount(self.games_of(event), self.fact(event, fact), minlength=self.number)

    def won(self, seat: int) -> Any:
        """Give the share that a seat had in each win."""
        shared = numpy.bitwise_count(self.winners)
        return (self.winners >> seat & 1) / shared

    @property
    def spread(self) -> Any:
        """Give how far the best seat was above the worst in each game."""
        return self.points.max(axis=1) - self.points.min(axis=1)


@dataclass(frozen=True)
class Measure:
    """Something worth knowing of a game."""

    name: str
    unit: Unit
    of: Callable[[Games], Any]
    """Give a number for each game; nan where a game has none."""
