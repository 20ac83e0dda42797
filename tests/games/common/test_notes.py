"""What every room notes: an event has the facts its table gives it, and nothing besides."""

from __future__ import annotations

import pytest

from hippodrome.bots import BOTS
from hippodrome.engine.match import Match
from hippodrome.engine.state import WIDTH
from hippodrome.engine.stream import below, new_stream
from hippodrome.games import GAMES

GAMES_PLAYED = 3


def checked(match: Match) -> int:
    """Look at what the last step noted; give how many events that were."""
    for place in range(0, match.state.noted * WIDTH, WIDTH):
        event, *facts = match.state.notes[place : place + WIDTH]
        row = match.game.events.rows[event - 1]
        left = facts[len(row.facts) :]
        assert left == [0] * len(left), row.name
    return int(match.state.noted)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["gambler", "tipster"])
def test_what_an_event_has_no_fact_for_is_nought(name: str, bot: str) -> None:
    """Whoever reads notes by their place (statistics, other readings) must find nothing there."""
    game = GAMES[name]
    pack, noted = game.pack("tiny"), 0
    for seed in range(GAMES_PLAYED):
        match, stream = Match(game, pack, seats=2), new_stream(seed)
        while not match.over:
            if match.spread:
                match.draw(below(stream, match.spread))
            else:
                seat = match.awaited[0]
                view = match.view(seat)
                match.submit(seat, BOTS[bot].decide(game, pack, view, seat, stream))
            noted += checked(match)
    assert noted > 0
