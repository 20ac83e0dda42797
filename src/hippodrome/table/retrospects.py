"""The games a house has looked back on lately: each played again once, in a thread of its own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from hippodrome.table.record import ABANDONED, FINISHED, Record
from hippodrome.table.retrospect import Retrospect, look_back

MOST_KEPT = 64
"""Games that are kept at once: some twenty kilobytes each, a long one of Ascot a few hundred."""


def retrospect_of(record: Record) -> Retrospect:
    """Look back on the game of a table."""
    return look_back(record.beginning(), record.match.log)


class Retrospects:
    """Looks back on games that are over; of those nothing can change any more."""

    def __init__(self) -> None:
        """Begin with none."""
        self._kept: OrderedDict[str, Retrospect] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def of(self, record: Record) -> Retrospect | None:
        """Look back on a table's game; nothing where none was played, or none can be followed."""
        if record.lost or not record.steps or record.phase not in (FINISHED, ABANDONED):
            return None
        async with self._one_at_a_time:
            found = self._kept.get(record.identity)
            if found is None:
                found = await asyncio.to_thread(retrospect_of, record)
            self._kept[record.identity] = found
            self._kept.move_to_end(record.identity)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return found
