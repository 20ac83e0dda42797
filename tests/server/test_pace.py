"""Speed, second thoughts and everybody's clocks, as they cross the wire."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.test_table import both_seated, told
from tests.server.visitors import Line, Visitor, decide, serving, visitors

ALONE = {"fill": ["me", "tipster"], "begin": True, "options": {"first": 1}}


def test_whoever_plays_alone_sets_the_speed_and_waves_the_bots_on(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(**ALONE, pace=9999)
        async with ann.at(table) as la, bob.at(table) as lb:
            step = await la.hello()
            await lb.hello()
            assert (await la.ask("wave-on"))["code"] == "table-no-bot-waits"
            assert (await lb.ask("set-speed", speed="once"))["code"] == "table-not-yours-to-pace"
            assert not lb.last("table").get("paces")
            assert (await la.ask("set-speed", speed="step"))["type"] == "played"
            assert (la.last("table")["speed"], la.last("table")["paces"]) == ("step", True)
            while step["decisions"]:
                step = await decide(la, step)
            assert step["held"], "only the bot decides now, and waits to be asked"
            assert (await la.ask("wave-on"))["type"] == "played"
            after = await la.until("step")
            assert after["sequence"] > step["sequence"]
            assert (await la.ask("set-speed", speed="gallop"))["code"] == "malformed"

    told(tmp_path, story)


def test_the_page_of_whoever_may_think_again_knows_until_when(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(**ALONE, pace=900)
        async with ann.at(table) as la, bob.at(table) as lb:
            await lb.hello()
            step = await decide(la, await la.hello())  # the race is chosen, cards are dealt
            assert step.get("grace") is None
            step = await decide(la, step)
            view = step["views"][0]
            assert view["undo"]
            assert 1500 < step["grace"] - step["now"] <= 2000
            assert (await la.ask("undo", seat=0))["type"] == "played"
            seen = await lb.until("step", lambda frame: frame["sequence"] == step["sequence"])
            assert "grace" not in seen, "whoever watches has nothing to take back"

    told(tmp_path, story)


def test_everybodys_clock_is_shown_to_everybody(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(fill=["me", ""], clock=90, options={"first": 1})
        async with ann.at(table) as la, bob.at(table) as lb, cleo.at(table) as lc:
            await lc.hello()
            for step in await both_seated(la, lb):
                assert list(step["clocks"]) == ["0"]
            watched = lc.last("step") if lc.last("step")["views"] else await lc.until("step")
            assert 0 < watched["clocks"]["0"] - watched["now"] <= 90_000
            assert not watched["decisions"]

    told(tmp_path, story)


def test_a_move_of_the_clock_is_told_to_all_and_in_the_replay(tmp_path: Path) -> None:
    async def whole(line: Line) -> None:
        while line.last("table")["phase"] == "playing":
            await line.receive()

    async def story() -> None:
        async with serving(tmp_path) as address, visitors(address, "Ann", "Bob") as (ann, bob):
            table = await ann.lay(fill=["me", "me"], clock=1, begin=True)
            async with ann.at(table) as la, bob.at(table) as lb:
                await la.hello()
                await lb.hello()
                first = await lb.until("step")
                (line,) = [
                    one for one in first["story"]["-1"] if one["event"]["name"] == "by-clock"
                ]
                seat = line["event"]["player"]
                assert line["text"]["key"] == "story-by-clock"
                assert line["text"]["params"]["player"]["params"] == {"seat": seat + 1}
                assert first["story"]["-1"][0] == line, "before what was decided"
                # The house goes on for both: nobody has to wait a second for each card.
                for seat in (0, 1):
                    await la.ask("take-over", seat=seat)
                await whole(la)
            replay = (await bob.http.get(f"/api/tables/{table}/replay")).json()
            told = [line for step in replay["steps"] for line in step["stories"]["-1"]]
            assert [one["event"]["name"] for one in told].count("by-clock") >= 1

    asyncio.run(asyncio.wait_for(story(), 60))
