"""Where the server's time goes, from a profile of its first thread."""

from __future__ import annotations

import pstats
import sysconfig
from pathlib import Path
from typing import Any

WAITING = ("'poll' of 'select.", "select.select", "'acquire' of '_thread.lock'")
LIBRARIES = ("litestar", "msgspec", "sqlalchemy", "uvicorn", "websockets")
TOP = 25

Where = tuple[str, int, str]


def part_of(where: Where) -> str:
    """Name the part of the house, or the library, that a function belongs to."""
    file, _, function = where
    if file == "~":
        return next((name for name in LIBRARIES if name in function), "python itself")
    parts = Path(file).parts
    if "hippodrome" in parts:
        inside = parts[len(parts) - parts[::-1].index("hippodrome") :]
        return f"hippodrome/{inside[0]}"
    for name in LIBRARIES:
        if name in parts:
            return name
    if file.startswith(sysconfig.get_path("stdlib")) and "asyncio" in parts:
        return "asyncio"
    return "other"


def entries_of(profile: Path) -> dict[Where, tuple[int, float, float]]:
    """Give calls, own seconds and seconds with all it called, by function."""
    statistics: Any = pstats.Stats(str(profile))
    return {
        where: (calls, own, altogether)
        for where, (_, calls, own, altogether, _) in statistics.stats.items()
        if not any(mark in where[2] for mark in WAITING)
    }


def shares(profile: Path) -> dict[str, float]:
    """Give each part's share of the time, the largest first."""
    found: dict[str, float] = {}
    for where, (_, own, _) in entries_of(profile).items():
        found[part_of(where)] = found.get(part_of(where), 0.0) + own
    total = sum(found.values())
    largest_first = sorted(found.items(), key=lambda one: -one[1])
    return {part: own / total for part, own in largest_first if total}


def costliest(profile: Path) -> list[tuple[str, int, float, float]]:
    """Give the functions with the most time of their own: name, calls, own and whole seconds."""
    found = sorted(entries_of(profile).items(), key=lambda one: -one[1][1])[:TOP]
    return [(function_name(where), *figures) for where, figures in found]


def function_name(where: Where) -> str:
    """Write where a function stands, without the folders above its package."""
    file, line, function = where
    if file == "~":
        return function
    return f"{'/'.join(Path(file).parts[-2:])}:{line} {function}"
