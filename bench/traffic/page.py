"""Fills the tables of `docs/scale.md` between their marks from the files of the measurements."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bench.errors import BenchError
from bench.figures import written
from bench.traffic.costs import read

MARK = "<!-- {name}: written by python -m bench traffic --page docs/scale.md -->"
END = "<!-- end -->"
TABLES: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "company": ("bench-company.json", ("sides",)),
    "idle": ("bench-idle.json", ()),
    "crowd": ("bench-crowd.json", ()),
    "saturated": ("bench-saturated.json", ()),
    "growth": ("bench-growth.json", ()),
    "games": ("bench-games.json", ()),
}
"""What is filled from which file, and the names that lead to its columns."""


def fill(page: Path, folder: Path, traffic: Any, machine: str) -> None:
    """Write every table whose figures are there, and of what machine; others stay as they are."""
    text = page.read_text(encoding="utf-8")
    text = replaced(text, "machine", f"Measured on {machine}.")
    columns: dict[str, Any] = {}
    for name, (file, way) in TABLES.items():
        found = read(folder / file)
        for step in way:
            found = found[step] if found is not None else None
        columns[name] = found
    if traffic is not None:
        columns["costs"] = {"cost": traffic["costs"]}
        columns["traffic"] = traffic["loads"]
    for name, found in columns.items():
        if found is not None:
            text = replaced(text, name, table(found))
    page.write_text(text, encoding="utf-8")
    print(f"Written to {page}.")


def replaced(text: str, name: str, content: str) -> str:
    """Put a table between its marks."""
    mark = MARK.format(name=name)
    between = re.compile(re.escape(mark) + r"\n.*?" + re.escape(END), re.DOTALL)
    whole = f"{mark}\n{content}\n{END}"
    filled, times = between.subn(lambda _: whole, text)
    if times != 1:
        raise BenchError(f"The page must hold {mark} and, after it, {END} exactly once.")
    return filled


def table(columns: Mapping[str, Mapping[str, float | None]]) -> str:
    """Write figures as a table, a column for each side."""
    figures = dict.fromkeys(figure for column in columns.values() for figure in column)
    lines = [
        f"| | {' | '.join(columns)} |",
        f"|---|{'---:|' * len(columns)}",
        *(
            f"| {figure.replace('_', ' ')} | "
            f"{' | '.join(written(column.get(figure)) for column in columns.values())} |"
            for figure in figures
        ),
    ]
    return "\n".join(lines)
