"""Menus held against the judge, whatever a test is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hippodrome.games.ascot.moves import (
    AFTER_AMOUNTS,
    FIRST_BID_MOVE,
    LAST_MOVE,
    PLAIN_MOVES,
    block_of,
    rung_of,
)
from hippodrome.games.ascot.parts import AMOUNTS
from hippodrome.games.ascot.rules import doors as rules
from hippodrome.games.ascot.rules.reasons import ALLOWED

if TYPE_CHECKING:
    from tests.games.ascot.positions import Table


def check_menu(table: Table, seat: int, listed: list[int]) -> None:
    """Every plain move that is allowed is listed, without an amount, and no other."""
    numbers = (*range(PLAIN_MOVES), *range(AFTER_AMOUNTS, LAST_MOVE + 1))
    plain = [move for move in numbers if table.refusal(seat, move) == ALLOWED]
    assert sorted(move for move in listed if not block_of(move)) == plain
    out = [0, 0, 0]
    assert not any(rules.amounts(table.pack, table.state, seat, move, out) for move in plain)
    for block in range(FIRST_BID_MOVE, AFTER_AMOUNTS, AMOUNTS):
        check_amounts(table, seat, [move for move in listed if block_of(move) == block], block)


def check_amounts(table: Table, seat: int, listed: list[int], block: int) -> None:
    """The amounts of one kind rise from the least to the most that the judge allows."""
    assert listed == sorted(set(listed))
    if not listed:
        assert table.refusal(seat, block + table.pack.bid_step) != ALLOWED
        return
    out = [0, 0, 0]
    for move in listed:
        assert table.refusal(seat, move) == ALLOWED
        assert rules.amounts(table.pack, table.state, seat, move, out) == 1
    least, most, step = out
    # Each rung of the ladder has one slot, so the most is left out on the rung of the least.
    last = least if rung_of(least) == rung_of(most) else most
    assert (listed[0], listed[-1]) == (block + least, block + last)
    for francs in (0, least - step, least + 1, most + step):
        refused = table.refusal(seat, block + francs) != ALLOWED
        assert refused, francs
        assert rules.amounts(table.pack, table.state, seat, block + francs, out) == 0
