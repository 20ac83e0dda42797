"""The table of moves: the only place that knows a move's word, parts and number.

The notation needs no position to be read: a displaced horse goes to a square named as seen
from where it stood. RULES.md describes it for people.
"""

from hippodrome.engine.moves import Move, Moves
from hippodrome.games.ticket.parts import (
    BOX,
    CARD,
    CARDS,
    COUPLE,
    COURSE,
    DIRECTION,
    HORSE,
    PAIR,
    SIDE,
    SQUARES,
    WAY,
)
from hippodrome.games.ticket.state import (
    DISTANCES,
    FIRST_PAIR,
    FIRST_SINGLE,
    HORSES,
    JOKER,
    NO_CARD,
    PAIR_HIGH,
    PAIR_LOW,
)

# Directions of a move, and sides of a horse for a pair card.
FORWARD = 0
BACKWARD = 1
LEFT = 2
RIGHT = 3
DIRECTIONS = 4

# Where a displaced horse goes, seen from its own square; 0 is nowhere.
STAYS = 0
WAYS = 9

# Courses the first player may choose: the steeple-chase counts four times, by its river.
COURSE_FLAT = 0
COURSE_HEDGES = 1
COURSE_HARNESS = 2
COURSE_STEEPLE = 3
COURSES = 7

MOVES = Moves(
    Move("race", COURSE, CARDS, paragraph="T3.1", notation="{course}:{cards}"),
    Move(
        "ticket",
        *(BOX.called(place) for place in ("first", "second", "third")),
        paragraph="T3.2",
        notation="{first}-{second}-{third}",
    ),
    Move("discard", CARD, paragraph="T4.9", notation="x{card}"),
    Move(
        "run",
        *(HORSE, SQUARES, DIRECTION, WAY),
        paragraph="T4.1",
        notation="{horse}{direction}{squares}{way}",
    ),
    Move(
        "joker",
        *(HORSE, SQUARES, DIRECTION, WAY),
        paragraph="T4.4",
        notation="J{horse}{direction}{squares}{way}",
    ),
    Move("beside", COUPLE, SIDE, WAY, paragraph="T4.5", notation="{couple}{side}{way}"),
    Move("stay", PAIR, paragraph="T4.6", notation="{pair}"),
    # It came later, so it stands behind all others and they keep their numbers.
    Move("sealed-race", COURSE, CARDS, paragraph="T3.6", notation="{course}:{cards}:hidden"),
    unreadable="notation-unreadable",
)

FIRST_RACE_MOVE = MOVES.first("race")
FIRST_TICKET_MOVE = MOVES.first("ticket")
FIRST_DISCARD_MOVE = MOVES.first("discard")
FIRST_SINGLE_MOVE = MOVES.first("run")
FIRST_JOKER_MOVE = MOVES.first("joker")
FIRST_PAIR_MOVE = MOVES.first("beside")
FIRST_STAY_MOVE = MOVES.first("stay")
FIRST_SEALED_RACE_MOVE = MOVES.first("sealed-race")
SLOTS = MOVES.slots
"""Every move is its own slot."""

# How far the numbers of neighbouring values lie apart. Single cards, jokers and pair cards end
# alike, in a direction and a way to yield. Menus are listed by adding these, which is faster than
# to number every move anew.
EACH_COURSE = MOVES.stride("race", "course")
EACH_BOX = (0, *(MOVES.stride("ticket", place) for place in ("first", "second", "third")))
"""By box of the ticket, from 1."""
EACH_THIRD = EACH_BOX[3]
EACH_HORSE = MOVES.stride("joker", "horse")
EACH_DISTANCE = MOVES.stride("joker", "squares")
EACH_COUPLE = MOVES.stride("beside", "couple")
EACH_DIRECTION = MOVES.stride("joker", "direction")
EACH_WAY = MOVES.stride("joker", "way")

MENU = 1200
"""More than any menu: a joker has at most 672 moves, six pair cards 64 each."""


def race_move(course: int, cards: int) -> int:
    """Number the choice of a course and of the cards dealt to each."""
    return FIRST_RACE_MOVE + course * EACH_COURSE + cards - 1


def sealed_race_move(course: int, cards: int) -> int:
    """Number the same choice, tickets to stay secret until the finish (T3.6)."""
    return FIRST_SEALED_RACE_MOVE + course * EACH_COURSE + cards - 1


def is_race(move: int) -> bool:
    """Does a move choose a race?"""
    return move < FIRST_TICKET_MOVE or move >= FIRST_SEALED_RACE_MOVE


def is_sealed(move: int) -> bool:
    """Does a move choose a race whose tickets stay secret until the finish?"""
    return move >= FIRST_SEALED_RACE_MOVE


def race_chosen(move: int) -> int:
    """Give which of all races is chosen, counted from 0, its tickets left aside."""
    return move - (FIRST_SEALED_RACE_MOVE if is_sealed(move) else FIRST_RACE_MOVE)


def course_of(move: int) -> int:
    """Give the course that is chosen."""
    return race_chosen(move) // EACH_COURSE


def cards_of(move: int) -> int:
    """Give how many cards are to be dealt to each."""
    return race_chosen(move) % EACH_COURSE + 1


def ticket_move(first: int, second: int, third: int) -> int:
    """Number a prediction; 0 is an empty box."""
    return FIRST_TICKET_MOVE + first * EACH_BOX[1] + second * EACH_BOX[2] + third


def horse_in_box(move: int, box: int) -> int:
    """Give the horse predicted for a place, 0 for none."""
    return (move - FIRST_TICKET_MOVE) // EACH_BOX[box] % (HORSES + 1)


def discard_move(card: int) -> int:
    """Number a card thrown away without effect (T4.9)."""
    return FIRST_DISCARD_MOVE + card - FIRST_SINGLE


def single_move(card: int, direction: int, way: int) -> int:
    """Number a single card, its direction and where a horse in the way yields to."""
    run = (card - FIRST_SINGLE) * EACH_DISTANCE
    return FIRST_SINGLE_MOVE + run + direction * EACH_DIRECTION + way


def joker_move(horse: int, squares: int, direction: int, way: int) -> int:
    """Number a joker: horse, squares, direction and where a horse in the way yields to."""
    run = (horse - 1) * EACH_HORSE + (squares - 1) * EACH_DISTANCE
    return FIRST_JOKER_MOVE + run + direction * EACH_DIRECTION + way


def pair_move(card: int, mover: int, side: int, way: int) -> int:
    """Number a pair card: which of the two moves (0 the lower number), and to which side."""
    couple = (card - FIRST_PAIR) * 2 + mover
    return FIRST_PAIR_MOVE + couple * EACH_COUPLE + side * EACH_DIRECTION + way


def stay_move(card: int) -> int:
    """Number a pair card that moves nobody (T4.6)."""
    return FIRST_STAY_MOVE + card - FIRST_PAIR


def yielding(move: int, way: int) -> int:
    """Number a card move that says nothing of a horse in the way, with where that one goes."""
    return move + way * EACH_WAY


def single_card(horse: int, squares: int) -> int:
    """Give the kind of a single card."""
    return FIRST_SINGLE + (horse - 1) * DISTANCES + squares - 1


def single_horse(card: int) -> int:
    """Give the horse on a single card."""
    return (card - FIRST_SINGLE) // DISTANCES + 1


def single_squares(card: int) -> int:
    """Give the number of squares on a single card."""
    return (card - FIRST_SINGLE) % DISTANCES + 1


def card_of(move: int) -> int:
    """Give the card a move spends, NO_CARD for a move that spends none."""
    if move < FIRST_DISCARD_MOVE or move >= FIRST_SEALED_RACE_MOVE:
        return NO_CARD
    if move < FIRST_SINGLE_MOVE:
        return FIRST_SINGLE + move - FIRST_DISCARD_MOVE
    if move < FIRST_JOKER_MOVE:
        return FIRST_SINGLE + (move - FIRST_SINGLE_MOVE) // EACH_DISTANCE
    if move < FIRST_PAIR_MOVE:
        return JOKER
    if move < FIRST_STAY_MOVE:
        return FIRST_PAIR + (move - FIRST_PAIR_MOVE) // (2 * EACH_COUPLE)
    return FIRST_PAIR + move - FIRST_STAY_MOVE


def mover_of(move: int) -> int:
    """Give the horse a card move carries; 0 where a pair card moves nobody."""
    if move >= FIRST_STAY_MOVE:
        return 0
    if move >= FIRST_PAIR_MOVE:
        couple = (move - FIRST_PAIR_MOVE) // EACH_COUPLE
        return PAIR_HIGH[couple // 2] if couple % 2 == 1 else PAIR_LOW[couple // 2]
    if move >= FIRST_JOKER_MOVE:
        return (move - FIRST_JOKER_MOVE) // EACH_HORSE + 1
    return single_horse(card_of(move))


def fixed_of(move: int) -> int:
    """Give the horse a pair card leaves in place, beside which the other goes."""
    pair = card_of(move) - FIRST_PAIR
    return PAIR_LOW[pair] + PAIR_HIGH[pair] - mover_of(move)


def direction_of(move: int) -> int:
    """Give the direction or side of a card move."""
    return (move - FIRST_SINGLE_MOVE) // EACH_DIRECTION % DIRECTIONS


def squares_of(move: int) -> int:
    """Give the number of squares a single or joker move asks for."""
    return (move - FIRST_SINGLE_MOVE) // EACH_DISTANCE % DISTANCES + 1


def way_of(move: int) -> int:
    """Give where a card move sends a horse in the way; STAYS for the other moves."""
    if move < FIRST_SINGLE_MOVE or move >= FIRST_STAY_MOVE:
        return STAYS
    return (move - FIRST_SINGLE_MOVE) % WAYS
