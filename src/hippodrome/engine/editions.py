"""Editions of one's own: whose pack a file is, what it prints otherwise, and where one is found."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from hippodrome.engine.content import Content, listed, parse
from hippodrome.engine.errors import BadContent, BadSetup
from hippodrome.engine.game import Game, Pack

SHOWN_OF_HASH = 12
"""Letters of a hash that people are shown; nobody has two packs that begin with the same."""
MOST_FILES = 200
"""Content files of a folder that are looked into."""


@dataclass(frozen=True, slots=True)
class Change:
    """Something that a pack prints otherwise than another."""

    table: str
    place: str
    """A field, and where in it: `columns[2]`."""
    before: Any
    after: Any


def changes(before: Content, after: Content) -> Iterator[Change]:
    """Give everything that is printed otherwise, in the order of the tables."""
    for name, table in before.tables.items():
        other = after.tables[name]
        for field in fields(table):
            old, new = getattr(table, field.name), getattr(other, field.name)
            for place, before_there, after_there in differing(field.name, old, new):
                yield Change(name, place, before_there, after_there)


def differing(place: str, old: Any, new: Any) -> Iterator[tuple[str, Any, Any]]:
    """Go into lists of the same length, down to what differs; places in them count from 1."""
    if old == new:
        return
    if isinstance(old, tuple) and isinstance(new, tuple) and len(old) == len(new):
        for number, (before, after) in enumerate(zip(old, new, strict=True), start=1):
            yield from differing(f"{place}[{number}]", before, after)
    else:
        yield place, old, new


PLACE_OF_A_NUMBER = re.compile(r"(\w+)\.(\w+)((?:\[\d{1,4}\])*)")
"""How a printed number is named: `track.columns`, `deck.distances[2]`, `dice.faces[2][6]`."""


def printed_with(game: Game, edition: str, changed: Mapping[str, int]) -> Pack:
    """Print an edition with some numbers changed, or say why the rules could not play it."""
    content, path = game.content(edition)
    tables = dict(content.tables)
    for place, value in changed.items():
        name, field, indices = number_at(game, content, place)
        found = inserted(getattr(tables[name], field), indices, value)
        tables[name] = replace(tables[name], **{field: found})
    told = ",".join(f"{place}={value}" for place, value in changed.items())
    called = f"{content.name}({told})" if changed else content.name
    own = "" if edition in game.editions() else edition
    varied = replace(content, name=called, tables=tables)
    file = f"{path.name} ({told})" if changed else str(path)
    return Pack(called, game.print_pack(varied, file), content.provenance, own)


def number_at(game: Game, content: Content, place: str) -> tuple[str, str, list[int]]:
    """Find a printed number (or a yes and no) by its place: table, field, indices from 0."""
    match = PLACE_OF_A_NUMBER.fullmatch(place)
    name, field, brackets = match.groups() if match else (place, "", "")
    if name not in content.tables:
        known = [f"{table}.{one}" for table in content.tables for one in numbers_of(content, table)]
        raise BadSetup("vary-unknown-field", place=place, game=game.name, known=listed(known))
    if field not in numbers_of(content, name):
        known = [f"{name}.{one}" for one in numbers_of(content, name)]
        raise BadSetup("vary-unknown-field", place=place, game=game.name, known=listed(known))
    indices = [int(one) - 1 for one in re.findall(r"\d+", brackets)]
    value = getattr(content.tables[name], field)
    for depth, index in enumerate(indices):
        if not isinstance(value, tuple) or not 0 <= index < len(value):
            here = f"{name}.{field}" + "".join(f"[{one + 1}]" for one in indices[:depth])
            size = len(value) if isinstance(value, tuple) else 0
            raise BadSetup("vary-no-such-place", place=place, field=here, size=size)
        value = value[index]
    if isinstance(value, tuple):
        raise BadSetup("vary-a-list", place=place, size=len(value))
    return name, field, indices


def numbers_of(content: Content, table: str) -> list[str]:
    """Name the fields of a table that hold numbers, or yes and no."""
    return [
        one.name
        for one in fields(content.tables[table])
        if holds_numbers(getattr(content.tables[table], one.name))
    ]


def holds_numbers(value: Any) -> bool:
    """Is it a number, a yes or no, or made of nothing else?"""
    if isinstance(value, tuple):
        return bool(value) and all(holds_numbers(item) for item in value)
    return isinstance(value, int)


def inserted(value: Any, indices: Sequence[int], number: int) -> Any:
    """Give a field with one number of it changed; yes and no stay yes and no."""
    if not indices:
        return bool(number) if isinstance(value, bool) else number
    first, *rest = indices
    return (*value[:first], inserted(value[first], rest, number), *value[first + 1 :])


def game_of(path: Path, games: Mapping[str, Game]) -> Game:
    """Find the game a content file is for: the one with which it shares most tables."""
    written = parse(path).keys()
    shared = {name: len(written & game.tables.keys()) for name, game in games.items()}
    # Of two with as many, the one that has fewer others is meant.
    name = max(shared, key=lambda name: (shared[name], -len(games[name].tables)))
    if not shared[name]:
        known = "; ".join(f"{name}: {listed(game.tables)}" for name, game in games.items())
        raise BadContent("content-of-no-game", file=str(path), known=known)
    return games[name]


def pack_with(game: Game, wanted: str, name: str = "", folder: Path | None = None) -> Pack | None:
    """Find the pack with a hash: among the room's own, then in a folder, one of that name first."""
    for edition in game.editions():
        pack = game.pack(edition)
        if pack.hash == wanted:
            return pack
    files = sorted(folder.glob("*.toml"))[:MOST_FILES] if folder is not None else []
    for file in sorted(files, key=lambda file: file.stem != name):
        try:
            pack = game.pack(str(file))
        except BadContent:  # another game's, or no content at all
            continue
        if pack.hash == wanted:
            return pack
    return None
