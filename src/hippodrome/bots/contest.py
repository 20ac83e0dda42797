"""Whole games among bots, written once for every room and read in both ways.

Each bot is asked from what its seat can see, and seats that are awaited together are asked
in the order of the seats, so a seed gives the same games in both readings.
"""

from hippodrome.bots.experting import expert
from hippodrome.bots.scouting import scout
from hippodrome.engine.doors import begin, draw, menu, play, see, standing, tip
from hippodrome.engine.parameters import PackRecord, Row, Rows, StateRecord
from hippodrome.engine.playouts import lowest_seat
from hippodrome.engine.stream import Stream, below, next_32

GAMBLER = 0
TIPSTER = 1
SCOUT = 2
EXPERT = 3
NO_SUCH_BOT = -1
"""What is given instead of a move or a number of moves; compiled code cannot raise."""

# Rows of a table: who plays each seat, how many simulations it has for a decision, and its taste.
KIND = 0
BUDGET = 1
TASTE = 2


def choice(
    pack: PackRecord,
    view: StateRecord,
    seat: int,
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
    kind = seated[KIND][seat]
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
            seated[BUDGET][seat],
            seated[TASTE][seat],
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
            seated[BUDGET][seat],
            seated[TASTE][seat],
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


def contest(
    pack: PackRecord,
    state: StateRecord,
    view: StateRecord,
    moves: Row,
    seated: Rows,
    draws: Stream,
    stream: Stream,
    thought: StateRecord,
    glance: StateRecord,
    replies: Row,
    search: Rows,
    luck: Stream,
    whim: Stream,
) -> int:
    """Play a game from the start, a kind of bot per seat; give its moves' number or NO_SUCH_BOT.

    Dice and cards come from one stream, what bots think from another: so that the same deal can be
    played by others. Both may be the same one.
    """
    begin(pack, state)
    made = 0
    while state.over == 0:
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
    return made


def contests(
    pack: PackRecord,
    state: StateRecord,
    view: StateRecord,
    moves: Row,
    seated: Rows,
    draws: Stream,
    stream: Stream,
    points: Rows,
    winners: Row,
    games: int,
    thought: StateRecord,
    glance: StateRecord,
    replies: Row,
    search: Rows,
    luck: Stream,
    whim: Stream,
) -> int:
    """Play several games; write points and winners, give the number of moves or NO_SUCH_BOT."""
    made = 0
    for game in range(games):
        moved = contest(
            pack,
            state,
            view,
            moves,
            seated,
            draws,
            stream,
            thought,
            glance,
            replies,
            search,
            luck,
            whim,
        )
        if moved == NO_SUCH_BOT:
            return NO_SUCH_BOT
        made += moved
        winners[game] = standing(pack, state, points[game])
    return made


ENTRY_POINTS = (contests,)
