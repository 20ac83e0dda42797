"""Random play in the games of other people, for `python -m bench peers`.

Every step counts as a move, dice and deals included: it is the generous way to count them.
"""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable

from bench.errors import BenchError

SECONDS = 0.3
"""How long each is measured in a round."""

MISSING = (
    "The games of other people are not installed here. Run make bench-peers, which sets them up "
    "beside ours."
)

Measure = Callable[[], float]


def steps_per_second(one_game: Callable[[], int]) -> float:
    """Play whole games for a while; give steps a second."""
    steps = 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        steps += one_game()
    return steps / (time.perf_counter() - start)


def open_spiel(name: str) -> Callable[[], int]:
    """Give a random game of OpenSpiel, driven from Python as its users do."""
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.Random(1)

    def one_game() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                # Every chance in these games is even, so no weights need to be read.
                action = chance.choice(state.chance_outcomes())[0]
            else:
                action = chance.choice(state.legal_actions())
            state.apply_action(action)
            steps += 1
        return steps

    return one_game


def catanatron() -> int:
    """Play a random game of Catanatron with four players."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(color) for color in Color])
    game.play()
    return len(game.state.actions)


def peers() -> dict[str, Measure]:
    """Give what to measure, by the figure's name; or say that nothing is installed."""
    try:
        importlib.import_module("pyspiel")
        importlib.import_module("open_spiel.python.games.block_dominoes")  # registers its game
        importlib.import_module("catanatron")
    except ImportError as missing:
        raise BenchError(MISSING) from missing
    dominoes = open_spiel("python_block_dominoes")
    connect_four = open_spiel("connect_four")
    return {
        "python_block_dominoes_moves_per_s": lambda: steps_per_second(dominoes),
        "connect_four_moves_per_s": lambda: steps_per_second(connect_four),
        "catanatron_moves_per_s": lambda: steps_per_second(catanatron),
    }
