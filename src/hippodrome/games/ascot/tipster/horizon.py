"""How far a search looks in Ascot: to the end, for only the first horse home decides (A11.4)."""

from hippodrome.engine.fields import Money
from hippodrome.games.ascot.rules.doors import standing
from hippodrome.games.ascot.state import Pack, State

SWING = 220_000
"""Francs by which two tipsters' afternoons usually differ."""


def settled(pack: Pack, state: State) -> int:
    """A11.4: nothing is settled before the race is run."""
    return 0


def horizon(pack: Pack, state: State) -> int:
    """A search looks to the end."""
    return 1


def prospects(pack: Pack, state: State, out: Money) -> None:
    """No search stops before the end."""
    standing(pack, state, out)


def swing(pack: Pack, state: State) -> int:
    """Give the francs by which two tipsters usually end apart."""
    return SWING
