"""A folder's games move into PostgreSQL: all of them or none, and nobody's else are touched."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from hippodrome.cli import main
from hippodrome.table import moving
from hippodrome.table.folder import DATABASE
from hippodrome.table.log import Row
from hippodrome.table.moving import Tally, move
from hippodrome.table.record import FINISHED
from hippodrome.table.schema import KEPT, LEASES, LOG, METADATA, PROCESSES
from hippodrome.table.store import Store
from tests.scale.servers import Postgres
from tests.table.houses import begun, laid, opened, play_on, run, say
from tests.table.tables import refused

ROWS = 2500
"""More than are in memory at once."""


def a_houses_worth(folder: Path) -> None:
    """A finished game, one in play, one that gathers, names, and a long log."""

    async def story() -> None:
        async with opened(folder) as house:
            live = await begun(house)
            await play_on(live)
            assert live.record.phase == FINISHED
            await house.archives.find(live.record.identity)
            await play_on(await begun(house), 5)
            await say(await laid(house, bots=1), "Çà et là : “voilà”")
            house.store.keep_guest("hash", "guest", "Zoé", 3).result()
            long = [house.store.append(Row("long", one, b"\0\xff")) for one in range(1, ROWS)]
            assert [one.result() for one in long] == [None] * (ROWS - 1)

    run(story)


def contents(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    return {
        table.name: sorted((tuple(row) for row in store.rows(sql.select(table))), key=repr)
        for table in KEPT
    }


def test_everything_moves_and_the_house_goes_on_there(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    a_houses_worth(tmp_path)
    address = postgres.fresh()
    with pytest.raises(SystemExit) as left:
        main(["migrate", str(tmp_path), address, "--lang", "en"])
    assert left.value.code == 0
    said = capsys.readouterr().out
    assert "guests: one row moved and read back" in said
    assert f"All games are in {address}" in said
    old, new = Store.in_folder(tmp_path), Store.at(address)
    try:
        assert contents(new) == contents(old)
        assert all(
            len(rows) > 0
            for name, rows in contents(new).items()
            if name not in ("orders", "reviews", "puzzles")
        )
        new.append(Row("long", ROWS, b"on")).result()
        with pytest.raises(BaseException, match="same moment"):
            new.append(Row("long", 1, b"again")).result()
    finally:
        old.close()
        new.close()
    refused("migrate-not-empty", lambda: move(tmp_path, address))


def test_what_is_kept_is_all_there_is() -> None:
    """Whoever adds a table says whether it moves."""
    passing = {PROCESSES.name, LEASES.name}
    assert set(METADATA.tables) - passing == {table.name for table in KEPT}


@pytest.mark.parametrize("when", ["copying", "reading back"])
def test_what_goes_wrong_half_way_leaves_nothing(
    when: str, tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_houses_worth(tmp_path)
    address = postgres.fresh()
    copy: Callable[..., None] = moving._copy

    def careless(connection: sql.Connection, table: sql.Table, rows: Any) -> None:
        if table is KEPT[-1] and when == "copying":
            raise OSError("the line is lost")
        copy(connection, table, rows)
        if table is KEPT[-1]:
            connection.execute(LOG.delete().where(LOG.c.sequence == 2))
            connection.execute(table.update().values(name="Zoe"))

    with monkeypatch.context() as patch:
        patch.setattr(moving, "_copy", careless)
        if when == "copying":
            with pytest.raises(OSError, match="line"):
                move(tmp_path, address)
        else:
            refused("migrate-differs", lambda: move(tmp_path, address))
    store = Store.at(address)
    assert not any(contents(store).values())
    store.close()
    assert len(move(tmp_path, address)) == len(KEPT)


def test_a_row_that_is_missing_doubled_or_changed_is_noticed() -> None:
    def tally(*rows: tuple[Any, ...]) -> object:
        counted = Tally()
        for row in rows:
            counted.add(row)
        return counted.of(LOG)

    one, two = ("a", 1, b"x"), ("a", 2, memoryview(b"y"))
    assert tally(one, two) == tally(("a", 2, b"y"), one)
    others = [(one,), (one, one), (one, ("a", 2, b"z")), (one, ("a", 2, "y")), (one, two, two)]
    assert tally(one, two) not in [tally(*rows) for rows in others]


def test_bad_places_are_sentences(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = tmp_path / "nowhere"
    Store.in_folder(tmp_path / "games").close()
    for source, target, sentence in (
        (nowhere, postgres.address(), f"no games in {nowhere}"),
        (tmp_path / "games", "mysql://host/games", "mysql://host/games is no address"),
        (tmp_path / "games", postgres.address("nothing"), 'database "nothing" does not exist'),
    ):
        with pytest.raises(SystemExit) as left:
            main(["migrate", str(source), target, "--lang", "en"])
        assert left.value.code == 2
        assert sentence in capsys.readouterr().err
    assert not nowhere.exists()
    assert (tmp_path / "games" / DATABASE).exists()
