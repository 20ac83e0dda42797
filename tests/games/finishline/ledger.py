"""A bookkeeper at random games: it writes down every stake from the moves alone, and compares.

Generic code in the rules' dialect, bound to the room by the tests, so that it can watch thousands
of games compiled. It knows the score sheet, not the functions that settle it.
"""

from typing import Any

from hippodrome.engine.doors import begin, draw, menu, play
from hippodrome.engine.fields import Money
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
ENTRIES = 124

BOOKS_DIFFER = 1
SIDE_BETS_DIFFER = 2
GAINS_DIFFER = 3


def enter(books: Money, seat: int, move: int) -> None:
    """Write a bet down."""
    if move >= FIRST_PAIR_MOVE:
        stake = (move - FIRST_PAIR_MOVE) % STAKES
        books[PAIR + seat * 21 + (move - FIRST_PAIR_MOVE) // STAKES] += stake
        books[STAKED + seat] += stake
    elif move >= FIRST_WIN_MOVE:
        stake = (move - FIRST_WIN_MOVE) % STAKES
        books[HORSE + seat * 7 + (move - FIRST_WIN_MOVE) // STAKES] += stake
        books[STAKED + seat] += stake


def close_race(pack: Any, state: Any, books: Money) -> None:
    """Reckon every bet of a race by the places on the table, and strike it out."""
    for seat in range(state.seats):
        for horse in range(pack.runners):
            stake = books[HORSE + seat * 7 + horse]
            if stake > 0 and state.place[horse] == 1:
                books[PAID_OUT + seat] += stake * pack.odds[state.race - 1][horse]
                if state.outsider[horse] > 0:
                    books[PAID_OUT + seat] += pack.outsider[state.outsider[horse] - 1]
            books[HORSE + seat * 7 + horse] = 0
            named = False
            for pair in range(21):
                if PAIR_LOW[pair] == horse or PAIR_HIGH[pair] == horse:
                    named = named or books[PAIR + seat * 21 + pair] > 0
            if named and state.outsider[horse] > 0 and 0 < state.place[horse] <= 2:
                books[PAID_OUT + seat] += pack.outsider[state.outsider[horse] - 1] // 2
        for pair in range(21):
            low = PAIR_LOW[pair]
            high = PAIR_HIGH[pair]
            if 0 < state.place[low] <= 2 and 0 < state.place[high] <= 2:
                odds = pack.odds[state.race - 1][low] + pack.odds[state.race - 1][high]
                books[PAID_OUT + seat] += books[PAIR + seat * 21 + pair] * odds
        for pair in range(21):
            books[PAIR + seat * 21 + pair] = 0


def check(state: Any, books: Money) -> int:
    """Compare the books with the money on the table."""
    side = 0
    for seat in range(state.seats):
        side += state.side[seat]
        owned = books[PAID_IN + seat] - books[STAKED + seat] + books[PAID_OUT + seat]
        if owned != state.capital[seat]:
            return BOOKS_DIFFER
    return SIDE_BETS_DIFFER if side != 0 else 0


def keep_books(
    pack: Any, state: Any, moves: Money, stream: Stream, books: Money, totals: Money, games: int
) -> int:
    """Play games at random and keep the books of each; give 0 or what did not balance."""
    for _ in range(games):
        begin(pack[0], state[0])
        for entry in range(ENTRIES):
            books[entry] = 0
        race = 0
        settled = 0
        while state[0].over == 0:
            if state[0].race > race:
                race = state[0].race
                for seat in range(state[0].seats):
                    books[PAID_IN + seat] += pack[0].allowance[race - 1]
            if state[0].spread > 0:
                draw(pack[0], state[0], below(stream, state[0].spread))
            else:
                seat = lowest_seat(state[0].awaits)
                move = moves[below(stream, menu(pack[0], state[0], seat, moves))]
                enter(books, seat, move)
                play(pack[0], state[0], seat, move)
            done = state[0].phase == INTERVAL or state[0].phase == CLOSED
            if done and settled < race:
                settled = race
                close_race(pack[0], state[0], books)
                code = check(state[0], books)
                if code != 0:
                    return code
        for seat in range(state[0].seats):
            totals[0] += books[STAKED + seat]
            totals[1] += books[PAID_OUT + seat]
            totals[2] += abs(state[0].side[seat])
    return 0
