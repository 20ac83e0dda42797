"""Bots think in workers: they answer, they are replaced, they go when their parent goes."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hippodrome.table.log import printed_of
from hippodrome.table.thinking import NICENESS, Thinkers
from tests.table.tables import TICKET, pack

SOON = 30


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    made = Thinkers(workers=2)
    yield made
    made.close()


def question(bot: str = "tipster", seed: int = 7) -> tuple[Any, ...]:
    """A bot is asked which race it chooses."""
    printed = pack("tiny")
    match = TICKET.match(3, {"first": 1}, printed)
    view = match.view(0).remembered()
    return "ticket", printed.hash, printed_of(printed), view, 0, bot, seed


def menu() -> list[int]:
    """What may be answered to that."""
    return TICKET.match(3, {"first": 1}, pack("tiny")).menu(0)


def workers_of(thinkers: Thinkers) -> list[int]:
    return [worker.process.pid or 0 for worker in thinkers.workers]


def alive(process: int) -> bool:
    """Does a process still run, rather than lie unburied?"""
    try:
        told = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return told.rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no niceness")
def test_a_worker_stands_back_where_people_want_the_processor(thinkers: Thinkers) -> None:
    asyncio.run(thinkers.think(*question()))
    (worker,) = workers_of(thinkers)
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, worker) == min(19, own + NICENESS)


def test_a_worker_answers_with_a_move_of_the_menu(thinkers: Thinkers) -> None:
    async def ask() -> list[list[int]]:
        return [await thinkers.think(*question(bot, 3)) for bot in ("tipster", "gambler") * 2]

    answers = asyncio.run(ask())
    assert all(len(answer) == 1 and answer[0] in menu() for answer in answers)
    assert answers[:2] == answers[2:], "the seed decides"


def test_a_worker_thinks_with_the_pack_it_is_given(thinkers: Thinkers) -> None:
    """Not with today's edition of the same name."""
    printed = pack("tiny").printed.copy()
    printed.most_cards = printed.least_cards = 1
    asked = list(question())
    asked[2] = printed_of(type(pack("tiny"))("edited", printed, {}))
    [chosen] = asyncio.run(thinkers.think(*asked))
    assert TICKET.write(chosen).endswith(":1")


def test_a_killed_worker_is_replaced(thinkers: Thinkers) -> None:
    async def ask() -> list[list[int]]:
        answers = list(await asyncio.gather(*(thinkers.think(*question()) for _ in range(2))))
        for process in workers_of(thinkers):
            os.kill(process, signal.SIGKILL)
        answers += await asyncio.gather(*(thinkers.think(*question()) for _ in range(4)))
        return answers

    answers = asyncio.run(ask())
    assert len(answers) == 6
    assert all(answer == answers[0] for answer in answers)


def test_a_bot_that_fails_fails_alone(thinkers: Thinkers) -> None:
    async def ask() -> list[int]:
        broken = list(question())
        broken[3] = {"hand": [[0]]}
        with pytest.raises(ValueError, match="shorter"):
            await thinkers.think(*broken)
        return await thinkers.think(*question())

    [move] = asyncio.run(ask())
    assert move in menu()


def test_closing_ends_workers_and_refuses_questions(thinkers: Thinkers) -> None:
    asyncio.run(thinkers.think(*question()))
    processes = workers_of(thinkers)
    thinkers.close()
    assert not any(alive(process) for process in processes)
    with pytest.raises(RuntimeError):
        asyncio.run(thinkers.think(*question()))


THINKING = """
import asyncio, sys, time
from tests.table.test_thinking import Thinkers, question, workers_of
if __name__ == "__main__":
    thinkers = Thinkers(workers=1)
    asyncio.run(thinkers.think(*question()))
    print(*workers_of(thinkers), flush=True)
    time.sleep(600)
"""


def test_workers_do_not_outlive_a_killed_parent() -> None:
    command = [sys.executable, "-c", THINKING]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        children = [int(word) for word in parent.stdout.readline().split()]
        assert children
        assert all(alive(child) for child in children)
        parent.kill()
    patience = time.monotonic() + SOON
    while any(alive(child) for child in children):
        assert time.monotonic() < patience, "workers are left behind"
        time.sleep(0.05)
