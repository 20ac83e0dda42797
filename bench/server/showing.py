"""The figures of the servers, printed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bench.figures import Figures, written
from bench.server.boardgame import BoardgameIo
from bench.server.profiling import costliest, shares

NOTE = (
    "boardgame.io keeps its matches in memory and lets pages work out what may be played; ours "
    "writes every move to disk first and sends every choice with its consequence. With --profile "
    "you see where its time goes."
)


def show(results: dict[str, Any], profile: Path | None) -> None:
    """Print the figures, a column per server, and where the time goes if that was measured."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    columns = results["sides"]
    table = Table(title=f"A move a second at every table, {results['seconds']:.0f} seconds")
    table.add_column("Figure")
    for name in columns:
        table.add_column(name, justify="right")
    for figure in next(iter(columns.values())):
        table.add_row(figure, *(written(column.get(figure)) for column in columns.values()))
    console.print(table)
    if results["cpu_ratio"] is not None:
        console.print(
            f"On a move our server spends {100 * results['cpu_ratio']:.0f} % of the processor time "
            f"of {results['compared_with']}: the median of windows in turn."
        )
        if results["compared_with"] == BoardgameIo.name:
            console.print(NOTE)
    if skipped := next(iter(columns.values()))["ticks_skipped"]:
        console.print(
            f"On our server {skipped} moves were not sent, for the one before was still on its "
            "way: it could not keep the pace on this machine."
        )
    if profile is not None:
        show_profile(profile, console)


def show_columns(title: str, results: Mapping[str, Figures]) -> None:
    """Print figures, a column per server."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=title)
    table.add_column("Figure", overflow="fold")
    for name in results:
        table.add_column(name, justify="right")
    for figure in dict.fromkeys(figure for column in results.values() for figure in column):
        table.add_row(figure, *(written(column.get(figure)) for column in results.values()))
    Console().print(table)


def show_profile(profile: Path, console: Any) -> None:
    """Print where the time of the server's first thread goes."""
    from rich.table import Table

    parts = Table(title="Where the time of the first thread goes, with laying the tables")
    parts.add_column("Part")
    parts.add_column("%", justify="right")
    for part, share in shares(profile).items():
        parts.add_row(part, f"{100 * share:.1f}")
    console.print(parts)
    functions = Table(title="The functions that take the most time of their own")
    functions.add_column("Function", overflow="fold")
    for heading in ("calls", "own_s", "whole_s"):
        functions.add_column(heading, justify="right")
    for name, calls, own, whole in costliest(profile):
        functions.add_row(name, f"{calls:,}", f"{own:.2f}", f"{whole:.2f}")
    console.print(functions)


def verdict(failures: int) -> str:
    """Say whether all went as it must."""
    if not failures:
        return "Nothing was lost, and a move takes no more room than it may."
    counted = "One thing" if failures == 1 else f"{failures} things"
    return f"{counted} went wrong: see the figures above."
