"""What a seat may choose with its consequence, and what it may not with the reason.

Everything is found by the rules' own functions. What a card can do with a horse depends on little
more than the square it stands on, so that is worked out once for each square and looked up after
that; only where another horse is in the way is more to be asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from hippodrome.engine.lasting import Lasting
from hippodrome.games.ticket.moves import (
    DIRECTIONS,
    FIRST_PAIR_MOVE,
    FIRST_SINGLE_MOVE,
    FIRST_STAY_MOVE,
    MENU,
    MOVES,
    STAYS,
    WAYS,
    card_of,
    course_of,
    direction_of,
    fixed_of,
    joker_move,
    mover_of,
    pair_move,
    single_horse,
    single_move,
    squares_of,
    stay_move,
    yielding,
)
from hippodrome.games.ticket.people.look.types import Choice, Discipline, Square
from hippodrome.games.ticket.people.refusals import reason
from hippodrome.games.ticket.rules.doors import menu
from hippodrome.games.ticket.rules.movement import (
    YIELD_COLUMN,
    YIELD_LANE,
    adjacent,
    join,
    run,
    square_at,
    yield_refusal,
)
from hippodrome.games.ticket.rules.reasons import ALLOWED, NO_ROOM_TO_YIELD, NOT_ADJACENT
from hippodrome.games.ticket.rules.setup import discipline_on, river_on
from hippodrome.games.ticket.rules.tickets import list_tickets
from hippodrome.games.ticket.state import (
    CHOOSE,
    DISTANCES,
    FIRST_PAIR,
    JOKER,
    PAIR_HIGH,
    PAIR_LOW,
    PREDICT,
    ROW,
    Pack,
    State,
)

DISCIPLINES: tuple[Discipline, ...] = ("flat", "hedges", "steeple", "harness")
"""As the rules number them."""
SQUARES_KNOWN = 2**13
"""How many times a card, a horse and a square are remembered together, some ten megabytes."""

Offers = tuple[tuple[Choice, ...], tuple[Choice, ...]]
"""What may be chosen, and what is barred."""


class Course:
    """The track as a race uses it, without horses: all that a landing depends on but squares."""

    def __init__(self, pack: Pack, discipline: int, river: int) -> None:
        """Keep a copy of what is printed, which nobody writes into."""
        self.pack = pack.copy()
        self.discipline = discipline
        self.river = river

    def empty(self) -> State:
        """Give a state to try landings in.

        Everybody gets their own: archives are made in a thread beside the tables.
        """
        state = State()
        state.discipline = self.discipline
        state.river = self.river
        return state


_courses: dict[tuple[int, ...], Course] = {}
MOST_COURSES = 64


def course_run(pack: Pack, view: State) -> Course:
    """Find the course a race is run on, the very same for all races that are run on one like it."""
    key = (
        pack.lanes,
        pack.columns,
        pack.line,
        pack.farthest,
        *pack.hedge,
        view.discipline,
        view.river,
    )
    course = _courses.get(key)
    if course is None:
        if len(_courses) >= MOST_COURSES:
            _courses.clear()
        course = _courses[key] = Course(pack, view.discipline, view.river)
    return course


@dataclass(frozen=True, slots=True)
class Runs:
    """What a single card or a joker can do with a horse from a square while no other is near."""

    offered: tuple[Choice, ...]
    barred: tuple[Choice, ...]
    ends: frozenset[int]
    """The squares it may end on."""
    landings: tuple[tuple[int, Choice, int], ...]
    """Every printed move with where it ends, or a negative number where it is barred."""


@lru_cache(maxsize=SQUARES_KNOWN)
def runs(course: Course, card: int, mover: int, start: int) -> Runs:
    """Work out where a single card or a joker takes a horse from a square."""
    ends = ends_from(course, start)
    landings = [
        (move, consequence(move, start, landing), landing)
        for move in printed_runs(card, mover, course.pack.farthest)
        for landing in [ends[squares_of(move) - 1][direction_of(move)]]
    ]
    return Runs(
        tuple(choice for _, choice, landing in landings if landing >= 0),
        tuple(choice for _, choice, landing in landings if landing < 0),
        frozenset(landing for _, _, landing in landings if landing >= 0),
        tuple(landings),
    )


@lru_cache(maxsize=SQUARES_KNOWN)
def ends_from(course: Course, start: int) -> tuple[tuple[int, ...], ...]:
    """T4.1 to T4.4: list where a horse on a square ends, by squares and direction.

    Whichever horse it is: a state is made once for a square, not for every card on it.
    """
    pack, state = course.pack, course.empty()
    state.lane[1], state.column[1] = start // ROW, start % ROW
    return tuple(
        tuple(run(pack, state, 1, direction, squares) for direction in range(DIRECTIONS))
        for squares in range(1, DISTANCES + 1)
    )


@lru_cache(maxsize=SQUARES_KNOWN)
def ways_from(course: Course, occupant: int) -> tuple[tuple[int, int], ...]:
    """T4.7: list where a horse on a square may be put while no other is near: way and square."""
    pack, state = course.pack, course.empty()
    lane, column = occupant // ROW, occupant % ROW
    state.lane[1], state.column[1] = lane, column
    return tuple(
        (way, square_at(lane + YIELD_LANE[way], column + YIELD_COLUMN[way]))
        for way in range(1, WAYS)
        if yield_refusal(pack, state, 0, 1, way) == ALLOWED
    )


def printed_runs(card: int, mover: int, farthest: int) -> list[int]:
    """List what is printed on a single card or a joker, a horse in the way left out of account."""
    if card != JOKER:
        return [single_move(card, direction, STAYS) for direction in range(DIRECTIONS)]
    return [
        joker_move(mover, squares, direction, STAYS)
        for squares in range(1, farthest + 1)
        for direction in range(DIRECTIONS)
    ]


def consequence(move: int, start: int, landing: int) -> Choice:
    """Say where a move takes its horse, or why it cannot be made."""
    if landing < 0:
        return barred_move(move, -landing, 0)
    printed = printed_on(move)
    return Choice(
        printed.move,
        printed.card,
        printed.horse,
        printed.beside,
        square_numbered(start),
        square_numbered(landing),
    )


@cache
def making_room(move: int) -> tuple[Any, ...]:
    """Give a move with every way to make room, by way, as they cross the wire."""
    return tuple(MOVES.chosen(yielding(move, way)) for way in range(WAYS))


@cache
def squares_around(landing: int) -> tuple[Square, ...]:
    """Give the squares a horse may be put on that makes room, by way."""
    lane, column = landing // ROW, landing % ROW
    return tuple(square(lane + YIELD_LANE[way], column + YIELD_COLUMN[way]) for way in range(WAYS))


@cache  # a menu has hundreds of moves, and there are no others
def printed_on(move: int) -> Choice:
    """Give what a move says wherever the horses stand."""
    card, mover, beside = card_of(move), 0, 0
    if move >= FIRST_SINGLE_MOVE:
        mover = mover_of(move)
    if FIRST_PAIR_MOVE <= move < FIRST_STAY_MOVE:
        beside = fixed_of(move)
    return Choice(MOVES.chosen(move), card=card, horse=mover, beside=beside)


@cache  # a few thousand moves, each with a few reasons
def barred_move(move: int, code: int, occupant: int) -> Choice:
    """Give a move that is not possible, with the reason."""
    printed = printed_on(move)
    why, paragraph = reason(code, printed.horse, occupant)
    return Choice(
        printed.move,
        printed.card,
        printed.horse,
        printed.beside,
        barred=why,
        paragraph=paragraph,
    )


@cache
def square(lane: int, column: int) -> Square:
    """Give a square, one object for each."""
    return Square(lane, column)


@cache
def square_numbered(number: int) -> Square:
    """Give the same by the rules' number."""
    return square(number // ROW, number % ROW)


@cache  # as many as there are pair cards
def joins(card: int) -> tuple[tuple[int, int, int, int], ...]:
    """List what is printed on a pair card: move, mover, the other horse, and the side of it."""
    low, high = PAIR_LOW[card - FIRST_PAIR], PAIR_HIGH[card - FIRST_PAIR]
    return tuple(
        (pair_move(card, number, side, STAYS), mover, fixed, side)
        for number, (mover, fixed) in enumerate(((low, high), (high, low)))
        for side in range(DIRECTIONS)
    )


def offers(pack: Pack, view: State, seat: int) -> Offers:
    """List what a seat may choose with what it would do, and what its cards may not do and why."""
    if seat < 0 or not view.awaits >> seat & 1:
        return (), ()
    if view.phase == PREDICT:
        return tickets(pack.horses), ()
    if view.phase == CHOOSE:
        return races(pack, view, seat), ()
    offered, barred = of_cards(pack, view, view.hand[seat][: view.held[seat]])
    return offered or discards(pack, view, seat), barred


@cache
def tickets(horses: int) -> Lasting[Choice]:
    """List all tickets, which are the same in every race."""
    pack, moves = Pack(), [0] * MENU
    pack.horses = horses
    return Lasting(printed_on(move) for move in moves[: list_tickets(pack, moves)])


def races(pack: Pack, view: State, seat: int) -> tuple[Choice, ...]:
    """List the races the first player may choose."""
    moves = [0] * MENU
    count = menu(pack, view, seat, moves)
    return tuple(
        Choice(
            MOVES.chosen(move),
            discipline=DISCIPLINES[discipline_on(course_of(move))],
            river=river_on(pack, course_of(move)),
        )
        for move in moves[:count]
    )


def discards(pack: Pack, view: State, seat: int) -> tuple[Choice, ...]:
    """T4.9: list the cards of which one must be thrown away."""
    moves = [0] * MENU
    count = menu(pack, view, seat, moves)
    return tuple(printed_on(move) for move in moves[:count])


def of_cards(pack: Pack, view: State, cards: Sequence[int]) -> Offers:
    """List what cards do from where the horses stand, in the order of the menu."""
    found = Found(pack, view)
    for card in dict.fromkeys(cards):
        if card == JOKER:
            for horse in range(1, pack.horses + 1):
                found.run(card, horse)
        elif card < FIRST_PAIR:
            found.run(card, single_horse(card))
        else:
            found.join(card)
    return tuple(found.offered), tuple(found.barred)


class Found:
    """What was found so far of a hand's cards."""

    def __init__(self, pack: Pack, view: State) -> None:
        """See where the horses stand."""
        self.pack, self.view = pack, view
        self.course = course_run(pack, view)
        horses = range(1, pack.horses + 1)
        self.stand = [0, *[square_at(view.lane[horse], view.column[horse]) for horse in horses]]
        self.taken = frozenset(self.stand)
        self.offered: list[Choice] = []
        self.barred: list[Choice] = []

    def run(self, card: int, mover: int) -> None:
        """Add what a single card or a joker does with a horse."""
        start = self.stand[mover]
        known = runs(self.course, card, mover, start)
        in_the_way = known.ends & self.taken
        if not in_the_way or (len(in_the_way) == 1 and start in in_the_way):
            self.offered += known.offered
            self.barred += known.barred
        else:
            for move, choice, landing in known.landings:
                if landing in in_the_way and landing != start:
                    self.make_room(move, mover, landing)
                else:
                    (self.barred if landing < 0 else self.offered).append(choice)

    def join(self, card: int) -> None:
        """Add what a pair card does with its two horses."""
        pack, view, stand, taken = self.pack, self.view, self.stand, self.taken
        for move, mover, fixed, side in joins(card):
            landing = join(pack, view, mover, fixed, side)
            if landing in taken and landing != stand[mover]:
                self.make_room(move, mover, landing)
            elif landing < 0:
                self.barred.append(barred_move(move, -landing, 0))
            else:
                self.offered.append(consequence(move, stand[mover], landing))
        pair = card - FIRST_PAIR
        if adjacent(view, PAIR_LOW[pair], PAIR_HIGH[pair]):
            self.offered.append(printed_on(stay_move(card)))
        else:
            self.barred.append(barred_move(stay_move(card), NOT_ADJACENT, 0))

    def make_room(self, move: int, mover: int, landing: int) -> None:
        """Add a move that displaces another horse, once for each square that one may go to."""
        pack, view = self.pack, self.view
        occupant = view.stands[landing // ROW][landing % ROW]
        taken, left = self.taken, self.stand[mover]
        ways = [
            way
            for way, there in ways_from(self.course, landing)
            if there not in taken  # T4.8: but for the square that the mover leaves, perhaps
            or (there == left and yield_refusal(pack, view, mover, occupant, way) == ALLOWED)
        ]
        if not ways:
            self.barred.append(barred_move(move, NO_ROOM_TO_YIELD, occupant))
            return
        # In this order and not by name, which would take twice as long: it is most of a look.
        printed = printed_on(move)
        card, horse, beside = printed.card, printed.horse, printed.beside
        begin, end = square_numbered(left), square_numbered(landing)
        moves, around = making_room(move), squares_around(landing)
        self.offered += [
            Choice(moves[way], card, horse, beside, begin, end, occupant, around[way])
            for way in ways
        ]
