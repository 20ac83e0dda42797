"""Games that are over, looked back on over HTTP: what is told, to whom, and what is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from hippodrome.server.rates import LIMITS, REPLAYS
from hippodrome.table.schema import LOG, TABLES
from hippodrome.table.store import Store
from tests.server.test_old_games import back, led_elsewhere, played
from tests.server.visitors import Visitor, decide, play_on, serving, visitors


async def ending(visitor: Visitor, table: str) -> tuple[int, dict[str, Any]]:
    answer = await visitor.http.get(f"/api/tables/{table}/retrospect")
    return answer.status_code, answer.json()


def test_a_finished_game_is_looked_back_on(tmp_path: Path) -> None:
    async def go() -> None:
        async with serving(tmp_path) as address, visitors(address, "Ann", "Bob") as (ann, bob):
            table = await ann.lay(fill=["me", "me"], begin=True, title="Sunday")
            async with ann.at(table) as line:
                step = await line.hello()
                assert await ending(ann, table) == (
                    404,
                    {"code": "no-retrospect", "why": {"key": "server-no-retrospect", "params": {}}},
                )
                last = await play_on(line, step)
            status, found = await ending(ann, table)
            assert status == 200
            assert (found["game"], found["title"], found["phase"]) == (
                "ticket",
                "Sunday",
                "finished",
            )
            assert found["called"]["fr"] == "Ticket Gagnant"
            assert found["unit"] == {"key": "ticket-standing", "params": {"amount": 0, "debt": 0}}
            assert found["replay"] is True
            look = last["views"][0]["look"]
            points = [seat["score"] for seat in look["seats"]]
            assert [seat["points"] for seat in found["seats"]] == points
            assert [seat["name"] for seat in found["seats"]] == ["Ann", "Ann"]
            assert any(seat["won"] for seat in found["seats"])
            past = found["past"]
            assert past["changes"][-1]["points"] == points
            assert past["changes"][0] == {"after": 0, "points": [0, 0]}
            film = (await ann.http.get(f"/api/tables/{table}/replay")).json()
            afters = {one["after"] for one in film["steps"]}
            assert {one["after"] for one in past["changes"][1:]} <= afters, "it can be watched"
            assert past["steps"] == film["steps"][-1]["after"]
            assert await ending(bob, table) == (status, found), "as a replay is anyone’s to see"

    asyncio.run(go())


def test_what_is_no_table_is_refused(tmp_path: Path) -> None:
    async def go() -> None:
        async with serving(tmp_path) as address, visitors(address, "Ann") as (ann,):
            status, found = await ending(ann, "nowhere")
            assert (status, found["code"]) == (404, "table-unknown")
            gathering = await ann.lay(fill=["me", ""])
            status, found = await ending(ann, gathering)
            assert (status, found["code"]) == (404, "no-retrospect")

    asyncio.run(go())


def test_a_game_that_was_given_up_shows_what_there_is(tmp_path: Path) -> None:
    async def go() -> None:
        async with serving(tmp_path) as address, visitors(address, "Ann", "Bob") as (ann, bob):
            table = await ann.lay(fill=["me", "me"], begin=True)
            hidden = await ann.lay(fill=["me", "me"], begin=True, watchable=False)
            for one in (table, hidden):
                async with ann.at(one) as line:
                    await decide(line, await line.hello())
                    assert (await line.ask("abandon"))["type"] == "played"
            status, found = await ending(ann, table)
            assert (status, found["phase"], found.get("replay", False)) == (200, "abandoned", False)
            assert not any(seat["won"] for seat in found["seats"])
            assert [seat["points"] for seat in found["seats"]] == [0, 0]
            assert found["past"]["parts"][0]["title"] == {"key": "part-race", "params": {"race": 1}}
            assert (await ending(bob, table))[0] == 200
            assert (await ending(ann, hidden))[0] == 200, "who played there may look back"
            status, found = await ending(bob, hidden)
            assert (status, found["code"]) == (403, "not-watchable")

    asyncio.run(go())


def test_whom_the_host_showed_out_is_told_nothing_and_a_closed_door_holds(tmp_path: Path) -> None:
    async def go() -> None:
        async with (
            serving(tmp_path) as address,
            visitors(address, "Ann", "Bob", "Carl") as (ann, bob, carl),
        ):
            table = await ann.lay(fill=["me", "me"], begin=True)
            async with ann.at(table) as la, bob.at(table) as lb:
                step = await la.hello()
                await lb.hello()
                await la.until("table", lambda frame: bool(frame["watchers"]))
                number = la.last("table")["watchers"][0]["guest"]
                assert (await la.ask("kick", guest=number))["type"] == "played"
                assert await lb.closed() == 4403
                await play_on(la, step)
                status, found = await ending(bob, table)
                assert (status, found["code"]) == (403, "table-removed")
                assert (await ending(carl, table))[0] == 200
                assert (await la.ask("set-door", closed=True))["type"] == "played"
                status, found = await ending(carl, table)
                assert (status, found["code"]) == (403, "table-door-closed")
                assert (await ending(ann, table))[0] == 200

    asyncio.run(go())


def test_a_game_under_older_rules_is_told_without_its_course(tmp_path: Path) -> None:
    async def go() -> None:
        table, cookie = await played(tmp_path, whole=True)
        async with serving(tmp_path) as address:
            ann = await back(address, cookie)
            _, before = await ending(ann, table)
            await ann.http.aclose()
        led_elsewhere(tmp_path, table)
        async with serving(tmp_path) as address:
            ann = await back(address, cookie)
            status, found = await ending(ann, table)
            assert (status, found["phase"], found["replay"]) == (200, "finished", True)
            assert "past" not in found
            assert found["seats"] == before["seats"], "how it ended was written down then"
            await ann.http.aclose()
        store = Store.in_folder(tmp_path)
        with store.engine.begin() as connection:
            for kept in (LOG, TABLES):
                connection.execute(kept.delete().where(kept.c.table_id == table))
        store.close()
        async with serving(tmp_path) as address:
            ann = await back(address, cookie)
            status, found = await ending(ann, table)
            assert status == 200, "the archive alone is left"
            assert (found["game"], found["seats"]) == ("ticket", before["seats"])
            assert found["over_at"] == before["over_at"]
            await ann.http.aclose()

    asyncio.run(go())


def test_a_stranded_game_is_told_without_its_course(tmp_path: Path) -> None:
    async def go() -> None:
        table, cookie = await played(tmp_path, whole=False)
        led_elsewhere(tmp_path, table)
        async with serving(tmp_path) as address:
            ann = await back(address, cookie)
            status, found = await ending(ann, table)
            assert (status, found["phase"], found.get("past")) == (200, "stranded", None)
            await ann.http.aclose()

    asyncio.run(go())


def test_whoever_was_forgotten_has_no_name_here_either(tmp_path: Path) -> None:
    async def go() -> None:
        table, cookie = await played(tmp_path, whole=True)
        async with serving(tmp_path) as address:
            ann = await back(address, cookie)
            await ann.http.post("/api/record/forget")
            _, found = await ending(ann, table)
            assert [seat["name"] for seat in found["seats"]] == ["", ""]
            await ann.http.aclose()

    asyncio.run(go())


def test_it_counts_as_a_replay_for_who_asks_too_often(tmp_path: Path) -> None:
    async def go() -> None:
        async with (
            serving(tmp_path, patient=False) as address,
            visitors(address, "Ann") as (ann,),
        ):
            for _ in range(LIMITS[REPLAYS].guest.burst):
                assert (await ending(ann, "nowhere"))[0] == 404
            status, found = await ending(ann, "nowhere")
            assert (status, found["code"]) == (429, "too-many")

    asyncio.run(go())
