"""Our side: meetings of Ticket Gagnant on a server of the house, and what they left on disk.

The server may be of an older version. So frames are put together here and not by the present
wire's types, and a move is sent back as the look's choice gave it, whatever it is made of.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import msgspec

from bench.server.asking import ask
from bench.server.load import Line, LoadTable, Side, dial
from bench.server.processes import Served
from hippodrome.table import events as happened

PLAYERS = 2
ANSWER_WITHIN = 60.0


class Choice(msgspec.Struct):
    """As much of a choice as the load needs."""

    move: msgspec.Raw
    """Not looked into."""


class Look(msgspec.Struct):
    """As much of a look as the load needs."""

    choices: tuple[Choice, ...] = ()


class Splice(msgspec.Struct):
    """What became of the choices, where some stayed."""

    at: int
    out: int = 0
    put: tuple[Choice, ...] = ()


class ChangedFields(msgspec.Struct):
    """As much of the fields of a look that have changed as the load needs."""

    choices: tuple[Choice, ...] | None = None


class ChangedLists(msgspec.Struct):
    """As much of the lists of a look that have changed as the load needs."""

    choices: Splice | None = None


class LookChange(msgspec.Struct):
    """As much of what became of a look as the load needs."""

    fields: ChangedFields = msgspec.field(default_factory=ChangedFields)
    lists: ChangedLists = msgspec.field(default_factory=ChangedLists)

    def put_onto(self, choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
        """Give the choices after it."""
        if self.fields.choices is not None:
            return self.fields.choices
        splice = self.lists.choices
        if splice is None:
            return choices
        return (*choices[: splice.at], *splice.put, *choices[splice.at + splice.out :])


class SeatView(msgspec.Struct):
    """As much of a view as the load needs."""

    seat: int
    look: Look | None = None
    """Whole, as older versions send it always."""
    change: LookChange | None = None


class Decision(msgspec.Struct):
    """As much of a decision as the load needs."""

    seat: int
    seen: int


class Laid(msgspec.Struct):
    """A table that has been laid."""

    id: str


class Frame(msgspec.Struct):
    """As much of any frame as a player needs."""

    type: str
    sequence: int = 0
    request: int = 0
    decisions: tuple[Decision, ...] = ()
    views: tuple[SeatView, ...] = ()


class Heading(msgspec.Struct):
    """As much of any frame as a spectator needs."""

    type: str
    sequence: int = 0


frame_in: msgspec.json.Decoder[Frame] = msgspec.json.Decoder(Frame)
heading_in: msgspec.json.Decoder[Heading] = msgspec.json.Decoder(Heading)


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """A move the server said is on disk.

    Only its place: which move it was crosses the wire in another form than it is stored in.
    """

    sequence: int
    seat: int


class Meeting(LoadTable):
    """A table of ours: the first two sockets play, the others watch."""

    def __init__(self, identity: str) -> None:
        """Begin without anyone."""
        super().__init__()
        self.identity = identity
        self.acknowledged: list[Acknowledged] = []
        self._views: list[Frame | None] = [None] * PLAYERS
        self._choices: list[dict[int, tuple[Choice, ...]]] = [{} for _ in range(PLAYERS)]
        """What each player's seats may choose."""
        self._requests = 0
        self._submitted: int | None = None
        """The seat whose move waits for its answer."""
        self._answers: asyncio.Queue[str] = asyncio.Queue()

    async def connect(self, host: str, cookie: str) -> None:
        """Add a socket with a guest's cookie."""
        number = len(self.lines)
        hear = partial(self._hear_player if number < PLAYERS else self._hear_spectator, number)
        address = f"ws://{host}/api/tables/{self.identity}/socket"
        socket = await dial(address, {"Cookie": cookie, "Origin": f"http://{host}"})
        line = Line(socket, hear)
        self.lines.append(line)
        await line.send(framed("hello"))

    async def request(self, line: int, kind: str, **more: object) -> bool:
        """Ask for something while the table is being laid; was it granted?"""
        self._requests += 1
        await self.lines[line].send(framed(kind, request=self._requests, **more))
        async with asyncio.timeout(ANSWER_WITHIN):
            answer = await self._answers.get()
        return answer == "played"

    async def have(self, line: int, kind: str, **more: object) -> None:
        """Ask until it is granted: another process may not have heard yet of what came before."""
        async with asyncio.timeout(ANSWER_WITHIN):
            while not await self.request(line, kind, **more):
                await asyncio.sleep(0.02)

    async def ready(self) -> None:
        """Wait until somebody may move."""
        async with asyncio.timeout(ANSWER_WITHIN):
            while not any(view is not None and view.decisions for view in self._views):
                await asyncio.sleep(0.01)

    def decide(self, chance: random.Random) -> tuple[int, int, str] | None:
        """Choose one of the choices a player was shown."""
        asked = [(line, view) for line, view in enumerate(self._views) if view and view.decisions]
        if not asked:
            return None
        line, view = chance.choice(asked)
        decision = view.decisions[0]
        move = chance.choice(self._choices[line][decision.seat]).move
        self._requests += 1
        self._submitted = decision.seat
        submit = framed(
            "submit",
            request=self._requests,
            seat=decision.seat,
            moves=[move],
            seen=decision.seen,
        )
        return line, view.sequence, submit

    def _hear_player(self, line: int, data: bytes) -> None:
        frame = frame_in.decode(data)
        if frame.type == "step":
            self._views[line] = frame
            had = self._choices[line]
            for view in frame.views:
                if view.look is not None:
                    had[view.seat] = view.look.choices
                elif view.change is not None:
                    had[view.seat] = view.change.put_onto(had[view.seat])
            self.show(line, frame.sequence)
        elif frame.type in ("played", "refused"):
            self._hear_answer(frame)
        elif frame.type == "revealed":
            self.over = True

    def _hear_answer(self, frame: Frame) -> None:
        if self._submitted is None:
            self._answers.put_nowait(frame.type)
            return
        seat, self._submitted = self._submitted, None
        if frame.type == "played":
            self.acknowledged.append(Acknowledged(frame.sequence, seat))
        self.answer(frame.type == "played")

    def _hear_spectator(self, line: int, data: bytes) -> None:
        heading = heading_in.decode(data)
        if heading.type == "step":
            self.show(line, heading.sequence)


class Ours(Side):
    """A server of the house."""

    name = "hippodrome"

    def __init__(
        self, served: Served, folder: Path, spectators: list[int], pack: str, name: str = name
    ) -> None:
        """Remember where it is and what it plays."""
        super().__init__(spectators)
        self.name = name
        self.processes = (served.process.pid,)
        self.host = served.host
        self.hosts = [served.host]
        """Of all its processes: whoever comes is sent to the next of them."""
        self.folder = folder
        self.pack = pack
        self.meetings: list[Meeting] = []

    async def lay(self, spectators: int) -> Meeting:
        """Lay a table over HTTP as the page does, then let everyone in."""
        host = await self.newcomer("/api/lobby")
        wish = {"game": "ticket", "seats": PLAYERS, "pack": self.pack, "fill": ["me"], "pace": 0}
        answer = await ask(self.host, "/api/tables", wish, host)
        meeting = Meeting(msgspec.json.decode(answer.body, type=Laid).id)
        self.meetings.append(meeting)
        await meeting.connect(self.host, host)
        await self.join(meeting, PLAYERS - 1 + spectators)
        await meeting.have(1, "sit", seat=1)
        await meeting.have(0, "begin")
        await meeting.ready()
        return meeting

    async def join(self, meeting: Meeting, people: int) -> None:
        """Let so many more come to a table, each at the next of the server's processes."""
        for _ in range(people):
            host = self.hosts[len(meeting.lines) % len(self.hosts)]
            await meeting.connect(host, await self.newcomer("/api/lobby", host))

    async def newcomer(self, path: str, host: str = "") -> str:
        """Come in as somebody new; give the cookie that says who."""
        cookies = (await ask(host or self.host, path)).cookies
        return "; ".join(f"{name}={value}" for name, value in cookies.items())

    def pages_bytes(self) -> int:
        """Say how large the database is, with what waits beside it to be merged in."""
        with read_only(self.folder) as database:
            (pages,) = database.execute("PRAGMA page_count").fetchone()
            (size,) = database.execute("PRAGMA page_size").fetchone()
        return int(pages) * int(size)

    def logged(self) -> Iterator[tuple[str, int, bytes]]:
        """Give every step of every table's log."""
        with read_only(self.folder) as database:
            yield from database.execute("SELECT table_id, sequence, event FROM log")

    def stored(self) -> Stored:
        """Compare with the log what was acknowledged: which steps, and whose decisions they are."""
        found: dict[str, list[Acknowledged]] = {}
        moves, total = 0, 0
        for table, sequence, data in self.logged():
            event = happened.unpacked(data)
            if isinstance(event, happened.Moved):
                found.setdefault(table, []).append(Acknowledged(sequence, event.seat))
                moves += 1
                total += len(data) + len(table) + (sequence.bit_length() + 7) // 8
        tables, lost, unasked = len(found), 0, 0
        for meeting in self.meetings:
            written = found.pop(meeting.identity, [])
            lost += len(set(meeting.acknowledged) - set(written))
            unasked += len(written) - len(set(meeting.acknowledged) & set(written))
        unasked += sum(len(written) for written in found.values())
        return Stored(tables, moves, lost, unasked, total / moves if moves else 0.0)


@dataclass(frozen=True, slots=True)
class Stored:
    """What the log holds of the moves."""

    tables: int
    """Where at least one move was made."""
    moves: int
    lost: int
    """Acknowledged, and not in the log."""
    unasked: int
    """In the log, and never acknowledged."""
    bytes_per_move: float
    """The event and its key."""


@contextlib.contextmanager
def read_only(folder: Path) -> Iterator[sqlite3.Connection]:
    """Open the database beside the server."""
    database = sqlite3.connect(f"{(folder / 'hippodrome.db').as_uri()}?mode=ro", uri=True)
    try:
        yield database
    finally:
        database.close()


def framed(kind: str, **more: object) -> str:
    """Write a frame as a page sends it."""
    return msgspec.json.encode({"type": kind, **more}).decode()


def command(folder: Path, profile: Path | None) -> list[str]:
    """Give the command that serves a folder on a free port, under a profiler if asked to."""
    profiler = ["-m", "cProfile", "-o", str(profile)] if profile is not None else []
    return serve(*profiler, kept=["--data", str(folder)])


def serve(*python: str, kept: Sequence[str]) -> list[str]:
    """Give the command that starts a server on a free port, and says where its games are kept."""
    words = ["-m", "hippodrome.cli", "serve", "--port", "0", "--no-open", "--lang", "en"]
    return [sys.executable, *python, *words, *kept]
