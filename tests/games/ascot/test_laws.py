"""Each of the room's own laws notices when it is broken, and no lawful game breaks one."""

from collections.abc import Callable

import pytest

from hippodrome.games.ascot import laws
from hippodrome.games.ascot.laws import broken
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    BRIDLE,
    CLOSED,
    ELIMINATED,
    EVENTS,
    HOME,
    NEXT_LOT,
    OWNED,
    RED,
    STEVENS_STABLE,
    VET_PACK,
    WALROY_STABLE,
    State,
)
from tests.games.ascot.positions import Table, market, race
from tests.games.ascot.test_auction import auction
from tests.games.ascot.test_betting import called

Break = Callable[[State], None]


def racing() -> Table:
    return race({1: (0, 1, 10), 2: (1, 2, 11), 3: (0, 3, 0)})


def selling() -> Table:
    return auction().turn_up(4)


def set_to(field: str, value: int) -> Break:
    return lambda state: setattr(state, field, value)


def at(field: str, index: int, value: int) -> Break:
    def change(state: State) -> None:
        getattr(state, field)[index] = value

    return change


def in_grid(field: str, row: int, column: int, value: int) -> Break:
    def change(state: State) -> None:
        getattr(state, field)[row][column] = value

    return change


def both(*changes: Break) -> Break:
    def change(state: State) -> None:
        for one in changes:
            one(state)

    return change


def five_bets(state: State) -> None:
    """Bets of 100 F, paid in."""
    for seat in range(5):
        state.stake[2][seat] = 100
        state.purse[seat] -= 100
        state.tote += 100


CASES: list[tuple[str, Callable[[], Table], Break]] = [
    ("WRONG_PHASE", selling, set_to("phase", NEXT_LOT)),
    ("WRONG_PHASE", selling, set_to("over", 1)),
    ("WRONG_PHASE", selling, set_to("phase", CLOSED)),
    ("WRONG_PHASE", selling, set_to("awaits", 0b011)),
    ("WRONG_PHASE", selling, set_to("awaits", 0b1000)),
    ("PAGE_FULL", selling, set_to("events", EVENTS)),
    ("MONEY_NOT_CONSERVED", selling, set_to("bank", 100)),
    ("MONEY_NOT_CONSERVED", selling, at("purse", 0, 0)),
    ("MONEY_BELOW_ZERO", selling, both(at("purse", 0, -100), at("purse", 1, 562_100))),
    ("MONEY_BELOW_ZERO", selling, both(set_to("bank", -100), at("purse", 1, 281_100))),
    ("MONEY_BELOW_ZERO", selling, set_to("owed", -1)),
    ("STAKES_DISAGREE", called, in_grid("stake", 2, 0, 500)),
    ("TOO_MANY_BETS", lambda: called(6), five_bets),
    ("CARD_ASTRAY", selling, at("lies", 1, 77)),
    ("CARD_ASTRAY", selling, set_to("lot", 5)),
    ("CARD_ASTRAY", racing, at("lies", 1, 3)),
    ("CARDS_MISCOUNTED", selling, at("held", 0, 4)),
    ("CARDS_MISCOUNTED", selling, set_to("dead", 2)),
    ("CARDS_MISCOUNTED", selling, at("lies", AUCTIONEER, OWNED)),
    ("TWO_STABLES", lambda: market({1: 0, WALROY_STABLE: 0}), at("lies", STEVENS_STABLE, OWNED)),
    ("TWO_STABLES", selling, at("lies", STEVENS_STABLE, 10)),
    ("CARDS_BELOW_ZERO", racing, in_grid("kept", 0, BRIDLE, -1)),
    ("CARDS_BELOW_ZERO", racing, in_grid("advantages", 1, RED, -1)),
    ("CARDS_BELOW_ZERO", racing, at("disadvantages", 1, -1)),
    ("REPORTS_NOT_CONSERVED", selling, in_grid("unread", VET_PACK, 0, 0)),
    ("REPORTS_NOT_CONSERVED", selling, at("unread_left", VET_PACK, 3)),
    ("REPORTS_NOT_CONSERVED", selling, in_grid("kept", 0, BRIDLE, 1)),
    ("SQUARE_DISAGREES", racing, in_grid("stands", 4, 30, 5)),
    ("SQUARE_DISAGREES", racing, in_grid("stands", 1, 10, 0)),
    ("SQUARE_DISAGREES", racing, at("lane", 1, 4)),
    ("OFF_THE_TRACK", racing, at("length", 1, 61)),
    ("OFF_THE_TRACK", racing, both(at("status", 1, ELIMINATED), at("fallen", 1, 1))),
    ("PLACES_WRONG", racing, at("arrival", 1, 1)),
    ("PLACES_WRONG", racing, at("arrival", 9, 1)),
    ("PLACES_WRONG", racing, set_to("arrived", 1)),
    (
        "PLACES_WRONG",
        racing,
        both(at("status", 3, HOME), at("arrival", 3, 2), set_to("arrived", 1)),
    ),
    ("TOO_MANY_HORSES", racing, set_to("number_each", 1)),
]


@pytest.mark.parametrize(("law", "table", "change"), CASES)
def test_a_broken_law_is_noticed(law: str, table: Callable[[], Table], change: Break) -> None:
    position = table()
    assert broken(position.pack, position.state) == 0
    change(position.state)
    assert broken(position.pack, position.state) == vars(laws)[law]


def test_every_law_is_broken_once() -> None:
    assert {vars(laws)[name] for name, _, _ in CASES} == set(range(11, 26))
