"""Whole games among bots, written once for every room and read in both ways.

Each bot is asked from what its seat can see, and seats that are awaited together are asked
in the order of the seats, so a seed gives the same games in both readings.
"""

from hippodrome.engine.doors import begin, draw, menu, play, see, standing, tip
from hippodrome.engine.parameters import PackRecord, Row, Rows, StateRecord
from hippodrome.engine.playouts import lowest_seat
from hippodrome.engine.stream import Stream, below

GAMBLER = 0
TIPSTER = 1
NO_SUCH_BOT = -1
"""What is given instead of a move or a number of moves; compiled code cannot raise."""


def choice(
    pack: PackRecord,
    view: StateRecord,
    seat: int,
    kind: int,
    moves: Row,
    count: int,
    stream: Stream,
) -> int:
    """Ask a bot of that kind for its move; give NO_SUCH_BOT for a number that no kind has."""
    if kind == GAMBLER:
        return moves[below(stream, count)]
    if kind == TIPSTER:
        return tip(pack, view, seat, moves, count, stream)
    return NO_SUCH_BOT


def contest(
    pack: PackRecord, state: StateRecord, view: StateRecord, moves: Row, kinds: Row, stream: Stream
) -> int:
    """Play a game from the start, a kind of bot per seat; give its moves' number or NO_SUCH_BOT."""
    begin(pack, state)
    made = 0
    while state.over == 0:
        if state.spread > 0:
            draw(pack, state, below(stream, state.spread))
        else:
            seat = lowest_seat(state.awaits)
            see(pack, state, seat, view)
            count = menu(pack, view, seat, moves)
            move = choice(pack, view, seat, kinds[seat], moves, count, stream)
            if move == NO_SUCH_BOT:
                return NO_SUCH_BOT
            play(pack, state, seat, move)
            made += 1
    return made


def contests(
    pack: PackRecord,
    state: StateRecord,
    view: StateRecord,
    moves: Row,
    kinds: Row,
    stream: Stream,
    points: Rows,
    winners: Row,
    games: int,
) -> int:
    """Play several games; write points and winners, give the number of moves or NO_SUCH_BOT."""
    made = 0
    for game in range(games):
        moved = contest(pack, state, view, moves, kinds, stream)
        if moved == NO_SUCH_BOT:
            return NO_SUCH_BOT
        made += moved
        winners[game] = standing(pack, state, points[game])
    return made


ENTRY_POINTS = (contests,)
