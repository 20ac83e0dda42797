"""The page's types, written from the wire's: `python -m hippodrome.server.typescript`.

A field with a default is left out of the JSON where it has that value, so it is optional here.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect as shape

from hippodrome.bots import BOTS
from hippodrome.engine import running
from hippodrome.engine.events import Many
from hippodrome.engine.game import Game
from hippodrome.engine.orders import Order
from hippodrome.engine.parts import Part
from hippodrome.engine.story import Line
from hippodrome.games import GAMES
from hippodrome.server import limits, lobby, wire
from hippodrome.table import retrospect, review
from hippodrome.table.folding import SUBSTITUTE
from hippodrome.table.laying import DEFAULT_PACE
from hippodrome.table.pacing import PACES, SPEEDS
from hippodrome.words import Sentence

HEADING = "// Written by `make page-types` from src/hippodrome/server/wire.py: change it there."
SENTENCE = """\
/** A sentence-to-be: its key in the catalogues and what fills its gaps. */
export interface Sentence {
  readonly key: string
  readonly params: { readonly [name: string]: Parameter }
}

export type Parameter = number | string | Sentence | readonly Sentence[]"""
ANY = """\
/** A move of any game: its kind, and its parts by name. */
export type AnyMove = { readonly kind: string; readonly [part: string]: number | string }

/** An event of any game: its name, and its facts by name. */
export type AnyEvent = {
  readonly name: string
  readonly [fact: string]: number | string | readonly (number | string)[]
}"""
CONSTANTS: dict[str, tuple[str, Any]] = {
    "CLOSED_FOR_GOOD": (
        "Close codes after which coming back is no use: no guest, not welcome, no such table.",
        (limits.NO_GUEST, limits.NOT_WELCOME, limits.NO_SUCH_TABLE),
    ),
    "BOTS": ("The bots of the house.", tuple(BOTS)),
    "USUAL_BOT": ("The bot that is offered first, and that plays for people.", SUBSTITUTE),
    "ME": ("Who fills a seat of a new table: whoever lays it.", lobby.ME),
    "SPEEDS": ("How fast a table may go.", SPEEDS),
    "STAGE_SHARE": (
        "Hundredths of its time at ease for which a stage plays, by speed.",
        {speed: pace.share for speed, pace in PACES.items()},
    ),
    "GRACE": (
        "Milliseconds bots leave for taking a decision back, by speed.",
        {speed: pace.grace for speed, pace in PACES.items()},
    ),
    "USUAL_PACE": ("Milliseconds a bot takes, unless told otherwise.", DEFAULT_PACE),
}
UNIONS = {"FromServer": wire.FromServer, "FromPage": wire.FromPage}
MOST_WORDS = 12
SIMPLE: dict[type[shape.Type], str] = {
    shape.AnyType: "unknown",
    shape.BoolType: "boolean",
    shape.IntType: "number",
    shape.FloatType: "number",
    shape.StrType: "string",
    shape.NoneType: "null",
}


def look_of(game: str) -> type[msgspec.Struct]:
    """What a seat of that game sees, as its room declares it."""
    look: type[msgspec.Struct] = get_type_hints(GAMES[game].look)["return"]
    return look


def structs_of(module: Any) -> list[type[msgspec.Struct]]:
    """The structs a module declares, in their order."""
    return [
        kind
        for kind in vars(module).values()
        if inspect.isclass(kind)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == module.__name__
        and kind.__struct_fields__
    ]


def named(kind: type[Any], prefixes: dict[str, str]) -> str:
    """A struct's name in the page; a room's are prefixed, for rooms may use the same names."""
    return prefixes.get(kind.__module__, "") + kind.__name__


def written(kind: shape.Type, prefixes: dict[str, str], room: str = "") -> str:
    """A type as TypeScript writes it."""
    if isinstance(kind, shape.Metadata):
        # A room's own table says what this is; in what rooms share, any room's may stand there.
        name = (kind.extra or {}).get("written")
        return f"{room}{name}" if name else written(kind.type, prefixes, room)
    if type(kind) in SIMPLE:
        return SIMPLE[type(kind)]
    if isinstance(kind, shape.StructType):
        return named(kind.cls, prefixes)
    if isinstance(kind, shape.StructType) and kind.cls is Sentence:
        return "Sentence"
    if isinstance(kind, shape.UnionType):
        return " | ".join(written(arm, prefixes, room) for arm in kind.types)
    if isinstance(kind, shape.VarTupleType):
        item = written(kind.item_type, prefixes, room)
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
    if isinstance(kind, shape.TupleType):
        return f"readonly [{', '.join(written(item, prefixes, room) for item in kind.item_types)}]"
    if isinstance(kind, shape.DictType):
        key, value = (written(part, prefixes, room) for part in (kind.key_type, kind.value_type))
        of_words = isinstance(kind.key_type, shape.LiteralType)  # each word then has its value
        return f"{{ readonly [key{' in' if of_words else ':'} {key}]: {value} }}"
    if isinstance(kind, shape.LiteralType):
        return " | ".join(f"'{value}'" for value in kind.values)
    raise TypeError(f"the wire has no TypeScript for {kind}")


def interface(kind: type[msgspec.Struct], prefixes: dict[str, str]) -> Iterator[str]:
    """A struct as the lines of an interface."""
    told = shape.type_info(kind)
    assert isinstance(told, shape.StructType)
    yield f"/** {inspect.getdoc(kind)} */"
    yield f"export interface {named(kind, prefixes)} {{"
    if told.tag is not None:
        yield f"  readonly type: '{told.tag}'"
    for field in told.fields:
        mark = "" if field.required else "?"
        room = prefixes.get(kind.__module__, "Any")
        told_as = written(field.type, prefixes, room)
        if mark:  # what may be left out altogether need not have every word either
            told_as = told_as.replace("]: ", "]?: ") if "[key in " in told_as else told_as
        yield f"  readonly {field.encode_name}{mark}: {told_as}"
    yield "}"


Rows = Iterator[tuple[str, Sequence[Part | Many]]]


def moves_of(game: Game) -> Rows:
    """The kinds of a game's moves with their parts."""
    for row in game.moves.rows:
        yield row.move.name, row.parts


def events_of(game: Game) -> Rows:
    """The events of a game with their facts."""
    for row in game.events.rows:
        yield row.name, row.facts


def table_of(name: str, tag: str, rows: Rows) -> Iterator[str]:
    """A table of moves or events as a union told apart by its tag."""
    found = list(rows)
    yield f"export type {name} =" + ("" if found else " never")
    for row, parts in found:
        fields = "".join(f"; readonly {part.name}: {values_of(part)}" for part in parts)
        yield f"  | {{ readonly {tag}: '{row}'{fields} }}"


def lasts_of(name: str, room: Game) -> str:
    """How long a stage plays for each event of a room that has one."""
    fields = "".join(f"  '{row}': {lasts},\n" for row, lasts in room.events.lasting.items())
    told = "Milliseconds a stage plays for an event at ease; what is not named takes none."
    text = f"/** {told} */\nexport const {name.upper()}_LASTS = {{\n{fields}}} as const"
    if not room.events.following:
        return text
    fields = "".join(f"  '{row}': {lasts},\n" for row, lasts in room.events.following.items())
    told = "The same for whoever follows the winner."
    return (
        f"{text}\n\n/** {told} */\nexport const {name.upper()}_FOLLOWING = {{\n{fields}}} as const"
    )


def values_of(part: Part | Many) -> str:
    """What a part can be: a number, or a word of its list; long lists are just words."""
    if isinstance(part, Many):
        return f"readonly ({values_of(part.part)})[]"
    if not part.words:
        return "number"
    return " | ".join(f"'{word}'" for word in part.words) if part.size <= MOST_WORDS else "string"


def constant(value: Any) -> str:
    """A constant as TypeScript writes it."""
    if isinstance(value, tuple):
        return f"[{', '.join(map(constant, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key}: {constant(one)}' for key, one in value.items())} }}"
    return f"'{value}'" if isinstance(value, str) else str(value)


def blocks() -> Iterator[str]:
    """The file, a declaration at a time."""
    yield HEADING
    yield SENTENCE
    for name, (told, value) in CONSTANTS.items():
        yield f"/** {told} */\nexport const {name} = {constant(value)} as const"
    prefixes: dict[str, str] = {}
    structs: Sequence[type[msgspec.Struct]] = [
        *structs_of(wire),
        *structs_of(retrospect),
        *structs_of(review),
    ]
    structs = [*structs, Line, Order, *structs_of(running)]
    for game in GAMES:
        look = look_of(game)
        prefixes[look.__module__] = game.capitalize()
        structs = [*structs, *structs_of(sys.modules[look.__module__])]
    yield from ("\n".join(interface(kind, prefixes)) for kind in structs)
    yield ANY
    for name, room in GAMES.items():
        yield "\n".join(table_of(f"{name.capitalize()}Move", "kind", moves_of(room)))
        yield "\n".join(table_of(f"{name.capitalize()}Event", "name", events_of(room)))
        yield lasts_of(name, room)
    for name, union in UNIONS.items():
        arms = "\n".join(f"  | {arm.__name__}" for arm in union.__args__)
        yield f"export type {name} =\n{arms}"


def page_types() -> str:
    """Everything that crosses the wire, in TypeScript."""
    return "\n\n".join(blocks()) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page_types(), encoding="utf-8")
