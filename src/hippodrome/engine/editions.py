"""Editions of one's own: whose pack a file is, what it prints otherwise, and where one is found."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from hippodrome.engine.content import Content, listed, parse
from hippodrome.engine.errors import BadContent
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
