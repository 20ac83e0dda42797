"""What processes over one store tell each other: hints, and who is here; the log is the truth.

A notice that is lost costs time, never a move: whoever hears of a step reads it from the log, and
whoever hears nothing looks there now and again. So a bus promises nothing, and nobody waits for it.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from typing import Protocol, TypeAlias

import msgspec

logger = logging.getLogger(__name__)


class Stands(msgspec.Struct, frozen=True, tag="stands", array_like=True):
    """A table's log has come to a step; at a table that follows another, its answers may matter."""

    process: str
    table: str
    sequence: int
    follows: str = ""


class LeftWord(msgspec.Struct, frozen=True, tag="word", array_like=True):
    """Somebody has left word at a table, or taken it back."""

    process: str
    table: str


class Present(msgspec.Struct, frozen=True, array_like=True):
    """A guest at a table: what they are called, and on how many lines."""

    guest: str
    name: str
    lines: int


class Here(msgspec.Struct, frozen=True, tag="here", array_like=True):
    """Who is connected to a table through a process: all of them, or as many as are ever named."""

    process: str
    table: str
    guests: tuple[Present, ...]


class WhoIsHere(msgspec.Struct, frozen=True, tag="who", array_like=True):
    """A process asks who is at a table, or at any where it names none."""

    process: str
    table: str = ""


class Renamed(msgspec.Struct, frozen=True, tag="renamed", array_like=True):
    """A guest is called otherwise from now on, or wears another silk."""

    process: str
    guest: str
    name: str
    silk: int


class Took(msgspec.Struct, frozen=True, tag="took", array_like=True):
    """Somebody has asked for something that is bounded."""

    process: str
    what: str
    guest: str
    address: str


class Forgot(msgspec.Struct, frozen=True, tag="forgot", array_like=True):
    """The log of a table has forgotten something, and is to be read again."""

    process: str
    table: str


class Alive(msgspec.Struct, frozen=True, tag="alive", array_like=True):
    """A process is still there."""

    process: str


class Gone(msgspec.Struct, frozen=True, tag="gone", array_like=True):
    """A process says goodbye."""

    process: str


Notice: TypeAlias = Stands | LeftWord | Here | WhoIsHere | Renamed | Took | Forgot | Alive | Gone
Listener: TypeAlias = Callable[[Notice], None]

_decoder: msgspec.msgpack.Decoder[Notice] = msgspec.msgpack.Decoder(Notice)
written = msgspec.msgpack.Encoder().encode


class Bus(Protocol):
    """Carries notices to every other process, as far as it can."""

    process: str
    """What this process is called."""
    listeners: list[Listener]
    """Are told of what others say."""
    on_return: list[Callable[[], None]]
    """Are called when the bus was lost and is there again."""

    @property
    def carries(self) -> bool:
        """Is there anybody it could carry to?"""

    def say(self, notice: Notice) -> None:
        """Tell all others, soon; nobody waits for it."""

    async def open(self) -> None:
        """Begin to carry."""

    async def close(self) -> None:
        """Carry what is on the way, then stop."""


class NoBus:
    """One process alone: there is nobody to tell."""

    carries = False

    def __init__(self) -> None:
        """Say nothing."""
        self.process = fresh_process()
        self.listeners: list[Listener] = []
        self.on_return: list[Callable[[], None]] = []

    def say(self, notice: Notice) -> None:
        """Tell nobody."""

    async def open(self) -> None:
        """There is nothing to open."""

    async def close(self) -> None:
        """There is nothing to close."""


def fresh_process() -> str:
    """Name a process as no other is called."""
    return secrets.token_hex(8)


def pass_on(data: bytes, own: str, listeners: list[Listener]) -> None:
    """Tell listeners of a notice of another process; what is none of ours is not for us."""
    try:
        notice = _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError):  # a name that is no text is the latter
        logger.warning("something on the bus means nothing here: is it another version's?")
        return
    if notice.process == own:
        return
    for listener in listeners:
        try:
            listener(notice)
        except Exception:  # one that fails disturbs nobody
            logger.exception("A notice could not be heeded.")
