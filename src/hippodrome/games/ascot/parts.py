"""What moves and events are about: horses, seats, cards and amounts, each declared once."""

from dataclasses import replace

from hippodrome.engine.errors import BadNotation
from hippodrome.engine.parts import Part, amount, numbered, worded
from hippodrome.games.ascot.state import HORSES, LANES, SEATS, THINGS

BUSINESSES = ("auctioneer", "bookmaker", "club", "farrier", "walroy", "stevens", "vet", "forage")
"""The title cards that are no horses, in the order of their numbers."""
REPORTS = ("bridle", "vessels", "sure")
"""The reports one may keep, in the order of their numbers."""
PACKS = ("stevens", "walroy", "vet")
AMOUNTS = 10_000_000
"""More francs than a game can hold."""


def strict(part: Part) -> Part:
    """Take a word only after a colon, and a number with or without: `sell:farrier`, `fav8`."""
    return replace(part, loose=r"(?<=:)\w+|[0-9]+")


THING = strict(
    numbered(
        "thing",
        THINGS + 1,
        spelt=(*map(str, range(HORSES + 1)), *BUSINESSES, *REPORTS),
        wrong=lambda text: BadNotation(
            "ascot-notation-thing",
            text=text,
            horses=HORSES,
            known=", ".join([*BUSINESSES, *REPORTS]),
        ),
    )
)
"""A horse, a business or a kept report; none has the number 0."""
HORSE = strict(
    numbered(
        "horse",
        HORSES + 1,
        wrong=lambda text: BadNotation("ascot-notation-horse", text=text, horses=HORSES),
    )
)
PACK = strict(
    worded(
        "pack",
        *PACKS,
        wrong=lambda text: BadNotation("ascot-notation-pack", text=text, known=", ".join(PACKS)),
    )
)
SEAT = strict(
    numbered(
        "seat",
        SEATS,
        spelt=tuple(str(seat + 1) for seat in range(SEATS)),
        wrong=lambda text: BadNotation("ascot-notation-seat", text=text, seats=SEATS),
    )
)
REPORT = strict(
    worded(
        "report",
        *REPORTS,
        wrong=lambda text: BadNotation(
            "ascot-notation-report", text=text, known=", ".join(REPORTS)
        ),
    )
)
LANE = strict(
    numbered(
        "lane",
        LANES + 1,
        spelt=("post", *map(str, range(1, LANES + 1))),
        aliases={"0": 0},
        wrong=lambda text: BadNotation("ascot-notation-lane", text=text, lanes=LANES),
    )
)
"""Where a horse goes to; 0 is past the post."""
FRANCS = strict(
    amount(
        "francs",
        AMOUNTS,
        wrong=lambda text: BadNotation("ascot-notation-francs", text=text, most=AMOUNTS - 1),
    )
)
WHOSE = worded("whose", "favourite", "next")
USE = Part("advantage", 2, words=("none", "too"), spelt=("", "+"))
"""Is an Advantage dropped together with the Disadvantage?"""
