"""The table of moves."""

from hippodrome.engine.moves import Move, Moves
from tests.rooms.pony.parts import PONY, STAKE

RUNGS = 4
MOVES = Moves(
    Move("back", PONY, paragraph="P1.2", completes=False),
    Move("stake", STAKE, paragraph="P1.2"),
    Move("urge", PONY, paragraph="P2.1"),
    unreadable="pony-notation",
    rungs=RUNGS,
)
FIRST_BACK_MOVE = MOVES.first("back")
FIRST_STAKE_MOVE = MOVES.first("stake")
FIRST_URGE_MOVE = MOVES.first("urge")
STAKE_SLOT = MOVES.first_slot("stake")
URGE_SLOT = MOVES.first_slot("urge")
MENU = 8


def back_move(pony: int) -> int:
    """Number backing a pony."""
    return FIRST_BACK_MOVE + pony - 1


def stake_move(coins: int) -> int:
    """Number a stake."""
    return FIRST_STAKE_MOVE + coins


def urge_move(pony: int) -> int:
    """Number urging a pony."""
    return FIRST_URGE_MOVE + pony - 1
