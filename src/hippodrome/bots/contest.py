"""Whole games among bots, written once for every room and read in both ways.

Each bot is asked from what its seat can see, and seats that are awaited together are asked
in the order of the seats, so a seed gives the same games in both readings.
"""

from typing import Any

from hippodrome.engine.doors import begin, draw, menu, play, see, standing, tip
from hippodrome.engine.fields import Grid, Money
from hippodrome.engine.playouts import lowest_seat
from hippodrome.engine.stream import Stream, below

GAMBLER = 0
TIPSTER = 1


def choice(
    pack: Any, view: Any, seat: int, kind: int, moves: Money, count: int, stream: Stream
) -> int:
    """Ask a bot of that kind for its move."""
    if kind == TIPSTER:
        return tip(pack, view, seat, moves, count, stream)
    return moves[below(stream, count)]


def contest(pack: Any, state: Any, view: Any, moves: Money, kinds: Money, stream: Stream) -> int:
    """Play one game from the start, a kind of bot per seat; give the number of moves."""
    begin(pack, state)
    made = 0
    while state.over == 0:
        if state.spread > 0:
            draw(pack, state, below(stream, state.spread))
        else:
            seat = lowest_seat(state.awaits)
            see(pack, state, seat, view)
            count = menu(pack, view, seat, moves)
            play(pack, state, seat, choice(pack, view, seat, kinds[seat], moves, count, stream))
            made += 1
    return made


def enter_contests(
    pack: Any,
    state: Any,
    view: Any,
    moves: Money,
    kinds: Money,
    stream: Stream,
    points: Grid,
    winners: Money,
    games: int,
) -> int:
    """Play several games; write every seat's points and the winners, give the number of moves."""
    made = 0
    for game in range(games):
        made += contest(pack[0], state[0], view[0], moves, kinds, stream)
        winners[game] = standing(pack[0], state[0], points[game])
    return made
