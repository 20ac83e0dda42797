"""A screen for all to see: it shows what a spectator sees, whoever brought it, and asks nothing."""

from __future__ import annotations

from pathlib import Path

from tests.server.test_table import told
from tests.server.visitors import Frame, Line, Visitor, decide


async def greeted(line: Line) -> Frame:
    await line.send({"type": "hello", "screen": True})
    return await line.until("step")


def test_a_players_own_screen_shows_no_hand(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(fill=["me", "tipster"], begin=True, options={"first": 1})
        async with ann.at(table) as phone, ann.at(table) as screen:
            step = await phone.hello()
            shown = await greeted(screen)
            assert [view["seat"] for view in shown["views"]] == [-1]
            step = await decide(phone, step)
            shown = await screen.until("step")
            assert step["views"][0]["look"]["hand"]
            assert [view["seat"] for view in shown["views"]] == [-1]
            assert not shown["views"][0]["look"]["hand"]
            assert shown["decisions"] == []
            assert list(shown["story"]) == ["-1"]

    told(tmp_path, story)


def test_a_screen_asks_for_nothing(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(fill=["me", "tipster"], begin=True, options={"first": 1})
        async with ann.at(table) as screen:
            await greeted(screen)
            for asked in ({"kind": "abandon"}, {"kind": "talk", "text": "hello"}):
                refused = await screen.ask(**asked)
                assert refused["code"] == "only-a-screen"
            await screen.send({"type": "recall", "request": 7, "seat": 0, "before": 99})
            assert (await screen.until("refused"))["code"] == "table-not-your-seat"

    told(tmp_path, story)


def test_a_table_that_is_not_to_be_watched_has_no_stranger_s_screen(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(fill=["me", "tipster"], begin=True, watchable=False)
        async with bob.at(table) as screen:
            await screen.send({"type": "hello", "screen": True})
            assert await screen.closed() == 4403

    told(tmp_path, story)
