"""A guest's record: what they finished, taken along, forgotten; and the silk they wear."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import sqlalchemy as sql

from hippodrome.server.limits import LISTED
from hippodrome.table.commands import Abandon
from hippodrome.table.deciding import decide
from hippodrome.table.laying import Wish, lay_table
from hippodrome.table.log import row_of
from hippodrome.table.outcomes import Result
from hippodrome.table.results import Results
from hippodrome.table.store import Store
from tests.server.test_table import both_seated, told
from tests.server.visitors import Visitor, play_on, serving, visitors


async def record(person: Visitor, **query: str) -> Any:
    answer = await person.http.get("/api/record", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def finished(ann: Visitor, bob: Visitor) -> str:
    """Ann and Bob finish a meeting, Ann leading."""
    table = await ann.lay(fill=["me", ""])
    async with ann.at(table) as la, bob.at(table) as lb:
        first = await both_seated(la, lb)
        await asyncio.gather(play_on(la, first[0]), play_on(lb, first[1]))
    return table


def test_a_finished_game_stands_in_the_record_of_all_who_played(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await finished(ann, bob)
        (line,) = (await record(ann))["lines"]
        assert (line["id"], line["game"]) == (table, "ticket")
        assert [seat["name"] for seat in line["seats"]] == ["Ann", "Bob"]
        assert [seat["mine"] for seat in line["seats"]] == [True, False]
        assert any(seat["won"] for seat in line["seats"])
        assert all(isinstance(seat["points"], int) for seat in line["seats"])
        (tally,) = (await record(bob))["tallies"]
        assert (tally["game"], tally["played"]) == ("ticket", 1)
        assert (await record(cleo)) == {"tallies": [], "lines": []}
        assert (await record(ann, game="ascot"))["lines"] == []
        replay = await ann.http.get(f"/api/tables/{table}/replay")
        assert replay.status_code == 200

    told(tmp_path, story)


def test_a_game_that_was_given_up_stands_there_too_and_counts_for_nobody(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(fill=["me", ""])
        async with ann.at(table) as la, bob.at(table) as lb:
            await both_seated(la, lb)
            await la.ask("abandon")
        for person in (ann, bob):
            found = await record(person)
            (line,) = found["lines"]
            assert (line["id"], line["given_up"]) == (table, True)
            assert [seat["name"] for seat in line["seats"]] == ["Ann", "Bob"]
            assert not any(seat["won"] for seat in line["seats"])
            assert found["tallies"] == [], "it is neither played nor won"
        assert "given_up" not in (await record_of_finished(ann, bob))

    told(tmp_path, story)


def test_a_table_that_never_began_stands_in_nobodys_record() -> None:
    gathering = lay_table("ann", Wish("ticket", 2), 0)
    event, after = decide(gathering, Abandon("ann"), 0)
    assert row_of(event, after, gathering).results == ()


async def record_of_finished(ann: Visitor, bob: Visitor) -> Any:
    """The line of a game that Ann and Bob finish now."""
    table = await finished(ann, bob)
    return next(line for line in (await record(ann))["lines"] if line["id"] == table)


def test_whoever_wants_to_be_forgotten_takes_name_and_links_along(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await finished(ann, bob)
        going_on = await ann.lay(fill=["me", "tipster"], title="Sunday", begin=True)
        async with ann.at(table) as line:
            await line.send({"type": "hello", "after": 0})
            assert (await line.ask("talk", text="See you!"))["type"] == "played"
        file = await ann.http.get("/api/record/export")
        assert "attachment" in file.headers["content-disposition"]
        found = json.loads(file.content)
        assert (found["name"], found["lines"][0]["id"]) == ("Ann", table)
        titles = {one["id"]: one["title"] for one in found["tables"]}
        assert titles == {table: "", going_on: "Sunday"}
        assert [(one["id"], one["text"]) for one in found["said"]] == [(table, "See you!")]
        gone = await ann.http.post("/api/record/forget")
        assert gone.json() == {"tallies": [], "lines": [], "going_on": 1}
        assert (await record(ann))["lines"] == []
        mine = (await ann.http.get("/api/lobby")).json()["mine"]
        assert table not in {line["id"] for line in mine}
        (line,) = (await record(bob))["lines"]
        assert [seat["name"] for seat in line["seats"]] == ["", "Bob"], "others keep the points"
        assert (await ann.http.get("/api/me")).json()["name"] == ""
        replay = await bob.http.get(f"/api/tables/{table}/replay")
        assert replay.status_code == 200, "the moves stay"
        assert replay.json()["names"][0].startswith("Jockey ")
        async with bob.at(table) as line:
            await line.send({"type": "hello", "after": 0})
            shown = await line.until("table")
            assert [seat["name"] for seat in shown["seats"]] == replay.json()["names"]
        left = json.loads((await ann.http.get("/api/record/export")).content)
        assert ([one["id"] for one in left["tables"]], left["said"]) == ([going_on], [])

    told(tmp_path, story)


def test_a_silk_is_remembered_and_worn_at_the_table(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        assert (await ann.http.get("/api/me")).json() == {"name": "Ann", "silk": 0}
        chosen = await ann.http.post("/api/silk", json={"silk": 5})
        assert chosen.json() == {"name": "Ann", "silk": 5}
        refused = await ann.http.post("/api/silk", json={"silk": 9})
        assert (refused.status_code, refused.json()["code"]) == (400, "table-unknown-silk")
        await ann.http.post("/api/name", json={"name": "Anna"})
        assert (await ann.http.get("/api/me")).json() == {"name": "Anna", "silk": 5}
        table = await ann.lay(seats=3, fill=["me", "", "tipster"])
        async with ann.at(table) as la, bob.at(table) as lb:
            await la.hello()
            await lb.hello()
            assert (await lb.ask("dress", silk=2))["code"] == "table-not-seated-yet"
            await lb.ask("sit", seat=1)
            faces = [seat["silk"] for seat in lb.last("table")["seats"]]
            assert faces[0] == 5
            assert len(set(faces)) == 3, "bots, and whoever has not chosen, wear what is left"
            assert (await lb.ask("dress", silk=2))["type"] == "played"
            assert lb.last("table")["seats"][1]["silk"] == 2
            assert (await lb.ask("dress", silk=-1))["code"] == "table-unknown-silk"

    told(tmp_path, story)


def result(number: int, guest: str) -> Result:
    return Result(f"t{number:03}", 0, "ticket", 1000 + number // 2, guest, "Ann", "", number, True)


def test_pages_go_on_where_the_last_one_ended(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as address, visitors(address, "Ann") as (ann,):
            table = await ann.lay(fill=["me", "tipster"], begin=True)
            async with ann.at(table) as line:
                await play_on(line, await line.hello())
            (own,) = (await record(ann))["lines"]
            assert own["seats"][1]["bot"] == "tipster"
            cookies = dict(ann.http.cookies)
        store = Store.in_folder(tmp_path)
        (row,) = store.rows(sql.text("SELECT DISTINCT guest FROM results WHERE guest != ''"))
        kept = Results(store).keep([result(number, row[0]) for number in range(50)])
        kept.result()
        store.close()
        async with serving(tmp_path) as address, visitors(address, "") as (ann,):
            ann.http.cookies.clear()
            ann.http.cookies.update(cookies)
            seen, after = [], ""
            while True:
                page = await record(ann, **({"after": after} if after else {}))
                assert len(page["lines"]) <= LISTED
                seen += [line["id"] for line in page["lines"]]
                after = page.get("after", "")
                if not after:
                    break
            assert len(seen) == len(set(seen)) == 51
            assert page["tallies"][0]["played"] == 51
            bad = await ann.http.get("/api/record", params={"after": "soon"})
            assert bad.status_code == 400

    asyncio.run(story())
