"""Moments of Finish Line worth drawing, found in games among bots."""

from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any

from hippodrome.engine.match import Match
from hippodrome.games.finishline.parts import FACE_NAMES
from tests.games.common.terminal import decisions

FACES = FACE_NAMES[1 : FACE_NAMES.index("outsider") + 1]
WANTED = frozenset(
    {"bets", "handful", "take", "use", "extras", "interval", "photo", "out", "level", "same"}
    | {f"can-{face}" for face in FACES}
)
"""The moments to be found; a game or two have most of them, a photo-finish takes longer."""


def tags(look: Any) -> Iterator[str]:
    """Name what is special about what a seat sees."""
    yield look.phase
    if look.phase == "use":
        used = [one.move.die for one in look.choices if one.move.kind != "aside"]
        yield from (f"can-{look.front[die - 1].face}" for die in used)
        if look.level:
            yield "level"
        if any(die.same_as >= 0 and die.face == "horseshoe" for die in look.front):
            yield "same"
        if any(tile.out for tile in look.tiles):
            yield "out"
    if look.photo:
        yield "photo"
    if look.phase == "take" and not look.front:
        yield "handful"


@cache
def found() -> dict[str, tuple[Match, int]]:
    """One of every moment, by its name."""
    moments: dict[str, tuple[Match, int]] = {}
    for seed in count():
        for match, seat in decisions("finishline", 2 + seed % 3, seed, "gambler"):
            for tag in tags(match.look(seat)):
                moments.setdefault(tag, (match.fork(), seat))
        if moments.keys() >= WANTED:
            break
    return moments


def moment(tag: str) -> tuple[Match, int]:
    """A fresh copy of a moment, and the seat that decides."""
    match, seat = found()[tag]
    return match.fork(), seat
