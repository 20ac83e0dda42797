"""The parts of what a person is shown, typed and JSON-ready; `make.py` fills them in.

A horse goes by its starting place, 0 for the hindmost; its tile says its number and name. Rows
are listed from the back to the front, places are counted from the front, seats from 0.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from hippodrome.engine import choices
from hippodrome.engine.running import Span
from hippodrome.games.finishline.parts import Colour, Face
from hippodrome.games.finishline.state import NOBODY

Phase = Literal[
    "lot", "lay", "bets", "take", "roll", "use", "extras", "photo", "interval", "closed"
]
"""What the game waits for."""
LineKind = Literal["win", "pair", "outsider-win", "outsider-pair"]
"""What a line of the reckoning is about."""


class Tile(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A horse of this race: its tile, and the dice that lie on it."""

    horse: int
    """Its starting place, 0 for the hindmost."""
    number: int
    """The number on the tile; `finishline-tile` says its name, unless it has one of its own."""
    odds: int
    name: str = ""
    """Its own name, of a pack that names its tiles."""
    favourite: bool = False
    """Does it carry F?"""
    safe: bool = False
    """Does it carry S?"""
    position: int = NOBODY
    """Its place now, 0 for the leader and for both level horses; -1 out of the race."""
    shoe: bool = False
    """Does a white horseshoe wait on it?"""
    black_shoe: bool = False
    """Does an extra action wait on it, which counts as a white horseshoe?"""
    whip: bool = False
    outsider: int = 0
    """Euros on the green die that lies on it, 0 without one."""
    out: bool = False
    """Has it been disqualified?"""
    place: int = 0
    """Its place from 1 once the race is settled."""


class Die(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One of the dice before the player."""

    colour: Colour
    face: Face | None = None
    """What it shows; None before the roll."""
    amount: int = 0
    """Euros on an outsider."""
    paragraph: str = ""
    """The paragraph about what it shows."""
    same_as: int = NOBODY
    """An earlier die that shows the same in the same colour, under which its choices stand."""


class Bet(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A bet on one horse to win, or on two to come first and second."""

    horses: tuple[int, ...]
    odds: int
    stake: int
    most: int = 0
    """The largest stake it could have beside the others, while its slip is being written."""


class Slip(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The bets of a seat on this race."""

    wins: tuple[Bet, ...] = ()
    pairs: tuple[Bet, ...] = ()


class Line(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A line of the reckoning: a bet and what it paid, or what an outsider brought."""

    what: LineKind
    horses: tuple[int, ...]
    stake: int = 0
    odds: int = 0
    amount: int = 0
    """Euros paid, 0 for a bet that lost; the stake is spent either way."""


class Paper(Span, frozen=True, omit_defaults=True, gc=False):
    """A bet of one's own, or an outsider in it, that would be paid if the race ended here."""

    what: LineKind
    horses: tuple[int, ...]


class Worth(Span, frozen=True, omit_defaults=True, gc=False):
    """How the capital of the seat that looks would change if the race ended here, bet by bet."""

    papers: tuple[Paper, ...] = ()


class SeatLook(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat as the viewer sees it."""

    seat: int
    capital: int
    """Euros, as they were before the bets until the race is settled."""
    side: int
    """Side bets won and lost, apart until the grand total."""
    total: int
    """Capital and side bets: what ranks (F6.2)."""
    filled: bool
    """Is the slip of this race handed in?"""
    gain: int = 0
    """What the last race changed of the capital."""
    kept: int = 0
    """Extra actions kept for after the race."""
    slip: Slip | None = None
    """None where the viewer cannot see it, and while it is another seat's unfinished one."""
    reckoning: tuple[Line, ...] = ()
    """Only once the race is settled."""


class Choice(choices.Choice, frozen=True, omit_defaults=True, gc=False):
    """A move one may choose, with what it is about and what it would do.

    A bet stands here once, with its least stake; one with any other stake of its range is the same
    choice.
    """

    horse: int = NOBODY
    """Whom it does something to: who is backed, gets the die or the horseshoe, or draws level."""
    horses: tuple[int, ...] = ()
    """The two of a pair, or the three of an interference before it, from the back to the front."""
    colours: tuple[Colour, ...] = ()
    """The dice taken, or fetched back by a trick."""
    order: tuple[int, ...] = ()
    """The row as it will stand, from the back to the front, where it changes."""
    level_after: bool = False
    """Will the two in front share their place?"""
    leaves: tuple[int, ...] = ()
    """Horses that will leave the race."""
    odds: int = 0
    """Of a bet."""


class Look(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Everything a person at this seat (or a spectator) sees."""

    seat: int
    phase: Phase
    race: int
    races: int
    starter: int
    """The seat that starts this race, or -1 before the lot."""
    turn: int
    """The seat whose turn it is, or -1."""
    turns: int
    """Turns begun in this race."""
    home: bool
    """Is the home straight reached?"""
    runners: int
    """How many horses start a race."""
    row: tuple[int, ...]
    """The horses in the race from the back to the front; of two level ones the last lies below."""
    level: bool
    """Do the two in front share their place?"""
    levelled: bool
    """Has the dead heat of this race been used?"""
    tiles: tuple[Tile, ...]
    """The tiles laid, by starting place from the back."""
    reserve: dict[Colour, int]
    """Dice to be had, by colour."""
    left: dict[Colour, int]
    """Dice that have left the race, by colour, as far as a trick may bring them back."""
    faces: dict[Colour, tuple[Face, ...]]
    """What is on the six sides of the dice of each colour."""
    straight: int
    """Dice in the reserve at which the home straight begins."""
    front: tuple[Die, ...]
    """The dice before the player."""
    money_left: int
    """Euros the viewer has not staked yet while betting, else 0."""
    step: int
    """What every stake is a multiple of."""
    most_wins: int
    most_pairs: int
    side_stake: int
    allowance: int
    """Euros everyone gets before the next race, 0 after the last."""
    seats: tuple[SeatLook, ...]
    photo: tuple[tuple[bool, ...], ...]
    """The photo-finish dice rolled in this round, of the lower and of the upper horse."""
    photo_horses: tuple[int, ...]
    """Those two horses, the lower first; empty without a photo-finish."""
    photo_round: int
    """The round of the photo-finish, from 1; 0 without one."""
    arrival: tuple[int, ...]
    """The horses in order of arrival once the race is settled."""
    choices: tuple[Choice, ...]
    barred: tuple[Choice, ...]
    awaited: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    any_die: bool = False
    """House rule: may a trick bring back dice put aside without effect, too?"""
    whole_pairs: bool = False
    """House rule: does an outsider bring its half only to pairs that come home?"""
    worth: Worth | None = None
    """What one's own slip is worth now; none while no race is run. The order is the row."""
