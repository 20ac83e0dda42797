"""What the coach says at Ticket Gagnant: what a decision is about, and what nobody means."""

from __future__ import annotations

from hippodrome.engine.coaching import Matter
from hippodrome.games.ticket.moves import (
    FIRST_DISCARD_MOVE,
    FIRST_SINGLE_MOVE,
    FIRST_STAY_MOVE,
    FIRST_TICKET_MOVE,
    MENU,
    card_of,
    horse_in_box,
    mover_of,
)
from hippodrome.games.ticket.people.names import horse_name
from hippodrome.games.ticket.rules.doors import menu
from hippodrome.games.ticket.rules.movement import landing_of
from hippodrome.games.ticket.state import BOXES, CHOOSE, JOKER, PREDICT, ROW, Pack, State
from hippodrome.words import Sentence, sentence

PARAGRAPHS = {
    "lot": "T2.2",
    "choose": "T3.1",
    "lanes": "T1.6",
    "deal": "T3.1",
    "predict": "T3.2",
    "race": "T4.1",
    "photo": "T6.2",
    "closed": "T8.1",
}
"""Where the rules speak of what is going on."""


def about(pack: Pack, view: State, seat: int) -> Matter | None:
    """Name what is decided: a race, a ticket, a card or, with a stuck hand, what to throw away."""
    moves = [0] * MENU
    if not menu(pack, view, seat, moves):
        return None
    kind = "race"
    if view.phase == CHOOSE:
        kind = "choose"
    elif view.phase == PREDICT:
        kind = "predict"
    elif FIRST_DISCARD_MOVE <= moves[0] < FIRST_SINGLE_MOVE:
        kind = "discard"
    return Matter(kind, sentence("coach-ticket", matter=kind))


def slip(pack: Pack, view: State, seat: int, move: int) -> Sentence | None:
    """Find a ticket that is hardly filled in, a first horse held back, or a joker thrown away."""
    if view.phase == PREDICT and FIRST_TICKET_MOVE <= move < FIRST_DISCARD_MOVE:
        named = sum(horse_in_box(move, box) > 0 for box in range(1, BOXES + 1))
        return sentence("coach-ticket-boxes", empty=BOXES - named) if named == 1 else None
    if not FIRST_SINGLE_MOVE <= move < FIRST_STAY_MOVE:
        return None
    horse = mover_of(move)
    start = view.lane[horse] * ROW + view.column[horse]
    landing = landing_of(pack, view, move)
    if landing == start and card_of(move) == JOKER:
        return sentence("coach-ticket-joker", horse=horse_name(horse))
    if landing % ROW < view.column[horse] and horse == view.ticket[seat][1]:
        return sentence("coach-ticket-back", horse=horse_name(horse))
    return None
