"""What could be laid on the scale for whom, so that a whole offer can be made as one decision."""

from __future__ import annotations

from msgspec.structs import replace

from hippodrome.games.ascot.people.barring import barred
from hippodrome.games.ascot.people.choices import choices
from hippodrome.games.ascot.people.looks import Choice
from hippodrome.games.ascot.rules.doors import play
from hippodrome.games.ascot.state import NOBODY, OFFER, Pack, State

LAID = ("trade", "give", "take", "pay", "ask", "send")


def goods(pack: Pack, view: State, seat: int) -> tuple[Choice, ...]:
    """A5.6: for everybody who may be addressed, what an offer to them may hold, and its sending."""
    if seat < 0 or view.phase != OFFER or view.offered_to != NOBODY:
        return ()
    found: list[Choice] = []
    for address in choices(pack, view, seat):
        if address.kind == "address":
            ahead = view.copy()
            play(pack, ahead, seat, address.move)
            sending = (choice for choice in barred(pack, ahead, seat) if choice.kind == "send")
            laid = (choice for choice in choices(pack, ahead, seat) if choice.kind in LAID)
            found += (
                replace(choice, seat=address.seat, barred=None, paragraph=None)
                for choice in (*laid, *sending)
            )
    return tuple(found)
