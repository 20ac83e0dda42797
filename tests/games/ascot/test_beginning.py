"""A1: whatever the last game left on the table, a new one begins with everything in the box."""

from __future__ import annotations

from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.phases import LOT
from hippodrome.games.ascot.rules.setup import begin
from hippodrome.games.ascot.state import KINDS, NOBODY, PACKS, SEATS, UNKNOWN, Pack, State
from tests.games.common.scenes import arrange

NOBODY_YET = (
    *("dealer", "turn", "auctioneer", "seller", "bidder", "called_on", "debtor", "creditor"),
    *("first_seat", "offered_to", "bookmaker", "holder", "reader"),
)
OPTIONS = ("seats", "banker", "richest", "carried", "smaller", "places")
LEFT_OVER = 7


def littered(seats: int) -> State:
    """A state in which every field still holds something."""
    state = State()
    for name, field in State.FIELDS.items():
        if len(field.shape) == 2:
            for row in getattr(state, name):
                row[:] = [LEFT_OVER] * len(row)
        elif field.shape:
            getattr(state, name)[:] = [LEFT_OVER] * field.shape[0]
        else:
            setattr(state, name, LEFT_OVER)
    arrange(state, seats=seats)
    return state


def test_A1_3_a_new_game_begins_with_everything_back_in_the_box() -> None:
    pack: Pack = GAME.pack().printed
    state = littered(seats=4)
    begin(pack, state)
    clean = State()
    for name in OPTIONS:
        setattr(clean, name, getattr(state, name))
    for name in NOBODY_YET:
        setattr(clean, name, NOBODY)
    clean.named[:] = [NOBODY] * SEATS
    clean.phase, clean.spread = LOT, 4
    clean.purse[:4] = [281_000] * 4
    clean.report_kind = UNKNOWN
    for source in range(PACKS):
        for kind in range(KINDS):
            clean.unread[source][kind] = pack.copies[source][kind]
        clean.unread_left[source] = sum(pack.copies[source])
    assert state.differences(clean) == []
    assert [getattr(state, name) for name in OPTIONS] == [4, *[LEFT_OVER] * 5]
