"""What may be done with one of the three dice, by name: the heart of `moves.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from hippodrome.games.finishline.rules.codes import (
    ASIDE,
    BET_ON_THE_SIDE,
    FIRST_INTERFERENCE,
    FIRST_PACE,
    FIRST_TARGET,
    FIRST_TRICK_OF_ONE,
    FIRST_TRICK_OF_TWO,
    KEEP,
    LEVEL_UP,
    ORDER_BACK,
    ORDER_FRONT,
    ORDER_MIDDLE,
    ORDERS,
    TWO_FIRST,
    TWO_SECOND,
    die_move,
    interference_action,
    pace_action,
)
from hippodrome.games.finishline.state import RUNNERS

COLOUR_NAMES = ("white", "red", "yellow", "green", "black")
"""The colours of dice in the order of the codes."""
LETTERS = "abcdefg"
"""Horses by starting place, from the hindmost."""
TWO_INDEX = {two: index for index, two in enumerate(zip(TWO_FIRST, TWO_SECOND, strict=True))}
ORDER_INDEX = {
    order: index
    for index, order in enumerate(zip(ORDER_BACK, ORDER_MIDDLE, ORDER_FRONT, strict=True))
}


def colour_notation(colours: tuple[int, ...]) -> str:
    """Give `white+red`."""
    return "+".join(COLOUR_NAMES[colour] for colour in colours)


@dataclass(frozen=True, slots=True)
class PutAside:
    """Use no die and put one aside (F3.4)."""

    die: int

    def number(self) -> int:
        """Give the move's integer."""
        return die_move(self.die, ASIDE)

    def notation(self) -> str:
        """Give `1:aside`."""
        return f"{self.die + 1}:aside"


@dataclass(frozen=True, slots=True)
class PutOn:
    """Use a die on a horse, whatever it shows."""

    die: int
    horse: int

    def number(self) -> int:
        """Give the move's integer."""
        return die_move(self.die, FIRST_TARGET + self.horse)

    def notation(self) -> str:
        """Give `2:c`: the second die on the horse that started third from the back."""
        return f"{self.die + 1}:{LETTERS[self.horse]}"


@dataclass(frozen=True, slots=True)
class ChangePace:
    """Move a white horseshoe from one horse to another (F5.4)."""

    die: int
    start: int
    end: int

    def number(self) -> int:
        """Give the move's integer."""
        return die_move(self.die, pace_action(self.start, self.end))

    def notation(self) -> str:
        """Give `1:c>e`."""
        return f"{self.die + 1}:{LETTERS[self.start]}>{LETTERS[self.end]}"


@dataclass(frozen=True, slots=True)
class Interfere:
    """Rearrange three neighbours (F5.7)."""

    die: int
    back: int
    """How many horses stand behind the three."""
    order: tuple[int, int, int]
    """Which of the three (0 the hindmost) comes to the back, the middle and the front."""

    def number(self) -> int:
        """Give the move's integer."""
        return die_move(self.die, interference_action(self.back, ORDER_INDEX[self.order]))

    def notation(self) -> str:
        """Give `3:mix2/312`: from the second place from the back, their old third to the back."""
        return f"{self.die + 1}:mix{self.back + 1}/{''.join(str(old + 1) for old in self.order)}"


@dataclass(frozen=True, slots=True)
class DrawLevel:
    """Put the second horse level with the leader (F5.6)."""

    die: int

    def number(self) -> int:
        """Give the move's integer."""
        return die_move(self.die, LEVEL_UP)

    def notation(self) -> str:
        """Give `2:level`."""
        return f"{self.die + 1}:level"


@dataclass(frozen=True, slots=True)
class KeepForLater:
    """Keep an extra action until after the race (F5.9)."""

    die: int

    def number(self) -> int:
        """Give the move's integer."""
        return die_move(self.die, KEEP)

    def notation(self) -> str:
        """Give `1:keep`."""
        return f"{self.die + 1}:keep"


@dataclass(frozen=True, slots=True)
class SideBet:
    """Skip the next player, who pays for it in the end (F5.10)."""

    die: int

    def number(self) -> int:
        """Give the move's integer."""
        return die_move(self.die, BET_ON_THE_SIDE)

    def notation(self) -> str:
        """Give `1:side`."""
        return f"{self.die + 1}:side"


@dataclass(frozen=True, slots=True)
class Trick:
    """Put one or two dice that have left back into the reserve (F5.12)."""

    die: int
    colours: tuple[int, ...]
    """One colour, or two in the order of the codes."""

    def number(self) -> int:
        """Give the move's integer."""
        if len(self.colours) == 1:
            return die_move(self.die, FIRST_TRICK_OF_ONE + self.colours[0])
        first, second = self.colours
        return die_move(self.die, FIRST_TRICK_OF_TWO + TWO_INDEX[first, second])

    def notation(self) -> str:
        """Give `2:trick:white+red`, or `2:trick:white`."""
        return f"{self.die + 1}:trick:{colour_notation(self.colours)}"


UseDie: TypeAlias = (
    PutAside | PutOn | ChangePace | Interfere | DrawLevel | KeepForLater | SideBet | Trick
)


def use_of(die: int, action: int) -> UseDie:
    """Give what an action does with a die."""
    if action == ASIDE:
        return PutAside(die)
    if action < FIRST_PACE:
        return PutOn(die, action - FIRST_TARGET)
    if action < FIRST_INTERFERENCE:
        return ChangePace(die, (action - FIRST_PACE) // RUNNERS, (action - FIRST_PACE) % RUNNERS)
    if action < LEVEL_UP:
        back, order = divmod(action - FIRST_INTERFERENCE, ORDERS)
        return Interfere(die, back, (ORDER_BACK[order], ORDER_MIDDLE[order], ORDER_FRONT[order]))
    if action == LEVEL_UP:
        return DrawLevel(die)
    if action == KEEP:
        return KeepForLater(die)
    if action == BET_ON_THE_SIDE:
        return SideBet(die)
    if action < FIRST_TRICK_OF_TWO:
        return Trick(die, (action - FIRST_TRICK_OF_ONE,))
    two = action - FIRST_TRICK_OF_TWO
    return Trick(die, (TWO_FIRST[two], TWO_SECOND[two]))
