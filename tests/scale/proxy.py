"""A proxy between two programs of the tests that delays, cuts and half-opens their lines.

It runs in a thread of its own, so that whoever blocks a loop blocks no line. Bytes of one line
keep their order, as TCP promises; lines overtake each other, since each has delays of its own.
"""

from __future__ import annotations

import asyncio
import threading
from random import Random
from types import TracebackType

PIECE = 64 * 1024


class Proxy:
    """Passes lines on to a port of loopback, as badly as it is told to."""

    def __init__(self, port: int, seed: int = 1) -> None:
        self._target = port
        self._chance = Random(seed)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._lines: set[asyncio.StreamWriter] = set()
        self._passing = asyncio.Event()
        self._refuses = False
        self._delay = 0.0
        self.passed = 0
        """Pieces that came through."""

    def __enter__(self) -> Proxy:
        self._thread.start()
        opening = asyncio.run_coroutine_threadsafe(self._open(), self._loop)
        self.port: int = opening.result(10)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()

    # What it may be told, from any thread.

    def delay(self, seconds: float) -> None:
        """Let every piece wait, each for a while of its own."""
        self._delay = seconds

    def hold(self) -> None:
        """Half-open all lines: they stay, new ones are taken, and nothing passes."""
        self._loop.call_soon_threadsafe(self._passing.clear)

    def cut(self) -> None:
        """Cut all lines, and refuse new ones."""
        self._refuses = True
        self._loop.call_soon_threadsafe(self._cut)

    def mend(self) -> None:
        """Pass everything on again."""
        self._refuses, self._delay = False, 0.0
        self._loop.call_soon_threadsafe(self._passing.set)

    # What it does.

    async def _open(self) -> int:
        self._passing.set()
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def _close(self) -> None:
        self._server.close()
        self._passing.set()
        self._cut()
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    def _cut(self) -> None:
        for line in self._lines:
            line.transport.abort()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._refuses:
            writer.transport.abort()
            return
        there, onward = await asyncio.open_connection("127.0.0.1", self._target)
        ends = {writer, onward}
        self._lines |= ends
        try:
            await asyncio.gather(self._pass(reader, onward), self._pass(there, writer))
        except OSError:
            pass  # cut by us, or ended by one of them
        finally:
            self._lines -= ends
            for line in ends:
                line.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while piece := await reader.read(PIECE):
            if self._delay:
                await asyncio.sleep(self._chance.random() * self._delay)
            await self._passing.wait()
            writer.write(piece)
            await writer.drain()
            self.passed += 1
        writer.close()
