"""The two readings of a room's rules behind one face.

Both have every door under its name; `enter` opens other generic code. What passes through differs:
the interpreted reading takes states of ints and lists, the compiled one one-element record arrays;
`pack_form`, `blank`, `moves` and `stream` make what a reading wants, `read_back` returns to plain
states.
"""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from types import ModuleType
from typing import Any, TypeVar, cast

from hippodrome.engine import doors, playouts
from hippodrome.engine.binding import Function, bind, doors_of
from hippodrome.engine.entries import entry_points
from hippodrome.engine.fields import Fields
from hippodrome.engine.imports import generic_imports
from hippodrome.engine.stream import new_stream

Result = TypeVar("Result")


class Reading(ABC):
    """A room's doors, ready to be called."""

    # mypy needs the names; a test holds them to the stubs of `doors` and `playouts`.
    begin: Callable[..., None]
    menu: Callable[..., int]
    amounts: Callable[..., int]
    slot: Callable[..., int]
    refusal: Callable[..., int]
    play: Callable[..., None]
    draw: Callable[..., None]
    standing: Callable[..., int]
    settled: Callable[..., int]
    horizon: Callable[..., int]
    prospects: Callable[..., None]
    chances: Callable[..., int]
    swing: Callable[..., int]
    doubt: Callable[..., int]
    placings: Callable[..., int]
    see: Callable[..., None]
    imagine: Callable[..., None]
    believe: Callable[..., None]
    tip: Callable[..., int]
    broken: Callable[..., int]
    playout: Callable[..., int]
    playouts: Callable[..., int]

    copy: Callable[[Any, Any], None]
    """Copies a source into a target, both states."""

    def __init__(
        self, room: str, modules: tuple[str, ...], state_class: type[Fields], menu_size: int
    ) -> None:
        """Read a room, and open its doors."""
        self.room = room
        self.modules = modules
        self.state_class = state_class
        self.menu_size = menu_size
        self._bound: dict[str, ModuleType] = {}
        self._binding = threading.RLock()
        self._counterparts = self._read()
        for function in (*entry_points(doors.__name__), *entry_points(playouts.__name__)):
            setattr(self, function.__name__, self.enter(function))

    @abstractmethod
    def _read(self) -> dict[Function, Function]:
        """Read the room's modules; give what stands behind the stubs in generic code."""

    def bound(self, module: str) -> ModuleType:
        """Give a generic module (written against `engine.doors`) bound to this room."""
        with self._binding:  # threads that share a reading share what is bound to it
            if module not in self._bound:
                for used in generic_imports(module):
                    self.bound(used)
                self._bound[module], self._counterparts = self._bind_generic(module)
            return self._bound[module]

    @abstractmethod
    def _bind_generic(self, module: str) -> tuple[ModuleType, dict[Function, Function]]: ...

    @abstractmethod
    def enter(self, function: Callable[..., Result]) -> Callable[..., Result]:
        """Give an entry point of a generic module, bound to this room, for Python to call."""

    @abstractmethod
    def pack_form(self, pack: Fields) -> Any:
        """Give a pack in this reading's form."""

    @abstractmethod
    def state_form(self, state: Fields) -> Any:
        """Give a copy of a state in this reading's form."""

    @abstractmethod
    def read_back(self, state: Any) -> Fields:
        """Give a copy of a state as ints and lists."""

    @abstractmethod
    def moves(self) -> Any:
        """Give a buffer long enough for any menu."""

    @abstractmethod
    def rows(self, count: int, least: int) -> Any:
        """Give so many rows, each long enough for any menu and for at least so many numbers."""

    @abstractmethod
    def stream(self, seed: int) -> Any:
        """Open a random stream; equal seeds give equal numbers in both readings."""

    def blank(self) -> Any:
        """Give a blank state."""
        return self.state_form(self.state_class())


class Interpreted(Reading):
    """Plain Python over ints and lists: starts at once, and can be stepped through."""

    def _read(self) -> dict[Function, Function]:
        """Take the room's functions as they are."""
        return doors_of(self.modules)

    def _bind_generic(self, module: str) -> tuple[ModuleType, dict[Function, Function]]:
        copies, known = bind(
            [module],
            f"{self.room}-interpreted",
            self._counterparts,
            wrap=lambda function: function,
            constant=lambda constant: constant,
        )
        return copies[module], known

    def enter(self, function: Callable[..., Result]) -> Callable[..., Result]:
        """Give the function itself, in the module that is bound to this room."""
        bound = getattr(self.bound(function.__module__), function.__name__)
        return cast(Callable[..., Result], bound)

    def pack_form(self, pack: Fields) -> Any:
        """A pack is used as it is."""
        return pack

    def state_form(self, state: Fields) -> Any:
        """A state is used as it is, copied."""
        return state.copy()

    def read_back(self, state: Any) -> Fields:
        """Give a copy."""
        copy: Fields = state.copy()
        return copy

    def copy(self, source: Any, target: Any) -> None:
        """Make one state equal to another."""
        target.copy_from(source)

    def moves(self) -> Any:
        """Give a list long enough for any menu."""
        return [0] * self.menu_size

    def rows(self, count: int, least: int) -> Any:
        """Give lists."""
        return [[0] * max(least, self.menu_size) for _ in range(count)]

    def stream(self, seed: int) -> Any:
        """Open a random stream."""
        return new_stream(seed)
