"""Who is here through other processes, and what they have asked for there.

All of it is told over the bus and forgotten with the process that told it: where a notice is lost,
somebody is shown as gone for a while, or may ask for something once more; no game hangs on it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Set
from typing import TYPE_CHECKING

from hippodrome.engine.errors import HippodromeError
from hippodrome.server.guests import Guest
from hippodrome.table import clocks
from hippodrome.table.bus import (
    Alive,
    Gone,
    Here,
    Notice,
    Present,
    Renamed,
    Stands,
    Took,
    WhoIsHere,
)
from hippodrome.table.tasks import Tasks

if TYPE_CHECKING:
    from hippodrome.server.channel import Channel
    from hippodrome.server.hub import Hub

FORGOTTEN_AFTER = 10_000
"""Milliseconds after which a process that says nothing is taken to have ended."""
AGAIN_EVERY = 30_000
"""Milliseconds after which it is told again who is here, in case it was lost."""


class Company:
    """The people of one process, told to the others, and theirs."""

    def __init__(self, hub: Hub) -> None:
        """Listen to the bus of a house."""
        self._hub = hub
        self._bus = hub.house.bus
        self._heard_at: dict[str, int] = {}
        """The ticks at which each other process was heard of last."""
        self._told_at = clocks.ticks()
        self._bus.listeners.append(self.heard)
        self._bus.on_return.append(self._introduce)
        self._tasks = Tasks()
        hub.rates.on_take = self._took
        assert hub.house.neighbours is not None
        hub.house.neighbours.on_beat = self._look_around

    # What we say.

    def opened(self, channel: Channel) -> None:
        """Ask who is at a table to which the first has come."""
        channel.on_presence = self._tell
        self._bus.say(WhoIsHere(self._bus.process, channel.live.record.identity))

    def closed(self, table: str) -> None:
        """Say that nobody is at a table any more."""
        self._bus.say(Here(self._bus.process, table, ()))

    def renamed(self, guest: Guest) -> None:
        """Say what a guest is called from now on."""
        self._bus.say(Renamed(self._bus.process, guest.identity, guest.name, guest.silk))

    def _took(self, what: str, guest: str, address: str) -> None:
        self._bus.say(Took(self._bus.process, what, guest, address))

    def _tell(self, channel: Channel) -> None:
        """Say who is at a table through us."""
        record = channel.live.record
        seated: Set[str] = {seat.guest for seat in record.places}
        here = channel.attendance.present(seated)
        self._bus.say(Here(self._bus.process, record.identity, here))

    def _introduce(self) -> None:
        """Tell everything and ask for everything: the bus was away."""
        self._told_at = clocks.ticks()
        self._bus.say(WhoIsHere(self._bus.process))
        for channel in self._hub.channels.values():
            self._tell(channel)

    # What we hear.

    def heard(self, notice: Notice) -> None:
        """Heed what another process says of its people."""
        self._heard_at[notice.process] = clocks.ticks()
        match notice:
            case Here():
                self._arrived(notice.process, notice.table, notice.guests)
            case WhoIsHere():
                asked = [notice.table] if notice.table else list(self._hub.channels)
                for table in asked:
                    if table in self._hub.channels:
                        self._tell(self._hub.channels[table])
            case Renamed():
                self._hub.call(Guest(notice.guest, notice.name, notice.silk))
            case Took():
                self._hub.rates.taken_elsewhere(notice.what, notice.guest, notice.address)
            case Stands() if notice.follows in self._hub.channels:
                self._tasks.start(self._answered(notice))
            case Gone():
                self._forget(notice.process)
            case Alive():
                pass  # that it is heard of is all it says

    def _arrived(self, process: str, table: str, guests: tuple[Present, ...]) -> None:
        """Show who is at a table through another process."""
        channel = self._hub.channels.get(table)
        if channel is None:
            return
        there = {one.guest: one for one in guests}
        if there == channel.attendance.elsewhere.get(process, {}):
            return
        channel.attendance.elsewhere.pop(process, None)
        if there:
            channel.attendance.elsewhere[process] = there
        channel.send_presence()

    async def _answered(self, notice: Stands) -> None:
        """Show at an old table what was answered at the one that follows it."""
        with contextlib.suppress(HippodromeError):
            await self._hub.house.find_as_it_stands(notice.table)
            self._hub.answered(notice.follows)

    def _look_around(self) -> None:
        """Forget processes that say nothing, and say again what may have been lost."""
        now = clocks.ticks()
        for process, at in [*self._heard_at.items()]:
            if now - at > FORGOTTEN_AFTER:
                self._forget(process)
        if now - self._told_at > AGAIN_EVERY:
            self._told_at = now
            for channel in self._hub.channels.values():
                self._tell(channel)

    def _forget(self, process: str) -> None:
        self._heard_at.pop(process, None)
        for table in [*self._hub.channels]:
            self._arrived(process, table, ())
