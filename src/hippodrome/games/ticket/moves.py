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
from hippodrome.games.ticket.state import DISTANCES, FIRST_PAIR, FIRST_SINGLE, HAND, HORSES, JOKER

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
    Move("beside", COUPLE, SIDE, WAY, paragraph="T4.6", notation="{couple}{side}{way}"),
    Move("stay", PAIR, paragraph="T4.6", notation="{pair}"),
    unreadable="notation-unreadable",
)

FIRST_RACE_MOVE = MOVES.first("race")
FIRST_TICKET_MOVE = MOVES.first("ticket")
FIRST_DISCARD_MOVE = MOVES.first("discard")
FIRST_SINGLE_MOVE = MOVES.first("run")
FIRST_JOKER_MOVE = MOVES.first("joker")
FIRST_PAIR_MOVE = MOVES.first("beside")
FIRST_STAY_MOVE = MOVES.first("stay")
SLOTS = MOVES.slots
"""Every move is its own slot."""

MENU = 1200
"""More than any menu: a joker has at most 672 moves, six pair cards 64 each."""


def race_move(course: int, cards: int) -> int:
    """Number the choice of a course and of the cards dealt to each."""
    return FIRST_RACE_MOVE + course * HAND + cards - 1


def ticket_move(first: int, second: int, third: int) -> int:
    """Number a prediction; 0 is an empty box."""
    return FIRST_TICKET_MOVE + (first * (HORSES + 1) + second) * (HORSES + 1) + third


def discard_move(card: int) -> int:
    """Number a card thrown away without effect (T4.9)."""
    return FIRST_DISCARD_MOVE + card - FIRST_SINGLE


def single_move(card: int, direction: int, way: int) -> int:
    """Number a single card, its direction and where a horse in the way yields to."""
    return FIRST_SINGLE_MOVE + ((card - FIRST_SINGLE) * DIRECTIONS + direction) * WAYS + way


def joker_move(horse: int, squares: int, direction: int, way: int) -> int:
    """Number a joker: horse, squares, direction and where a horse in the way yields to."""
    run = (horse - 1) * DISTANCES + squares - 1
    return FIRST_JOKER_MOVE + (run * DIRECTIONS + direction) * WAYS + way


def pair_move(card: int, mover: int, side: int, way: int) -> int:
    """Number a pair card: which of the two moves (0 the lower number), and to which side."""
    choice = ((card - FIRST_PAIR) * 2 + mover) * DIRECTIONS + side
    return FIRST_PAIR_MOVE + choice * WAYS + way


def stay_move(card: int) -> int:
    """Number a pair card that moves nobody (T4.6)."""
    return FIRST_STAY_MOVE + card - FIRST_PAIR


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
    if move < FIRST_DISCARD_MOVE:
        return 0
    if move < FIRST_SINGLE_MOVE:
        return move - FIRST_DISCARD_MOVE + FIRST_SINGLE
    if move < FIRST_JOKER_MOVE:
        return FIRST_SINGLE + (move - FIRST_SINGLE_MOVE) // (DIRECTIONS * WAYS)
    if move < FIRST_PAIR_MOVE:
        return JOKER
    if move < FIRST_STAY_MOVE:
        return FIRST_PAIR + (move - FIRST_PAIR_MOVE) // (2 * DIRECTIONS * WAYS)
    return FIRST_PAIR + move - FIRST_STAY_MOVE


def way_of(move: int) -> int:
    """Give where a card move sends a horse in the way; STAYS for the other moves."""
    if move < FIRST_SINGLE_MOVE or move >= FIRST_STAY_MOVE:
        return STAYS
    return (move - FIRST_SINGLE_MOVE) % WAYS
