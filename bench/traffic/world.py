"""Very many tables, event by event: people and bots move, games end, fresh tables come.

A move waits for its process, then for its database and the disk under that; then it is
acknowledged, and where people of one table are at several processes the others follow. A process is
one queue: its loop does one thing after the other. A database is one queue before several cores.
"""

from __future__ import annotations

import math
import random
from array import array
from collections.abc import Callable
from dataclasses import dataclass, field

from bench.traffic.costs import Costs
from bench.traffic.queueing import Calendar, Station

MOVE, COMMIT, WRITTEN, HEARD = range(4)
KINDS = 4
PROGRESS_EVERY = 50_000
"""Events from one word of progress to the next."""


@dataclass(frozen=True, slots=True)
class Habits:
    """What we suppose of people; nobody has measured a million tables."""

    bots: float = 0.4
    """Of all decisions, those of bots."""
    bot_s: float = 1.5
    """A bot's pause before it moves, half as long to half as long again."""
    person_s: float = 8.0
    """Half of all people's decisions come sooner than this."""
    spread: float = 0.8
    """Of the logarithm of how long people take."""
    people: float = 2.0
    """Sockets of players at a table, as in the servers' measurements."""
    watched: float = 0.1
    """Tables that are watched at all."""
    watchers: float = 1.3
    """How fast full stands get rare: of watched tables, those with n watchers and more are n to the
    minus this."""
    most: int = 1000
    """Watchers at one table."""

    def pause(self, chance: random.Random) -> float:
        """Draw the time from one move of a table to the next."""
        if chance.random() < self.bots:
            # Never just as long: who waited in one queue would come to the next well spaced.
            return self.bot_s * (0.5 + chance.random())
        return self.person_s * math.exp(self.spread * chance.gauss(0, 1))

    def rest_of_pause(self, chance: random.Random) -> float:
        """Draw what is left of the pause a table is in: long ones are met oftener than short."""
        if chance.random() < self.bots * self.bot_s / self.mean_pause:
            pause = self.bot_s * math.sqrt(0.25 + 2 * chance.random())
        else:
            pause = self.person_s * math.exp(self.spread * (self.spread + chance.gauss(0, 1)))
        return pause * chance.random()

    @property
    def mean_pause(self) -> float:
        """What pauses come to on average."""
        person_s = self.person_s * math.exp(self.spread * self.spread / 2)
        return self.bots * self.bot_s + (1 - self.bots) * person_s

    def stand(self, chance: random.Random) -> int:
        """Draw how many watch a table."""
        if chance.random() >= self.watched:
            return 0
        return min(self.most, int((1 - chance.random()) ** (-1 / self.watchers)))

    @property
    def mean_stand(self) -> float:
        """How many watch a table on average."""
        tail = sum(math.pow(number, -self.watchers) for number in range(1, self.most + 1))
        return self.watched * tail


@dataclass(frozen=True, slots=True)
class Layout:
    """What serves the tables."""

    processes: int
    databases: int
    cores: int = 8
    """Of each database's machine."""
    together: bool = True
    """Is everybody at a table sent to one process? Else each player of two is at another."""


@dataclass(slots=True)
class Outcome:
    """What came of a stretch of time."""

    seconds: float
    moves: int = 0
    games: int = 0
    followed: int = 0
    answers: array[float] = field(default_factory=lambda: array("d"))
    """Seconds from a move to its acknowledgement."""
    elsewhere: array[float] = field(default_factory=lambda: array("d"))
    """Seconds from a move to being told by another process."""
    process_load: float = 0.0
    database_load: float = 0.0


class World:
    """So many tables, at such costs, on such a layout."""

    def __init__(
        self, tables: int, costs: Costs, layout: Layout, habits: Habits, chance: random.Random
    ) -> None:
        """Let all tables be somewhere in the middle of their games."""
        self.costs, self.layout, self.habits, self.chance = costs, layout, habits, chance
        self.calendar = Calendar()
        self.processes = [Station() for _ in range(layout.processes)]
        self.databases = [Station(layout.cores) for _ in range(layout.databases)]
        self.length = max(1, round(costs.moves))
        self.left = array("I", (chance.randint(1, self.length) for _ in range(tables)))
        """Moves until each game is over."""
        self.watchers = array("H", (habits.stand(chance) for _ in range(tables)))
        self.asked = array("d", bytes(8 * tables))
        """When the move that is on its way was made."""
        for table in range(tables):
            self.calendar.plan(habits.rest_of_pause(chance), KINDS * table + MOVE)

    def run(self, seconds: float, progress: Callable[[float], None] = lambda _: None) -> Outcome:
        """Let time pass; give what came of it."""
        start = self.calendar.now
        end, outcome = start + seconds, Outcome(seconds)
        stations = [*self.processes, *self.databases]
        before = [station.busy for station in stations]
        happen = (self._move, self._commit, self._written, self._heard)
        done = 0
        while (event := self.calendar.next_before(end)) is not None:
            at, what = event
            table, kind = divmod(what, KINDS)
            happen[kind](at, table, outcome)
            done += 1
            if done % PROGRESS_EVERY == 0:
                progress((at - start) / seconds)
        self.calendar.now = end
        worked = [station.busy - had for station, had in zip(stations, before, strict=True)]
        layout = self.layout
        outcome.process_load = sum(worked[: layout.processes]) / seconds / layout.processes
        cores = layout.databases * layout.cores
        outcome.database_load = sum(worked[layout.processes :]) / seconds / cores
        progress(1.0)
        return outcome

    def _move(self, at: float, table: int, _: Outcome) -> None:
        """Somebody moves: a process judges it and tells those of the table who are there."""
        self.asked[table] = at
        costs = self.costs
        seconds = 1e-6 * (costs.move_us + costs.watcher_us * self.watchers[table])
        done = self.processes[table % self.layout.processes].serve(at, seconds)
        self.calendar.plan(done, KINDS * table + COMMIT)

    def _commit(self, at: float, table: int, _: Outcome) -> None:
        """The database of a table's partition writes, and its disk makes sure."""
        database = self.databases[table % self.layout.databases]
        done = database.serve(at, 1e-6 * self.costs.database_us)
        self.calendar.plan(done + 1e-3 * self.costs.commit_ms, KINDS * table + WRITTEN)

    def _written(self, at: float, table: int, outcome: Outcome) -> None:
        """A move is acknowledged; the next will come, or the game is over and another begins."""
        outcome.moves += 1
        outcome.answers.append(at - self.asked[table])
        self.left[table] -= 1
        if not self.left[table]:
            outcome.games += 1
            self.left[table] = self.length
            self.watchers[table] = self.habits.stand(self.chance)
        self.calendar.plan(at + self.habits.pause(self.chance), KINDS * table + MOVE)
        if not self.layout.together and self.layout.processes > 1:
            self.calendar.plan(at + 1e-6 * self.costs.bus_us, KINDS * table + HEARD)

    def _heard(self, at: float, table: int, outcome: Outcome) -> None:
        """The process of the other player reads the step and tells it."""
        all_of_them = self.layout.processes
        apart = 1 + table // all_of_them % (all_of_them - 1)
        other = (table + apart) % all_of_them
        done = self.processes[other].serve(at, 1e-6 * self.costs.follow_us)
        outcome.followed += 1
        outcome.elsewhere.append(done - self.asked[table])
