"""What so much traffic takes: processes, databases, bus, memory and disk, worked out from costs."""

from __future__ import annotations

from math import ceil

from bench.figures import Figures
from bench.traffic.costs import Costs
from bench.traffic.world import Habits, Layout

DAY = 86_400
KILOBYTE, GIGABYTE = 1024, 1024**3
DATABASE_LOAD = 0.6
"""How busy a database's cores may be: a partition is moved before it is full."""


def moves_per_second(tables: int, habits: Habits) -> float:
    """Give how often anybody moves."""
    return tables / habits.mean_pause


def seconds_per_move(costs: Costs, habits: Habits, *, together: bool) -> float:
    """Give the processes' time for a move with all who are told of it."""
    told = costs.watcher_us * habits.mean_stand
    return 1e-6 * (costs.move_us + told + (0 if together else costs.follow_us))


def laid_out(
    tables: int, costs: Costs, habits: Habits, load: float, *, cores: int, together: bool
) -> Layout:
    """Give the fewest processes and databases that are no busier than they may be."""
    rate = moves_per_second(tables, habits)
    return Layout(
        processes=max(1, ceil(rate * seconds_per_move(costs, habits, together=together) / load)),
        databases=max(1, ceil(1e-6 * rate * costs.database_us / cores / DATABASE_LOAD)),
        cores=cores,
        together=together,
    )


def needs(tables: int, costs: Costs, habits: Habits, layout: Layout) -> Figures:
    """Give what so many tables take on such a layout."""
    rate = moves_per_second(tables, habits)
    sockets = tables * (habits.people + habits.mean_stand)
    games = rate / costs.moves
    away = 0 if layout.together else 1
    return {
        "moves_per_second": rate,
        "sockets": sockets,
        "processes": layout.processes,
        "databases": layout.databases,
        "writes_per_second_per_database": rate / layout.databases,
        "hints_per_second_written": rate,
        "hints_per_second_heard_on_one_subject": rate * (layout.processes - 1),
        "hints_per_second_heard_on_a_subject_a_table": rate * away,
        "bus_cores_on_one_subject": 1e-6 * costs.bus_us * rate * layout.processes,
        "bus_cores_on_a_subject_a_table": 1e-6 * costs.bus_us * rate * (1 + away),
        "memory_gb": (
            layout.processes * costs.process_mb * KILOBYTE
            + sockets * costs.socket_kb
            + tables * costs.table_kb
        )
        * KILOBYTE
        / GIGABYTE,
        "idle_cores": 1e-6 * costs.idle_us * sockets,
        "log_gb_per_day": rate * costs.move_bytes * DAY / GIGABYTE,
        "archives_gb_per_day": games * costs.archive_bytes * DAY / GIGABYTE,
        "games_per_day": games * DAY,
    }
