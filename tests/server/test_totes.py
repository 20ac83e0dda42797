"""Tote boards: for all or nobody, from the view alone, of the newest position, while shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hippodrome.server.totes import board
from hippodrome.table import oracle
from hippodrome.table.house import House
from hippodrome.table.oracle import Foreseen, Oracle, foresee, question
from hippodrome.table.record import Record
from hippodrome.table.thinking import Thinkers
from tests.server.test_table import told
from tests.server.visitors import Visitor, decide
from tests.table.houses import begun, run

pytestmark = pytest.mark.usefixtures("nothing_compiled")
WITH_TOTE = {"fill": ["me", "tipster"], "begin": True, "options": {"first": 1}, "tote": True}


class HereThinkers(Thinkers):
    """Answers on the spot, as soon as it is let."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        self.go = asyncio.Event()
        self.go.set()
        self.asked: list[tuple[Any, ...]] = []

    async def ask(self, work: Callable[..., Any], *arguments: Any) -> Any:
        self.asked.append(arguments)
        await self.go.wait()
        return work(*arguments[:-2], 12, None)


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the houses of this test ask somebody on the spot."""
    monkeypatch.setattr(oracle, "Thinkers", lambda workers: HereThinkers())  # noqa: ARG005


def test_a_board_is_sent_while_a_page_shows_it(tmp_path: Path, here: None) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(**WITH_TOTE)
        async with ann.at(table) as la, bob.at(table) as lb:
            step = await la.hello()
            await lb.hello()
            assert la.last("table")["tote"]
            assert (await la.ask("show-tote", shown=True))["type"] == "played"
            first = await la.found("tote")
            assert (first["seat"], first["stands"], first["tried"]) == (0, step["stands"], 12)
            assert sum(line["first"] for line in first["lines"]) == pytest.approx(1000, abs=4)
            step = await decide(la, step)
            later = await la.until("tote", lambda frame: frame["stands"] >= step["stands"])
            assert later["seat"] == 0
            assert (await la.ask("show-tote", shown=False))["type"] == "played"
            shown = len([frame for frame in la.frames if frame["type"] == "tote"])
            await decide(la, la.last("step"))
            assert (await la.ask("show-tote", shown=False))["type"] == "played"
            assert len([frame for frame in la.frames if frame["type"] == "tote"]) == shown
            assert all(frame["type"] != "tote" for frame in lb.frames), "nobody showed one there"
            await lb.ask("show-tote", shown=True)
            assert (await lb.found("tote"))["seat"] == -1, "whoever watches knows what all know"

    told(tmp_path, story)


def test_a_table_laid_without_one_has_none(tmp_path: Path, here: None) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(fill=["me", "tipster"], begin=True)
        async with ann.at(table) as line:
            await line.hello()
            assert not line.last("table").get("tote")
            assert (await line.ask("show-tote", shown=True))["code"] == "table-no-tote"

    told(tmp_path, story)


def test_whoever_waited_is_told_of_the_newest_position_alone(tmp_path: Path) -> None:
    async def story() -> None:
        from tests.table.houses import opened

        async with opened(tmp_path) as house:
            live = await begun(house)
            thinkers = HereThinkers()
            asking = Oracle(thinkers)
            thinkers.go.clear()
            stands = [1]
            waiting = [
                asyncio.create_task(asking.ask(lambda: (stands[0], live.record), seat))
                for seat in (0, 1)
            ]
            await asyncio.sleep(0)
            stands[0] = 2
            thinkers.go.set()
            found = await asyncio.gather(*waiting)
            assert [one.stands for one in found if one] == [1, 2]
            asking.close()

    run(story)


def test_nothing_is_asked_of_a_table_that_gathers(tmp_path: Path) -> None:
    from hippodrome.table.laying import Wish
    from tests.table.houses import opened
    from tests.table.tables import HOST

    async def story() -> None:
        async with opened(tmp_path) as house:
            assert isinstance(house, House)
            live = await house.lay(HOST, Wish("ticket", 2, pack="tiny"))
            thinkers = HereThinkers()
            asking = Oracle(thinkers)
            assert await asking.ask(lambda: (1, live.record), 0) is None
            assert not thinkers.asked
            asking.close()

    run(story)


def test_what_a_worker_finds_follows_from_the_question(tmp_path: Path) -> None:
    from tests.table.houses import opened

    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await begun(house)
            asked = question(live.record, 0)
            one, other = (foresee(*(*asked, 20, None)) for _ in range(2))
            assert one == other
            assert one.tried == 20
            lines = board(Foreseen(3, live.record, one), 0).lines
            assert [line.first for line in lines] == [
                round(1000 * one.place(horse, 1)) for horse in range(1, len(lines) + 1)
            ]

    run(story)


def test_how_a_table_was_laid_is_in_its_log(tmp_path: Path) -> None:
    from hippodrome.table import events as happened
    from hippodrome.table.laying import Wish, lay_table

    record: Record = lay_table("guest", Wish("ticket", 2, tote=True), 0)
    again = happened.unpacked(happened.packed(record.opened))
    assert isinstance(again, happened.Opened)
    assert again.tote
