"""What moves and events are about: horses, seats, dice, places and amounts, each declared once."""

from hippodrome.engine.errors import BadNotation
from hippodrome.engine.parts import Part, numbered, worded
from hippodrome.games.auteuil.state import (
    BONUS,
    DICE_OUT,
    FACES,
    HORSES,
    MOST_BOUGHT,
    PLACES,
    RACES,
    SEATS,
    SQUARES,
)

BOUGHT = Part(
    "bought",
    MOST_BOUGHT + 1,
    spelt=("", *(f"+{sweets}" for sweets in range(1, MOST_BOUGHT + 1))),
    aliases={"+0": 0},
    loose=r"(?:\+[0-9]{1,3})?",
    wrong=lambda text: BadNotation("auteuil-notation-sweets", bought=int(text), most=MOST_BOUGHT),
)
"""Sweets changed into money before going on (U7.4)."""
PURCHASE = Part(
    "bought",
    MOST_BOUGHT,
    lowest=1,
    spelt=tuple(f"+{sweets}" for sweets in range(1, MOST_BOUGHT + 1)),
    loose=r"\+[0-9]{1,3}",
    wrong=lambda text: BadNotation("auteuil-notation-sweets", bought=int(text), most=MOST_BOUGHT),
)
"""Sweets changed into money before a throw (U7.3)."""
HORSE = Part(
    "horse",
    HORSES,
    lowest=1,
    loose="[0-9]{1,3}",
    wrong=lambda text: BadNotation("auteuil-notation-horse", text=text, horses=HORSES),
)
POINTS = Part(
    "points",
    FACES,
    lowest=1,
    loose="[0-9]{1,3}",
    wrong=lambda text: BadNotation("auteuil-notation-die", text=text, faces=FACES),
)
"""What the die shows that a horse is given; equal dice are the same move."""

# Only events are about these.
PLAYER = numbered("player", SEATS)
"""A seat."""
PLAYERS = numbered("players", 1 << SEATS)
"""Several seats, as a bit mask."""
RACE = numbered("race", RACES, lowest=1)
PLACE = numbered("place", PLACES, lowest=1)
WHERE = numbered("where", SQUARES, lowest=1)
"""An obstacle, by the number of its name."""
COMBINATION = worded("combination", "none", "sequence", "triple", "triple-one", "triple-six")
"""What three dice form (U5), in the order in which the rules count the combinations."""
GIVEN = Part("kind", 3, lowest=DICE_OUT, words=("die", "bonus", "fourth"))
"""What a horse is given; rules note the phase in which it is."""
DECLINED = Part("kind", 3, lowest=BONUS, words=("bonus", "fourth", "again"))
"""What somebody does without; rules note the phase in which it is offered."""
RESULT = worded("tierce", "missed", "in-order", "other-order")
"""How a tiercé did (U6.4), in the order in which the rules count."""
GAINED = numbered("gained", 3, lowest=-1)
"""Whether a race left somebody richer (1), poorer (-1) or neither."""
AMOUNT = numbered("amount", 1 << 31)
"""A number with no bound of its own: francs, sweets, squares, bets."""
