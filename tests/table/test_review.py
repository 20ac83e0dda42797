"""A finished game reviewed: sums that add up, judgements from the view, the same each time."""

from __future__ import annotations

import importlib
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from hippodrome.bots import bot_named
from hippodrome.engine.errors import BadSetup
from hippodrome.engine.match import DRAW, Match
from hippodrome.engine.stream import below, new_stream
from hippodrome.games import GAMES
from hippodrome.table import review
from hippodrome.table.review import (
    Effort,
    Review,
    Reviewing,
    choices_in,
    real_choices,
    review_game,
    usual_effort,
)

QUICK = Effort(possibilities=2, simulations=8)
EVERY = 6
"""Decisions from one that is judged twice to the next."""


@pytest.fixture(autouse=True)
def compared_a_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "COMPARED", 4)


def played(name: str, bots: tuple[str, ...] = ("tipster", "gambler"), seed: int = 5) -> Match:
    game = GAMES[name]
    match, stream = Match(game, game.pack("tiny"), len(bots)), new_stream(seed)
    while not match.over:
        match.draw_all(lambda spread: below(stream, spread))
        for seat in match.awaited[:1]:
            view = match.view(seat)
            match.submit(seat, bot_named(bots[seat]).decide(game, match.pack, view, seat, stream))
    return match


def reviewed(match: Match, effort: Effort = QUICK) -> Review:
    start = Match(match.game, match.pack, match.seats, match.options)
    return review_game(start, match.log, rules=match.game.interpreted, effort=effort)


@pytest.mark.parametrize("name", GAMES)
def test_luck_and_decisions_add_up_to_the_result(name: str) -> None:
    match = played(name)
    found = reviewed(match)
    points, winners = match.standing()
    for seat, one in enumerate(found.balances):
        assert one.result == points[seat]
        assert one.expected + one.decisions + one.luck == one.result
        assert one.chance + one.chance_decisions + one.chance_luck == one.won
        assert one.won == (1000 // len(winners) if seat in winners else 0)
    assert found.steps == len(match.log) == found.chances[-1].after
    assert found.chances[-1].wins == tuple(one.won for one in found.balances)
    assert found.chances[0].after == 0
    assert all(sum(one.wins) in range(996, 1005) for one in found.chances)


def test_decisions_are_the_changes_at_own_choices_and_luck_is_all_others() -> None:
    """Reckoned anew from the chances alone, which are rounded one by one."""
    match = played("ticket")
    found = reviewed(match, Effort(possibilities=20, simulations=8))
    start = Match(match.game, match.pack, match.seats, match.options)
    chosen = [bool(moves) for moves in real_choices(start, match.log)]
    for seat, one in enumerate(found.balances):
        own = luck = 0
        for before, now in pairwise(found.chances):
            change = now.wins[seat] - before.wins[seat]
            if chosen[now.after - 1] and match.log[now.after - 1].seat == seat:
                own += change
            else:
                luck += change
        assert own == pytest.approx(one.chance_decisions, abs=2)  # 20 playouts are whole per mille
        assert luck == pytest.approx(one.chance_luck, abs=2)
        assert own != 0


def test_a_game_without_any_choice_is_all_luck() -> None:
    match = played("ticket")
    start = Match(match.game, match.pack, match.seats, match.options)
    reviewing = Reviewing(start, match.log, match.game.interpreted, QUICK)
    for entry in match.log:
        reviewing.take(entry, chosen=False)
    for one in reviewing.whole().balances:
        assert one.decisions == one.chance_decisions == 0


def test_the_same_game_gives_the_same_review() -> None:
    match = played("finishline")
    assert reviewed(match) == reviewed(match)


def test_a_blunder_is_found_and_something_better_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gamblers blunder at Ticket Gagnant; three of the worst are named, the worst first."""
    monkeypatch.setattr(review, "COMPARED", 40)
    match = played("ticket", ("gambler", "gambler"), seed=3)
    found = reviewed(match, Effort(possibilities=2, simulations=120))
    assert any(found.worst)
    for seat, mistakes in enumerate(found.worst):
        assert len(mistakes) <= 3
        costs = [one.cost for one in mistakes]
        assert costs == sorted(costs, reverse=True)
        assert sum(costs) <= found.costs[seat]
        for one in mistakes:
            entry = match.log[one.after]
            assert one.seat == seat == entry.seat
            assert one.notation in [match.game.write(move) for move in entry.moves]
            assert one.better_notation != one.notation
            assert one.cost > 0


def test_a_decision_is_judged_from_what_its_seat_knew() -> None:
    """Two true games that differ in what is hidden alone: the judgement is the same."""
    match = played("finishline")
    hidden: Any = importlib.import_module("tests.games.finishline.secrets")
    start, differed = Match(match.game, match.pack, match.seats, match.options), 0
    there = start.fork()
    for number, entry in enumerate(match.log):
        chosen = entry.seat != DRAW and len(list(choices_in(there, entry))) > 0
        if chosen and number % EVERY == 0:
            judged = []
            for twin in (False, True):
                reviewing = Reviewing(there, (), match.game.interpreted, QUICK)
                if twin:
                    state, chance = reviewing.match.state, Random(1)
                    before = state.copy()
                    hidden.reshuffle(match.pack.printed, state, entry.seat, chance)
                    differed += state != before
                reviewing.judge(entry)
                judged.append((reviewing.mistakes, reviewing.costs))
            assert judged[0] == judged[1]
        there.apply(entry)
    assert differed > 0


def test_only_decisions_that_leave_a_choice_are_judged() -> None:
    match = played("ticket")
    start = Match(match.game, match.pack, match.seats, match.options)
    found = reviewed(match)
    choices = list(real_choices(start, match.log))
    assert all(not moves for moves, entry in zip(choices, match.log, strict=True) if entry.seat < 0)
    assert sum(found.decided) == sum(bool(moves) for moves in choices) > 0


def test_an_unfinished_game_is_not_reviewed() -> None:
    match = played("ticket")
    start = Match(match.game, match.pack, match.seats, match.options)
    with pytest.raises(BadSetup, match="not finished"):
        review_game(start, match.log[:-1], rules=match.game.interpreted, effort=QUICK)


def test_a_long_game_is_reviewed_more_hastily() -> None:
    game = GAMES["ticket"]
    assert usual_effort(game, 10) == Effort(200, 2000)
    assert usual_effort(game, 500) == Effort(30, 80)
    assert usual_effort(game, 100_000) == Effort(30, 48)
