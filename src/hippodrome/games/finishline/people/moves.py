"""Every move of Finish Line by name: to and from its integer, to and from its notation.

The notation needs no position to be read, so a horse goes by the letter of its starting place,
`a` for the hindmost and `g` for the leader of seven, and a die by its number among the three.
RULES.md describes it for people.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from hippodrome.engine.errors import BadNotation
from hippodrome.games.finishline.people.uses import (
    COLOUR_NAMES,
    LETTERS,
    ORDER_INDEX,
    ChangePace,
    DrawLevel,
    Interfere,
    KeepForLater,
    PutAside,
    PutOn,
    SideBet,
    Trick,
    UseDie,
    colour_notation,
    use_of,
)
from hippodrome.games.finishline.rules.codes import (
    DECLINE_MOVE,
    FIRST_DIE_MOVE,
    FIRST_EXTRA_MOVE,
    FIRST_HANDFUL_MOVE,
    FIRST_PAIR_MOVE,
    FIRST_TAKE_MOVE,
    FIRST_WIN_MOVE,
    LAST_MOVE,
    PAIR_HIGH,
    PAIR_LOW,
    READY_MOVE,
    SLIP_DONE_MOVE,
    STAKES,
    STRETCHES,
    THREE_FIRST,
    THREE_SECOND,
    THREE_THIRD,
    action_of,
    die_of,
    extra_move,
    handful_move,
    pair_move,
    take_move,
    win_move,
)

PAIR_INDEX = {pair: index for index, pair in enumerate(zip(PAIR_LOW, PAIR_HIGH, strict=True))}
THREE_INDEX = {
    three: index
    for index, three in enumerate(zip(THREE_FIRST, THREE_SECOND, THREE_THIRD, strict=True))
}


@dataclass(frozen=True, slots=True)
class Ready:
    """Go on after a race (F6.3)."""

    def number(self) -> int:
        """Give the move's integer."""
        return READY_MOVE

    def notation(self) -> str:
        """Give `go`."""
        return "go"


@dataclass(frozen=True, slots=True)
class Take:
    """Take a die from the reserve, or the three that open a race (F3.1)."""

    colours: tuple[int, ...]
    """One colour, or three in the order of the codes."""

    def number(self) -> int:
        """Give the move's integer."""
        if len(self.colours) == 1:
            return take_move(self.colours[0])
        first, second, third = self.colours
        return handful_move(THREE_INDEX[first, second, third])

    def notation(self) -> str:
        """Give `take:red`, or `take:white+white+red`."""
        return f"take:{colour_notation(self.colours)}"


@dataclass(frozen=True, slots=True)
class PlayExtra:
    """Place an extra action on a horse after the race (F3.7)."""

    horse: int

    def number(self) -> int:
        """Give the move's integer."""
        return extra_move(self.horse)

    def notation(self) -> str:
        """Give `extra:c`."""
        return f"extra:{LETTERS[self.horse]}"


@dataclass(frozen=True, slots=True)
class Decline:
    """Do without an extra action (F3.9)."""

    def number(self) -> int:
        """Give the move's integer."""
        return DECLINE_MOVE

    def notation(self) -> str:
        """Give `decline`."""
        return "decline"


@dataclass(frozen=True, slots=True)
class HandIn:
    """End a slip (F2.4)."""

    def number(self) -> int:
        """Give the move's integer."""
        return SLIP_DONE_MOVE

    def notation(self) -> str:
        """Give `done`."""
        return "done"


@dataclass(frozen=True, slots=True)
class BetWin:
    """Stake euros on a horse to win (F2.4)."""

    horse: int
    stake: int

    def number(self) -> int:
        """Give the move's integer."""
        return win_move(self.horse, self.stake)

    def notation(self) -> str:
        """Give `win:c=200`."""
        return f"win:{LETTERS[self.horse]}={self.stake}"


@dataclass(frozen=True, slots=True)
class BetPair:
    """Stake euros on two horses to come first and second in any order (F2.4)."""

    low: int
    high: int
    stake: int

    def number(self) -> int:
        """Give the move's integer."""
        return pair_move(PAIR_INDEX[self.low, self.high], self.stake)

    def notation(self) -> str:
        """Give `pair:c+e=300`."""
        return f"pair:{LETTERS[self.low]}+{LETTERS[self.high]}={self.stake}"


Move: TypeAlias = Ready | Take | UseDie | PlayExtra | Decline | HandIn | BetWin | BetPair


def from_number(move: int) -> Move:
    """Give the move of an integer; any from 0 to LAST_MOVE has one."""
    if not READY_MOVE <= move <= LAST_MOVE:
        raise ValueError(f"no move has the number {move}")
    if move < FIRST_TAKE_MOVE:
        return Ready()
    if move < FIRST_HANDFUL_MOVE:
        return Take((move - FIRST_TAKE_MOVE,))
    if move < FIRST_DIE_MOVE:
        handful = move - FIRST_HANDFUL_MOVE
        return Take((THREE_FIRST[handful], THREE_SECOND[handful], THREE_THIRD[handful]))
    if move < FIRST_EXTRA_MOVE:
        return use_of(die_of(move), action_of(move))
    if move < DECLINE_MOVE:
        return PlayExtra(move - FIRST_EXTRA_MOVE)
    if move == DECLINE_MOVE:
        return Decline()
    if move == SLIP_DONE_MOVE:
        return HandIn()
    if move < FIRST_PAIR_MOVE:
        return BetWin((move - FIRST_WIN_MOVE) // STAKES, (move - FIRST_WIN_MOVE) % STAKES)
    pair = (move - FIRST_PAIR_MOVE) // STAKES
    return BetPair(PAIR_LOW[pair], PAIR_HIGH[pair], (move - FIRST_PAIR_MOVE) % STAKES)


@lru_cache(maxsize=4096)  # every look writes dozens of them; stakes make them too many for all
def write(move: int) -> str:
    """Give a move's notation."""
    return from_number(move).notation()


def read(text: str) -> int:
    """Read a move's notation; spaces and capitals do not count, nor do most of the signs."""
    written = "".join(text.split()).lower()
    for pattern, build in READERS:
        found = re.fullmatch(pattern, written)
        if found:
            return build(found.groupdict()).number()
    raise BadNotation("finishline-notation-unreadable", text=text.strip() or "…")


def _horse(letter: str) -> int:
    if letter not in LETTERS:
        raise BadNotation("finishline-notation-horse", text=letter, last=LETTERS[-1])
    return LETTERS.index(letter)


def _colours(names: str) -> tuple[int, ...]:
    found = re.findall(_COLOUR, names)
    return tuple(sorted(COLOUR_NAMES.index(name) for name in found))


def _stake(digits: str) -> int:
    if int(digits) >= STAKES:
        raise BadNotation("finishline-notation-stake", text=digits)
    return int(digits)


def _read_interference(parts: dict[str, str]) -> Move:
    first, second, third = (int(old) - 1 for old in parts["order"])
    if (first, second, third) not in ORDER_INDEX:
        raise BadNotation("finishline-notation-order", text=parts["order"])
    return Interfere(int(parts["die"]) - 1, int(parts["back"]) - 1, (first, second, third))


def _read_pair(parts: dict[str, str]) -> Move:
    low, high = sorted((_horse(parts["low"]), _horse(parts["high"])))
    if low == high:
        raise BadNotation("finishline-notation-pair", text=parts["low"])
    return BetPair(low, high, _stake(parts["stake"]))


_COLOUR = "|".join(COLOUR_NAMES)
_DIE = r"(?P<die>[1-3]):?"
READERS: tuple[tuple[str, Callable[[dict[str, str]], Move]], ...] = (
    (r"go", lambda _: Ready()),
    (
        rf"take:?(?P<colours>(?:{_COLOUR})(?:(?:\+?(?:{_COLOUR})){{2}})?)",
        lambda parts: Take(_colours(parts["colours"])),
    ),
    (rf"{_DIE}aside", lambda parts: PutAside(int(parts["die"]) - 1)),
    (rf"{_DIE}level", lambda parts: DrawLevel(int(parts["die"]) - 1)),
    (rf"{_DIE}keep", lambda parts: KeepForLater(int(parts["die"]) - 1)),
    (rf"{_DIE}side", lambda parts: SideBet(int(parts["die"]) - 1)),
    (
        rf"{_DIE}trick:?(?P<colours>(?:{_COLOUR})(?:\+?(?:{_COLOUR}))?)",
        lambda parts: Trick(int(parts["die"]) - 1, _colours(parts["colours"])),
    ),
    (rf"{_DIE}mix(?P<back>[1-{STRETCHES}])/?(?P<order>[1-3]{{3}})", _read_interference),
    (
        rf"{_DIE}(?P<horse>[a-z])",
        lambda parts: PutOn(int(parts["die"]) - 1, _horse(parts["horse"])),
    ),
    (
        rf"{_DIE}(?P<start>[a-z])>(?P<end>[a-z])",
        lambda parts: ChangePace(
            int(parts["die"]) - 1, _horse(parts["start"]), _horse(parts["end"])
        ),
    ),
    (r"extra:?(?P<horse>[a-z])", lambda parts: PlayExtra(_horse(parts["horse"]))),
    (r"decline", lambda _: Decline()),
    (r"done", lambda _: HandIn()),
    (
        r"win:?(?P<horse>[a-z])=?(?P<stake>[0-9]{1,20})",
        lambda parts: BetWin(_horse(parts["horse"]), _stake(parts["stake"])),
    ),
    (r"pair:?(?P<low>[a-z])\+?(?P<high>[a-z])=?(?P<stake>[0-9]{1,20})", _read_pair),
)
