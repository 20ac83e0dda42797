"""What Finish Line hides, from whom, and until when: from the rulebook, never from `see`.

- F2.4: bets are written behind a screen, and sheets are shown only when the race is over. So
  until then everything on another's slip is unknown: the horses, the pairs, the stakes, and how
  many bets there are. It could be any slip its writer can pay for, even an empty one.
- While slips are written nobody knows what stands on another's half-written one either.
- Everything else lies on the table: tiles, dice, who pushed whom, and what all owned before.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from hippodrome.games.finishline.moves import (
    PAIR_HIGH,
)
from hippodrome.games.finishline.state import BETS, PHOTO, Pack, State

SECRET_DECISIONS = (BETS,)
"""Phases in which what a seat decides is its own business. F2.4: bets are written in secret."""
SECRET_FIELDS = ("win", "win_stake", "pair", "pair_stake")


def reshuffle(pack: Pack, state: State, seat: int, chance: Random) -> None:
    """Put one other possibility in place of all that is hidden from a seat."""
    if not BETS <= state.phase <= PHOTO:
        return
    pairs = [pair for pair, high in enumerate(PAIR_HIGH, start=1) if high < pack.runners]
    assert len(pairs) == len(list(combinations(range(pack.runners), 2)))
    for other in range(state.seats):
        if other == seat:
            continue
        wins = chance.sample(range(1, pack.runners + 1), chance.randint(0, 3))
        couples = chance.sample(pairs, chance.randint(0, 2))
        steps = state.capital[other] // pack.step
        stakes: list[int] = []
        for bets_left in range(len(wins) + len(couples), 0, -1):
            # Something has to be left for every other bet.
            most = steps - sum(stakes) - (bets_left - 1)
            stakes.append(chance.randint(1, most) if most > 0 else 0)
        for bet in range(3):
            paid = bet < len(wins) and stakes[bet] > 0
            state.win[other][bet] = wins[bet] if paid else 0
            state.win_stake[other * 3 + bet] = stakes[bet] * pack.step if paid else 0
        for bet in range(2):
            paid = bet < len(couples) and stakes[len(wins) + bet] > 0
            state.pair[other][bet] = couples[bet] if paid else 0
            stake = stakes[len(wins) + bet] * pack.step if paid else 0
            state.pair_stake[other * 2 + bet] = stake
