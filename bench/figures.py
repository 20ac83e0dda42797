"""Figures: their medians, and how they are written for people."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any

Figures = dict[str, float]
"""By their names, which end with their unit."""


def medians(rounds: Sequence[Mapping[str, float]]) -> Figures:
    """Give the median of each figure."""
    return {name: median(figures[name] for figures in rounds) for name in rounds[0]}


def written(value: float | None) -> str:
    """Write a large number whole, a small one with two decimals, and nothing as a dash."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 1000 or value == int(value) else f"{value:,.2f}"


def keep(results: Mapping[str, Any], file: Path) -> None:
    """Write results as JSON, and say where."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    print(f"Written to {file}.")
