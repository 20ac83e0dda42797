"""Tasks that are seen to their end, though whoever started them may go away."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Answer = TypeVar("Answer")


class Tasks:
    """What is under way in the background, held on to until it is done."""

    def __init__(self) -> None:
        """Begin with none."""
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        """Start what must be finished even if whoever asked for it goes away."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)
        return task

    async def finished(self) -> None:
        """Wait until nothing is under way any more."""
        while self._running:
            await asyncio.gather(*self._running, return_exceptions=True)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits gets it too; if nobody does, nobody needs it
