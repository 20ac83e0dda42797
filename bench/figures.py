"""Figures: their medians, and how they are written for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median

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
