"""The table of moves: the only place that knows a move's word, parts and number.

The letters are those of the paper slip: T for the tiercé, G for gagnant, P for placé. RULES.md
describes the notation for people.
"""

from hippodrome.engine.moves import Move, Moves
from hippodrome.games.auteuil.parts import BOUGHT, HORSE, POINTS, PURCHASE
from hippodrome.games.auteuil.state import FACES, HORSES

MOVES = Moves(
    Move("go", BOUGHT, paragraph="U7.4", notation="go{bought}"),
    Move(
        "tierce",
        *(HORSE.called(place) for place in ("first", "second", "third")),
        paragraph="U2.3",
        notation="T?{first}-{second}-{third}",
        completes=False,
    ),
    Move("win", HORSE, paragraph="U2.3", notation="G{horse}", completes=False),
    Move("place", HORSE, paragraph="U2.3", notation="P{horse}", completes=False),
    Move("die", POINTS, HORSE, paragraph="U3.1", notation="{points}>{horse}"),
    Move("bonus", HORSE, paragraph="U5.1", notation="+{horse}"),
    Move("fourth", HORSE, paragraph="U5.4", notation=f"{FACES}>>{{horse}}"),
    Move(
        "enough",
        paragraph={"bonus": "U5.1", "fourth": "U5.5", "again": "U5.3", "buying": "U7.3"},
    ),
    Move("again", paragraph="U5.3"),
    Move("buy", PURCHASE, paragraph="U7.3", notation="buy{bought}"),
    unreadable="auteuil-notation-unreadable",
)

FIRST_GO_MOVE = MOVES.first("go")
FIRST_TIERCE_MOVE = MOVES.first("tierce")
FIRST_WIN_MOVE = MOVES.first("win")
FIRST_PLACE_MOVE = MOVES.first("place")
FIRST_DIE_MOVE = MOVES.first("die")
FIRST_BONUS_MOVE = MOVES.first("bonus")
FIRST_FOURTH_MOVE = MOVES.first("fourth")
ENOUGH_MOVE = MOVES.first("enough")
AGAIN_MOVE = MOVES.first("again")
FIRST_BUY_MOVE = MOVES.first("buy")
SLOTS = MOVES.slots
"""Every move is its own slot."""

TIERCE_STRIDES = (0, *(MOVES.stride("tierce", place) for place in ("first", "second", "third")))
"""How far the numbers of tiercés lie apart whose horses at a place are neighbours; none at 0."""
DIE_STRIDE = MOVES.stride("die", "points")

MENU = HORSES * (HORSES - 1) * (HORSES - 2) + 2 * HORSES
"""The longest menu: every tiercé, win bet and place bet of an empty slip."""


def go_move(bought: int) -> int:
    """Number going on after a race, with the sweets changed into money."""
    return FIRST_GO_MOVE + bought


def tierce_move(first: int, second: int, third: int) -> int:
    """Number a tiercé."""
    rows = (first - 1) * TIERCE_STRIDES[1] + (second - 1) * TIERCE_STRIDES[2]
    return FIRST_TIERCE_MOVE + rows + third - 1


def win_move(horse: int) -> int:
    """Number a bet on a horse to win."""
    return FIRST_WIN_MOVE + horse - 1


def place_move(horse: int) -> int:
    """Number a bet on a horse to be placed."""
    return FIRST_PLACE_MOVE + horse - 1


def die_move(points: int, horse: int) -> int:
    """Number giving a die to a horse; equal dice are the same move."""
    return FIRST_DIE_MOVE + (points - 1) * DIE_STRIDE + horse - 1


def bonus_move(horse: int) -> int:
    """Number a square further for a horse after a sequence (U5.1)."""
    return FIRST_BONUS_MOVE + horse - 1


def fourth_move(horse: int) -> int:
    """Number the fourth six (U5.4)."""
    return FIRST_FOURTH_MOVE + horse - 1


def buy_move(bought: int) -> int:
    """Number buying money for so many sweets before a throw (U7.3)."""
    return FIRST_BUY_MOVE + bought - 1


def sweets_of(move: int) -> int:
    """Give the sweets changed into money by going on, or before a throw."""
    return move - FIRST_GO_MOVE if move < FIRST_BUY_MOVE else move - FIRST_BUY_MOVE + 1


def tierce_horse(move: int, place: int) -> int:
    """Give the horse that a tiercé names for a place."""
    return (move - FIRST_TIERCE_MOVE) // TIERCE_STRIDES[place] % HORSES + 1


def points_of(move: int) -> int:
    """Give how far a move takes a horse; 0 for a move that takes none."""
    if move < FIRST_DIE_MOVE or move >= ENOUGH_MOVE:
        return 0
    if move < FIRST_BONUS_MOVE:
        return (move - FIRST_DIE_MOVE) // DIE_STRIDE + 1
    if move < FIRST_FOURTH_MOVE:
        return 1
    return FACES


def horse_of(move: int) -> int:
    """Give the horse a move backs or takes further; 0 for a move about none or three."""
    if move < FIRST_WIN_MOVE or move >= ENOUGH_MOVE:
        return 0
    return (move - FIRST_WIN_MOVE) % HORSES + 1
