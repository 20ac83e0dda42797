"""The load: tables of sockets where somebody moves at a steady pace, whatever server it is.

At a table there is one move on its way at a time. It is answered when the server tells the mover
that it stands, and told when each other socket of the table shows the game after it.
"""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SETTLE_WITHIN = 10.0
"""Seconds the last moves get to arrive everywhere."""
LARGEST_FRAME = 4 * 1024 * 1024
LAID_AT_ONCE = 8
"""Tables that are laid at the same time."""


@dataclass(slots=True)
class Tally:
    """What came of the moves of one side."""

    submitted: int = 0
    refused: int = 0
    skipped: int = 0
    """Moments at which a table had no move to make, or still one on its way."""
    missing: int = 0
    """Answers and views that never came."""
    answered: list[float] = field(default_factory=list)
    """Seconds from sending a move to the answer."""
    told: list[float] = field(default_factory=list)
    """Seconds from sending a move to every other socket's view of it."""


@dataclass(slots=True)
class Sent:
    """A move on its way."""

    tally: Tally
    at: float
    line: int
    step: int
    """Where the game was before."""
    untold: int
    """Sockets that have not shown it yet."""
    answered: bool = False


class Line:
    """One socket, read for as long as it is open."""

    def __init__(self, socket: ClientConnection, hear: Callable[[bytes], None]) -> None:
        """Begin to read."""
        self.socket = socket
        self.lost = False
        self._closing = False
        self._reading = asyncio.create_task(self._read(hear))

    async def _read(self, hear: Callable[[bytes], None]) -> None:
        try:
            while True:
                hear(await self.socket.recv(decode=False))
        except ConnectionClosed:
            self.lost = not self._closing

    async def send(self, frame: str) -> None:
        """Send a frame; who reads notices if nobody is there."""
        try:
            await self.socket.send(frame)
        except ConnectionClosed:
            self.lost = not self._closing

    async def close(self) -> None:
        """Hang up."""
        self._closing = True
        await self.socket.close()
        await self._reading


async def dial(address: str, headers: dict[str, str]) -> ClientConnection:
    """Open a socket as light as a page's."""
    return await connect(
        address,
        additional_headers=headers,
        compression=None,
        max_size=LARGEST_FRAME,
        ping_interval=None,
        open_timeout=60,
        proxy=None,
    )


class LoadTable(ABC):
    """A table with sockets of players and spectators."""

    def __init__(self) -> None:
        """Begin without anyone."""
        self.lines: list[Line] = []
        self.over = False
        self._sent: Sent | None = None

    @abstractmethod
    def decide(self, chance: random.Random) -> tuple[int, int, str] | None:
        """Choose a legal move: whose socket, where the game is now, and the frame to send."""

    def settled(self) -> bool:
        """Is no move on its way?"""
        return self._sent is None

    async def move(self, tally: Tally, chance: random.Random) -> None:
        """Send a move, if one is due and the last has arrived everywhere."""
        decided = self.decide(chance) if self.settled() else None
        if decided is None:
            tally.skipped += 1
            return
        line, step, frame = decided
        tally.submitted += 1
        self._sent = Sent(tally, time.perf_counter(), line, step, len(self.lines) - 1)
        await self.lines[line].send(frame)

    def answer(self, accepted: bool = True) -> None:
        """Note that the mover was told what became of the move."""
        sent = self._sent
        if sent is None or sent.answered:
            return
        sent.answered = True
        if accepted:
            sent.tally.answered.append(time.perf_counter() - sent.at)
        else:
            sent.tally.refused += 1
            sent.untold = 0
        self._settle(sent)

    def show(self, line: int, step: int) -> None:
        """Note that a socket shows the game at a step."""
        sent = self._sent
        if sent is None or line == sent.line or step <= sent.step:
            return
        sent.tally.told.append(time.perf_counter() - sent.at)
        sent.untold -= 1
        self._settle(sent)

    def confirm(self, line: int, step: int) -> None:
        """Take the mover's own view of the game after a move for the answer."""
        sent = self._sent
        if sent is not None and line == sent.line and step > sent.step:
            self.answer()

    def _settle(self, sent: Sent) -> None:
        if sent.answered and sent.untold <= 0:
            self._sent = None

    def give_up(self) -> None:
        """Count what has not arrived of a move as missing."""
        sent, self._sent = self._sent, None
        if sent is not None:
            sent.tally.missing += (not sent.answered) + sent.untold

    @property
    def lost(self) -> int:
        """How many sockets the server let go."""
        return sum(line.lost for line in self.lines)

    async def close(self) -> None:
        """Hang up everywhere."""
        await asyncio.gather(*(line.close() for line in self.lines))


class Side(ABC):
    """A server and the tables on it."""

    name: str
    processes: tuple[int, ...]

    def __init__(self, spectators: list[int]) -> None:
        """Remember how many spectators each table has."""
        self.beside: dict[str, int] = {}
        """Processes it cannot do without, by what they are: a database, a bus."""
        self.spectators = spectators
        self.tables: list[LoadTable] = []
        self.replaced = 0
        """Tables whose game was over."""
        self._lost_before = 0
        """Sockets lost at tables that have been replaced."""

    @abstractmethod
    async def lay(self, spectators: int) -> LoadTable:
        """Lay a table for two people and so many spectators, and connect them all."""

    async def lay_all(self) -> None:
        """Lay every table."""
        turn = asyncio.Semaphore(LAID_AT_ONCE)

        async def one(spectators: int) -> LoadTable:
            async with turn:
                return await self.lay(spectators)

        self.tables = list(await asyncio.gather(*(one(count) for count in self.spectators)))

    async def drive(self, seconds: float, pace: float, tally: Tally, chance: random.Random) -> None:
        """Let every table move at a pace, given in seconds, each at a moment of its own."""
        start = asyncio.get_running_loop().time()
        apart = pace / len(self.tables)
        await asyncio.gather(
            *(
                self._drive(place, start + apart * place, start + seconds, pace, tally, chance)
                for place in range(len(self.tables))
            )
        )
        await self._settle()

    async def _drive(
        self,
        place: int,
        tick: float,
        end: float,
        pace: float,
        tally: Tally,
        chance: random.Random,
    ) -> None:
        clock = asyncio.get_running_loop().time
        while tick < end:
            await asyncio.sleep(tick - clock())
            table = self.tables[place]
            if table.over and table.settled():
                self.replaced += 1
                self._lost_before += table.lost
                await table.close()
                table = self.tables[place] = await self.lay(self.spectators[place])
            await table.move(tally, chance)
            tick += pace

    async def _settle(self) -> None:
        """Wait for what is on its way, but not for ever."""
        patience = time.perf_counter() + SETTLE_WITHIN
        while time.perf_counter() < patience and not all(one.settled() for one in self.tables):
            await asyncio.sleep(0.005)
        for table in self.tables:
            table.give_up()

    @property
    def lost(self) -> int:
        """How many sockets the server let go."""
        return self._lost_before + sum(table.lost for table in self.tables)

    async def leave(self) -> None:
        """Hang up everywhere."""
        await asyncio.gather(*(table.close() for table in self.tables))
