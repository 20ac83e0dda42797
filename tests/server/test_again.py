"""The same table again, over sockets: all are told, each answers, and it begins for all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from tests.server.test_table import told
from tests.server.visitors import Frame, Line, Visitor, serving, visitors


async def shown(line: Line, fits: Callable[[Frame], bool]) -> Frame:
    """Wait until the table, as it was last shown, is so."""
    while not fits(line.last("table")):
        await line.until("table")
    return line.last("table")


def answers(frame: Frame) -> object:
    return (frame.get("next") or {}).get("answers")


async def given_up(la: Line, lb: Line, lc: Line) -> None:
    """Ann lays, Bob sits beside her, Cleo watches, and Ann gives the game up."""
    for line in (la, lb, lc):
        await line.hello()
    await lb.ask("sit", seat=1)
    await la.ask("begin")
    await la.ask("abandon")
    for line in (lb, lc):
        await shown(line, lambda frame: frame["phase"] == "abandoned")


def test_everyone_is_told_and_each_takes_a_seat_with_one_press(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(fill=["me", ""], options={"first": 1})
        async with ann.at(table) as la, bob.at(table) as lb, cleo.at(table) as lc:
            await given_up(la, lb, lc)
            assert (await lc.ask("again"))["code"] == "table-not-seated"
            assert (await lb.ask("again"))["type"] == "played"
            after = (await shown(lb, lambda frame: "answers" in (frame.get("next") or {})))["next"]
            assert (after["by"], after["answers"]) == (1, ["asked", "seated"])
            watched = await shown(lc, lambda frame: frame.get("next") is not None)
            assert watched["next"]["id"] == after["id"], "watchers know where it goes on"
            async with bob.at(after["id"]) as there:
                await there.hello()
                state = there.last("table")
                assert (state["phase"], state["follows"]) == ("gathering", table)
                assert not state.get("host"), "the old host is here, and hosts again"
                assert [seat.get("kept", "") for seat in state["seats"]] == ["Ann", ""]
                assert not state["seats"][0].get("kept_for_me")
                assert (await la.ask("again"))["type"] == "played"
                begun = await shown(there, lambda frame: frame["phase"] == "playing")
                assert [seat["name"] for seat in begun["seats"]] == ["Ann", "Bob"]
            final = await shown(lc, lambda frame: frame["next"]["phase"] == "playing")
            assert final["next"]["answers"] == ["seated", "seated"]

    told(tmp_path, story)


def test_who_does_not_come_along_is_shown_at_both_tables(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(fill=["me", ""])
        async with ann.at(table) as la, bob.at(table) as lb, cleo.at(table) as lc:
            await given_up(la, lb, lc)
            assert (await lb.ask("again", come=False))["code"] == "table-unknown"
            await la.ask("again")
            await shown(lb, lambda frame: frame.get("next") is not None)
            assert (await lb.ask("again", come=False))["type"] == "played"
            state = await la.until(
                "table",
                lambda frame: answers(frame) == ["seated", "gone"],
            )
            async with ann.at(state["next"]["id"]) as there:
                await there.hello()
                assert there.last("table")["seats"][1].get("kept", "") == ""
                assert there.last("table")["host"]

    told(tmp_path, story)


def test_the_next_table_is_there_after_a_restart(tmp_path: Path) -> None:
    async def go() -> None:
        async with serving(tmp_path) as address, visitors(address, "Ann", "Bob", "Cleo") as people:
            ann, bob, cleo = people
            table = await ann.lay(fill=["me", ""])
            async with ann.at(table) as la, bob.at(table) as lb, cleo.at(table) as lc:
                await given_up(la, lb, lc)
                await la.ask("again")
            cookies = [dict(person.http.cookies) for person in people]
        async with serving(tmp_path) as address, visitors(address, "", "", "") as people:
            for person, kept in zip(people, cookies, strict=True):
                person.http.cookies.clear()
                person.http.cookies.update(kept)
            ann, bob, cleo = people
            async with bob.at(table) as lb:
                await lb.send({"type": "hello"})
                state = await lb.until("table")
                assert state["next"]["answers"] == ["seated", "asked"]
                mine = (await bob.http.get("/api/lobby")).json()["mine"]
                assert state["next"]["id"] in [line["id"] for line in mine]
                assert (await lb.ask("again"))["type"] == "played"
                await shown(lb, lambda frame: frame["next"]["phase"] == "playing")

    asyncio.run(asyncio.wait_for(go(), 60))
