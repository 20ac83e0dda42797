"""What moves and events are about: horses, seats, cards and amounts, each declared once."""

from hippodrome.engine.errors import BadNotation
from hippodrome.engine.parts import Part
from hippodrome.games.auteuil.state import FACES, HORSES, MOST_BOUGHT

BOUGHT = Part(
    "bought",
    MOST_BOUGHT + 1,
    spelt=("", *(f"+{sweets}" for sweets in range(1, MOST_BOUGHT + 1))),
    aliases={"+0": 0},
    loose=r"(?:\+[0-9]{1,3})?",
    wrong=lambda text: BadNotation("auteuil-notation-sweets", bought=int(text), most=MOST_BOUGHT),
)
"""Sweets changed into money before going on (U7.4)."""
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
