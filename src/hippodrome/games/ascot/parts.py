"""What moves and events are about: horses, seats, cards and amounts, each declared once."""

from dataclasses import replace
from typing import get_args

from hippodrome.engine.errors import BadNotation
from hippodrome.engine.parts import Part, amount, numbered, worded
from hippodrome.games.ascot.state import (
    DEAD_PILE,
    HORSES,
    KINDS,
    LANES,
    LEAST_ODDS,
    LENGTHS,
    LOOP,
    MOST_ODDS,
    NOBODY,
    PLACES,
    SEATS,
    SIDES,
    THINGS,
)
from hippodrome.games.ascot.vocabulary import (
    Business,
    Cause,
    Colour,
    Kept,
    ReportsOf,
    SaleKind,
    Square,
)

BUSINESSES: tuple[Business, ...] = get_args(Business)
REPORTS: tuple[Kept, ...] = get_args(Kept)
PACKS: tuple[ReportsOf, ...] = get_args(ReportsOf)
COLOURS: tuple[Colour, ...] = get_args(Colour)
SQUARES: tuple[Square, ...] = get_args(Square)
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
PRICES = tuple(f"{half / 2:g}" for half in range(LEAST_ODDS, MOST_ODDS + 1))
ODDS = replace(
    numbered(
        "odds",
        len(PRICES),
        LEAST_ODDS,
        spelt=PRICES,
        aliases={price.replace(".", ","): index for index, price in enumerate(PRICES)},
        wrong=lambda text: BadNotation(
            "ascot-notation-odds", text=text, least=PRICES[0], most=PRICES[-1]
        ),
    ),
    loose=r"(?<=:)[\w.,]+|[0-9]+(?:[.,]5)?",
)
"""What a place bet pays, in half stakes; written as stakes: 1.5 is three halves."""
WHOSE = worded("whose", "favourite", "next")
USE = Part("advantage", 2, words=("none", "too"), spelt=("", "+"))
"""Is an Advantage dropped together with the Disadvantage?"""

# What only events are about.
PLAYER = SEAT.called("player")
BUYER = SEAT.called("buyer")
MAKER = SEAT.called("maker")
HOLDER = SEAT.called("holder")
TO = numbered("to", SEATS + 1, NOBODY)
"""Who is paid or addressed; nobody is the Bank."""
SELLER = TO.called("seller")
TRAINER = PACK.called("trainer")
COUNT = numbered("count", 100)
ROUNDS = numbered("rounds", 1001)
"""Rounds of a race; a pack may have the stewards wait for a thousand."""
LEFT = COUNT.called("left")
DEAD = COUNT.called("dead")
POINTS = numbered("points", 2 * SIDES + 1)
START = numbered("start", LOOP + 2)
END = START.called("end")
"""Squares a horse has gone in training, before and after."""
SQUARE = numbered("square", LOOP + 1, NOBODY)
"""A square of the training loop; nobody's is the box."""
REPORT_KIND = numbered("kind", KINDS)
"""Which report of its pack it is."""
TITLE = numbered("title", 100)
"""What a report is called, as a number of the catalogue's."""
ASKED = numbered("asked", 2)
"""Has a member asked for the report?"""
LENGTH = numbered("length", LENGTHS + 2)
BACK = numbered("back", 2)
"""Did it go back, or had it no room to?"""
BARRED = numbered("barred", 2)
"""Was the throw exact, and the way to the post barred by other horses?"""
FAVOURITE = numbered("favourite", 2)
"""Has somebody named it favourite?"""
NUMBER = numbered("number", AMOUNTS)
"""Lengths or francs an inscription names."""
INSCRIPTION = worded("kind", *SQUARES)
PLACE = numbered("place", PLACES + 1)
TIMES = numbered("times", AMOUNTS)
"""How often a stake is paid."""
BOARD = worded("board", "training", "race")
SALE = Part("kind", 3, DEAD_PILE, words=get_args(SaleKind))
"""Why something is sold; the rules count from the dead pile."""
CAUSE = worded("cause", "club", *get_args(Cause))
"""What is paid for: joining the club, or one of the debts."""
WHY_WITHDRAWN = worded("why", "surplus", "unpaid")
"""Does a horse stay at home as one too many, or because its entry is not paid?"""
WINS = worded("wins", "too", "instead")
"""Does the richest win beside the first horse's owner, or because no horse came home?"""
