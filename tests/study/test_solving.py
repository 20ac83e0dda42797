"""Exact values of small positions, and what is held to them."""

from __future__ import annotations

import pytest

from hippodrome.bots import BOTS
from hippodrome.bots.searching import Budget
from hippodrome.engine.errors import BadSetup
from hippodrome.engine.match import Match
from hippodrome.engine.stream import below, new_stream
from hippodrome.games import GAMES
from hippodrome.study.solving import Solver

FEW = 400


def late_positions(seed: int) -> list[Match]:
    """The decisions of a game of Ticket Gagnant from which few positions follow."""
    game, stream = GAMES["ticket"], new_stream(seed)
    match = game.match(2, pack=game.pack("tiny"))
    decisions = []
    while not match.over:
        if match.spread:
            match.draw(below(stream, match.spread))
            continue
        decisions.append(match.clone())
        seat = match.awaited[0]
        menu = match.menu(seat)
        match.step(seat, menu[below(stream, len(menu))])
    return decisions[-2:]


def test_values_sum_to_nothing_and_nobody_finds_better_by_playing() -> None:
    match = late_positions(1)[-1]
    solver = Solver(FEW)
    value, seat = solver.value(match), match.awaited[0]
    assert sum(value) == pytest.approx(0)
    assert value[seat] == max(found[seat] for found in solver.by_move(match).values())


def test_random_play_comes_to_the_mean_of_exact_values_where_one_move_is_left() -> None:
    match = late_positions(1)[-1]
    solver, seat, stream = Solver(FEW), match.awaited[0], new_stream(5)
    exact = solver.by_move(match)
    finals = [after for after in exact if ends_without_choice(match, seat, after)]
    assert finals, "the last decision of a game leaves only draws"
    for move in finals[:2]:
        games, total = 200, 0.0
        for _ in range(games):
            after = match.fork()
            after.step(seat, move)
            after.draw_all(lambda spread: below(stream, spread))
            total += solver.value(after)[seat]
        assert total / games == pytest.approx(exact[move][seat], abs=0.25)


def ends_without_choice(match: Match, seat: int, move: int) -> bool:
    after = match.fork()
    after.step(seat, move)
    after.draw_all(lambda _: 0)
    return after.over


OPEN = (1, 5, 7, 8, 9, 11, 12, 14)
"""Games whose last decision hides nothing, and is one that matters."""


def lost(bot: str, seed: int) -> float:
    """What a bot's last move gave away of the exact value."""
    match = late_positions(seed)[-1]
    seat = match.awaited[0]
    exact = Solver(FEW).by_move(match)
    best = max(values[seat] for values in exact.values())
    assert match.state == match.view(seat)
    assert best > min(values[seat] for values in exact.values())
    move, *_ = BOTS[bot].decide(
        match.game, match.pack, match.view(seat), seat, new_stream(seed), Budget(simulations=300)
    )
    return best - exact[move][seat]


def test_a_scout_that_sees_everything_gives_next_to_nothing_away(nothing_compiled: None) -> None:
    scout, gambler = (sum(lost(bot, seed) for seed in OPEN) for bot in ("scout", "gambler"))
    assert scout / len(OPEN) < 0.05
    assert gambler / len(OPEN) > 0.25, "there is something to lose"


def test_what_is_too_large_is_refused_with_a_sentence() -> None:
    game = GAMES["ticket"]
    with pytest.raises(BadSetup, match="More than 50 positions"):
        Solver(50).value(game.match(2, pack=game.pack("tiny")))
