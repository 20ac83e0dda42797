"""The second reading: the same rule files, turned to machine code by Numba.

In second copies of a room's modules (see `binding.py`) every function is wrapped in `njit`
and constant tuples become arrays; nothing in the rules knows that it is compiled.

Numba's cache sees neither edits in other files nor the bounds-check flag. So each room has its
own cache folder, named by a hash of everything the machine code depends on.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import numba
import numpy

from hippodrome.engine import compiled_rows, compiled_stream, rows, stream
from hippodrome.engine.binding import Function, bind, doors_of
from hippodrome.engine.entries import entry_points, write_entry
from hippodrome.engine.fields import Fields
from hippodrome.engine.imports import sources_behind
from hippodrome.engine.parameters import StateRecord
from hippodrome.engine.reading import Reading, Result

SETTINGS: Any = numba.config
"""Numba's settings, which its stubs do not list."""

TWINS: dict[Function, Function] = {
    rows.copy_row: compiled_rows.copy_row,
    stream.next_32: compiled_stream.next_32,
    stream.below: compiled_stream.below,
    stream.branch: compiled_stream.branch,
}


def cache_home() -> Path:
    """Give the folder machine code is kept in: HIPPODROME_CACHE, else the user's cache."""
    chosen = os.environ.get("HIPPODROME_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "hippodrome"


def fingerprint(modules: Iterable[str]) -> str:
    """Hash everything that machine code depends on and Numba's own cache does not see."""
    named = tuple(modules)
    digest = hashlib.sha256(" ".join(named).encode())
    for file in sorted(sources_behind(named)):
        digest.update(str(file).encode())
        digest.update(file.read_bytes())
    bounds = bool(SETTINGS.BOUNDSCHECK)
    digest.update(f"{numba.__version__} {numpy.__version__} {sys.version} {bounds}".encode())
    return digest.hexdigest()[:16]


@contextmanager
def caching_in(folder: Path) -> Iterator[None]:
    """Let functions compiled meanwhile keep their machine code in a folder."""
    previous = SETTINGS.CACHE_DIR
    SETTINGS.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        SETTINGS.CACHE_DIR = previous


def compile_later(function: Function) -> Function:
    """Wrap a function; it is compiled, or read from the cache, at its first call.

    Numba would compile it anew for every literal and every width of a number it is passed. Asked
    for one width only, Ascot's random play is 226 compilations instead of 441, 37 seconds instead
    of 62, and no slower: machine code is inlined and specialised later, by LLVM.
    """
    wrapped: Any = numba.njit(cache=True, nogil=True)(function)
    exact = wrapped.get_call_template
    wrapped.get_call_template = lambda passed, named: exact(tuple(map(widened, passed)), named)
    return cast(Function, wrapped)


def widened(passed: Any) -> Any:
    """Give the type a value is passed as: whole numbers in 64 bits, all else as it is."""
    is_number = isinstance(passed, numba.types.Integer) and passed != numba.uint64
    return numba.int64 if is_number else passed


def as_array(constant: tuple[Any, ...]) -> Any:
    """Turn a (nested) tuple of ints into an array; leave any other tuple alone."""
    array = numpy.array(constant)
    return array if array.dtype.kind == "i" else constant


def copy_state(source: StateRecord, target: StateRecord) -> None:
    """Copy one state into another; written as an entry, for records cannot be assigned whole."""
    target[0] = source[0]


ENTRY_POINTS = (copy_state,)


class Compiled(Reading):
    """A room's doors as machine code, over one-element record arrays."""

    def _read(self) -> dict[Function, Function]:
        """Load the second reading; compiling waits for each door's first use, or the cache."""
        self.folder = cache_home() / f"{self.room}-{fingerprint(self.modules)}"
        suffix = f"{self.room}-compiled"
        with caching_in(self.folder):
            self._entries: dict[Function, Function] = {copy_state: compile_later(copy_state)}
            _, known = bind(self.modules, suffix, TWINS, compile_later, as_array)
        self.copy = self._entries[copy_state]
        opened = {stub: known[function] for stub, function in doors_of(self.modules).items()}
        return {**TWINS, **opened}

    def _bind_generic(self, module: str) -> tuple[ModuleType, dict[Function, Function]]:
        """Bind generic code, and write out its entries."""
        with caching_in(self.folder / fingerprint([module])):
            copies, known = bind(
                [module], f"{self.room}-compiled", self._counterparts, compile_later, as_array
            )
            for function in entry_points(module):
                entry = write_entry(function, vars(copies[module]))
                self._entries[function] = compile_later(entry)
        return copies[module], known

    def enter(self, function: Callable[..., Result]) -> Callable[..., Result]:
        """Give the entry that takes arrays of one."""
        if function not in self._entries:
            self.bound(function.__module__)
        if function not in self._entries:
            name, module = function.__name__, function.__module__
            raise TypeError(f"{name} is none of the ENTRY_POINTS of {module}")
        return self._entries[function]

    def pack_form(self, pack: Fields) -> Any:
        """A pack becomes a record."""
        return pack.record()

    def state_form(self, state: Fields) -> Any:
        """A state becomes a record."""
        return state.record()

    def read_back(self, state: Any) -> Fields:
        """A record becomes a state of ints and lists."""
        return self.state_class.from_record(state)

    def moves(self) -> Any:
        """Give an array long enough for any menu."""
        return numpy.zeros(self.menu_size, numpy.int64)

    def rows(self, count: int, least: int) -> Any:
        """Give an array."""
        return numpy.zeros((count, max(least, self.menu_size)), numpy.int64)

    def stream(self, seed: int) -> Any:
        """Open a random stream."""
        return numpy.array([seed & stream.MASK_64], numpy.uint64)
