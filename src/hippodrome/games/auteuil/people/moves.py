"""Every move of Auteuil by name: to and from its integer, to and from its notation.

The letters are those of the paper slip: T for the tiercé, G for gagnant, P for placé. RULES.md
describes the notation for people.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from hippodrome.engine.errors import BadNotation
from hippodrome.games.auteuil.rules.codes import (
    ENOUGH_MOVE,
    FIRST_BONUS_MOVE,
    FIRST_DIE_MOVE,
    FIRST_FOURTH_MOVE,
    FIRST_PLACE_MOVE,
    FIRST_READY_MOVE,
    FIRST_TIERCE_MOVE,
    FIRST_WIN_MOVE,
    SLOTS,
    bonus_move,
    die_move,
    fourth_move,
    horse_of,
    place_move,
    points_of,
    ready_move,
    tierce_move,
    win_move,
)
from hippodrome.games.auteuil.state import FACES, HORSES, MOST_BOUGHT


@dataclass(frozen=True, slots=True)
class Ready:
    """Go on after a race, with so many sweets changed into money (U7.4)."""

    bought: int = 0

    def number(self) -> int:
        """Give the move's integer."""
        return ready_move(self.bought)

    def notation(self) -> str:
        """Give `go`, or `go+2`."""
        return f"go+{self.bought}" if self.bought else "go"


@dataclass(frozen=True, slots=True)
class Tierce:
    """Bet on the first three in this order (U2.3)."""

    first: int
    second: int
    third: int

    def number(self) -> int:
        """Give the move's integer."""
        return tierce_move(self.first, self.second, self.third)

    def notation(self) -> str:
        """Give `T7-3-4`."""
        return f"T{self.first}-{self.second}-{self.third}"


@dataclass(frozen=True, slots=True)
class Win:
    """Bet on a horse to come first (U2.3)."""

    horse: int

    def number(self) -> int:
        """Give the move's integer."""
        return win_move(self.horse)

    def notation(self) -> str:
        """Give `G7`."""
        return f"G{self.horse}"


@dataclass(frozen=True, slots=True)
class Place:
    """Bet on a horse to be one of the first three (U2.3)."""

    horse: int

    def number(self) -> int:
        """Give the move's integer."""
        return place_move(self.horse)

    def notation(self) -> str:
        """Give `P3`."""
        return f"P{self.horse}"


@dataclass(frozen=True, slots=True)
class Advance:
    """Give a die to a horse (U3.1)."""

    points: int
    horse: int

    def number(self) -> int:
        """Give the move's integer."""
        return die_move(self.points, self.horse)

    def notation(self) -> str:
        """Give `5>3`: the die that shows 5 to horse 3."""
        return f"{self.points}>{self.horse}"


@dataclass(frozen=True, slots=True)
class Bonus:
    """Take a horse a square further after a sequence (U5.1)."""

    horse: int

    def number(self) -> int:
        """Give the move's integer."""
        return bonus_move(self.horse)

    def notation(self) -> str:
        """Give `+3`."""
        return f"+{self.horse}"


@dataclass(frozen=True, slots=True)
class Fourth:
    """Give the fourth six of a triple six to a horse (U5.4)."""

    horse: int

    def number(self) -> int:
        """Give the move's integer."""
        return fourth_move(self.horse)

    def notation(self) -> str:
        """Give `6>>3`."""
        return f"{FACES}>>{self.horse}"


@dataclass(frozen=True, slots=True)
class Enough:
    """Do without the squares or the fourth six one might still take (U5.1, U5.5)."""

    def number(self) -> int:
        """Give the move's integer."""
        return ENOUGH_MOVE

    def notation(self) -> str:
        """Give `enough`."""
        return "enough"


Move: TypeAlias = Ready | Tierce | Win | Place | Advance | Bonus | Fourth | Enough


def from_number(move: int) -> Move:
    """Give the move of an integer; any below SLOTS has one."""
    if not 0 <= move < SLOTS:
        raise ValueError(f"no move has the number {move}")
    if move < FIRST_TIERCE_MOVE:
        return Ready(move - FIRST_READY_MOVE)
    if move < FIRST_WIN_MOVE:
        rows = move - FIRST_TIERCE_MOVE
        return Tierce(
            rows // HORSES**2 + 1,
            rows // HORSES % HORSES + 1,
            rows % HORSES + 1,
        )
    if move < FIRST_PLACE_MOVE:
        return Win(horse_of(move))
    if move < FIRST_DIE_MOVE:
        return Place(horse_of(move))
    if move < FIRST_BONUS_MOVE:
        return Advance(points_of(move), horse_of(move))
    if move < FIRST_FOURTH_MOVE:
        return Bonus(horse_of(move))
    if move < ENOUGH_MOVE:
        return Fourth(horse_of(move))
    return Enough()


@cache  # a slip's menu writes hundreds of them; there are only SLOTS in all
def write(move: int) -> str:
    """Give a move's notation."""
    return from_number(move).notation()


def read(text: str) -> int:
    """Read a move's notation; spaces and capitals do not count."""
    written = "".join(text.split())
    for pattern, build in READERS:
        found = re.fullmatch(pattern, written, re.IGNORECASE)
        if found:
            return build(found.groupdict()).number()
    raise BadNotation("auteuil-notation-unreadable", text=text.strip() or "…")


def _horse(text: str) -> int:
    if not 1 <= int(text) <= HORSES:
        raise BadNotation("auteuil-notation-horse", text=text, horses=HORSES)
    return int(text)


def _read_ready(parts: dict[str, str]) -> Move:
    bought = int(parts["bought"] or 0)
    if bought > MOST_BOUGHT:
        raise BadNotation("auteuil-notation-sweets", bought=bought, most=MOST_BOUGHT)
    return Ready(bought)


def _read_tierce(parts: dict[str, str]) -> Move:
    return Tierce(_horse(parts["first"]), _horse(parts["second"]), _horse(parts["third"]))


def _read_advance(parts: dict[str, str]) -> Move:
    if not 1 <= int(parts["points"]) <= FACES:
        raise BadNotation("auteuil-notation-die", text=parts["points"], faces=FACES)
    return Advance(int(parts["points"]), _horse(parts["horse"]))


READERS = (
    (r"go(?:\+(?P<bought>[0-9]{1,3}))?", _read_ready),
    (r"T?(?P<first>[0-9]{1,3})-(?P<second>[0-9]{1,3})-(?P<third>[0-9]{1,3})", _read_tierce),
    (r"G(?P<horse>[0-9]{1,3})", lambda parts: Win(_horse(parts["horse"]))),
    (r"P(?P<horse>[0-9]{1,3})", lambda parts: Place(_horse(parts["horse"]))),
    (r"(?P<points>[0-9]{1,3})>(?P<horse>[0-9]{1,3})", _read_advance),
    (r"\+(?P<horse>[0-9]{1,3})", lambda parts: Bonus(_horse(parts["horse"]))),
    (rf"{FACES}>>(?P<horse>[0-9]{{1,3}})", lambda parts: Fourth(_horse(parts["horse"]))),
    (r"enough", lambda _: Enough()),
)
