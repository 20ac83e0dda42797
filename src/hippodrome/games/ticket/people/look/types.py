"""What a person is shown at Ticket Gagnant, typed and JSON-ready; `make.py` fills it in."""

from __future__ import annotations

from typing import Literal

import msgspec

from hippodrome.engine import choices
from hippodrome.engine.choices import Chosen
from hippodrome.engine.running import RunningOrder, Span
from hippodrome.games.ticket.parts import square_name
from hippodrome.games.ticket.state import NO_CARD, ROW

Phase = Literal["lot", "choose", "lanes", "deal", "predict", "race", "photo", "closed"]
Discipline = Literal["flat", "hedges", "steeple", "harness"]


class Square(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A square of the track; `c7` is lane 3, column 7."""

    lane: int
    column: int

    @property
    def name(self) -> str:
        """Give the square's name on the board."""
        return square_name(self.lane * ROW + self.column)


class Card(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card by kind, and what is printed on it."""

    kind: int
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
    stagger: tuple[int, ...] = ()
    """By lane, how many columns ahead of `start` it starts; nothing where all start abreast."""


class Pay(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a predicted horse earns (T8.1 to T8.3)."""

    exact: tuple[int, ...]
    """At the very place, from the first on."""
    placed: int
    """Elsewhere among the first three."""
    worst: int
    """What it costs at the worst."""


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


class Played(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card on the pile: the move it made, what is printed on it, and whom it moved."""

    move: Chosen
    card: Card
    horse: int = 0
    """The horse it moved, 0 for none."""
    beside: int = 0
    """The horse that one went beside."""


class Choice(choices.Choice, frozen=True, omit_defaults=True, gc=False):
    """A move one may choose, with its consequence."""

    card: int = NO_CARD
    """The card it spends."""
    horse: int = 0
    """The horse it moves."""
    beside: int = 0
    """The horse it goes beside, which stays where it is."""
    start: Square | None = None
    end: Square | None = None
    displaced: int = 0
    """The horse that must make room."""
    displaced_to: Square | None = None
    discipline: Discipline | None = None
    """What would be run, where a race is chosen."""
    river: int = 0
    """The column the river would fill."""


class Worth(Span, frozen=True, omit_defaults=True, gc=False):
    """What a seat's own ticket would earn if the race ended here, in all and part by part."""

    boxes: tuple[Span, ...] = ()
    """For each box what its horse would earn; nothing for an empty one."""
    trio: Span | None = None
    """What naming all three would add, where it could."""


class Look(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Everything a person at this seat (or a spectator) sees."""

    seat: int
    phase: Phase
    race: int
    races: int
    leader: int
    awaited: tuple[int, ...]
    discipline: Discipline
    cards_each: int
    farthest: int
    """How far a joker may take a horse."""
    lowest_score: int
    """Where the score track begins."""
    highest_score: int
    """Where the score track ends; beyond it tokens are counted."""
    track: Track
    runners: tuple[Runner, ...]
    hand: tuple[Card, ...]
    seats: tuple[SeatLook, ...]
    pile: tuple[Played, ...]
    """The cards played in this race, in their order."""
    arrival: tuple[int, ...]
    choices: tuple[Choice, ...]
    barred: tuple[Choice, ...]
    over: bool
    winners: tuple[int, ...]
    pay: Pay | None = None
    """What a ticket earns, while one is filled in."""
    hidden: bool = False
    """Do the tickets of this race stay secret until its finish?"""
    left_to_deal: int | None = None
    """The cards that earlier races left to deal on from, at a table that does so."""
    order: RunningOrder | None = None
    """The horses as they run, or as they came in; none before the off."""
    worth: Worth | None = None
    """What the viewer's own ticket is worth now; none while no race is run."""
