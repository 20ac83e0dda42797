"""Gymnasium's own checker over all games and seats, and what it does not ask."""

from __future__ import annotations

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env

from hippodrome import BadSetup
from hippodrome.games import GAMES
from hippodrome.study.adapters import AgainstBots, register_gymnasium
from tests.study.adapters.test_pettingzoo import TABLES


@pytest.mark.filterwarnings("ignore:.*Box observation space.*")
@pytest.mark.parametrize(("name", "seats", "edition"), TABLES)
def test_the_checker_passes(name: str, seats: int, edition: str) -> None:
    check_env(AgainstBots(name, seats, edition=edition, bots="gambler"), skip_render_check=True)


def test_ids_carry_the_version_of_the_rules() -> None:
    assert register_gymnasium() == register_gymnasium()
    for game, known in zip(GAMES.values(), register_gymnasium(), strict=True):
        assert known == f"hippodrome/{game.name}-v{game.rules_version}"
        env = gymnasium.make(known, edition="tiny", render_mode="ansi")
        told, _ = env.reset(seed=1)
        assert told["action_mask"].any()
        assert str(env.render()).strip()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [0, 1])
def test_an_agent_plays_a_whole_game_against_bots(name: str, seat: int) -> None:
    env = AgainstBots(name, 2, seat=seat, edition="tiny", bots=["tipster"])
    told, _ = env.reset(seed=4)
    over, reward, steps = False, 0.0, 0
    while not over:
        legal = numpy.flatnonzero(told["action_mask"])
        told, reward, over, cut, info = env.step(legal[len(legal) // 2])
        assert not cut
        assert not info
        steps += 1
    assert steps > 2
    assert -1 <= reward <= 1
    assert not told["action_mask"].any()


def test_a_slot_outside_the_mask_loses() -> None:
    env = AgainstBots("ticket", 3, edition="tiny")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(3697)
    assert (reward, over, info) == (-0.5, True, {"illegal": 3697})


def test_bad_tables_are_refused() -> None:
    with pytest.raises(BadSetup, match="from 0 to 1"):
        AgainstBots("ticket", 2, seat=2)
    with pytest.raises(BadSetup, match="Name one bot, or one for each"):
        AgainstBots("ticket", 3, bots=["tipster"])
    with pytest.raises(BadSetup, match="no bot called"):
        AgainstBots("ticket", 2, bots="unicorn")
