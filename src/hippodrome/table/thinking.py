"""Bots think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any

from hippodrome.bots import bot_named
from hippodrome.engine.game import Pack
from hippodrome.engine.stream import new_stream
from hippodrome.games import game_named

Fields = dict[str, Any]


@lru_cache(maxsize=64)
def _pack(game_name: str, pack_hash: str, printed: bytes) -> Pack:
    """Unpack what is printed once per worker and pack."""
    import msgspec

    game = game_named(game_name)
    fields = game.pack().printed.copy()
    fields.restore(msgspec.msgpack.decode(printed))
    return Pack(pack_hash, fields, {})


def think(
    game_name: str,
    pack_hash: str,
    printed: bytes,
    view: Fields,
    seat: int,
    menu: Sequence[int],
    bot: str,
    seed: int,
) -> int:
    """Choose a move for a bot from its seat's view; runs in a worker."""
    game = game_named(game_name)
    seen = game.state_class()
    seen.restore(view)
    pack = _pack(game_name, pack_hash, printed)
    return bot_named(bot).choose(game, pack, seen, seat, menu, new_stream(seed))


class Thinkers:
    """A few worker processes, started at the first thought and replaced if one dies."""

    def __init__(self, workers: int = 1) -> None:
        """Say how many may think at once."""
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, *question: Any) -> int:
        """Put a question to a worker; a dead pool is replaced and asked once more."""
        for _ in range(2):
            if self._pool is None:
                # A fresh interpreter: forking a process with threads and sockets is unsafe.
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self.workers, mp_context=context)
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._pool, think, *question)
            except BrokenProcessPool:
                self._pool = None
        raise BrokenProcessPool("no bot can think on this machine")

    def close(self) -> None:
        """Send the workers home."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
