"""What a person sees at Ticket Gagnant, typed and JSON-ready; `view.py` fills it in."""

from __future__ import annotations

import msgspec

from hippodrome.games.ticket.state import NO_CARD
from hippodrome.words import Sentence


class Square(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A square of the track; `c7` is lane 3, column 7."""

    lane: int
    column: int

    @property
    def name(self) -> str:
        """Give the square's name on the board."""
        return f"{chr(ord('a') + self.lane - 1)}{self.column}"


class Card(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card by kind, and what is printed on it."""

    kind: int
    notation: str
    horses: tuple[int, ...]
    squares: int
    joker: bool


class Track(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The board as this race uses it."""

    lanes: int
    columns: int
    start: int
    line: int
    hedges: tuple[int, ...]
    river: int
    hoofs: tuple[Square, ...]


class Runner(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A horse on the track, and its place once it has one (0 not yet)."""

    horse: int
    square: Square
    place: int
    disqualified: bool


class SeatLook(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What everyone may know of a seat, and its ticket where the viewer may see it."""

    seat: int
    score: int
    on_track: int
    tokens: int
    gain: int
    cards: int
    filled: bool
    ticket: tuple[int, ...] | None
    reckoning: tuple[int, ...] = ()
    """What each box earned and what the trio added, once all horses are placed."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A move one may choose, with its consequence; barred ones carry the reason."""

    move: int
    notation: str
    card: int = NO_CARD
    horse: int = 0
    direction: str = ""
    start: Square | None = None
    end: Square | None = None
    displaced: int = 0
    displaced_to: Square | None = None
    barred: Sentence | None = None
    paragraph: str | None = None


class Look(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Everything a person at this seat (or a spectator) sees."""

    seat: int
    phase: str
    race: int
    races: int
    leader: int
    awaited: tuple[int, ...]
    discipline: str
    cards_each: int
    track: Track
    runners: tuple[Runner, ...]
    hand: tuple[Card, ...]
    seats: tuple[SeatLook, ...]
    pile: tuple[str, ...]
    arrival: tuple[int, ...]
    choices: tuple[Choice, ...]
    barred: tuple[Choice, ...]
    over: bool
    winners: tuple[int, ...]
