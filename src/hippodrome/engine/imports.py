"""Which files a module's machine code depends on: its own and all it imports from the house.

Constants are frozen into machine code, and a table of moves or a list of fields is no function
that would be compiled: only the import statements lead there.
"""

from __future__ import annotations

import ast
import importlib.util
import threading
from collections.abc import Iterable, Iterator
from pathlib import Path

from hippodrome.engine.binding import source_of

HOUSE, _, _ = __name__.partition(".")
ENGINE = Path(__file__).parent
DOORS = "hippodrome.engine.doors"
PARSING = threading.Lock()
"""CPython 3.11 counts how deep it is in a tree once for all threads: two that parse confuse it."""


def tree_of(file: Path) -> ast.Module:
    """Parse a file, one thread at a time."""
    with PARSING:
        return ast.parse(file.read_bytes())


def sources_behind(modules: Iterable[str]) -> set[Path]:
    """Give the files of the whole engine, of the modules and of all they import from the house."""
    files = set(ENGINE.rglob("*.py"))
    waiting, seen = list(modules), set()
    while waiting:
        module = waiting.pop()
        if module in seen:
            continue
        seen.add(module)
        file = source_of(module)
        if file not in files:
            files.add(file)
            waiting += imported(module, tree_of(file))
    return files


def imported(module: str, tree: ast.Module) -> Iterator[str]:
    """Name the modules of the house (or of a guest's own package) that running a module imports."""
    spec = importlib.util.find_spec(module)
    ours = (HOUSE, module.partition(".")[0])
    waiting: list[ast.AST] = [tree]
    while waiting:
        for node in ast.iter_child_nodes(waiting.pop()):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
                yield from (name for name in names if name.partition(".")[0] in ours)
            elif isinstance(node, ast.ImportFrom):
                dotted = "." * node.level + (node.module or "")
                source = importlib.util.resolve_name(dotted, spec.parent if spec else None)
                if source.partition(".")[0] in ours:
                    yield from read_from(source, [alias.name for alias in node.names])
            elif isinstance(node, ast.stmt) and not isinstance(node, ast.FunctionDef):
                waiting.append(node)


def generic_imports(module: str) -> list[str]:
    """Name the generic modules that a generic one uses: those that import the doors' stubs."""
    return [used for used in imports_of(module) if used != DOORS and DOORS in imports_of(used)]


def imports_of(module: str) -> list[str]:
    """Name the modules of the house that a module imports."""
    return list(dict.fromkeys(imported(module, tree_of(source_of(module)))))


def read_from(source: str, names: Iterable[str]) -> set[str]:
    """Name the modules that `from source import names` reads: submodules, or the source itself."""
    spec = importlib.util.find_spec(source)
    if spec is None or spec.submodule_search_locations is None:
        return {source}
    submodules = [f"{source}.{name}" for name in names]
    return {module if importlib.util.find_spec(module) else source for module in submodules}
