"""Whole games among bots, written once for every room and read in both ways.

Each bot is asked from what its seat can see, and seats that are awaited together are asked
in the order of the seats, so a seed gives the same games in both readings.

Every game has its own dice and cards and its own thoughts, branched off by its number: whatever
is played before it, in how many goes and by whom, it stays the same game. Several *seatings* may
share the dice and cards of one *deal*. What the rules note is kept in a log if there is room for
one: each row holds the game's number, the event's and its facts.
"""

from hippodrome.bots.experting import expert
from hippodrome.bots.scouting import scout
from hippodrome.engine.doors import begin, draw, menu, play, see, standing, tip
from hippodrome.engine.parameters import PackRecord, Row, Rows, StateRecord
from hippodrome.engine.playouts import lowest_seat
from hippodrome.engine.state import WIDTH
from hippodrome.engine.stream import Stream, below, branch, next_32

GAMBLER = 0
TIPSTER = 1
SCOUT = 2
EXPERT = 3
NO_SUCH_BOT = -1
"""What is given instead of a move or a number of rows; compiled code cannot raise."""
LOG_FULL = -2
"""What is given instead of a number of rows when there is no room for another."""

# Rows of a table: who sits on each chair, how many simulations it has for a decision, its taste.
# There are as many chairs as seats for each seating, one seating after the other.
KIND = 0
BUDGET = 1
TASTE = 2


def choice(
    pack: PackRecord,
    view: StateRecord,
    seat: int,
    chair: int,
    seated: Rows,
    moves: Row,
    count: int,
    stream: Stream,
    thought: StateRecord,
    glance: StateRecord,
    replies: Row,
    search: Rows,
    luck: Stream,
    whim: Stream,
) -> int:
    """Ask the bot of a seat for its move; give NO_SUCH_BOT for a number that no kind has."""
    kind = seated[KIND][chair]
    if kind == GAMBLER:
        return moves[below(stream, count)]
    if kind == TIPSTER:
        return tip(pack, view, seat, moves, count, stream)
    if kind == SCOUT:
        move = scout(
            pack,
            view,
            seat,
            moves,
            count,
            stream,
            seated[BUDGET][chair],
            seated[TASTE][chair],
            thought,
            glance,
            replies,
            search,
            luck,
            whim,
        )
    elif kind == EXPERT:
        move = expert(
            pack,
            view,
            seat,
            moves,
            count,
            stream,
            seated[BUDGET][chair],
            seated[TASTE][chair],
            thought,
            glance,
            replies,
            search,
            luck,
            whim,
        )
    else:
        return NO_SUCH_BOT
    next_32(stream)  # a search leaves the stream where it is, and the next one must differ
    return move


def keep(state: StateRecord, log: Rows, rows: int, game: int, a_step: int, in_all: int) -> int:
    """Write what the last step noted into the log and empty the buffer; give the rows by now.

    There is room for so many events of a step, and for so many in all; for none where nobody asks.
    """
    if in_all == 0:
        return rows
    if state.noted > a_step or rows + state.noted > in_all:
        return LOG_FULL
    for event in range(state.noted):
        log[rows][0] = game
        for cell in range(WIDTH):
            log[rows][cell + 1] = state.notes[event * WIDTH + cell]
        rows += 1
    state.noted = 0
    return rows


def contest(
    pack: PackRecord,
    state: StateRecord,
    view: StateRecord,
    moves: Row,
    seated: Rows,
    seating: int,
    draws: Stream,
    stream: Stream,
    lengths: Row,
    log: Rows,
    rows: int,
    game: int,
    a_step: int,
    in_all: int,
    thought: StateRecord,
    glance: StateRecord,
    replies: Row,
    search: Rows,
    luck: Stream,
    whim: Stream,
) -> int:
    """Play a game from the start; write its moves' number, give the log's rows or what is wrong.

    Dice and cards come from one stream, what bots think from another: so that the same deal can be
    played by others.
    """
    state.noted = 0
    begin(pack, state)
    rows = keep(state, log, rows, game, a_step, in_all)
    made = 0
    while rows >= 0 and state.over == 0:
        if state.spread > 0:
            draw(pack, state, below(draws, state.spread))
        else:
            seat = lowest_seat(state.awaits)
            see(pack, state, seat, view)
            count = menu(pack, view, seat, moves)
            move = choice(
                pack,
                view,
                seat,
                seating * state.seats + seat,
                seated,
                moves,
                count,
                stream,
                thought,
                glance,
                replies,
                search,
                luck,
                whim,
            )
            if move == NO_SUCH_BOT:
                return NO_SUCH_BOT
            play(pack, state, seat, move)
            made += 1
        rows = keep(state, log, rows, game, a_step, in_all)
    lengths[game] = made
    return rows


def contests(
    pack: PackRecord,
    state: StateRecord,
    view: StateRecord,
    moves: Row,
    seated: Rows,
    seatings: int,
    deals: Stream,
    minds: Stream,
    draws: Stream,
    stream: Stream,
    first: int,
    games: int,
    points: Rows,
    winners: Row,
    lengths: Row,
    log: Rows,
    a_step: int,
    in_all: int,
    thought: StateRecord,
    glance: StateRecord,
    replies: Row,
    search: Rows,
    luck: Stream,
    whim: Stream,
) -> int:
    """Play several games from a number on; write what they came to, give rows or what is wrong."""
    rows = 0
    for game in range(games):
        number = first + game
        branch(deals, number // seatings, draws)
        branch(minds, number, stream)
        rows = contest(
            pack,
            state,
            view,
            moves,
            seated,
            number % seatings,
            draws,
            stream,
            lengths,
            log,
            rows,
            game,
            a_step,
            in_all,
            thought,
            glance,
            replies,
            search,
            luck,
            whim,
        )
        if rows < 0:
            return rows
        winners[game] = standing(pack, state, points[game])
    return rows


ENTRY_POINTS = (contests,)
