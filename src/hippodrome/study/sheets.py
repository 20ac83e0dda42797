"""What games came to, in columns: one sheet for each chunk of an arm, and they can be joined."""

from __future__ import annotations

import io
import math
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy

from hippodrome.engine.measuring import Bets
from hippodrome.study.estimates import by_deal

PRICES = (0.05, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5)
"""Where one group of stated chances ends and the next begins, from longshots to favourites."""
GROUPS = len(PRICES) + 1
WHOLE = GROUPS
"""Behind the groups stand all bets of a kind, whatever they state."""
MILLION = 1_000_000
BETS, STAKED, RETURNED, WON, STATED = range(5)
"""What is summed over the bets of a kind and group: how many, coins staked and returned, how many
came home, and the chances they stated, in millionths."""
OF_COINS, OF_BETS = 5, 8
"""Where the sums over games begin by which intervals know that bets of one game resemble each
other: squares of what was staked, times what was returned, squares of that; and the same of how
many bets there were and how many came home."""
BET_SUMS = 11


@dataclass(frozen=True)
class Sheet:
    """Some games of one arm, a row each; of bets only sums, which add up."""

    points: Any
    """By game and seat."""
    winners: Any
    """The winners of each game, as a bit mask."""
    moves: Any
    """How many each game took."""
    leads: Any
    """How often another horse took the lead in each game, by the events of that name."""
    measures: Any
    """By game, in the order of the room's measures; nan where a game has none."""
    bets: Any
    """By kind and group, the sums of the bets."""

    @property
    def games(self) -> int:
        """Count them."""
        return len(self.winners)

    @property
    def seats(self) -> int:
        """Count who played."""
        return int(self.points.shape[1])

    @property
    def shares(self) -> Any:
        """Share each win among its winners: by game and seat, in whole parts."""
        return shares_of(self.winners, self.seats)

    def won(self, seats: Any, seatings: int) -> Any:
        """Give the part in each deal's wins of the seats that a mask by seating and seat names."""
        wanted = numpy.tile(seats, (self.games // seatings, 1))
        part = (self.shares * wanted).sum(axis=1) / winning_shares(self.seats)
        return by_deal(part, seatings)

    def written(self) -> bytes:
        """Give it as bytes."""
        out = io.BytesIO()
        numpy.savez(out, **{field.name: getattr(self, field.name) for field in fields(self)})
        return out.getvalue()

    @staticmethod
    def read(written: bytes) -> Sheet:
        """Read it back; whatever else it holds is no sheet, and a ValueError."""
        try:
            with numpy.load(io.BytesIO(written), allow_pickle=False) as columns:
                return Sheet(**{field.name: columns[field.name] for field in fields(Sheet)})
        except Exception as error:  # a torn archive fails in many ways
            raise ValueError("no sheet") from error

    @staticmethod
    def joined(sheets: Sequence[Sheet]) -> Sheet:
        """Put sheets of one arm behind each other."""
        columns = {
            field.name: numpy.concatenate([getattr(sheet, field.name) for sheet in sheets])
            for field in fields(Sheet)
            if field.name != "bets"
        }
        return Sheet(**columns, bets=sum(sheet.bets for sheet in sheets))


def winning_shares(seats: int) -> int:
    """Give a number of shares that any tie can divide among itself."""
    return math.lcm(*range(1, seats + 1))


def shares_of(winners: Any, seats: int) -> Any:
    """Share each win among the seats of its mask: a row of shares per game."""
    won = winners[:, None] >> numpy.arange(seats) & 1
    return won * (winning_shares(seats) // won.sum(axis=1))[:, None]


def summed(bets: Sequence[Bets], games: int) -> Any:
    """Sum bets up by kind and group, in whole numbers, so that sums of chunks add up exactly."""
    found = numpy.zeros((len(bets), GROUPS + 1, BET_SUMS), numpy.int64)
    for kind, some in enumerate(bets):
        everything = numpy.ones(len(some.games), bool)
        found[kind, WHOLE] = sums_of(some, everything, games)
        if some.price is not None:
            group = numpy.searchsorted(PRICES, some.price, side="left")
            for number in range(GROUPS):
                found[kind, number] = sums_of(some, group == number, games)
    return found


def sums_of(some: Bets, wanted: Any, games: int) -> Any:
    """Sum the bets up that a mask wants."""
    which, staked, returned = some.games[wanted], some.staked[wanted], some.returned[wanted]
    stated = 0 if some.price is None else numpy.rint(some.price[wanted] * MILLION).sum()
    won = some.won[wanted] * 1
    staked_there, returned_there, bets_there, won_there = (
        numpy.bincount(which, weights, minlength=games).astype(numpy.int64)
        for weights in (staked, returned, numpy.ones_like(won), won)
    )
    return (
        *(len(which), staked.sum(), returned.sum(), won.sum(), int(stated)),
        *products(staked_there, returned_there),
        *products(bets_there, won_there),
    )


def products(one: Any, other: Any) -> tuple[int, int, int]:
    """Sum the squares of a figure of games, its products with another, and the other's squares."""
    return int((one * one).sum()), int((one * other).sum()), int((other * other).sum())
