"""The tables in memory: each a cache of its log, brought back when it is asked for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from weakref import WeakValueDictionary

import msgspec

from hippodrome.engine.errors import NotAllowed
from hippodrome.engine.game import Game, Pack
from hippodrome.table import events as happened
from hippodrome.table.folding import revive
from hippodrome.table.live import Listener, LiveTable
from hippodrome.table.orders import NONE, Left
from hippodrome.table.record import Record
from hippodrome.table.store import Store
from hippodrome.table.tasks import Tasks

MOST_IDLE = 500
"""How many tables may lie in memory before those nobody needs are dropped."""
MOST_TABLES = 2000
"""How many tables may lie in memory at all before no more are laid."""
LOOKED_AT = 16
"""How many of the longest unused tables are looked at whenever one is added."""


class TableRegistry:
    """The tables of one process that are in memory, and the way there from the log."""

    def __init__(
        self,
        store: Store,
        tasks: Tasks,
        games: Mapping[str, Game],
        most_idle: int = MOST_IDLE,
    ) -> None:
        """Begin with none."""
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        """The tables in memory, the longest unused first."""
        self.followers: Sequence[Listener] = ()
        """Are told of every event of every table."""
        self.on_load: Callable[[LiveTable], None] = lambda _: None
        """Is told of every table that is brought back from its log."""
        self.on_drop: Callable[[LiveTable], None] = lambda _: None
        """Is told of every table that leaves memory."""
        self.kind: Callable[..., LiveTable] = LiveTable
        """What a table in memory is; one that is traced is another."""
        self.orders_left: Callable[[Record], Left] = lambda _: NONE
        """Reads the orders that were left at a table, in whatever thread this is."""
        self._since: dict[str, tuple[int, int]] = {}
        """Where the clocks stood of those that left: a sequence number, and since when."""
        self._store = store
        self._tasks = tasks
        self._games = games
        self._most_idle = most_idle
        self._alive: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """Also those that were dropped while somebody held on to them: never two of one table."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._packs: dict[str, Pack] = {}

    async def find(self, identity: str) -> LiveTable:
        """Find a table, in memory or in the log."""
        found = self._alive.get(identity)
        if found is None:
            if identity not in self._loading:
                loading = self._loading[identity] = self._tasks.start(self._load(identity))
                loading.add_done_callback(lambda _: self._loading.pop(identity, None))
            found = await asyncio.shield(self._loading[identity])
        elif identity not in self.tables:
            self._keep(found)
            self.on_load(found)  # it was dropped, though somebody held on to it
        return self._keep(found)

    def in_memory(self, identity: str) -> LiveTable | None:
        """Give a table if it is in memory, be it only because somebody holds on to it."""
        return self._alive.get(identity)

    def add(self, record: Record, orders: Left = NONE) -> LiveTable:
        """Take a table into memory whose log is on disk."""
        sequence, since = self._since.pop(record.identity, (0, 0))
        # No time is given back to a clock because its table left memory meanwhile.
        kept = since if sequence == record.sequence else None
        return self._keep(self.kind(record, self._store, self.followers, kept, orders))

    def remove(self, identity: str) -> None:
        """Let a table out of memory that is about to be removed; no clock of it goes on."""
        live = self._alive.pop(identity, None)
        self.tables.pop(identity, None)
        if live is not None:
            self.on_drop(live)

    async def reread(self, identity: str) -> None:
        """Read the log of a table in memory again, for it has forgotten something."""
        live = self.in_memory(identity)
        while live is not None:
            await live.catch_up()
            record, _ = await asyncio.to_thread(self._read, identity)
            if record.sequence == live.record.sequence:
                live.record = record
                return

    async def close(self) -> None:
        """Wait until all that was asked of any table is dealt with."""
        for live in list(self._alive.values()):
            await live.finished()

    async def _load(self, identity: str) -> LiveTable:
        """Bring a table back from its log, and its bots and clocks with it."""
        live = self.add(*await asyncio.to_thread(self._read, identity))
        self.on_load(live)
        return live

    def _read(self, identity: str) -> tuple[Record, Left]:
        """Read a table's log and the orders left at it, in whatever thread this is."""
        rows = self._store.events(identity)
        if not rows:
            raise NotAllowed("table-unknown")
        try:
            events = [happened.unpacked(data) for _, data in rows]
        except msgspec.DecodeError as error:
            raise NotAllowed("table-left-behind") from error
        record = revive(identity, events, self._games, self._pack)
        return record, self.orders_left(record)

    def _pack(self, game: Game, opened: happened.Opened) -> Pack:
        """The very pack a table was laid with, though the content may have been edited since."""
        if opened.pack_hash not in self._packs:
            kept = self._store.pack(opened.pack_hash)
            if kept is None:
                raise NotAllowed("table-left-behind")
            name, printed = kept
            today = game.pack()
            fields = today.printed.copy()
            # What today's rules print no more is left out: a log it mattered to leads elsewhere.
            restored = msgspec.msgpack.decode(printed)
            fields.restore({name: restored[name] for name in restored if name in fields.FIELDS})
            self._packs[opened.pack_hash] = Pack(name, fields, today.provenance)
        return self._packs[opened.pack_hash]

    def _keep(self, live: LiveTable) -> LiveTable:
        """Note that a table is used; drop some that are not, which come back from their logs."""
        identity = live.record.identity
        added = identity not in self.tables
        self._alive[identity] = self.tables[identity] = live
        self.tables.move_to_end(identity)
        if added:
            for _ in range(min(LOOKED_AT, len(self.tables) - self._most_idle)):
                oldest = next(iter(self.tables))
                if self.tables[oldest].idle and oldest != identity:
                    self._drop(self.tables.pop(oldest))
                else:
                    self.tables.move_to_end(oldest)
        return live

    def _drop(self, live: LiveTable) -> None:
        """Let a table out of memory; where a clock runs, remember where it stands."""
        if live.driven:
            self._since[live.record.identity] = (live.record.sequence, live.since)
        self.on_drop(live)
