"""Who drives a table's bots and clocks, where several processes serve it.

A lease is given until its process is not heard of any more: each says in the store, every so
often, until when it is sure to be there. Time is the database's, so no machine's clock matters.
Two that drive the same table for a moment harm nobody: the log takes each step once.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Protocol

import sqlalchemy as sql

from hippodrome.table import clocks
from hippodrome.table.record import PLAYING
from hippodrome.table.store import Store

logger = logging.getLogger(__name__)

LASTS = 6000
"""Milliseconds a process is taken to be there after it has said so."""
SPARE = 1000
"""Milliseconds before that from which on it takes nothing for granted."""
BEAT_EVERY = 2.0
"""Seconds between two signs of life."""
AT_ONCE = 20
"""Tables adopted at once, so that processes which start together share them."""

NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
ALIVE = f"SELECT 1 FROM processes WHERE processes.process = leases.process AND until > {NOW}"
BEAT = sql.text(
    f"INSERT INTO processes (process, until) VALUES (:me, {NOW} + :lasts)"
    " ON CONFLICT (process) DO UPDATE SET until = excluded.until"
)
TAKE = sql.text(
    "INSERT INTO leases (table_id, process) VALUES (:table, :me)"
    " ON CONFLICT (table_id) DO UPDATE SET process = excluded.process"
    f" WHERE leases.process = excluded.process OR NOT EXISTS ({ALIVE}) RETURNING table_id"
)
ADOPT = sql.text(
    "INSERT INTO leases (table_id, process) SELECT table_id, :me FROM tables"
    " WHERE phase = :phase AND NOT EXISTS"
    " (SELECT 1 FROM leases JOIN processes USING (process)"
    f" WHERE leases.table_id = tables.table_id AND until > {NOW})"
    " ORDER BY changed_at DESC LIMIT :most"
    " ON CONFLICT (table_id) DO UPDATE SET process = excluded.process"
    f" WHERE NOT EXISTS ({ALIVE}) RETURNING table_id"
)
OVER = sql.text(
    "DELETE FROM leases WHERE process = :me AND EXISTS"
    " (SELECT 1 FROM tables WHERE tables.table_id = leases.table_id AND phase <> :phase)"
    " RETURNING table_id"
)
FORGET = sql.text(
    f"DELETE FROM processes WHERE until < {NOW} - :long AND NOT EXISTS"
    " (SELECT 1 FROM leases WHERE leases.process = processes.process)"
)
LEAVE = (
    sql.text("DELETE FROM leases WHERE process = :me"),
    sql.text("DELETE FROM processes WHERE process = :me"),
)
FORGOTTEN_AFTER = 3_600_000
"""Milliseconds after which a process that ended without a word is forgotten."""


class Leasing(Protocol):
    """Says which tables this process drives."""

    def held(self, table: str) -> bool:
        """Is a table ours to drive, as far as we know?"""

    async def holds(self, table: str) -> bool:
        """Is a table ours to drive, or can it become so?"""

    async def adopt(self) -> list[str]:
        """Take tables in play that nobody drives, some at a time; none when all are driven."""

    async def leave(self) -> None:
        """Give all back."""


class Alone:
    """One process: every table is its own."""

    def __init__(self, store: Store) -> None:
        """Drive all tables of a store."""
        self._store = store
        self._adopted = False

    def held(self, _table: str) -> bool:
        """Every table is ours."""
        return True

    async def holds(self, _table: str) -> bool:
        """Every table is ours."""
        return True

    async def adopt(self) -> list[str]:
        """Take all tables in play, the first time."""
        if self._adopted:
            return []
        self._adopted = True
        playing = await asyncio.to_thread(self._store.summaries, (PLAYING,), False, 1_000_000)
        return [summary.table_id for summary in playing]

    async def leave(self) -> None:
        """There is nobody to give anything back to."""


class Leases:
    """The leases of one process among several."""

    def __init__(self, store: Store, process: str) -> None:
        """Hold none yet."""
        self._engine = store.engine
        self._me = process
        self._held: set[str] = set()
        self.changes: Counter[str] = Counter(taken=0, lost=0)
        """How many were taken, and how many are not ours any more for want of a sign of life."""
        self._sure_until = 0
        """The ticks until which nobody else can have taken what we hold."""

    def __len__(self) -> int:
        """Count the tables that are ours to drive."""
        return len(self._held) if self.sure else 0

    @property
    def sure(self) -> bool:
        """Has this process said recently enough that it is there?"""
        return clocks.ticks() < self._sure_until

    def held(self, table: str) -> bool:
        """Is a table ours to drive, as far as we know?"""
        return table in self._held and self.sure

    async def holds(self, table: str) -> bool:
        """Is a table ours to drive, or can it become so?"""
        if self.held(table):
            return True
        try:
            if not self.sure:
                await self.beat()
            taken = await asyncio.to_thread(self._changed, TAKE, {"table": table})
        except Exception as error:  # nothing could be written either
            logger.warning("a lease cannot be taken: %s", error)
            return False
        self._take(taken)
        return bool(taken)

    async def adopt(self) -> list[str]:
        """Take tables in play that nobody drives, some at a time."""
        if not self.sure:
            await self.beat()
        found = await asyncio.to_thread(self._changed, ADOPT, {"phase": PLAYING, "most": AT_ONCE})
        self._take(found)
        return found

    def _take(self, tables: Iterable[str]) -> None:
        taken = {*tables} - self._held
        self._held |= taken
        self.changes["taken"] += len(taken)

    async def beat(self) -> None:
        """Say that we are there; what others may have taken meanwhile is not ours any more."""
        said_at = clocks.ticks()
        await asyncio.to_thread(self._say, (BEAT,), {"lasts": LASTS})
        if not self.sure:
            self.changes["lost"] += len(self._held)
            self._held.clear()
        self._sure_until = said_at + LASTS - SPARE

    async def tidy(self) -> None:
        """Forget the leases of games that are over, and processes that are long gone."""
        over = await asyncio.to_thread(self._changed, OVER, {"phase": PLAYING})
        self._held.difference_update(over)
        await asyncio.to_thread(self._say, (FORGET,), {"long": FORGOTTEN_AFTER})

    async def leave(self) -> None:
        """Give all back, so that others need not wait."""
        self._held.clear()
        self._sure_until = 0
        try:
            await asyncio.to_thread(self._say, LEAVE, {})
        except Exception as error:  # then others wait until they lapse
            logger.warning("leases cannot be given back: %s", error)

    def _changed(self, statement: Any, values: Mapping[str, Any]) -> list[str]:
        with self._engine.begin() as connection:
            return [
                row.table_id for row in connection.execute(statement, {"me": self._me, **values})
            ]

    def _say(self, statements: tuple[Any, ...], values: Mapping[str, Any]) -> None:
        with self._engine.begin() as connection:
            for statement in statements:
                connection.execute(statement, {"me": self._me, **values})
