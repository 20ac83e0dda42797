"""Where a search stops in Ascot, and who is likely to win there (A11.4)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hippodrome.bots import BOTS
from hippodrome.engine.match import Match
from hippodrome.engine.stream import below, new_stream
from hippodrome.games import GAMES
from hippodrome.games.ascot.state import NOBODY, RUNNING, VESSELS
from hippodrome.games.ascot.tipster.horizon import (
    AUCTION,
    BETTING,
    CERTAINTY,
    MARKET,
    RACE,
    TRAINING,
    chances,
    horizon,
    prospects,
    settled,
    swing,
)
from tests.games.common.scenes import arrange

GAME = GAMES["ascot"]


def afternoon(seats: int, seed: int) -> Iterator[Match]:
    """Go through a game of tipsters, decision by decision and to its end."""
    match = Match(GAME, GAME.pack(), seats)
    stream = new_stream(seed)
    tipster = BOTS["tipster"]
    while True:
        match.draw_all(lambda spread: below(stream, spread))
        yield match
        if match.over:
            return
        seat = match.awaited[0]
        match.submit(seat, tipster.decide(GAME, match.pack, match.view(seat), seat, stream))


@pytest.fixture(scope="module", params=[2, 3])
def states(request: pytest.FixtureRequest) -> list[Match]:
    """Every position of a game."""
    return [match.fork() for match in afternoon(request.param, 11)]


def test_what_is_settled_never_falls_and_passes_every_horizon(states: list[Match]) -> None:
    counts = [settled(match.pack.printed, match.state) for match in states]
    assert counts == sorted(counts)
    for part in (0, AUCTION, TRAINING, BETTING, RACE):
        assert any(count >= part for count in counts)
    # A game may have no market: nobody is asked where nothing could be offered.
    assert max(counts) >= RACE + 10
    for match, count in zip(states, counts, strict=True):
        assert horizon(match.pack.printed, match.state) > count


def test_chances_are_shared_out_at_every_moment(states: list[Match]) -> None:
    for match in states:
        out = [0] * 6
        assert chances(match.pack.printed, match.state, out) == 1
        assert min(out) >= 0
        assert 0.999 * CERTAINTY <= sum(out) <= CERTAINTY


def test_a_horse_that_is_home_first_has_won(states: list[Match]) -> None:
    """A11.4."""
    decided = [match for match in states if match.state.arrived > 0]
    winners = states[-1].standing()[1]
    assert decided
    for match in decided:
        out = [0] * 6
        chances(match.pack.printed, match.state, out)
        assert [seat for seat in range(6) if out[seat] == CERTAINTY] == list(winners)


def race(states: list[Match]) -> Match:
    """Give a moment of the race when all is open."""
    return next(
        match.fork()
        for match in states
        if match.state.first_seat >= 0
        and match.state.bookmaker >= 0
        and match.state.rounds == 4
        and match.state.arrived == 0
    )


def shares(match: Match) -> list[int]:
    out = [0] * 6
    chances(match.pack.printed, match.state, out)
    return out


def test_lengths_favourites_and_blood_vessels_count_in_the_race(states: list[Match]) -> None:
    match = race(states)
    state, before = match.state, shares(race(states))
    for horse in range(1, match.pack.printed.horses + 1):
        if state.lies[horse] == 30 and state.status[horse] == RUNNING:
            arrange(state, length={horse: state.length[horse] + 4})
    assert shares(match)[0] > before[0]
    match = race(states)
    arrange(match.state, favourite={0: 0})
    assert shares(match)[0] < before[0]
    match = race(states)
    arrange(match.state, kept={0: {VESSELS: 1}, 1: {VESSELS: 0}})
    lucky = shares(match)[0]
    arrange(match.state, kept={0: {VESSELS: 0}, 1: {VESSELS: 1}})
    assert shares(match)[0] < lucky


def test_the_end_settles_more_than_any_turn_of_the_last_round(states: list[Match]) -> None:
    """Nobody is on turn then, whoever began: that must not look like an earlier turn."""
    last, ended = (match.fork() for match in states[-2:])
    assert ended.over
    assert ended.state.turn == NOBODY
    printed = ended.pack.printed
    for first in range(ended.state.seats):
        arrange(last.state, first_seat=first)
        arrange(ended.state, first_seat=first)
        assert settled(printed, ended.state) > settled(printed, last.state)


def test_before_bets_money_and_stables_count(states: list[Match]) -> None:
    match = next(
        one.fork() for one in states if settled(one.pack.printed, one.state) == TRAINING + 6
    )
    before = shares(match)
    arrange(match.state, purse={0: match.state.purse[0] + 50_000})
    assert shares(match)[0] > before[0]


def test_what_a_seat_hopes_for_is_its_purse_with_prizes_and_bets(states: list[Match]) -> None:
    match = race(states)
    out = [0] * 6
    prospects(match.pack.printed, match.state, out)
    extra = [out[seat] - match.state.purse[seat] for seat in range(match.state.seats)]
    prizes = match.state.bank * 9 // 10
    assert min(extra) >= 0
    assert prizes * 0.9 <= sum(extra) <= 1.1 * (prizes + match.state.tote)


def test_money_is_beside_the_point_unless_the_richest_wins_too() -> None:
    """A11.4: house rule `richest`."""
    plain, richest = GAME.lay(GAME.pack(), 2), GAME.lay(GAME.pack(), 2, {"richest": 1})
    printed = GAME.pack().printed
    assert swing(printed, plain) > swing(printed, richest)
    assert MARKET < BETTING
