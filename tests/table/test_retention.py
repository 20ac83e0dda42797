"""What a host does not want to keep goes, and nothing else; and finished games are written out."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from hippodrome.cli import main
from hippodrome.cli.saving import load
from hippodrome.table import clocks
from hippodrome.table.commands import Abandon
from hippodrome.table.expiry import DAY
from hippodrome.table.record import PLAYING
from hippodrome.table.retention import Keeper, Retention
from hippodrome.table.schema import KEPT, PACKS
from tests.table.houses import begun, laid, opened, play_on, run, say
from tests.table.tables import HOST


def test_what_is_too_old_goes_and_the_rest_stays(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            made = {"playing": await begun(house), "given up": await begun(house)}
            made |= {"gathering": await laid(house), "finished": await begun(house)}
            await play_on(made["finished"])
            await made["given up"].do(Abandon(HOST))
            for live in made.values():
                await say(live, "Hello there")
            here = await begun(house)
            here.listeners.add(lambda *_: None)
            ids = {name: live.record.identity for name, live in made.items()}
            await house.archives.find(ids["finished"])

            def left() -> set[str]:
                return {name for name, one in ids.items() if house.store.events(one)}

            async def swept(days: float, **keep: int) -> set[str]:
                keeper = Keeper(house.store, house.registry, Retention(**keep))
                await keeper.sweep(clocks.now() + int(days * DAY))
                return left()

            everything = set(ids)
            assert await swept(1000) == everything, "for ever, unless somebody says otherwise"
            assert await swept(6.9, unfinished=7, finished=7, chat=7) == everything
            assert made["finished"].record.said
            assert await swept(7.1, chat=7) == everything
            assert made["finished"].record.said == made["given up"].record.said == ()
            assert made["playing"].record.said, "a game that goes on keeps what was said"
            assert all(b"Hello" not in event for _, event in house.store.events(ids["finished"]))
            assert await swept(7.1, unfinished=7) == {"finished"}
            assert here.record.phase == PLAYING, "somebody is there"
            assert await swept(7.1, finished=7) == set()
            for kind in (kind for kind in KEPT if kind is not PACKS and "table_id" in kind.c):
                rows = house.store.rows(kind.select())
                assert {row.table_id for row in rows} <= {here.record.identity}

    run(story)


def test_finished_games_are_written_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house, out = tmp_path / "house", tmp_path / "out"
    found: list[str] = []

    async def story() -> None:
        async with opened(house) as games:
            live = await begun(games)
            await play_on(live)
            await games.archives.find(live.record.identity)
            await play_on(await begun(games), 3)
            found.append(live.record.identity)

    run(story)
    arguments = ["export", str(out), "--data", str(house), "--lang", "en"]
    with pytest.raises(SystemExit) as left:
        main([*arguments, "--format", "csv", "--format", "parquet"])
    assert left.value.code == 0
    assert "One finished game is in" in capsys.readouterr().out
    (table,) = found
    transcript = load(out / "ticket" / f"{table}.txt")
    match = transcript.replay()
    assert match.over
    assert transcript.prove() > 0
    written = (out / "seats.csv").read_text(encoding="utf-8").splitlines()
    rows = [*csv.DictReader(written)]
    assert [row["table"] for row in rows] == [table] * 3
    assert [int(row["points"]) for row in rows] == list(match.standing()[0])
    decided = sum(entry.seat >= 0 for entry in match.log)
    drawn = len(match.log) - decided
    assert {(int(row["decisions"]), int(row["draws"])) for row in rows} == {(decided, drawn)}
    parquet = pytest.importorskip("pyarrow.parquet")
    assert parquet.read_table(out / "seats.parquet").column("name").to_pylist() == [
        row["name"] for row in rows
    ]
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    assert "is not empty and stays as it is" in capsys.readouterr().err
