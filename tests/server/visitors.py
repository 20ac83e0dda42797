"""A real server on a free port of this machine, and visitors who talk to it as pages do."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest import mock
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hippodrome.server.app import create_app
from hippodrome.server.gate import Gate
from hippodrome.server.limits import BURST
from hippodrome.server.rates import LIMITS, NO_LIMITS, Limit
from hippodrome.server.running import Server, configured
from tests.server.applying import whole_step

if TYPE_CHECKING:
    from hippodrome.server.tracing import Traces

PATIENCE = 20.0
"""Seconds after which a test that waits for a frame gives up."""
Frame = dict[str, Any]
LOOPS = ("asyncio", "uvloop")
"""The loops a server of the house may run on."""


def run_on(loop: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let `asyncio.run` take one of the loops, where this machine has it."""
    if loop == "uvloop":
        uvloop = pytest.importorskip("uvloop")
        monkeypatch.setattr("asyncio.events.new_event_loop", uvloop.new_event_loop)


def free_socket() -> socket.socket:
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    listening.listen(128)
    return listening


@asynccontextmanager
async def serving(
    folder: Path,
    page: Path | None = None,
    *,
    patient: bool = True,
    gate: Gate | None = None,
    proxies: Collection[str] = (),
    traces: Traces | None = None,
) -> AsyncIterator[str]:
    """Run a server in this very loop; give its address.

    A patient one lets people play as fast as tests do.
    """
    burst = 10_000 if patient else BURST
    limits = NO_LIMITS if patient else LIMITS
    with mock.patch("hippodrome.server.hearing.BURST", burst):
        async with running(folder, page, gate, limits, proxies, traces) as address:
            yield address


@asynccontextmanager
async def running(
    folder: Path,
    page: Path | None,
    gate: Gate | None = None,
    limits: Mapping[str, Limit] = NO_LIMITS,
    proxies: Collection[str] = (),
    traces: Traces | None = None,
) -> AsyncIterator[str]:
    listening = free_socket()
    opened = asyncio.Event()
    app = create_app(folder, page=page, limits=limits, traces=traces)
    server = Server(configured(app, gate, proxies), opened.set)
    # The signals belong to the test run.
    task = asyncio.create_task(server._serve(sockets=[listening]))
    await asyncio.wait_for(opened.wait(), PATIENCE)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await asyncio.wait_for(task, PATIENCE)
        listening.close()


class Line:
    """A visitor's socket to a table, with everything that came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[Frame] = []
        self.step: Frame | None = None
        self.changes = 0
        """Steps that came as changes of the one before."""
        self.requests = 0

    async def hello(self, after: int = 0) -> Frame:
        """Say hello; give the first view of the game."""
        await self.send({"type": "hello", "after": after})
        return await self.until("step")

    async def send(self, frame: Any) -> None:
        await self.socket.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    async def receive(self) -> Frame:
        frame: Frame = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        if frame["type"] == "step":  # as a page does
            self.changes += frame.get("since") is not None
            frame = self.step = whole_step(self.step, frame)
        self.frames.append(frame)
        return frame

    async def until(self, kind: str, fits: Callable[[Frame], bool] = lambda _: True) -> Frame:
        """Wait for a frame of a kind."""
        while True:
            frame = await self.receive()
            if frame["type"] == kind and fits(frame):
                return frame

    async def ask(self, kind: str, **request: Any) -> Frame:
        """Ask something; give the answer: played, hinted or refused."""
        self.requests += 1
        number = self.requests
        await self.send({"type": kind, "request": number, **request})
        while True:
            frame = await self.receive()
            if frame["type"] in ("played", "hinted", "refused") and frame["request"] == number:
                return frame

    async def closed(self) -> int:
        """Wait for the server to hang up; give its code."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    async def found(self, kind: str) -> Frame:
        """Give the latest frame of a kind, waiting for one only if none has come yet."""
        if any(frame["type"] == kind for frame in self.frames):
            return self.last(kind)
        return await self.until(kind)

    def last(self, kind: str) -> Frame:
        """The latest frame of a kind."""
        return next(frame for frame in reversed(self.frames) if frame["type"] == kind)


class Visitor:
    """Somebody with a browser: a cookie, and lines to tables."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)

    @property
    def cookie(self) -> str:
        return f"hippodrome={self.http.cookies['hippodrome']}"

    async def come_in(self, name: str = "") -> Visitor:
        """Open the lobby and say a name."""
        assert (await self.http.get("/api/lobby")).status_code == 200
        if name:
            assert (await self.http.post("/api/name", json={"name": name})).status_code == 200
        return self

    async def lay(self, **wish: Any) -> str:
        """Lay a table; give its name."""
        wanted = {"game": "ticket", "seats": 2, "pack": "tiny", "pace": 0, **wish}
        answer = await self.http.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        identity: str = answer.json()["id"]
        return identity

    @asynccontextmanager
    async def at(self, table: str, **headers: str) -> AsyncIterator[Line]:
        """Connect to a table."""
        where = f"ws://{urlsplit(self.address).netloc}/api/tables/{table}/socket"
        wanted = {"Cookie": self.cookie, **headers}
        async with connect(where, additional_headers=wanted, max_queue=None) as socket:
            yield Line(socket)


@asynccontextmanager
async def visitors(address: str, *names: str) -> AsyncIterator[list[Visitor]]:
    """Some people who have come in."""
    people = [await Visitor(address).come_in(name) for name in names]
    try:
        yield people
    finally:
        for person in people:
            await person.http.aclose()


async def play_on(line: Line, step: Frame) -> Frame:
    """Answer every decision of this line's seats with the first choice until the game is over."""
    while not step["views"][0]["look"]["over"]:
        if step["decisions"]:
            step = await decide(line, step)
        else:
            step = await line.until("step")
    return step


async def decide(line: Line, step: Frame) -> Frame:
    """Answer a decision with the first choice; give the latest step."""
    decision = step["decisions"][0]
    view = next(one for one in step["views"] if one["seat"] == decision["seat"])
    move = view["look"]["choices"][0]["move"]
    answer = await line.ask("submit", seat=decision["seat"], moves=[move], seen=decision["seen"])
    assert answer["type"] == "played", answer
    return line.last("step")
