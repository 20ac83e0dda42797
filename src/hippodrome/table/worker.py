"""A worker: takes questions of servers from the bus, has them answered by its own processes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from hippodrome.table.bus import fresh_process
from hippodrome.table.errands import BUSY, WORKS, Answer, Question, Seal, brought
from hippodrome.table.nats_bus import connected
from hippodrome.table.thinking import Thinkers
from hippodrome.table.thinking_elsewhere import ANSWERS, ASK, AT

if TYPE_CHECKING:
    from nats.aio.client import Client

logger = logging.getLogger(__name__)

WORKERS = "workers"
"""The name of the group whose members NATS gives the questions to, each to one."""
SAYS_SO = 0.5
"""Seconds between two signs that a worker is still at a question."""
WAITING_EACH = 2
"""Questions that may wait for each process; who asks more is told to ask another."""

_written = msgspec.msgpack.Encoder().encode


class Worker:
    """Answers questions until it is told to stop."""

    def __init__(self, address: str, seal: Seal, thinkers: Thinkers, most: int) -> None:
        """Know where the bus is, who thinks here, and how many questions are taken at once."""
        self._address, self._seal, self._thinkers = address, seal, thinkers
        # What goes on must find the process that began it: of these there is one.
        self._going_on = Thinkers(workers=1)
        self._most = most * (1 + WAITING_EACH)
        self._name = fresh_process()
        self._client: Client | None = None
        self._at_work: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Connect, and take questions."""
        self._client = await connected(self._address)
        await self._client.subscribe(ASK, queue=WORKERS, cb=self._asked)
        await self._client.subscribe(f"{AT}.{self._name}", cb=self._asked)
        await self._client.flush()

    async def close(self) -> None:
        """Leave; whoever waits for an answer notices soon and asks another."""
        for task in self._at_work:
            task.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)
        if self._client is not None:
            with contextlib.suppress(Exception):  # it may be gone
                await self._client.close()
        for thinkers in (self._thinkers, self._going_on):
            await asyncio.to_thread(thinkers.close)

    async def _asked(self, message: Any) -> None:
        question = self._seal.read_question(message.data)
        if question is None:
            logger.warning("a question was signed with another secret, or by another version")
            return
        if len(self._at_work) >= self._most:
            # Not done, and not at it either: silence would cost whoever asks two seconds.
            await self._say(question, Answer(question.number, BUSY, done=True))
            return
        task = asyncio.get_running_loop().create_task(self._answer(question))
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    async def _answer(self, question: Question) -> None:
        """Do what is asked for, and say so all the while."""
        doing = asyncio.get_running_loop().create_task(self._do(question))
        try:
            while not (await asyncio.wait([doing], timeout=SAYS_SO))[0]:
                await self._say(question, Answer(question.number, self._name))
        finally:
            doing.cancel()
        found = doing.result()
        await self._say(question, Answer(question.number, self._name, done=True, found=found))

    async def _do(self, question: Question) -> bytes | None:
        """Give what comes of a question, or nothing where it cannot be done here."""
        try:
            function, arguments = brought(question.work, question.arguments)
            thinkers = self._going_on if WORKS[question.work].goes_on else self._thinkers
            return _written(await thinkers.ask(function, *arguments))
        except Exception as error:  # a bot that is not installed here, another version's pack
            logger.warning("a question could not be answered here: %s", error)
            return None

    async def _say(self, question: Question, answer: Answer) -> None:
        assert self._client is not None
        try:
            await self._client.publish(f"{ANSWERS}.{question.process}", self._seal.answer(answer))
        except Exception as error:  # too long for the bus, or it has just gone
            logger.warning("the bus: %s", error)


async def work(worker: Worker, announce: Callable[[], None], stop: asyncio.Event) -> None:
    """Answer questions until it is time to stop."""
    try:
        await worker.open()
        announce()
        await stop.wait()
    finally:
        await worker.close()
