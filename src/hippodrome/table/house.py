"""All tables of one server process: loaded from their logs, driven by bots and clocks.

Every change goes the same way: under the table's lock a command gives an event, the event is
written, and only when it is on disk does it become true and is told to whoever listens.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import msgspec

from hippodrome.engine.croupier import fresh_seed
from hippodrome.engine.errors import HippodromeError, NotAllowed
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.match import Match
from hippodrome.games import GAMES, game_named
from hippodrome.table import events as happened
from hippodrome.table.archive import archived
from hippodrome.table.store import AlreadyWrittenError, Store, Summary
from hippodrome.table.table import (
    FINISHED,
    LONGEST_CLOCK,
    LONGEST_TITLE,
    PLAYING,
    Table,
    clean_name,
    revive,
)
from hippodrome.table.thinking import Thinkers

Command = Callable[[Table, int], happened.AnyEvent]
Listener = Callable[["Running", happened.AnyEvent, Match], None]
"""Is told of an event that has become true, with the game as it was before."""

DEFAULT_PACE = 900
LONGEST_PACE = 10_000
GRACE = 20_000


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


@dataclass(frozen=True, slots=True)
class Wish:
    """How someone wants a table laid."""

    game: str
    seats: int
    options: Mapping[str, int] = field(default_factory=dict)
    pack: str = "standard"
    title: str = ""
    public: bool = False
    watchable: bool = True
    clock: int = 0
    pace: int = DEFAULT_PACE


@dataclass(slots=True, eq=False)
class Running:
    """A table in memory: a cache of its log, with its lock, listeners and drivers."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    driver: asyncio.Task[None] | None = None
    since: int = 0
    """When it was brought back from its log, or 0."""


class House:
    """The tables of one process."""

    def __init__(self, store: Store, thinkers: Thinkers | None = None) -> None:
        """Open the house over a store."""
        self.store = store
        self.thinkers = thinkers or Thinkers()
        self.tables: dict[str, Running] = {}
        self._loading: dict[str, asyncio.Future[Running]] = {}

    async def start(self) -> None:
        """Bring back every table that was being played, so that bots and clocks go on."""
        for summary in self.store.summaries((PLAYING,), public_only=False, most=10_000):
            await self.running(summary.table_id)

    async def close(self) -> None:
        """Stop driving tables; everything is on disk already."""
        drivers = [one.driver for one in self.tables.values() if one.driver is not None]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        self.thinkers.close()

    # Laying and finding tables.

    async def lay(self, guest: str, wish: Wish) -> Running:
        """Lay a new table; its log begins with how it was laid."""
        game = game_named(wish.game)
        pack = game.pack(wish.pack)
        laid = game.lay(pack, wish.seats, wish.options)
        if not 0 <= wish.clock <= LONGEST_CLOCK or not 0 <= wish.pace <= LONGEST_PACE:
            raise NotAllowed("table-bad-clock", most=LONGEST_CLOCK)
        opened = happened.Opened(
            at=now(),
            game=game.name,
            rules=game.rules_version,
            pack=pack.name,
            pack_hash=pack.hash,
            seats=wish.seats,
            options={option.name: getattr(laid, option.name) for option in game.options},
            host=guest,
            title=clean_name(wish.title)[:LONGEST_TITLE] if wish.title.strip() else "",
            public=wish.public,
            watchable=wish.watchable,
            clock=wish.clock,
            pace=wish.pace,
            seed=fresh_seed(),
        )
        table = Table(opened, game, pack, secrets.token_urlsafe(9))
        printed = msgspec.msgpack.encode(pack.printed.remembered())
        await asyncio.wrap_future(self.store.keep_pack(pack.hash, pack.name, printed))
        await self._write(table, 1, opened)
        await asyncio.wrap_future(self.store.keep_member(guest, table.identity))
        running = Running(table)
        self.tables[table.identity] = running
        return running

    async def running(self, identity: str) -> Running:
        """Find a table, in memory or in the log."""
        if identity in self.tables:
            return self.tables[identity]
        if identity not in self._loading:
            self._loading[identity] = asyncio.ensure_future(self._load(identity))
        try:
            return await asyncio.shield(self._loading[identity])
        finally:
            self._loading.pop(identity, None)

    async def _load(self, identity: str) -> Running:
        """Bring a table back from its log."""
        rows = await asyncio.to_thread(self.store.events, identity)
        if not rows:
            raise NotAllowed("table-unknown")
        events = [happened.unpacked(data) for _, data in rows]
        running = Running(revive(identity, events, GAMES, self._pack), since=now())
        self.tables[identity] = running
        self.drive(running)
        return running

    def _pack(self, game: Game, opened: happened.Opened) -> Pack:
        """The very pack a table was laid with, though the content may have been edited since."""
        kept = self.store.pack(opened.pack_hash)
        if kept is None:
            return game.pack(opened.pack)
        name, printed = kept
        today = game.pack()
        fields = today.printed.copy()
        fields.restore(msgspec.msgpack.decode(printed))
        return Pack(name, fields, today.provenance)

    # The one way a table changes.

    async def do(self, running: Running, command: Command) -> int:
        """Judge, write, then make true and tell; give the event's sequence number.

        Shielded: a connection that goes away in the middle must not leave an event that is on
        disk unapplied.
        """
        return await asyncio.shield(asyncio.ensure_future(self._do(running, command)))

    async def _do(self, running: Running, command: Command) -> int:
        async with running.lock:
            table = running.table
            event = command(table, now())
            try:
                await self._write(table, table.sequence + 1, event)
            except AlreadyWrittenError:
                # Another process serves this table too: catch up, and let them ask again.
                await self._catch_up(running)
                raise
            self._make_true(running, event)
            sequence = table.sequence
            await self._after(running, event)
            return sequence

    def _make_true(self, running: Running, event: happened.AnyEvent) -> None:
        """Apply an event that is on disk, and tell whoever listens."""
        before = running.table.match
        if isinstance(event, happened.Moved | happened.Began):
            before = before.fork()
        running.table.apply(event)
        for listener in list(running.listeners):
            listener(running, event, before)

    async def _after(self, running: Running, event: happened.AnyEvent) -> None:
        """See to what an event brings with it: membership, the archive, bots and clocks."""
        table = running.table
        if isinstance(event, happened.Seated):
            await asyncio.wrap_future(self.store.keep_member(event.guest, table.identity))
        if table.phase == FINISHED and isinstance(event, happened.Moved):
            body = await asyncio.to_thread(archived, table)
            await asyncio.wrap_future(self.store.keep_archive(table.identity, body))
        self.drive(running)

    async def _catch_up(self, running: Running) -> None:
        """Apply what others wrote."""
        table = running.table
        for _, data in await asyncio.to_thread(self.store.events, table.identity, table.sequence):
            self._make_true(running, happened.unpacked(data))
        self.drive(running)

    async def _write(self, table: Table, sequence: int, event: happened.AnyEvent) -> None:
        """Put an event on disk; where it changes what the lobby shows, that too."""
        phase = table.phase_after(event)
        summary = None
        if sequence == 1 or phase != table.phase:
            summary = Summary(
                table_id=table.identity,
                game=table.game.name,
                title=table.opened.title,
                public=table.opened.public,
                phase=phase,
                changed_at=event.at,
            )
        data = happened.packed(event)
        await asyncio.wrap_future(self.store.append(table.identity, sequence, data, summary))

    # Bots and clocks.

    def drive(self, running: Running) -> None:
        """Wake the table's driver, or start one if a bot or a clock is due some time."""
        running.changed.set()
        idle = running.driver is None or running.driver.done()
        if idle and due_next(running) is not None:
            running.driver = asyncio.get_running_loop().create_task(self._drive(running))

    async def _drive(self, running: Running) -> None:
        """Act for bots at a human pace, and for people whose clock has run out."""
        while True:
            running.changed.clear()
            due = due_next(running)
            if due is None:
                return
            wait = (due.at - now()) / 1000
            if wait > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(running.changed.wait(), wait)
                continue
            with contextlib.suppress(HippodromeError):  # someone was faster: look again
                move = await self._ask(running.table, due)
                await self.do(running, due.command(move))

    async def _ask(self, table: Table, due: Due) -> int:
        """Let a bot think about a seat's view in a worker process."""
        return await self.thinkers.think(
            table.game.name,
            table.pack.hash,
            msgspec.msgpack.encode(table.pack.printed.remembered()),
            table.view(due.seat).remembered(),
            due.seat,
            table.match.menu(due.seat),
            due.bot,
            secrets.randbits(64),
        )


@dataclass(frozen=True, slots=True)
class Due:
    """A decision that will be made for a seat at a time, if its person does not come first."""

    at: int
    seat: int
    bot: str
    by: int
    seen: int

    def command(self, move: int) -> Command:
        """Give the command that plays a move as this decision."""
        return lambda table, at: table.submit(at, "", self.seat, [move], self.seen, self.by)


def due_next(running: Running) -> Due | None:
    """Find the next decision a bot or a clock will make."""
    table = running.table
    found = []
    for seat in table.awaited():
        place, seen = table.places[seat], table.stamps[seat]
        if place.bot:
            at = max(table.changed_at, table.asked_at[seat]) + table.opened.pace
            found.append(Due(at, seat, place.bot, happened.BOT, seen))
        elif table.opened.clock:
            limit = table.opened.clock * 1000
            # After a restart nobody loses the turn before having seen the table again.
            at = max(table.asked_at[seat] + limit, running.since + min(limit, GRACE))
            found.append(Due(at, seat, "tipster", happened.CLOCK, seen))
    return min(found, key=lambda due: due.at, default=None)
