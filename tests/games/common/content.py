"""The kit for packs: an edition printed with a mistake, and how it is refused.

A room's `misprints.py` holds its facts: `MISPRINTS`, values of the tiny pack's fields that its
rules could not play, and `ENDS`, the last values on either side that they can.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from hippodrome.engine.errors import BadContent
from hippodrome.engine.game import Game
from hippodrome.words import LANGUAGES, ORDERS, Sentence, words
from tests.games.common.rooms import ROOMS, facts_of

Misprint = tuple[str, str, str]
"""A table, its field, and the value as a content file has it."""
Printing = dict[str, dict[str, Any]]


def printing(game: Game, edition: str = "tiny") -> Printing:
    """Read an edition's tables, to be changed."""
    return tomllib.loads(text_of(game, edition))


def text_of(game: Game, edition: str) -> str:
    """Give an edition as it is written."""
    return (game.folder / "content" / f"{edition}.toml").read_text(encoding="utf-8")


def printed(folder: Path, tables: Mapping[str, Mapping[str, Any]]) -> Path:
    """Write tables as a content file: what TOML and JSON have in common will do."""
    lines = []
    for name, table in tables.items():
        lines += [f"[{name}]", *(f"{field} = {json.dumps(table[field])}" for field in table)]
    return written(folder, "\n".join(lines))


def reprinted(game: Game, folder: Path, *misprints: Misprint) -> Path:
    """Write the tiny pack with some fields changed."""
    tables = printing(game)
    for table, field, value in misprints:
        assert field in tables[table]
        tables[table][field] = tomllib.loads(f"value = {value}")["value"]
    return printed(folder, tables)


def edited(game: Game, folder: Path, text: str, instead: str, edition: str = "standard") -> Path:
    """Write an edition with a piece of its text replaced."""
    assert text in text_of(game, edition)
    return written(folder, text_of(game, edition).replace(text, instead, 1))


def written(folder: Path, text: str) -> Path:
    file = folder / "misprint.toml"
    file.write_text(text, encoding="utf-8")
    return file


def refused(game: Game, file: Path) -> Sentence:
    """Give the sentence a pack is refused with, which in every language names what it is about."""
    with pytest.raises(BadContent) as caught:
        game.pack(str(file))
    said = caught.value.sentence
    assert said.params["file"] == str(file)
    for language in LANGUAGES:
        told = words(language).tell(said)
        # But for what would order the screen about.
        named = [ORDERS.sub("", name) for name in said.params.values() if isinstance(name, str)]
        assert all(name in told for name in named)
    return said


def each_of(facts: str) -> list[ParameterSet]:
    """Name every entry that the rooms' `misprints.py` have under this heading, with its room."""
    return [
        pytest.param(room, misprint, id="-".join((room, *misprint)))
        for room in ROOMS
        for misprint in getattr(facts_of(room, "misprints"), facts)
    ]
