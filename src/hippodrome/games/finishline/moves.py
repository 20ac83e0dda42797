"""The table of moves: the only place that knows a move's word, parts and number.

The notation needs no position to be read, so a horse goes by the letter of its starting place,
`a` for the hindmost and `g` for the leader of seven, and a die by its number among the three.
RULES.md describes it for people.
"""

from hippodrome.engine.moves import Each, Move, Moves
from hippodrome.games.finishline.parts import (
    BACK,
    DIE,
    HORSE,
    ONE_DIE,
    ORDER,
    PAIR,
    STAKE,
    THREE_DICE,
    TWO_DICE,
)
from hippodrome.games.finishline.state import COLOURS, RUNNERS

# The ladder of stakes in a menu, in the pack's steps: 1, 2, 3, 5, 7 times powers of ten.
LADDER = tuple(rung * 10**power for power in range(7) for rung in (1, 2, 3, 5, 7))
RUNGS = len(LADDER)

MOVES = Moves(
    Move("go", paragraph="F6.3"),
    Move("take", ONE_DIE, paragraph="F3.1", notation="take:?{colour}"),
    Move("handful", THREE_DICE, paragraph="F3.1", notation="take:?{colours}"),
    Each(
        DIE,
        Move("aside", paragraph="F3.4", notation="{die}:?aside"),
        Move("on", HORSE, paragraph="F3.4", notation="{die}:?{horse}"),
        Move(
            "pace",
            *(HORSE.called("start"), HORSE.called("end")),
            paragraph="F5.4",
            notation="{die}:?{start}>{end}",
        ),
        Move("mix", BACK, ORDER, paragraph="F5.7", notation="{die}:?mix{back}/?{order}"),
        Move("level", paragraph="F5.6", notation="{die}:?level"),
        Move("keep", paragraph="F5.9", notation="{die}:?keep"),
        Move("side", paragraph="F5.10", notation="{die}:?side"),
        Move("trick", ONE_DIE, paragraph="F5.12", notation="{die}:?trick:?{colour}"),
        Move("trick-two", TWO_DICE, paragraph="F5.12", notation="{die}:?trick:?{colours}"),
    ),
    Move("extra", HORSE, paragraph="F3.7", notation="extra:?{horse}"),
    Move("decline", paragraph="F3.9"),
    Move("done", paragraph="F2.4"),
    Move(
        "win",
        *(HORSE, STAKE),
        paragraph="F2.4",
        notation="win:?{horse}=?{stake}",
        completes=False,
    ),
    Move(
        "pair",
        *(PAIR, STAKE),
        paragraph="F2.4",
        notation="pair:?{pair}=?{stake}",
        completes=False,
    ),
    unreadable="finishline-notation-unreadable",
    rungs=RUNGS,
)

READY_MOVE = MOVES.first("go")
FIRST_TAKE_MOVE = MOVES.first("take")
FIRST_HANDFUL_MOVE = MOVES.first("handful")
FIRST_DIE_MOVE = MOVES.first("aside")
FIRST_EXTRA_MOVE = MOVES.first("extra")
DECLINE_MOVE = MOVES.first("decline")
SLIP_DONE_MOVE = MOVES.first("done")
FIRST_WIN_MOVE = MOVES.first("win")
FIRST_PAIR_MOVE = MOVES.first("pair")
LAST_MOVE = MOVES.size - 1
STAKES = MOVES.stride("win", "horse")
"""How far the bets on neighbouring horses, or pairs, lie apart: one for each stake in euros."""
FIRST_WIN_SLOT = MOVES.first_slot("win")
FIRST_PAIR_SLOT = MOVES.first_slot("pair")
"""A stake has the slot of the lowest rung that is not below it, so all one's money has one too."""

# What is done with a die, counted from putting it aside: each of the three has so many actions.
ACTIONS = MOVES.stride("aside", "die")
ASIDE = 0
FIRST_TARGET = MOVES.first("on") - FIRST_DIE_MOVE
FIRST_PACE = MOVES.first("pace") - FIRST_DIE_MOVE
FIRST_INTERFERENCE = MOVES.first("mix") - FIRST_DIE_MOVE
LEVEL_UP = MOVES.first("level") - FIRST_DIE_MOVE
KEEP = MOVES.first("keep") - FIRST_DIE_MOVE
BET_ON_THE_SIDE = MOVES.first("side") - FIRST_DIE_MOVE
FIRST_TRICK_OF_ONE = MOVES.first("trick") - FIRST_DIE_MOVE
FIRST_TRICK_OF_TWO = MOVES.first("trick-two") - FIRST_DIE_MOVE

# Two horses, in the order in which pairs are numbered.
PAIR_COUNT = PAIR.size
PAIR_LOW = tuple(a for a in range(RUNNERS) for _ in range(a + 1, RUNNERS))
"""The horse of each pair that starts further back."""
PAIR_HIGH = tuple(b for a in range(RUNNERS) for b in range(a + 1, RUNNERS))
"""The horse of each pair that starts further in front."""

# Handfuls of dice, in order of colour.
HANDFULS_OF_TWO = TWO_DICE.size
HANDFULS_OF_THREE = THREE_DICE.size
TWO_FIRST = tuple(a for a in range(COLOURS) for _ in range(a, COLOURS))
TWO_SECOND = tuple(b for a in range(COLOURS) for b in range(a, COLOURS))
THREE_FIRST = tuple(a for a in range(COLOURS) for b in range(a, COLOURS) for _ in range(b, COLOURS))
THREE_SECOND = tuple(
    b for a in range(COLOURS) for b in range(a, COLOURS) for _ in range(b, COLOURS)
)
THREE_THIRD = tuple(c for a in range(COLOURS) for b in range(a, COLOURS) for c in range(b, COLOURS))

# Interference: three neighbours, from the place of the hindmost, in one of six orders.
STRETCHES = BACK.size
ORDERS = ORDER.size
ORDER_BACK = (0, 0, 1, 1, 2, 2)
"""For each order which of the three (0 the hindmost) comes to the back."""
ORDER_MIDDLE = (1, 2, 0, 2, 0, 1)
"""Which comes to the middle."""
ORDER_FRONT = (2, 1, 2, 0, 1, 0)
"""Which comes to the front."""

MENU = (RUNNERS + PAIR_COUNT) * (RUNGS + 1) + 1
"""The longest menu: every bet at every rung, and being done."""


def take_move(colour: int) -> int:
    """Number taking one die."""
    return FIRST_TAKE_MOVE + colour


def handful_move(handful: int) -> int:
    """Number taking the first three dice of a race."""
    return FIRST_HANDFUL_MOVE + handful


def die_move(die: int, action: int) -> int:
    """Number using one of the three dice in some way."""
    return FIRST_DIE_MOVE + die * ACTIONS + action


def pace_action(start: int, end: int) -> int:
    """Number moving a horseshoe from one horse to another."""
    return FIRST_PACE + start * RUNNERS + end


def interference_action(back: int, order: int) -> int:
    """Number rearranging the three neighbours whose hindmost stands at that index of the row."""
    return FIRST_INTERFERENCE + back * ORDERS + order


def extra_move(horse: int) -> int:
    """Number placing an extra action."""
    return FIRST_EXTRA_MOVE + horse


def win_move(horse: int, stake: int) -> int:
    """Number a win bet with its stake in euros."""
    return FIRST_WIN_MOVE + horse * STAKES + stake


def pair_move(pair: int, stake: int) -> int:
    """Number a pair bet with its stake in euros."""
    return FIRST_PAIR_MOVE + pair * STAKES + stake


def die_of(move: int) -> int:
    """Give which of the three dice a move uses."""
    return (move - FIRST_DIE_MOVE) // ACTIONS


def action_of(move: int) -> int:
    """Give what a move does with its die."""
    return (move - FIRST_DIE_MOVE) % ACTIONS
