"""Moves as integers, and the reasons a move is refused: the numbers the rules work with.

Every move of Auteuil has its own small number, so a move is its own slot. The blocks, in order:
going on after a race (with sweets bought), tiercés, win bets, place bets, dice, squares of a
sequence, fourth sixes, and having enough. `moves.py` gives them names and notation for people.
"""

from hippodrome.games.auteuil.state import FACES, HORSES, MOST_BOUGHT

TIERCES = HORSES * HORSES * HORSES
"""Three rows of eight horses; those with three different ones are tiercés."""

FIRST_READY_MOVE = 0
FIRST_TIERCE_MOVE = FIRST_READY_MOVE + MOST_BOUGHT + 1
FIRST_WIN_MOVE = FIRST_TIERCE_MOVE + TIERCES
FIRST_PLACE_MOVE = FIRST_WIN_MOVE + HORSES
FIRST_DIE_MOVE = FIRST_PLACE_MOVE + HORSES
FIRST_BONUS_MOVE = FIRST_DIE_MOVE + FACES * HORSES
FIRST_FOURTH_MOVE = FIRST_BONUS_MOVE + HORSES
ENOUGH_MOVE = FIRST_FOURTH_MOVE + HORSES
SLOTS = ENOUGH_MOVE + 1

MENU = HORSES * (HORSES - 1) * (HORSES - 2) + 2 * HORSES
"""The longest menu: every tiercé, win bet and place bet of an empty slip."""

# Reasons for a refusal; `refusals.py` gives each its sentence and its paragraph.
ALLOWED = 0
EVENING_OVER = 1
NOT_A_SEAT = 2
NOT_AWAITED = 3
NOT_A_MOVE = 4
BETWEEN_RACES = 5
SLIP_TO_FILL = 6
DICE_TO_PLAY = 7
BONUS_TO_PLAY = 8
FOURTH_TO_PLAY = 9
NO_SUCH_HORSE = 10
HORSE_TWICE = 11
ALREADY_BET = 12
NO_SWEETS = 13
NO_SUCH_DIE = 14
ALREADY_MOVED = 15
STUCK = 16
HAS_ARRIVED = 17
CANNOT_JUMP = 18
DICE_STILL_PLAYABLE = 19
ALREADY_EXTRA = 20


def ready_move(bought: int) -> int:
    """Number going on after a race, with the sweets changed into money."""
    return FIRST_READY_MOVE + bought


def tierce_move(first: int, second: int, third: int) -> int:
    """Number a tiercé."""
    return FIRST_TIERCE_MOVE + ((first - 1) * HORSES + second - 1) * HORSES + third - 1


def win_move(horse: int) -> int:
    """Number a bet on a horse to win."""
    return FIRST_WIN_MOVE + horse - 1


def place_move(horse: int) -> int:
    """Number a bet on a horse to be placed."""
    return FIRST_PLACE_MOVE + horse - 1


def die_move(points: int, horse: int) -> int:
    """Number giving a die to a horse; equal dice are the same move."""
    return FIRST_DIE_MOVE + (points - 1) * HORSES + horse - 1


def bonus_move(horse: int) -> int:
    """Number a square further for a horse after a sequence (U5.1)."""
    return FIRST_BONUS_MOVE + horse - 1


def fourth_move(horse: int) -> int:
    """Number the fourth six (U5.4)."""
    return FIRST_FOURTH_MOVE + horse - 1


def points_of(move: int) -> int:
    """Give how far a move takes a horse; 0 for a move that takes none."""
    if move < FIRST_DIE_MOVE or move >= ENOUGH_MOVE:
        return 0
    if move < FIRST_BONUS_MOVE:
        return (move - FIRST_DIE_MOVE) // HORSES + 1
    if move < FIRST_FOURTH_MOVE:
        return 1
    return FACES


def horse_of(move: int) -> int:
    """Give the horse a move backs or takes further; 0 for a move about none or three."""
    if move < FIRST_WIN_MOVE or move >= ENOUGH_MOVE:
        return 0
    return (move - FIRST_WIN_MOVE) % HORSES + 1
