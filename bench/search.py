"""How fast bots search: simulations a second, compiled and driven from Python; cold compiles.

Searches are timed by the processor, from positions of a game among tipsters. *From Python* is the
scout's search with every door compiled and entered from Python (`searching_from_python`), *plain*
the same without any machine code; all three must find the same move. Beside them, where it is
installed, OpenSpiel's own tree search in C++ plays random games of connect four: its games are some
forty moves of a byte each, ours a race of whole views and rules of thumb.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from statistics import median
from typing import Any

from bench.errors import BenchError
from bench.figures import Figures, keep, written
from bench.room import Room
from bench.searching_from_python import FromPython
from hippodrome.bots import experting
from hippodrome.bots.searching import EXPERTS, SCOUTS, Desk, Method
from hippodrome.engine.game import Game
from hippodrome.engine.match import Match
from hippodrome.engine.reading import Reading
from hippodrome.engine.stream import below, new_stream
from hippodrome.engine.warming import EVERY_ROOM, warm
from hippodrome.games import GAMES, game_named
from hippodrome.study.threads import progress_bar

FILE = Path("build/bench-search.json")
POSITIONS = 5
EVERY = 7
"""Decisions from one position to the next."""
SIMULATIONS = 300
COMPARED = 100
"""Simulations of a search that is compared with the same one in Python."""
PEER_SIMULATIONS = 20_000


def positions(room: Room) -> Iterator[tuple[Match, int]]:
    """Go through games among tipsters, and stop where there is something to choose."""
    stream, made = new_stream(2), 0
    match = Match(room.game, room.pack, room.seats)
    while True:
        match.draw_all(lambda spread: below(stream, spread))
        if match.over:
            match = Match(room.game, room.pack, room.seats)
            continue
        seat = match.awaited[0]
        menu, view = match.menu(seat), match.view(seat)
        if made % EVERY == EVERY - 1 and len(menu) > 2:
            yield match, seat
        tip = room.game.interpreted.tip
        match.play(seat, tip(room.pack.printed, view, seat, list(menu), len(menu), stream))
        made += 1


def searched(
    rules: Reading, room: Room, method: Method, match: Match, seat: int, simulations: int
) -> tuple[float, int]:
    """Give simulations a second of a search in a reading, and the move it finds."""
    desk = Desk(rules)
    question = (method, room.pack, match.view(seat), seat, match.menu(seat), new_stream(1))
    desk.search_by(*question, 1)  # what is laid out once is no part of a search
    start = time.process_time()
    move = desk.search_by(*question, simulations)
    spent = time.process_time() - start
    # Where a decision is clear, an expert ends early.
    left = int(desk.search[experting.PLAN][experting.LEFT]) if method is EXPERTS else 0
    return (simulations - left) / spent, move


def compared(room: Room, match: Match, seat: int) -> tuple[float, float, float]:
    """Give simulations a second of one search: compiled, from Python, and in plain Python."""
    fast, move = searched(room.game.compiled, room, SCOUTS, match, seat, COMPARED)
    plain, same = searched(room.game.interpreted, room, SCOUTS, match, seat, COMPARED)
    search = FromPython(room, match, seat)
    start = time.process_time()
    if not search.found(COMPARED) == move == same:
        raise BenchError("Two readings of one search found different moves.")
    return fast, COMPARED / (time.process_time() - start), plain


def open_spiel_simulations() -> Figures:
    """Give the simulations a second of OpenSpiel's MCTS on connect four, if it is installed."""
    try:
        import pyspiel
    except ImportError:
        return {}
    game = pyspiel.load_game("connect_four")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    megabytes, solve, seed, verbose = 100, False, 1, False
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, PEER_SIMULATIONS, megabytes, solve, seed, verbose)
    state = game.new_initial_state()
    bot.step(state)
    start = time.process_time()
    for _ in range(POSITIONS):
        bot.step(state)
    each = (time.process_time() - start) / POSITIONS
    return {"open_spiel_connect_four_mcts_per_s": PEER_SIMULATIONS / each}


def cold_seconds(game: Game, method: Method) -> tuple[float, float]:
    """Give the seconds that a search takes to compile where nothing is cached.

    First by the clock, then of the processor: on a busy machine only these say much.
    """
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "hippodrome.engine.warming", game.package, method.module]
        start, used = time.perf_counter(), os.times()
        subprocess.run(
            command,
            check=True,
            stdout=subprocess.DEVNULL,
            env={**os.environ, "HIPPODROME_CACHE": folder},
        )
        now = os.times()
        worked = now.children_user + now.children_system
        worked -= used.children_user + used.children_system
        return time.perf_counter() - start, worked


def figures_of(game: Game, cold: bool) -> Figures:
    """Measure one room."""
    room = Room(game)
    compiled = game.compiled
    rates: dict[str, list[float]] = {}
    for match, seat in islice(positions(room), POSITIONS):
        fast, driven, plain = compared(room, match, seat)
        for name, rate in (
            (
                "scout_simulations_per_s",
                searched(compiled, room, SCOUTS, match, seat, SIMULATIONS)[0],
            ),
            (
                "expert_simulations_per_s",
                searched(compiled, room, EXPERTS, match, seat, SIMULATIONS)[0],
            ),
            ("scout_from_python_per_s", driven),
            ("scout_in_plain_python_per_s", plain),
            ("compiled_over_from_python", fast / driven),
            ("compiled_over_plain_python", fast / plain),
        ):
            rates.setdefault(name, []).append(rate)
    figures: Figures = {name: median(found) for name, found in rates.items()}
    if cold:
        for name, method in (("scout", SCOUTS), ("expert", EXPERTS)):
            passed, worked = cold_seconds(game, method)
            figures[f"cold_{name}_s"] = passed
            figures[f"cold_{name}_processor_s"] = worked
    return figures


def arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the words after `search`."""
    parser.add_argument("--game", default=None, help="one game instead of all")
    parser.add_argument("--cold", action="store_true", help="compile everything anew, too")
    parser.add_argument("--json", type=Path, help="where the figures are written")
    parser.set_defaults(measure=measure)


def measure(asked: argparse.Namespace) -> int:
    """Measure, print and write the figures; give the exit status."""
    games = [game_named(asked.game)] if asked.game else list(GAMES.values())
    results: dict[str, Any] = {"games": {}}
    for game in games:
        with progress_bar(f"Compiling {game.name} once") as progress:
            warm(game, [*EVERY_ROOM, SCOUTS.module, EXPERTS.module], progress)
        results["games"][game.name] = figures = figures_of(game, asked.cold)
        print(game.name)
        for name, figure in figures.items():
            print(f"  {name:28} {written(figure):>12}")
    results["peers"] = peers = open_spiel_simulations()
    for name, figure in peers.items():
        print(f"  {name:28} {written(figure):>12}")
    keep(results, asked.json or FILE)
    return 0
