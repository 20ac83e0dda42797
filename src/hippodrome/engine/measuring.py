"""Games as statistics see them: points, winners and every event that was noted, in arrays.

A room's `measures.py` says what is worth knowing of its games:

    MEASURES = (
        Measure("falls", "number", lambda games: games.count("fell")),
        Measure("first-seat", "percent", lambda games: games.won(0)),
    )

and the room's words name each under `ROOM-measure-NAME`. Only `study` loads it.

Where bets can be told one by one, it also says what became of them: `BET_KINDS` names the kinds (in
words `ROOM-bet-KIND`), and `bets(games)` gives the bets of each, in the same order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
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
    printed: Any
    """The pack they were played with."""
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

    @cached_property
    def _by_event(self) -> tuple[Any, Any]:
        """The rows' places event by event, in the order of the log; and where each event begins."""
        order = numpy.argsort(self.log[:, EVENT_COLUMN], kind="stable")
        numbers = numpy.arange(max(self.events.numbers.values()) + 2)
        return order, numpy.searchsorted(self.log[order, EVENT_COLUMN], numbers)

    def place_in_log(self, event: str) -> Any:
        """Give at which row of the log each of an event stands: what came before what."""
        order, begins = self._by_event
        number = self.events.numbers[event]
        return order[begins[number] : begins[number + 1]]

    def rows(self, event: str) -> Any:
        """Give the rows of one event."""
        return self.log[self.place_in_log(event)]

    def fact(self, event: str, fact: str) -> Any:
        """Give one fact of an event, as often as it happened; `games_of` says in which games."""
        facts = [one.name for one in self.events.by_name[event].facts]
        return self.rows(event)[:, FIRST_FACT + facts.index(fact)]

    def games_of(self, event: str) -> Any:
        """Give in which game each of an event happened."""
        return self.rows(event)[:, GAME_COLUMN]

    def after(self, event: str, earlier: str) -> Any:
        """Give for each of an event the number, from 0, of the last earlier one in the log."""
        found = numpy.searchsorted(self.place_in_log(earlier), self.place_in_log(event))
        return found - 1

    def count(self, event: str, wanted: Any = None) -> Any:
        """Count an event in each game: all of them, or those that a mask over its rows wants."""
        return numpy.bincount(self.games_of(event), wanted, minlength=self.number)

    def total(self, event: str, fact: str) -> Any:
        """Add a fact of an event up in each game."""
        return numpy.bincount(self.games_of(event), self.fact(event, fact), minlength=self.number)

    def latest(self, event: str, fact: str) -> Any:
        """Give a fact of the last of an event in each game; 0 where there was none."""
        found = numpy.zeros(self.number, numpy.int64)
        found[self.games_of(event)] = self.fact(event, fact)
        return found

    def laid_out(self, rows: Any, columns: Any, values: Any, shape: tuple[int, int]) -> Any:
        """Put values into the rows and columns of a table that is 0 elsewhere."""
        found = numpy.zeros(shape, numpy.int64)
        found[rows, columns] = values
        return found

    def table(self, numbers: Sequence[int]) -> Any:
        """Give a row of numbers that can be asked for many at once."""
        return numpy.asarray(numbers, numpy.int64)

    def tally(self, keys: Any, weights: Any = None) -> Any:
        """Give each entry the sum over all entries of its key: of weights, or of ones."""
        return numpy.bincount(keys, weights)[keys].astype(numpy.int64)

    def among(self, keys: Any, others: Any) -> Any:
        """Say of each key whether it is one of the others."""
        return numpy.isin(keys, others)

    def won(self, seat: int) -> Any:
        """Give the share that a seat had in each win."""
        shared = numpy.bitwise_count(self.winners)
        return (self.winners >> seat & 1) / shared

    @property
    def spread(self) -> Any:
        """Give how far the best seat was above the worst in each game."""
        return self.points.max(axis=1) - self.points.min(axis=1)


@dataclass(frozen=True)
class Bets:
    """Bets of one kind, an entry each."""

    games: Any
    """In which game."""
    staked: Any
    """Coins; 1 for each where nothing is staked but the chance to be right."""
    returned: Any
    """Coins or points that came back; below 0 where a bet can cost more than its stake."""
    won: Any
    """Did it come home?"""
    price: Any = None
    """The chance that odds or company state, above 0 and up to 1; none where nothing states one."""


@dataclass(frozen=True)
class Measure:
    """Something worth knowing of a game."""

    name: str
    unit: Unit
    of: Callable[[Games], Any]
    """Give a number for each game; nan where a game has none."""
