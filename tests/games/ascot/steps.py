"""What chance does at Ascot, in words for scenes and censuses, and positions drawn for a census."""

from collections.abc import Callable, Mapping

from hippodrome.engine.match import Match
from hippodrome.games.ascot.parts import THING
from hippodrome.games.ascot.state import CARDS, DEAD, OWNED, RETURNED
from tests.games.ascot.positions import Table, race
from tests.games.common.scenes import Step


def pick(match: Match, card: str) -> None:
    """Draw this card from what lies unseen in the dead pile."""
    unseen = [other for other in range(1, CARDS + 1) if match.state.lies[other] == DEAD]
    match.draw(unseen.index(THING.spelt.index(card)))


def deal(match: Match, *cards: str) -> None:
    """Let the last seat deal these cards, in the order they are named."""
    match.draw(match.seats - 1)
    for card in cards:
        pick(match, card)


def keep(match: Match) -> None:
    """Nobody throws in a further card."""
    for seat in match.awaited:
        match.play(seat, "done")


def turn_up(match: Match, card: str) -> None:
    """Turn this card up for the auction."""
    pile = [
        other
        for other in range(1, CARDS + 1)
        if match.state.lies[other] == DEAD or RETURNED <= match.state.lies[other] < OWNED
    ]
    match.draw(pile.index(THING.spelt.index(card)))


STEPS: Mapping[str, Step] = {"pick": pick, "deal": deal, "keep": keep, "turn-up": turn_up}
POSITIONS: Mapping[str, Callable[[], Table]] = {"off": lambda: race({1: (0, 1, 0), 2: (1, 2, 0)})}
