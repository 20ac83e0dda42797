"""Tables of thinking bots, measured small; and that a loop which is held is noticed."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from bench.server import held
from bench.server.thinkers import HELD_AT_MOST, Evening, failures, measure

FEW = Evening(tables=2, seconds=1.5, pace=0.2, pack="tiny", decisions_before=2)


def test_people_play_beside_thinking_bots() -> None:
    figures = asyncio.run(measure(FEW))
    assert figures["steps_of_bots"] > 0
    assert figures["answers_missing_alone"] == figures["answers_missing_beside_thinkers"] == 0
    for when in ("alone", "beside_thinkers"):
        assert figures[f"loop_worked_ms_max_{when}"] > 0
        assert figures[f"answer_ms_p50_{when}"] > 0


def test_a_loop_that_is_held_is_noticed(tmp_path: Path) -> None:
    file, long = tmp_path / "beats", 0.08

    async def hold() -> None:
        with file.open("w", encoding="utf-8") as notes:
            beating = asyncio.create_task(held.beat(notes))
            await asyncio.sleep(0.01)
            end = time.thread_time() + long
            while time.thread_time() < end:
                pass
            await asyncio.sleep(1.2 * held.A_LINE)
            beating.cancel()
            await asyncio.gather(beating, return_exceptions=True)

    asyncio.run(hold())
    found = held.noted(file, 0, time.time())
    assert found.worked >= long
    assert found.late >= long - held.BEAT
    assert found.beats > 1


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("loop_worked_ms_max_beside_thinkers", HELD_AT_MOST),
        ("answers_missing_beside_thinkers", 1.0),
        ("steps_of_bots", 0.0),
    ],
)
def test_a_held_loop_a_lost_answer_and_bots_that_do_not_play_are_failures(
    name: str, wrong: float
) -> None:
    right = {
        "loop_worked_ms_max_beside_thinkers": 9.0,
        "answers_missing_alone": 0.0,
        "answers_missing_beside_thinkers": 0.0,
        "steps_of_bots": 40.0,
    }
    assert failures(right) == 0
    assert failures({**right, name: wrong}) == 1
