"""Which files of a room are written in the dialect, in the order of their imports.

Nobody lists them: they are what lies in the room's `moves`, `rules` and `tipster`, but for how a
tipster's figures were found.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from graphlib import TopologicalSorter
from importlib.util import find_spec

from hippodrome.engine.imports import imports_of

PLACES = ("moves", "rules", "tipster")
"""Where a room keeps what is read in both ways, a file or a folder each."""
FIT = "fit"
"""What finds the figures of a tipster lies beside it, and is plain Python."""
NOTING = "hippodrome.engine.noting"
"""What every room's rules use of the engine; each has a copy of its own, over its own state."""


def dialect_modules(package: str) -> tuple[str, ...]:
    """List a room's modules in the dialect, each after those it imports."""
    # Sorted first, so that the order depends on nothing but the names and their imports.
    names = sorted(name for place in PLACES for name in found(f"{package}.{place}"))
    imports = {name: sorted({*imports_of(name)} & {*names}) for name in names}
    return (NOTING, *TopologicalSorter(imports).static_order())


def found(name: str) -> Iterator[str]:
    """Name a module, or those in a folder; a room need not have every place."""
    spec = find_spec(name)
    if spec is None:
        return
    if spec.submodule_search_locations is None:
        yield name
        return
    for module in pkgutil.iter_modules(spec.submodule_search_locations):
        if module.name != FIT:
            yield from found(f"{name}.{module.name}")
