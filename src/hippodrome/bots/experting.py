"""The expert's search, written once for every room: fewer moves, better chosen, tried more often.

As a scout does, it tries moves on numbered possibilities, with tipsters playing on to the horizon.
What it does otherwise: of a long menu it tries what the tipster likes best, then what it likes best
of the rest, and so on. Every two moves are tried on the same possibilities, so it knows of any two
how sure it is that one is better: what is beaten beyond doubt, or makes no difference at all, is
left aside early, and its trials go to the others. A decision that is clear is made at once.

Possibilities are tried each for itself and added up in the order of their numbers. So it does not
matter how many threads try them: a seed and a number of simulations give one move.
"""

from hippodrome.bots.scouting import GRAIN, outcome, rounds_for
from hippodrome.engine.doors import believe, doubt, imagine, see, tip
from hippodrome.engine.parameters import PackRecord, Row, Rows, StateRecord
from hippodrome.engine.stream import Stream, below, branch

LEAST_ARMS = 8
"""Moves that are tried however few simulations there are."""
MOST_ARMS = 64
"""Moves that are tried however many there are: what the tipster likes less is hardly ever good."""
TRIALS_EACH = 20
"""Simulations for each move that is tried."""
GLANCE = 6
"""Possibilities before which nothing is left aside."""
SURELY = 8
"""Quarters of a standard error by which a move must be beaten to be left aside early."""
CHOOSING = -2
"""The branch of chance that chooses moves; those of the trials are numbered from 0."""
BATCH = 64
"""Possibilities that may be tried before they are added up."""

# Rows of a search: the moves it tries by their place in the menu; the sum of what each came to;
# the places of those still considered; the plan; the rest of a menu, while moves are chosen; for
# each move its products with all others; and what possibilities came to that are not added up yet.
ARM = 0
SUM = 1
LIVE = 2
PLAN = 3
REST = 4
PRODUCTS = 5
VALUES = PRODUCTS + MOST_ARMS
ROWS = VALUES + BATCH

# Places in the row of the plan.
ALIVE = 0
NUMBER = 1
"""The next possibility to be added up."""
ROUND_ENDS = 2
LEFT = 3
"""Simulations that are left."""
TIPPED = 4
"""The place of the tipster's move, or -1 when it is left aside."""
TASTE = 5
DOUBT = 6
DONE = 7
BELIEVES = 8
BELIEVER = 16
"""Added to a taste it makes a believer, only to be measured: so far that wins nothing (0027)."""


def rank_arms(
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
) -> int:
    """Choose moves to try, the tipster's first; give their number.

    Of a short menu that is every one. Of a long one the tipster is asked again and again, what it
    named being struck off; where it names that again, the lot decides.
    """
    branch(stream, CHOOSING, whim)
    rest = count
    for place in range(count):
        search[REST][place] = place
    found = 0
    while found < most and rest > 0:
        chosen = 0
        if count > most or found == 0:
            see(pack, view, seat, glance)
            for place in range(rest):
                replies[place] = moves[search[REST][place]]
            tipped = tip(pack, glance, seat, replies, rest, whim)
            chosen = rest
            for place in range(rest):
                if moves[search[REST][place]] == tipped:
                    chosen = place
            if chosen == rest:
                chosen = below(whim, rest)
        index = search[REST][chosen]
        search[ARM][found] = index
        found += 1
        kept = 0
        for place in range(rest):
            other = search[REST][place]
            if other != index:
                search[REST][kept] = other
                kept += 1
        rest = kept
    return found


def begin_thinking(
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
    most = min(MOST_ARMS, max(LEAST_ARMS, simulations // TRIALS_EACH))
    alive = rank_arms(pack, view, seat, moves, count, stream, most, glance, replies, search, whim)
    search[PLAN][TASTE] = taste % BELIEVER
    search[PLAN][BELIEVES] = taste // BELIEVER
    search[PLAN][DOUBT] = doubt(pack, view)
    search[PLAN][TIPPED] = 0
    search[PLAN][NUMBER] = 0
    search[PLAN][LEFT] = simulations
    search[PLAN][DONE] = 0
    consider(search, alive)
    plan_round(search)


def consider(search: Rows, alive: int) -> None:
    """Consider so many moves, of which nothing is known yet."""
    for place in range(alive):
        search[LIVE][place] = place
        search[SUM][place] = 0
        for other in range(alive):
            search[PRODUCTS + place][other] = 0
    search[PLAN][ALIVE] = alive


def plan_round(search: Rows) -> None:
    """Give each move still considered its part of the simulations left, or be done."""
    alive = search[PLAN][ALIVE]
    each = search[PLAN][LEFT] // max(1, alive * rounds_for(alive))
    search[PLAN][ROUND_ENDS] = search[PLAN][NUMBER] + each
    search[PLAN][LEFT] -= each * alive
    if alive < 2 or each == 0:
        search[PLAN][DONE] = 1
        search[PLAN][ROUND_ENDS] = search[PLAN][NUMBER]


def try_possibility(
    pack: PackRecord,
    view: StateRecord,
    seat: int,
    moves: Row,
    stream: Stream,
    number: int,
    thought: StateRecord,
    glance: StateRecord,
    replies: Row,
    search: Rows,
    luck: Stream,
    whim: Stream,
) -> None:
    """Try every move still considered on one possibility, and note what came of it."""
    values = VALUES + number % BATCH
    for nth in range(search[PLAN][ALIVE]):
        place = search[LIVE][nth]
        branch(stream, 2 * number, luck)
        branch(stream, 2 * number + 1, whim)
        see(pack, view, seat, thought)
        imagine(pack, thought, seat, luck)
        if search[PLAN][BELIEVES] == 1:
            believe(pack, thought, seat, luck)
        move = moves[search[ARM][place]]
        value = outcome(pack, thought, seat, move, search[PLAN][TASTE], glance, replies, luck, whim)
        search[values][place] = value // GRAIN


def add_up(search: Rows) -> int:
    """Add up the next possibility, and end the round after its last one; give 0 when done."""
    values = VALUES + search[PLAN][NUMBER] % BATCH
    for nth in range(search[PLAN][ALIVE]):
        place = search[LIVE][nth]
        search[SUM][place] += search[values][place]
        for other in range(nth + 1):
            beside = search[LIVE][other]
            search[PRODUCTS + place][beside] += search[values][place] * search[values][beside]
            search[PRODUCTS + beside][place] = search[PRODUCTS + place][beside]
    search[PLAN][NUMBER] += 1
    if search[PLAN][NUMBER] >= search[PLAN][ROUND_ENDS]:
        narrow(search)
        plan_round(search)
    return 1 - search[PLAN][DONE]


def beats(search: Rows, one: int, other: int, quarters: int) -> bool:
    """Is a move better than another by so many quarters of a standard error?"""
    gain = search[SUM][one] - search[SUM][other]
    squares = search[PRODUCTS + one][one] + search[PRODUCTS + other][other]
    squares -= 2 * search[PRODUCTS + one][other]
    return gain >= 0 and 16 * gain * gain >= quarters * quarters * squares


def narrow(search: Rows) -> None:
    """Leave the worse half aside, and whatever is beaten beyond doubt.

    The tipster's own move stays until it is beaten as surely as the room asks for.
    """
    alive = search[PLAN][ALIVE]
    for nth in range(1, alive):
        before = nth
        while before > 0 and (
            search[SUM][search[LIVE][before - 1]] < search[SUM][search[LIVE][before]]
        ):
            kept = search[LIVE][before]
            search[LIVE][before] = search[LIVE][before - 1]
            search[LIVE][before - 1] = kept
            before -= 1
    best = search[LIVE][0]
    half = max(2, (alive + 1) // 2)
    kept = 1
    for nth in range(1, alive):
        place = search[LIVE][nth]
        tipped = place == search[PLAN][TIPPED] and search[PLAN][DOUBT] > 0
        asked = max(SURELY, search[PLAN][DOUBT]) if tipped else SURELY
        beaten = search[PLAN][NUMBER] >= GLANCE and beats(search, best, place, asked)
        if not beaten and (kept < half or tipped):
            search[LIVE][kept] = place
            kept += 1
        elif place == search[PLAN][TIPPED]:
            search[PLAN][TIPPED] = -1
    search[PLAN][ALIVE] = kept


def best_thought(moves: Row, search: Rows) -> int:
    """Give the move that came to most so far, if it beats the tipster's as surely as is asked."""
    best = search[LIVE][0]
    if search[PLAN][NUMBER] >= GLANCE:
        tipped = search[PLAN][TIPPED]
        if tipped >= 0:
            best = tipped
        for nth in range(search[PLAN][ALIVE]):
            place = search[LIVE][nth]
            if search[SUM][place] > search[SUM][best]:
                if tipped < 0 or beats(search, place, tipped, search[PLAN][DOUBT]):
                    best = place
    return moves[search[ARM][best]]


def expert(
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
    begin_thinking(
        pack, view, seat, moves, count, stream, simulations, taste, glance, replies, search, whim
    )
    going = 1 - search[PLAN][DONE]
    while going == 1:
        try_possibility(
            pack,
            view,
            seat,
            moves,
            stream,
            search[PLAN][NUMBER],
            thought,
            glance,
            replies,
            search,
            luck,
            whim,
        )
        going = add_up(search)
    return best_thought(moves, search)


ENTRY_POINTS = (begin_thinking, try_possibility, add_up, best_thought, expert)
