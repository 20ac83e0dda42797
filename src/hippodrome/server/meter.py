"""What a process counts of its own doing, for whoever looks after it.

No name, table or guest is counted by: a figure tells of the house, and of nobody in it.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from itertools import accumulate
from typing import TYPE_CHECKING

import sqlalchemy as sql

import hippodrome
from hippodrome.server.exposition import Family, Sample
from hippodrome.table import events as happened
from hippodrome.table.live import Answer, LiveTable
from hippodrome.table.schema import TABLES
from hippodrome.table.snapshot import Snapshot

if TYPE_CHECKING:
    from hippodrome.server.hub import Hub

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds at which the groups of a move's latency end."""
ACTORS = {happened.PERSON: "person", happened.BOT: "bot", happened.CLOCK: "clock"}


class Meter:
    """The counters of one process; a move costs it an addition or two."""

    def __init__(self) -> None:
        """Begin at nothing."""
        self.moves: Counter[int] = Counter()
        self.refusals: Counter[str] = Counter()
        self._took = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def follow(self, live: LiveTable, event: happened.AnyEvent, _before: Snapshot) -> None:
        """Count a move that was written here."""
        if isinstance(event, happened.Moved) and not live.following:
            self.moves[event.by] += 1

    def refused(self, code: str) -> None:
        """Count something that was not done, by why not."""
        self.refusals[code] += 1

    def timed(self, answer: Answer) -> Answer:
        """Take the time from when a move was heard until its page is answered."""
        heard = time.perf_counter()

        def answered(sequence: int, failure: Exception | None) -> None:
            answer(sequence, failure)
            if failure is None:
                self.took(time.perf_counter() - heard)

        return answered

    def took(self, seconds: float) -> None:
        """Count how long a move took."""
        self._took[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def latency(self) -> tuple[Sample, ...]:
        """Give the latency of moves: how many took no longer than each bound, and all of them."""
        sums = [*accumulate(self._took)]
        bounds = [*(f"{bound:g}" for bound in BOUNDS), "+Inf"]
        within = zip(bounds, sums, strict=True)
        buckets = (Sample(number, {"le": bound}, "_bucket") for bound, number in within)
        return *buckets, Sample(self._seconds, suffix="_sum"), Sample(sums[-1], suffix="_count")


def by_phase(hub: Hub) -> dict[str, int]:
    """Count the tables of the store by phase; asked in a thread."""
    wanted = sql.select(TABLES.c.phase, sql.func.count().label("tables"))
    return {row.phase: row.tables for row in hub.house.store.rows(wanted.group_by(TABLES.c.phase))}


def families(hub: Hub, meter: Meter, phases: dict[str, int]) -> list[Family]:
    """Give all figures of a process as they are now."""
    house = hub.house
    moves = tuple(Sample(meter.moves[by], {"by": name}) for by, name in ACTORS.items())
    refusals = tuple(Sample(n, {"code": code}) for code, n in sorted(meter.refusals.items()))
    waiting = {
        "writer": house.store.waiting,
        "bots": house.thinkers.waiting,
        "oracle": house.oracle.thinkers.waiting,
        "reviews": house.reviews.waiting,
    }
    found = [
        Family("hippodrome_info", "gauge", "Which Hippodrome this is.", (version(),)),
        Family("hippodrome_moves_total", "counter", "Moves written here.", moves),
        Family("hippodrome_move_seconds", "histogram", "From frame to answer.", meter.latency()),
        Family("hippodrome_refusals_total", "counter", "What was not done, by why.", refusals),
        gauge("hippodrome_sockets", "Pages connected to tables.", hub.sockets),
        gauge("hippodrome_tables_in_memory", "Tables in memory.", len(house.registry.tables)),
        Family(
            "hippodrome_tables",
            "gauge",
            "Tables in the store, by phase.",
            tuple(Sample(count, {"phase": phase}) for phase, count in sorted(phases.items())),
        ),
        Family(
            "hippodrome_waiting",
            "gauge",
            "Writes and questions that wait or are dealt with, by queue.",
            tuple(Sample(depth, {"queue": queue}) for queue, depth in waiting.items()),
        ),
        gauge("hippodrome_store_writes", "Could the last thing be written?", house.store.writes),
        gauge("hippodrome_ready", "May people be sent here?", hub.ready and house.ready),
    ]
    if house.leases is not None:
        changes = tuple(Sample(n, {"change": one}) for one, n in house.leases.changes.items())
        found += [
            Family("hippodrome_lease_changes_total", "counter", "Leases taken and lost.", changes),
            gauge("hippodrome_leases", "Tables this process drives.", len(house.leases)),
        ]
    return found


def gauge(name: str, about: str, value: float) -> Family:
    """Give a figure that stands alone."""
    return Family(name, "gauge", about, (Sample(float(value)),))


def version() -> Sample:
    """Say which Hippodrome this is."""
    return Sample(1, {"version": hippodrome.__version__})
