"""Moves as integers, and the reasons a move is refused: the numbers the rules work with.

The blocks, in order: going on after a race, taking dice, using one of the three dice, extra
actions, ending a slip, win bets and pair bets. A bet carries its stake: the horse or pair times
STAKES plus the stake in euros. `moves.py` gives all of them names and notation.
"""

from hippodrome.games.finishline.state import COLOURS, FRONT, RUNNERS

PAIR_COUNT = RUNNERS * (RUNNERS - 1) // 2
PAIR_LOW = tuple(a for a in range(RUNNERS) for _ in range(a + 1, RUNNERS))
"""The horse of each pair that starts further back."""
PAIR_HIGH = tuple(b for a in range(RUNNERS) for b in range(a + 1, RUNNERS))
"""The horse of each pair that starts further in front."""

# Handfuls: one die, or several in order of colour.
HANDFULS_OF_TWO = COLOURS * (COLOURS + 1) // 2
HANDFULS_OF_THREE = COLOURS * (COLOURS + 1) * (COLOURS + 2) // 6
TWO_FIRST = tuple(a for a in range(COLOURS) for _ in range(a, COLOURS))
TWO_SECOND = tuple(b for a in range(COLOURS) for b in range(a, COLOURS))
THREE_FIRST = tuple(a for a in range(COLOURS) for b in range(a, COLOURS) for _ in range(b, COLOURS))
THREE_SECOND = tuple(
    b for a in range(COLOURS) for b in range(a, COLOURS) for _ in range(b, COLOURS)
)
THREE_THIRD = tuple(c for a in range(COLOURS) for b in range(a, COLOURS) for c in range(b, COLOURS))

# Interference: three neighbours, from the place of the hindmost, in one of six orders.
STRETCHES = RUNNERS - 2
ORDERS = 6
ORDER_BACK = (0, 0, 1, 1, 2, 2)
"""For each order which of the three (0 the hindmost) comes to the back."""
ORDER_MIDDLE = (1, 2, 0, 2, 0, 1)
"""Which comes to the middle."""
ORDER_FRONT = (2, 1, 2, 0, 1, 0)
"""Which comes to the front."""

# What is done with a die: one block of actions for each of the three.
ASIDE = 0
FIRST_TARGET = 1
FIRST_PACE = FIRST_TARGET + RUNNERS
FIRST_INTERFERENCE = FIRST_PACE + RUNNERS * RUNNERS
LEVEL_UP = FIRST_INTERFERENCE + STRETCHES * ORDERS
KEEP = LEVEL_UP + 1
BET_ON_THE_SIDE = KEEP + 1
FIRST_TRICK_OF_ONE = BET_ON_THE_SIDE + 1
FIRST_TRICK_OF_TWO = FIRST_TRICK_OF_ONE + COLOURS
ACTIONS = FIRST_TRICK_OF_TWO + HANDFULS_OF_TWO

READY_MOVE = 0
FIRST_TAKE_MOVE = 1
FIRST_HANDFUL_MOVE = FIRST_TAKE_MOVE + COLOURS
FIRST_DIE_MOVE = FIRST_HANDFUL_MOVE + HANDFULS_OF_THREE
FIRST_EXTRA_MOVE = FIRST_DIE_MOVE + FRONT * ACTIONS
DECLINE_MOVE = FIRST_EXTRA_MOVE + RUNNERS
SLIP_DONE_MOVE = DECLINE_MOVE + 1
FIRST_WIN_MOVE = SLIP_DONE_MOVE + 1
STAKES = 1_000_000_000
"""More euros than anyone can ever own."""
FIRST_PAIR_MOVE = FIRST_WIN_MOVE + RUNNERS * STAKES
LAST_MOVE = FIRST_PAIR_MOVE + PAIR_COUNT * STAKES - 1

# The ladder of stakes in a menu, in the pack's steps: 1, 2, 3, 5, 7 times powers of ten.
LADDER = tuple(rung * 10**power for power in range(7) for rung in (1, 2, 3, 5, 7))
RUNGS = len(LADDER)
FIRST_WIN_SLOT = FIRST_WIN_MOVE
FIRST_PAIR_SLOT = FIRST_WIN_SLOT + RUNNERS * RUNGS
SLOTS = FIRST_PAIR_SLOT + PAIR_COUNT * RUNGS
"""A stake has the slot of the lowest rung that is not below it, so all one's money has one too."""

MENU = (RUNNERS + PAIR_COUNT) * (RUNGS + 1) + 1
"""The longest menu: every bet at every rung, and being done."""

# Reasons for a refusal; `refusals.py` gives each its sentence and its paragraph.
ALLOWED = 0
GAME_OVER = 1
NOT_A_SEAT = 2
NOT_AWAITED = 3
NOT_A_MOVE = 4
BETWEEN_RACES = 5
BETS_TO_WRITE = 6
DICE_TO_TAKE = 7
DIE_TO_USE = 8
EXTRA_TO_PLAY = 9
NO_SUCH_HORSE = 10
NO_STAKE = 11
STAKE_ABOVE_CAPITAL = 12
TOO_MANY_WINS = 13
TOO_MANY_PAIRS = 14
SAME_WIN_TWICE = 15
SAME_PAIR_TWICE = 16
THREE_TO_TAKE = 17
ONE_TO_TAKE = 18
NO_SUCH_DICE_LEFT = 19
YELLOW_TOO_EARLY = 20
ONE_COLOUR_ONLY = 21
OTHER_FACE = 22
OUT_OF_THE_RACE = 23
LEADER_CANNOT_ADVANCE = 24
LEADER_HAS_SHOE = 25
SAFE_FROM_WHIP = 26
SAFE_FROM_DISQUALIFICATION = 27
SAFE_KEEPS_SHOE = 28
NO_SHOE_TO_MOVE = 29
SAME_TILE = 30
HELMET_NEEDS_SHOE = 31
HEAT_ALREADY_USED = 32
TOO_FEW_HORSES = 33
LEVEL_HORSES_APART = 34
OLD_ORDER = 35
TOO_FAR_BACK = 36
OUTSIDER_ALREADY = 37
DICE_NOT_LEFT = 38
TRICK_TAKES_TWO = 39
NOT_A_STEP = 40


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
