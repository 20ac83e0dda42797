"""What can happen at a table, as it stands in the log: small, typed, appended and never changed.

Each event is packed as a short array; a played card takes some thirty bytes. Rules never see any of
this but the moves and the draws.

People are shown times of the day, in milliseconds since 1970, which anybody may set. Clocks go by
the time a table has been open: the sum of what passed between its events.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from hippodrome.table.pacing import Speed


class Dated(msgspec.Struct, frozen=True, array_like=True, tag_field="kind", gc=False):
    """Something with a date."""

    at: int
    """When it happened, by the clock on the wall."""


class Event(Dated, frozen=True, kw_only=True):
    """The base of all events; what is declared here stands at the end of each."""

    elapsed: int = 0
    """Milliseconds since the event before, or since the table came back from its log."""


class Advised(Event, frozen=True, kw_only=True):
    """The base of how a table is laid; what came later stands after all else."""

    tote: bool = False
    """Is every seat, and whoever watches, shown a tote board who wants it?"""
    hints: bool = False
    """May every seat ask what a scout would do?"""


class Opened(Advised, frozen=True, tag=0):
    """A table was laid; the seed is committed to and stays secret until the end."""

    game: str
    rules: int
    pack: str
    pack_hash: str
    seats: int
    options: dict[str, int]
    host: str
    title: str
    public: bool
    watchable: bool
    clock: int
    pace: int
    seed: bytes


class Dressed(Event, frozen=True, kw_only=True):
    """The base of what a guest does in a silk; it came later, and so stands after all else."""

    silk: int = 0


class Seated(Dressed, frozen=True, tag=1):
    """A guest sat down, adding a nonce to the draws."""

    seat: int
    guest: str
    name: str
    nonce: bytes


class Engaged(Event, frozen=True, tag=2):
    """A bot was given an empty seat."""

    seat: int
    bot: str
    nonce: bytes


class Vacated(Event, frozen=True, tag=3):
    """A seat was emptied before the game began."""

    seat: int


class Began(Event, frozen=True, tag=4):
    """The game began, with the draws that came before the first decision."""

    draws: tuple[int, ...]


class Moved(Event, frozen=True, tag=5):
    """A seat decided; the draws that followed are part of the same step."""

    seat: int
    moves: tuple[int, ...]
    draws: tuple[int, ...]
    by: int
    """Who acted for the seat: its person, a bot, or the clock."""
    over: bool
    """Did this step end the game?"""
    check: int
    """The state's hash after the step, so that later rules can tell whether they still agree."""


class Undone(Event, frozen=True, tag=6):
    """A seat took its last decision back."""

    seat: int


class TakenOver(Event, frozen=True, tag=7):
    """A bot plays on for a person who is away."""

    seat: int
    bot: str


class HandedBack(Event, frozen=True, tag=8):
    """The person is back at the seat."""

    seat: int


class Removed(Event, frozen=True, tag=9):
    """The host showed a guest the door."""

    guest: str


class Muted(Event, frozen=True, tag=10):
    """The host muted a guest, or let them speak again."""

    guest: str
    muted: bool


class Said(Event, frozen=True, tag=11):
    """Somebody said something."""

    guest: str
    name: str
    text: str


class Abandoned(Event, frozen=True, tag=12):
    """The game was given up."""

    guest: str


class DoorSet(Event, frozen=True, tag=13):
    """The host closed the door to all who do not sit at the table, or opened it again."""

    closed: bool


class SpeedSet(Event, frozen=True, tag=14):
    """Somebody who may set it chose how fast the table goes."""

    speed: Speed


class WavedOn(Event, frozen=True, tag=15):
    """Where bots wait to be asked, somebody asked for the next decision."""


class Proposed(Event, frozen=True, tag=16):
    """After the end somebody asked for the same table again: what it is called, and by whom laid.

    The first of these decides: there is one table that follows, whoever else asks.
    """

    table: str
    guest: str
    host: str
    """Who is its host: the old one or, while they are away, whoever asked."""
    seed: bytes
    """The seed the new table commits to, so that it can be laid after a crash as it was meant."""


class Kept(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A seat at a table that follows another: whose it was, or which bot's."""

    guest: str
    name: str
    bot: str
    nonce: bytes
    """Where it is taken at once: by a bot, or by whoever asked."""
    silk: int = 0


class Redressed(Dressed, frozen=True, tag=18):
    """A guest chose another silk for the seats they sit at."""

    guest: str


class Reserved(Event, frozen=True, tag=17):
    """A table that follows another keeps its seats for those who sat there."""

    follows: str
    seats: tuple[Kept, ...]
    removed: tuple[str, ...]
    muted: tuple[str, ...]
    closed: bool
    speed: Speed


PERSON, BOT, CLOCK = 0, 1, 2

AnyEvent: TypeAlias = (
    Opened
    | Seated
    | Engaged
    | Vacated
    | Began
    | Moved
    | Undone
    | TakenOver
    | HandedBack
    | Removed
    | Muted
    | Said
    | Abandoned
    | DoorSet
    | SpeedSet
    | WavedOn
    | Proposed
    | Reserved
    | Redressed
)

_encoder = msgspec.msgpack.Encoder()
_decoder: msgspec.msgpack.Decoder[AnyEvent] = msgspec.msgpack.Decoder(AnyEvent)


def packed(event: AnyEvent) -> bytes:
    """Give an event as it is stored."""
    return _encoder.encode(event)


def unpacked(data: bytes) -> AnyEvent:
    """Read a stored event."""
    return _decoder.decode(data)
