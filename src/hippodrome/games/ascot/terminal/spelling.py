"""What people type at Ascot, written out as the rules read it: money as said, words as known.

The catalogues say what else may be typed: `ascot-type-KIND` for a kind of move,
`ascot-type-thing-WORD` for a business or a report, `ascot-type-lane-post` and `ascot-type-all`.
Whatever language the screen speaks, all of them are taken: friends at one screen speak several.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from hippodrome.games.ascot.moves import MOVES
from hippodrome.games.ascot.parts import BUSINESSES, REPORTS
from hippodrome.games.ascot.terminal.levels import ABOUT_SUMS, POST
from hippodrome.words import LANGUAGES, words

MOVE = re.compile(r"(?P<verb>[^\W\d]+)\s*:\s*(?P<thing>\w+)")
THOUSANDS = re.compile(r"(?<!\d)(\d+)k(?!\w)")
GROUPED = re.compile(r"(?<!\d)\d{1,3}(?:[.,'’\u202f\u00a0]\d{3})+(?!\d)")
SPACED = re.compile(r"(?<!\d)\d{1,3}(?: \d{3})+(?!\d)")
PUT = re.compile(r"(?<!\S)([+-]) ?(\d+)(?!\S)")


@dataclass(frozen=True)
class Typed:
    """What may be typed, in any language."""

    answers: Mapping[str, str]
    """Words that are a whole answer, with what they stand for."""
    verbs: Mapping[str, str]
    """Words that begin a move, with its kind."""
    things: Mapping[str, str]
    """Names of businesses and reports, with their words in the notation."""
    everything: frozenset[str]
    """As much as one may name."""


@cache
def known_words() -> Typed:
    """Read the words of all catalogues."""

    def typed(key: str) -> list[str]:
        return [word for language in LANGUAGES for word in words(language).say(key).split()]

    def alike(keys: Mapping[str, str]) -> dict[str, str]:
        return {word: meant for key, meant in keys.items() for word in typed(key)}

    kinds = {row.move.name: row for row in MOVES.rows}
    whole = {f"ascot-type-{kind}": kind for kind, row in kinds.items() if not row.parts}
    return Typed(
        answers=alike({**whole, "ascot-type-lane-post": POST}),
        verbs=alike({f"ascot-type-{kind}": kind for kind in kinds}),
        things=alike({f"ascot-type-thing-{word}": word for word in (*BUSINESSES, *REPORTS)}),
        everything=frozenset(typed("ascot-type-all")),
    )


def spelled(look: Any, typed: str) -> str:
    """Write a line out as notation where it says more than notation can; leave others alone."""
    known = known_words()
    line = typed.strip().lower()
    written = " ".join(known.answers.get(word, word) for word in line.split(" "))
    written = MOVE.sub(lambda found: as_written(known, found), written)
    if look.phase in (*ABOUT_SUMS, "offer"):
        written = THOUSANDS.sub(lambda found: f"{found[1]}000", written)
        written = GROUPED.sub(lambda found: re.sub(r"\D", "", found[0]), written)
    if look.phase in ABOUT_SUMS:  # in the market a space may part two answers
        written = SPACED.sub(lambda found: found[0].replace(" ", ""), written)
        if written in known.everything:
            written = most(look, written)
    if look.phase == "odds":
        written = written.replace(",", ".")
    if look.phase == "offer":
        written = PUT.sub(put_money, written)
    if look.phase == "move" and written == POST and not any(one.home for one in look.choices):
        written = "lane:post"  # the rules say why not
    return typed if written == line else written


def as_written(known: Typed, found: re.Match[str]) -> str:
    """Write a move's words as the rules know them."""
    verb, thing = found["verb"], found["thing"]
    return f"{known.verbs.get(verb, verb)}:{known.things.get(thing, thing)}"


def put_money(found: re.Match[str]) -> str:
    """Write money laid on the scale, or asked for."""
    return f"{'pay' if found[1] == '+' else 'ask'}:{found[2]}"


def most(look: Any, otherwise: str) -> str:
    """Give the most that may be named now."""
    return next((str(choice.most) for choice in look.choices if choice.step), otherwise)
