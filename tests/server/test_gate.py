"""The gate: silent, slow and deaf connections hold nobody up, and those at a table stay there."""

from __future__ import annotations

import asyncio
import errno
import json
import logging
import socket
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from hippodrome.server.accepting import ACCEPTING, Doorway
from hippodrome.server.gate import Gate, household_of, within_descriptors
from hippodrome.server.guard import OncePerState
from tests.server.visitors import LOOPS, PATIENCE, Visitor, run_on, serving, visitors

HALF_A_BODY = (
    b"POST /api/name HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n"
    b"Content-Type: application/json\r\n\r\n{"
)

UPGRADE = (
    "HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
SWITCHING = b"HTTP/1.1 101 Switching Protocols\r\n"


@pytest.fixture(autouse=True, params=LOOPS)
def loop(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever loop a server runs on, the gate keeps its promises."""
    run_on(request.param, monkeypatch)


class Knocker:
    """A connection without a network."""

    def __init__(self) -> None:
        self.gone = False

    def make_room(self) -> None:
        self.gone = True


def test_the_longest_silent_makes_room_and_whoever_is_served_does_not() -> None:
    gate = Gate(most=3, each=3)
    served, first, second, late = (Knocker() for _ in range(4))
    for one in (served, first, second):
        assert gate.admits(one, "192.0.2.1")
    gate.is_served(served)
    assert gate.admits(late, "192.0.2.2")
    assert (served.gone, first.gone, second.gone) == (False, True, False)
    assert len(gate) == 3


def test_a_gate_full_of_people_turns_others_away_and_says_so_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    gate = Gate(most=2, each=2)
    people = [Knocker(), Knocker()]
    for one in people:
        assert gate.admits(one, "192.0.2.1")
        gate.is_served(one)
    with caplog.at_level(logging.WARNING, "hippodrome"):
        assert not any(gate.admits(Knocker(), "192.0.2.9") for _ in range(100))
        assert len(caplog.records) == 1
        gate.leaves(people[0])
        assert [record.getMessage() for record in caplog.records][1:] == [
            "there is room for connections again"
        ]
    assert gate.admits(Knocker(), "192.0.2.9")


def test_one_address_has_its_own_share_unless_it_is_a_named_proxy() -> None:
    gate = Gate(most=10, each=2, proxies=("192.0.2.7",))
    for address in ("192.0.2.1", "192.0.2.7"):
        for _ in range(2):
            one = Knocker()
            assert gate.admits(one, address)
            gate.is_served(one)
    assert not gate.admits(Knocker(), "192.0.2.1")
    assert gate.admits(Knocker(), "192.0.2.2")
    assert gate.admits(Knocker(), "192.0.2.7")


def test_a_request_that_becomes_a_socket_counts_once() -> None:
    gate = Gate(most=1, each=1)
    request, page = Knocker(), Knocker()
    gate.admits(request, "192.0.2.1")
    gate.passes_on(request, page)
    gate.leaves(request)
    assert len(gate) == 1
    gate.is_served(page)  # it has come to a table
    assert not gate.admits(Knocker(), "192.0.2.1")
    gate.leaves(page)
    assert gate.admits(Knocker(), "192.0.2.1")


def test_a_socket_that_is_at_no_table_makes_room() -> None:
    gate = Gate(most=1, each=1)
    request, page = Knocker(), Knocker()
    gate.admits(request, "192.0.2.1")
    gate.passes_on(request, page)
    assert gate.admits(Knocker(), "192.0.2.1")
    assert (page.gone, len(gate)) == (True, 1)


@pytest.mark.parametrize(
    ("address", "household"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_a_household_counts_as_one_address(address: str, household: str) -> None:
    assert household_of(address) == household


def test_connections_leave_descriptors_for_everything_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    resource = pytest.importorskip("resource")
    raised: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: raised.append(limits))
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 1024))
    assert within_descriptors(2000) == 896
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 4096))
    assert within_descriptors(2000) == 2000
    assert raised[-1] == (2128, 4096)


async def opened(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect and say nothing."""
    where = urlsplit(address)
    return await asyncio.open_connection(where.hostname, where.port)


async def rest(reader: asyncio.StreamReader) -> bytes:
    """Read until the server hangs up."""
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionResetError:
        return b""


def test_a_house_full_of_silent_sockets_lets_people_in_and_keeps_a_game_going(
    tmp_path: Path,
) -> None:
    async def go() -> None:
        async with (
            serving(tmp_path, gate=Gate(most=12, each=12)) as address,
            visitors(address, "Ann") as (ann,),
        ):
            table = await ann.lay(fill=["me", "me"])
            async with ann.at(table) as line:
                await line.hello()
                silent = [await opened(address) for _ in range(40)]
                half = [await opened(address) for _ in range(40)]
                for _, writer in half:
                    writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
                for _ in range(20):  # sockets that never say hello
                    reader, writer = await opened(address)
                    writer.write(f"GET /api/tables/{table}/socket {UPGRADE}".encode())
                    assert await asyncio.wait_for(reader.readline(), PATIENCE) == SWITCHING
                    half.append((reader, writer))
                late = await Visitor(address).come_in("Cleo")
                assert (await late.http.get("/api/health")).status_code == 200
                assert (await line.ask("talk", text="still here"))["type"] == "played"
                for _, writer in silent + half:
                    writer.close()
                await late.http.aclose()

    asyncio.run(go())


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (b"", b""),
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ", b"HTTP/1.1 408 "),
        (HALF_A_BODY, b"HTTP/1.1 408 "),
    ],
)
def test_what_is_not_said_in_time_is_not_waited_for(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    said: bytes,
    answer: bytes,
) -> None:
    for deadline in ("HEADING_WITHIN", "BODY_WITHIN"):
        monkeypatch.setattr(f"hippodrome.server.limits.{deadline}", 0.1)

    async def go() -> bytes:
        async with serving(tmp_path) as address:
            reader, writer = await opened(address)
            writer.write(said)
            heard = await rest(reader)
            writer.close()
            return heard

    heard = asyncio.run(go())
    assert heard.startswith(answer)
    if answer:
        assert json.loads(heard.partition(b"\r\n\r\n")[2])["code"] == "too-late"
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_byte_now_and_then_gains_no_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hippodrome.server.limits.HEADING_WITHIN", 0.3)

    async def go() -> None:
        async with serving(tmp_path) as address:
            reader, writer = await opened(address)
            writer.write(b"GET / HTTP/1.1\r\nX-Slow: ")
            ended = asyncio.create_task(rest(reader))
            while not ended.done():  # for ever, if every byte began the deadline anew
                writer.write(b"x")
                await asyncio.sleep(0.02)
            writer.close()

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_whoever_does_not_read_an_answer_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hippodrome.server.limits.READ_WITHIN", 0.1)
    monkeypatch.setattr("hippodrome.server.limits.HEADING_WITHIN", 0.1)
    page = tmp_path / "page"
    page.mkdir()
    (page / "large.bin").write_bytes(bytes(30_000_000))
    gate = Gate()

    async def go() -> None:
        async with serving(tmp_path / "data", page, gate=gate) as address:
            where = urlsplit(address)
            deaf = socket.create_connection((where.hostname or "", where.port or 0))
            with deaf:
                deaf.sendall(b"GET /large.bin HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                await until(lambda: len(gate) == 1)
                await until(lambda: len(gate) == 0)

    asyncio.run(go())


def test_whoever_reads_slowly_gets_it_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for deadline in ("READ_WITHIN", "HEADING_WITHIN"):
        monkeypatch.setattr(f"hippodrome.server.limits.{deadline}", 0.3)
    monkeypatch.setattr("hippodrome.server.running.KEPT_OPEN", 0.1)
    page = tmp_path / "page"
    page.mkdir()
    (page / "large.bin").write_bytes(bytes(12_000_000))

    async def go() -> int:
        async with serving(tmp_path / "data", page) as address:
            reader, writer = await opened(address)
            writer.write(b"GET /large.bin HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            await reader.readuntil(b"\r\n\r\n")
            got = 0
            while got < 12_000_000 and (piece := await reader.read(250_000)):
                got += len(piece)
                await asyncio.sleep(0.02)
            writer.close()
            return got

    assert asyncio.run(asyncio.wait_for(go(), PATIENCE)) == 12_000_000


async def until(fits: object) -> None:
    """Wait until something is so."""
    assert callable(fits)
    async with asyncio.timeout(PATIENCE):
        while not fits():
            await asyncio.sleep(0.01)


def test_closing_with_half_sent_requests_is_quiet_and_needs_no_waiting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    hung_up: list[None] = []
    monkeypatch.setattr("hippodrome.server.running.Server._hang_up", lambda _: hung_up.append(None))
    gate = Gate()

    async def go() -> None:
        lines = []
        async with serving(tmp_path, gate=gate) as address:
            for said in (
                b"",
                b"GET / HTTP/1.1\r\nHost: ",
                HALF_A_BODY,
            ):
                lines.append(await opened(address))
                lines[-1][1].write(said)
            await until(lambda: len(gate) == 3)
            await asyncio.sleep(0.1)
        for _, writer in lines:
            writer.close()

    asyncio.run(go())
    assert not hung_up
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


class Exhausted(socket.socket):
    """A listening socket of a system that has no more files, for so many tries."""

    tries = 5

    def accept(self) -> tuple[socket.socket, object]:
        if self.tries:
            self.tries -= 1
            raise OSError(errno.EMFILE, "Too many open files")
        return super().accept()


def test_having_no_descriptors_left_is_one_line_in_the_log_and_passes(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ACCEPTING, "filters", [OncePerState()])
    monkeypatch.setattr("hippodrome.server.accepting.LEFT_ALONE", 0.01)

    async def go() -> bytes:
        with Exhausted() as listening:
            listening.bind(("127.0.0.1", 0))
            host, port = listening.getsockname()
            loop = asyncio.get_running_loop()
            doorway = Doorway(loop, listening, Greeting)
            reader, writer = await asyncio.open_connection(host, port)
            heard = await rest(reader)
            writer.close()
            doorway.close()
            await doorway.wait_closed()
            assert not listening.tries
            return heard

    assert asyncio.run(go()) == b"come in"
    assert [record.getMessage() for record in caplog.records] == [
        "the system gives no more files: no new connections until some are closed"
    ]


class Greeting(asyncio.Protocol):
    """Says two words and hangs up."""

    def connection_made(self, transport: Any) -> None:  # uvloop has a class of its own
        transport.write(b"come in")
        transport.close()


def test_a_doorway_that_waits_for_files_closes_for_good() -> None:
    async def go() -> None:
        with Exhausted() as listening:
            listening.bind(("127.0.0.1", 0))
            doorway = Doorway(asyncio.get_running_loop(), listening, Greeting)
            _, writer = await asyncio.open_connection(*listening.getsockname())
            await until(lambda: listening.tries == 4)
            doorway.close()
            await doorway.wait_closed()
            writer.close()
        await asyncio.sleep(0.05)

    with pytest.MonkeyPatch.context() as quicker:
        quicker.setattr("hippodrome.server.accepting.LEFT_ALONE", 0.01)
        asyncio.run(go())
