"""The doors every room has: the only list of them, as stubs with a name, types and a sentence.

Generic code (playouts, search) imports them from here. It is never called as imported: a
reading binds a copy of the module to one room, with that room's own doors in their place.
"""

from types import FunctionType
from typing import NoReturn

from hippodrome.engine.parameters import PackRecord, Row, StateRecord
from hippodrome.engine.stream import Stream


def _unbound() -> NoReturn:
    raise RuntimeError("a stub was called: bind this module to a room first")


def begin(pack: PackRecord, state: StateRecord) -> None:
    """Set up a game evening; options and seats were written into the state."""
    _unbound()


def menu(pack: PackRecord, state: StateRecord, seat: int, moves: Row) -> int:
    """List the legal moves in a documented order; give their number."""
    _unbound()


def amounts(pack: PackRecord, state: StateRecord, seat: int, move: int, out: Row) -> int:
    """Write least, most and step of a move's free amount; give 0 where it has none."""
    _unbound()


def slot(pack: PackRecord, move: int) -> int:
    """Give the fixed number of a move in the action space learners see."""
    _unbound()


def refusal(pack: PackRecord, state: StateRecord, seat: int, move: int) -> int:
    """Judge a move: 0 if legal, else the code of the reason."""
    _unbound()


def play(pack: PackRecord, state: StateRecord, seat: int, move: int) -> None:
    """Carry out a legal move."""
    _unbound()


def draw(pack: PackRecord, state: StateRecord, outcome: int) -> None:
    """Carry out a draw: one number below `state.spread`."""
    _unbound()


def standing(pack: PackRecord, state: StateRecord, out: Row) -> int:
    """Write each seat's points or money; give the winners as a bit mask once the game is over."""
    _unbound()


def settled(pack: PackRecord, state: StateRecord) -> int:
    """Count what is settled (races run, phases over, turns taken): it never falls."""
    _unbound()


def horizon(pack: PackRecord, state: StateRecord) -> int:
    """Give the count of what is settled at which a search from here stops."""
    _unbound()


def prospects(pack: PackRecord, state: StateRecord, out: Row) -> None:
    """Write what each seat may hope to have once what is running is settled, by rules of thumb.

    Of a state that hides nothing; where nothing is running, that is its `standing`.
    """
    _unbound()


def chances(pack: PackRecord, state: StateRecord, out: Row) -> int:
    """Write each seat's chance to win, in millionths, by rules of thumb; give 1.

    Give 0, and write nothing, where whoever is ahead in `prospects` is as likely to win as any
    rule of thumb could say.
    """
    _unbound()


def swing(pack: PackRecord, state: StateRecord) -> int:
    """Give how far two equal players usually drift apart in `standing` from here to the end."""
    _unbound()


def doubt(pack: PackRecord, state: StateRecord) -> int:
    """How sure a search must be that another move is better than the tipster's.

    In quarters of the standard error of what that move gained. Where rules of thumb are good and
    luck is large, what seems to be better after some trials mostly is not.
    """
    _unbound()


def placings(pack: PackRecord, state: StateRecord, out: Row) -> int:
    """Write how many horses there are, then by number the place of each in the race last decided.

    That is 0 for a horse without a place. Give how many races are decided: it never falls.
    """
    _unbound()


def see(pack: PackRecord, state: StateRecord, seat: int, view: StateRecord) -> None:
    """Copy into a blank state only what that seat knows (-1: a spectator)."""
    _unbound()


def imagine(pack: PackRecord, view: StateRecord, seat: int, stream: Stream) -> None:
    """Fill a view's unknowns with one possibility."""
    _unbound()


def believe(pack: PackRecord, state: StateRecord, seat: int, stream: Stream) -> None:
    """Make what a seat has imagined likelier, by what others have shown and how people play.

    Only what is hidden from that seat may change, into what `imagine` might have come to as well.
    """
    _unbound()


def tip(
    pack: PackRecord, view: StateRecord, seat: int, moves: Row, count: int, stream: Stream
) -> int:
    """Choose a sensible move by rules of thumb, without rollouts."""
    _unbound()


def broken(pack: PackRecord, state: StateRecord) -> int:
    """Hold a state to the room's own laws: 0 if none is broken, else the code of one that is."""
    _unbound()


ENTRY_POINTS = tuple(
    stub
    for name, stub in list(vars().items())
    if isinstance(stub, FunctionType) and not name.startswith("_")
)
"""Every door can be entered from Python."""
DOORS = tuple(door.__name__ for door in ENTRY_POINTS)
