"""What chance does at Ticket Gagnant, in words for scenes and censuses."""

from collections.abc import Mapping

from hippodrome.engine.match import Match
from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.moves import card_of
from tests.games.common.scenes import Step


def deal(match: Match, *cards: str) -> None:
    """Deal these cards in the order they are named, from the leader on."""
    for card in cards:
        kind = card_of(GAME.read(f"x{card}"))
        match.draw(sum(match.state.deck[:kind]))


STEPS: Mapping[str, Step] = {"deal": deal}
