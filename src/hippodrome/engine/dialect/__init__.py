"""The lint of the dialect: what rules may say so that both readings of them agree.

It reads every function of a room's dialect modules and of generic code, and lets through only
what is known to mean the same in both readings. Module level runs once, in Python, and is free.

| rule       | refused                                         | because                      |
|------------|-------------------------------------------------|------------------------------|
| annotation | a parameter or result without a plain type      | types lay out machine code   |
| argument   | defaults, stars, keywords, decorators           | rules are plain functions    |
| call       | all but dialect functions, `copy_row`, streams' | only these have counterparts |
|            | helpers, abs, max, min; no methods, and no len  | (sizes are most, not counts) |
| collection | lists, tuples, dicts, sets, comprehensions      | scratch lives in the state   |
| compare    | is, in                                          | numbers have no identity     |
| field      | a field that is not declared                    | a record has no other        |
| fraction   | floats, /, **, @                                | rules count whole numbers    |
| global     | a name that is no int or even tuple of ints,    | compiled code freezes it     |
|            | and writing into one                            |                              |
| import     | asyncio, numba, numpy, random, time; any import | rules know neither chance,   |
|            | inside a function                               | clock nor compiler           |
| index      | slices, grid[a, b], row[-1]                     | readings differ, or copy     |
| loop       | for over anything but range                     | rows are longer than in use  |
| nested     | functions, lambdas, classes in a function       | closures do not compile      |
| printed    | writing into the pack                           | tables share it              |
| recursion  | a function that comes back to itself            | closes the door to a GPU     |
| row        | a row, grid or record assigned, named, added,   | it copies in one reading and |
|            | compared or given back                          | aliases in the other         |
| statement  | try, raise, with, assert, del, match, async, …  | the compiled code has none   |
| text       | strings other than docstrings                   | sentences live in words      |
"""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterable

from hippodrome.engine.binding import source_of
from hippodrome.engine.dialect.reader import FunctionReader
from hippodrome.engine.dialect.source import Finding, House, Shared, Source


def lint(modules: Iterable[str], shared: Shared | None = None) -> list[Finding]:
    """Read modules that are compiled together; `shared` is given for generic code only."""
    sources = [
        Source(
            name,
            source_of(name),
            ast.parse(source_of(name).read_text(encoding="utf-8")),
            vars(importlib.import_module(name)),
        )
        for name in modules
    ]
    defined = {
        (source.name, function.name) for source in sources for function in source.functions()
    }
    house = House(frozenset(defined), shared)
    for source in sources:
        source.check_imports()
        for function in source.functions():
            if isinstance(function, ast.FunctionDef):
                FunctionReader(source, house, function).read()
            else:
                source.report(function, "statement", "the dialect has no async")
    house.check_recursion()
    return sorted({finding for source in sources for finding in source.findings})
