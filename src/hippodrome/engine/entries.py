"""How Python enters the compiled reading: every door over one-element arrays.

Passing an array and taking its only record inside costs a tenth of passing the record.
"""

from typing import Any

from hippodrome.engine.doors import (
    amounts,
    begin,
    broken,
    draw,
    imagine,
    menu,
    play,
    refusal,
    see,
    slot,
    standing,
    tip,
)
from hippodrome.engine.fields import Money
from hippodrome.engine.playouts import playout, playouts
from hippodrome.engine.stream import Stream


def enter_begin(pack: Any, state: Any) -> None:
    """Open `begin`."""
    begin(pack[0], state[0])


def enter_menu(pack: Any, state: Any, seat: int, moves: Money) -> int:
    """Open `menu`."""
    return menu(pack[0], state[0], seat, moves)


def enter_amounts(pack: Any, state: Any, seat: int, move: int, out: Money) -> int:
    """Open `amounts`."""
    return amounts(pack[0], state[0], seat, move, out)


def enter_slot(pack: Any, move: int) -> int:
    """Open `slot`."""
    return slot(pack[0], move)


def enter_refusal(pack: Any, state: Any, seat: int, move: int) -> int:
    """Open `refusal`."""
    return refusal(pack[0], state[0], seat, move)


def enter_play(pack: Any, state: Any, seat: int, move: int) -> None:
    """Open `play`."""
    play(pack[0], state[0], seat, move)


def enter_draw(pack: Any, state: Any, outcome: int) -> None:
    """Open `draw`."""
    draw(pack[0], state[0], outcome)


def enter_standing(pack: Any, state: Any, out: Money) -> int:
    """Open `standing`."""
    return standing(pack[0], state[0], out)


def enter_see(pack: Any, state: Any, seat: int, view: Any) -> None:
    """Open `see`."""
    see(pack[0], state[0], seat, view[0])


def enter_imagine(pack: Any, view: Any, seat: int, stream: Stream) -> None:
    """Open `imagine`."""
    imagine(pack[0], view[0], seat, stream)


def enter_tip(pack: Any, view: Any, seat: int, moves: Money, count: int, stream: Stream) -> int:
    """Open `tip`."""
    return tip(pack[0], view[0], seat, moves, count, stream)


def enter_broken(pack: Any, state: Any) -> int:
    """Open `broken`."""
    return broken(pack[0], state[0])


def enter_playout(pack: Any, state: Any, moves: Money, stream: Stream) -> int:
    """Open `playout`."""
    return playout(pack[0], state[0], moves, stream)


def enter_playouts(pack: Any, state: Any, moves: Money, stream: Stream, games: int) -> int:
    """Open `playouts`."""
    return playouts(pack[0], state[0], moves, stream, games)


def enter_copy(source: Any, target: Any) -> None:
    """Copy one state into another."""
    target[0] = source[0]
