"""The tables in memory: each a cache of its log, brought back when it is asked for."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Coroutine, Mapping
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec

from hippodrome.engine.errors import NotAllowed
from hippodrome.engine.game import Game, Pack
from hippodrome.table import events as happened
from hippodrome.table.running import Running
from hippodrome.table.store import Store
from hippodrome.table.table import Table, revive

MOST_IDLE = 500
"""How many tables may lie in memory before those nobody needs are dropped."""
LOOKED_AT = 16
"""How many of the longest unused tables are looked at whenever one is added."""

Answer = TypeVar("Answer")


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


class Shelf:
    """The tables of one process that are in memory, and the way there from the log."""

    def __init__(self, store: Store, most_idle: int, games: Mapping[str, Game]) -> None:
        """Begin with none."""
        self.store = store
        self.most_idle = most_idle
        self.games = games
        self.tables: OrderedDict[str, Running] = OrderedDict()
        """The tables in memory, the longest unused first."""
        self._alive: WeakValueDictionary[str, Running] = WeakValueDictionary()
        """Also those that were dropped while somebody held on to them: never two of one table."""
        self._loading: dict[str, asyncio.Task[Running]] = {}
        self._packs: dict[str, Pack] = {}
        self._doing: set[asyncio.Task[Any]] = set()

    def drive(self, running: Running) -> None:
        """See to it that a table's bots and clocks go on; the house's to do."""

    async def running(self, identity: str) -> Running:
        """Find a table, in memory or in the log."""
        found = self._alive.get(identity)
        if found is None:
            if identity not in self._loading:
                self._loading[identity] = self._task(self._load(identity))
                self._loading[identity].add_done_callback(
                    lambda _: self._loading.pop(identity, None)
                )
            found = await asyncio.shield(self._loading[identity])
        return self._keep(found)

    async def _load(self, identity: str) -> Running:
        """Bring a table back from its log, and its bots and clocks with it."""
        running = Running(await asyncio.to_thread(self._read, identity), since=now())
        self._keep(running)
        self.drive(running)
        return running

    def _read(self, identity: str) -> Table:
        """Read a table's log, in whatever thread this is."""
        rows = self.store.events(identity)
        if not rows:
            raise NotAllowed("table-unknown")
        try:
            events = [happened.unpacked(data) for _, data in rows]
        except msgspec.DecodeError as error:
            raise NotAllowed("table-left-behind") from error
        return revive(identity, events, self.games, self._pack)

    def _pack(self, game: Game, opened: happened.Opened) -> Pack:
        """The very pack a table was laid with, though the content may have been edited since."""
        if opened.pack_hash not in self._packs:
            kept = self.store.pack(opened.pack_hash)
            if kept is None:
                raise NotAllowed("table-left-behind")
            name, printed = kept
            today = game.pack()
            fields = today.printed.copy()
            fields.restore(msgspec.msgpack.decode(printed))
            self._packs[opened.pack_hash] = Pack(name, fields, today.provenance)
        return self._packs[opened.pack_hash]

    def _keep(self, running: Running) -> Running:
        """Note that a table is used; drop some that are not, which come back from their logs."""
        identity = running.table.identity
        added = identity not in self.tables
        self._alive[identity] = self.tables[identity] = running
        self.tables.move_to_end(identity)
        if added:
            for _ in range(min(LOOKED_AT, len(self.tables) - self.most_idle)):
                oldest = next(iter(self.tables))
                if self.tables[oldest].idle and oldest != identity:
                    del self.tables[oldest]
                else:
                    self.tables.move_to_end(oldest)
        return running

    def _task(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        """Start what must be finished even if whoever asked for it goes away."""
        task = asyncio.get_running_loop().create_task(work)
        self._doing.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._doing.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits gets it too; if nobody does, nobody needs it
