"""Every room's packs: where we know them from, and what is refused with a sentence."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from hippodrome.engine.content import SOURCES
from tests.games.common.content import (
    Misprint,
    Printing,
    each_of,
    printed,
    printing,
    refused,
    reprinted,
)
from tests.games.common.rooms import ROOMS, every_room

A_REASON = 20
"""Letters that a reason has at the least."""
OF_ANOTHER_TYPE: Mapping[Any, Any] = {int: "one", str: 1, bool: 0}
every_table = pytest.mark.parametrize(
    ("room", "table"), [(room, table) for room in ROOMS for table in ROOMS[room].tables]
)


@every_room
def test_standard_and_tiny_are_there_and_differ(room: str) -> None:
    game = ROOMS[room]
    assert game.editions() == ["standard", "tiny"]
    assert game.pack("standard").hash != game.pack("tiny").hash
    assert game.pack("standard").hash == game.pack("standard").hash


@every_room
def test_every_edition_says_of_every_table_where_we_know_it_from(room: str) -> None:
    game = ROOMS[room]
    for edition in game.editions():
        pack = game.pack(edition)
        assert pack.name == edition
        assert pack.provenance.keys() == game.tables.keys()
        for table in pack.provenance.values():
            assert table.source in SOURCES
            assert len(table.why) > A_REASON


@pytest.mark.parametrize(("room", "misprint"), each_of("MISPRINTS"))
def test_what_the_rules_could_not_play_is_refused_with_file_table_and_field(
    room: str, misprint: Misprint, tmp_path: Path
) -> None:
    said = refused(ROOMS[room], reprinted(ROOMS[room], tmp_path, misprint))
    assert said.key == "content-out-of-range"
    assert (said.params["table"], said.params["field"]) == misprint[:2]


@pytest.mark.parametrize(("room", "misprint"), each_of("ENDS"))
def test_the_ends_of_each_range_are_accepted(room: str, misprint: Misprint, tmp_path: Path) -> None:
    game = ROOMS[room]
    assert game.pack(str(reprinted(game, tmp_path, misprint))).hash != game.pack("tiny").hash


def names_it(room: str, tables: Printing, folder: Path, key: str, table: str, field: str) -> None:
    """See a pack refused for one field."""
    said = refused(ROOMS[room], printed(folder, tables))
    assert (said.key, said.params["table"], said.params["field"]) == (key, table, field)


@every_table
def test_stray_missing_and_wrong_fields_are_named(room: str, table: str, tmp_path: Path) -> None:
    stray = printing(ROOMS[room])
    stray[table]["weather"] = "rain"
    names_it(room, stray, tmp_path, "content-unknown-field", table, "weather")
    for field, value in printing(ROOMS[room])[table].items():
        missing = printing(ROOMS[room])
        del missing[table][field]
        names_it(room, missing, tmp_path, "content-missing-field", table, field)
        for other in (OF_ANOTHER_TYPE.get(type(value), 1), 1.5, not isinstance(value, bool)):
            wrong = printing(ROOMS[room])
            wrong[table][field] = other
            names_it(room, wrong, tmp_path, "content-wrong-type", table, field)


@every_table
def test_stray_and_missing_tables_are_named(room: str, table: str, tmp_path: Path) -> None:
    missing = printing(ROOMS[room])
    stray = {**missing, "weather": missing.pop(table)}
    for tables, key, named in (
        (missing, "content-missing-table", table),
        (stray, "content-unknown-table", "weather"),
    ):
        said = refused(ROOMS[room], printed(tmp_path, tables))
        assert (said.key, said.params["table"]) == (key, named)
