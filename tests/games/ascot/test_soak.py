"""Random games in machine code, every law asked after every step.

The laws count every franc: purses, Bank and Totalisator together never change. The full number
takes about a minute: `HIPPODROME_ASCOT_GAMES=10000 pytest tests/games/ascot/test_soak.py`.
"""

import os

import pytest

from hippodrome.engine.warming import warm
from hippodrome.games.ascot import GAME
from hippodrome.study.soak import WATCHED, soak

GAMES = int(os.environ.get("HIPPODROME_ASCOT_GAMES", "1000"))


@pytest.mark.compiled
@pytest.mark.parametrize("edition", GAME.editions())
def test_every_franc_is_accounted_for_over_every_move_of_random_games(edition: str) -> None:
    warm(GAME, [WATCHED])
    soaked = soak(GAME, GAME.pack(edition), GAMES, seed=1, cores=1)
    assert [part.broken for part in soaked if part.broken] == []
    assert sum(part.games for part in soaked) == GAMES
    assert {part.table.seats for part in soaked} == set(GAME.seats(GAME.pack(edition).printed))
    assert all(part.longest <= part.bound for part in soaked)
