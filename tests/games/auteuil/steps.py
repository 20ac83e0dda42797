"""What chance and everybody do at Auteuil, in words for scenes and censuses."""

from collections.abc import Mapping

from hippodrome.engine.match import Match
from hippodrome.games.auteuil.state import OPENING, SLIPS
from tests.games.auteuil.evenings import outcome
from tests.games.common.scenes import Step


def throw(match: Match, dice: str) -> None:
    """Throw three dice."""
    match.draw(outcome(dice))


def off(match: Match) -> None:
    """Come to the first throw: the lowest cards, the same slip for everybody, and seat 1 starts."""
    while match.state.phase < SLIPS:
        match.draw(0)
    for seat in match.awaited:
        match.play(seat, "T1-2-3", "G1", "P1")
    throw(match, "666")
    while match.state.phase == OPENING:
        throw(match, "111")


STEPS: Mapping[str, Step] = {"throw": throw, "off": off}
