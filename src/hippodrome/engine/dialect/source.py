"""What the lint of the dialect reads from, and what it finds."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import FunctionType
from typing import Any

from hippodrome.engine import doors, rows, stream

NOT_FOR_RULES = ("asyncio", "numba", "numpy", "random", "time")

Address = tuple[str, str]
"""A function by its module and name."""


@dataclass(frozen=True, order=True, slots=True)
class Finding:
    """One place where the dialect is left."""

    path: Path
    line: int
    rule: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.sentence} [{self.rule}]"


@dataclass(frozen=True, slots=True)
class Shared:
    """The fields generic code may use: those that every room declares."""

    pack: frozenset[str]
    state: frozenset[str]


@dataclass(slots=True)
class Source:
    """A module as written, and the names it holds once run."""

    name: str
    path: Path
    tree: ast.Module
    names: Mapping[str, Any]
    findings: list[Finding] = field(default_factory=list)

    def report(self, node: Any, rule: str, sentence: str) -> None:
        """Note a finding at the line of a node."""
        self.findings.append(Finding(self.path, node.lineno, rule, sentence))

    def functions(self) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
        """Give the functions of module level, under conditions too."""
        waiting: list[ast.AST] = [self.tree]
        while waiting:
            for node in ast.iter_child_nodes(waiting.pop(0)):
                if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                    yield node
                elif isinstance(node, ast.stmt) and not isinstance(node, ast.ClassDef):
                    waiting.append(node)

    def check_imports(self) -> None:
        """Find imports of what rules must not know."""
        for node in ast.walk(self.tree):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            for name in names:
                if name.split(".")[0] in NOT_FOR_RULES:
                    self.report(node, "import", f"rules do not import {name}")


@dataclass(slots=True)
class House:
    """What the functions of modules that are read together may call and touch."""

    defined: frozenset[Address]
    shared: Shared | None
    calls: list[tuple[Address, Address, Source, ast.Call]] = field(default_factory=list)

    def may_call(self, function: FunctionType) -> bool:
        """Would the compiled reading find a counterpart of this function?"""
        if function in (rows.copy_row, stream.below, stream.branch, stream.next_32):
            return True
        if self.shared and function.__module__ == doors.__name__:
            return function.__name__ in doors.DOORS
        return (function.__module__, function.__name__) in self.defined

    def check_recursion(self) -> None:
        """Find calls from which a function comes back to itself."""
        callees: dict[Address, set[Address]] = {}
        for caller, callee, _, _ in self.calls:
            callees.setdefault(caller, set()).add(callee)
        for caller, callee, source, call in self.calls:
            reached, waiting = {callee}, [callee]
            while waiting:
                further = callees.get(waiting.pop(), set()) - reached
                reached |= further
                waiting += further
            if caller in reached:
                source.report(call, "recursion", f"{callee[1]} comes back to {caller[1]}")
