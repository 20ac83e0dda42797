"""`python -m bench.server.held FILE serve …`: a house that notes how long its event loop is held.

A heart beats in the loop. Whatever holds the loop makes a beat late, and for what its own thread
does meanwhile the processor is asked: a beat may be late because the machine was busy elsewhere.
"""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from typing import Any, TextIO

import msgspec

from hippodrome.cli import main
from hippodrome.server import running

BEAT = 0.002
"""Seconds from one beat to the next."""
A_LINE = 0.5
"""Seconds of which a line is written."""


class Noted(msgspec.Struct):
    """What was noted of some beats."""

    at: float
    """By the clock of this machine, when they ended."""
    late: float
    """Seconds by which the latest of them was late."""
    worked: float
    """The most processor seconds the loop's thread used between two of them."""
    beats: int


async def beat(file: TextIO) -> None:
    """Beat for as long as the loop runs, and write down how late."""
    line = Noted(time.time(), 0, 0, 0)
    while True:
        start, used = time.perf_counter(), time.thread_time()
        await asyncio.sleep(BEAT)
        line.late = max(line.late, time.perf_counter() - start - BEAT)
        line.worked = max(line.worked, time.thread_time() - used)
        line.beats += 1
        if time.time() - line.at > A_LINE:
            line.at = time.time()
            file.write(msgspec.json.encode(line).decode() + "\n")
            file.flush()
            line = Noted(line.at, 0, 0, 0)


def noted(file: Path, since: float, until: float) -> Noted:
    """Give what was noted between two moments, as one."""
    lines = [
        one
        for one in map(msgspec.json.Decoder(Noted).decode, file.read_bytes().splitlines())
        if since + A_LINE <= one.at <= until
    ]
    return Noted(
        until,
        max((one.late for one in lines), default=float("nan")),
        max((one.worked for one in lines), default=float("nan")),
        sum(one.beats for one in lines),
    )


class Watched(running.Server):
    """A server with a heart."""

    file: Path

    async def startup(self, *sockets: Any, **named: Any) -> None:
        """Open, and begin to beat."""
        await super().startup(*sockets, **named)
        self.beating = asyncio.create_task(beat(self.file.open("w", encoding="utf-8")))


def serve(file: Path, words: list[str]) -> None:
    """Run the command line with a server that is watched."""
    Watched.file = file
    running.Server = Watched  # type: ignore[misc]  # the house itself has no door for a watch
    main(words)


if __name__ == "__main__":
    serve(Path(sys.argv[1]), sys.argv[2:])
