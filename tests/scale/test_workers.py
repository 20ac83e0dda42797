"""Bots that think on other machines: real workers over a real NATS, which die, lag and lie."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hippodrome.bots.searching import Budget
from hippodrome.cli import main
from hippodrome.games import GAMES
from hippodrome.table import review as reviewing
from hippodrome.table import reviews, thinking_elsewhere
from hippodrome.table.errands import SECRET, Answer, Question, Seal, brought, carried
from hippodrome.table.house import House
from hippodrome.table.log import printed_of
from hippodrome.table.nats_bus import connected
from hippodrome.table.record import FINISHED
from hippodrome.table.review import Effort
from hippodrome.table.reviews import advance
from hippodrome.table.reviews import question as review_question
from hippodrome.table.store import Store
from hippodrome.table.thinking import Thinkers, think
from hippodrome.table.thinking_elsewhere import ANSWERS, ASK, Post, ThinkersElsewhere
from hippodrome.table.worker import Worker
from tests.laws.test_secrets import secrets_of, seen_by
from tests.laws.walks import some_settings, walk
from tests.scale.companies import soon, tell
from tests.scale.servers import Nats
from tests.table.houses import begun, play, until
from tests.table.test_thinking import menu, question

WORD = "the horse that nobody backed"
SEAL = Seal(WORD)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine the living are silent for a while, too."""
    monkeypatch.setattr(thinking_elsewhere, "SILENT", 20.0)
    monkeypatch.setattr(thinking_elsewhere, "LONGEST", 120.0)


class Spot(Thinkers):
    """Thinks on the spot, once it is let; counts what it was asked."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        self.asked = 0
        self.go = asyncio.Event()
        self.go.set()

    async def ask(self, work: Any, *arguments: Any) -> Any:
        self.asked += 1
        await self.go.wait()
        return await asyncio.to_thread(work, *arguments)


class Home(ThinkersElsewhere):
    """Asks others, and counts what is left to be thought at home."""

    def __init__(self, post: Post) -> None:
        super().__init__(post, workers=1)
        self.left = 0

    def _ask(self, question: Any) -> Any:
        self.left += 1
        work, arguments = question
        return work(*arguments)


@asynccontextmanager
async def posted(nats: Nats, seal: Seal = SEAL) -> AsyncIterator[Post]:
    post = Post(nats.address, seal)
    await post.open()
    try:
        yield post
    finally:
        await post.close()


@asynccontextmanager
async def working(nats: Nats, thinkers: Thinkers, seal: Seal = SEAL) -> AsyncIterator[Worker]:
    worker = Worker(nats.address, seal, thinkers, 1)
    await worker.open()
    try:
        yield worker
    finally:
        await worker.close()


def test_a_worker_answers_with_a_move_of_the_menu(nats: Nats) -> None:
    async def story() -> None:
        async with working(nats, spot := Spot()), posted(nats) as post:
            home = Home(post)
            [move] = await home.think(*question())
            assert move in menu()
            assert (spot.asked, home.left, post.answered) == (1, 0, 1)

    tell(story)


def test_without_a_worker_one_thinks_at_home_and_at_once(nats: Nats) -> None:
    async def story() -> None:
        async with posted(nats) as post:
            home = Home(post)
            async with asyncio.timeout(thinking_elsewhere.SILENT / 2):  # NATS says so, nobody waits
                [move] = await home.think(*question())
            assert move in menu()
            assert (home.left, post.answered) == (1, 0)

    tell(story)


def test_what_a_worker_cannot_do_is_done_at_home(nats: Nats) -> None:
    """A bot that is not installed there, say: at home it fails with its own words, or does not."""

    async def story() -> None:
        async with working(nats, Spot()), posted(nats) as post:
            home = Home(post)
            broken = list(question())
            broken[3] = {"hand": [[0]]}
            with pytest.raises(ValueError, match="shorter"):
                await home.think(*broken)
            assert (home.left, post.answered) == (1, 0)
            assert await home.ask(max, 3, 5) == 5, "what is no errand never leaves the house"

    tell(story)


def test_who_has_too_much_to_do_says_so_and_another_is_asked(nats: Nats) -> None:
    async def story() -> None:
        async with working(nats, busy := Spot()) as first, posted(nats) as post:
            busy.go.clear()
            asked = [asyncio.create_task(Home(post).think(*question())) for _ in range(first._most)]
            await soon(lambda: busy.asked == first._most)
            home = Home(post)
            assert (await home.think(*question()))[0] in menu()
            assert home.left == 1, "nobody else was there"
            busy.go.set()
            assert all(move in menu() for [move] in await asyncio.gather(*asked))

    tell(story)


@contextmanager
def run_worker(nats: Nats) -> Iterator[subprocess.Popen[str]]:
    """Run `hippodrome worker` in a process of its own, until it takes questions."""
    command = [sys.executable, "-m", "hippodrome.cli", "worker", "--workers", "1", "--lang", "en"]
    settings = {**os.environ, SECRET: WORD, "HIPPODROME_BUS": nats.address}
    with subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert nats.address in process.stdout.readline()
            yield process
        finally:
            process.kill()


def test_a_worker_that_is_killed_over_a_question_is_replaced(
    nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with posted(nats) as post:
            home = Home(post)
            with run_worker(nats) as dying:
                [move] = await home.think(*question())
                assert move in menu()
                assert post.answered == 1
                monkeypatch.setattr(thinking_elsewhere, "SILENT", 2.0)
                dying.send_signal(signal.SIGSTOP)  # it will not answer any more…
                asked = asyncio.create_task(home.think(*question()))
                await asyncio.sleep(0.2)
                dying.kill()  # …and dies with the question
                async with working(nats, spot := Spot()):
                    [move] = await asyncio.wait_for(asked, 30)
            assert move in menu()
            assert (spot.asked, home.left, post.answered) == (1, 0, 2)

    tell(story)


def test_an_answer_of_somebody_else_is_none(nats: Nats) -> None:
    """Signed with another secret, made of a question, or sent again to another question."""

    async def story() -> None:
        overheard: list[bytes] = []

        async def forge(message: Any) -> None:
            data = message.data
            asked = SEAL.read_question(data)
            assert asked is not None
            to = f"{ANSWERS}.{asked.process}"
            lie = Answer(asked.number, "liar", done=True, found=b"\x91\x07")
            for forged in (Seal("another secret, as long").answer(lie), data, b"", b"\x00" * 99):
                await stranger.publish(to, forged)
            for old in overheard:
                await stranger.publish(to, old)
            overheard.append(SEAL.answer(Answer(asked.number, "old", done=True, found=b"\x91\x07")))

        stranger = await connected(nats.address)
        await stranger.subscribe(ASK, cb=forge)
        await stranger.flush()
        async with posted(nats) as post:
            home = Home(post)
            for _ in range(2):
                assert (await home.think(*question()))[0] in menu()
            assert (home.left, post.answered) == (2, 0)
        await stranger.close()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinking_elsewhere, "SILENT", 0.2)
        tell(story)


def test_a_worker_heeds_nobody_without_the_secret(nats: Nats) -> None:
    async def story() -> None:
        async with working(nats, spot := Spot()), posted(nats, Seal("not the same secret")) as post:
            assert (await Home(post).think(*question()))[0] in menu()
            assert spot.asked == 0

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinking_elsewhere, "SILENT", 0.2)
        tell(story)


def test_a_game_with_bots_elsewhere_and_its_review(
    nats: Nats, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A review is gone on with where it was begun; one worker of two has all of it."""
    monkeypatch.setattr(reviews, "reading_of", lambda game: game.interpreted)
    monkeypatch.setattr(reviewing, "usual_effort", lambda *_: Effort(2, 8))
    monkeypatch.setattr(reviewing, "COMPARED", 4)

    async def story() -> None:
        store = Store.in_folder(tmp_path)
        house = House(store, post=Post(nats.address, SEAL))
        async with working(nats, one := Spot()) as first, working(nats, two := Spot()) as second:
            first._going_on, second._going_on = going_on = (Spot(), Spot())
            await house.start()
            try:
                live = await begun(house, bots=2)
                await asyncio.gather(play_through(live), until(live, finished))
                assert one.asked
                assert two.asked
                assert not house.thinkers.workers, "nobody thought at home"
                asked = list(review_question(live.record))
                asked[-1] = 0.0  # a step at a time
                done, made = 0, None
                while made is None:
                    before = done
                    done, made = await house.reviews.thinkers.ask(advance, *asked)
                    assert done > before, "nobody began anew"
                assert min(spot.asked for spot in going_on) == 0
            finally:
                await house.close()
                store.close()

    tell(story)


def finished(record: Any) -> bool:
    return bool(record.phase == FINISHED)


async def play_through(live: Any) -> None:
    """Decide for the host whenever it is asked."""
    while live.record.phase != FINISHED:
        if 0 in live.record.awaited():
            with contextlib.suppress(Exception):
                await play(live, 0, live.record.match.menu(0)[0])
        await asyncio.sleep(0.005)


# What crosses.


@pytest.mark.parametrize("name", GAMES)
def test_what_crosses_is_made_of_the_view_alone(name: str) -> None:
    """Equal views give equal bytes: of twins who differ in what a seat cannot know."""
    [setting] = some_settings(name, "tiny", 1)
    printed, chance, differ = setting.game.pack("tiny"), Random(1), 0
    for drawn, state in walk(setting, 1):
        for seat in range(setting.seats):
            twin = state.copy()
            secrets_of(name).reshuffle(drawn, twin, seat, chance)
            differ += twin != state
            one, other = (
                carried(
                    "think", (name, printed.hash, printed_of(printed), view, seat, "expert", luck)
                )
                for luck, view in enumerate(
                    seen_by(setting.game.interpreted.see, setting, drawn, lying, seat).remembered()
                    for lying in (state, twin)
                )
            )
            assert one == other
    assert differ, "twins that do not differ would prove nothing"


def test_luck_is_drawn_where_it_is_needed() -> None:
    body = carried("think", question(seed=77))
    drawn = [brought("think", body) for _ in range(2)]
    assert all(function is think for function, _ in drawn)
    lucks = {arguments[6] for _, arguments in drawn}
    assert len(lucks) == 2
    assert 77 not in lucks


def test_a_question_is_no_answer_and_a_changed_one_nothing() -> None:
    asked = SEAL.question(Question("p", "1", "think", b""))
    assert SEAL.read_question(asked) == Question("p", "1", "think", b"")
    assert SEAL.read_answer(asked) is None
    for place in range(len(asked)):
        changed = bytearray(asked)
        changed[place] ^= 1
        assert SEAL.read_question(bytes(changed)) is None


def test_budgets_cross(nats: Nats) -> None:
    given = (*question()[:5], 9, (), Budget(simulations=3, seconds=1.5))
    _, arguments = brought("ponder", carried("ponder", given))
    assert arguments == given


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["serve", "--thinkers", "oracle"], "Nobody is called “oracle”"),
        (["serve", "--thinkers", "bus"], "name a NATS with --bus"),
        (["serve", "--thinkers", "bus", "--bus", "nats://127.0.0.1:1"], SECRET),
        (["worker", "--bus", "nats://127.0.0.1:1"], SECRET),
    ],
)
def test_what_is_missing_is_a_sentence(
    arguments: list[str],
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(SECRET, "short")
    with pytest.raises(SystemExit) as left:
        main([*arguments, "--lang", "en"])
    assert left.value.code == 2
    assert sentence in capsys.readouterr().err
