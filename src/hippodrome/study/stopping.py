"""When a study has seen enough: looks that are agreed beforehand, in the order of the deals.

What was played beyond a look does not count at it, and who played it does not either: any number
of workers stops at the same deal.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from hippodrome.study.arms import Arm
from hippodrome.study.estimates import Estimate
from hippodrome.study.sheets import Sheet

LOOKS = 5
"""How often a match is looked at whether it is decided."""
POCOCK_95 = 2.413
"""Standard errors either side of a mean that hold it 95 times in 100 at every one of five looks."""
LEAST_DEALS = 10
"""No match is looked at before."""
LEAST_LOOKED = 1000
"""No interval is trusted before so many deals (or a fiftieth of what may be played, if fewer)."""
GROWTH = 1.25
"""From one look at an interval to the next; so at most a quarter is played in vain."""


class Rule(Protocol):
    """When to look, and who has been seen enough of."""

    def looks(self, deals: int, chunk: int) -> list[int]:
        """Give the numbers of deals to look at, each a whole number of chunks but the last."""

    def enough(self, arms: Sequence[Arm], sheets: Sequence[Sheet]) -> list[bool]:
        """Say of every arm whether it has been seen enough of."""

    def needed(self, arms: Sequence[Arm], sheets: Sequence[Sheet]) -> float:
        """Guess how many times as many deals it will take in all."""


def in_chunks(looks: Sequence[int], deals: int, chunk: int) -> list[int]:
    """Move looks to the ends of chunks; the last is all."""
    return sorted({min(deals, -(-look // chunk) * chunk) for look in looks} | {deals})


class Everything:
    """Play all that was asked for."""

    def looks(self, deals: int, chunk: int) -> list[int]:  # noqa: ARG002 (as every rule is asked)
        """Look at the end alone."""
        return [deals]

    def enough(self, arms: Sequence[Arm], sheets: Sequence[Sheet]) -> list[bool]:  # noqa: ARG002
        """Never."""
        return [False] * len(arms)

    def needed(self, arms: Sequence[Arm], sheets: Sequence[Sheet]) -> float:  # noqa: ARG002
        """It takes what it takes."""
        return math.inf


@dataclass(frozen=True)
class Narrow:
    """Stop all arms together when every interval is as narrow as wanted.

    The rule looks at widths alone, never at which way a mean lies, so that what it stops at needs
    no wider interval for having been looked at (0037 has the figures).
    """

    margin: float
    intervals: Callable[[Sequence[Arm], Sequence[Sheet]], Sequence[Estimate]]
    """What must be narrow."""

    def looks(self, deals: int, chunk: int) -> list[int]:
        """Look ever more rarely."""
        look = float(min(LEAST_LOOKED, max(LEAST_DEALS, deals // 50)))
        found = []
        while look < deals:
            found.append(math.ceil(look))
            look *= GROWTH
        return in_chunks(found, deals, chunk)

    def widest(self, arms: Sequence[Arm], sheets: Sequence[Sheet]) -> float:
        """Give half the width of the widest interval."""
        margins = [one.margin for one in self.intervals(arms, sheets)]
        # A figure that no game has shown yet could be anything.
        return max(math.inf if math.isnan(margin) else margin for margin in margins)

    def enough(self, arms: Sequence[Arm], sheets: Sequence[Sheet]) -> list[bool]:
        """All, or none."""
        return [self.widest(arms, sheets) <= self.margin] * len(arms)

    def needed(self, arms: Sequence[Arm], sheets: Sequence[Sheet]) -> float:
        """Four times the deals halve an interval."""
        return (self.widest(arms, sheets) / self.margin) ** 2


@dataclass(frozen=True)
class Decided:
    """Stop an arm when its interval lies on one side of a bar, however often one looks."""

    bar: float
    interval: Callable[[Arm, Sheet, float], Estimate]
    """Of an arm, with so many standard errors to either side."""

    def looks(self, deals: int, chunk: int) -> list[int]:
        """Look a few times, never too early."""
        early = [max(LEAST_DEALS, deals * look // LOOKS) for look in range(1, LOOKS)]
        return in_chunks(early, deals, chunk)

    def enough(self, arms: Sequence[Arm], sheets: Sequence[Sheet]) -> list[bool]:
        """Each by itself."""
        return [self.beyond(arm, sheet) for arm, sheet in zip(arms, sheets, strict=True)]

    def beyond(self, arm: Arm, sheet: Sheet) -> bool:
        """Does the interval lie on one side of the bar?"""
        now = self.interval(arm, sheet, POCOCK_95)
        return abs(now.mean - self.bar) > now.margin

    def needed(self, arms: Sequence[Arm], sheets: Sequence[Sheet]) -> float:  # noqa: ARG002
        """Nobody knows."""
        return math.inf
