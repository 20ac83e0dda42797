"""Random play to the end, written once for every room; also the benchmark's hot path."""

from hippodrome.engine.doors import begin, draw, menu, play
from hippodrome.engine.parameters import PackRecord, Row, StateRecord
from hippodrome.engine.stream import Stream, below


def lowest_seat(awaits: int) -> int:
    """Give the first seat of a bit mask."""
    seat = 0
    while (awaits >> seat) & 1 == 0:
        seat += 1
    return seat


def playout(pack: PackRecord, state: StateRecord, moves: Row, stream: Stream) -> int:
    """Play on at random until the game is over; give the number of moves, draws not counted."""
    made = 0
    while state.over == 0:
        if state.spread > 0:
            draw(pack, state, below(stream, state.spread))
        else:
            seat = lowest_seat(state.awaits)
            count = menu(pack, state, seat, moves)
            play(pack, state, seat, moves[below(stream, count)])
            made += 1
    return made


def playouts(pack: PackRecord, state: StateRecord, moves: Row, stream: Stream, games: int) -> int:
    """Play that many whole games at random from the start; give the number of moves."""
    made = 0
    for _ in range(games):
        begin(pack, state)
        made += playout(pack, state, moves, stream)
    return made


ENTRY_POINTS = (playout, playouts)
