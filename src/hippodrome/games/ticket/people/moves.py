"""Every move of Ticket Gagnant by name: to and from its integer, to and from its notation.

The notation needs no position to be read: a displaced horse goes to a square named as seen
from where it stood. RULES.md describes it for people.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from hippodrome.engine.errors import BadNotation
from hippodrome.games.ticket.rules.codes import (
    FIRST_DISCARD_MOVE,
    FIRST_JOKER_MOVE,
    FIRST_PAIR_MOVE,
    FIRST_SINGLE_MOVE,
    FIRST_STAY_MOVE,
    FIRST_TICKET_MOVE,
    SLOTS,
    card_of,
    discard_move,
    joker_move,
    pair_move,
    race_move,
    single_card,
    single_horse,
    single_move,
    single_squares,
    stay_move,
    ticket_move,
    way_of,
)
from hippodrome.games.ticket.rules.moving import direction_of, mover_of, squares_of
from hippodrome.games.ticket.state import (
    FIRST_PAIR,
    HAND,
    HORSES,
    JOKER,
    KINDS,
    PAIR_HIGH,
    PAIR_LOW,
)

SIGNS = ("+", "-", "<", ">")
"""Forward, backward, left, right."""
WAY_SIGNS = ("", "+", "+>", ">", "->", "-", "-<", "<", "+<")
"""Where a displaced horse goes, in the order of the codes."""
COURSES = ("flat", "hedges", "harness", "steeple1", "steeple2", "steeple3", "steeple4")
"""The courses in the order of the codes; a steeple-chase counts its river's four places."""


@dataclass(frozen=True, slots=True)
class ChooseRace:
    """The first player says which course is run and how many cards each is dealt."""

    course: str
    cards: int

    def number(self) -> int:
        """Give the move's integer."""
        return race_move(COURSES.index(self.course), self.cards)

    def notation(self) -> str:
        """Give `flat:5`, or `steeple2:7`."""
        return f"{self.course}:{self.cards}"


@dataclass(frozen=True, slots=True)
class Predict:
    """A ticket: a horse for each of the first three places, 0 for an empty box."""

    first: int
    second: int
    third: int

    def number(self) -> int:
        """Give the move's integer."""
        return ticket_move(self.first, self.second, self.third)

    def notation(self) -> str:
        """Give `7-3-5`, or `.-.-2`."""
        return "-".join(str(horse or ".") for horse in (self.first, self.second, self.third))


@dataclass(frozen=True, slots=True)
class Discard:
    """Throw a card away without effect, when no card has a legal move (T4.9)."""

    card: int

    def number(self) -> int:
        """Give the move's integer."""
        return discard_move(self.card)

    def notation(self) -> str:
        """Give `x5.2`, `x4~5` or `xJ`."""
        return f"x{card_notation(self.card)}"


@dataclass(frozen=True, slots=True)
class PlaySingle:
    """Move the card's horse by the card's squares."""

    horse: int
    squares: int
    direction: int
    way: int = 0

    def number(self) -> int:
        """Give the move's integer."""
        return single_move(single_card(self.horse, self.squares), self.direction, self.way)

    def notation(self) -> str:
        """Give `5+3`: horse 5, three squares forward."""
        return f"{self.horse}{SIGNS[self.direction]}{self.squares}{way_notation(self.way)}"


@dataclass(frozen=True, slots=True)
class PlayJoker:
    """Move any horse one to three squares."""

    horse: int
    squares: int
    direction: int
    way: int = 0

    def number(self) -> int:
        """Give the move's integer."""
        return joker_move(self.horse, self.squares, self.direction, self.way)

    def notation(self) -> str:
        """Give `J5+2`."""
        return f"J{self.horse}{SIGNS[self.direction]}{self.squares}{way_notation(self.way)}"


@dataclass(frozen=True, slots=True)
class PlayPair:
    """Move one of two horses beside the other."""

    mover: int
    fixed: int
    side: int
    way: int = 0

    def number(self) -> int:
        """Give the move's integer."""
        card = pair_card(self.mover, self.fixed)
        return pair_move(card, int(self.mover > self.fixed), self.side, self.way)

    def notation(self) -> str:
        """Give `5~4+`: 5 goes in front of 4."""
        return f"{self.mover}~{self.fixed}{SIGNS[self.side]}{way_notation(self.way)}"


@dataclass(frozen=True, slots=True)
class StayPair:
    """Spend a pair card on two neighbours and move neither (T4.6)."""

    low: int
    high: int

    def number(self) -> int:
        """Give the move's integer."""
        return stay_move(pair_card(self.low, self.high))

    def notation(self) -> str:
        """Give `4=5`."""
        return f"{self.low}={self.high}"


Move: TypeAlias = ChooseRace | Predict | Discard | PlaySingle | PlayJoker | PlayPair | StayPair


def pair_card(one: int, other: int) -> int:
    """Give the kind of the card with these two horses."""
    low, high = min(one, other), max(one, other)
    return FIRST_PAIR + next(
        pair for pair in range(len(PAIR_LOW)) if (PAIR_LOW[pair], PAIR_HIGH[pair]) == (low, high)
    )


def card_notation(card: int) -> str:
    """Give `5.2` for a single, `4~5` for a pair, `J` for a joker."""
    if card == JOKER:
        return "J"
    if card < FIRST_PAIR:
        return f"{single_horse(card)}.{single_squares(card)}"
    return f"{PAIR_LOW[card - FIRST_PAIR]}~{PAIR_HIGH[card - FIRST_PAIR]}"


def way_notation(way: int) -> str:
    """Give `/+<` where a horse in the way yields forward and to the left."""
    return f"/{WAY_SIGNS[way]}" if way else ""


def from_number(move: int) -> Move:
    """Give the move of an integer; any below SLOTS has one."""
    if not 0 <= move < SLOTS:
        raise ValueError(f"no move has the number {move}")
    if move < FIRST_TICKET_MOVE:
        return ChooseRace(COURSES[move // HAND], move % HAND + 1)
    if move < FIRST_DISCARD_MOVE:
        boxes = HORSES + 1
        code = move - FIRST_TICKET_MOVE
        return Predict(code // boxes**2, code // boxes % boxes, code % boxes)
    if move < FIRST_SINGLE_MOVE:
        return Discard(card_of(move))
    if move >= FIRST_STAY_MOVE:
        pair = move - FIRST_STAY_MOVE
        return StayPair(PAIR_LOW[pair], PAIR_HIGH[pair])
    mover, direction, way = mover_of(move), direction_of(move), way_of(move)
    if move < FIRST_JOKER_MOVE:
        return PlaySingle(mover, squares_of(move), direction, way)
    if move < FIRST_PAIR_MOVE:
        return PlayJoker(mover, squares_of(move), direction, way)
    pair = card_of(move) - FIRST_PAIR
    return PlayPair(mover, PAIR_LOW[pair] + PAIR_HIGH[pair] - mover, direction, way)


@cache  # every look at a menu writes hundreds of them; there are only SLOTS in all
def write(move: int) -> str:
    """Give a move's notation."""
    return from_number(move).notation()


def read(text: str) -> int:
    """Read a move's notation; spaces do not count."""
    written = "".join(text.split())
    for pattern, build in READERS:
        found = re.fullmatch(pattern, written, re.IGNORECASE)
        if found:
            move = build(found.groupdict())
            if move is not None:
                return move
    raise BadNotation("notation-unreadable", text=text.strip() or "…")


def _read_race(parts: dict[str, str]) -> int | None:
    course, cards = parts["course"].lower(), int(parts["cards"])
    if course not in COURSES:
        return None
    if not 1 <= cards <= HAND:
        raise BadNotation("notation-cards", cards=cards, most=HAND)
    return ChooseRace(course, cards).number()


def _read_ticket(parts: dict[str, str]) -> int:
    first, second, third = (
        0 if box in ".–" else int(box) for box in (parts["first"], parts["second"], parts["third"])
    )
    return Predict(first, second, third).number()


def _read_run(parts: dict[str, str]) -> int:
    kind = PlayJoker if parts["joker"] else PlaySingle
    direction = SIGNS.index(parts["direction"])
    return kind(
        int(parts["horse"]), int(parts["squares"]), direction, _read_way(parts["way"])
    ).number()


def _read_pair(parts: dict[str, str]) -> int | None:
    mover, fixed = int(parts["mover"]), int(parts["fixed"])
    if mover == fixed:
        return None
    return PlayPair(mover, fixed, SIGNS.index(parts["side"]), _read_way(parts["way"])).number()


def _read_stay(parts: dict[str, str]) -> int | None:
    one, other = sorted((int(parts["one"]), int(parts["other"])))
    return None if one == other else StayPair(one, other).number()


def _read_discard(parts: dict[str, str]) -> int | None:
    for card in range(1, KINDS):
        if card_notation(card) == parts["card"].upper():
            return discard_move(card)
    return None


def _read_way(signs: str | None) -> int:
    """Read where a displaced horse goes; `<+` is `+<`."""
    if not signs:
        return 0
    for way, known in enumerate(WAY_SIGNS):
        if sorted(known) == sorted(signs):
            return way
    raise BadNotation("notation-way", text=signs)


_HORSE = f"[1-{HORSES}]"
_WAY = r"(?:/(?P<way>[+\-<>]{1,2}))?"
READERS = (
    (r"(?P<course>[a-z]+\d?):(?P<cards>\d{1,2})", _read_race),
    (
        rf"(?P<first>{_HORSE}|[.–])-(?P<second>{_HORSE}|[.–])-(?P<third>{_HORSE}|[.–])",
        _read_ticket,
    ),
    (rf"(?P<joker>J)?(?P<horse>{_HORSE})(?P<direction>[+\-<>])(?P<squares>[1-3]){_WAY}", _read_run),
    (rf"(?P<mover>{_HORSE})~(?P<fixed>{_HORSE})(?P<side>[+\-<>]){_WAY}", _read_pair),
    (rf"(?P<one>{_HORSE})=(?P<other>{_HORSE})", _read_stay),
    (rf"x(?P<card>J|{_HORSE}[.~][1-7])", _read_discard),
)
