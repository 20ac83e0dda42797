"""The hash of a state as logs have it that were written while states remembered their events.

Such a log goes on under today's rules if they lead to the same states; what was noted by the last
play or draw was part of those.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import msgspec

from hippodrome.engine.state import WIDTH
from hippodrome.games.ascot.events import EVENTS, TOTE_CARRIED
from hippodrome.games.ascot.state import State

ROWS, COLUMNS = 96, 4
"""How many events were remembered, each as its number and three facts."""
SINCE = ("reader", "read_for")
"""Fields that states did not have."""
FEWER_FACTS = {
    **dict.fromkeys(("turned-up", "passed", "starts", "horse-called", "race-over"), 1),
    **dict.fromkeys(("bade", "unsold", "threw-for-start", "offer-made", "put-up"), 2),
    **dict.fromkeys(("ticket-paid",), 2),
}
"""Events that had fewer facts than they have now and fewer than three: how many those were."""


def older_hash(state: State) -> int:
    """Give the hash that such a log would have for this state."""
    rows = [*events_as_they_were(state)]
    count = len(rows)
    rows += [[0] * COLUMNS for _ in range(ROWS - count)]
    fields = {name: getattr(state, name) for name in state.REMEMBERED if name not in SINCE}
    remembered = msgspec.msgpack.encode({**fields, "event": rows, "events": count})
    return int.from_bytes(hashlib.blake2b(remembered, digest_size=8).digest(), "big") >> 1


def events_as_they_were(state: State) -> Iterator[list[int]]:
    """Give the events noted that were known then, with the facts they had."""
    for place in range(0, state.noted * WIDTH, WIDTH):
        number, *facts = state.notes[place : place + COLUMNS]
        if number <= TOTE_CARRIED:
            known = FEWER_FACTS.get(EVENTS.rows[number - 1].name, len(facts))
            yield [number, *facts[:known], *([0] * (len(facts) - known))]
