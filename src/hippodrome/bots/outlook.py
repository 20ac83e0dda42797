"""What a view lets one expect, written once for every room: who comes in where, and who wins.

A view is filled with one possibility after another, and tipsters play on, each from its own view:
to the arrival of the race that is on or comes next, or to the end of the game. What comes of it is
counted in whole numbers, so that both readings count the same; each possibility has chances of its
own by its number, so that counting can be interrupted and gone on with.
"""

from hippodrome.bots.scouting import UNIT, trial
from hippodrome.engine.doors import draw, imagine, menu, placings, play, see, standing, swing, tip
from hippodrome.engine.parameters import PackRecord, Row, Rows, StateRecord
from hippodrome.engine.playouts import lowest_seat
from hippodrome.engine.stream import Stream, below, branch

# Rows of a tally: how often each horse, by its number, was first, second and third; the games each
# seat won, in SHARES; what it had in the end, added up; and working space.
FIRST = 0
THIRD = 2
WON = 3
STOOD = 4
PLACES = 5
POINTS = 6
ROWS = 7
WIDTH = 16
"""More than there are horses or seats."""
SHARES = 27_720
"""What a game is worth that is won alone; whatever number of seats can share it evenly."""

# How far to play on.
TO_THE_ARRIVAL = 0
TO_THE_END = 1

NO_MOVE = -1
"""Stands in place of the seat's first move where tipsters make that one, too."""


def step_on(
    pack: PackRecord,
    state: StateRecord,
    glance: StateRecord,
    replies: Row,
    luck: Stream,
    whim: Stream,
) -> None:
    """Let a draw, or a tipster who knows what its seat sees, go on by one step."""
    if state.spread > 0:
        draw(pack, state, below(luck, state.spread))
    else:
        seat = lowest_seat(state.awaits)
        see(pack, state, seat, glance)
        count = menu(pack, glance, seat, replies)
        play(pack, state, seat, tip(pack, glance, seat, replies, count, whim))


def count_arrival(tally: Rows) -> None:
    """Count the horses that were placed."""
    for horse in range(1, tally[PLACES][0] + 1):
        place = tally[PLACES][horse] - 1
        if FIRST <= place <= THIRD:
            tally[place][horse] += 1


def count_end(pack: PackRecord, state: StateRecord, tally: Rows) -> None:
    """Count who won, in part where several did, and what everybody had."""
    winners = standing(pack, state, tally[POINTS])
    sharing = 0
    for seat in range(state.seats):
        sharing += (winners >> seat) & 1
        tally[STOOD][seat] += tally[POINTS][seat]
    for seat in range(state.seats):
        if (winners >> seat) & 1 == 1:
            tally[WON][seat] += SHARES // sharing


def play_through(
    pack: PackRecord,
    state: StateRecord,
    stream: Stream,
    number: int,
    until: int,
    glance: StateRecord,
    replies: Row,
    tally: Rows,
    luck: Stream,
    whim: Stream,
) -> None:
    """Play a state on that hides nothing, with the chances of a number, and count what came."""
    branch(stream, 2 * number, luck)
    branch(stream, 2 * number + 1, whim)
    decided = placings(pack, state, tally[PLACES])
    run_on(pack, state, decided, until, glance, replies, tally, luck, whim)


def run_on(
    pack: PackRecord,
    state: StateRecord,
    decided: int,
    until: int,
    glance: StateRecord,
    replies: Row,
    tally: Rows,
    luck: Stream,
    whim: Stream,
) -> None:
    """Play on until more races are decided, or on to the end; at the end count what it was."""
    while state.over == 0 and placings(pack, state, tally[PLACES]) == decided:
        step_on(pack, state, glance, replies, luck, whim)
    placings(pack, state, tally[PLACES])
    count_arrival(tally)
    if until == TO_THE_END:
        while state.over == 0:
            step_on(pack, state, glance, replies, luck, whim)
        count_end(pack, state, tally)


def look_ahead(
    pack: PackRecord,
    view: StateRecord,
    seat: int,
    move: int,
    stream: Stream,
    first: int,
    count: int,
    until: int,
    thought: StateRecord,
    glance: StateRecord,
    replies: Row,
    tally: Rows,
    luck: Stream,
    whim: Stream,
) -> None:
    """Play so many possibilities of a view on, from a number on, and count what came.

    The seat makes a move first, unless there is none.
    """
    for number in range(first, first + count):
        branch(stream, 2 * number, luck)
        branch(stream, 2 * number + 1, whim)
        see(pack, view, seat, thought)
        imagine(pack, thought, seat, luck)
        decided = placings(pack, thought, tally[PLACES])
        if move != NO_MOVE:
            play(pack, thought, seat, move)
        run_on(pack, thought, decided, until, glance, replies, tally, luck, whim)


def compare(
    pack: PackRecord,
    view: StateRecord,
    seat: int,
    one: int,
    other: int,
    taste: int,
    stream: Stream,
    number: int,
    thought: StateRecord,
    glance: StateRecord,
    replies: Row,
    luck: Stream,
    whim: Stream,
) -> int:
    """Give what one move gains on another on a numbered possibility, as a search values it."""
    better = trial(
        pack, view, seat, one, taste, number, stream, thought, glance, replies, luck, whim
    )
    worse = trial(
        pack, view, seat, other, taste, number, stream, thought, glance, replies, luck, whim
    )
    return better - worse


def in_points(pack: PackRecord, state: StateRecord, value: int) -> int:
    """Give in points or money what a search values; a win counts for a usual lead."""
    return value * swing(pack, state) // UNIT


ENTRY_POINTS = (play_through, look_ahead, compare, in_points)
