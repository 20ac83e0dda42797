"""How the lint of the dialect reads one function."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterable
from types import FunctionType
from typing import Any

from hippodrome.engine import noting
from hippodrome.engine.dialect.source import House, Source
from hippodrome.engine.fields import Cells, Fields, Grid, Money
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

ARITHMETIC = (min, max, abs)
COLLECTIONS = (
    *(ast.List, ast.Tuple, ast.Dict, ast.Set),
    *(ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp),
)
NESTED = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)

Kind = int | type[Fields] | frozenset[str] | None
"""What an expression is: 0 a number, 1 a row, 2 a grid, a record by its class (in generic code by
the fields that every room's has), None unknown."""
NUMBER = 0
PLAIN: tuple[tuple[Any, Kind], ...] = (
    *((int, NUMBER), (bool, NUMBER)),
    *((Cells, 1), (Money, 1), (Row, 1), (Stream, 1)),
    *((Grid, 2), (Rows, 2), (Streams, 2), (Marks, 2)),
)
"""What may be declared everywhere, and what it is."""


def shape_of(constant: Any) -> tuple[int, ...] | None:
    """Give the shape of an int or an even (nested) tuple of ints, None for anything else."""
    if isinstance(constant, int):
        return ()
    if not isinstance(constant, tuple) or not constant:
        return None
    inner = shape_of(constant[0])
    if inner is None or any(shape_of(part) != inner for part in constant):
        return None
    return (len(constant), *inner)


class FunctionReader:
    """Reads one function."""

    def __init__(self, source: Source, house: House, function: ast.FunctionDef) -> None:
        self.source, self.house, self.function = source, house, function
        self.report = source.report
        self.parameters: dict[str, Kind] = {}
        self.assigned = {
            node.id
            for node in ast.walk(function)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        }

    def read(self) -> None:
        """Read the head, then the body without its docstring."""
        self.head()
        body = self.function.body
        self.block(body[1:] if ast.get_docstring(self.function) is not None else body)

    def head(self) -> None:
        """Read parameters and result."""
        arguments = self.function.args
        named = [node for node in ast.walk(arguments) if isinstance(node, ast.arg)]
        if named != arguments.args or arguments.defaults:
            self.report(self.function, "argument", "parameters are plain: no stars, no defaults")
        for decorator in self.function.decorator_list:
            self.report(decorator, "argument", "rules are undecorated")
        for argument in named:
            self.parameters[argument.arg] = self.kind_declared(argument, argument.annotation)
        result = self.function.returns
        if not (isinstance(result, ast.Constant) and result.value is None):
            if self.kind_declared(self.function, result) != NUMBER:
                self.report(self.function, "annotation", "a function gives a number or nothing")

    def kind_declared(self, node: ast.AST, annotation: ast.expr | None) -> Kind:
        """Read an annotation: int, bool, a class of fields, a name of `fields` or `parameters`."""
        declared = None
        if isinstance(annotation, ast.Name):
            declared = self.source.names.get(annotation.id, getattr(builtins, annotation.id, None))
        if isinstance(declared, type) and issubclass(declared, Fields):
            return declared
        shared = self.house.shared
        known: list[tuple[Any, Kind]] = [*PLAIN]
        if shared:
            # Of states, one is passed on: whoever takes it says what it is.
            known += [
                (PackRecord, shared.pack),
                (StateRecord, shared.state),
                (States, None),
                (Sights, None),
            ]
        for named, kind in known:
            if declared == named:
                return kind
        names = "PackRecord, StateRecord, Row, Rows" if shared else "a record, Cells, Grid, Money"
        self.report(node, "annotation", f"say int, bool, Stream, {names}")
        return None

    def block(self, statements: Iterable[ast.stmt]) -> None:
        """Read statements in turn."""
        for statement in statements:
            self.statement(statement)

    def statement(self, node: ast.stmt) -> None:
        """Read a statement; one that is not known to be safe is refused."""
        match node:
            case ast.Assign():
                self.number(node.value)
                for target in node.targets:
                    self.target(target)
            case ast.AugAssign():
                self.operator(node, node.op)
                self.number(node.value)
                self.target(node.target)
            case ast.AnnAssign():
                if self.kind_declared(node, node.annotation) != NUMBER:
                    self.report(node, "row", "only numbers have names of their own")
                if node.value:
                    self.number(node.value)
                self.target(node.target)
            case ast.For():
                self.target(node.target)
                if isinstance(node.iter, ast.Call) and self.named(node.iter.func) is range:
                    self.arguments(node.iter)
                else:
                    self.report(node.iter, "loop", "loop over range, to the pack's own counts")
                self.block(node.body + node.orelse)
            case ast.While() | ast.If():
                self.number(node.test)
                self.block(node.body + node.orelse)
            case ast.Return():
                if node.value:
                    self.number(node.value)
            case ast.Expr(value=ast.Call()):
                self.expression(node.value)
            case ast.Expr(value=ast.Constant(value=str())):
                self.report(node, "text", "comments say why; strings are for docstrings")
            case ast.Pass() | ast.Break() | ast.Continue():
                pass
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                self.report(node, "nested", f"{node.name} belongs at module level")
            case ast.Import() | ast.ImportFrom():
                self.report(node, "import", "imports belong at module level")
            case _:
                self.refuse(node)

    def refuse(self, node: ast.stmt | ast.expr) -> None:
        """Report a statement or an expression the dialect does not have."""
        word = type(node.value if isinstance(node, ast.Expr) else node).__name__
        self.report(node, "statement", f"the dialect has no {word}")

    def target(self, node: ast.expr) -> None:
        """Read what is assigned to: a local name, or one number of the state."""
        if isinstance(node, ast.Name):
            if self.parameters.get(node.id, NUMBER) != NUMBER:
                self.report(node, "row", f"{node.id} stands for the caller's: write into it")
            return
        self.number(node)
        root = node
        while isinstance(root, (ast.Attribute, ast.Subscript)):
            root = root.value
        if isinstance(root, ast.Name):
            if root.id == "pack":
                self.report(node, "printed", "what is printed does not change in play")
            elif root.id not in self.parameters:
                self.report(node, "global", f"{root.id} is a constant")

    def number(self, node: ast.expr) -> None:
        """Read an expression that has to be a number."""
        if self.expression(node) not in (NUMBER, None):
            self.report(node, "row", f"{ast.unparse(node)} is not one number: go cell by cell")

    def operator(self, node: ast.AST, operator: ast.operator) -> None:
        """Read the sign of a calculation."""
        if isinstance(operator, (ast.Div, ast.Pow, ast.MatMult)):
            self.report(node, "fraction", "count in whole numbers: // instead of /, no **, no @")

    def expression(self, node: ast.expr) -> Kind:
        """Read an expression and say what it gives; one not known to be safe is refused."""
        match node:
            case ast.Constant():
                self.constant(node)
            case ast.Name():
                return self.name(node)
            case ast.Attribute():
                return self.attribute(node)
            case ast.Subscript():
                return self.subscript(node)
            case ast.Call():
                self.call(node)
            case ast.BinOp():
                self.operator(node, node.op)
                self.number(node.left)
                self.number(node.right)
            case ast.UnaryOp():
                self.number(node.operand)
            case ast.BoolOp():
                for value in node.values:
                    self.number(value)
            case ast.Compare():
                if any(
                    isinstance(sign, (ast.Is, ast.IsNot, ast.In, ast.NotIn)) for sign in node.ops
                ):
                    self.report(node, "compare", "compare numbers with ==, !=, < and the like")
                else:
                    for compared in (node.left, *node.comparators):
                        self.number(compared)
            case ast.IfExp():
                self.number(node.test)
                self.number(node.body)
                self.number(node.orelse)
            case ast.JoinedStr():
                self.report(node, "text", "sentences live in words, not in rules")
            case _ if isinstance(node, COLLECTIONS):
                self.report(node, "collection", "no temporaries: scratch space lives in the state")
            case _ if isinstance(node, NESTED):
                self.report(node, "nested", "a function belongs at module level")
            case _:
                self.refuse(node)
        return NUMBER

    def constant(self, node: ast.Constant) -> None:
        """Read a literal."""
        if isinstance(node.value, (str, bytes)):
            self.report(node, "text", "sentences live in words, not in rules")
        elif isinstance(node.value, (float, complex)):
            self.report(node, "fraction", "count in whole numbers")
        elif not isinstance(node.value, int):
            self.report(node, "global", f"{node.value} is no number")

    def name(self, node: ast.Name) -> Kind:
        """Read a name: a parameter, a local number or a constant of a module."""
        if node.id in self.parameters:
            return self.parameters[node.id]
        if node.id in self.assigned:
            return NUMBER
        shape = shape_of(self.source.names.get(node.id))
        if shape is None:
            self.report(node, "global", f"{node.id} is neither an int nor an even tuple of ints")
            return None
        return len(shape)

    def attribute(self, node: ast.Attribute) -> Kind:
        """Read a field of a record."""
        if isinstance(node.value, ast.Name) and self.named(node.value) is not None:
            self.report(node, "global", f"import {node.attr} by its name")
            return None
        record = self.expression(node.value)
        if isinstance(record, type):
            if node.attr in record.FIELDS:
                return len(record.FIELDS[node.attr].shape)
        elif isinstance(record, frozenset) and node.attr in record:
            return None
        self.report(node, "field", f"{ast.unparse(node)} is not declared")
        return None

    def subscript(self, node: ast.Subscript) -> Kind:
        """Read one index of a row or a grid."""
        whole = self.expression(node.value)
        match node.slice:
            case ast.Slice():
                self.report(node, "index", "no slices: go cell by cell")
                return None
            case ast.Tuple():
                self.report(node, "index", "write grid[a][b]")
                return None
            case ast.UnaryOp(op=ast.USub()):
                self.report(node, "index", "compiled code does not count from the end")
            case _:
                self.number(node.slice)
        if isinstance(whole, int) and whole > NUMBER:
            return whole - 1
        if whole is not None:
            self.report(node, "index", f"{ast.unparse(node.value)} has no index")
        return None

    def named(self, node: ast.expr) -> Any:
        """Give what a name of module level stands for, or None."""
        if not isinstance(node, ast.Name) or node.id in self.parameters or node.id in self.assigned:
            return None
        return self.source.names.get(node.id, getattr(builtins, node.id, None))

    def call(self, node: ast.Call) -> None:
        """Read a call."""
        callee = self.named(node.func)
        if callee is len and self.source.name == noting.__name__:
            # Rules loop to the pack's own counts; only the buffer of notes asks for a row's length.
            self.arguments(node, numbers=False)
            return
        self.arguments(node, numbers=callee in ARITHMETIC)
        if isinstance(callee, FunctionType) and self.house.may_call(callee):
            caller = (self.source.name, self.function.name)
            address = (callee.__module__, callee.__name__)
            self.house.calls.append((caller, address, self.source, node))
        elif callee not in ARITHMETIC:
            self.report(node, "call", f"rules cannot call {ast.unparse(node.func)}")

    def arguments(self, node: ast.Call, *, numbers: bool = True) -> None:
        """Read what a call is given."""
        if node.keywords or any(isinstance(value, ast.Starred) for value in node.args):
            self.report(node, "argument", "give arguments by position, one by one")
            return
        for value in node.args:
            (self.number if numbers else self.expression)(value)
