"""Old games: a finished one is shown from its archive, and a stranded one can be given up."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from hippodrome.table import events as happened
from hippodrome.table.schema import LOG
from hippodrome.table.store import Store
from tests.server.visitors import Visitor, decide, play_on, serving, visitors


def led_elsewhere(folder: Path, table: str) -> None:
    """Rewrite a log as if the rules had changed: its first decision leads elsewhere now."""
    store = Store.in_folder(folder)
    for sequence, data in store.events(table):
        event = happened.unpacked(data)
        if isinstance(event, happened.Moved):
            changed = happened.packed(msgspec.structs.replace(event, check=event.check ^ 1))
            with store.engine.begin() as connection:
                connection.execute(
                    LOG.update()
                    .where((LOG.c.table_id == table) & (LOG.c.sequence == sequence))
                    .values(event=changed)
                )
            break
    store.close()


async def played(folder: Path, *, whole: bool) -> tuple[str, str]:
    """Let Ann play a game, or a bit of one; give its table and her cookie."""
    async with serving(folder) as address, visitors(address, "Ann") as (ann,):
        table = await ann.lay(fill=["me", "me"], begin=True, public=True)
        async with ann.at(table) as line:
            step = await line.hello()
            if whole:
                await play_on(line, step)
                await line.found("revealed")
                assert (await ann.http.get(f"/api/tables/{table}/replay")).status_code == 200
            else:
                await decide(line, step)
        return table, ann.http.cookies["hippodrome"]


async def back(address: str, cookie: str) -> Visitor:
    """Ann again, with the cookie she had."""
    ann = Visitor(address)
    ann.http.cookies.set("hippodrome", cookie)
    return await ann.come_in()


def test_a_finished_game_is_shown_from_its_archive_and_never_stranded(tmp_path: Path) -> None:
    async def go() -> None:
        table, cookie = await played(tmp_path, whole=True)
        led_elsewhere(tmp_path, table)
        async with serving(tmp_path) as address:
            ann = await back(address, cookie)
            state = (await ann.http.get(f"/api/tables/{table}")).json()
            assert state["phase"] == "finished"
            replay = (await ann.http.get(f"/api/tables/{table}/replay")).json()
            assert replay["steps"][-1]["looks"]["-1"]["over"] is True
            async with ann.at(table) as line:
                await line.send({"type": "hello"})
                await line.until("revealed")
                kinds = [frame["type"] for frame in line.frames]
                assert "step" not in kinds, (
                    "the game as far as it could be followed was not its end"
                )
                assert line.last("table")["phase"] == "finished"
                assert (await line.ask("abandon"))["code"] == "table-over"
            await ann.http.aclose()

    asyncio.run(go())


@pytest.mark.parametrize("loaded", [False, True])
def test_a_stranded_game_can_be_given_up_and_leaves_the_lobby(tmp_path: Path, loaded: bool) -> None:
    async def go() -> None:
        table, cookie = await played(tmp_path, whole=False)
        led_elsewhere(tmp_path, table)
        async with serving(tmp_path) as address:
            ann = await back(address, cookie)
            async with ann.at(table) as line:
                await line.hello()
                assert line.last("table")["phase"] == "stranded"
                lobby = (await ann.http.get("/api/lobby")).json()
                assert lobby["playing"] == [], "nobody can watch it go on"
                assert [one["phase"] for one in lobby["mine"]] == ["stranded"]
                assert (await line.ask("talk", text="oh"))["code"] == "table-stranded"
                assert (await line.ask("abandon"))["type"] == "played"
                assert line.last("table")["phase"] == "abandoned"
            await ann.http.aclose()
        if loaded:
            async with serving(tmp_path) as address:
                ann = await back(address, cookie)
                assert (await ann.http.get(f"/api/tables/{table}")).json()["phase"] == "abandoned"
                lobby = (await ann.http.get("/api/lobby")).json()
                assert [one["phase"] for one in lobby["mine"]] == ["abandoned"]
                await ann.http.aclose()

    asyncio.run(go())
