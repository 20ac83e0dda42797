"""A crew on a Ray cluster: the same chunks, played wherever there is a free core.

A chunk is decided by its arm, the study's seed and its first deal, so whoever plays it comes to the
same sheet. Ray plays the chunks of a lost worker or node again by itself, without end.
"""

from __future__ import annotations

import importlib
import os
import re
import socket
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Any

from hippodrome.engine.errors import BadSetup, HippodromeError
from hippodrome.engine.game import Game
from hippodrome.engine.warming import Progress, warm
from hippodrome.games import game_named
from hippodrome.study.arms import CONTEST, code_of
from hippodrome.study.crews import Task
from hippodrome.study.sheets import Sheet

RAY = "ray"
FORM = "ray://host:port"
ADDRESS = re.compile(r"ray://([^/:\s]+):(\d{1,5})")
PATIENCE = 5.0
"""Seconds in which a cluster must answer."""
AHEAD = 4
"""Chunks handed out for each core, so that nobody waits for the next and few are played twice."""


def loaded() -> Any:
    """Load Ray, for which nobody waits who does not ask for it."""
    return importlib.import_module(RAY)


def cluster(on: str) -> Cluster:
    """Read `ray` or `ray://host:port`, or say why there is nobody to play."""
    address = ADDRESS.fullmatch(on)
    if on != RAY and address is None:
        raise BadSetup("study-bad-cluster", on=on, form=FORM)
    if find_spec(RAY) is None:
        raise BadSetup("study-no-ray")
    if address is not None:
        ask(on, address[1], int(address[2]))
    elif os.environ.get("RAY_ADDRESS"):
        host, _, port = os.environ["RAY_ADDRESS"].rpartition("://")[2].rpartition(":")
        ask(os.environ["RAY_ADDRESS"], host, int(port) if port.isdecimal() else 0)
    return Cluster(on)


def ask(on: str, host: str, port: int) -> None:
    """Knock at a cluster's door: Ray itself would knock for minutes."""
    try:
        socket.create_connection((host, port), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise HippodromeError("study-cluster-away", on=on) from error


def play_there(task: Task, code: str) -> bytes:
    """Play a chunk on a node, which must have the same rules and bots as whoever asks."""
    game = game_named(task.arm.room)
    if code_of(game) != code:
        raise HippodromeError("study-other-code", game=game.name)
    warm(game, [CONTEST])
    return task.play().written()


@dataclass
class Cluster:
    """Everybody on a Ray cluster."""

    on: str
    _code: dict[str, str] = field(default_factory=dict)

    def prepare(self, game: Game, progress: Progress) -> None:
        """Join the cluster; each node compiles for itself, once, when it plays its first chunk."""
        ray = loaded()
        progress(0, 1)
        self._code[game.name] = code_of(game)
        if ray.is_initialized():
            return
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if self.on != RAY:
                ray.init(self.on, **quiet)
            elif os.environ.get("RAY_ADDRESS"):
                ray.init(**quiet)
            else:  # a cluster of this machine alone, that nobody else can reach
                ray.init(_node_ip_address="127.0.0.1", include_dashboard=False, **quiet)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise HippodromeError("study-cluster-away", on=self.on) from error

    def play(self, tasks: Sequence[Task]) -> Iterator[tuple[Task, Sheet]]:
        """Hand chunks out, a few for each core, and take them in as they are done."""
        ray = loaded()
        play = ray.remote(max_retries=-1, num_cpus=1)(play_there)
        left = list(reversed(tasks))
        waiting: dict[Any, Task] = {}
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        try:
            while left or waiting:
                while left and len(waiting) < most:
                    task = left.pop()
                    waiting[play.remote(task, self._code[task.arm.room])] = task
                done, _ = ray.wait(list(waiting))
                for one in done:
                    yield waiting.pop(one), Sheet.read(self.taken(one))
        finally:
            for one in waiting:
                ray.cancel(one, force=True)

    def taken(self, one: Any) -> bytes:
        """Take a chunk in; what a node complains of is told as if it were here."""
        ray = loaded()
        try:
            written: bytes = ray.get(one)
        except ray.exceptions.RayTaskError as error:
            cause = getattr(error, "cause", None)
            if isinstance(cause, HippodromeError):
                raise cause from error
            raise
        return written
