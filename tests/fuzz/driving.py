"""Input after input into a target: what came of it, how long the slowest took, what memory did."""

from __future__ import annotations

import gc
import logging
import resource
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import FrameType

from tests.fuzz.mutating import mutated
from tests.fuzz.targets import Target

HANGS = 10.0
"""Seconds of the processor after which an input is called one that hangs."""
LOOK_EVERY = 10_000
"""Inputs between two looks at the memory that is taken."""
KILO = 1024


class Hanging(BaseException):
    """An input takes far too long; no code of ours may swallow that."""


@dataclass
class Found:
    """What came of a target's inputs."""

    inputs: int = 0
    taken: int = 0
    """In how many there was something after all."""
    seconds: float = 0.0
    slowest: float = 0.0
    slowest_input: bytes = b""
    memory: list[int] = field(default_factory=list)
    """Kilobytes resident after every so many inputs."""
    bug: BaseException | None = None
    culprit: bytes = b""

    @property
    def growth(self) -> int:
        """Kilobytes that the second half of the inputs took on top of the first."""
        return self.memory[-1] - self.memory[len(self.memory) // 2] if self.memory else 0

    def __str__(self) -> str:
        per_second = self.inputs / self.seconds if self.seconds else 0
        return (
            f"{self.inputs:,} inputs in {self.seconds:.1f} s ({per_second:,.0f}/s), "
            f"{self.taken:,} taken, slowest {1000 * self.slowest:.1f} ms, "
            f"memory {self.memory[-1] // KILO if self.memory else 0} MB, "
            f"second half {self.growth:+,} kB"
        )


def drive(
    target: Target,
    runs: int,
    seconds: float,
    seed: int = 1,
    told: Callable[[Found], None] = lambda _: None,
) -> Found:
    """Send so many inputs, or for so long, or until one is a bug."""
    chance, seeds, found = Random(seed), target.seeds(), Found()
    with watched():
        for good in seeds:  # what is loaded once is loaded now
            if not one(target, good, found):
                return found
        found.taken, found.slowest = 0, 0.0
        begins = time.perf_counter()
        while found.inputs < runs and found.seconds < seconds:
            data = mutated(chance, seeds, target.words)
            if not one(target, data, found):
                break
            found.inputs += 1
            found.seconds = time.perf_counter() - begins
            if found.inputs % LOOK_EVERY == 0:
                found.memory.append(resident())
                told(found)
    gc.collect()
    found.memory.append(resident())
    return found


def one(target: Target, data: bytes, found: Found) -> bool:
    """Send one input; was it no bug?"""
    began = time.perf_counter()
    signal.setitimer(signal.ITIMER_VIRTUAL, HANGS)
    try:
        found.taken += target.judge(data)
    except (Exception, Hanging) as bug:
        found.bug, found.culprit = bug, data
        return False
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        took = time.perf_counter() - began
        if took > found.slowest:
            found.slowest, found.slowest_input = took, data
    return True


@contextmanager
def watched() -> Iterator[None]:
    """Let whatever hangs be ended, by the processor's time and not by the clock on the wall."""

    def too_long(_number: int, _frame: FrameType | None) -> None:
        raise Hanging

    before = signal.signal(signal.SIGVTALRM, too_long)
    logging.disable()  # a line for each of a million would be all there is
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)
        signal.signal(signal.SIGVTALRM, before)


def resident() -> int:
    """Kilobytes this process has in memory at this moment."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:  # elsewhere there is only the most it ever had
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return pages * resource.getpagesize() // KILO


def keep(folder: Path, name: str, data: bytes) -> Path:
    """Keep an input that broke something, to be tried again."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}.input"
    file.write_bytes(data)
    return file
