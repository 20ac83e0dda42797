"""How far a search looks in Ascot: to the end, for only the first horse home decides (A11.4)."""

from hippodrome.games.ascot.state import Pack, State

SWING = 220_000
"""Francs by which two tipsters' afternoons usually differ."""


def settled(pack: Pack, state: State) -> int:
    """A11.4: nothing is settled before the race is run."""
    return 0


def swing(pack: Pack, state: State) -> int:
    """Give the francs by which two tipsters usually end apart."""
    return SWING
