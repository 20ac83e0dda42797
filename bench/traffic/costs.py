"""What things cost: read from the files that `make bench-server` wrote, else as recorded here."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from bench.errors import BenchError

RECORDED = Path(__file__).with_name("recorded.json")
"""The figures of one machine, with what it was."""
GAME = "ticket"
"""The game the tables of the servers' measurements play."""


@dataclass(frozen=True, slots=True)
class Costs:
    """What one of each thing takes, by the names and units of `recorded.json`."""

    move_us: float
    """A process's time for a move at a table of two sockets."""
    follow_us: float
    """Another process's time for it, where one of the two sockets is there."""
    watcher_us: float
    """A process's time for telling one more socket of a move."""
    database_us: float
    """PostgreSQL's time for a move."""
    bus_us: float
    """The bus's time for telling one process."""
    commit_ms: float
    """What the database's disk takes to be sure of a write."""
    process_mb: float
    """A process without a table."""
    socket_kb: float
    table_kb: float
    """In play, with somebody there, and without their sockets."""
    idle_us: float
    """A process's time for a silent socket, in a second."""
    move_bytes: float
    """What the database grows by."""
    archive_bytes: float
    """What stays of a finished game beside its log."""
    moves: float
    """Of a game."""


Place = tuple[str, tuple[str, ...]]
"""A file, and the names that lead to a figure in it."""

ONE: Place = ("bench-saturated.json", ("1 over PostgreSQL",))
TWO: Place = ("bench-saturated.json", ("2 over PostgreSQL",))
SHARED: Place = ("bench-company.json", ("sides", "2 over PostgreSQL"))
CROWD: Place = ("bench-crowd.json", ("hippodrome",))
IDLE: Place = ("bench-idle.json", ("hippodrome",))
GAMES: Place = ("bench-games.json", (GAME,))


def costs(folder: Path, recorded: Path = RECORDED) -> tuple[Costs, list[str]]:
    """Give all costs, and the names of those that no file in a folder says."""
    found = measured(folder)
    kept = json.loads(recorded.read_text(encoding="utf-8"))["costs"]
    names = [field.name for field in fields(Costs)]
    both = kept | found
    missing = [name for name in names if name not in found]
    return Costs(**{name: both[name] for name in names}), missing


def measured(folder: Path) -> dict[str, float]:
    """Give the costs that the files in a folder say."""

    def figure(place: Place, name: str) -> float | None:
        return figure_at(folder, place, name)

    move, both = figure(ONE, "cpu_us_per_move"), figure(TWO, "cpu_us_per_move")
    told = figure(TWO, "cpu_us_per_move_bus")
    idle, sockets = figure(IDLE, "cpu_s_per_idle_minute"), figure(IDLE, "sockets")
    laid = figure(IDLE, "memory_kb_per_table_with_two_players")
    socket = figure(IDLE, "memory_kb_per_watching_socket")
    stand, watchers = (
        figure(CROWD, name) for name in ("loop_ms_per_move_at_a_full_stand", "watchers")
    )
    found = {
        "move_us": move,
        "follow_us": max(0.0, both - move) if move is not None and both is not None else None,
        "watcher_us": 1e3 * stand / watchers if stand is not None and watchers else None,
        "database_us": figure(ONE, "cpu_us_per_move_database"),
        "bus_us": told / 2 if told is not None else None,  # both processes hear of every move
        "commit_ms": figure(SHARED, "disk_sync_ms_p50"),
        "process_mb": figure(IDLE, "memory_mb_empty"),
        "socket_kb": socket,
        "table_kb": laid - 2 * socket if laid is not None and socket is not None else None,
        "idle_us": 1e6 * idle / 60 / sockets if idle is not None and sockets else None,
        "move_bytes": figure(SHARED, "database_growth_bytes_per_move"),
        "archive_bytes": figure(GAMES, "archive_bytes"),
        "moves": figure(GAMES, "moves"),
    }
    return {name: value for name, value in found.items() if value is not None}


def figure_at(folder: Path, place: Place, name: str) -> float | None:
    """Give one figure of a file; nothing where the file or the figure is not there."""
    file, way = place
    found: Any = read(folder / file)
    for step in (*way, name):
        found = found.get(step) if isinstance(found, Mapping) else None
    return float(found) if found is not None else None


def read(file: Path) -> Any:
    """Read figures; nothing where there is no such file."""
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except ValueError as unreadable:
        raise BenchError(f"{file} is no JSON: measure it anew, or remove it.") from unreadable
