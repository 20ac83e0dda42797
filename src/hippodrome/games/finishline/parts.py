"""What moves and events are about: horses, dice and amounts, each declared once."""

from itertools import combinations, combinations_with_replacement, permutations
from typing import Literal, get_args

from hippodrome.engine.errors import BadNotation
from hippodrome.engine.parts import Part, numbered, worded
from hippodrome.games.finishline.state import (
    FRONT,
    OUTSIDERS,
    PAIRS,
    PHOTO_DICE,
    RACES,
    RUNNERS,
    SEATS,
    TILES,
    WINS,
)

LETTERS = "abcdefg"
"""Horses by starting place, from the hindmost."""
Colour = Literal["white", "red", "yellow", "green", "black"]
COLOUR_NAMES: tuple[Colour, ...] = get_args(Colour)
"""The colours of dice in the order of their numbers."""
Face = Literal[
    "blank",
    "horseshoe",
    "double",
    "whip",
    "pace",
    "helmet",
    "level",
    "interference",
    "loss",
    "extra",
    "side",
    "disqualified",
    "trick",
    "outsider",
]
FACE_NAMES: tuple[Face, ...] = get_args(Face) + get_args(Face)[-1:] * (OUTSIDERS - 1)
"""What dice show, in the order of their numbers; outsiders differ in their amounts."""
STAKES = 1_000_000_000
"""More euros than anyone can ever own."""


def handfuls(name: str, dice: int) -> Part:
    """Declare so many dice by colour, in the order of the colours; typed in any order."""
    spelt = ["+".join(some) for some in combinations_with_replacement(COLOUR_NAMES, dice)]
    aliases = {
        joint.join(order): index
        for index, spelling in enumerate(spelt)
        for order in permutations(spelling.split("+"))
        for joint in ("+", "")
    }
    return worded(name, *spelt, aliases=aliases)


def dice_of(handful: str) -> tuple[str, ...]:
    """Give the colours of a handful, die by die."""
    return tuple(handful.split("+"))


HORSE = Part(
    "horse",
    RUNNERS,
    spelt=tuple(LETTERS),
    loose="[a-z]",
    wrong=lambda text: BadNotation("finishline-notation-horse", text=text, last=LETTERS[-1]),
)
DIE = numbered("die", FRONT, lowest=1)
ONE_DIE = handfuls("colour", 1)
TWO_DICE = handfuls("colours", 2)
THREE_DICE = handfuls("colours", 3)
BACK = numbered("back", RUNNERS - 2, lowest=1)
"""The place of the hindmost of three neighbours, from the back."""
ORDER = Part(
    "order",
    6,
    words=("123", "132", "213", "231", "312", "321"),
    loose="[1-3]{3}",
    wrong=lambda text: BadNotation("finishline-notation-order", text=text),
)
"""Which of the three comes to the back, to the middle and to the front."""
STAKE = Part(
    "stake",
    STAKES,
    loose="[0-9]{1,20}",
    wrong=lambda text: BadNotation("finishline-notation-stake", text=text),
    free=True,
)
PAIR_SPELT = tuple(f"{low}+{high}" for low, high in combinations(LETTERS, 2))


def wrong_pair(text: str) -> BadNotation:
    """Say whether a pair names a horse there is not, or the same horse twice."""
    low, high = text[0], text[-1]
    for letter in (low, high):
        if letter not in LETTERS:
            return BadNotation("finishline-notation-horse", text=letter, last=LETTERS[-1])
    return BadNotation("finishline-notation-pair", text=low)


PAIR = Part(
    "pair",
    len(PAIR_SPELT),
    words=PAIR_SPELT,
    aliases={
        spelling: index
        for index, pair in enumerate(PAIR_SPELT)
        for spelling in (pair[0] + pair[2], pair[2] + pair[0], f"{pair[2]}+{pair[0]}")
    },
    loose=r"[a-z]\+?[a-z]",
    wrong=wrong_pair,
)

# What only events are about.

PLAYER = numbered("player", SEATS)
"""A seat, named as sentences name whoever sits there."""
RACE = numbered("race", RACES, lowest=1)
TILE = numbered("tile", TILES, lowest=1)
PLACE = numbered("place", RUNNERS, lowest=1)
DICE_TAKEN = worded("dice", *ONE_DIE.words, *THREE_DICE.words)
DICE_FETCHED = worded("dice", *ONE_DIE.words, *TWO_DICE.words)
FACE = worded("face", *FACE_NAMES)
EFFECT = worded("effect", "waits", "favourite", "second")
"""What a horseshoe did: it waits, moved a favourite at once, or was the second of two."""
WHIPS = numbered("whips", 2, lowest=1)
WHO = worded("who", "again", "next", "last")
"""Who plays after a side bet: the same player, the one after the next, or nobody."""
EXTRAS = numbered("extras", 2)
"""Whether extra actions are still to be played."""
SHOES = numbered("shoes", PHOTO_DICE + 1)
BETS = numbered("bets", WINS + PAIRS + 1)
"""How many bets a slip holds, which nobody else knows before it is shown (F2.4)."""
ODDS = numbered("odds", STAKES)
AMOUNT = numbered("amount", STAKES)
WHAT = worded("what", "win", "pair")
"""Which bet an outsider paid for."""
GAIN = numbered("gain", 2 * STAKES, lowest=-STAKES)
CAPITAL = numbered("capital", STAKES)
TOTAL = numbered("total", 2 * STAKES, lowest=-STAKES)
