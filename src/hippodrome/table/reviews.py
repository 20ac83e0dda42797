"""Reviews of the games of a house: each made once, in a process of its own, and kept.

A worker goes on with a review for a moment at a time and says how far it is: so there is something
to show, and a house that closes waits for no more than that. If it dies, the review begins anew.
"""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections import Counter
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sql

from hippodrome.engine import machine_code
from hippodrome.engine.errors import NotAllowed
from hippodrome.engine.game import Game
from hippodrome.engine.match import DRAW, Entry, Match
from hippodrome.engine.reading import Reading
from hippodrome.games import game_named
from hippodrome.table.log import printed_of
from hippodrome.table.record import FINISHED, Record
from hippodrome.table.replacing import replacing
from hippodrome.table.review import MODULES, Review, Reviewing
from hippodrome.table.schema import REVIEWS
from hippodrome.table.store import Store
from hippodrome.table.tasks import Tasks
from hippodrome.table.thinking import Thinkers, unpacked_pack

A_MOMENT = 1.0
"""Seconds a worker goes on before it says how far it is."""
MOST_WAITING = 16
"""Reviews that are being made or wait for it."""

MOST_FAILURES = 3
"""Times a review may fail until the house is opened again: an open page would begin it for ever."""

logger = logging.getLogger(__name__)
_read: msgspec.msgpack.Decoder[Review] = msgspec.msgpack.Decoder(Review)

Steps = list[tuple[int, tuple[int, ...], int]]
"""The entries of a game's log, as they are sent to a worker."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a review is, and the review once it is made."""

    done: int
    steps: int
    review: Review | None = None


# What a worker does.

_reviewing: dict[str, Reviewing] = {}
"""The one review a worker is at, by its table."""


def reading_of(game: Game) -> Reading | None:
    """Give the compiled reading once it is made, plain Python where it cannot be, else nothing."""
    if machine_code.is_ready(game, *MODULES):
        return game.compiled
    return None if machine_code.prepare(game, *MODULES).is_alive() else game.interpreted


def advance(
    table: str,
    game_name: str,
    pack_hash: str,
    printed: bytes,
    seats: int,
    options: dict[str, int],
    steps: Steps,
    seconds: float,
) -> tuple[int, bytes | None]:
    """Go on with a review for a while; give how far it is, and all of it once it is made."""
    ends = time.monotonic() + seconds
    if table not in _reviewing:
        game = game_named(game_name)
        rules = reading_of(game)
        if rules is None:
            time.sleep(seconds)
            return 0, None
        start = Match(game, unpacked_pack(game_name, pack_hash, printed), seats, options)
        entries = [Entry(seat, moves, spread) for seat, moves, spread in steps]
        _reviewing.clear()
        _reviewing[table] = Reviewing(start, entries, rules)
    reviewing = _reviewing[table]
    while reviewing.step < len(steps):
        reviewing.go_on()
        if time.monotonic() >= ends:
            break
    if reviewing.step < len(steps):
        return reviewing.step, None
    del _reviewing[table]
    return len(steps), msgspec.msgpack.encode(reviewing.whole())


def question(record: Record) -> tuple[Any, ...]:
    """Put together what a worker is asked: a finished game, of which nothing is secret."""
    steps: Steps = [
        (entry.seat, entry.moves, entry.spread if entry.seat == DRAW else 0)
        for entry in record.match.log
    ]
    opened = record.opened
    printed = printed_of(record.pack)
    return (
        *(record.identity, record.game.name, record.pack.hash, printed),
        *(opened.seats, dict(opened.options), steps, A_MOMENT),
    )


class Reviews:
    """The reviews of a house's games."""

    def __init__(self, store: Store, tasks: Tasks, thinkers: Thinkers | None = None) -> None:
        """Keep them in a store; nobody is engaged yet."""
        self._store = store
        self._tasks = tasks
        self.thinkers = thinkers or Thinkers(workers=1)
        self._making: dict[str, asyncio.Task[None]] = {}
        self._done: dict[str, int] = {}
        self._failures: Counter[str] = Counter()
        self._one_at_a_time = asyncio.Lock()

    async def of(self, record: Record) -> Progress:
        """Give a game's review or how far it is; whoever asks first has it made."""
        steps, identity = len(record.match.log), record.identity
        kept = await asyncio.to_thread(self._kept, identity)
        if kept is not None:
            return Progress(steps, steps, kept)
        if record.phase != FINISHED:
            raise NotAllowed("review-unfinished")
        if record.lost:
            raise NotAllowed("review-lost")
        if self._failures[identity] >= MOST_FAILURES:
            raise NotAllowed("review-failed")
        if identity not in self._making:
            if len(self._making) >= MOST_WAITING:
                raise NotAllowed("review-busy")
            self._making[identity] = self._tasks.start(self._make(record))
        return Progress(self._done.get(identity, 0), steps)

    @property
    def waiting(self) -> int:
        """How many reviews are being made or wait for it?"""
        return len(self._making)

    def _kept(self, identity: str) -> Review | None:
        wanted = sql.select(REVIEWS.c.body).where(REVIEWS.c.table_id == identity)
        rows = self._store.rows(wanted)
        if not rows:
            return None
        try:
            return _read.decode(zlib.decompress(rows[0].body))
        except (msgspec.MsgspecError, zlib.error):  # of another form: it is made anew
            return None

    async def _make(self, record: Record) -> None:
        identity = record.identity
        try:
            async with self._one_at_a_time:
                asked, made = question(record), None
                while made is None:
                    self._done[identity], made = await self.thinkers.ask(advance, *asked)
                row = {"table_id": identity, "body": zlib.compress(made)}
                await asyncio.wrap_future(self._store.change([replacing(REVIEWS, row)]))
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("A game could not be reviewed.")
            self._failures[identity] += 1
        finally:
            self._making.pop(identity, None)
            self._done.pop(identity, None)

    async def close(self) -> None:
        """Make no more reviews; what was not finished is begun again when somebody asks."""
        for task in [*self._making.values()]:
            task.cancel()
        await asyncio.to_thread(self.thinkers.close)
