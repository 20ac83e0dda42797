"""The two readings of a room's rules behind one face.

Both have every door under its name. What passes through differs: the interpreted reading
takes states of ints and lists, the compiled one one-element record arrays; `pack_form`,
`blank`, `moves` and `stream` make what a reading wants, `read_back` returns to plain states.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from types import ModuleType
from typing import Any

from hippodrome.engine.binding import bind, doors_of, stub
from hippodrome.engine.fields import Fields
from hippodrome.engine.stream import new_stream


class Reading(ABC):
    """A room's doors, ready to be called."""

    begin: Callable[..., None]
    menu: Callable[..., int]
    amounts: Callable[..., int]
    slot: Callable[..., int]
    refusal: Callable[..., int]
    play: Callable[..., None]
    draw: Callable[..., None]
    standing: Callable[..., int]
    see: Callable[..., None]
    imagine: Callable[..., None]
    tip: Callable[..., int]
    broken: Callable[..., int]
    playout: Callable[..., int]
    playouts: Callable[..., int]

    def __init__(
        self, room: str, modules: tuple[str, ...], state_class: type[Fields], menu_size: int
    ) -> None:
        """Remember which room is read."""
        self.room = room
        self.modules = modules
        self.state_class = state_class
        self.menu_size = menu_size
        self._bound: dict[str, ModuleType] = {}

    def bound(self, module: str) -> ModuleType:
        """Give a generic module (written against `engine.doors`) bound to this room."""
        if module not in self._bound:
            self._bound[module] = self._bind_generic(module)
        return self._bound[module]

    @abstractmethod
    def _bind_generic(self, module: str) -> ModuleType: ...

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
    def copy(self, source: Any, target: Any) -> None:
        """Make one state equal to another."""

    @abstractmethod
    def moves(self) -> Any:
        """Give a buffer long enough for any menu."""

    @abstractmethod
    def stream(self, seed: int) -> Any:
        """Open a random stream; equal seeds give equal numbers in both readings."""

    @abstractmethod
    def only(self, form: Any) -> Any:
        """Give what generic entry functions take for a pack or a state: an array of one."""

    def blank(self) -> Any:
        """Give a blank state."""
        return self.state_form(self.state_class())


class Interpreted(Reading):
    """Plain Python over ints and lists: starts at once, and can be stepped through."""

    def __init__(
        self, room: str, modules: tuple[str, ...], state_class: type[Fields], menu_size: int
    ) -> None:
        """Take the room's functions as they are."""
        super().__init__(room, modules, state_class, menu_size)
        self._doors = doors_of(modules)
        for door, function in self._doors.items():
            setattr(self, door, function)
        playouts = self.bound("hippodrome.engine.playouts")
        self.playout = playouts.playout
        self.playouts = playouts.playouts

    def _bind_generic(self, module: str) -> ModuleType:
        doors = {stub(door): function for door, function in self._doors.items()}
        copies, _ = bind(
            [module], f"{self.room}-interpreted", doors, lambda function: function, lambda c: c
        )
        return copies[module]

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

    def stream(self, seed: int) -> Any:
        """Open a random stream."""
        return new_stream(seed)

    def only(self, form: Any) -> Any:
        """Wrap it in a list of one."""
        return [form]
