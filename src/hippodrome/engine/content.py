"""What is printed on boards, cards and dice, read from TOML and never taken on trust."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, TypeAlias, get_type_hints

from hippodrome.engine.errors import BadContent
from hippodrome.words import sentence

SOURCES = ("rulebook", "deduced", "reconstruction")
SAID_OF_EVERY_TABLE = ("source", "why")
LONGEST_QUOTE = 60
DEEPEST = 2
"""Lists in lists that a field may hold: rows of numbers."""

KINDS: Mapping[Any, str] = {
    int: "integer",
    str: "text",
    bool: "truth",
    tuple[int, ...]: "integers",
    tuple[str, ...]: "texts",
    tuple[tuple[int, ...], ...]: "rows",
}
"""The types a field may be declared with, by the name the catalogues know them under."""

PackField: TypeAlias = "int | Sequence[PackField]"
Within: TypeAlias = Callable[[str, str, int, int, int], int]
"""`within_bounds` of one file: gives a value of a table's field back if it lies between two."""


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where we know a table from, and how."""

    source: str
    why: str


@dataclass(frozen=True, slots=True)
class Content:
    """One content file: its tables as the room declared them, and where each comes from."""

    name: str
    tables: Mapping[str, Any]
    provenance: Mapping[str, Provenance]


def load(path: Path, tables: Mapping[str, type[Any]]) -> Content:
    """Read a content file in which each table has exactly the fields of its dataclass."""
    written = parse(path)
    file = str(path)
    for name, value in written.items():
        if name not in tables:
            raise BadContent("content-unknown-table", file=file, table=name, known=listed(tables))
        if not isinstance(value, dict):
            raise BadContent("content-not-a-table", file=file, table=name)
    for name in tables:
        if name not in written:
            raise BadContent("content-missing-table", file=file, table=name)
    return Content(
        name=path.stem,
        tables={name: table(file, name, written[name], kind) for name, kind in tables.items()},
        provenance={name: provenance(file, name, written[name]) for name in tables},
    )


def pack_hash(pack: Mapping[str, PackField]) -> str:
    """A name for what is played: it changes with any number of a pack and with nothing else."""
    canonical = json.dumps(dict(pack), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def parse(path: Path) -> dict[str, Any]:
    """The tables of a TOML file, unchecked."""
    try:
        written = path.read_bytes()
    except OSError as error:
        raise BadContent("content-unreadable", file=str(path)) from error
    try:
        return tomllib.loads(written.decode("utf-8-sig"))  # some editors begin with a mark
    except UnicodeDecodeError as error:
        line = written.count(b"\n", 0, error.start) + 1
        raise BadContent("content-not-utf8", file=str(path), line=line) from error
    except (ValueError, RecursionError) as error:
        # A number of thousands of digits is no TOMLDecodeError, nor is a list a thousand deep.
        # Before Python 3.14 the line is only in the message, and not there at the file's end.
        place = re.search(r"at line (\d+)", str(error))
        line = int(place[1]) if place else len(written.splitlines())
        raise BadContent("content-bad-toml", file=str(path), line=line) from error


def table(file: str, name: str, written: Mapping[str, Any], kind: type[Any]) -> Any:
    """One table as an instance of its dataclass, every field there and of its type."""
    types = get_type_hints(kind)
    declared = [field.name for field in fields(kind)]
    for field in written:
        if field not in declared and field not in SAID_OF_EVERY_TABLE:
            known = listed((*SAID_OF_EVERY_TABLE, *declared))
            raise BadContent(
                "content-unknown-field", file=file, table=name, field=field, known=known
            )
    return kind(**{field: entry(file, name, written, field, types[field]) for field in declared})


def provenance(file: str, name: str, written: Mapping[str, Any]) -> Provenance:
    """What a table says about where we know it from."""
    source = entry(file, name, written, "source", str)
    if source not in SOURCES:
        raise BadContent("content-bad-source", file=file, table=name, found=quoted(source))
    why = entry(file, name, written, "why", str)
    if not why.strip():
        raise BadContent("content-empty-why", file=file, table=name)
    return Provenance(source, why)


def entry(file: str, name: str, written: Mapping[str, Any], field: str, kind: Any) -> Any:
    """The value of one field, lists turned into tuples."""
    if field not in written:
        raise BadContent("content-missing-field", file=file, table=name, field=field)
    value = frozen(written[field])
    if not fits(value, kind):
        raise BadContent(
            "content-wrong-type",
            file=file,
            table=name,
            field=field,
            expected=sentence("content-kind", kind=KINDS[kind]),
            found=quoted(written[field]),
        )
    return value


def fits(value: Any, kind: Any) -> bool:
    """Whether a value is of one of the KINDS; true and false are no numbers here."""
    if kind in (int, str, bool):
        return type(value) is kind
    inner = kind.__args__[0]
    return isinstance(value, tuple) and all(fits(item, inner) for item in value)


def frozen(value: Any, levels: int = DEEPEST) -> Any:
    """The same value with tuples for lists, as deep as a field may go."""
    if levels == 0 or not isinstance(value, list):
        return value
    return tuple(frozen(item, levels - 1) for item in value)


def quoted(value: Any) -> str:
    """What a file says, as it would say it, kept short enough for a sentence."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


def listed(names: Sequence[str] | Mapping[str, Any]) -> str:
    """Names as they are typed in a file, between commas."""
    return ", ".join(names)


def within_bounds(file: str, table: str, field: str, value: int, least: int, most: int) -> int:
    """Give a value back if it lies between two others, else say what it may be."""
    if not least <= value <= most:
        raise BadContent(
            "content-out-of-range",
            file=file,
            table=table,
            field=field,
            found=value,
            least=least,
            most=most,
        )
    return value


def number_of(file: str, table: str, name: str, names: Sequence[str]) -> int:
    """Give the number of a name, counted from 1, or say which there are."""
    if name not in names:
        raise unknown_name(file, table, name, names)
    return names.index(name) + 1


def unknown_name(file: str, table: str, found: str, known: Sequence[str]) -> BadContent:
    """Say that a name is not known here, and which are."""
    return BadContent(
        "content-unknown-name", file=file, table=table, found=found, known=listed(known)
    )
