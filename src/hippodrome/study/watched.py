"""Random games under watch, written once for every room: every law is asked after every step.

Half of the games go mostly as the tipster would have it: whoever decides at random alone may
never come to what sense leads to. (At Ascot nobody would have the money left to enter a horse.)
"""

from hippodrome.engine.doors import begin, broken, draw, menu, play, refusal, slot, standing, tip
from hippodrome.engine.parameters import PackRecord, Row, StateRecord
from hippodrome.engine.playouts import lowest_seat
from hippodrome.engine.stream import Stream, below

# The laws of all games; a room's own have codes from 10.
NOT_ONE_NEXT_STEP = 1
TOO_LONG = 2
NOTHING_TO_PLAY = 3
MENU_REFUSED = 4
NO_SLOT = 5
NO_WINNER = 6

WHIMS = 8
"""In a sensible game one move of so many is made at random."""

# What a report holds.
BROKEN = 0
GAME = 1
STEP = 2
LONGEST = 3
STEPS = 4
REPORT_SIZE = 5


def next_steps(state: StateRecord) -> int:
    """Count what may come next of a move, a draw and the end; lawful is one."""
    found = 0
    if state.awaits != 0:
        found += 1
    if state.spread > 0:
        found += 1
    if state.over == 1:
        found += 1
    return found


def step(
    pack: PackRecord,
    state: StateRecord,
    moves: Row,
    stream: Stream,
    tally: Row,
    slots: int,
    sensible: bool,
) -> int:
    """Make one move, at random or a sensible one, or a draw; give 0 or the law that is broken."""
    if state.spread > 0:
        draw(pack, state, below(stream, state.spread))
    else:
        seat = lowest_seat(state.awaits)
        count = menu(pack, state, seat, moves)
        if count == 0:
            return NOTHING_TO_PLAY
        move = moves[below(stream, count)]
        if sensible and below(stream, WHIMS) > 0:
            move = tip(pack, state, seat, moves, count, stream)
        if refusal(pack, state, seat, move) != 0:
            return MENU_REFUSED
        place = slot(pack, move)
        if place < 0 or place >= slots:
            return NO_SLOT
        tally[place] += 1
        play(pack, state, seat, move)
    if next_steps(state) != 1:
        return NOT_ONE_NEXT_STEP
    return broken(pack, state)


def watched(
    pack: PackRecord,
    state: StateRecord,
    moves: Row,
    stream: Stream,
    tally: Row,
    out: Row,
    report: Row,
    slots: int,
    bound: int,
    games: int,
) -> int:
    """Play games until one breaks a law; tally moves by slot, write a report, give its code."""
    for game in range(games):
        sensible = below(stream, 2) == 1  # drawn, so that the seed of a game plays it again
        begin(pack, state)
        code = broken(pack, state) if next_steps(state) == 1 else NOT_ONE_NEXT_STEP
        steps = 0
        while code == 0 and state.over == 0:
            code = step(pack, state, moves, stream, tally, slots, sensible)
            steps += 1
            if code == 0 and steps > bound:
                code = TOO_LONG
        if code == 0:
            winners = standing(pack, state, out)
            if winners == 0 or winners >> state.seats != 0:
                code = NO_WINNER
        report[STEPS] += steps
        report[LONGEST] = max(report[LONGEST], steps)
        if code != 0:
            report[BROKEN] = code
            report[GAME] = game
            report[STEP] = steps
            return code
    return 0


ENTRY_POINTS = (watched,)
