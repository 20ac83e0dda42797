"""A bookkeeper at random games: it writes down every stake from the moves alone, and compares.

Generic code in the rules' dialect, bound to the room by the tests, so that it can watch thousands
of games compiled. It knows the score sheet, not the functions that settle it.
"""

from hippodrome.engine.doors import begin, draw, menu, play
from hippodrome.engine.parameters import PackRecord, Row, StateRecord
from hippodrome.engine.playouts import lowest_seat
from hippodrome.engine.stream import Stream, below
from hippodrome.games.finishline.moves import (
    FIRST_PAIR_MOVE,
    FIRST_WIN_MOVE,
    PAIR_HIGH,
    PAIR_LOW,
    STAKES,
)
from hippodrome.games.finishline.state import CLOSED, INTERVAL

SEATS = 4
PAID_IN = 0
"""Where the books hold what each seat was given."""
STAKED = 4
PAID_OUT = 8
HORSE = 12
"""Where they hold each seat's euros on each horse to win in this race: seven a seat."""
PAIR = 40
"""And on each pair: 21 a seat."""
LINES = 124

BOOKS_DIFFER = 1
SIDE_BETS_DIFFER = 2
GAINS_DIFFER = 3


def enter(books: Row, seat: int, move: int) -> None:
    """Write a bet down."""
    if move >= FIRST_PAIR_MOVE:
        stake = (move - FIRST_PAIR_MOVE) % STAKES
        books[PAIR + seat * 21 + (move - FIRST_PAIR_MOVE) // STAKES] += stake
        books[STAKED + seat] += stake
    elif move >= FIRST_WIN_MOVE:
        stake = (move - FIRST_WIN_MOVE) % STAKES
        books[HORSE + seat * 7 + (move - FIRST_WIN_MOVE) // STAKES] += stake
        books[STAKED + seat] += stake


def close_race(pack: PackRecord, state: StateRecord, books: Row) -> None:
    """Reckon every bet of a race by the places on the table, and strike it out."""
    paying = 0 if state.constant == 1 else state.race - 1
    for seat in range(state.seats):
        for horse in range(pack.runners):
            stake = books[HORSE + seat * 7 + horse]
            if stake > 0 and state.place[horse] == 1:
                books[PAID_OUT + seat] += stake * pack.odds[paying][horse]
                if state.outsider[horse] > 0:
                    books[PAID_OUT + seat] += pack.outsider[state.outsider[horse] - 1]
            books[HORSE + seat * 7 + horse] = 0
            named = False
            for pair in range(21):
                if PAIR_LOW[pair] != horse and PAIR_HIGH[pair] != horse:
                    continue
                partner = PAIR_LOW[pair] + PAIR_HIGH[pair] - horse
                if state.whole_pairs == 0 or 0 < state.place[partner] <= 2:
                    named = named or books[PAIR + seat * 21 + pair] > 0
            if named and state.outsider[horse] > 0 and 0 < state.place[horse] <= 2:
                books[PAID_OUT + seat] += pack.outsider[state.outsider[horse] - 1] // 2
        for pair in range(21):
            low = PAIR_LOW[pair]
            high = PAIR_HIGH[pair]
            if 0 < state.place[low] <= 2 and 0 < state.place[high] <= 2:
                odds = pack.odds[paying][low] + pack.odds[paying][high]
                books[PAID_OUT + seat] += books[PAIR + seat * 21 + pair] * odds
        for pair in range(21):
            books[PAIR + seat * 21 + pair] = 0


def check(state: StateRecord, books: Row) -> int:
    """Compare the books with the money on the table."""
    side = 0
    for seat in range(state.seats):
        side += state.side[seat]
        owned = books[PAID_IN + seat] - books[STAKED + seat] + books[PAID_OUT + seat]
        if owned != state.capital[seat]:
            return BOOKS_DIFFER
    return SIDE_BETS_DIFFER if side != 0 else 0


def keep_books(
    pack: PackRecord,
    state: StateRecord,
    moves: Row,
    stream: Stream,
    books: Row,
    totals: Row,
    games: int,
) -> int:
    """Play games at random and keep the books of each; give 0 or what did not balance."""
    for _ in range(games):
        begin(pack, state)
        for entry in range(LINES):
            books[entry] = 0
        race = 0
        settled = 0
        while state.over == 0:
            if state.race > race:
                race = state.race
                for seat in range(state.seats):
                    books[PAID_IN + seat] += pack.allowance[race - 1]
            if state.spread > 0:
                draw(pack, state, below(stream, state.spread))
            else:
                seat = lowest_seat(state.awaits)
                move = moves[below(stream, menu(pack, state, seat, moves))]
                enter(books, seat, move)
                play(pack, state, seat, move)
            done = state.phase == INTERVAL or state.phase == CLOSED
            if done and settled < race:
                settled = race
                close_race(pack, state, books)
                code = check(state, books)
                if code != 0:
                    return code
        for seat in range(state.seats):
            totals[0] += books[STAKED + seat]
            totals[1] += books[PAID_OUT + seat]
            totals[2] += abs(state.side[seat])
    return 0


ENTRY_POINTS = (keep_books,)
