"""Moments of Ascot worth drawing, found among bots or laid out."""

from dataclasses import replace
from functools import cache

from hippodrome.engine.match import Match
from hippodrome.games.ascot import GAME
from tests.games.ascot.positions import Table
from tests.games.common.terminal import decisions

WANTED = frozenset(
    {"exchange", "throw-in", "bid", "owe", "member", "member-horse", "join", "offer", "answer"}
    | {"favourite", "bet", "whose", "move", "colour", "inscription"}
)
"""The moments to be found: every question that games of six seats often ask."""
EVENINGS = ((6, 5), (3, 3), (2, 9), (4, 7), (5, 1), (6, 3))
"""Seats and seeds of games that are looked through in turn."""


@cache
def found() -> dict[str, list[tuple[Match, int]]]:
    """Some of every moment, by phase: the first and a few later ones of each game."""
    moments: dict[str, list[tuple[Match, int]]] = {}
    for seats, seed in EVENINGS:
        here: dict[str, int] = {}
        for match, seat in decisions("ascot", seats, seed):
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


def match_at(table: Table) -> Match:
    """A match that stands where a table was laid out for a test of the rules."""
    match = GAME.match(table.state.seats)
    match.pack = replace(table.edition, printed=table.pack)
    match.state = table.state.copy()
    return match
