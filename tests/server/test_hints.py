"""Hints: for all or nobody, about one's own decision, thought about once, and never stale."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hippodrome.bots import Budget, advising
from hippodrome.games import GAMES
from hippodrome.table import oracle
from hippodrome.table.hinting import hint_question, ponder
from hippodrome.table.record import Record
from hippodrome.table.thinking import Thinkers
from tests.server.test_table import told
from tests.server.visitors import Line, Visitor, decide

WITH_HINTS = {
    "fill": ["me", "tipster"],
    "begin": True,
    "options": {"first": 1},
    "hints": True,
    "pack": "tiny",
}


class HereThinkers(Thinkers):
    """Answers on the spot, as soon as it is let, from few simulations."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        self.go = asyncio.Event()
        self.go.set()
        self.asked: list[tuple[Any, ...]] = []
        self.fails = 0

    async def ask(self, work: Callable[..., Any], *arguments: Any) -> Any:
        self.asked.append(arguments)
        await self.go.wait()
        if self.fails:
            self.fails -= 1
            raise EOFError
        return work(*arguments[:-1], Budget(simulations=1))


@pytest.fixture
def thinkers(monkeypatch: pytest.MonkeyPatch, nothing_compiled: None) -> list[HereThinkers]:
    """Let the houses of this test ask somebody on the spot, and compile nothing."""
    monkeypatch.setattr(advising, "MOST_TRIED", 2)
    engaged: list[HereThinkers] = []

    def engage(workers: int) -> Thinkers:
        assert workers == 1
        engaged.append(HereThinkers())
        return engaged[-1]

    monkeypatch.setattr(oracle, "Thinkers", engage)
    return engaged


async def hint(line: Line, step: dict[str, Any], **changed: Any) -> dict[str, Any]:
    asked = {"seat": 0, "seen": step["decisions"][0]["seen"], **changed}
    return await line.ask("hint", **asked)


def test_a_hint_is_a_whole_decision_that_can_be_sent_back(
    tmp_path: Path, thinkers: list[HereThinkers]
) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(**WITH_HINTS)
        async with ann.at(table) as line:
            step = await line.hello()
            assert line.last("table")["hints"]
            answer = await hint(line, step)
            assert (answer["type"], answer["seat"]) == ("hinted", 0)
            assert all(one["label"]["key"].startswith("ticket-move-") for one in answer["moves"])
            assert all(one["reasons"] for one in answer["moves"])
            moves = [one["move"] for one in answer["moves"]]
            played = await line.ask("submit", seat=0, moves=moves, seen=answer["seen"])
            assert played["type"] == "played"

    told(tmp_path, story)


def test_asking_twice_is_thought_about_once(tmp_path: Path, thinkers: list[HereThinkers]) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(**WITH_HINTS)
        async with ann.at(table) as line, ann.at(table) as other:
            step = await line.hello()
            await other.hello()
            thinkers[0].go.clear()
            asking = [asyncio.create_task(hint(one, step)) for one in (line, other)]
            while not thinkers[0].asked:
                await asyncio.sleep(0)
            thinkers[0].go.set()
            one, two = await asyncio.gather(*asking)
            later = await hint(line, step)
            assert one["moves"] == two["moves"] == later["moves"]
            assert len(thinkers[0].asked) == 1

    told(tmp_path, story)


def test_a_hint_that_comes_too_late_is_not_told(
    tmp_path: Path, thinkers: list[HereThinkers]
) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(**WITH_HINTS)
        async with ann.at(table) as line, ann.at(table) as other:
            step = await line.hello()
            await other.hello()
            thinkers[0].go.clear()
            asking = asyncio.create_task(hint(line, step))
            while not thinkers[0].asked:
                await asyncio.sleep(0)
            await decide(other, step)
            thinkers[0].go.set()
            assert (await asking)["code"] == "table-stale"
            assert (await hint(line, step))["type"] == "refused"

    told(tmp_path, story)


def test_whoever_was_told_nothing_may_ask_again(
    tmp_path: Path, thinkers: list[HereThinkers]
) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(**WITH_HINTS)
        async with ann.at(table) as line:
            step = await line.hello()
            thinkers[0].fails = 1
            assert (await hint(line, step))["code"] == "broken"
            assert (await hint(line, step))["type"] == "hinted"

    told(tmp_path, story)


def test_hints_are_refused_with_a_sentence(tmp_path: Path, thinkers: list[HereThinkers]) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        without = await ann.lay(**{**WITH_HINTS, "hints": False})
        async with ann.at(without) as line:
            step = await line.hello()
            assert not line.last("table").get("hints")
            assert (await hint(line, step))["code"] == "table-no-hints"
        table = await ann.lay(**WITH_HINTS)
        async with ann.at(table) as line, bob.at(table) as watching:
            step = await line.hello()
            await watching.hello()
            assert (await hint(line, step, seat=1))["code"] == "table-not-your-seat"
            assert (await hint(watching, step))["code"] == "table-not-your-seat"
            assert (await hint(line, step, seen=-7))["code"] == "table-stale"
            assert (await hint(line, step, seat=10**9))["code"] == "table-not-your-seat"
        alone = await ann.lay(fill=["me", ""], hints=True)
        async with ann.at(alone) as line:
            await line.send({"type": "hello"})
            await line.until("table")
            answer = await line.ask("hint", seat=0, seen=0)
            assert answer["code"] == "table-no-turn-for-hints"
        assert not thinkers[0].asked

    told(tmp_path, story)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_worker_finds_follows_from_the_question(
    name: str, thinkers: list[HereThinkers]
) -> None:
    game = GAMES[name]
    match = game.match(2, pack=game.pack("tiny"))
    while not match.awaited:
        match.draw(0)
    seat = match.awaited[0]
    asked = hint_question(game, match.pack, "a table", match.view(seat), seat)
    one, other = (ponder(*(*asked, Budget(simulations=1))) for _ in range(2))
    assert one == other


def test_how_a_table_was_laid_is_in_its_log_and_in_what_is_written() -> None:
    from hippodrome.engine.transcript import HINTS, write
    from hippodrome.table import events as happened
    from hippodrome.table.laying import Wish, lay_table

    record: Record = lay_table("guest", Wish("ticket", 2, hints=True), 0)
    again = happened.unpacked(happened.packed(record.opened))
    assert isinstance(again, happened.Opened)
    assert (again.hints, again.tote) == (True, False)
    for hints in (True, False):
        written = write(
            *(record.match, ("Ann", "Bob"), record.commitment, (b"a", b"b"), record.opened.seed),
            hints=hints,
        )
        assert (HINTS in written) == hints
