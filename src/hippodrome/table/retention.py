"""How long a house keeps what: for ever, unless its host says otherwise."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import dataclass

import sqlalchemy as sql

from hippodrome.engine.errors import HippodromeError
from hippodrome.table import events as happened
from hippodrome.table.commands import Expire
from hippodrome.table.expiry import DAY
from hippodrome.table.forgetting import silenced
from hippodrome.table.record import ABANDONED, FINISHED, GATHERING, PLAYING
from hippodrome.table.registry import TableRegistry
from hippodrome.table.schema import KEPT, LOG
from hippodrome.table.store import Store

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Retention:
    """For how many days things are kept; 0 is for ever."""

    unfinished: int = 0
    """Games nobody has gone on with, and games that were given up."""
    finished: int = 0
    """Games that are finished, with all that was seen of them."""
    chat: int = 0
    """What was said at tables whose game is over."""


FOR_EVER = Retention()


class Keeper:
    """Lets go of what a house does not want to keep."""

    def __init__(self, store: Store, registry: TableRegistry, retention: Retention) -> None:
        """Look after a store."""
        self._store = store
        self._registry = registry
        self._retention = retention
        self._silenced_until = 0
        """The date until which games ended whose chat is gone."""

    async def sweep(self, at: int) -> None:
        """Let go of all that is too old at a date."""
        days = self._retention
        if days.unfinished:
            await self._remove((PLAYING, GATHERING, ABANDONED), at - days.unfinished * DAY)
        if days.finished:
            await self._remove((FINISHED,), at - days.finished * DAY)
        if days.chat:
            await self._silence(at - days.chat * DAY)

    async def _remove(self, phases: Iterable[str], before: int) -> None:
        for phase in phases:
            for table in await asyncio.to_thread(self._store.unchanged_since, phase, before):
                try:
                    if await asyncio.to_thread(self._last, table) < before:
                        await self._remove_one(table)
                except HippodromeError:  # somebody came meanwhile, or another version laid it
                    pass
                except Exception:
                    logger.exception("A table could not be removed.")

    async def _remove_one(self, table: str) -> None:
        """Give a game up, so that other processes hear of it, and remove its table."""
        live = await self._registry.find(table)
        if live.listeners:
            return  # somebody is here
        if live.record.phase in (PLAYING, GATHERING):
            await live.do(Expire(""))
        self._registry.remove(table)
        kinds = (kind for kind in KEPT if "table_id" in kind.c)
        statements = [(kind.delete().where(kind.c.table_id == table), None) for kind in kinds]
        await asyncio.wrap_future(self._store.change([*statements]))
        logger.info("a table was removed: nobody has gone on with it", extra={"table": table})

    def _last(self, table: str) -> int:
        """Give the date of the last thing that happened at a table."""
        wanted = sql.select(LOG.c.event).where(LOG.c.table_id == table)
        rows = self._store.rows(wanted.order_by(LOG.c.sequence.desc()).limit(1))
        return happened.unpacked(rows[0].event).at if rows else 0

    async def _silence(self, before: int) -> None:
        """Take what was said out of the logs of games that ended before a date."""
        for phase in (FINISHED, ABANDONED):
            over = await asyncio.to_thread(
                self._store.unchanged_since, phase, before, self._silenced_until
            )
            for table in over:
                statements = await asyncio.to_thread(silenced, self._store, table)
                if statements:
                    await asyncio.wrap_future(self._store.change(statements))
                    await self._registry.reread(table)
        self._silenced_until = before
