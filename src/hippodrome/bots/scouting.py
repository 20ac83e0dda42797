"""The scout's search, written once for every room: what a move leads to, tried many times.

A view is filled with one possibility, a move is played, and tipsters play on to the room's horizon:
the end of a race or of the game, or a round of the table. What that is worth to the seat is
compared with what the tipster's own move is worth on the same possibility with the same draws.
After each round the worse half of the moves is left aside (sequential halving); in the end the best
of the rest is played, if it gained more than chance may have given it (`doubt`).

A search can be interrupted after any possibility and gone on with, or ended with what was found so
far; its plan stands in a row beside its figures. Values are whole numbers, so that both readings
find the same.
"""

from hippodrome.engine.doors import (
    chances,
    doubt,
    draw,
    horizon,
    imagine,
    menu,
    play,
    prospects,
    see,
    settled,
    standing,
    swing,
    tip,
)
from hippodrome.engine.parameters import PackRecord, Row, Rows, StateRecord
from hippodrome.engine.playouts import lowest_seat
from hippodrome.engine.stream import Stream, below, branch

UNIT = 1_000_000
"""What a lead is worth that two equal players usually have at the end, and so is the win itself.

Leads are not bent into chances: a straight measure won more with the same trials (0026).
"""
# Tastes: what a seat plays for.
AHEAD = 0
"""To be ahead of everybody."""
BOLD = 1
"""To be far ahead: how far behind hardly matters."""
CAREFUL = 2
"""Not to fall behind: how far ahead hardly matters."""
SPITEFUL = 3
"""That the best of the others has little."""
FOR_THE_HOUSE = 4
"""That the others together have little: what nobody wins, the house keeps."""

LEAST_ARMS = 8
"""Moves that are tried however few simulations there are."""
TRIALS_EACH = 12
"""Simulations for each move that is tried, so that the first round does not drop it by chance."""
GRAIN = 1000
"""Squares of gains are noted in so many millionths of a unit, so that their sums are small."""
CHOOSING = -2
"""The branch of chance that chooses moves; those of the trials are numbered from 0."""

# Rows of a search: the moves it tries by their place in the menu, the tipster's first; what each
# gained on the tipster's so far, and the squares of that; and the plan.
ARM = 0
GAIN = 1
SQUARES = 2
PLAN = 3
ROWS = 4

# Places in the row of the plan.
ALIVE = 0
ROUNDS = 1
NUMBER = 2
ROUND_ENDS = 3
SHARE = 4
TASTE = 5
DOUBT = 6
PLAN_WIDTH = 7


def value_of(pack: PackRecord, state: StateRecord, seat: int, taste: int, points: Row) -> int:
    """What a state is worth to a seat, by its taste.

    To most that is the lead over the best of the others, and the win itself.
    """
    winners = 0
    if state.over == 1:
        winners = standing(pack, state, points)
    else:
        prospects(pack, state, points)
    scale = max(1, swing(pack, state))
    best = points[1] if seat == 0 else points[0]
    others = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, points[other])
            others += points[other]
    lead = UNIT * (points[seat] - best) // scale
    if taste == SPITEFUL:
        return UNIT * (points[seat] - 4 * best) // (4 * scale)
    if taste == FOR_THE_HOUSE:
        return UNIT * (points[seat] - 2 * others) // (2 * scale)
    if (winners >> seat) & 1 == 1:
        sharing = 0
        for other in range(state.seats):
            sharing += (winners >> other) & 1
        lead += UNIT // sharing
    elif state.over == 0 and chances(pack, state, points) == 1:
        lead += points[seat]  # in millionths, as a UNIT is
    if taste == BOLD:
        return 2 * lead if lead > 0 else lead // 4
    if taste == CAREFUL:
        return lead // 4 if lead > 0 else 2 * lead
    return lead


def play_on(
    pack: PackRecord,
    state: StateRecord,
    until: int,
    glance: StateRecord,
    replies: Row,
    luck: Stream,
    whim: Stream,
) -> None:
    """Let tipsters play on, each from what its seat sees, until so much is settled."""
    while state.over == 0 and settled(pack, state) < until:
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
    taste: int,
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
    return outcome(pack, thought, seat, move, taste, glance, replies, luck, whim)


def outcome(
    pack: PackRecord,
    thought: StateRecord,
    seat: int,
    move: int,
    taste: int,
    glance: StateRecord,
    replies: Row,
    luck: Stream,
    whim: Stream,
) -> int:
    """Play a move on a possibility, and on to the horizon; give what that is worth to the seat."""
    until = horizon(pack, thought)
    play(pack, thought, seat, move)
    play_on(pack, thought, until, glance, replies, luck, whim)
    return value_of(pack, thought, seat, taste, replies)


def try_all(
    pack: PackRecord,
    view: StateRecord,
    seat: int,
    moves: Row,
    stream: Stream,
    thought: StateRecord,
    glance: StateRecord,
    replies: Row,
    search: Rows,
    luck: Stream,
    whim: Stream,
) -> None:
    """Try every move still considered on the next possibility."""
    number = search[PLAN][NUMBER]
    taste = search[PLAN][TASTE]
    usual = 0
    for place in range(search[PLAN][ALIVE]):
        move = moves[search[ARM][place]]
        value = trial(
            pack, view, seat, move, taste, number, stream, thought, glance, replies, luck, whim
        )
        if place == 0:
            usual = value
        note_gain(search, place, value - usual)
    search[PLAN][NUMBER] = number + 1


def note_gain(search: Rows, place: int, gain: int) -> None:
    """Note what a move gained on the tipster's."""
    search[GAIN][place] += gain
    search[SQUARES][place] += (gain // GRAIN) * (gain // GRAIN)


def swap(search: Rows, one: int, other: int) -> None:
    """Let two moves change places."""
    for row in range(PLAN):
        kept = search[row][one]
        search[row][one] = search[row][other]
        search[row][other] = kept


def halve(search: Rows) -> None:
    """Leave the worse half aside: the best come to the front, behind the tipster's.

    The tipster's own move is never left aside, for all others are measured by it. Of two equal
    moves the one that was further in front stays there.
    """
    alive = search[PLAN][ALIVE]
    for place in range(2, alive):
        before = place
        while before > 1 and search[GAIN][before - 1] < search[GAIN][before]:
            swap(search, before - 1, before)
            before -= 1
    search[PLAN][ALIVE] = max(2, (alive + 1) // 2)
    search[PLAN][ROUNDS] -= 1
    plan_round(search)


def plan_round(search: Rows) -> None:
    """Give each move still considered its part of the round's simulations."""
    each = max(1, search[PLAN][SHARE] // search[PLAN][ALIVE])
    search[PLAN][ROUND_ENDS] = search[PLAN][NUMBER] + each


def rounds_for(count: int) -> int:
    """How often so many moves can be halved until one is left."""
    rounds = 0
    while count > 1:
        count = (count + 1) // 2
        rounds += 1
    return rounds


def choose_arms(
    pack: PackRecord,
    view: StateRecord,
    seat: int,
    moves: Row,
    count: int,
    stream: Stream,
    most: int,
    glance: StateRecord,
    replies: Row,
    search: Rows,
    whim: Stream,
) -> None:
    """Choose the moves to try, the tipster's first: all, or of a long menu what it might play too.

    What is left of the room is for any others.
    """
    for place in range(count):
        search[ARM][place] = place
        search[GAIN][place] = 0
        search[SQUARES][place] = 0
    branch(stream, CHOOSING, whim)
    found = 0
    for asked in range(most):
        if asked > 0 and most == count:
            break
        see(pack, view, seat, glance)
        for place in range(count):
            replies[place] = moves[place]
        tipped = tip(pack, glance, seat, replies, count, whim)
        for place in range(found, count):
            if moves[search[ARM][place]] == tipped:
                swap(search, found, place)
                found += 1
                break
    while found < most:
        swap(search, found, found + below(whim, count - found))
        found += 1


def begin_search(
    pack: PackRecord,
    view: StateRecord,
    seat: int,
    moves: Row,
    count: int,
    stream: Stream,
    simulations: int,
    taste: int,
    glance: StateRecord,
    replies: Row,
    search: Rows,
    whim: Stream,
) -> None:
    """Plan a search of about so many simulations over a menu, by a taste."""
    alive = min(count, max(LEAST_ARMS, simulations // TRIALS_EACH))
    choose_arms(pack, view, seat, moves, count, stream, alive, glance, replies, search, whim)
    rounds = rounds_for(alive)
    search[PLAN][ALIVE] = alive
    search[PLAN][ROUNDS] = rounds
    search[PLAN][NUMBER] = 0
    search[PLAN][TASTE] = taste
    search[PLAN][DOUBT] = doubt(pack, view)
    search[PLAN][SHARE] = simulations // max(1, rounds)
    plan_round(search)


def go_on(
    pack: PackRecord,
    view: StateRecord,
    seat: int,
    moves: Row,
    stream: Stream,
    possibilities: int,
    thought: StateRecord,
    glance: StateRecord,
    replies: Row,
    search: Rows,
    luck: Stream,
    whim: Stream,
) -> int:
    """Go on with a search for so many possibilities; give the rounds that are left of it."""
    for _ in range(possibilities):
        if search[PLAN][ROUNDS] == 0:
            break
        try_all(pack, view, seat, moves, stream, thought, glance, replies, search, luck, whim)
        if search[PLAN][NUMBER] >= search[PLAN][ROUND_ENDS]:
            halve(search)
    return search[PLAN][ROUNDS]


def beyond_doubt(search: Rows, place: int) -> bool:
    """Did a move gain so many quarters of a standard error as the room asks for?"""
    gain = 4 * (search[GAIN][place] // GRAIN)
    asked = search[PLAN][DOUBT]
    return gain * gain >= asked * asked * search[SQUARES][place]


def best_found(moves: Row, search: Rows) -> int:
    """Give the move that gained most beyond doubt so far; where none did, the tipster's."""
    best = 0
    for place in range(1, search[PLAN][ALIVE]):
        if search[GAIN][place] > search[GAIN][best] and beyond_doubt(search, place):
            best = place
    return moves[search[ARM][best]]


def scout(
    pack: PackRecord,
    view: StateRecord,
    seat: int,
    moves: Row,
    count: int,
    stream: Stream,
    simulations: int,
    taste: int,
    thought: StateRecord,
    glance: StateRecord,
    replies: Row,
    search: Rows,
    luck: Stream,
    whim: Stream,
) -> int:
    """Choose a move of the menu by about so many simulations and a taste."""
    begin_search(
        pack, view, seat, moves, count, stream, simulations, taste, glance, replies, search, whim
    )
    all_of_it = 1 << 40
    go_on(
        pack,
        view,
        seat,
        moves,
        stream,
        all_of_it,
        thought,
        glance,
        replies,
        search,
        luck,
        whim,
    )
    return best_found(moves, search)


ENTRY_POINTS = (begin_search, go_on, best_found, scout)
