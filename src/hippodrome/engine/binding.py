"""Second copies of modules, with other things standing behind their names.

Rules are read twice from the same files, and generic code is bound to one room after another:
both are the same trick. A module's file is loaded again under another name, and in the copy
each function with a counterpart is swapped for it, and the others it defines are wrapped.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from hippodrome.engine import doors

Function = Callable[..., Any]


def source_of(module: str) -> Path:
    """Find a module's file without running it."""
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(module)
    return Path(spec.origin)


def second_copy(module: str, name: str) -> ModuleType:
    """Load a module's file again under another name.

    It stays in `sys.modules`: Numba looks a cached function's module up by its name.
    """
    spec = importlib.util.spec_from_file_location(name, source_of(module))
    if spec is None or spec.loader is None:
        raise ModuleNotFoundError(module)
    copy = importlib.util.module_from_spec(spec)
    sys.modules[name] = copy
    spec.loader.exec_module(copy)
    return copy


def bind(
    modules: Iterable[str],
    suffix: str,
    counterparts: Mapping[Function, Function],
    wrap: Callable[[FunctionType], Function],
    constant: Callable[[tuple[Any, ...]], Any],
) -> tuple[dict[str, ModuleType], dict[Function, Function]]:
    """Load second copies, in the order of their imports; give them and all counterparts."""
    known = dict(counterparts)
    copies = {}
    for module in modules:
        original = importlib.import_module(module)
        copy = second_copy(module, f"{module}@{suffix}")
        copies[module] = copy
        for name, value in list(vars(copy).items()):
            if isinstance(value, tuple):
                setattr(copy, name, constant(value))
            elif isinstance(value, FunctionType):
                written = getattr(original, name)
                if written not in known and value.__module__ == copy.__name__:
                    known[written] = wrap(value)
                if written in known:
                    setattr(copy, name, known[written])
    return copies, known


def doors_of(modules: Iterable[str]) -> dict[Function, Function]:
    """Find the functions behind a room's doors, by the stubs that stand for them."""
    found: dict[Function, Function] = {}
    for stub in doors.ENTRY_POINTS:
        for module in modules:
            function = getattr(importlib.import_module(module), stub.__name__, None)
            if function is None or function.__module__ != module:
                continue
            if stub in found:
                twice = f"{found[stub].__module__} and {module}"
                raise TypeError(f"the room has two doors called {stub.__name__}: in {twice}")
            found[stub] = function
    missing = [stub.__name__ for stub in doors.ENTRY_POINTS if stub not in found]
    if missing:
        raise TypeError(f"the room lacks the doors {', '.join(missing)}")
    return found
