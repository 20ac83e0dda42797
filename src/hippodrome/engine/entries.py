"""How Python enters machine code: each entry point over one-element arrays.

Passing an array and taking its only record inside costs a tenth of passing the record. So for
every function that a generic module lists in `ENTRY_POINTS` a second one is written out, which
takes arrays; parameters and their types are those the function declares, and stand nowhere else.
"""

from __future__ import annotations

import importlib
from types import FunctionType
from typing import Any, cast, get_type_hints

from hippodrome.engine.binding import Function
from hippodrome.engine.parameters import (
    Marks,
    PackRecord,
    Row,
    Rows,
    Sights,
    StateRecord,
    States,
    Streams,
)
from hippodrome.engine.stream import Stream

PARAMETERS = {
    PackRecord: "PackRecord",
    StateRecord: "StateRecord",
    Row: "Row",
    Rows: "Rows",
    Stream: "Stream",
    States: "States",
    Streams: "Streams",
    Sights: "Sights",
    Marks: "Marks",
    int: "int",
}
"""The types an entry point may declare."""
RECORDS = (PackRecord, StateRecord)


def entry_points(module: str) -> tuple[FunctionType, ...]:
    """Give the functions of a generic module that Python may call compiled."""
    return cast(tuple[FunctionType, ...], importlib.import_module(module).ENTRY_POINTS)


def declared(function: Function) -> dict[str, Any]:
    """Give the declared type of each parameter, or refuse one that no entry can take."""
    hints = get_type_hints(function, include_extras=True)
    hints.pop("return", None)
    for parameter, annotation in hints.items():
        if annotation not in PARAMETERS:
            raise TypeError(
                f"{function.__module__}.{function.__qualname__} declares {parameter} as "
                f"{annotation}; an entry point takes {', '.join(PARAMETERS.values())}"
            )
    return hints


def write_entry(function: FunctionType, names: dict[str, Any]) -> FunctionType:
    """Write out the entry of a function, which `names` has under its own name.

    Numba keeps machine code by file and line: the entry is placed where its function stands, in a
    file that exists, so that the next process finds it again.
    """
    parameters = declared(function)
    passed = [f"{name}[0]" if kind in RECORDS else name for name, kind in parameters.items()]
    name = function.__name__
    above = "\n" * (function.__code__.co_firstlineno - 1)
    text = f"def enter_{name}({', '.join(parameters)}): return {name}({', '.join(passed)})"
    made: dict[str, Any] = {}
    exec(compile(above + text, function.__code__.co_filename, "exec"), names, made)
    entry: FunctionType = made[f"enter_{name}"]
    return entry
