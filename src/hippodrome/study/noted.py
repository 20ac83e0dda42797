"""Whole games among tipsters of which every event is kept, written once for every room.

Each row of the log holds the game's number, the event's and its facts.
"""

from hippodrome.engine.doors import begin, draw, menu, play, see, standing, tip
from hippodrome.engine.parameters import PackRecord, Row, Rows, StateRecord
from hippodrome.engine.playouts import lowest_seat
from hippodrome.engine.state import WIDTH
from hippodrome.engine.stream import Stream, below

LOG_FULL = -1
"""What is given instead of a number of rows when there is no room for another."""


def keep(state: StateRecord, log: Rows, rows: int, game: int) -> int:
    """Write what the last step noted into the log and empty the buffer; give the rows by now."""
    if state.noted * WIDTH > len(state.notes) or rows + state.noted > len(log):
        return LOG_FULL
    for event in range(state.noted):
        log[rows][0] = game
        for cell in range(WIDTH):
            log[rows][cell + 1] = state.notes[event * WIDTH + cell]
        rows += 1
    state.noted = 0
    return rows


def noted_games(
    pack: PackRecord,
    state: StateRecord,
    view: StateRecord,
    moves: Row,
    stream: Stream,
    points: Rows,
    winners: Row,
    log: Rows,
    games: int,
) -> int:
    """Play several games; write points, winners and the log, and give its rows or LOG_FULL."""
    rows = 0
    for game in range(games):
        state.noted = 0
        begin(pack, state)
        rows = keep(state, log, rows, game)
        while rows >= 0 and state.over == 0:
            if state.spread > 0:
                draw(pack, state, below(stream, state.spread))
            else:
                seat = lowest_seat(state.awaits)
                see(pack, state, seat, view)
                count = menu(pack, view, seat, moves)
                play(pack, state, seat, tip(pack, view, seat, moves, count, stream))
            rows = keep(state, log, rows, game)
        if rows < 0:
            return rows
        winners[game] = standing(pack, state, points[game])
    return rows


ENTRY_POINTS = (noted_games,)
