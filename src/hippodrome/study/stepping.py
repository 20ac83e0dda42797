"""Many games at once, each a step further, written once for every room and read in both ways.

Every game has its own state, menu and streams, and nothing of one touches another: so games may be
shared out among threads in any way, and come to the same.
"""

from hippodrome.engine.doors import begin, draw, menu, play, see, slot, standing, tip
from hippodrome.engine.parameters import (
    Marks,
    PackRecord,
    Row,
    Rows,
    Sights,
    StateRecord,
    States,
    Streams,
)
from hippodrome.engine.playouts import lowest_seat
from hippodrome.engine.stream import Stream, below, branch

# Who plays a seat: whoever steps the games, or a bot in the same machine code.
CALLER = 0
GAMBLER = 1
TIPSTER = 2

# What is wanted of each step, as bits.
OBSERVATIONS = 1
MASKS = 2
ONE_GAME_ONLY = 4  # no other begins where it ends

# Rows of a desk, each with a number per game.
TURN = 0  # the seat that is asked
COUNT = 1  # how many moves its menu has
MOVE = 2  # the move it has chosen
DONE = 3  # did a game end with the last step? The next one has begun then
WINNERS = 4  # who won it, as a bit mask
MOVES = 5  # how many moves were made in all, those of bots too
DESK = 6  # how many rows there are

NOBODY = -1
"""The seat that is asked when the only game is over."""
EVERY_CHOICE = -1
"""What is given where every choice is one of its menu."""


def open_streams(seed: Stream, draws: Streams, whims: Streams, first: int, last: int) -> None:
    """Give each game two streams of its own: for dice and cards, and for what is played blindly."""
    for game in range(first, last):
        branch(seed, 2 * game, draws[game])
        branch(seed, 2 * game + 1, whims[game])


def advance(
    pack: PackRecord,
    state: StateRecord,
    view: StateRecord,
    moves: Row,
    draws: Stream,
    whim: Stream,
    seated: Row,
) -> int:
    """Draw what is due and let bots move until the caller is asked; give the bots' moves."""
    made = 0
    while state.over == 0:
        if state.spread > 0:
            draw(pack, state, below(draws, state.spread))
        else:
            seat = lowest_seat(state.awaits)
            if seated[seat] == CALLER:
                return made
            see(pack, state, seat, view)
            count = menu(pack, view, seat, moves)
            if seated[seat] == TIPSTER:
                play(pack, state, seat, tip(pack, view, seat, moves, count, whim))
            else:
                play(pack, state, seat, moves[below(whim, count)])
            made += 1
    return made


def renew(
    pack: PackRecord,
    moves: Row,
    count: int,
    menus: Rows,
    desk: Rows,
    marks: Marks,
    wanted: int,
    game: int,
) -> None:
    """Put a menu, and its marks, in the place of the one before.

    What both begin with stays: often that is all of it, and memory that is only read costs least.
    """
    before = desk[COUNT][game]
    alike = 0
    while alike < count and alike < before and menus[game][alike] == moves[alike]:
        alike += 1
    if wanted & MASKS:
        for place in range(alike, before):
            marks[game][slot(pack, menus[game][place])] = 0
        for place in range(alike, count):
            marks[game][slot(pack, moves[place])] = 1
    for place in range(alike, count):
        menus[game][place] = moves[place]
    desk[COUNT][game] = count


def settle(
    pack: PackRecord,
    state: StateRecord,
    view: StateRecord,
    moves: Row,
    draws: Stream,
    whim: Stream,
    seated: Row,
    desk: Rows,
    points: Row,
    wanted: int,
    game: int,
) -> int:
    """Go on to the caller's next decision, in the next game where this one ends; give its seat."""
    desk[MOVES][game] += advance(pack, state, view, moves, draws, whim, seated)
    desk[DONE][game] = state.over
    if state.over != 0:
        desk[WINNERS][game] = standing(pack, state, points)
        if wanted & ONE_GAME_ONLY:
            return NOBODY
    while state.over != 0:  # again, should the next one end before the caller is asked at all
        begin(pack, state)
        desk[MOVES][game] += advance(pack, state, view, moves, draws, whim, seated)
    return lowest_seat(state.awaits)


def go_on(
    pack: PackRecord,
    state: StateRecord,
    view: StateRecord,
    moves: Row,
    menus: Rows,
    draws: Stream,
    whim: Stream,
    seated: Row,
    desk: Rows,
    points: Row,
    sights: Sights,
    marks: Marks,
    wanted: int,
    game: int,
) -> None:
    """Go on to the caller's next decision, and show it."""
    seat = settle(pack, state, view, moves, draws, whim, seated, desk, points, wanted, game)
    desk[TURN][game] = seat
    count = 0 if seat == NOBODY else menu(pack, state, seat, moves)
    renew(pack, moves, count, menus, desk, marks, wanted, game)
    if seat != NOBODY and wanted & OBSERVATIONS:
        see(pack, state, seat, sights[game])


def reset(
    pack: PackRecord,
    states: States,
    view: StateRecord,
    moves: Row,
    menus: Rows,
    draws: Streams,
    whims: Streams,
    seated: Row,
    desk: Rows,
    points: Rows,
    sights: Sights,
    marks: Marks,
    wanted: int,
    first: int,
    last: int,
) -> None:
    """Begin every game, and go on to the first decision of the caller."""
    for game in range(first, last):
        desk[MOVES][game] = 0
        begin(pack, states[game])
        go_on(
            pack,
            states[game],
            view,
            moves,
            menus,
            draws[game],
            whims[game],
            seated,
            desk,
            points[game],
            sights,
            marks,
            wanted,
            game,
        )
        desk[DONE][game] = 0


def find(pack: PackRecord, menus: Rows, slots: Row, desk: Rows, first: int, last: int) -> int:
    """Find the moves that were chosen by their slots; give a game where there is none such."""
    for game in range(first, last):
        wanted = slots[game]
        count = desk[COUNT][game]
        place = 0
        while place < count and slot(pack, menus[game][place]) != wanted:
            place += 1
        if place == count:
            return game
        desk[MOVE][game] = menus[game][place]
    return EVERY_CHOICE


def step(
    pack: PackRecord,
    states: States,
    view: StateRecord,
    moves: Row,
    menus: Rows,
    draws: Streams,
    whims: Streams,
    seated: Row,
    desk: Rows,
    points: Rows,
    sights: Sights,
    marks: Marks,
    wanted: int,
    first: int,
    last: int,
) -> None:
    """Play the moves that were found, and go on to the caller's next decision in every game."""
    for game in range(first, last):
        play(pack, states[game], desk[TURN][game], desk[MOVE][game])
        desk[MOVES][game] += 1
        go_on(
            pack,
            states[game],
            view,
            moves,
            menus,
            draws[game],
            whims[game],
            seated,
            desk,
            points[game],
            sights,
            marks,
            wanted,
            game,
        )


def look(pack: PackRecord, state: StateRecord, seat: int, sights: Sights) -> None:
    """Show what any seat knows of a game."""
    see(pack, state, seat, sights[0])


def sample(
    pack: PackRecord, menus: Rows, whims: Streams, desk: Rows, slots: Row, first: int, last: int
) -> None:
    """Choose a move of each menu blindly, and write down its slot."""
    for game in range(first, last):
        place = below(whims[game], desk[COUNT][game])
        slots[game] = slot(pack, menus[game][place])


ENTRY_POINTS = (open_streams, reset, find, step, look, sample)
