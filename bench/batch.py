"""Many games at once beside random play, and an AEC game beside PettingZoo's own connect_four.

All of it by processor time, on one thread: what neighbours do weighs on both sides alike.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy

from bench.errors import BenchError
from bench.figures import Figures, keep, medians, written
from bench.room import Room
from hippodrome.engine import playouts
from hippodrome.engine.game import Game
from hippodrome.engine.warming import warm
from hippodrome.games import GAMES, game_named
from hippodrome.study.batch import STEPPING, Batch
from hippodrome.study.threads import progress_bar

FILE = Path("build/bench-batch.json")
GAMES_AT_ONCE = 4096
STEPS_BEFORE = 150
"""So many steps first: then games stand in all their phases."""
STEPS = 60
GAMES_RAW = 500
AEC_SECONDS = 1.0


def batch_rate(room: Room, games: int, *, shown: bool) -> float:
    """Give moves a second of stepping alone: who chooses, and how, is the caller's."""
    batch = Batch(room.game, games, room.seats, seed=1, threads=1, observe=shown, mask=shown)
    for _ in range(STEPS_BEFORE):
        batch.step(batch.sample())
    busy = 0.0
    before = batch.moves
    for _ in range(STEPS):
        slots = batch.sample()
        start = time.process_time()
        batch.step(slots)
        busy += time.process_time() - start
    return (batch.moves - before) / busy


def aec_rate(env: Any) -> float:
    """Give steps a second, with `last()` each step; choosing is not counted."""
    chance = numpy.random.default_rng(1)
    steps, choosing = 0, 0.0
    env.reset(seed=1)
    start = time.process_time()
    while time.process_time() - start < AEC_SECONDS:
        for _ in env.agent_iter():
            told, _, over, cut, _ = env.last()
            before = time.process_time()
            slot = None
            if not over and not cut:
                slot = int(chance.choice(numpy.flatnonzero(told["action_mask"])))
            choosing += time.process_time() - before
            env.step(slot)
            steps += 1
        env.reset()
    return steps / (time.process_time() - start - choosing)


def connect_four() -> Any:
    """Give PettingZoo's own, or say what it lacks."""
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError as missing:
        advice = "Install pettingzoo[classic], or say --no-aec."
        raise BenchError(f"connect_four cannot be measured: {missing}. {advice}") from missing
    return connect_four_v3.env()


def measured(game: Game, games: int, theirs: Callable[[], float] | None) -> Figures:
    """Measure a game once."""
    room = Room(game)
    raw = room.playouts(game.compiled, GAMES_RAW)
    rate = raw.moves / raw.busy
    figures = {
        "random_play_moves_per_s": rate,
        "batch_moves_per_s": batch_rate(room, games, shown=False),
        "batch_with_observations_and_masks_moves_per_s": batch_rate(room, games, shown=True),
    }
    figures["batch_over_random_play"] = figures["batch_moves_per_s"] / rate
    shown = figures["batch_with_observations_and_masks_moves_per_s"]
    figures["batch_with_observations_and_masks_over_random_play"] = shown / rate
    if theirs is not None:
        from hippodrome.study.adapters import InTurn

        figures["aec_steps_per_s"] = aec_rate(InTurn(game.name, room.seats, compiled=True))
        figures["connect_four_steps_per_s"] = theirs()
        figures["aec_over_connect_four"] = (
            figures["aec_steps_per_s"] / figures["connect_four_steps_per_s"]
        )
    return figures


def arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the words after `batch`."""
    parser.add_argument("--game", default=None, help="one game instead of all")
    parser.add_argument("--games", type=int, default=GAMES_AT_ONCE, help="how many at once")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--no-aec", dest="aec", action="store_false", help="no PettingZoo")
    parser.add_argument("--json", type=Path, default=FILE, help="where the figures are written")
    parser.set_defaults(measure=measure)


def measure(asked: argparse.Namespace) -> int:
    """Measure, print and write the figures; give the exit status."""
    games = [game_named(asked.game)] if asked.game else list(GAMES.values())
    theirs = connect_four() if asked.aec else None
    for game in games:
        with progress_bar(f"Compiling {game.name} once") as progress:
            warm(game, [playouts.__name__, STEPPING], progress)
    rounds: dict[str, list[Figures]] = {game.name: [] for game in games}
    for _ in range(asked.rounds):
        for game in games:
            peer = None if theirs is None else lambda: aec_rate(theirs)
            rounds[game.name].append(measured(game, asked.games, peer))
    results = {name: medians(figures) for name, figures in rounds.items()}
    for name, figures in results.items():
        for figure, value in figures.items():
            print(f"{name:11} {figure:52} {written(value):>12}")
    keep({"games_at_once": asked.games, "rounds": asked.rounds, "games": results}, asked.json)
    return 0
