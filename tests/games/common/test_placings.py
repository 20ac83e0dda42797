"""What every room tells of its horses: who came in where, and how open bets on them lie."""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.bots import BOTS
from hippodrome.engine.match import Match
from hippodrome.engine.stream import below, new_stream
from tests.games.common.rooms import ROOMS, every_room

MOST_HORSES = 20
ALL_BETS = 1000
"""Parts of all open bets are told in thousandths, each rounded down."""


def positions(room: str) -> Iterator[Match]:
    """A short game of three tipsters, stopping wherever somebody decides, and at its end."""
    game = ROOMS[room]
    match, stream = game.match(3, pack=game.pack("tiny")), new_stream(5)
    while True:
        match.draw_all(lambda spread: below(stream, spread))
        yield match
        if match.over:
            return
        seat = match.awaited[0]
        decided = BOTS["tipster"].decide(game, match.pack, match.view(seat), seat, stream)
        match.submit(seat, decided)


def placings(match: Match) -> tuple[int, list[int]]:
    """Give the races decided, and the place of every horse in the last of them."""
    out = [-1] * (MOST_HORSES + 1)
    races = match.game.interpreted.placings(match.pack.printed, match.state, out)
    assert 0 < out[0] <= MOST_HORSES
    assert set(out[out[0] + 1 :]) <= {-1}
    return races, out[1 : out[0] + 1]


@every_room
def test_a_race_that_is_decided_has_a_winner_and_places_behind_it(room: str) -> None:
    before = won = 0
    for match in positions(room):
        races, places = placings(match)
        assert before <= races <= before + 1
        found = sorted(place for place in places if place)
        if races > before and found:  # an evening may end with a race that nobody can enter for
            assert found.count(1) == 1, "somebody came in first"
            assert all(place <= len(places) for place in found)
            won += 1
        before = races
    assert won > 0, "a whole game decides something"


@every_room
def test_a_tote_board_has_a_line_for_every_horse_and_no_more_than_all_bets(room: str) -> None:
    some_backed = False
    for match in positions(room):
        _, places = placings(match)
        for audience in (-1, 0):
            quotes = match.game.quotes(match.pack.printed, match.view(audience))
            assert [quote.horse for quote in quotes] == list(range(1, len(places) + 1))
            assert len({repr(quote.name) for quote in quotes}) == len(quotes)
            backed = sum(quote.backed for quote in quotes)
            assert backed == 0 or ALL_BETS - len(quotes) <= backed <= ALL_BETS
            assert all(quote.pays >= 0 for quote in quotes)
            some_backed = some_backed or backed > 0
    assert some_backed == (room in ("ticket", "ascot")), "where bets lie open, and only there"
