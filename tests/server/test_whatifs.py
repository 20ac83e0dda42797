"""What-ifs over the wire: private, kept nowhere, bounded, and refused with a sentence."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from hippodrome.engine.errors import NotAllowed
from hippodrome.server.rates import LIMITS, WHATIFS
from hippodrome.table import clocks, whatifs
from hippodrome.table.folder import DATABASE
from tests.server.test_table import told
from tests.server.visitors import Frame, Line, Visitor, decide, play_on, serving, visitors
from tests.table.houses import begun, opened, run
from tests.table.houses import play_on as play_on_at
from tests.table.tables import HOST

BOTS = {"fill": ["tipster", "gambler"], "begin": True, "options": {"first": 1}}
WITH_ANN = {"fill": ["me", "tipster"], "begin": True, "options": {"first": 1}}


async def try_from(visitor: Visitor, table: str, **point: Any) -> str:
    answer = await visitor.http.post(f"/api/tables/{table}/whatif", json=point)
    assert answer.status_code == 201, answer.text
    identity: str = answer.json()["id"]
    return identity


async def why_not(visitor: Visitor, table: str, **point: Any) -> tuple[int, str]:
    answer = await visitor.http.post(f"/api/tables/{table}/whatif", json=point)
    return answer.status_code, answer.json()["code"]


async def over(visitor: Visitor, **wish: Any) -> str:
    """A game of bots that is over."""
    table = await visitor.lay(**{**BOTS, **wish})
    async with visitor.at(table) as line:
        step = await line.hello()
        while not step["views"][0]["look"]["over"]:
            step = await line.until("step")
    assert (await visitor.http.get(f"/api/tables/{table}/replay")).status_code == 200
    return table


async def asked(line: Line, step: Frame) -> Frame:
    """Wait until this line's seat is asked, and nobody else is who might decide meanwhile."""
    while not step["decisions"] or len(step["awaited"]) > 1:
        step = await line.until("step")
    return step


def rows(folder: Path) -> dict[str, int]:
    """How much is written in a house's database, by table."""
    with sqlite3.connect(folder / DATABASE) as database:
        names = [
            name
            for (name,) in database.execute("select name from sqlite_master where type='table'")
        ]
        return {
            name: database.execute(f"select count(*) from {name}").fetchone()[0] for name in names
        }


def test_a_visitor_plays_on_from_a_replay_takes_back_and_leaves_nothing(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await over(ann)
        before = rows(tmp_path)
        board = await try_from(bob, table, after=5, seat=1)
        async with bob.at(board) as line:
            first = await asked(line, await line.hello())
            shown = line.last("table")
            assert shown["whatif"] == {
                "table": table,
                "after": 5,
                "seat": 1,
                "openly": False,
                "live": False,
            }
            assert [seat["bot"] for seat in shown["seats"]] == ["tipster", ""]
            assert [seat.get("mine", False) for seat in shown["seats"]] == [False, True]
            again = await asked(line, await decide(line, first))
            assert (await line.ask("undo", seat=1))["type"] == "played"
            back = line.last("step")
            assert back["views"][0]["look"] == first["views"][0]["look"]
            assert back["decisions"][0]["seen"] > again["decisions"][0]["seen"]
            end = await play_on(line, back)
            assert end["views"][0]["look"]["over"]
            await line.found("revealed")
            assert (await line.ask("undo", seat=1))["type"] == "played"
            assert line.last("table")["phase"] == "playing"
        assert rows(tmp_path) == before
        mine = (await bob.http.get("/api/lobby")).json()["mine"]
        assert board not in str(mine)

    told(tmp_path, story)


def test_nobody_else_comes_in(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        board = await try_from(bob, await over(ann), after=3)
        async with ann.at(board) as line:
            await line.send({"type": "hello"})
            assert (await line.receive())["code"] == "table-door-closed"
        answer = await ann.http.get(f"/api/tables/{board}")
        assert answer.json()["code"] == "table-door-closed"
        again = await ann.http.post(f"/api/tables/{board}/whatif/again", json={"anew": True})
        assert again.json()["code"] == "table-host-only"
        assert board not in (await ann.http.get("/api/lobby")).text

    told(tmp_path, story)


def test_a_game_that_is_on_takes_hints_a_seat_and_tells_nobody(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        without = await ann.lay(**WITH_ANN)
        assert await why_not(ann, without) == (403, "whatif-no-hints")
        table = await ann.lay(**WITH_ANN, hints=True)
        assert await why_not(bob, table) == (403, "whatif-not-seated")
        assert await why_not(ann, table, seat=1) == (400, "table-not-your-seat")
        assert await why_not(ann, table, after=0) == (400, "whatif-not-over")
        assert await why_not(ann, table, openly=True) == (400, "whatif-not-over")
        async with ann.at(table) as line, bob.at(table) as watching:
            true = await asked(line, await line.hello())
            await watching.hello()
            heard = len(watching.frames)
            board = await try_from(ann, table)
            async with ann.at(board) as tried:
                step = await asked(tried, await tried.hello())
                origin = tried.last("table")["whatif"]
                assert (origin["live"], origin["after"]) == (True, 0)
                assert step["views"][0]["look"] == true["views"][0]["look"]
                await decide(tried, step)
            # The table has not moved, and nobody at it was told anything.
            await decide(line, true)
            await watching.until("step")
            assert [frame["type"] for frame in watching.frames[heard:]].count("step") == 1

    told(tmp_path, story)


def test_what_cannot_be_tried_has_a_sentence(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await over(ann)
        assert await why_not(ann, "nowhere", after=0) == (404, "table-unknown")
        assert await why_not(ann, table, after=10**15) == (400, "whatif-no-such-step")
        assert await why_not(ann, table, after=-1) == (400, "whatif-no-such-step")
        assert await why_not(ann, table, after=0, seat=2) == (400, "table-no-such-seat")
        assert await why_not(ann, table, after="soon") == (400, "malformed")
        gathering = await ann.lay(fill=["me", ""])
        assert await why_not(ann, gathering, after=0) == (400, "whatif-not-over")
        assert await why_not(ann, "~gone", after=0) == (404, "table-unknown")
        assert (await ann.http.get("/api/tables/~gone")).json()["code"] == "whatif-gone"
        async with ann.at("~gone") as line:
            await line.send({"type": "hello"})
            assert (await line.receive())["code"] == "whatif-gone"
        board = await try_from(ann, table, after=2)
        async with ann.at(board) as line:
            await line.hello()
            assert (await line.ask("again"))["code"] == "whatif-nothing-kept"
        for part in ("replay", "retrospect", "transcript", "review"):
            assert (await ann.http.get(f"/api/tables/{board}/{part}")).status_code == 404

    told(tmp_path, story)


def test_it_begins_again_for_whoever_laid_it_and_comes_back_after_a_lost_line(
    tmp_path: Path,
) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        board = await try_from(ann, await over(ann), after=0, seat=0, openly=True)
        async with ann.at(board) as line:
            first = await asked(line, await line.hello())
            later = await decide(line, first)
        async with ann.at(board) as line:
            assert (await line.hello(after=later["sequence"]))["fresh"]
        for anew in (False, True):
            answer = await ann.http.post(f"/api/tables/{board}/whatif/again", json={"anew": anew})
            assert answer.status_code == 201
            async with ann.at(answer.json()["id"]) as line:
                step = await asked(line, await line.hello())
                assert step["views"][0]["look"] == first["views"][0]["look"]
        gone = await ann.http.post("/api/tables/~gone/whatif/again", json={})
        assert (gone.status_code, gone.json()["code"]) == (404, "whatif-gone")

    told(tmp_path, story)


def test_a_guest_has_a_few_and_those_nobody_looks_at_make_room(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await over(ann)
        boards = [await try_from(ann, table, after=3) for _ in range(whatifs.MOST_EACH + 1)]
        assert (await ann.http.get(f"/api/tables/{boards[0]}")).status_code == 404
        one, two, three = boards[1:]
        async with ann.at(one) as first, ann.at(two) as second, ann.at(three) as third:
            for line in (first, second, third):
                await line.hello()
            assert await why_not(ann, table, after=3) == (409, "whatif-too-many")
            await try_from(bob, table, after=3)
        await asyncio.sleep(0.1)
        await try_from(ann, table, after=3)

    told(tmp_path, story)


def test_one_may_not_open_them_in_a_frenzy(tmp_path: Path) -> None:
    async def go() -> None:
        async with serving(tmp_path, patient=False) as address, visitors(address, "Ann") as (ann,):
            answers = [
                await ann.http.post("/api/tables/nowhere/whatif", json={})
                for _ in range(LIMITS[WHATIFS].guest.burst + 1)
            ]
            assert [answer.status_code for answer in answers[-2:]] == [404, 429]
            assert "retry-after" in answers[-1].headers

    asyncio.run(go())


def test_what_nobody_comes_back_to_is_cleared_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await begun(house)
            await play_on_at(live)
            boards = [
                await house.whatifs.lay(live.record, guest, guest, 3) for guest in (HOST, "ann")
            ]
            boards[0].listeners.add(lambda *_: None)
            late = clocks.ticks() + whatifs.KEPT_FOR + 60_000
            monkeypatch.setattr(clocks, "ticks", lambda: late)
            house.whatifs.sweep()
            assert len(house.whatifs) == 1
            assert house.whatifs.find(boards[0].record.identity) is boards[0]
            assert not boards[1].driven

    run(story)


def test_a_full_house_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whatifs, "MOST", 1)

    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await begun(house)
            await play_on_at(live)
            board = await house.whatifs.lay(live.record, HOST, "host", 3)
            board.listeners.add(lambda *_: None)
            with pytest.raises(NotAllowed) as caught:
                await house.whatifs.lay(live.record, "ann", "ann", 3)
            assert caught.value.sentence.key == "whatif-house-full"
            board.listeners.clear()
            await house.whatifs.lay(live.record, "ann", "ann", 3)
            assert len(house.whatifs) == 1

    run(story)
