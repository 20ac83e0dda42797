"""Typed fields, declared once and read twice: as Python ints and lists, and as a NumPy record.

A room writes its state and its pack as a class of declarations::

    class State(Fields):
        lane: Cells = cells(HORSES + 1)
        '''Where each horse stands, counted from the left rail.'''

The class so made holds plain ints and nested lists: the interpreted reading. `record_type`
gives the same fields as an aligned NumPy dtype: the compiled reading.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar, cast, overload

if TYPE_CHECKING:
    import numpy

F = TypeVar("F", bound="Fields")

TYPE_OF_CELL = "int32"
TYPE_OF_MONEY = "int64"

Cell = int
"""One small number."""
Cells = list[int]
"""A row of small numbers (int32 when compiled: as fast as int8, and no wrap at 128)."""
Grid = list[list[int]]
"""Rows of small numbers, always read as `grid[a][b]`."""
Money = list[int]
"""A row of large numbers (int64 when compiled): points, francs, bit sets, moves."""

UNKNOWN = -1
"""How every room's view marks what the viewer cannot see."""

LEAST_CELL, MOST_CELL = -(2**31), 2**31 - 1
LEAST_MONEY, MOST_MONEY = -(2**63), 2**63 - 1


@dataclass(frozen=True, slots=True)
class Field:
    """How one declared field is laid out; scratch fields are working space, not memory."""

    shape: tuple[int, ...]
    wide: bool
    scratch: bool
    later: bool = False
    """Declared when there were logs already: while it is blank, no hash knows of it (`hashed`)."""


def cell(*, scratch: bool = False, later: bool = False) -> Cell:
    """Declare one small number."""
    return cast(Cell, Field((), wide=False, scratch=scratch, later=later))


@overload
def cells(size: int, /, *, scratch: bool = False, later: bool = False) -> Cells: ...
@overload
def cells(rows: int, columns: int, /, *, scratch: bool = False, later: bool = False) -> Grid: ...
def cells(*shape: int, scratch: bool = False, later: bool = False) -> Any:
    """Declare a row or a grid of small numbers."""
    return Field(shape, wide=False, scratch=scratch, later=later)


def money(size: int, /, *, scratch: bool = False) -> Money:
    """Declare a row of large numbers."""
    return cast(Money, Field((size,), wide=True, scratch=scratch))


EVERYTHING = slice(None)
"""The slice of a whole row, as `copy_from` uses it."""


class Declared(type):
    """The type of such classes: what they declare becomes slots, and nothing else fits in.

    A state has more fields than CPython keeps attributes at hand for (30): in a dictionary each
    was found by its hash, and every copy of a state filled one anew.
    """

    def __new__(
        cls, name: str, bases: tuple[type, ...], body: dict[str, Any], **more: Any
    ) -> Declared:
        """Take the declarations off the class, so that its slots may have their names."""
        declared = {word: value for word, value in body.items() if isinstance(value, Field)}
        inherited: dict[str, Field] = {}
        for base in bases:
            inherited |= getattr(base, "FIELDS", {})
        body = {word: value for word, value in body.items() if word not in declared}
        body["FIELDS"] = {**inherited, **declared}
        body["__slots__"] = tuple(word for word in declared if word not in inherited)
        return super().__new__(cls, name, bases, body, **more)


class Fields(metaclass=Declared):
    """The base of every state and pack: the declared fields, and nothing else."""

    FIELDS: ClassVar[dict[str, Field]]
    REMEMBERED: ClassVar[tuple[str, ...]] = ()
    """The fields that are no working space."""
    LATER: ClassVar[tuple[str, ...]] = ()
    """Those of them that were declared when there were logs already."""

    def __init_subclass__(cls) -> None:
        """Write out what is done with all fields at once."""
        cls.REMEMBERED = tuple(name for name, field in cls.FIELDS.items() if not field.scratch)
        cls.LATER = tuple(name for name in cls.REMEMBERED if cls.FIELDS[name].later)
        cls.copy_from = _written_out_copy(cls.FIELDS)  # type: ignore[method-assign, assignment]  # each class its own
        cls.copy = _written_out_twin(cls.FIELDS)  # type: ignore[method-assign, assignment]  # as above
        cls.hashed = _written_out_hashed(cls.REMEMBERED, cls.LATER, cls.FIELDS)  # type: ignore[method-assign, assignment]  # as above
        cls.reveals_more_than = _written_out_reveals(cls.REMEMBERED, cls.FIELDS)  # type: ignore[method-assign, assignment]  # as above
        cls.__init__ = _written_out_blank(cls.FIELDS)  # type: ignore[method-assign, assignment]  # as above

    def __init__(self) -> None:
        """Make a blank: every field zero; written out anew for each class."""

    def copy_from(self, source: Self) -> None:
        """Become equal to another, scratch included; written out anew for each class."""
        raise TypeError(f"{source} has no fields to copy")

    def copy(self) -> Self:
        """Give an independent equal, scratch included; written out anew for each class."""
        raise TypeError(f"{self} has no fields to copy")

    def remembered(self) -> dict[str, Any]:
        """Give every field that is not scratch, by name, as ints and lists."""
        return {
            name: [list(row) for row in value]
            if len(field.shape) == 2
            else (list(value) if field.shape else value)
            for name, field in self.FIELDS.items()
            if not field.scratch
            for value in [getattr(self, name)]
        }

    def hashed(self) -> dict[str, Any]:
        """Give what hashes are made of: rows as they are, and of later fields only the filled ones.

        So a table that uses nothing new keeps the hashes it had before the new was declared.
        Written out anew for each class.
        """
        raise TypeError(f"{self} has no fields to hash")

    def reveals_more_than(self, before: Self) -> bool:
        """Does a view show anything that an earlier one of the same seat marked as unknown?

        Written out anew for each class.
        """
        raise TypeError(f"{self} has no fields that {before} could hide")

    def restore(self, remembered: Mapping[str, Any]) -> None:
        """Take up what another remembered; scratch is left as it is."""
        for name, value in remembered.items():
            field = self.FIELDS[name]
            if len(field.shape) == 2:
                for own_row, row in zip(getattr(self, name), value, strict=True):
                    own_row[:] = row
            elif field.shape:
                getattr(self, name)[:] = value
            else:
                setattr(self, name, value)

    def __eq__(self, other: object) -> bool:
        """Compare what is remembered; scratch does not count."""
        return isinstance(other, Fields) and self.remembered() == other.remembered()

    __hash__ = None  # type: ignore[assignment]  # states change; nothing may use them as keys

    def differences(self, other: Self) -> list[str]:
        """Name the remembered fields in which two states differ, for messages."""
        mine, theirs = self.remembered(), other.remembered()
        return [
            f"{name}: {mine[name]} != {theirs[name]}" for name in mine if mine[name] != theirs[name]
        ]

    # The compiled reading's form.

    @classmethod
    @cache  # one dtype object per class: Numba compares equal but distinct ones field by field
    def record_type(cls) -> numpy.dtype[Any]:
        """Give the same fields as an aligned NumPy dtype."""
        import numpy

        return numpy.dtype(
            [
                (name, TYPE_OF_MONEY if field.wide else TYPE_OF_CELL, field.shape)
                for name, field in cls.FIELDS.items()
            ],
            align=True,
        )

    def record(self) -> Any:
        """Give a one-element record array with the same values."""
        import numpy

        array = numpy.zeros(1, self.record_type())
        for name in self.FIELDS:
            array[name][0] = getattr(self, name)
        return array

    @classmethod
    def from_record(cls, array: Any) -> Self:
        """Read a one-element record array back into ints and lists."""
        state = cls()
        for name, field in cls.FIELDS.items():
            value = array[name][0].tolist() if field.shape else int(array[name][0])
            setattr(state, name, value)
        return state

    @classmethod
    def size(cls) -> int:
        """Count the numbers it holds."""
        return sum(prod(field.shape) for field in cls.FIELDS.values())


def _written_out_copy(fields: Mapping[str, Field]) -> Callable[[Any, Any], None]:
    """Write the copying of these fields out as code, field after field.

    Tables and searches copy states all the time; a loop over the fields takes 15 us where this
    takes 4.
    """
    lines = ["def copy_from(self, source):"]
    for name, field in fields.items():
        if not field.shape:
            lines.append(f"    self.{name} = source.{name}")
        elif len(field.shape) == 1:
            lines.append(f"    self.{name}[:] = source.{name}")
        else:
            lines.append(f"    for row, theirs in zip(self.{name}, source.{name}):")
            lines.append("        row[:] = theirs")
    scope: dict[str, Any] = {}
    exec("\n".join([*lines, "    return None"]), scope)
    copy_from: Callable[[Any, Any], None] = scope["copy_from"]
    return copy_from


def _written_out_twin(fields: Mapping[str, Field]) -> Callable[[Any], Any]:
    """Write the making of an equal out as code; a blank that is copied into takes twice as long."""
    lines = ["def copy(self):", "    twin = blank(type(self))"]
    for name, field in fields.items():
        value = f"self.{name}"
        if len(field.shape) == 2:
            value = f"list(map(clone, {value}))"
        elif field.shape:
            value = f"clone({value})"
        lines.append(f"    twin.{name} = {value}")
    scope: dict[str, Any] = {"blank": object.__new__, "clone": list.copy}
    exec("\n".join([*lines, "    return twin"]), scope)
    copy: Callable[[Any], Any] = scope["copy"]
    return copy


def _written_out_hashed(
    remembered: Sequence[str], later: Sequence[str], fields: Mapping[str, Field]
) -> Callable[[Any], dict[str, Any]]:
    """Write the gathering of what is hashed out as code: every move of a table is hashed."""
    lines = ["def hashed(self):"]
    lines.append(f"    fields = {{{', '.join(f'{name!r}: self.{name}' for name in remembered)}}}")
    for name in later:
        value = f"self.{name}"
        filled = (value, f"any({value})", f"any(map(any, {value}))")[len(fields[name].shape)]
        lines.append(f"    if not {filled}: del fields[{name!r}]")
    scope: dict[str, Any] = {}
    exec("\n".join([*lines, "    return fields"]), scope)
    hashed: Callable[[Any], dict[str, Any]] = scope["hashed"]
    return hashed


def _written_out_reveals(
    remembered: Sequence[str], fields: Mapping[str, Field]
) -> Callable[[Any, Any], bool]:
    """Write out whether one view shows what another marks as unknown: asked after every move.

    Most rows are as they were, which is found without a look at what they hold.
    """
    lines = ["def reveals_more_than(self, before):"]
    for name in remembered:
        old, new = f"before.{name}", f"self.{name}"
        if not fields[name].shape:
            lines.append(f"    if {old} == {UNKNOWN} != {new}: return True")
        else:
            shown = ("row_shows", "grid_shows")[len(fields[name].shape) - 1]
            lines.append(f"    if {old} != {new} and {shown}({old}, {new}): return True")
    scope: dict[str, Any] = {"row_shows": _row_shows, "grid_shows": _grid_shows}
    exec("\n".join([*lines, "    return False"]), scope)
    reveals: Callable[[Any, Any], bool] = scope["reveals_more_than"]
    return reveals


def _row_shows(before: Cells, after: Cells) -> bool:
    """Is anything known now that was not?"""
    return UNKNOWN in before and any(
        old == UNKNOWN != new for old, new in zip(before, after, strict=True)
    )


def _grid_shows(before: Grid, after: Grid) -> bool:
    return any(map(_row_shows, before, after))


def _written_out_blank(fields: Mapping[str, Field]) -> Callable[[Any], None]:
    """Write the making of a blank out as code, for the same reason."""
    lines = ["def __init__(self):"]
    for name, field in fields.items():
        row = f"[0] * {field.shape[-1]}" if field.shape else "0"
        if len(field.shape) == 2:
            row = f"[{', '.join([row] * field.shape[0])}]"
        lines.append(f"    self.{name} = {row}")
    scope: dict[str, Any] = {}
    exec("\n".join([*lines, "    return None"]), scope)
    blank: Callable[[Any], None] = scope["__init__"]
    return blank


class CheckedList(list[Any]):
    """A list that behaves as compiled arrays ought to: no index from the end, no wide value."""

    __slots__ = ("least", "most")

    def __init__(self, values: list[Any], *, least: int, most: int) -> None:
        """Take the values and the bounds of what may be written."""
        super().__init__(values)
        self.least, self.most = least, most

    def __getitem__(self, index: Any) -> Any:
        """Refuse what compiled code would silently misread."""
        if not isinstance(index, int) or index < 0:
            raise IndexError(f"the dialect has no index {index}")
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        """Refuse what compiled code would silently wrap or misplace; a whole copy is fine."""
        if index == EVERYTHING:
            super().__setitem__(index, value)
            return
        if not isinstance(index, int) or index < 0:
            raise IndexError(f"the dialect has no index {index}")
        if not isinstance(value, int) or not self.least <= value <= self.most:
            raise OverflowError(f"{value} does not fit its cell")
        super().__setitem__(index, value)


def checked(fields: F) -> F:
    """Give a copy whose lists refuse negative indices and values too large, for tests."""
    copy = fields.copy()
    for name, field in fields.FIELDS.items():
        bounds = (LEAST_MONEY, MOST_MONEY) if field.wide else (LEAST_CELL, MOST_CELL)
        least, most = bounds
        value = getattr(copy, name)
        if len(field.shape) == 2:
            value = [CheckedList(row, least=least, most=most) for row in value]
        if field.shape:
            setattr(copy, name, CheckedList(value, least=least, most=most))
    return copy
