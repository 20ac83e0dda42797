"""The parts of what a person sees at Auteuil, typed and JSON-ready; `make.py` fills them in.

Horses and places count from 1, seats from 0. A square of the loop counts from the start square,
0, to the last before it; `squares` counts on through both laps.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from hippodrome.engine import choices
from hippodrome.engine.running import RunningOrder, Span
from hippodrome.games.auteuil.state import NOBODY

Phase = Literal[
    "deal",
    "entries",
    "slips",
    "opening",
    "buying",
    "throw",
    "dice",
    "bonus",
    "fourth",
    "again",
    "report",
    "interval",
    "closed",
]
"""What the evening waits for."""
Earning = Literal["prize", "tierce", "win", "place"]
"""What of one's own is paid at the end of a race: a horse's prize, or a bet of the slip."""
Combination = Literal["", "sequence", "triple", "triple-one", "triple-six"]


class Obstacle(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An obstacle on a square of the loop; `name` is its number in `auteuil-obstacle`."""

    square: int
    name: int
    own: str = ""
    """Its name where it is the pack's own, which no catalogue knows."""
    back: int = 0
    """How many squares a horse goes back from it when it is freed (U4.3)."""
    longer: bool = False
    """Does it hold a horse a round longer (U4.3)?"""
    out: bool = False
    """Does it put a horse out of the race (U4.3)?"""


class Course(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The loop, how often it is run, and the least die that jumps its obstacles."""

    lap: int
    laps: int
    jump: int
    obstacles: tuple[Obstacle, ...]


class Runner(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A horse on the course."""

    horse: int
    squares: int
    """How far it has come from the start, never more than to the post."""
    square: int
    """The square of the loop it stands on."""
    lap: int
    """The lap it is on, from 1."""
    fallen_by: int = NOBODY
    """The seat that made it fall where it is stuck, or -1."""
    held: int = 0
    """How many turns of that seat it is held longer (U4.3)."""
    out: bool = False
    """Is it out of the race (U4.3)?"""
    place: int = 0
    """Its place once it has arrived."""
    owner: int | None = None
    """Its owner's seat, -1 for nobody, None where the viewer cannot know."""


class RaceCard(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The red telegram; `name` is its number in `auteuil-race-name`."""

    name: int
    fee: int
    """Francs to enter a horse, or all of an owner's."""
    prizes: tuple[int, ...]
    """Francs for the owners of the first three."""
    tierce_pool: int
    win_pool: int
    place_pool: int
    own: str = ""
    """Its name where it is the pack's own, which no catalogue knows."""
    per_owner: bool = False
    """Does an owner of several horses pay the fee once (U2.2)?"""


class PayRow(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A line of the race's pay table: the successes of a yellow telegram and what each is paid."""

    in_order: int
    other_order: int
    simple: int
    pays_order: int
    pays_other: int
    pays_win: int
    pays_place: int
    used: bool = False
    """True where its telegram was put aside in an earlier race: it cannot come again."""


class Slip(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A betting slip, 0 where nothing is marked."""

    tierce: tuple[int, ...]
    win: int
    place: int


class Prize(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a horse earned its owner: its own prize, or one that no owner's horse won (U6.5)."""

    horse: int
    place: int
    francs: int


class Reckoning(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a race that is settled brought a seat, and what it had cost."""

    prizes: tuple[Prize, ...] = ()
    tierce: int = 0
    exact: bool = False
    """True if the tiercé named the arrival in order."""
    win: int = 0
    place: int = 0
    total: int = 0
    """Prizes and bets together; the stakes are not given back."""
    cost: int = 0
    """Entry fees and slip."""


class Paper(Span, frozen=True, omit_defaults=True, gc=False):
    """Something of one's own that would be paid if the race ended here, and how much."""

    what: Earning
    horse: int = 0
    """The horse whose prize it is, or the one bet on."""


class Worth(Span, frozen=True, omit_defaults=True, gc=False):
    """What the purse of the seat that looks would get if the race ended here, paper by paper."""

    papers: tuple[Paper, ...] = ()


class SeatLook(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat as the viewer sees it."""

    seat: int
    racing: bool
    """False for a punter, who bets and never throws."""
    purse: int
    standing: int
    """The purse less what was bought with sweets: what ranks (U7.3)."""
    cards: int
    """Owner cards held."""
    filled: bool
    """Is the slip handed in?"""
    horses: tuple[int, ...] | None = None
    """The horses on its owner cards, None where the viewer cannot know them all."""
    slip: Slip | None = None
    """None where the viewer cannot see it, and while it is another seat's empty one."""
    throw: int = 0
    """Its total in the opening throw, 0 not yet or out of it."""
    staked: int = 0
    """Sweets put into the jar at the start."""
    bought: int = 0
    """Sweets changed into money since."""
    sweets: int = 0
    """Sweets taken home at the end."""
    reckoning: Reckoning | None = None
    """Only once the race is settled."""


class Choice(choices.Choice, frozen=True, omit_defaults=True, gc=False):
    """A move one may choose, with what becomes of its horse; barred ones carry the reason."""

    points: int = 0
    """How many squares it takes a horse; 0 for a move that takes none."""
    start: int = 0
    """Squares from the start before the move, and after a stuck horse has gone back (U4.3)…"""
    end: int = 0
    """…and after it, never more than to the post."""
    jumped: tuple[int, ...] = ()
    """Squares of the loop whose obstacles it passes over."""
    falls: bool = False
    out: bool = False
    """Does the fall put it out of the race (U4.3)?"""
    place: int = 0
    """The place it takes if it arrives."""
    ends_race: bool = False


class Look(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Everything a person at this seat (or a spectator) sees."""

    seat: int
    phase: Phase
    race: int
    races: int
    sweets: bool
    """Are sweets played for?"""
    jar: int
    bank: int
    awaited: tuple[int, ...]
    racers: int
    """The first so many seats race, the others only bet."""
    turn: int
    """The seat that throws or has thrown, or -1."""
    opened_by: int
    """The seat that started this race, or -1."""
    dice: tuple[int, ...]
    """The dice as they fell, empty before a throw."""
    used: tuple[bool, ...]
    """For each of the dice, whether a horse took it."""
    combination: Combination
    """What these dice form, empty where they form nothing or are not given yet."""
    moved: tuple[int, ...]
    """Horses that took a die of this throw, or in a bonus a square of it."""
    rounds: int
    """Turns begun in this race."""
    course: Course
    runners: tuple[Runner, ...]
    card: RaceCard | None
    """The red telegram once it is drawn."""
    pay_table: tuple[PayRow, ...]
    """A line for each yellow telegram, once the red one is drawn."""
    paid_row: int
    """Which line of the pay table the yellow telegram of this race names, or -1."""
    red_left: int
    yellow_left: int
    tierce_stake: int
    simple_stake: int
    sweet_worth: int
    seats: tuple[SeatLook, ...]
    arrival: tuple[int, ...]
    """The placed horses in order, up to three."""
    choices: tuple[Choice, ...]
    barred: tuple[Choice, ...]
    over: bool
    winners: tuple[int, ...]
    order: RunningOrder | None = None
    """The horses as they run, or came in, with the prizes of the race; none before the off."""
    worth: Worth | None = None
    """What one's own horses and slip are worth now; none while no race is run."""
