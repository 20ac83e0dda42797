"""Large pages for a server's memory, where Linux has them.

Between two moves of a table a thousand others were made: a move finds little of what it needs at
hand, neither in the processor's caches nor among the addresses it has looked up, which it does by
pages of 4 kB, and twice over in a virtual machine. In pages of 2 MB that is next to nothing.
Where they are not to be had, all goes on as it did.
"""

from __future__ import annotations

import contextlib
import ctypes
import re
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import TypeAlias

SMAPS, STATM = Path("/proc/self/smaps"), Path("/proc/self/statm")
ALLOWED = Path("/sys/kernel/mm/transparent_hugepage/enabled")
SMALL, LARGE = 2**12, 2**21
"""Bytes of a page."""
GROWN = 4 * LARGE
"""Bytes by which memory must have grown for another pass."""
LOOK_EVERY = 10.0
"""Seconds; a look takes some microseconds, a pass some milliseconds."""
DENSE = 3 / 4
"""How much of an area must be in use: a thread's stack, say, is nearly empty and stays so."""
MAY_BE_LARGE, MAKE_LARGE = 14, 25
"""What `madvise` is asked for: large pages from now on, and (since Linux 6.1) at once."""

AREA = re.compile(
    r"^(?P<begin>[0-9a-f]+)-(?P<end>[0-9a-f]+) rw-p \S+ \S+ 0 *(?P<name>.*)\n"
    r"(?:(?!Rss:)\S.*\n)*Rss: +(?P<used>\d+) kB",
    re.MULTILINE,
)
"""An area of memory that is the process's own, and no file's."""

Advise: TypeAlias = Callable[[int, int, int], int]
"""Tells the system about some bytes from an address on; gives 0 if it listens."""


def dense_areas(smaps: str) -> Iterator[tuple[int, int]]:
    """Find in what Linux tells of a process's memory the areas that are worth it."""
    for found in AREA.finditer(smaps):
        begin, end = int(found["begin"], 16), int(found["end"], 16)
        own = found["name"] in ("", "[heap]")
        if own and end - begin >= LARGE and int(found["used"]) * 1024 >= DENSE * (end - begin):
            yield begin, end


def gather(smaps: str, advise: Advise) -> int:
    """Ask for large pages wherever much is in use; give how many are large now."""
    made = 0
    for begin, end in dense_areas(smaps):
        advise(begin, end - begin, MAY_BE_LARGE)
        first = -(-begin // LARGE) * LARGE
        for page in range(first, end - LARGE + 1, LARGE):
            made += advise(page, LARGE, MAKE_LARGE) == 0
    return made


def system_advice() -> Advise | None:
    """Give the system's `madvise`, unless it has no large pages or they are not wanted here."""
    try:
        if sys.platform != "linux" or "[never]" in ALLOWED.read_text():
            return None
        advise = ctypes.CDLL(None).madvise
    except (OSError, AttributeError):
        return None
    advise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)

    def asked(begin: int, size: int, advice: int) -> int:
        return int(advise(begin, size, advice))

    return asked


class LargePages:
    """A thread that asks for large pages again whenever the process has grown."""

    def __init__(self) -> None:
        """Ask for nothing yet."""
        self._advise = system_advice()
        self._used = 0
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._look_on, name="large pages", daemon=True)

    def __enter__(self) -> LargePages:
        """Begin, where there is anything to be had."""
        if self._advise is not None:
            self._thread.start()
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _where: TracebackType | None,
    ) -> None:
        """Stop."""
        self._stopped.set()
        if self._advise is not None:
            self._thread.join()

    def _look_on(self) -> None:
        """Look now and again, until told to stop."""
        while not self._stopped.wait(LOOK_EVERY):
            with contextlib.suppress(OSError):
                self.look()

    def look(self) -> bool:
        """Make a pass if the process has grown; say whether it had."""
        used = SMALL * int(STATM.read_text().split()[1])
        grown = self._advise is not None and used >= self._used + GROWN
        if grown:
            assert self._advise is not None
            self._used = used
            gather(SMAPS.read_text(), self._advise)
        return grown
