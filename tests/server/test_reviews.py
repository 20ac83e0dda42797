"""Reviews over HTTP: made once in the background, kept, and refused with a sentence."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hippodrome.games import game_named
from hippodrome.table import review as reviewing
from hippodrome.table import reviews
from hippodrome.table.review import Effort
from hippodrome.table.thinking import Thinkers
from tests.server.test_table import told
from tests.server.visitors import Frame, Visitor, play_on, serving, visitors

ALONE = {"fill": ["me", "tipster"], "begin": True, "options": {"first": 1}}


class HereThinkers(Thinkers):
    """Goes on with reviews on the spot, a moment at a time."""

    calls = 0

    async def ask(self, work: Callable[..., Any], *arguments: Any) -> Any:
        HereThinkers.calls += 1
        return await asyncio.to_thread(work, *arguments[:-1], 0.01)


@pytest.fixture(autouse=True)
def quick_and_here(monkeypatch: pytest.MonkeyPatch) -> None:
    HereThinkers.calls = 0
    monkeypatch.setattr(reviews, "Thinkers", HereThinkers)
    monkeypatch.setattr(reviews, "reading_of", lambda game: game.interpreted)
    monkeypatch.setattr(reviewing, "usual_effort", lambda *_: Effort(2, 8))
    monkeypatch.setattr(reviewing, "COMPARED", 4)


async def asked(visitor: Visitor, table: str) -> tuple[int, Frame]:
    answer = await visitor.http.get(f"/api/tables/{table}/review")
    return answer.status_code, answer.json()


async def made(visitor: Visitor, table: str) -> Frame:
    """Ask until the review is there."""
    for _ in range(2000):
        status, found = await asked(visitor, table)
        assert status == 200, found
        if found.get("review"):
            return found
        await asyncio.sleep(0.01)
    raise AssertionError("the review was never made")


async def finished(ann: Visitor) -> str:
    table = await ann.lay(**ALONE)
    async with ann.at(table) as line:
        await play_on(line, await line.hello())
    return table


def test_a_review_is_made_once_and_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as address, visitors(address, "Ann", "Bob") as (ann, bob):
            table = await finished(ann)
            status, first = await asked(ann, table)
            assert (status, first["done"]) == (200, 0)
            one, other = await asyncio.gather(made(ann, table), made(bob, table))
            assert one == other
            assert one["done"] == one["steps"] == one["review"]["steps"]
            for balance in one["review"]["balances"]:
                total = balance["expected"] + balance["decisions"] + balance["luck"]
                assert total == balance["result"]
            races = {chances["race"] for chances in one["review"]["chances"]}
            assert {race["race"] for race in one["races"]} == races
            assert all(race["runners"] for race in one["races"])
            game = game_named("ticket")
            for mistakes, better in zip(one["review"]["worst"], one["better"], strict=True):
                written = [game.write(game.moves.number(move)) for move in better]
                assert written == [mistake["better_notation"] for mistake in mistakes]
            calls = HereThinkers.calls
            assert await made(ann, table) == one
            assert HereThinkers.calls == calls, "it was kept"
        async with serving(tmp_path) as address, visitors(address, "Cleo") as (cleo,):
            assert await made(cleo, table) == one, "whoever has the link sees it, also later"
            assert HereThinkers.calls == calls

    asyncio.run(asyncio.wait_for(story(), 120))


def test_what_cannot_be_reviewed_is_a_sentence(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(**ALONE)
        status, problem = await asked(ann, table)
        assert (status, problem["code"]) == (404, "review-unfinished")
        status, problem = await asked(ann, "nowhere")
        assert (status, problem["code"]) == (404, "table-unknown")

    told(tmp_path, story)


def test_too_many_reviews_at_once_wait_outside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MOST_WAITING", 0)

    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        status, problem = await asked(ann, await finished(ann))
        assert (status, problem["code"]) == (503, "review-busy")

    told(tmp_path, story)


def test_a_review_that_fails_can_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing = [True]
    go_on = reviewing.Reviewing.go_on

    def falters(self: reviewing.Reviewing) -> None:
        if failing.pop() if failing else False:
            raise RuntimeError("a worker falters")
        go_on(self)

    monkeypatch.setattr(reviewing.Reviewing, "go_on", falters)

    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        assert (await made(ann, await finished(ann)))["review"]

    told(tmp_path, story)


def test_a_review_that_always_fails_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []

    def falls(self: reviewing.Reviewing) -> None:
        tried.append(self.step)
        raise RuntimeError("a worker falls")

    monkeypatch.setattr(reviewing.Reviewing, "go_on", falls)

    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await finished(ann)
        async with asyncio.timeout(60):
            while (answer := await asked(ann, table))[0] == 200:
                await asyncio.sleep(0.05)
        status, problem = answer
        assert (status, problem["code"]) == (500, "review-failed")
        assert len(tried) == reviews.MOST_FAILURES
        await asked(bob, table)
        assert len(tried) == reviews.MOST_FAILURES, "nobody begins it again"

    told(tmp_path, story)
