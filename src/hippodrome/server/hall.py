"""The hall: all crowds of this process, and the way in to each table."""

from __future__ import annotations

import asyncio

from hippodrome.server.connection import Connection
from hippodrome.server.crowd import Crowd
from hippodrome.server.guests import Guest
from hippodrome.server.limits import GOODBYE
from hippodrome.table import events as happened
from hippodrome.table.house import House


class Hall:
    """Who is connected to which table."""

    def __init__(self, house: House) -> None:
        """Open the hall of a house."""
        self.house = house
        self.crowds: dict[str, Crowd] = {}

    @property
    def sockets(self) -> int:
        """How many connections there are."""
        return sum(len(crowd.connections) for crowd in self.crowds.values())

    async def enter(self, table_id: str, connection: Connection, after: int) -> Crowd:
        """Bring a connection to a table, or say why not."""
        running = await self.house.running(table_id)
        known = running.table.sequence
        undone = 0 < after < known and await self._undone(table_id, after)
        # The table may have left memory meanwhile; after this, nothing waits.
        running = await self.house.running(table_id)
        undone = undone or running.table.sequence != known
        crowd = self.crowds.get(table_id)
        if crowd is None:
            crowd = self.crowds[table_id] = Crowd(running)
        try:
            crowd.admit(connection.guest.identity)
            crowd.join(connection, None if undone or after <= 0 else after)
        finally:
            self._tidy(table_id)
        return crowd

    async def _undone(self, table_id: str, after: int) -> bool:
        """Was anything taken back since a page last heard of a table?"""
        rows = await asyncio.to_thread(self.house.store.events, table_id, after)
        return any(isinstance(happened.unpacked(data), happened.Undone) for _, data in rows)

    def leave(self, table_id: str, connection: Connection) -> None:
        """Let a connection go."""
        crowd = self.crowds.get(table_id)
        if crowd is not None:
            crowd.leave(connection)
            self._tidy(table_id)

    def _tidy(self, table_id: str) -> None:
        """Forget a crowd of nobody, so that the table may leave memory."""
        crowd = self.crowds.get(table_id)
        if crowd is not None and not crowd.connections:
            crowd.close()
            del self.crowds[table_id]

    def renamed(self, guest: Guest) -> None:
        """Call a guest by a new name from now on, wherever they are."""
        for crowd in self.crowds.values():
            for connection in crowd.of_guest(guest.identity):
                connection.guest = guest
            crowd.presence_changed()

    def close(self) -> None:
        """Say goodbye to everyone."""
        for crowd in list(self.crowds.values()):
            for connection in list(crowd.connections):
                connection.dismiss(GOODBYE)
