"""Contests: the same games in both readings, and bots that see views only."""

from __future__ import annotations

from typing import Any

import pytest

from hippodrome.bots import BOTS, Budget
from hippodrome.bots.contest import EXPERT, GAMBLER, SCOUT, TIPSTER
from hippodrome.bots.scouting import AHEAD
from hippodrome.engine.errors import BadSetup
from hippodrome.engine.match import Match
from hippodrome.engine.reading import Reading
from hippodrome.engine.stream import below, new_stream
from hippodrome.games import GAMES
from hippodrome.games.ticket.state import NO_CARD, UNKNOWN
from hippodrome.study.simulate import CONTEST, Seated, play_contests

TABLES = [
    ("standard", [TIPSTER, GAMBLER, GAMBLER], {}),
    ("standard", [GAMBLER, TIPSTER, TIPSTER, GAMBLER], {"hidden": 1}),
    ("tiny", [TIPSTER, TIPSTER], {"first": 2}),
    ("tiny", [SCOUT, TIPSTER], {"first": 1}),
    ("tiny", [EXPERT, SCOUT], {"first": 1}),
]
BUDGET = 16
"""Simulations a decision of the scouts."""


def contests(
    reading: Reading, edition: str, kinds: list[int], options: dict[str, int], games: int
) -> tuple[int, list[list[int]], list[int]]:
    game = GAMES["ticket"]
    pack = game.pack(edition)
    laid = game.lay(pack, len(kinds), options)
    printed, stream = reading.pack_form(pack.printed), reading.stream(2024)
    seated = [Seated(kind, BUDGET) for kind in kinds]
    played = play_contests(reading, printed, laid, seated, stream, games)
    return played.moves, played.points.tolist(), played.winners.tolist()


@pytest.mark.compiled
@pytest.mark.parametrize(("edition", "kinds", "options"), TABLES)
def test_both_readings_play_the_same_contests(
    edition: str, kinds: list[int], options: dict[str, int]
) -> None:
    game = GAMES["ticket"]
    interpreted = contests(game.interpreted, edition, kinds, options, games=12)
    assert contests(game.compiled, edition, kinds, options, games=12) == interpreted


@pytest.mark.parametrize(
    "name", ["interpreted", pytest.param("compiled", marks=pytest.mark.compiled)]
)
@pytest.mark.parametrize("kind", [-1, EXPERT + 1, 1000])
def test_a_kind_that_no_bot_has_is_refused_in_both_readings(name: str, kind: int) -> None:
    reading: Reading = getattr(GAMES["ticket"], name)
    with pytest.raises(
        BadSetup, match=rf"no bot called {kind}\. The bots are gambler, tipster, scout, "
    ):
        contests(reading, "tiny", [GAMBLER, kind], {}, games=2)


def test_no_two_bots_are_the_same() -> None:
    assert len({(bot.kind, bot.taste, bot.effort) for bot in BOTS.values()}) == len(BOTS)


@pytest.mark.parametrize(("edition", "kinds", "options"), TABLES)
def test_a_contest_is_what_the_bots_would_play_at_a_table(
    edition: str, kinds: list[int], options: dict[str, int]
) -> None:
    game = GAMES["ticket"]
    pack = game.pack(edition)
    by_kind = {bot.kind: bot for bot in BOTS.values() if bot.taste == AHEAD}
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
                bot = by_kind[kinds[seat]]
                match.play(seat, bot.choose(game, pack, view, seat, menu, stream, Budget(BUDGET)))
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
