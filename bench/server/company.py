"""Several processes of ours over one PostgreSQL and one NATS, both started here, on loopback.

Whoever comes to a table is sent to the next process: its two players sit at different ones, which
is the dearest that can happen. PostgreSQL lies on a disk and waits for it, as a house's would.
"""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench.errors import BenchError
from bench.server.ours import Ours, serve
from bench.server.processes import Served, serving

if TYPE_CHECKING:
    from tests.scale.servers import Nats, Postgres, Process


class Company(Ours):
    """Processes that share their tables."""

    def __init__(
        self, served: Sequence[Served], folder: Path, spectators: list[int], pack: str, address: str
    ) -> None:
        """Remember where they are, and their database."""
        super().__init__(served[0], folder, spectators, pack, called(len(served)))
        self.processes = tuple(one.process.pid for one in served)
        self.hosts = [one.host for one in served]
        self._address = address

    def pages_bytes(self) -> int:
        """Say how large the database is, without what PostgreSQL writes ahead."""
        return int(self._asked("SELECT pg_database_size(current_database())")[0][0])

    def logged(self) -> Iterator[tuple[str, int, bytes]]:
        """Give every step of every table's log."""
        for table, sequence, event in self._asked("SELECT table_id, sequence, event FROM log"):
            yield str(table), int(sequence), bytes(event)

    def _asked(self, wanted: str) -> list[tuple[Any, ...]]:
        import psycopg

        with psycopg.connect(self._address) as connection:
            return connection.execute(wanted.encode()).fetchall()


def called(processes: int) -> str:
    """Say what a side of several processes is called."""
    return f"{processes} over PostgreSQL"


@contextlib.asynccontextmanager
async def company(processes: int, spectators: list[int], pack: str) -> AsyncIterator[Company]:
    """Start PostgreSQL, NATS and so many processes over them."""
    async with contextlib.AsyncExitStack() as opened:
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory()))
        postgres, nats = await opened.enter_async_context(database_and_bus())
        address = await asyncio.to_thread(postgres.fresh)
        words = serve(kept=["--database", address, "--bus", nats.address])
        served = [
            await opened.enter_async_context(serving(words, {"HIPPODROME_LIMITS": "0"}))
            for _ in range(processes)
        ]
        side = Company(served, folder, spectators, pack, address)
        side.beside = {"database": identity(postgres), "bus": identity(nats)}
        yield side


@contextlib.asynccontextmanager
async def database_and_bus() -> AsyncIterator[tuple[Postgres, Nats]]:
    """Run both for a while."""
    try:
        from tests.scale.servers import Nats, Postgres
    except ImportError as absent:
        raise BenchError(
            "Several processes need a PostgreSQL and a NATS, which the developers' environment "
            "brings: make .venv/ready-to-develop."
        ) from absent
    postgres, nats = await asyncio.to_thread(lambda: Postgres(durable=True)), Nats()
    try:
        await asyncio.to_thread(postgres.start)
        await asyncio.to_thread(nats.start)
        yield postgres, nats
    finally:
        await asyncio.to_thread(nats.stop)
        await asyncio.to_thread(postgres.remove)


def identity(server: Process) -> int:
    """Give the number of a server's process."""
    assert server.process is not None
    return server.process.pid
