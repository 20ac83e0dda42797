"""What each audience of a table may expect of the race, worked out in a process of its own.

It is made from the audience's view and from a seed that anybody could know, and from nothing else.
One question is worked on at a time, and the next is put together only then: so whoever waited is
told of the newest position, a slow machine falls behind and piles nothing up, and no bot waits.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hippodrome.bots.advising import Advice
from hippodrome.bots.foreseeing import OUTLOOK, Outlook, watchtower
from hippodrome.engine import machine_code
from hippodrome.engine.stream import new_stream
from hippodrome.games import game_named
from hippodrome.table.hinting import PATIENCE, ponder
from hippodrome.table.log import printed_of
from hippodrome.table.record import PLAYING, Record
from hippodrome.table.thinking import Fields, Thinkers, unpacked_pack

POSSIBILITIES = 400
"""What a board is made of where time allows: a chance of a half is then right to 5 points."""
SECONDS = 0.6
"""After which it is made of what there is."""


def foresee(
    game_name: str,
    pack_hash: str,
    printed: bytes,
    view: Fields,
    audience: int,
    seed: int,
    possibilities: int,
    seconds: float | None,
) -> Outlook:
    """Look ahead to the next arrival from a view; runs in a worker."""
    game = game_named(game_name)
    machine_code.prepare(game, OUTLOOK)
    seen = game.state_class()
    seen.restore(view)
    pack = unpacked_pack(game_name, pack_hash, printed)
    tower = watchtower(machine_code.best_reading(game, OUTLOOK))
    return tower.from_view(pack, seen, audience, new_stream(seed), possibilities, seconds=seconds)


def question(record: Record, audience: int) -> tuple[Any, ...]:
    """Put together what is asked for an audience: its view, and a seed made of the table's name."""
    seed = hashlib.sha256(f"tote {record.identity}".encode()).digest()
    return (
        record.game.name,
        record.pack.hash,
        printed_of(record.pack),
        record.view(audience).remembered(),
        audience,
        int.from_bytes(seed[:8], "big"),
    )


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What an audience may expect, and of which position."""

    stands: int
    record: Record
    outlook: Outlook


class Oracle:
    """Answers one question at a time, each about the newest position."""

    def __init__(self, thinkers: Thinkers | None = None) -> None:
        """Engage nobody yet."""
        self.thinkers = thinkers or Thinkers(workers=1)
        self._turn = asyncio.Lock()

    async def ask(self, newest: Callable[[], tuple[int, Record]], audience: int) -> Foreseen | None:
        """Wait for one's turn, then for what an audience may expect; nothing of no running game."""
        async with self._turn:
            stands, record = newest()
            if record.phase != PLAYING:
                return None
            asked = question(record, audience)
            found = await self.thinkers.ask(foresee, *asked, POSSIBILITIES, SECONDS)
            return Foreseen(stands, record, found)

    async def advise(self, question: Callable[[], tuple[Any, ...]]) -> Advice:
        """Wait for one's turn, then for advice; the question is put together only then."""
        async with self._turn:
            found: Advice = await self.thinkers.ask(ponder, *question(), PATIENCE)
            return found

    def close(self) -> None:
        """Send the worker home."""
        self.thinkers.close()
