"""What the coach says at Auteuil: what a decision is about, and what nobody means."""

from __future__ import annotations

from hippodrome.engine.coaching import Matter
from hippodrome.games.auteuil.moves import AGAIN_MOVE, ENOUGH_MOVE, MOVES, horse_of
from hippodrome.games.auteuil.people.choices import choices, consequence
from hippodrome.games.auteuil.people.names import horse_name
from hippodrome.games.auteuil.state import (
    AGAIN,
    BONUS,
    BUYING,
    DICE_OUT,
    FOURTH,
    INTERVAL,
    SLIPS,
    Pack,
    State,
)
from hippodrome.words import Sentence, sentence

KINDS = {
    SLIPS: "slips",
    DICE_OUT: "dice",
    BONUS: "bonus",
    FOURTH: "fourth",
    AGAIN: "again",
    BUYING: "buying",
    INTERVAL: "interval",
}
GIFTS = (BONUS, FOURTH, AGAIN)
"""The phases in which having enough gives something away."""

PARAGRAPHS = {
    "deal": "U2.1",
    "entries": "U2.2",
    "slips": "U2.3",
    "opening": "U2.5",
    "buying": "U7.3",
    "throw": "U3.1",
    "dice": "U3.1",
    "bonus": "U5.1",
    "fourth": "U5.4",
    "again": "U5.3",
    "report": "U6.4",
    "interval": "U7.4",
    "closed": "U7.1",
}
"""Where the rules speak of what is going on."""


def about(_pack: Pack, view: State, seat: int) -> Matter | None:
    """Name what is decided, by the phase."""
    kind = KINDS.get(view.phase)
    if kind is None or seat < 0 or not view.awaits >> seat & 1:
        return None
    return Matter(kind, sentence("coach-auteuil", matter=kind))


def slip(pack: Pack, view: State, seat: int, move: int) -> Sentence | None:
    """Find a gift that is turned down, or one's own horse brought down where none need fall."""
    if move == ENOUGH_MOVE and view.phase in GIFTS:
        gift = KINDS[view.phase]
        own = any(view.owner[horse_of(one)] == seat + 1 for one in ways_on(pack, view, seat))
        return sentence("coach-auteuil-gift", gift=gift) if own or view.phase == AGAIN else None
    if view.phase not in (DICE_OUT, BONUS, FOURTH) or move in (ENOUGH_MOVE, AGAIN_MOVE):
        return None
    horse = horse_of(move)
    if view.owner[horse] != seat + 1 or not consequence(pack, view, move).falls:
        return None
    if all(choice.falls for choice in choices(pack, view, seat)):
        return None
    return sentence("coach-auteuil-fall", horse=horse_name(horse))


def ways_on(pack: Pack, view: State, seat: int) -> list[int]:
    """List the moves that take a horse on without a fall."""
    found = [one for one in choices(pack, view, seat) if one.points and not one.falls]
    return [MOVES.number(one.move) for one in found]
