"""What moves and events are about: horses, seats, cards and amounts, each declared once."""

from hippodrome.engine.errors import BadNotation
from hippodrome.engine.parts import Part, numbered, worded
from hippodrome.games.ticket.state import (
    COLUMNS,
    DISTANCES,
    FIRST_SINGLE,
    HAND,
    HORSES,
    JOKER,
    LANES,
    LAST_CARDS,
    PAIR_HIGH,
    PAIR_LOW,
    ROW,
    SEATS,
)

DIRECTION = worded("direction", "forward", "backward", "left", "right", spelt=("+", "-", "<", ">"))
SIDE = DIRECTION.called("side")

WAY = Part(
    "way",
    9,
    words=(
        *("none", "ahead", "ahead-right", "right", "behind-right"),
        *("behind", "behind-left", "left", "ahead-left"),
    ),
    spelt=("", "/+", "/+>", "/>", "/->", "/-", "/-<", "/<", "/+<"),
    aliases={"/>+": 2, "/>-": 4, "/<-": 6, "/<+": 8},
    loose=r"(?:/[+\-<>]{1,2})?",
    wrong=lambda text: BadNotation("notation-way", text=text.removeprefix("/")),
)

COURSE = worded(
    "course", "flat", "hedges", "harness", "steeple1", "steeple2", "steeple3", "steeple4"
)
CARDS = Part(
    "cards",
    HAND,
    lowest=1,
    aliases={f"0{cards}": cards - 1 for cards in range(1, HAND + 1)},
    loose="[0-9]{1,2}",
    wrong=lambda text: BadNotation("notation-cards", cards=int(text), most=HAND),
)

BOX = numbered("box", HORSES + 1, spelt=(".", *map(str, range(1, HORSES + 1))), aliases={"–": 0})
HORSE = numbered("horse", HORSES, lowest=1)
SQUARES = numbered("squares", DISTANCES, lowest=1)
COUPLE = worded(
    "couple",
    *(
        couple
        for low, high in zip(PAIR_LOW, PAIR_HIGH, strict=True)
        for couple in (f"{low}~{high}", f"{high}~{low}")
    ),
)
"""A pair card names two horses, either of which may move beside the other."""
PAIR = worded(
    "pair",
    *(f"{low}={high}" for low, high in zip(PAIR_LOW, PAIR_HIGH, strict=True)),
    aliases={
        f"{high}={low}": pair
        for pair, (low, high) in enumerate(zip(PAIR_LOW, PAIR_HIGH, strict=True))
    },
)
CARD = numbered(
    "card",
    JOKER,
    lowest=FIRST_SINGLE,
    spelt=(
        *(f"{horse}.{far}" for horse in range(1, HORSES + 1) for far in range(1, DISTANCES + 1)),
        *(f"{low}~{high}" for low, high in zip(PAIR_LOW, PAIR_HIGH, strict=True)),
        "J",
    ),
)

# What events tell beside these.

PLAYER = numbered("player", SEATS)
"""A seat, as sentences call whoever sits there."""
RACE = numbered("race", 100, lowest=1)
"""Its number within the meeting; no pack has more."""
DISCIPLINE = worded("discipline", "flat", "hedges", "steeple", "harness")
"""As the state numbers them."""
LANE = numbered("lane", LANES, lowest=1)
"""Counted from the left rail."""
RIVER = numbered("river", COLUMNS + 1)
"""The column the river fills, or 0."""
PLACE = numbered("place", HORSES, lowest=1)
LEFT = numbered("left", LAST_CARDS, lowest=1)
"""Cards still to be played in a race."""
GAIN = numbered("gain", 2**16, lowest=-(2**15))
SCORE = GAIN.called("score")


def square_name(square: int) -> str:
    """Name a square by lane and column: lane 3, column 7 is `c7`; the rim has no names."""
    lane, column = divmod(square, ROW)
    inside = 1 <= lane <= LANES and 1 <= column <= COLUMNS
    return f"{chr(ord('a') + lane - 1)}{column}" if inside else ""


SQUARE = worded("square", *map(square_name, range((LANES + 1) * ROW)))
"""As rules number squares (`square_at`)."""
