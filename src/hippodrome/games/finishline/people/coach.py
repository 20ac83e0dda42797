"""What the coach says at Finish Line: what a decision is about, and what nobody means."""

from __future__ import annotations

from hippodrome.engine.coaching import Matter
from hippodrome.games.finishline.moves import PAIR_HIGH, PAIR_LOW, SLIP_DONE_MOVE
from hippodrome.games.finishline.people.choices import consequence
from hippodrome.games.finishline.people.names import horse_name
from hippodrome.games.finishline.state import (
    BETS,
    EXTRAS,
    INTERVAL,
    PAIRS,
    TAKE,
    USE,
    WINS,
    Pack,
    State,
)
from hippodrome.words import Sentence, sentence

KINDS = {BETS: "bets", TAKE: "take", USE: "use", EXTRAS: "extras", INTERVAL: "interval"}

PARAGRAPHS = {
    "lot": "F3.8",
    "lay": "F2.2",
    "bets": "F2.4",
    "take": "F3.1",
    "roll": "F3.1",
    "use": "F3.4",
    "extras": "F3.7",
    "photo": "F4.5",
    "interval": "F6.3",
    "closed": "F6.2",
}
"""Where the rules speak of what is going on."""


def about(_pack: Pack, view: State, seat: int) -> Matter | None:
    """Name what is decided, by the phase."""
    kind = KINDS.get(view.phase)
    if kind is None or seat < 0 or not view.awaits >> seat & 1:
        return None
    return Matter(kind, sentence("coach-finishline", matter=kind))


def backed(view: State, seat: int) -> set[int]:
    """List the horses that a seat's own slip has bets on."""
    wins = {view.win[seat][bet] - 1 for bet in range(WINS) if view.win[seat][bet] > 0}
    pairs = [view.pair[seat][bet] - 1 for bet in range(PAIRS) if view.pair[seat][bet] > 0]
    return wins | {PAIR_LOW[pair] for pair in pairs} | {PAIR_HIGH[pair] for pair in pairs}


def slip(pack: Pack, view: State, seat: int, move: int) -> Sentence | None:
    """Find an empty slip handed in, or one's own horse thrown out of the race."""
    if view.phase == BETS:
        empty = move == SLIP_DONE_MOVE and not backed(view, seat)
        return sentence("coach-finishline-empty") if empty else None
    if view.phase not in (USE, EXTRAS):
        return None
    lost = backed(view, seat).intersection(consequence(pack, view, seat, move).leaves)
    if not lost:
        return None
    return sentence("coach-finishline-out", horse=horse_name(pack, view, min(lost)))
