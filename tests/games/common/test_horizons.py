"""What every room tells a search: how far a game is, where to stop, and what may be hoped there."""

from __future__ import annotations

from typing import Any

from tests.games.common.rooms import every_room
from tests.games.common.test_placings import positions

CERTAINTY = 1_000_000
SEATS = 3


def asked(match: Any, door: str, *more: Any) -> Any:
    """Ask a room through one of its doors."""
    return getattr(match.game.interpreted, door)(match.pack.printed, match.state, *more)


@every_room
def test_what_is_settled_never_falls_and_a_search_ends_beyond_it(room: str) -> None:
    before, reached = -1, 0
    ahead = 0
    for match in positions(room):
        settled = asked(match, "settled")
        assert settled >= before
        if settled >= ahead:  # every horizon is reached, or the game is over first
            reached += 1
            ahead = asked(match, "horizon")
            assert match.over or ahead >= settled  # between races nothing lies ahead
        before = settled
    assert reached > 0


@every_room
def test_hopes_are_in_proportion_to_what_is_decided(room: str) -> None:
    for match in positions(room):
        assert asked(match, "swing") > 0
        assert asked(match, "doubt") >= 0
        hopes = [-1] * (SEATS + 1)
        asked(match, "prospects", hopes)
        assert hopes[SEATS] == -1, "nobody else's hopes are touched"
        chances = [-1] * (SEATS + 1)
        if asked(match, "chances", chances):
            assert CERTAINTY - SEATS * 20 <= sum(chances[:SEATS]) <= CERTAINTY
            assert min(chances[:SEATS]) >= 0
            assert chances[SEATS] == -1
        else:
            assert set(chances) == {-1}
        if match.over:
            points = [0] * (SEATS + 1)
            asked(match, "standing", points)
            if room != "ascot":  # there prizes are hoped for until the last bet is paid
                assert hopes[:SEATS] == points[:SEATS]


@every_room
def test_a_move_backs_a_horse_that_runs_or_none(room: str) -> None:
    backed = set()
    for match in positions(room):
        view = match.view(-1)
        horses = {quote.horse for quote in match.game.quotes(match.pack.printed, view)}
        for seat in match.awaited[:1]:
            for move in match.menu(seat):
                horse = match.game.backs(view, match.game.moves.chosen(move))
                assert horse == 0 or horse in horses
                backed.add(horse)
    assert len(backed) > 2 or room == "pony", "moves back horses, and not all the same one"
