"""Many games at once: what each shows is what a single game would, whatever the threads."""

from __future__ import annotations

from typing import Any

import numpy
import pytest

from hippodrome import BadSetup, Batch
from hippodrome.games import GAMES

STEPS = 60


def laid(name: str, games: int = 3, seats: int = 2, **told: Any) -> Batch:
    """Games on the small pack."""
    game = GAMES[name]
    return Batch(game, games, seats, pack=game.pack("tiny"), **{"compiled": False, **told})


def check_shown(batch: Batch) -> None:
    """Hold what is shown of every game to the game itself."""
    for number in range(batch.games):
        match, turn = batch.match(number), int(batch.turns[number])
        assert turn == match.awaited[0]
        assert batch.counts[number] == len(match.menu(turn))
        assert (batch.masks[number] == match.mask(turn)).all()
        assert (batch.observations[number] == match.observation(turn)).all()


@pytest.mark.parametrize("name", GAMES)
def test_every_game_shows_its_menu_as_a_mask_and_its_view_as_an_observation(name: str) -> None:
    batch = laid(name)
    check_shown(batch)
    ended = 0
    for _ in range(STEPS):
        rewards, dones = batch.step(batch.sample())
        check_shown(batch)
        ended += dones.sum()
        assert (rewards[~dones] == 0).all()
        assert numpy.allclose(rewards.sum(axis=1), 0)
        assert (rewards.max(axis=1)[dones] >= 0).all()
    assert batch.moves == STEPS * batch.games
    assert ended > 0 or name == "auteuil"


def test_what_is_not_wanted_is_not_written() -> None:
    bare, full = laid("ticket", observe=False, mask=False), laid("ticket")
    assert (len(bare.observations), len(bare.masks)) == (0, 0)
    for _ in range(STEPS):
        bare.step(bare.sample())
        full.step(full.sample())
        assert (bare.turns == full.turns).all()


def test_nobody_can_write_over_views_that_are_kept() -> None:
    batch = laid("ticket")
    with pytest.raises(ValueError, match="read-only"):
        batch.observations[0, 0] = 1


@pytest.mark.parametrize("name", GAMES)
def test_a_step_is_the_step_of_a_match(name: str) -> None:
    batch = laid(name, games=1)
    for _ in range(STEPS):
        match, turn = batch.match(0), int(batch.turns[0])
        chosen = batch.sample().copy()
        match.step(turn, match.slots(turn)[int(chosen[0])])
        drawn = match.spread
        _, dones = batch.step(chosen)
        if match.over:
            assert dones[0]
            assert list(batch.points[0]) == match.standing()[0]
        elif not drawn:
            assert batch.match(0).key() == match.key()


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_machine_code_threads_and_plain_python_play_the_same_games(name: str) -> None:
    games = 192
    batches = [
        laid(name, games=games, compiled=True, threads=1, seed=5),
        laid(name, games=games, compiled=True, threads=3, seed=5),
        laid(name, games=3, compiled=False, seed=5),
    ]
    assert [batch.threads for batch in batches] == [1, 3, 1]
    one, three, plain = batches
    for _ in range(STEPS):
        steps = [batch.step(batch.sample()) for batch in batches]
        for alike in ("observations", "masks", "turns", "counts", "points"):
            shown = getattr(one, alike)
            assert (shown == getattr(three, alike)).all()
            assert (shown[:3] == getattr(plain, alike)).all()
        for reward_or_done in range(2):
            assert (steps[0][reward_or_done] == steps[1][reward_or_done]).all()
            assert (steps[0][reward_or_done][:3] == steps[2][reward_or_done]).all()
    assert len({batch.key() for batch in map(one.match, range(games))}) > games // 2


def test_bots_take_their_seats_and_whoever_steps_is_asked_for_the_others() -> None:
    batch = laid("ticket", bots={1: "tipster"})
    wins = []
    for _ in range(250):
        assert (batch.turns == 0).all()
        rewards, dones = batch.step(batch.sample())
        wins += list(rewards[dones, 1])
    assert sum(wins) > 0, "the tipster beats whoever plays blindly"


def test_points_are_rewards_for_the_asking() -> None:
    batch = laid("finishline", reward="points")
    while True:
        rewards, dones = batch.step(batch.sample())
        if dones.any():
            break
    assert (rewards[dones] == batch.points[dones]).all()
    assert rewards[dones].any()


def test_no_game_follows_where_none_is_wanted() -> None:
    batch = laid("ticket", games=1, again=False)
    while batch.turns[0] >= 0:
        _, dones = batch.step(batch.sample())
    assert dones[0]
    assert not batch.masks.any()
    assert batch.match(0).over
    assert (batch.observation(0, -1) == batch.match(0).observation(-1)).all()


def test_a_seed_decides_the_games() -> None:
    first, second = laid("ticket", seed=1), laid("ticket", seed=2)
    assert (first.observations != second.observations).any()
    second.reset(1)
    assert (first.observations == second.observations).all()
    assert (first.masks == second.masks).all()


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ({"games": 0}, "0 games cannot be stepped"),
        ({"threads": 0}, "0 cores"),
        ({"reward": "glory"}, "glory"),
        ({"bots": {2: "tipster"}}, "from 0 to 1"),
        ({"bots": {0: "scout"}}, "gambler, tipster"),
        ({"bots": {0: "gambler", 1: "gambler"}}, "nobody would be asked"),
    ],
)
def test_what_cannot_be_stepped_is_refused(told: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        laid("ticket", **told)


def test_a_choice_outside_the_mask_is_refused_and_nothing_is_played() -> None:
    batch = laid("ticket")
    before = [batch.match(number).key() for number in range(3)]
    slots = batch.sample().copy()
    slots[2] = numpy.flatnonzero(~batch.masks[2])[0]
    for wrong, said in ((slots, "game 2"), (slots[:2], r"\(2,\)"), ([-1, 0, 10**9], "game 0")):
        with pytest.raises(BadSetup, match=said):
            batch.step(wrong)
    assert [batch.match(number).key() for number in range(3)] == before
