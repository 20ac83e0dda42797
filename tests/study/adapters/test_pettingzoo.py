"""PettingZoo's own suite over all games and seats, and what it does not ask."""

from __future__ import annotations

from typing import Any

import numpy
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from hippodrome import BadSetup
from hippodrome.games import GAMES
from hippodrome.study.adapters import InTurn, Together

# Remarks of the suite about what every environment with masks does.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]

TABLES = [
    pytest.param(name, seats, edition, id=f"{name}-{seats}-{edition}")
    for name, game in GAMES.items()
    for edition in ("tiny", "standard")
    for seats in game.seats(game.pack(edition).printed)
    if edition == "tiny" or seats > max(game.seats(game.pack("tiny").printed))
]
"""Every number of seats, on the smallest pack that has it."""
CYCLES = 12


def in_turn(name: str, seats: int, edition: str, **told: Any) -> InTurn:
    return InTurn(name, seats, edition=edition, compiled=False, **told)


@pytest.mark.parametrize(("name", "seats", "edition"), TABLES)
def test_the_suite_of_aec_passes(name: str, seats: int, edition: str) -> None:
    api_test(in_turn(name, seats, edition), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "seats", "edition"), TABLES)
def test_the_suite_of_parallel_passes(name: str, seats: int, edition: str) -> None:
    parallel_api_test(Together(name, seats, edition=edition), num_cycles=CYCLES)


@pytest.mark.parametrize("name", GAMES)
def test_the_suite_of_seeds_passes(name: str) -> None:
    seed_test(lambda: in_turn(name, 2, "tiny"), num_cycles=CYCLES)


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_decides_a_parallel_game(name: str) -> None:
    def played(seed: int) -> list[Any]:
        env = Together(name, 2, edition="tiny")
        told, _ = env.reset(seed=seed)
        seen = []
        for _ in range(40):
            if not env.agents:
                break
            slots = {
                agent: int(numpy.flatnonzero(told[agent]["action_mask"])[-1]) for agent in told
            }
            told, rewards, *_ = env.step(slots)
            seen.append((rewards, {a: told[a]["observation"].tolist() for a in told}))
        return seen

    assert played(1) == played(1)
    assert played(1) != played(2)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_rewarded_when_it_ends_and_sums_to_nothing(name: str) -> None:
    env = in_turn(name, 3 if name != "auteuil" else 2, "tiny")
    env.reset(seed=3)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    chance = numpy.random.default_rng(3)
    for agent in env.agent_iter():
        told, reward, over, _, _ = env.last()
        earned[agent] += reward
        assert told is not None
        legal = numpy.flatnonzero(told["action_mask"])
        env.step(None if over else int(chance.choice(legal)))
    assert sum(earned.values()) == pytest.approx(0)
    _, winners = env._batch.match(0).standing()
    share = (env.max_num_agents / len(winners) - 1) / (env.max_num_agents - 1)
    assert {seat for seat in range(env.max_num_agents) if earned[f"seat_{seat}"] == share} == set(
        winners
    )
    assert env.agents == []


def laid(env: Any, name: str, **told: Any) -> Any:
    """A small table of two, in plain Python."""
    plain = {"compiled": False} if env is InTurn else {}
    return env(name, 2, edition="tiny", **plain, **told)


@pytest.mark.parametrize("env", [InTurn, Together])
def test_a_slot_outside_the_mask_is_refused_and_nothing_is_played(env: Any) -> None:
    table = laid(env, "ticket", options={"first": 1})
    table.reset(seed=1)
    with pytest.raises(BadSetup, match="may not be chosen"):
        table.step(3000 if env is InTurn else {"seat_0": 3000, "seat_1": table.wait})
    with pytest.raises(BadSetup, match="may not be chosen"):
        table.step(None if env is InTurn else {"seat_0": table.wait, "seat_1": table.wait})
    if env is Together:
        with pytest.raises(BadSetup, match="seat 1"):
            table.step({"seat_0": 0, "seat_1": 0})


@pytest.mark.parametrize("env", [InTurn, Together])
@pytest.mark.parametrize("name", GAMES)
def test_the_board_is_drawn_as_in_the_terminal(
    env: Any, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = laid(env, name, render_mode="ansi")
    table.reset(seed=1)
    board = table.render()
    assert len(board.splitlines()) > 4
    assert "seat_0" in board
    shown = laid(env, name, render_mode="human")
    shown.reset(seed=1)
    assert shown.render() is None
    assert "seat_0" in capsys.readouterr().out
    assert laid(env, name).render() is None
    with pytest.raises(BadSetup, match="human, ansi"):
        laid(env, name, render_mode="rgb_array")


def test_names_carry_the_version_of_the_rules() -> None:
    for name, game in GAMES.items():
        assert InTurn(name, compiled=False).metadata["name"].endswith(f"_v{game.rules_version}")
        assert f"v{game.rules_version}" in Together(name).metadata["name"]
