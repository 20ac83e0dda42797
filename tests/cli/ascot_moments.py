"""Moments of Ascot worth drawing, found in games among bots, and a house that plays Ascot."""

from collections.abc import Iterator
from functools import cache

from hippodrome.bots import BOTS
from hippodrome.engine.match import Match
from hippodrome.engine.stream import below, new_stream
from hippodrome.games.ascot import GAME

WANTED = frozenset(
    {"exchange", "throw-in", "bid", "owe", "member", "member-horse", "join", "offer", "answer"}
    | {"favourite", "bet", "whose", "move", "colour", "inscription"}
)
"""The moments to be found: every question that games of six seats often ask."""
EVENINGS = ((6, 5), (3, 3), (2, 4), (4, 7), (5, 1), (6, 3))
"""Seats and seeds of games that are looked through in turn."""


def decisions(seats: int, seed: int, bot: str = "tipster") -> Iterator[tuple[Match, int]]:
    """A whole game among bots, stopped at every decision."""
    match, stream = GAME.match(seats), new_stream(seed)
    while not match.over:
        if match.spread:
            match.draw(below(stream, match.spread))
            continue
        seat = match.awaited[0]
        yield match, seat
        view = match.view(seat)
        match.submit(seat, BOTS[bot].decide(GAME, match.pack, view, seat, stream))


@cache
def found() -> dict[str, list[tuple[Match, int]]]:
    """Some of every moment, by phase: the first and a few later ones of each game."""
    moments: dict[str, list[tuple[Match, int]]] = {}
    for seats, seed in EVENINGS:
        here: dict[str, int] = {}
        for match, seat in decisions(seats, seed):
            phase = match.look(seat).phase
            here[phase] = here.get(phase, 0) + 1
            if here[phase] in (1, 8, 30):
                moments.setdefault(phase, []).append((match.fork(), seat))
        moments.setdefault("closed", []).append((match.fork(), 0))
    return moments


def moment(phase: str) -> tuple[Match, int]:
    """A fresh copy of the first moment of a phase, and the seat that decides."""
    match, seat = found()[phase][0]
    return match.fork(), seat
