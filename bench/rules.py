"""How fast the readings are, as medians of interleaved rounds, perhaps beside others' games."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from bench.before import BEFORE, compare, show_comparison, tree_of
from bench.figures import Figures, keep, medians, written
from bench.peers import Measure, peers
from bench.room import GAMES_COMPILED, GAMES_INTERPRETED, Room
from hippodrome.bots.contest import TIPSTER
from hippodrome.engine.cores import all_cores
from hippodrome.engine.game import Game
from hippodrome.engine.playouts import lowest_seat
from hippodrome.engine.reading import Reading
from hippodrome.engine.stream import below, new_stream
from hippodrome.engine.warming import EVERY_ROOM, warm
from hippodrome.games import GAMES, game_named
from hippodrome.study.arms import CONTEST, play_contests
from hippodrome.study.threads import progress_bar

ROUNDS = 9
FILE = Path("build/bench.json")
BEFORE_FILE = Path("build/bench-before.json")
GAMES_FROM_PYTHON = 30
GAMES_TIPSTER = 300
PEERS_NOTE = (
    "For the games of other people every chance step counts as a move too; for ours only what "
    "players choose."
)

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


class WholeRoom(Room):
    """One room laid for measuring everything."""

    def __init__(self, game: Game) -> None:
        """Lay it, and count the cores there are."""
        super().__init__(game)
        self.cores = all_cores()

    def playouts_on_all_cores(self) -> tuple[float, float]:
        """Play at random on a thread per core: moves a second, and of processor time."""
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

    def tipster(self) -> float:
        """Give moves a second of tipsters among themselves, each from its own view."""
        rules = self.game.compiled
        pack, _, _, _ = self.table(rules)
        tipster = (TIPSTER, 0, 0)
        start = time.perf_counter()
        played = play_contests(rules, pack, self.laid, [[tipster] * self.seats], 1, GAMES_TIPSTER)
        return int(played.moves.sum()) / (time.perf_counter() - start)

    def first_playout(self) -> float:
        """Give the seconds a fresh process needs from import to its first compiled playout."""
        command = [sys.executable, "-c", FIRST_PLAYOUT, self.game.name, str(self.seats)]
        return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)

    def measure(self) -> Figures:
        """Measure everything once."""
        slow, fast = self.game.interpreted, self.game.compiled
        interpreted = self.playouts(slow, GAMES_INTERPRETED)
        compiled = self.playouts(fast, GAMES_COMPILED)
        all_cores = self.playouts_on_all_cores()
        return {
            "interpreted_moves_per_s": interpreted.moves / interpreted.seconds,
            "compiled_moves_per_s": compiled.moves / compiled.seconds,
            "compiled_all_cores_moves_per_s": all_cores[0],
            "playouts_per_s": compiled.games / compiled.seconds,
            "interpreted_playouts_per_s": interpreted.games / interpreted.seconds,
            "interpreted_menu_and_play_per_s": self.from_python(slow),
            "compiled_menu_and_play_per_s": self.from_python(fast),
            "interpreted_copy_ns": self.copy_nanoseconds(slow),
            "compiled_copy_ns": self.copy_nanoseconds(fast),
            "tipster_moves_per_s": self.tipster(),
            "first_compiled_playout_from_cache_s": self.first_playout(),
            # What all cores would give if no neighbour used them: threads never wait for each
            # other (a test holds them to that), so only work per processor second can differ.
            "all_cores_over_one_by_processor_time": self.cores
            * all_cores[1]
            / (compiled.moves / compiled.busy),
        }


def ratios(figures: Figures, others: Figures) -> Figures:
    """Compare figures of one round, so that a busy moment weighs on both sides."""
    compiled = figures["compiled_moves_per_s"]
    return {
        "compiled_over_interpreted": compiled / figures["interpreted_moves_per_s"],
        "all_cores_over_one": figures["compiled_all_cores_moves_per_s"] / compiled,
    } | {
        f"compiled_over_{name.removesuffix('_moves_per_s')}": compiled / figure
        for name, figure in others.items()
    }


def bench(
    games: list[Game], others: dict[str, Measure], rounds: int, progress: Callable[[int, int], None]
) -> dict[str, Any]:
    """Measure every game and every peer in turn, round after round; the first does not count."""
    rooms = {game.name: WholeRoom(game) for game in games}
    measured: dict[str, list[Figures]] = {name: [] for name in rooms}
    measured_others: list[Figures] = []
    for turn in range(rounds + 1):
        progress(turn, rounds + 1)
        peer_figures = {name: measure() for name, measure in others.items()}
        for name, room in rooms.items():
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
            name: {"seats": rooms[name].seats, **medians(figures)}
            for name, figures in measured.items()
        },
        "peers": medians(measured_others),
    }


def show(results: dict[str, Any]) -> None:
    """Print the figures, a column per game, and below a line per game with what matters most."""
    from rich.console import Console
    from rich.table import Table

    # Four games beside the longest of names just fit into 80 columns, without any frame.
    title = f"Medians of {results['rounds']} interleaved rounds"
    table = Table(title=title, box=None, padding=(0, 1), pad_edge=False)
    table.add_column("Figure", no_wrap=True)
    columns = results["games"]
    for name in columns:
        table.add_column(name, justify="right")
    for figure in next(iter(columns.values())):
        table.add_row(figure, *(written(column[figure]) for column in columns.values()))
    if results["peers"]:
        table.add_section()
        for figure, value in results["peers"].items():
            table.add_row(figure, written(value))
    console = Console()
    console.print(table)
    for name, column in columns.items():
        moves, ratio = column["compiled_moves_per_s"], column["compiled_over_interpreted"]
        console.print(
            f"{name}: {moves:,.0f} moves a second compiled, "
            f"{ratio:.0f} times as many as interpreted.",
            highlight=False,
        )
    if results["peers"]:
        console.print(PEERS_NOTE)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Describe what `rules` and `peers` both take."""
    parser.add_argument("--game", default=None, help="one game instead of all")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--json", type=Path, help="where the figures are written")
    parser.set_defaults(measure=measure, peers=False, before=None)


def arguments_for_rules(parser: argparse.ArgumentParser) -> None:
    """Describe the words after `rules`."""
    arguments(parser)
    parser.add_argument("--before", help=BEFORE)


def arguments_for_peers(parser: argparse.ArgumentParser) -> None:
    """Describe the words after `peers`."""
    arguments(parser)
    parser.set_defaults(peers=True)


def measure(asked: argparse.Namespace) -> int:
    """Measure, print and write the figures; give the exit status."""
    games = [game_named(asked.game)] if asked.game else list(GAMES.values())
    if asked.before is not None:
        return measure_before(asked, [game.name for game in games])
    others = peers() if asked.peers else {}
    for game in games:
        with progress_bar(f"Compiling {game.name} once") as progress:
            warm(game, [*EVERY_ROOM, CONTEST], progress)
    with progress_bar(f"Measuring, {asked.rounds} rounds") as progress:
        results = bench(games, others, asked.rounds, progress)
    show(results)
    keep(results, asked.json or FILE)
    return 0


def measure_before(asked: argparse.Namespace, games: list[str]) -> int:
    """Measure this tree and another one in turn; give the exit status."""
    before = tree_of(asked.before)
    with progress_bar(f"Compiling, then measuring {asked.rounds} rounds") as progress:
        results = compare(before, games, asked.rounds, progress)
    show_comparison(results)
    keep(results, asked.json or BEFORE_FILE)
    return 0
