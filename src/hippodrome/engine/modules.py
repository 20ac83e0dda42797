"""Which files of a room are written in the dialect, in the order of their imports.

Nobody lists them: they are what lies in the room's `moves`, `rules` and `tipster`, but for how a
tipster's figures were found.
"""

from __future__ import annotations

import ast
import pkgutil
from collections.abc import Iterator
from graphlib import TopologicalSorter
from importlib.util import find_spec
from pathlib import Path

PLACES = ("moves", "rules", "tipster")
"""Where a room keeps what is read in both ways, a file or a folder each."""
FIT = "fit"
"""What finds the figures of a tipster lies beside it, and is plain Python."""
NOTING = "hippodrome.engine.noting"
"""What every room's rules use of the engine; each has a copy of its own, over its own state."""


def dialect_modules(package: str) -> tuple[str, ...]:
    """List a room's modules in the dialect, each after those it imports."""
    files = {name: path for place in PLACES for name, path in _found(f"{package}.{place}")}
    # Sorted first, so that the order depends on nothing but the names and their imports.
    imports = {name: sorted(_imported(files[name]) & files.keys()) for name in sorted(files)}
    return (NOTING, *TopologicalSorter(imports).static_order())


def _found(name: str) -> Iterator[tuple[str, Path]]:
    """Give a module, or those in a folder, with their files."""
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        return
    if spec.submodule_search_locations is None:
        yield name, Path(spec.origin)
        return
    for module in pkgutil.iter_modules(spec.submodule_search_locations):
        if module.name != FIT:
            yield from _found(f"{name}.{module.name}")


def _imported(file: Path) -> set[str]:
    """Name what a file imports; `from a import b` may mean the module `a.b`."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found
