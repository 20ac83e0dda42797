"""The base of every room's state: what rules note of the last play or draw, for all to know."""

from hippodrome.engine.fields import Cell, Fields, Money, cell, money

FACTS = 5
"""How many numbers an event may have beside its own."""
WIDTH = FACTS + 1
MOST = 24
"""How many events a play or a draw may note, unless a room says otherwise."""


class Noted(Fields):
    """A state with a bounded buffer of events, which is scratch: no part of what is remembered."""

    noted: Cell = cell(scratch=True)
    """How many events were noted; one more than there is room for if it was not enough."""
    notes: Money = money(MOST * WIDTH, scratch=True)
    """The events, each its number and its facts; a room that needs more room declares it anew."""
