"""The figures of the servers, printed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hippodrome.server.bench.profiling import costliest, shares
from hippodrome.words import Words


def show(results: dict[str, Any], profile: Path | None, catalogue: Words) -> None:
    """Print the figures, a column per server, and where the time goes if that was measured."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    columns = results["sides"]
    seconds = round(results["seconds"])
    table = Table(title=catalogue.say("bench-server-title", seconds=seconds))
    table.add_column(catalogue.say("bench-figure"))
    for name in columns:
        table.add_column(name, justify="right")
    for figure in next(iter(columns.values())):
        table.add_row(figure, *(written(column.get(figure)) for column in columns.values()))
    console.print(table)
    if results["cpu_ratio"] is not None:
        percent = round(100 * results["cpu_ratio"])
        console.print(catalogue.say("bench-server-ratio", percent=percent))
        console.print(catalogue.say("bench-server-note"))
    if skipped := next(iter(columns.values()))["ticks_skipped"]:
        console.print(catalogue.say("bench-server-late", skipped=skipped))
    if profile is not None:
        show_profile(profile, catalogue, console)


def show_profile(profile: Path, catalogue: Words, console: Any) -> None:
    """Print where the time of the server's first thread goes."""
    from rich.table import Table

    parts = Table(title=catalogue.say("bench-server-parts"))
    parts.add_column(catalogue.say("bench-figure"))
    parts.add_column("%", justify="right")
    for part, share in shares(profile).items():
        parts.add_row(part, f"{100 * share:.1f}")
    console.print(parts)
    functions = Table(title=catalogue.say("bench-server-functions"))
    functions.add_column(catalogue.say("bench-figure"), overflow="fold")
    for heading in ("calls", "own_s", "whole_s"):
        functions.add_column(heading, justify="right")
    for name, calls, own, whole in costliest(profile):
        functions.add_row(name, f"{calls:,}", f"{own:.2f}", f"{whole:.2f}")
    console.print(functions)


def written(value: float | None) -> str:
    """Write a large number whole, a small one with two decimals, and nothing as a dash."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 1000 or value == int(value) else f"{value:,.2f}"
