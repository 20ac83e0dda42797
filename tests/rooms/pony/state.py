"""What is printed for Pony Club (`Pack`) and what a game remembers (`State`)."""

from hippodrome.engine.fields import Cell, Cells, Fields, cell, cells
from hippodrome.engine.state import Noted

SEATS = 4
PONIES = 3
UNKNOWN = -1

# Phases.
SLIPS = 1
RACE = 2
THROW = 3
CLOSED = 4


class Pack(Fields):
    """What is printed."""

    ponies: Cell = cell()
    """How many ponies run."""
    squares: Cell = cell()
    """How far it is to the post."""
    coins: Cell = cell()
    """What everybody has to begin with."""
    sides: Cell = cell()
    """The sides of the die."""


class State(Noted):
    """What a game remembers."""

    seats: Cell = cell()
    awaits: Cell = cell()
    spread: Cell = cell()
    over: Cell = cell()
    phase: Cell = cell()
    turn: Cell = cell()
    """Whose turn it is, once the race is on."""
    urged: Cell = cell()
    """The pony a throw is due for, 0 for none."""
    gone: Cells = cells(PONIES + 1)
    """How far each pony has come."""
    coins: Cells = cells(SEATS)
    backed: Cells = cells(SEATS)
    """The pony each seat backs; UNKNOWN where the viewer cannot see, 0 for none yet."""
    stake: Cells = cells(SEATS)
    """The coins on it, likewise."""
