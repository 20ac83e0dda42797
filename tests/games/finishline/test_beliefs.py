"""What a seat believes of the others' slips, worked out a second time from the same draws."""

from __future__ import annotations

from typing import Any

import pytest

from hippodrome.engine.match import Match
from hippodrome.engine.stream import below, new_stream
from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.moves import PAIR_COUNT, PAIR_HIGH, PAIR_LOW
from hippodrome.games.finishline.state import BETS, INTERVAL, PAIRS, USE, WINS
from hippodrome.games.finishline.tipster import beliefs
from hippodrome.games.finishline.tipster.slips import pair_worth, win_worth
from tests.games.common.scenes import arrange

PUSHED = {-3: 1, -2: 3, -1: 6, 0: 9, 1: 22, 2: 34, 3: 90}
"""How much a horse is believed in by what a seat has done for it."""


def reached(phase: int, seed: int, seats: int = 3) -> Match:
    """Let tipsters play until a phase."""
    match, stream = GAME.match(seats=seats), new_stream(seed)
    while True:
        match.draw_all(lambda spread: below(stream, spread))
        if match.state.phase == phase:
            return match
        seat = match.awaited[0]
        menu, view = match.menu(seat), match.view(seat)
        tip = GAME.interpreted.tip
        match.step(seat, tip(match.pack.printed, view, seat, list(menu), len(menu), stream))


def weight(worth: int, best: int, pushed: int) -> int:
    share = 100 * worth // best
    return (6 + share * share // 100 * share // 100 * share // 100) * PUSHED[
        max(-3, min(3, pushed))
    ]


def drawn(weights: dict[int, int], stream: list[int]) -> int:
    """Draw one of several by their weights, in their order."""
    ticket = below(stream, sum(weights.values()))
    for one, its in weights.items():
        if ticket < its:
            return one
        ticket -= its
    raise AssertionError


def slip(pack: Any, state: Any, other: int, stream: list[int]) -> dict[str, list[int]]:
    """Write a slip as it is believed: a horse, another one for a tenth, and the pair."""
    capital, pushed = state.capital[other], state.pushed[other]
    share = 15 + below(stream, 56)
    worths = {horse: win_worth(pack, state, horse) for horse in range(pack.runners)}
    best = max(worths.values())
    weights = {horse: weight(worth, best, pushed[horse]) for horse, worth in worths.items()}
    main = drawn(weights, stream)
    left = capital // pack.step * pack.step
    stake = min(left, max(pack.step, capital * share // 100 // pack.step * pack.step))
    left = (capital - stake) // pack.step * pack.step
    fancy = drawn({horse: its for horse, its in weights.items() if horse != main}, stream)
    little = min(left, max(pack.step, capital * 10 // 100 // pack.step * pack.step))
    left = (capital - stake - little) // pack.step * pack.step
    pairs = [
        pair
        for pair in range(PAIR_COUNT)
        if main in (PAIR_LOW[pair], PAIR_HIGH[pair]) and PAIR_HIGH[pair] < pack.runners
    ]
    worths = {pair: pair_worth(pack, state, pair) for pair in pairs}
    best = max(worths.values())
    partner = {pair: PAIR_LOW[pair] + PAIR_HIGH[pair] - main for pair in pairs}
    pair = drawn(
        {pair: weight(worths[pair], best, pushed[partner[pair]]) for pair in pairs}, stream
    )
    return {
        "win": [main + 1, fancy + 1 if little else 0, 0],
        "win_stake": [stake, little, 0],
        "pair": [pair + 1 if left else 0, 0],
        "pair_stake": [left, 0],
    }


def written(state: Any, seat: int) -> dict[str, list[int]]:
    return {
        "win": list(state.win[seat]),
        "win_stake": state.win_stake[WINS * seat : WINS * (seat + 1)],
        "pair": list(state.pair[seat]),
        "pair_stake": state.pair_stake[PAIRS * seat : PAIRS * (seat + 1)],
    }


@pytest.mark.parametrize("seed", range(16))
def test_a_slip_is_believed_by_worth_and_by_pushes(seed: int) -> None:
    match = reached(USE, seed)
    state, pack = match.state, match.pack.printed
    arrange(
        state,
        pushed={1: [seed % 7 - 4, 1, 0, 5, -2, 2, -9], 2: [0, 0, 3 - seed % 4, 0, -1, 0, 1]},
        capital={1: 100 * (1 + seed), 2: 3_700},
    )
    before = state.copy()
    beliefs.believe(pack, state, 0, new_stream(seed))
    stream = new_stream(seed)
    for other in (1, 2):
        assert written(state, other) == slip(pack, before, other, stream)
    assert written(state, 0) == written(before, 0), "nobody doubts their own slip"


def test_nothing_is_believed_of_who_still_writes() -> None:
    match = reached(BETS, 2)
    state, pack = match.state, match.pack.printed
    arrange(state, awaits=0b011)
    before = state.copy()
    beliefs.believe(pack, state, 0, new_stream(3))
    assert written(state, 1) == written(before, 1)
    assert written(state, 2) == slip(pack, before, 2, new_stream(3))


def test_a_slip_that_lies_open_is_no_matter_of_belief() -> None:
    match = reached(INTERVAL, 4)
    before = match.state.copy()
    beliefs.believe(match.pack.printed, match.state, 0, new_stream(3))
    assert match.state.differences(before) == []
