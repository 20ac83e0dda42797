"""The scout's search, written once for every room: what a move leads to, tried many times.

A view is filled with one possibility, a move is played, and tipsters play on to where something is
settled: the end of a race, of a phase or of the game. What that is worth to the seat is noted.
Moves are tried on the same possibilities with the same draws, and after each round the worse half
of them is left aside (sequential halving). Values are whole numbers, so that the order in which
trials are added up changes nothing.
"""

from hippodrome.engine.doors import draw, imagine, menu, play, see, settled, standing, swing, tip
from hippodrome.engine.parameters import PackRecord, Row, Rows, StateRecord
from hippodrome.engine.playouts import lowest_seat
from hippodrome.engine.stream import Stream, below, branch

CERTAIN = 1_000_000
"""The value of a game that is won."""
MARGIN = 20_000
"""How much of a value is for the margin, so that a lost or won game is still played for points."""

# Rows of what is known of each move.
ARM = 0
WORTH = 1
ROWS = 2


def halved(worth: int, scale: int) -> int:
    """Bring a lead between -1/2 and 1/2 of all: the further ahead, the less another point tells."""
    return CERTAIN // 2 * worth // (scale + abs(worth))


def value_of(pack: PackRecord, state: StateRecord, seat: int, points: Row) -> int:
    """What a state is worth to a seat: its share of the win, or how likely it is by the points."""
    winners = standing(pack, state, points)
    best = points[1] if seat == 0 else points[0]
    for other in range(state.seats):
        if other != seat:
            best = max(best, points[other])
    scale = max(1, swing(pack, state))
    chance = CERTAIN // 2 + halved(points[seat] - best, scale)
    if state.over == 0:
        return chance
    won = 0
    if (winners >> seat) & 1 == 1:
        sharing = 0
        for other in range(state.seats):
            sharing += (winners >> other) & 1
        won = CERTAIN // sharing
    return (won * (CERTAIN - MARGIN) + chance * MARGIN) // CERTAIN


def play_on(
    pack: PackRecord,
    state: StateRecord,
    until: int,
    glance: StateRecord,
    replies: Row,
    luck: Stream,
    whim: Stream,
) -> None:
    """Let tipsters play on, each from what its seat sees, until more than that is settled."""
    while state.over == 0 and settled(pack, state) == until:
        if state.spread > 0:
            draw(pack, state, below(luck, state.spread))
        else:
            seat = lowest_seat(state.awaits)
            see(pack, state, seat, glance)
            count = menu(pack, glance, seat, replies)
            play(pack, state, seat, tip(pack, glance, seat, replies, count, whim))


def trial(
    pack: PackRecord,
    view: StateRecord,
    seat: int,
    move: int,
    number: int,
    stream: Stream,
    thought: StateRecord,
    glance: StateRecord,
    replies: Row,
    luck: Stream,
    whim: Stream,
) -> int:
    """Try a move on a numbered possibility; give what came of it for the seat."""
    branch(stream, 2 * number, luck)
    branch(stream, 2 * number + 1, whim)
    see(pack, view, seat, thought)
    imagine(pack, thought, seat, luck)
    before = settled(pack, thought)
    play(pack, thought, seat, move)
    play_on(pack, thought, before, glance, replies, luck, whim)
    return value_of(pack, thought, seat, replies)


def trials(
    pack: PackRecord,
    view: StateRecord,
    seat: int,
    moves: Row,
    arms: Rows,
    alive: int,
    first: int,
    last: int,
    stream: Stream,
    thought: StateRecord,
    glance: StateRecord,
    replies: Row,
    luck: Stream,
    whim: Stream,
) -> None:
    """Try the moves still considered on possibilities from the first number to before the last."""
    for number in range(first, last):
        for place in range(alive):
            arms[WORTH][place] += trial(
                pack,
                view,
                seat,
                moves[arms[ARM][place]],
                number,
                stream,
                thought,
                glance,
                replies,
                luck,
                whim,
            )


def sort_arms(arms: Rows, alive: int) -> None:
    """Bring the best moves to the front; equal ones keep their order."""
    for place in range(1, alive):
        arm = arms[ARM][place]
        worth = arms[WORTH][place]
        before = place
        while before > 0 and arms[WORTH][before - 1] < worth:
            arms[ARM][before] = arms[ARM][before - 1]
            arms[WORTH][before] = arms[WORTH][before - 1]
            before -= 1
        arms[ARM][before] = arm
        arms[WORTH][before] = worth


def rounds_for(count: int) -> int:
    """How often so many moves can be halved until one is left."""
    rounds = 0
    while count > 1:
        count = (count + 1) // 2
        rounds += 1
    return rounds


def scout(
    pack: PackRecord,
    view: StateRecord,
    seat: int,
    moves: Row,
    count: int,
    stream: Stream,
    simulations: int,
    thought: StateRecord,
    glance: StateRecord,
    replies: Row,
    arms: Rows,
    luck: Stream,
    whim: Stream,
) -> int:
    """Choose a move of the menu by about so many simulations."""
    for place in range(count):
        arms[ARM][place] = place
        arms[WORTH][place] = 0
    rounds = rounds_for(count)
    alive = count
    number = 0
    while alive > 1:
        each = max(1, simulations // (rounds * alive))
        trials(
            pack,
            view,
            seat,
            moves,
            arms,
            alive,
            number,
            number + each,
            stream,
            thought,
            glance,
            replies,
            luck,
            whim,
        )
        number += each
        sort_arms(arms, alive)
        alive = (alive + 1) // 2
    return moves[arms[ARM][0]]


ENTRY_POINTS = (scout, trials)
