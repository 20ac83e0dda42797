"""Moments of Finish Line worth drawing, found in games among bots."""

from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any

from hippodrome.bots import BOTS
from hippodrome.engine.match import Match
from hippodrome.engine.stream import below, new_stream
from hippodrome.games import GAMES
from hippodrome.games.finishline.parts import FACE_NAMES

FACES = FACE_NAMES[1 : FACE_NAMES.index("outsider") + 1]
WANTED = frozenset(
    {"bets", "handful", "take", "use", "extras", "interval", "photo", "out", "level", "same"}
    | {f"can-{face}" for face in FACES}
)
"""The moments to be found; a game or two have most of them, a photo-finish takes longer."""


def decisions(seats: int, seed: int, bot: str = "tipster") -> Iterator[tuple[Match, int]]:
    """A whole game, stopped at every decision."""
    game = GAMES["finishline"]
    match, stream = game.match(seats), new_stream(seed)
    while not match.over:
        if match.spread:
            match.draw(below(stream, match.spread))
            continue
        seat = match.awaited[0]
        yield match, seat
        match.submit(seat, BOTS[bot].decide(game, match.pack, match.view(seat), seat, stream))


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
        for match, seat in decisions(2 + seed % 3, seed, "gambler"):
            for tag in tags(match.look(seat)):
                moments.setdefault(tag, (match.fork(), seat))
        if moments.keys() >= WANTED:
            break
    return moments


def moment(tag: str) -> tuple[Match, int]:
    """A fresh copy of a moment, and the seat that decides."""
    match, seat = found()[tag]
    return match.fork(), seat
