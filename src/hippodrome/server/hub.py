"""The hub: the channels of all tables with connections, and the way in to each."""

from __future__ import annotations

import asyncio
import contextlib

from hippodrome.engine.errors import HippodromeError
from hippodrome.server.channel import Channel
from hippodrome.server.company import Company
from hippodrome.server.connection import Connection, Flusher
from hippodrome.server.guests import Guest
from hippodrome.server.limits import COME_BACK
from hippodrome.server.meter import Meter
from hippodrome.server.problems import code_of
from hippodrome.server.rates import Rates
from hippodrome.server.slots import Slots
from hippodrome.table import events as happened
from hippodrome.table.house import House
from hippodrome.table.live import LiveTable
from hippodrome.table.record import Record

TOLD_AT_ONCE = 20
"""Steps of a game that may be told while all wait: some four milliseconds (806 took 142)."""


class Hub:
    """Who is connected to which table."""

    company: Company | None = None
    """The people whom other processes serve, where there are any."""

    def __init__(
        self, house: House, rates: Rates | None = None, meter: Meter | None = None
    ) -> None:
        """Open the hub of a house; a meter counts what is done there."""
        self.meter = meter
        if meter is not None:
            house.registry.followers = (*house.registry.followers, meter.follow)
        self.house = house
        self.rates = rates or Rates()
        self.channels: dict[str, Channel] = {}
        self.flusher = Flusher()
        self.replays = Slots()
        self._recalling = asyncio.Lock()
        self.ready = True
        """May a proxy send people here? Not while we are about to close."""
        if house.neighbours is not None:
            self.company = Company(self)
        house.rematches.on_answer = self.answered

    @property
    def sockets(self) -> int:
        """How many connections there are."""
        return sum(len(channel.connections) for channel in self.channels.values())

    async def enter(self, table_id: str, connection: Connection, after: int) -> Channel:
        """Bring a connection to a table, or say why not."""
        live = await self.house.find_as_it_stands(table_id)
        if live.record.private:
            after = 0  # what is tried stands in no log that could be gone on from
        if live.record.proposed is not None:
            with contextlib.suppress(HippodromeError):
                await self.house.rematches.table_after(live.record)
        known = live.record.sequence
        undone = 0 < after < known and await self._undone(table_id, after)
        await self._recall(live)
        # The table may have left memory meanwhile; after this, nothing waits.
        live = await self.house.find(table_id)
        undone = undone or live.record.sequence != known
        channel = self.channels.get(table_id)
        if channel is None:
            channel = self.channels[table_id] = Channel(
                live, live.chronicle, self._at_hand, self.house.oracle
            )
            if self.company is not None:
                self.company.opened(channel)
        try:
            channel.admit(connection.guest.identity)
            channel.join(connection, None if undone or after <= 0 else after)
        finally:
            self._tidy(table_id)
        return channel

    def _at_hand(self, table_id: str) -> Record | None:
        """Give another table, if it is in memory."""
        live = self.house.registry.tables.get(table_id)
        return None if live is None else live.record

    def answered(self, table_id: str) -> None:
        """Tell those who are still at an old table who has gone along to the next."""
        if table_id in self.channels:
            self.channels[table_id].answered()

    async def _recall(self, live: LiveTable) -> None:
        """Tell a long game that nobody has heard of yet in a thread, so that no move waits."""
        if not self._much_untold(live):
            return
        async with self._recalling:  # one at a time, and only those wait who need it
            if self._much_untold(live):
                await asyncio.to_thread(live.chronicle.recall, live.record)

    def _much_untold(self, live: LiveTable) -> bool:
        nobody_here = live.record.identity not in self.channels
        return nobody_here and live.chronicle.behind(live.record) > TOLD_AT_ONCE

    async def _undone(self, table_id: str, after: int) -> bool:
        """Was anything taken back since a page last heard of a table?"""
        rows = await asyncio.to_thread(self.house.store.events, table_id, after)
        return any(isinstance(happened.unpacked(data), happened.Undone) for _, data in rows)

    def leave(self, table_id: str, connection: Connection) -> None:
        """Let a connection go."""
        channel = self.channels.get(table_id)
        if channel is not None:
            channel.leave(connection)
            self._tidy(table_id)

    def _tidy(self, table_id: str) -> None:
        """Close a channel without connections, so that the table may leave memory."""
        channel = self.channels.get(table_id)
        if channel is not None and not channel.connections:
            channel.close()
            del self.channels[table_id]
            if self.company is not None:
                self.company.closed(table_id)

    def renamed(self, guest: Guest) -> None:
        """Call a guest by a new name from now on, wherever they are."""
        self.call(guest)
        if self.company is not None:
            self.company.renamed(guest)

    def call(self, guest: Guest) -> None:
        """Call a guest by a new name at the tables of this process."""
        for channel in self.channels.values():
            channel.renamed(guest)

    def refused(self, error: HippodromeError) -> None:
        """Count something that was not done."""
        if self.meter is not None:
            self.meter.refused(code_of(error))

    def close(self) -> None:
        """Ask everyone to come back: to another process, or when this house opens again."""
        self.ready = False
        for channel in list(self.channels.values()):
            for connection in list(channel.connections):
                connection.dismiss(COME_BACK)
