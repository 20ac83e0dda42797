"""Server processes under measurement: started, watched, and stopped again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.errors import BenchError

START_WITHIN = 60.0
STOP_WITHIN = 20.0
SPARE_FILES = 200
"""Open files beside the sockets."""
ADDRESS = re.compile(rb"http://([^/\s]+)/")
PROC = Path("/proc")


@dataclass(frozen=True, slots=True)
class Spent:
    """Processor seconds of a process and its children, and parts of them."""

    all: float = 0.0
    system: float = 0.0
    """In the system's code: sockets and files."""
    first_thread: float = 0.0
    """In the process's first thread, where a server's loop runs."""

    def __add__(self, other: Spent) -> Spent:
        """Give both together."""
        return Spent(
            self.all + other.all,
            self.system + other.system,
            self.first_thread + other.first_thread,
        )

    def __sub__(self, before: Spent) -> Spent:
        """Give what was spent after an earlier look."""
        return Spent(
            self.all - before.all,
            self.system - before.system,
            self.first_thread - before.first_thread,
        )


@dataclass(frozen=True, slots=True)
class Served:
    """A server that is up."""

    process: asyncio.subprocess.Process
    host: str
    """Its address and port."""


@contextlib.asynccontextmanager
async def serving(
    command: Sequence[str],
    environment: Mapping[str, str] | None = None,
    within: float = START_WITHIN,
) -> AsyncIterator[Served]:
    """Start a server that prints its address, and stop it in the end."""
    process = await asyncio.create_subprocess_exec(
        *command,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, **(environment or {})},
    )
    reading: asyncio.Task[None] | None = None
    try:
        assert process.stdout is not None
        try:
            async with asyncio.timeout(within):
                host = await announced(process.stdout)
        except TimeoutError as late:
            raise BenchError(
                f"The server that {command[0]} should start did not come up."
            ) from late
        reading = asyncio.create_task(read_on(process.stdout))
        yield Served(process, host)
    finally:
        await stop(process)
        if reading is not None:
            await reading


async def announced(output: asyncio.StreamReader) -> str:
    """Wait for the address a server prints."""
    async for line in output:
        if found := ADDRESS.search(line):
            return found[1].decode()
    raise TimeoutError


async def read_on(output: asyncio.StreamReader) -> None:
    """Let nothing a server prints fill its pipe."""
    async for _ in output:
        pass


async def stop(process: asyncio.subprocess.Process) -> None:
    """Ask a server to close; end it if it does not."""
    with contextlib.suppress(ProcessLookupError):
        # As with Ctrl-C, so that a profile is written.
        process.send_signal(signal.SIGTERM if sys.platform == "win32" else signal.SIGINT)
    try:
        await asyncio.wait_for(process.wait(), STOP_WITHIN)
    except TimeoutError:
        process.kill()
        await process.wait()


def processor_seconds(stat: Path) -> tuple[float, float]:
    """Read what a process or thread has used: altogether, and in the system's code."""
    fields = stat.read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
    own, system = int(fields[11]), int(fields[12])
    second = os.sysconf("SC_CLK_TCK")
    return (own + system) / second, system / second


def children(process: int) -> list[int]:
    """List the processes that a process started."""
    found = []
    for thread in (PROC / str(process) / "task").iterdir():
        with contextlib.suppress(FileNotFoundError):
            found += [int(one) for one in (thread / "children").read_text().split()]
    return found


def spent(*processes: int) -> Spent | None:
    """Say what a server's processes have used so far; nothing where the system does not tell."""
    try:
        used, left = Spent(), [*processes]
        for process in processes:
            first, _ = processor_seconds(PROC / str(process) / "task" / str(process) / "stat")
            used += Spent(first_thread=first)
        while left:
            one = left.pop()
            try:
                used += Spent(*processor_seconds(PROC / str(one) / "stat"))
                left += children(one)
            except OSError:
                if one in processes:
                    return None
                # else a child that has just ended, as PostgreSQL's do now and then
    except OSError:
        return None
    return used


def memory_megabytes(*processes: int) -> float | None:
    """Say how much memory a server's processes hold; nothing where the system does not tell."""
    try:
        texts = [(PROC / str(process) / "status").read_text() for process in processes]
    except OSError:
        return None
    found = [re.search(r"VmRSS:\s+(\d+) kB", text) for text in texts]
    return sum(int(one[1]) / 1024 for one in found if one) if all(found) else None


def allow_open_files(sockets: int) -> None:
    """Raise the number of files that may be open, for us and for the servers we start."""
    try:
        import resource
    except ImportError:
        return  # Windows has no such limit
    wanted = sockets + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        if hard != resource.RLIM_INFINITY and hard < wanted:
            raise BenchError(
                f"{wanted} files must be open at once, and this machine allows {hard}. Give fewer "
                "--sockets, or raise the limit."
            )
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
