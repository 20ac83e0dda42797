"""The expert's search, written once for every room: the scout's, with second thoughts and beliefs.

Two things are more than a scout does. What it imagines of others it holds against what they have
shown (`believe`). And below the root it grows a tree of its own later decisions: wherever it gets
on a possibility, it tries once more with another move at its next decision or the one after that,
all else and all chances being the same, and notes what that gained. What gains beyond doubt it
plays there from then on instead of the tipster's move, so that a first move is measured by what it
can be made of, not by what rules of thumb make of it.

The tree is open-loop: a node is a first move, how many own decisions later, and the move made then,
whatever happened between. No second thought can rest on what was only imagined, for it is judged
by what it gains on average of all possibilities. Others are tipsters.
"""

from hippodrome.bots.scouting import (
    ALIVE,
    ARM,
    GRAIN,
    NUMBER,
    PLAN,
    ROUND_ENDS,
    ROUNDS,
    ROWS,
    SHARE,
    TASTE,
    begin_search,
    best_found,
    halve,
    note_gain,
    value_of,
)
from hippodrome.engine.doors import (
    believe,
    draw,
    horizon,
    imagine,
    menu,
    play,
    see,
    settled,
    tip,
)
from hippodrome.engine.parameters import PackRecord, Row, Rows, StateRecord
from hippodrome.engine.playouts import lowest_seat
from hippodrome.engine.stream import Stream, below, branch

# Rows of the tree, behind those of the search: a table of what second thoughts gained so far.
NODE = ROWS
TRIED = ROWS + 1
GAINED = ROWS + 2
THOUGHT_SQUARES = ROWS + 3
ALL_ROWS = ROWS + 4
NODES = 4093
"""Places in the table: a prime, so that keys spread."""
PROBES = 8
"""Places that are looked at for a node before it is left out of the tree."""
LEVELS = 4
"""More than the tree is deep, in the numbers of its nodes."""

# Places in the row of the plan, behind the scout's.
REACHED = 7
"""Own decisions that the last trial came by, as far as the tree is deep."""
KNOWN = 8
"""Nodes in the table."""
TRIED_MOVE = 9
"""The move that the last trial had a second thought about, or -1."""
FLAGS = 10
"""What of all this is done."""

DEEPEST = 2
"""Own decisions after the first that second thoughts are given to."""
FEW_ARMS = 8
"""Second thoughts begin when so many first moves are left: before, each would be a glance."""
ENOUGH = 24
"""Trials of each first move in a round below which none are spared for second thoughts."""
LEAST_TRIED = 4
CHANCE = 3
"""What a second thought gained must be more than chance: the square of so many standard errors."""
BELIEVES = 1
THINKS_TWICE = 2
ALL_FLAGS = BELIEVES + THINKS_TWICE
FLAGGED = 16
"""So much is added to a taste for each flag to leave out: either can be measured alone."""


def place_of(search: Rows, arm: int, depth: int, move: int, add: bool) -> int:
    """Find a node's place in the table, perhaps a new one; give -1 where there is none."""
    node = 1 + (move * LEVELS + depth) * 1024 + arm
    place = node % NODES
    for _ in range(PROBES):
        if search[NODE][place] == node:
            return place
        if search[NODE][place] == 0:
            if not add:
                return -1
            search[NODE][place] = node
            search[TRIED][place] = 0
            search[GAINED][place] = 0
            search[THOUGHT_SQUARES][place] = 0
            search[PLAN][KNOWN] += 1
            return place
        place = (place + 1) % NODES
    return -1


def forget(search: Rows) -> None:
    """Clear the table."""
    for place in range(NODES):
        search[NODE][place] = 0
    search[PLAN][KNOWN] = 0


def best_thought(search: Rows, arm: int, depth: int, moves: Row, count: int, certain: bool) -> int:
    """Give the place in a menu of what gained most, beyond doubt or not; -1 where nothing did."""
    best = -1
    best_gain = 0
    for index in range(count):
        place = place_of(search, arm, depth, moves[index], False)
        if place < 0:
            continue
        gained = search[GAINED][place]
        tried = search[TRIED][place]
        if gained <= 0 or (certain and tried < LEAST_TRIED):
            continue
        if certain and gained * gained <= CHANCE * search[THOUGHT_SQUARES][place]:
            continue
        if gained // (tried + 1) > best_gain:
            best_gain = gained // (tried + 1)
            best = index
    return best


def other_thought(search: Rows, arm: int, depth: int, moves: Row, count: int, number: int) -> int:
    """Give a move to try: every other time the best so far, else any, by turns."""
    if number % 2 == 0:
        best = best_thought(search, arm, depth, moves, count, False)
        if best >= 0:
            return moves[best]
    return moves[(number * 7919 + arm * 104_729) % count]


def think_on(
    pack: PackRecord,
    state: StateRecord,
    seat: int,
    until: int,
    arm: int,
    thought_at: int,
    glance: StateRecord,
    replies: Row,
    search: Rows,
    luck: Stream,
    whim: Stream,
) -> int:
    """Let tipsters play on, one's own seat with second thoughts; give the move tried, or -1.

    A move is tried at the own decision so many from here (0: at none).
    """
    number = search[PLAN][NUMBER]
    depth = 0
    tried = -1
    while state.over == 0 and settled(pack, state) < until:
        if state.spread > 0:
            draw(pack, state, below(luck, state.spread))
            continue
        who = lowest_seat(state.awaits)
        see(pack, state, who, glance)
        count = menu(pack, glance, who, replies)
        kept = -1
        if who == seat and depth < DEEPEST:
            depth += 1
            if depth == thought_at:
                tried = other_thought(search, arm, depth, replies, count, number)
                kept = tried
            elif search[PLAN][KNOWN] > 0:
                best = best_thought(search, arm, depth, replies, count, True)
                if best >= 0:
                    kept = replies[best]
        move = tip(pack, glance, who, replies, count, whim)
        play(pack, state, who, kept if kept >= 0 else move)
    search[PLAN][REACHED] = depth
    return tried


def think_trial(
    pack: PackRecord,
    view: StateRecord,
    seat: int,
    move: int,
    arm: int,
    thought_at: int,
    stream: Stream,
    thought: StateRecord,
    glance: StateRecord,
    replies: Row,
    search: Rows,
    luck: Stream,
    whim: Stream,
) -> int:
    """Try a move on the possibility of the plan; give what came of it for the seat."""
    number = search[PLAN][NUMBER]
    branch(stream, 2 * number, luck)
    branch(stream, 2 * number + 1, whim)
    see(pack, view, seat, thought)
    imagine(pack, thought, seat, luck)
    if search[PLAN][FLAGS] & BELIEVES != 0:
        believe(pack, thought, seat, luck)
    until = horizon(pack, thought)
    play(pack, thought, seat, move)
    search[PLAN][TRIED_MOVE] = think_on(
        pack, thought, seat, until, arm, thought_at, glance, replies, search, luck, whim
    )
    return value_of(pack, thought, seat, search[PLAN][TASTE], replies)


def thinks_twice(search: Rows) -> bool:
    """Are few enough first moves left for second thoughts, and trials enough for both?"""
    alive = search[PLAN][ALIVE]
    if search[PLAN][FLAGS] & THINKS_TWICE == 0 or alive > FEW_ARMS:
        return False
    return search[PLAN][SHARE] >= ENOUGH * alive


def think_of_all(
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
    """Try every move still considered on the next possibility, and a second thought of each."""
    usual = 0
    depth = 2 if search[PLAN][NUMBER] % 3 == 2 else 1
    twice = thinks_twice(search)
    for place in range(search[PLAN][ALIVE]):
        arm = search[ARM][place]
        move = moves[arm]
        value = think_trial(
            pack,
            view,
            seat,
            move,
            arm,
            0,
            stream,
            thought,
            glance,
            replies,
            search,
            luck,
            whim,
        )
        if place == 0:
            usual = value
        note_gain(search, place, value - usual)
        if twice and search[PLAN][REACHED] >= depth:
            other = think_trial(
                pack,
                view,
                seat,
                move,
                arm,
                depth,
                stream,
                thought,
                glance,
                replies,
                search,
                luck,
                whim,
            )
            note_thought(search, arm, depth, (other - value) // GRAIN)
    search[PLAN][NUMBER] += 1


def note_thought(search: Rows, arm: int, depth: int, gained: int) -> None:
    """Note what the second thought of the last trial gained."""
    place = place_of(search, arm, depth, search[PLAN][TRIED_MOVE], True)
    if place >= 0:
        search[TRIED][place] += 1
        search[GAINED][place] += gained
        search[THOUGHT_SQUARES][place] += gained * gained


def plan_thoughts(search: Rows) -> None:
    """Let a round end when its simulations are used, those for second thoughts among them."""
    each = search[PLAN][SHARE] // search[PLAN][ALIVE]
    if thinks_twice(search):
        each = each // 2
    search[PLAN][ROUND_ENDS] = search[PLAN][NUMBER] + max(1, each)


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
    begin_search(
        pack,
        view,
        seat,
        moves,
        count,
        stream,
        simulations,
        taste % FLAGGED,
        glance,
        replies,
        search,
        whim,
    )
    search[PLAN][FLAGS] = ALL_FLAGS - taste // FLAGGED
    forget(search)
    plan_thoughts(search)


def think_further(
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
        think_of_all(pack, view, seat, moves, stream, thought, glance, replies, search, luck, whim)
        if search[PLAN][NUMBER] >= search[PLAN][ROUND_ENDS]:
            halve(search)
            plan_thoughts(search)
    return search[PLAN][ROUNDS]


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
    all_of_it = 1 << 40
    think_further(
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


ENTRY_POINTS = (begin_thinking, think_further, expert)
