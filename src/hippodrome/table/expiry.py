"""Tables nobody came to do not wait for ever: the lobby would fill with them."""

from __future__ import annotations

import asyncio
import logging

from hippodrome.engine.errors import HippodromeError
from hippodrome.table.commands import Expire
from hippodrome.table.record import GATHERING, Record
from hippodrome.table.registry import TableRegistry
from hippodrome.table.store import Store

DAY = 24 * 3600 * 1000
ALONE_FOR, TOGETHER_FOR = 2 * DAY, 30 * DAY
"""Milliseconds a table may gather where only its host came, and where others sit already."""
SWEEP_EVERY = 3600.0
"""Seconds between looking for such tables."""

logger = logging.getLogger(__name__)


def has_expired(record: Record, at: int) -> bool:
    """Has a table gathered for longer than anybody would wait?"""
    others = any(seat.guest not in ("", record.host) for seat in record.places)
    patience = TOGETHER_FOR if others else ALONE_FOR
    return record.phase == GATHERING and at - record.opened.at > patience


async def expire(store: Store, registry: TableRegistry, at: int) -> None:
    """Give up the tables that have expired and at which nobody is."""
    for identity in await asyncio.to_thread(store.unchanged_since, GATHERING, at - ALONE_FOR):
        try:
            live = await registry.find(identity)
            if not live.listeners and has_expired(live.record, at):
                await live.do(Expire(""))
        except HippodromeError:  # another version's, or somebody sat down meanwhile
            pass
        except Exception:
            logger.exception("A table could not be cleared away.")
