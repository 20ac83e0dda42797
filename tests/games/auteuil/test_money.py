"""U1.2, U7.2: no franc and no sweet is ever made or lost, whatever is played."""

from __future__ import annotations

from typing import Any

import numpy
import pytest

from hippodrome.engine.game import Pack
from hippodrome.engine.stream import below, new_stream
from hippodrome.games.auteuil import GAME
from hippodrome.study.soak import soak
from tests.laws.walks import Setting, some_settings, walk

EVENINGS = 10_000


def francs(state: Any) -> int:
    return int(sum(state.purse) + state.bank[0])


def sweets(state: Any) -> int:
    """Count every sweet with the pockets they came out of as a debt."""
    return int(state.jar + sum(state.won) - sum(state.staked) - sum(state.bought))


@pytest.mark.parametrize("edition", ["standard", "tiny"])
def test_U1_2_money_is_conserved_over_every_move(edition: str) -> None:
    for seed, setting in enumerate(some_settings("auteuil", edition, 12)):
        box = setting.pack.printed.bank
        for _, state in walk(setting, seed):
            assert francs(state) == box, str(setting)
            assert sweets(state) == 0, str(setting)


def evening_in_numbers(setting: Setting, seed: int) -> tuple[int, int]:
    """Play a compiled evening; give its steps and how many of them lost or made a franc."""
    rules = GAME.compiled
    pack = rules.pack_form(setting.pack.printed)
    state = rules.state_form(GAME.lay(setting.pack, setting.seats, setting.options))
    stream, moves, steps, wrong = new_stream(seed), rules.moves(), 0, 0
    rules.begin(pack, state)
    purses, bank = state["purse"][0], state["bank"][0]
    while not state["over"][0]:
        spread = int(state["spread"][0])
        if spread:
            rules.draw(pack, state, below(stream, spread))
        else:
            awaits = int(state["awaits"][0])
            seat = (awaits & -awaits).bit_length() - 1
            count = rules.menu(pack, state, seat, moves)
            rules.play(pack, state, seat, int(moves[below(stream, count)]))
        steps += 1
        wrong += int(numpy.sum(purses)) + int(bank[0]) != setting.pack.printed.bank
    return steps, wrong


@pytest.mark.compiled
def test_U1_2_a_second_count_of_compiled_evenings_finds_every_franc() -> None:
    steps = 0
    for seed, setting in enumerate(some_settings("auteuil", "standard", 10)):
        counted, wrong = evening_in_numbers(setting, seed)
        assert wrong == 0, str(setting)
        steps += counted
    assert steps > 1_000


@pytest.mark.compiled
def test_U1_2_money_is_conserved_over_ten_thousand_random_evenings() -> None:
    """The soak asks after every step whether purses and bank hold the box, and sweets the jar."""
    pack: Pack = GAME.pack("tiny")
    soaked = soak(GAME, pack, EVENINGS, seed=11, cores=1)
    assert sum(part.games for part in soaked) == EVENINGS
    assert [part.broken for part in soaked if part.broken] == []
