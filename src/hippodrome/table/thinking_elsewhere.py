"""Thinkers on other machines, asked over NATS; where nobody answers, one's own processes think.

Whoever is at a question says so all the time. One who falls silent has died, and another is asked;
so is another where the first has too much to do. After that, and where nobody is there, it cannot
be done there, or what comes makes no sense, the question is asked at home.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from hippodrome.table.bus import fresh_process
from hippodrome.table.errands import BUSY, WORKS, Answer, Question, Seal, carried, found_by, work_of
from hippodrome.table.nats_bus import connected
from hippodrome.table.thinking import Thinkers

if TYPE_CHECKING:
    from nats.aio.client import Client

logger = logging.getLogger(__name__)

ASK = "hippodrome.workers.ask"
"""Where questions go; NATS gives each to one of the workers."""
AT = "hippodrome.workers.at"
"""Where questions go that one worker has begun with: its name follows."""
ANSWERS = "hippodrome.workers.answers"
"""Where answers go: the name of the process that asked follows."""
SILENT = 2.0
"""Seconds after which a worker that says nothing is taken for dead."""
LONGEST = 10.0
"""Seconds after which nobody waits any longer, whatever a worker says."""
TRIES = 3
"""Workers that are asked before the question is asked at home."""
MOST_ASKED = 64
"""Questions that may be elsewhere at once; more are asked at home."""


class Post:
    """Carries questions of one process to workers, and their answers back."""

    def __init__(self, address: str, seal: Seal) -> None:
        """Know where the bus is; nothing is sent yet."""
        self._address, self._seal = address, seal
        self._process = fresh_process()
        self._client: Client | None = None
        self._waiting: dict[str, asyncio.Queue[Answer | None]] = {}
        self._began: dict[str, str] = {}
        """The worker that is at a work that goes on, by what it is about."""
        self.answered = 0
        """Questions that others have answered."""

    async def open(self) -> None:
        """Connect, and listen to answers."""
        self._client = await connected(self._address)
        await self._client.subscribe(f"{ANSWERS}.{self._process}", cb=self._heard)
        await self._client.subscribe(f"{ANSWERS}.{self._process}.*", cb=self._nobody)

    async def close(self) -> None:
        """Hang up; whoever still waits asks at home."""
        for waiting in self._waiting.values():
            waiting.put_nowait(None)
        if self._client is not None:
            with contextlib.suppress(Exception):  # it may be gone
                await self._client.close()

    async def ask(self, work: str, arguments: tuple[Any, ...]) -> tuple[bool, Any]:
        """Say whether somebody did a work, and what came of it."""
        if len(self._waiting) >= MOST_ASKED:
            return False, None
        about = f"{work} {arguments[0]}" if WORKS[work].goes_on else ""
        body = carried(work, arguments)
        for _ in range(TRIES):
            worker = self._began.pop(about, "")
            answer = await self._ask_once(f"{AT}.{worker}" if worker else ASK, work, body)
            if answer is None or answer.worker == BUSY:
                continue
            if answer.found is None:
                return False, None
            try:
                found = found_by(work, answer.found)
            except (msgspec.MsgspecError, UnicodeDecodeError):
                return False, None
            if about:
                self._began[about] = answer.worker
            self.answered += 1
            return True, found
        return False, None

    async def _ask_once(self, subject: str, work: str, body: bytes) -> Answer | None:
        """Ask once; give the last answer, or nothing if there was none in time."""
        client, number = self._client, secrets.token_hex(16)
        if client is None or not client.is_connected:
            return None
        waiting = self._waiting[number] = asyncio.Queue[Answer | None]()
        question = self._seal.question(Question(self._process, number, work, body))
        try:
            # Where nobody listens, NATS itself says so at the address for replies.
            await client.publish(subject, question, reply=f"{ANSWERS}.{self._process}.{number}")
            async with asyncio.timeout(LONGEST):
                while True:
                    async with asyncio.timeout(SILENT):
                        answer = await waiting.get()
                    if answer is None or answer.done:
                        return answer
        except TimeoutError:
            return None
        except Exception as error:  # too long for the bus, or it has just gone
            logger.warning("the bus: %s", error)
            return None
        finally:
            del self._waiting[number]

    async def _heard(self, message: Any) -> None:
        answer = self._seal.read_answer(message.data)
        if answer is None:
            logger.warning("an answer was signed with another secret, or by another version")
        elif answer.number in self._waiting:
            self._waiting[answer.number].put_nowait(answer)

    async def _nobody(self, message: Any) -> None:
        """Hear from NATS that nobody listens where a question went; it signs nothing."""
        number = message.subject.rpartition(".")[2]
        if number in self._waiting and not message.data:
            self._waiting[number].put_nowait(None)


class ThinkersElsewhere(Thinkers):
    """Asks workers elsewhere first, and its own where nobody there can help."""

    def __init__(self, post: Post, workers: int) -> None:
        """Say how many may think at once at home."""
        super().__init__(workers)
        self._post = post

    async def _done(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Let whoever can do a work."""
        name = work_of(work)
        if name is not None:
            done, found = await self._post.ask(name, arguments)
            if done:
                return found
        return await super()._done(work, *arguments)
