"""`make bench`: how fast the readings are, as medians of interleaved rounds.

A move is what a player chooses; draws are made but not counted. The table is the standard
pack with four seats and default options, or as near to four as the game allows.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from typing import Any

from hippodrome.bots.contest import TIPSTER
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.game import Game
from hippodrome.engine.playouts import lowest_seat
from hippodrome.engine.reading import Reading
from hippodrome.engine.stream import below, new_stream
from hippodrome.engine.warming import EVERY_ROOM, warm
from hippodrome.games import GAMES, game_named
from hippodrome.study.peers import Measure, peers
from hippodrome.study.simulate import CONTEST, play_contests
from hippodrome.study.threads import all_cores, progress_bar
from hippodrome.words import LANGUAGES, Words, words

ROUNDS = 9
SEATS = 4
FILE = Path("build/bench.json")
COPIES = 2_000
GAMES_INTERPRETED = 30
GAMES_COMPILED = 3_000
GAMES_FROM_PYTHON = 30
GAMES_TIPSTER = 300

FIRST_PLAYOUT = """
import sys, time
start = time.perf_counter()
from hippodrome.games import GAMES
game = GAMES[sys.argv[1]]
pack = game.pack()
rules = game.compiled
printed, state = rules.pack_form(pack.printed), rules.state_form(game.lay(pack, int(sys.argv[2])))
rules.begin(printed, state)
rules.playout(printed, state, rules.moves(), rules.stream(1))
print(time.perf_counter() - start)
"""
"""What a fresh process does: first import to first compiled playout."""


class Bench:
    """One room laid for measuring."""

    def __init__(self, game: Game) -> None:
        """Lay the standard pack with four seats, or as near to four as there are."""
        self.game = game
        self.pack = game.pack()
        self.seats = min(game.seats(self.pack.printed), key=lambda seats: abs(seats - SEATS))
        self.laid = game.lay(self.pack, self.seats)
        self.cores = all_cores()
        self.seed = 0

    def table(self, rules: Reading) -> tuple[Any, Any, Any, Any]:
        """Give pack, state, buffer and a stream that no round had before."""
        self.seed += 1
        return (
            rules.pack_form(self.pack.printed),
            rules.state_form(self.laid),
            rules.moves(),
            rules.stream(self.seed),
        )

    def playouts(self, rules: Reading, games: int) -> tuple[float, float, float]:
        """Give moves and games a second of random play, and moves a second of processor time."""
        table = self.table(rules)
        start, busy = time.perf_counter(), time.process_time()
        moves = rules.playouts(*table, games)
        seconds, busy = time.perf_counter() - start, time.process_time() - busy
        return moves / seconds, games / seconds, moves / busy

    def playouts_on_all_cores(self) -> tuple[float, float]:
        """Give the same on a thread per core: moves a second, and of processor time."""
        rules = self.game.compiled
        tables = [self.table(rules) for _ in range(self.cores)]
        with ThreadPoolExecutor(self.cores) as pool:
            list(pool.map(lambda table: rules.playouts(*table, 1), tables))  # threads are started
            start, busy = time.perf_counter(), time.process_time()
            moves = sum(pool.map(lambda table: rules.playouts(*table, GAMES_COMPILED), tables))
            seconds, busy = time.perf_counter() - start, time.process_time() - busy
            return moves / seconds, moves / busy

    def from_python(self, rules: Reading) -> float:
        """Give moves a second where Python asks for every menu and plays every move."""
        pack, state, moves, _ = self.table(rules)
        field = self.field_reader(rules, state)
        stream = new_stream(self.seed)
        made = 0
        start = time.perf_counter()
        for _ in range(GAMES_FROM_PYTHON):
            rules.begin(pack, state)
            while not field("over"):
                spread = field("spread")
                if spread:
                    rules.draw(pack, state, below(stream, spread))
                else:
                    seat = lowest_seat(field("awaits"))
                    count = rules.menu(pack, state, seat, moves)
                    rules.play(pack, state, seat, moves[below(stream, count)])
                    made += 1
        return made / (time.perf_counter() - start)

    def field_reader(self, rules: Reading, state: Any) -> Callable[[str], int]:
        """Give what reads a field of a state in either reading."""
        if rules is self.game.interpreted:
            return lambda name: int(getattr(state, name))
        columns = {name: state[name] for name in ("over", "spread", "awaits")}
        return lambda name: int(columns[name][0])

    def copy_nanoseconds(self, rules: Reading) -> float:
        """Give how long it takes to copy a state."""
        source, target = rules.state_form(self.laid), rules.blank()
        start = time.perf_counter_ns()
        for _ in range(COPIES):
            rules.copy(source, target)
        return (time.perf_counter_ns() - start) / COPIES

    def tipster(self) -> float:
        """Give moves a second of tipsters among themselves, each from its own view."""
        rules = self.game.compiled
        pack, _, _, stream = self.table(rules)
        start = time.perf_counter()
        played = play_contests(
            rules, pack, self.laid, [TIPSTER] * self.seats, stream, GAMES_TIPSTER
        )
        return played.moves / (time.perf_counter() - start)

    def first_playout(self) -> float:
        """Give the seconds a fresh process needs from import to its first compiled playout."""
        command = [sys.executable, "-c", FIRST_PLAYOUT, self.game.name, str(self.seats)]
        return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)

    def measure(self) -> dict[str, float]:
        """Measure everything once."""
        slow, fast = self.game.interpreted, self.game.compiled
        interpreted = self.playouts(slow, GAMES_INTERPRETED)
        compiled = self.playouts(fast, GAMES_COMPILED)
        all_cores = self.playouts_on_all_cores()
        return {
            "interpreted_moves_per_s": interpreted[0],
            "compiled_moves_per_s": compiled[0],
            "compiled_all_cores_moves_per_s": all_cores[0],
            "playouts_per_s": compiled[1],
            "interpreted_playouts_per_s": interpreted[1],
            "interpreted_menu_and_play_per_s": self.from_python(slow),
            "compiled_menu_and_play_per_s": self.from_python(fast),
            "interpreted_copy_ns": self.copy_nanoseconds(slow),
            "compiled_copy_ns": self.copy_nanoseconds(fast),
            "tipster_moves_per_s": self.tipster(),
            "first_compiled_playout_from_cache_s": self.first_playout(),
            # What all cores would give if no neighbour used them: threads never wait for each
            # other (a test holds them to that), so only work per processor second can differ.
            "all_cores_over_one_by_processor_time": self.cores * all_cores[1] / compiled[2],
        }


def ratios(figures: dict[str, float], others: dict[str, float]) -> dict[str, float]:
    """Compare figures of one round, so that a busy moment weighs on both sides."""
    compiled = figures["compiled_moves_per_s"]
    return {
        "compiled_over_interpreted": compiled / figures["interpreted_moves_per_s"],
        "all_cores_over_one": figures["compiled_all_cores_moves_per_s"] / compiled,
    } | {
        f"compiled_over_{name.removesuffix('_moves_per_s')}": compiled / figure
        for name, figure in others.items()
    }


def medians(rounds: list[dict[str, float]]) -> dict[str, float]:
    """Give the median of each figure."""
    return {name: median(figures[name] for figures in rounds) for name in rounds[0]}


def bench(
    games: list[Game], others: dict[str, Measure], rounds: int, progress: Callable[[int, int], None]
) -> dict[str, Any]:
    """Measure every game and every peer in turn, round after round; the first does not count."""
    benches = {game.name: Bench(game) for game in games}
    measured: dict[str, list[dict[str, float]]] = {name: [] for name in benches}
    measured_others: list[dict[str, float]] = []
    for turn in range(rounds + 1):
        progress(turn, rounds + 1)
        peer_figures = {name: measure() for name, measure in others.items()}
        for name, room in benches.items():
            figures = room.measure()
            if turn > 0:
                measured[name].append(figures | ratios(figures, peer_figures))
        if turn > 0:
            measured_others.append(peer_figures)
    return {
        "rounds": rounds,
        "cores": all_cores(),
        "python": sys.version.split()[0],
        "games": {
            name: {"seats": benches[name].seats, **medians(figures)}
            for name, figures in measured.items()
        },
        "peers": medians(measured_others),
    }


def show(results: dict[str, Any], catalogue: Words) -> None:
    """Print the figures, a column per game, and below a line per game with what matters most."""
    from rich.console import Console
    from rich.table import Table

    # Four games beside the longest of names just fit into 80 columns, without any frame.
    title = catalogue.say("bench-title", rounds=results["rounds"])
    table = Table(title=title, box=None, padding=(0, 1), pad_edge=False)
    table.add_column(catalogue.say("bench-figure"), no_wrap=True)
    columns = results["games"]
    for name in columns:
        table.add_column(name, justify="right")
    for figure in next(iter(columns.values())):
        table.add_row(figure, *(in_figures(column[figure]) for column in columns.values()))
    if results["peers"]:
        table.add_section()
        for figure, value in results["peers"].items():
            table.add_row(figure, in_figures(value))
    console = Console()
    console.print(table)
    for name, column in columns.items():
        told = catalogue.say(
            "bench-room",
            game=name,
            moves=round(column["compiled_moves_per_s"]),
            ratio=round(column["compiled_over_interpreted"]),
        )
        console.print(told, highlight=False)
    if results["peers"]:
        console.print(catalogue.say("bench-peers-note"))


def in_figures(value: float) -> str:
    """Write a large number whole, a small one with two decimals."""
    return f"{value:,.0f}" if value >= 1000 or value == int(value) else f"{value:,.2f}"


def main() -> int:
    """Measure, print and write the figures; give the exit status."""
    parser = argparse.ArgumentParser(prog="python -m hippodrome.study.bench", description=__doc__)
    parser.add_argument("--game", default=None, help="one game instead of all")
    parser.add_argument("--peers", action="store_true", help="measure other people's games too")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--file", type=Path, default=FILE, help="where the figures are written")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    wanted = parser.parse_args()
    catalogue = words(wanted.lang)
    try:
        others = peers() if wanted.peers else {}
        games = [game_named(wanted.game)] if wanted.game else list(GAMES.values())
        for game in games:
            with progress_bar(catalogue.say("simulate-compiling")) as progress:
                warm(game, [*EVERY_ROOM, CONTEST], progress)
        with progress_bar(catalogue.say("bench-measuring", rounds=wanted.rounds)) as progress:
            results = bench(games, others, wanted.rounds, progress)
    except HippodromeError as error:
        print(catalogue.tell(error.sentence), file=sys.stderr)
        return 2
    wanted.file.parent.mkdir(parents=True, exist_ok=True)
    wanted.file.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    show(results, catalogue)
    print(catalogue.say("bench-written", file=str(wanted.file)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
