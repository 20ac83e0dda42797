"""Contests: the same games in both readings, and bots that see views only."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from hippodrome.bots import BOTS, Budget
from hippodrome.bots.contest import EXPERT, GAMBLER, SCOUT, TIPSTER
from hippodrome.bots.scouting import AHEAD
from hippodrome.engine.errors import BadSetup
from hippodrome.engine.match import Match
from hippodrome.engine.reading import Reading
from hippodrome.engine.stream import below, branch, new_stream
from hippodrome.games import GAMES
from hippodrome.games.ticket.state import NO_CARD, UNKNOWN
from hippodrome.study.arms import CONTEST, DEALS, MINDS, play_contests
from hippodrome.study.threads import chunk_seed

TABLES = [
    ("standard", [TIPSTER, GAMBLER, GAMBLER], {}),
    ("standard", [GAMBLER, TIPSTER, TIPSTER, GAMBLER], {"hidden": 1}),
    ("tiny", [TIPSTER, TIPSTER], {"first": 2}),
    ("tiny", [SCOUT, TIPSTER], {"first": 1}),
    ("tiny", [EXPERT, SCOUT], {"first": 1}),
]
SEED = 2024
BUDGET = 16
"""Simulations a decision of the scouts."""


def contests(
    reading: Reading,
    edition: str,
    kinds: list[int],
    options: dict[str, int],
    games: int,
    first: int = 0,
) -> tuple[list[int], list[list[int]], list[int]]:
    game = GAMES["ticket"]
    pack = game.pack(edition)
    laid = game.lay(pack, len(kinds), options)
    seated = [(kind, BUDGET, AHEAD) for kind in kinds]
    printed = reading.pack_form(pack.printed)
    played = play_contests(reading, printed, laid, [seated], SEED, games, first=first)
    return played.moves.tolist(), played.points.tolist(), played.winners.tolist()


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
    points, winners, lengths = [], [], []
    for number in range(5):
        draws, stream = (branched(which, number) for which in (DEALS, MINDS))
        made = 0
        match = Match(game, pack, len(kinds), options)
        while not match.over:
            match.draw_all(partial(below, draws))
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
        lengths.append(made)
    found = contests(game.interpreted, edition, kinds, options, games=5)
    assert found == (lengths, points, winners)


def branched(which: int, number: int) -> list[int]:
    """The stream of one game, branched off the seed by its number."""
    stream = new_stream(0)
    branch(new_stream(chunk_seed(SEED, which)), number, stream)
    return stream


def test_a_game_is_the_same_whoever_plays_it_and_after_what() -> None:
    game = GAMES["ticket"]
    rules, kinds = game.interpreted, [TIPSTER, GAMBLER]
    whole = contests(rules, "tiny", kinds, {}, games=6)
    behind = contests(rules, "tiny", kinds, {}, games=2, first=4)
    assert behind == tuple(column[4:] for column in whole)


def test_seatings_of_a_deal_share_its_dice_and_cards() -> None:
    game, pack = GAMES["ticket"], GAMES["ticket"].pack("tiny")
    tipster, gambler = (TIPSTER, 0, 0), (GAMBLER, 0, 0)
    seatings = [[tipster, gambler], [gambler, tipster], [tipster, gambler]]
    played = play_contests(
        game.interpreted, pack.printed, game.lay(pack, 2), seatings, SEED, 6, noted=400
    )
    number = game.events.numbers["first-player"]
    drawn = [fact for _, event, fact, *_ in played.log.tolist() if event == number]
    assert drawn[0] == drawn[1] == drawn[2]
    assert drawn[3] == drawn[4] == drawn[5]


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
