"""What the rules and open bets say of each horse, as every room tells it for a tote board."""

from __future__ import annotations

import msgspec

from hippodrome.words import Sentence

HUNDREDTHS = 100
THOUSANDTHS = 1000


class Quote(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A horse of the race that is on or comes next, by the number that `placings` has for it."""

    horse: int
    name: Sentence
    silk: int = 0
    """The silk it runs in; 0 where the room's horses wear none."""
    pays: int = 0
    """What the rules pay for a stake on it to win, in hundredths; 0 where they name no price."""
    backed: int = 0
    """Its part of all bets to win that lie open, in thousandths; 0 where none do."""


def shares(amounts: list[int]) -> list[int]:
    """Give each amount's part of all of them, in thousandths."""
    total = sum(amounts)
    return [THOUSANDTHS * amount // total if total else 0 for amount in amounts]
