"""OpenSpiel's own simulation test over all games and seats, and its algorithms on small ones."""

from __future__ import annotations

import copy
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from open_spiel.python.algorithms import outcome_sampling_mccfr as mccfr

from hippodrome.games import GAMES
from hippodrome.study.adapters import open_spiel_game, register_openspiel
from hippodrome.study.adapters.openspiel import SpielGame, SpielState, Table
from tests.study.adapters.test_pettingzoo import TABLES


def walk(name: str, seats: int = 2, edition: str = "tiny", seed: int = 1) -> Iterator[Any]:
    """The states of a random game."""
    chance = random.Random(seed)
    state = open_spiel_game(name, seats, edition).new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("name", GAMES)
def test_the_simulation_test_passes(name: str) -> None:
    pyspiel.random_sim_test(open_spiel_game(name, 2, "tiny"), 1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats", "edition"), TABLES)
def test_every_number_of_seats_can_be_played(name: str, seats: int, edition: str) -> None:
    for steps, state in enumerate(walk(name, seats, edition)):
        assert state.num_players() == seats
        if state.is_terminal() or steps == 60:
            break
        if not state.is_chance_node():
            assert sum(state.legal_actions_mask()) == len(state.legal_actions())
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", GAMES)
def test_information_states_recall_and_tell_no_more_than_the_seat_knows(name: str) -> None:
    before: dict[int, str] = {0: "", 1: ""}
    tensors: dict[str, bytes] = {}
    for state in walk(name):
        for seat in (0, 1):
            recalled = state.information_state_string(seat)
            assert recalled.startswith(before[seat]), "nothing is ever forgotten"
            before[seat] = recalled
            tensor = numpy.array(state.information_state_tensor(seat), numpy.float32).tobytes()
            assert tensors.setdefault(recalled, tensor) == tensor
            if not state.is_terminal() and not state.is_chance_node():
                other = state.resample_from_infostate(seat, random.Random(seat).random)
                assert other.information_state_string(seat) == recalled
                assert other.observation_string(seat) == state.observation_string(seat)
                assert other.current_player() == state.current_player()
    assert len(set(tensors.values())) == len(tensors)


def test_copies_and_written_states_go_their_own_way() -> None:
    for steps, state in enumerate(walk("auteuil")):
        if not state.is_chance_node() and steps > 12:
            break
    for other in (state.clone(), copy.deepcopy(state)):
        assert str(other) == str(state)
        assert other.information_state_string(0) == state.information_state_string(0)
        other.apply_action(other.legal_actions()[-1])
        assert str(other) != str(state)


@pytest.mark.parametrize("name", GAMES)
def test_information_set_search_runs(name: str) -> None:
    for state in walk(name):
        if not state.is_chance_node() and len(state.legal_actions()) > 1:
            break
    searcher = ismcts.ISMCTSBot(
        state.get_game(),
        mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=3,
        random_state=numpy.random.RandomState(1),
    )
    assert searcher.step(state) in state.legal_actions()


class LastMoves(SpielGame):
    """The last moves of a game of Ticket Gagnant: a tree small enough for an exact solution."""

    room = GAMES["ticket"]
    begins: Table

    def new_initial_state(self) -> SpielState:
        state = SpielState(self)
        state.table = copy.deepcopy(self.begins)
        return state


def nodes_below(state: Any, most: int) -> int:
    """Count the states of a tree, up to a bound."""
    if state.is_terminal():
        return 1
    count = 1
    for action in state.legal_actions():
        if count > most:
            break
        count += nodes_below(state.child(action), most - count)
    return count


def test_regret_minimisation_finds_an_equilibrium_of_the_last_moves() -> None:
    most = 120
    game = LastMoves({"seats": 2, "edition": "tiny", "options": ""})
    states = [copy.deepcopy(state) for state in walk("ticket", seed=4)][:-1]
    small = [state for state in states[-8:] if nodes_below(state, most) <= most]
    game.begins = small[0].table
    solver = cfr.CFRSolver(game)
    for _ in range(12):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.05


def test_sampled_regret_minimisation_runs_on_a_whole_game() -> None:
    solver = mccfr.OutcomeSamplingSolver(open_spiel_game("ticket", 2, "tiny"))
    for _ in range(2):
        solver.iteration()
    assert solver.average_policy() is not None


def test_names_carry_the_version_of_the_rules_and_a_program_ends_well() -> None:
    names = register_openspiel()
    assert names == register_openspiel()
    for game, name in zip(GAMES.values(), names, strict=True):
        assert name == f"hippodrome_{game.name}_v{game.rules_version}"
    program = (
        "import pyspiel\n"
        "from hippodrome.study.adapters import register_openspiel\n"
        "register_openspiel()\n"
        f"game = pyspiel.load_game('{names[0]}(seats=3,edition=tiny,options=first:1)')\n"
        "assert game.num_players() == 3\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
