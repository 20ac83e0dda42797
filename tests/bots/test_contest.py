"""Contests: the same games in both readings, and bots that see views only."""

from __future__ import annotations

from typing import Any

import numpy
import pytest

from hippodrome.bots import BOTS
from hippodrome.bots.contest import GAMBLER, TIPSTER
from hippodrome.engine.match import Match
from hippodrome.engine.reading import Reading
from hippodrome.engine.stream import below, new_stream
from hippodrome.games import GAMES
from hippodrome.games.ticket.state import NO_CARD, UNKNOWN

CONTEST = "hippodrome.bots.contest"
TABLES = [
    ("standard", [TIPSTER, GAMBLER, GAMBLER], {}),
    ("standard", [GAMBLER, TIPSTER, TIPSTER, GAMBLER], {"hidden": 1}),
    ("tiny", [TIPSTER, TIPSTER], {"first": 2}),
]


def contests(
    reading: Reading, edition: str, kinds: list[int], options: dict[str, int], games: int
) -> tuple[int, list[list[int]], list[int]]:
    game = GAMES["ticket"]
    pack = game.pack(edition)
    points = numpy.zeros((games, len(kinds)), numpy.int64)
    winners = numpy.zeros(games, numpy.int64)
    made = reading.bound(CONTEST).enter_contests(
        reading.only(reading.pack_form(pack.printed)),
        reading.only(reading.state_form(game.lay(pack, len(kinds), options))),
        reading.only(reading.blank()),
        reading.moves(),
        numpy.array(kinds),
        reading.stream(2024),
        points,
        winners,
        games,
    )
    return made, points.tolist(), winners.tolist()


@pytest.mark.compiled
@pytest.mark.parametrize(("edition", "kinds", "options"), TABLES)
def test_both_readings_play_the_same_contests(
    edition: str, kinds: list[int], options: dict[str, int]
) -> None:
    game = GAMES["ticket"]
    interpreted = contests(game.interpreted, edition, kinds, options, games=12)
    assert contests(game.compiled, edition, kinds, options, games=12) == interpreted


@pytest.mark.parametrize(("edition", "kinds", "options"), TABLES)
def test_a_contest_is_what_the_bots_would_play_at_a_table(
    edition: str, kinds: list[int], options: dict[str, int]
) -> None:
    game = GAMES["ticket"]
    pack = game.pack(edition)
    by_kind = {bot.kind: bot for bot in BOTS.values()}
    stream = new_stream(2024)
    points, winners, made = [], [], 0
    for _ in range(5):
        match = Match(game, pack, len(kinds), options)
        while not match.over:
            match.draw_all(lambda spread: below(stream, spread))
            if match.awaited:
                seat = match.awaited[0]
                menu = match.menu(seat)
                view = match.view(seat)
                match.play(seat, by_kind[kinds[seat]].choose(game, pack, view, seat, menu, stream))
                made += 1
        scores, won = match.standing()
        points.append(scores)
        winners.append(sum(1 << seat for seat in won))
    assert contests(game.interpreted, edition, kinds, options, games=5) == (made, points, winners)


def test_a_tipster_in_a_contest_sees_no_hand_but_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    reading = GAMES["ticket"].interpreted
    bound = reading.bound(CONTEST)
    asked = []

    def spy(pack: Any, view: Any, seat: int, moves: Any, count: int, stream: Any) -> int:
        asked.append(seat)
        for other in range(view.seats):
            if other != seat:
                assert set(view.hand[other]) <= {NO_CARD, UNKNOWN}
        return reading.tip(pack, view, seat, moves, count, stream)

    monkeypatch.setattr(bound, "tip", spy)
    contests(reading, "standard", [TIPSTER, GAMBLER, TIPSTER], {}, games=1)
    assert set(asked) == {0, 2}
