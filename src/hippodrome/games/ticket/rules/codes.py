"""Moves as integers, and the reasons a move is refused: the numbers the rules work with.

Every move of Ticket Gagnant has its own small number, so a move is its own slot. The blocks,
in order: races, tickets, cards thrown away, singles, jokers, pairs, pairs that stay.
`moves.py` gives them names and notation for people.
"""

from hippodrome.games.ticket.state import (
    DISTANCES,
    FIRST_PAIR,
    FIRST_SINGLE,
    HAND,
    HORSES,
    JOKER,
    PAIRS,
)

# Directions of a move, and sides of a horse for a pair card.
FORWARD = 0
BACKWARD = 1
LEFT = 2
RIGHT = 3
DIRECTIONS = 4
STEP_LANE = (0, 0, -1, 1)
STEP_COLUMN = (1, -1, 0, 0)

# Where a displaced horse goes, seen from its own square; 0 is nowhere.
STAYS = 0
WAYS = 9
YIELD_LANE = (0, 0, 1, 1, 1, 0, -1, -1, -1)
YIELD_COLUMN = (0, 1, 1, 0, -1, -1, -1, 0, 1)

# Courses the first player may choose: the steeple-chase counts four times, by its river.
COURSE_FLAT = 0
COURSE_HEDGES = 1
COURSE_HARNESS = 2
COURSE_STEEPLE = 3
COURSES = 7

TICKETS = (HORSES + 1) * (HORSES + 1) * (HORSES + 1)
"""Three boxes with any horse or none; most of them are tickets."""

FIRST_RACE_MOVE = 0
FIRST_TICKET_MOVE = FIRST_RACE_MOVE + COURSES * HAND
FIRST_DISCARD_MOVE = FIRST_TICKET_MOVE + TICKETS
FIRST_SINGLE_MOVE = FIRST_DISCARD_MOVE + JOKER
FIRST_JOKER_MOVE = FIRST_SINGLE_MOVE + HORSES * DISTANCES * DIRECTIONS * WAYS
FIRST_PAIR_MOVE = FIRST_JOKER_MOVE + HORSES * DISTANCES * DIRECTIONS * WAYS
FIRST_STAY_MOVE = FIRST_PAIR_MOVE + PAIRS * 2 * DIRECTIONS * WAYS
SLOTS = FIRST_STAY_MOVE + PAIRS

MENU = 1200
"""More than any menu: a joker has at most 672 moves, six pair cards 64 each."""

# Reasons for a refusal; `moves.py` gives each its sentence and its paragraph.
ALLOWED = 0
MEETING_OVER = 1
NOT_A_SEAT = 2
NOT_AWAITED = 3
NOT_A_MOVE = 4
RACE_TO_CHOOSE = 5
TICKET_TO_FILL = 6
CARD_TO_PLAY = 7
FLAT_ONLY = 8
CARDS_OUT_OF_RANGE = 9
NO_SUCH_HORSE = 10
EMPTY_TICKET = 11
HORSE_TWICE = 12
CARD_NOT_HELD = 13
CARDS_STILL_PLAYABLE = 14
BEYOND_THE_LINE = 15
HEDGE_BEHIND = 16
RIVER_AHEAD = 17
OFF_THE_TRACK = 18
NOBODY_WOULD_MOVE = 19
NOT_ADJACENT = 20
NO_ROOM_TO_YIELD = 21
YIELD_NOT_SAID = 22
NOBODY_IN_THE_WAY = 23
YIELD_SQUARE_TAKEN = 24
YIELD_OFF_THE_TRACK = 25
YIELD_BACK_OVER_LINE = 26
YIELD_BACK_OVER_HEDGE = 27
YIELD_INTO_RIVER = 28
TOO_FAR = 29


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
