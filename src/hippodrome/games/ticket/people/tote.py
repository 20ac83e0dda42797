"""What a tote board may say of Ticket Gagnant: no prices, but tickets that lie open."""

from __future__ import annotations

from typing import Any

from hippodrome.engine.tote import Quote, shares
from hippodrome.games.ticket.people.names import horse_name
from hippodrome.games.ticket.rules.tickets import are_hidden
from hippodrome.games.ticket.state import PHOTO, RACE, Pack, State


def quotes(pack: Pack, view: State) -> tuple[Quote, ...]:
    """T3.3: tickets revealed at the off say who is believed to win."""
    tickets = [0] * pack.horses
    if view.phase in (RACE, PHOTO) and not are_hidden(view):
        for seat in range(view.seats):
            if view.ticket[seat][1] > 0:
                tickets[view.ticket[seat][1] - 1] += 1
    return tuple(
        Quote(horse, horse_name(horse), silk=horse, backed=backed)
        for horse, backed in enumerate(shares(tickets), start=1)
    )


def backs(_view: State, move: Any) -> int:
    """T3.2: a ticket names the winner in its first box, or leaves it empty."""
    return int(move.first) if move.kind == "ticket" else 0
