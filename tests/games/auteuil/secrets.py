"""What Auteuil hides, from whom, and until when: from the rulebook, never from `see`.

- U2.1: an owner card is known to its seat alone until the race is over. So every horse one does
  not own oneself might be any other seat's, or nobody's.
- U2.3: a slip is known to its seat alone; the bank unfolds them when it pays them (U6.4). While a
  seat has not handed its slip in, nobody knows how much of it is filled.
- The telegrams that will come are in no state at all. Everything else lies on the table.
"""

from __future__ import annotations

from random import Random

from hippodrome.games.auteuil.state import (
    AGAIN,
    BONUS,
    BUYING,
    DEAL,
    DICE_OUT,
    ENTRIES,
    FOURTH,
    OPENING,
    REPORT,
    SLIPS,
    THROW,
    Pack,
    State,
)

SECRET_DECISIONS = (SLIPS,)
"""Phases in which what a seat decides is its own business. U2.3: slips are folded."""
SECRET_FIELDS = ("owner", "tierce", "win", "place")

RACING = (OPENING, BUYING, THROW, DICE_OUT, BONUS, FOURTH, AGAIN)
OWNERS_HIDDEN = (DEAL, ENTRIES, SLIPS, *RACING)
"""Before the third horse is home."""
SLIPS_HIDDEN = (SLIPS, *RACING, REPORT)
"""Before the slips are paid."""


def reshuffle(pack: Pack, state: State, seat: int, chance: Random) -> None:
    """Put one other possibility in place of all that is hidden from a seat."""
    if state.phase in OWNERS_HIDDEN and state.dealt > 0:
        others = [horse for horse in range(1, pack.horses + 1) if state.owner[horse] != seat + 1]
        owners = [state.owner[horse] for horse in others]
        chance.shuffle(owners)
        for horse, owner in zip(others, owners, strict=True):
            state.owner[horse] = owner
    if state.phase in SLIPS_HIDDEN:
        for other in range(state.seats):
            if other != seat:
                handed_in = state.phase != SLIPS or not state.awaits >> other & 1
                refill(pack, state, other, handed_in, chance)


def refill(pack: Pack, state: State, seat: int, handed_in: bool, chance: Random) -> None:
    """Fill a slip in another way: wholly if it was handed in, else as far as it may have come."""
    tierce = chance.sample(range(1, pack.horses + 1), 3)
    win, place = (chance.randrange(1, pack.horses + 1) for _ in range(2))
    if not handed_in:
        missing = chance.randrange(3)
        tierce = [0, 0, 0] if missing == 0 else tierce
        win = 0 if missing == 1 else win
        place = 0 if missing == 2 else place
    for row, horse in enumerate(tierce, start=1):
        state.tierce[seat][row] = horse
    state.win[seat] = win
    state.place[seat] = place
