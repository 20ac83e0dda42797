"""Where a search may stop in Finish Line, and how much is still to come there."""

from hippodrome.engine.fields import Money
from hippodrome.games.finishline.rules.doors import standing
from hippodrome.games.finishline.state import INTERVAL, Pack, State


def settled(pack: Pack, state: State) -> int:
    """F6.1: a race is settled when all slips are paid."""
    return 2 * state.race + (1 if state.phase == INTERVAL else 0)


def horizon(pack: Pack, state: State) -> int:
    """A search looks to the end of the race."""
    return settled(pack, state) + 1


def prospects(pack: Pack, state: State, out: Money) -> None:
    """F6.2: between races a seat has its capital and what it won on the side."""
    standing(pack, state, out)


def chances(pack: Pack, state: State, out: Money) -> int:
    """F6.2: the richest wins; who has most is the likeliest to, and `swing` grows with the money.

    Chances as the squares of what can be staked next were tried, and won no more (0027).
    """
    return 0


def swing(pack: Pack, state: State) -> int:
    """Give the euros that decide between two: money breeds money, so it grows with the capital."""
    money = 0
    for seat in range(state.seats):
        money += state.capital[seat] + state.side[seat]
    for race in range(state.race, pack.races):
        money += pack.allowance[race]
    return money // state.seats


def doubt(pack: Pack, state: State) -> int:
    """Two standard errors: slips pay so unevenly that most of what looks better is luck (0026)."""
    return 8
