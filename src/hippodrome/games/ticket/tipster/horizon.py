"""Where a search may stop in Ticket Gagnant, and how much is still to come there."""

from hippodrome.engine.fields import Money
from hippodrome.games.ticket.rules.doors import standing
from hippodrome.games.ticket.state import Pack, State

SWING = 11
"""Points by which two tipsters' races usually differ."""


def settled(pack: Pack, state: State) -> int:
    """T8: a race is settled when the next one is to be chosen."""
    return state.race


def horizon(pack: Pack, state: State) -> int:
    """A search looks to the end of the race."""
    return state.race + 1


def prospects(pack: Pack, state: State, out: Money) -> None:
    """T8.6: between races a seat has its points, and nothing else."""
    standing(pack, state, out)


def chances(pack: Pack, state: State, out: Money) -> int:
    """T8.6: who has most points wins; there is no more to say."""
    return 0


def swing(pack: Pack, state: State) -> int:
    """Two tipsters drift some eleven points apart in a race, and less than twice that in two."""
    left = state.races - state.race + 1
    return SWING * left // (1 + left // 2)


def doubt(pack: Pack, state: State) -> int:
    """The tipster is blind enough that whatever gained most is played (0026)."""
    return 0
