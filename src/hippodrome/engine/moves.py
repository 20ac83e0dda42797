"""A room's moves as a table: each kind is declared once, and everything else follows from it.

    MOVES = Moves(
        Move("pass", paragraph="A3.5"),
        Move("bid", FRANCS, paragraph="A3.1"),
        Each(DIE, Move("aside", paragraph="F3.5"), Move("on", HORSE, paragraph="F5.1")),
    )

From the table come the integers that rules and logs use, block after block in its order, the slots
that learners see, the notation both ways (`bid:12000`), what crosses the wire
(`{"kind": "bid", "francs": 12000}`) and its TypeScript. Nobody else reads notation or reckons
with a move's number; rules take their constants from here when they are imported.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter

import msgspec

from hippodrome.engine.errors import BadMove, BadNotation
from hippodrome.engine.parts import Part

LARGEST = 2**53
"""Browsers lose integers from here on."""
MOVES_KNOWN = 2**13
"""How many moves are remembered as they are written and sent; most rooms have fewer."""

ByPhase = str | Mapping[str, str]
"""A paragraph, or one for each phase in which a move means something else."""


@dataclass(frozen=True)
class Move:
    """A kind of move: its name, what it is about, and the paragraph that allows it."""

    name: str
    """Its kind on the wire, and its word in the notation."""
    parts: tuple[Part, ...]
    paragraph: ByPhase
    notation: str
    """How it is written: its parts in braces, and `?` behind what may be left out in typing."""
    completes: bool
    """Is a decision whole with it? If not, the room's `unfinished` says what is lacking."""

    def __init__(
        self,
        name: str,
        *parts: Part,
        paragraph: ByPhase,
        notation: str = "",
        completes: bool = True,
    ) -> None:
        """Declare it; a word, and a colon before what it is about, unless told otherwise."""
        usual = name if not parts else f"{name}:?{{{'}:{'.join(part.name for part in parts)}}}"
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "parts", parts)
        object.__setattr__(self, "paragraph", paragraph)
        object.__setattr__(self, "notation", notation or usual)
        object.__setattr__(self, "completes", completes)

    def paragraph_in(self, phase: str) -> str:
        """Give the paragraph that allows it in a phase."""
        return self.paragraph if isinstance(self.paragraph, str) else self.paragraph[phase]


@dataclass(frozen=True)
class Each:
    """Rows that stand again for each value of a part: what may be done with each of three dice."""

    part: Part
    rows: tuple[Move, ...]

    def __init__(self, part: Part, *rows: Move) -> None:
        """Take the rows as they are for one value."""
        object.__setattr__(self, "part", part)
        object.__setattr__(self, "rows", rows)


@dataclass(frozen=True)
class Row:
    """A kind of move with its place among the integers."""

    move: Move
    parts: tuple[Part, ...]
    first: int
    """The number of the move whose parts all have index 0."""
    strides: tuple[int, ...]
    """How far the numbers of neighbouring values lie apart, part by part."""
    first_slot: int
    pattern: re.Pattern[str]
    struct: type[msgspec.Struct]
    """What crosses the wire."""

    def number(self, indices: tuple[int, ...]) -> int:
        """Give the integer of a move from the indices of its parts."""
        steps = zip(indices, self.strides, strict=True)
        return self.first + sum(index * stride for index, stride in steps)

    def indices(self, number: int) -> tuple[int, ...] | None:
        """Give the indices of a move's parts, or None where it is of another row."""
        rest, found = number - self.first, []
        for part, stride in zip(self.parts, self.strides, strict=True):
            index, rest = divmod(rest, stride)
            if not 0 <= index < part.size:
                return None
            found.append(index)
        return tuple(found) if rest == 0 else None

    def write(self, indices: tuple[int, ...]) -> str:
        """Give the notation."""
        written = re.sub(r"(.)\?", r"\1", self.move.notation)
        for part, index in zip(self.parts, indices, strict=True):
            written = written.replace(f"{{{part.name}}}", part.write(index))
        return written

    def read(self, text: str) -> tuple[int, ...] | None:
        """Read notation, or give None where it is of another row."""
        matched = self.pattern.fullmatch(text)
        if matched is None:
            return None
        found = []
        for part in self.parts:
            index = part.read(matched[part.name])
            if index is None:
                return None
            found.append(index)
        return tuple(found)


class Moves:
    """All moves of a room."""

    def __init__(self, *entries: Move | Each, unreadable: str, rungs: int = 1) -> None:
        """Lay the numbers out in the order of the table.

        Where an amount is free, a menu and the slots know it by one of so many rungs; `unreadable`
        is the key of the sentence for notation that means nothing.
        """
        self.unreadable = unreadable
        self.rungs = rungs
        rows: list[Row] = []
        self._blocks: list[tuple[int, tuple[Row, ...]]] = []
        """The first number of each entry, and its rows."""
        number = slot = 0
        for entry in entries:
            self._blocks.append((number, tuple(laid_out(entry, number, slot, rungs))))
            rows += self._blocks[-1][1]
            number += spread_of(entry, 0)
            slot += spread_of(entry, rungs)
        self.rows = tuple(rows)
        self.by_name = {row.move.name: row for row in rows}
        self._all_complete = all(row.move.completes for row in rows)
        self.size = number
        """One more than the largest number a move has."""
        self.slots = slot
        """How many slots learners see."""
        if len(self.by_name) != len(rows) or number > LARGEST:
            raise TypeError("two rows have one name, or browsers would lose the largest numbers")
        known = lru_cache(maxsize=MOVES_KNOWN)
        self.chosen: Callable[[int], msgspec.Struct] = known(self._chosen)
        """Give a move as it crosses the wire: its kind, and its parts by name."""
        self.write: Callable[[int], str] = known(self._write)
        """Give a move's notation."""
        self.row_of: Callable[[int], Row] = known(lambda number: self._found(number)[0])
        """Find the row of a number."""

    # What rules take from the table when they are imported.

    def first(self, name: str) -> int:
        """Give the number of a row's first move."""
        return self.by_name[name].first

    def stride(self, name: str, part: str) -> int:
        """Give how far the numbers of neighbouring values of a part lie apart."""
        row = self.by_name[name]
        return row.strides[[one.name for one in row.parts].index(part)]

    def first_slot(self, name: str) -> int:
        """Give the slot of a row's first move."""
        return self.by_name[name].first_slot

    # What everybody else asks.

    def number(self, move: Mapping[str, object] | msgspec.Struct) -> int:
        """Give the integer of a move that crossed the wire, or say what is wrong with it."""
        told = msgspec.to_builtins(move) if isinstance(move, msgspec.Struct) else move
        row = self.by_name.get(str(told.get("kind", "")))
        if row is None:
            raise BadMove("move-unknown-kind", known=", ".join(self.by_name))
        number = row.first
        for part, stride in zip(row.parts, row.strides, strict=True):
            index = part.index(told.get(part.name))
            if index is None:
                raise BadMove("move-bad-part", kind=row.move.name, part=part.name)
            number += index * stride
        if len(told) > len(row.parts) + 1:
            known = ["kind", *[part.name for part in row.parts]]
            unknown = next(name for name in told if name not in known)
            raise BadMove("move-bad-part", kind=row.move.name, part=unknown)
        return number

    def read(self, text: str) -> int:
        """Read notation; spaces and capitals do not count."""
        written = "".join(text.split())
        for row in self.rows:
            indices = row.read(written)
            if indices is not None:
                return row.number(indices)
        raise BadNotation(self.unreadable, text=text.strip() or "…")

    def completes(self, number: int) -> bool:
        """Is a decision whole with this move?"""
        return self._all_complete or self.row_of(number).move.completes

    def _found(self, number: int) -> tuple[Row, tuple[int, ...]]:
        block = bisect_right(self._blocks, number, key=itemgetter(0)) - 1
        for row in self._blocks[block][1] if block >= 0 else ():
            indices = row.indices(number)
            if indices is not None:
                return row, indices
        raise ValueError(f"no move has the number {number}")

    def _chosen(self, number: int) -> msgspec.Struct:
        row, indices = self._found(number)
        values = [part.value(index) for part, index in zip(row.parts, indices, strict=True)]
        return row.struct(*values)

    def _write(self, number: int) -> str:
        row, indices = self._found(number)
        return row.write(indices)


def spread_of(entry: Move | Each, rungs: int) -> int:
    """Count the numbers of an entry; with rungs, its slots."""
    if isinstance(entry, Each):
        return entry.part.size * sum(spread_of(row, rungs) for row in entry.rows)
    count = 1
    for part in entry.parts:
        count *= rungs if part.free and rungs else part.size
    return count


def laid_out(entry: Move | Each, first: int, slot: int, rungs: int) -> Iterator[Row]:
    """Give every row of an entry its numbers, from a first one on."""
    if isinstance(entry, Move):
        yield row_at(entry, (), first, slot)
        return
    stride = spread_of(entry, 0) // entry.part.size
    for move in entry.rows:
        yield row_at(move, ((entry.part, stride),), first, slot)
        first += spread_of(move, 0)
        slot += spread_of(move, rungs)


def row_at(move: Move, outer: tuple[tuple[Part, int], ...], first: int, slot: int) -> Row:
    """Make a row, its own parts inside those it stands again for."""
    stride, inner = spread_of(move, 0), []
    for part in move.parts:
        stride //= part.size
        inner.append((part, stride))
    parts = [*outer, *inner]
    fields = [(part.name, int if not part.words else str) for part, _ in parts]
    struct = msgspec.defstruct(
        move.name,
        fields,
        tag=move.name,
        tag_field="kind",
        namespace={"kind": move.name},
        frozen=True,
        gc=False,
    )
    return Row(
        move,
        tuple(part for part, _ in parts),
        first,
        tuple(stride for _, stride in parts),
        slot,
        pattern_of(move, [part for part, _ in parts]),
        struct,
    )


def pattern_of(move: Move, parts: list[Part]) -> re.Pattern[str]:
    """Give the pattern of a row's notation."""
    by_name = {part.name: part for part in parts}

    def piece(found: re.Match[str]) -> str:
        if found["part"]:
            part = by_name[found["part"]]
            return f"(?P<{part.name}>{part.pattern})"
        return re.escape(found["letter"]) + ("?" if found["optional"] else "")

    written = re.sub(r"\{(?P<part>\w+)\}|(?P<letter>.)(?P<optional>\?)?", piece, move.notation)
    return re.compile(written, re.IGNORECASE | re.ASCII)
