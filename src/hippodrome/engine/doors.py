"""The doors every room has, as stubs that give generic code their names and types.

Generic code (playouts, search) imports them from here. It is never called as imported: a
reading binds a copy of the module to one room, with that room's own doors in their place.
"""

from typing import Any, NoReturn

from hippodrome.engine.fields import Money
from hippodrome.engine.stream import Stream

DOORS = (
    "begin",
    "menu",
    "amounts",
    "slot",
    "refusal",
    "play",
    "draw",
    "standing",
    "see",
    "imagine",
    "tip",
    "broken",
)


def _unbound(door: str) -> NoReturn:
    raise RuntimeError(f"'{door}' is a stub: bind this module to a room first")


def begin(pack: Any, state: Any) -> None:
    """Set up a game evening; options and seats were written into the state."""
    _unbound("begin")


def menu(pack: Any, state: Any, seat: int, moves: Money) -> int:
    """List the legal moves in a documented order; give their number."""
    _unbound("menu")


def amounts(pack: Any, state: Any, seat: int, move: int, out: Money) -> int:
    """Write least, most and step of a move's free amount; give 0 where it has none."""
    _unbound("amounts")


def slot(pack: Any, move: int) -> int:
    """Give the fixed number of a move in the action space learners see."""
    _unbound("slot")


def refusal(pack: Any, state: Any, seat: int, move: int) -> int:
    """Judge a move: 0 if legal, else the code of the reason."""
    _unbound("refusal")


def play(pack: Any, state: Any, seat: int, move: int) -> None:
    """Carry out a legal move."""
    _unbound("play")


def draw(pack: Any, state: Any, outcome: int) -> None:
    """Carry out a draw: one number below `state.spread`."""
    _unbound("draw")


def standing(pack: Any, state: Any, out: Money) -> int:
    """Write each seat's points or money; give the winners as a bit mask once the game is over."""
    _unbound("standing")


def see(pack: Any, state: Any, seat: int, view: Any) -> None:
    """Copy into a blank state only what that seat knows (-1: a spectator)."""
    _unbound("see")


def imagine(pack: Any, view: Any, seat: int, stream: Stream) -> None:
    """Fill a view's unknowns with one possibility."""
    _unbound("imagine")


def tip(pack: Any, view: Any, seat: int, moves: Money, count: int, stream: Stream) -> int:
    """Choose a sensible move by rules of thumb, without rollouts."""
    _unbound("tip")


def broken(pack: Any, state: Any) -> int:
    """Hold a state to the room's own laws: 0 if none is broken, else the code of one that is."""
    _unbound("broken")
