"""What a seat believes of the others: possible, hidden from it, and likelier than not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from hippodrome.engine.stream import new_stream
from hippodrome.games import GAMES
from hippodrome.games.ticket.state import RACE
from hippodrome.games.ticket.tipster.beliefs import help_of
from tests.bots.test_scouting import positions


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_believed_is_possible_and_nothing_that_the_seat_could_see(
    name: str, seats: int
) -> None:
    game = GAMES[name]
    rules, stream = game.interpreted, new_stream(31)
    looked_at = 0
    for match, seat in positions(game, "standard" if seats == 3 else "tiny", seats):
        printed, seen = match.pack.printed, match.view(seat)
        for _ in range(4):
            thought = seen.copy()
            rules.imagine(printed, thought, seat, stream)
            rules.believe(printed, thought, seat, stream)
            assert rules.broken(printed, thought) == 0
            again = rules.blank()
            rules.see(printed, thought, seat, again)
            assert again.differences(seen) == []
        looked_at += 1
    assert looked_at > 2


TIMES = 12
"""Possibilities of each position."""


def believed(name: str, count: int = 30) -> Iterator[tuple[Any, Any, int]]:
    """Give possibilities of some positions in the race, before and after they are believed."""
    game = GAMES[name]
    rules, stream = game.interpreted, new_stream(5)
    for match, seat in islice(positions(game, "standard", 2), count):
        for _ in range(TIMES):
            thought = match.view(seat)
            rules.imagine(match.pack.printed, thought, seat, stream)
            before = thought.copy()
            rules.believe(match.pack.printed, thought, seat, stream)
            yield before, thought, 1 - seat


def test_a_hand_is_believed_to_help_its_ticket() -> None:
    helped = Counter[str]()
    for before, after, other in believed("ticket"):
        if before.phase == RACE:
            for told, state in (("before", before), ("after", after)):
                cards = state.hand[other][: state.held[other]]
                helped[told] += sum(help_of(state, other, card) for card in cards)
    assert helped["after"] > 1.1 * helped["before"] > 0
