"""Bots think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from hippodrome.bots import bot_seated
from hippodrome.bots.searching import AT_A_TABLE
from hippodrome.engine import machine_code
from hippodrome.engine.game import Pack
from hippodrome.engine.stream import new_stream
from hippodrome.games import game_named
from hippodrome.table.doing import Doing, unseen

Fields = dict[str, Any]
Question = tuple[Callable[..., Any], tuple[Any, ...]]
"""What a worker is to call, and with what; both are sent to it."""

WORKERS = max(2, (os.cpu_count() or 2) - 1)
"""At least two, so that one long thought does not hold up every other table."""

NICENESS = 5
"""By how much bots stand back where people's moves want the same processor."""


@lru_cache(maxsize=64)
def unpacked_pack(game_name: str, pack_hash: str, printed: bytes) -> Pack:
    """Unpack what is printed once per worker and pack."""
    fields = game_named(game_name).pack().printed.copy()
    fields.restore(msgspec.msgpack.decode(printed))
    return Pack(pack_hash, fields, {})


def think(
    game_name: str,
    pack_hash: str,
    printed: bytes,
    view: Fields,
    seat: int,
    bot: str,
    seed: int,
) -> list[int]:
    """Make a bot's decision from its seat's view; runs in a worker."""
    game = game_named(game_name)
    seen = game.state_class()
    seen.restore(view)
    pack = unpacked_pack(game_name, pack_hash, printed)
    thinker = bot_seated(bot)
    if thinker.method is not None:
        machine_code.prepare(game, thinker.method.module)
    return thinker.decide(game, pack, seen, seat, new_stream(seed), AT_A_TABLE)


def serve(line: Connection) -> None:
    """Answer questions until nobody asks any more: what a worker does all its life."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, who ends us
    if sys.platform != "win32":
        os.nice(NICENESS)
    while True:
        try:
            question = line.recv()
        except EOFError:  # the parent is gone, be it killed
            return
        work, arguments = question
        try:
            answer: Any = work(*arguments)
        except Exception as error:  # it belongs to whoever asked
            answer = error
        try:
            line.send(answer)
        except OSError:
            return


class Worker:
    """A process that thinks about one question at a time."""

    def __init__(self) -> None:
        """Engage it."""
        # A fresh interpreter: forking a process with threads and sockets is unsafe.
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs,), name="thinker", daemon=True)
        self.process.start()
        theirs.close()  # so that the line goes dead when the worker does

    def ask(self, question: Question) -> Any:
        """Wait for its answer; a worker that dies over it raises EOFError or OSError."""
        self.line.send(question)
        answer = self.line.recv()
        if isinstance(answer, Exception):
            raise answer
        return answer

    def dismiss(self) -> None:
        """End it, whatever it thinks about."""
        self.process.terminate()
        self.process.join()


class Thinkers:
    """A few threads with a worker each, engaged when there is something to think about.

    Not `ProcessPoolExecutor`: with it a run of the tests hung once, for a cause that is not known.
    Here processes share neither a queue nor a lock: a worker that dies closes its own pipe and
    nothing else. `tests/table/test_thinking.py` kills workers to watch over that.
    """

    def __init__(self, workers: int = WORKERS) -> None:
        """Say how many may think at once."""
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="thinker")
        self._own = threading.local()
        self._lock = threading.Lock()
        self.workers: set[Worker] = set()
        self._closed = False
        self.waiting = 0
        """How many questions have no answer yet."""
        self.doing: Doing = unseen

    async def think(self, *question: Any) -> list[int]:
        """Let a worker make a bot's decision."""
        return [int(move) for move in await self.ask(think, *question)]

    async def ask(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Let whoever can do a work; its name stands for it where it is traced."""
        with self.doing("think", work=work.__name__):
            return await self._done(work, *arguments)

    async def _done(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Let a worker call a function; if it dies over it, another is asked once more."""
        question = work, arguments
        loop = asyncio.get_running_loop()
        self.waiting += 1
        try:
            return await loop.run_in_executor(self._threads, self._ask, question)
        finally:
            self.waiting -= 1

    def _ask(self, question: Question) -> Any:
        """Ask this thread's worker."""
        try:
            return self._worker().ask(question)
        except (EOFError, OSError):
            self._replace()
            return self._worker().ask(question)

    def _worker(self) -> Worker:
        """Give this thread's worker, engaging it first if need be."""
        worker: Worker | None = getattr(self._own, "worker", None)
        if worker is None:
            with self._lock:
                if self._closed:
                    raise RuntimeError("the house has closed")
                worker = self._own.worker = Worker()
                self.workers.add(worker)
        return worker

    def _replace(self) -> None:
        """Let this thread's worker go, dead as it is."""
        with self._lock:
            worker, self._own.worker = self._own.worker, None
            self.workers.discard(worker)
        worker.dismiss()

    def close(self) -> None:
        """Send the workers home."""
        with self._lock:
            self._closed = True
            workers = list(self.workers)
        for worker in workers:
            worker.dismiss()
        self._threads.shutdown(wait=True, cancel_futures=True)
