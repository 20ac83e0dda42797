"""Real processes over PostgreSQL and NATS: one is killed or renewed, and the game goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from hippodrome.cli import main
from hippodrome.table import events as happened
from hippodrome.table.record import FINISHED
from hippodrome.table.store import Store
from tests.scale.companies import tell
from tests.scale.servers import Nats, Postgres, free_port
from tests.server.visitors import Line, Visitor, decide

PATIENCE = 60.0
PROGRAM = """
import sys
from hippodrome.server import hearing
hearing.BURST = 100_000  # nobody at these tables stops to think
from hippodrome.cli import main
main(["serve", "--port", "0", "--no-open", "--no-limits", "--lang", "en", *sys.argv[1:]])
"""


@dataclass
class Running:
    """A server in a process of its own."""

    address: str
    process: asyncio.subprocess.Process

    async def kill(self) -> None:
        self.process.kill()
        await asyncio.wait_for(self.process.wait(), PATIENCE)

    async def end(self) -> int:
        self.process.terminate()
        return await asyncio.wait_for(self.process.wait(), PATIENCE)


@contextlib.asynccontextmanager
async def started(*arguments: str) -> AsyncIterator[Running]:
    """Run `hippodrome serve`; give its address."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROGRAM, *arguments, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
        assert "http://" in line, line
        yield Running(line[line.index("http://") :].strip().rstrip("/"), process)
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            try:
                await asyncio.wait_for(process.wait(), PATIENCE)
            except TimeoutError:
                process.kill()


def again(visitor: Visitor, address: str) -> Visitor:
    """The same person, at another process."""
    other = Visitor(address)
    other.http.cookies.set("hippodrome", visitor.http.cookies["hippodrome"])
    return other


async def play(line: Line, decisions: int) -> list[int]:
    """Decide some times for the first seat that is asked; give the places in the log."""
    places: list[int] = []
    step = line.last("step")
    for _ in range(decisions):
        while not step["decisions"]:
            if step["views"] and step["views"][0]["look"]["over"]:
                return places
            step = await line.until("step")
        step = await decide(line, step)
        places.append(line.last("played")["sequence"])
    return places


def test_a_game_goes_on_where_one_of_two_processes_is_killed(
    postgres: Postgres, nats: Nats
) -> None:
    """Two people at two processes, and a bot; the one that drives it may be the one that dies."""
    address = postgres.fresh()

    async def story() -> None:
        company = ("--database", address, "--bus", nats.address)
        async with started(*company) as one, started(*company) as two:
            ann, bob = await Visitor(one.address).come_in("Ann"), Visitor(two.address)
            await bob.come_in("Bob")
            table = await ann.lay(seats=3, fill=["me", "", "tipster"], pack="tiny")
            acknowledged: list[int] = []
            async with bob.at(table) as his:
                await his.send({"type": "hello", "after": 0})
                assert (await his.ask("sit", seat=1, name="", nonce="b"))["type"] == "played"
                async with ann.at(table) as hers:
                    await hers.send({"type": "hello", "after": 0})
                    assert (await hers.ask("begin"))["type"] == "played"
                    await asyncio.gather(hers.found("step"), his.found("step"))
                    # A ticket and a card each: neither waits for a third decision of the other.
                    both = await asyncio.gather(play(hers, 2), play(his, 2))
                    acknowledged += [*both[0], *both[1]]
                    await one.kill()
                # Ann's page comes back by itself, to the process that is left.
                ann_again = again(ann, two.address)
                async with ann_again.at(table) as hers:
                    await hers.hello()
                    both = await asyncio.gather(play(hers, 10**6), play(his, 10**6))
                    acknowledged += [*both[0], *both[1]]
            for one_of_them in (ann, bob, ann_again):
                await one_of_them.http.aclose()
            check_log(address, table, acknowledged)

    tell(story)


def check_log(address: str, table: str, acknowledged: list[int]) -> None:
    """Hold a log to what people were told: every step once, every acknowledged move in it."""
    store = Store.at(address)
    try:
        rows = dict(store.events(table))
        assert list(rows) == list(range(1, len(rows) + 1))
        assert len(acknowledged) == len(set(acknowledged))
        for place in acknowledged:
            assert isinstance(happened.unpacked(rows[place]), happened.Moved)
        summary = store.summary(table)
        assert summary is not None
        assert summary.phase == FINISHED
    finally:
        store.close()


def test_several_processes_share_a_port_and_are_renewed_one_by_one(
    postgres: Postgres, nats: Nats
) -> None:
    address = postgres.fresh()

    async def story() -> None:
        company = ("--database", address, "--bus", nats.address, "--processes", "2")
        async with started(*company) as house:
            ann = await Visitor(house.address).come_in("Ann")
            table = await ann.lay(fill=["me", "me"], begin=True)
            before = children_of(house.process.pid)
            assert len(before) == 2
            async with ann.at(table) as line:
                await line.hello()
                await play(line, 2)
                os.kill(house.process.pid, signal.SIGHUP)
                assert await closed(line) == 1012, "come back"
            while set(children_of(house.process.pid)) & set(before):
                # All the while somebody answers.
                assert (await ann.http.get("/health")).status_code == 200
                await asyncio.sleep(0.1)
            async with ann.at(table) as line:
                await line.hello()
                await play(line, 2)
            os.kill(children_of(house.process.pid)[0], signal.SIGKILL)
            async with ann.at(table) as line:
                await line.hello()
                await play(line, 2)
            await ann.http.aclose()
            assert await house.end() == 0

    tell(story)


async def closed(line: Line) -> int:
    """Wait for the server to hang up, however long a busy machine takes to start another."""
    while True:
        with contextlib.suppress(TimeoutError):
            return await line.closed()


def children_of(process: int) -> list[int]:
    """The processes that one has started and that are there."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    return [int(one) for one in found.split()]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--processes", "2"], "2 processes need a database"),
        (["--bus", "nats://127.0.0.1:1"], "A bus is for several processes over one database"),
        (
            ["--database", "postgresql://host/games", "--bus", "amqp://host"],
            "amqp://host is no address of a NATS",
        ),
        (
            ["--database", "postgresql://host/games", "--bus", "nats://me:secret@127.0.0.1:{free}"],
            "cannot be used",
        ),
    ],
)
def test_what_cannot_be_shared_is_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    given = [one.replace("{free}", str(free_port())) for one in arguments]
    with pytest.raises(SystemExit) as left:
        main(["serve", "--port", "0", "--lang", "en", *given])
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert "secret" not in said
