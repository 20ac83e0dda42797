"""Warming: a worker compiles once, later starts are immediate, old machine code goes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from hippodrome.engine import warming
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.game import Game
from hippodrome.engine.warming import (
    DAYS_KEPT,
    EVERY_ROOM,
    SECONDS_A_DAY,
    Progress,
    compile_apart,
    mark,
    silent,
    sweep,
    warm,
)
from hippodrome.games import GAMES

MODULE = "tests.study.small_generic"
ROOT = Path(__file__).parents[2]

WARM_TWICE = f"""
import json, numpy
from hippodrome.engine.warming import mark, warm
from hippodrome.games import GAMES
from tests.study import small_generic
game = GAMES["ticket"]
first, second = [], []
warm(game, ["{MODULE}"], lambda *step: first.append(step))
warm(game, ["{MODULE}"], lambda *step: second.append(step))
rules = game.compiled
seats, number_below = rules.enter(small_generic.seats), rules.enter(small_generic.number_below)
row, rows = numpy.ones(3, numpy.int64), numpy.ones((2, 2), numpy.int64)
five = seats(rules.pack_form(game.pack().printed), rules.blank(), row, rows, 3)
below = number_below(rules.stream(1), 1)
hits = [len(entry.stats.cache_hits) for entry in (seats, number_below)]
print(json.dumps([first, second, int(five), int(below), hits, mark(game, "{MODULE}").exists()]))
"""


@pytest.mark.compiled
def test_a_worker_compiles_once_and_tells_every_step(tmp_path: Path) -> None:
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    told = subprocess.run(
        [sys.executable, "-c", WARM_TWICE],
        env={**os.environ, "HIPPODROME_CACHE": str(tmp_path), "PYTHONPATH": path},
        check=True,
        capture_output=True,
        text=True,
    )
    first, second, five, below, hits, marked = json.loads(told.stdout)
    assert first == [[0, 2], [1, 2], [2, 2]]
    assert second == []
    assert (five, below) == (5, 0)
    assert hits == [1, 1], "the types a worker compiles for are those of a call"
    assert marked


@pytest.mark.compiled
def test_no_module_is_taken_for_compiled_because_another_is() -> None:
    modules = (*EVERY_ROOM, MODULE)
    assert len({mark(GAMES["ticket"], module) for module in modules}) == len(modules)


@pytest.mark.compiled
def test_a_worker_that_dies_is_a_sentence() -> None:
    with pytest.raises(HippodromeError, match=r"ticket could not be compiled.*no_such_module"):
        compile_apart(GAMES["ticket"], ["hippodrome.no_such_module"], silent)


@pytest.mark.compiled
def test_two_who_want_the_same_compile_it_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = []

    def slowly(game: Game, modules: list[str], progress: Progress) -> None:
        time.sleep(0.2)
        compiled.append(modules)
        for module in modules:
            warming.mark(game, module).touch()

    monkeypatch.setattr(warming, "folder_of", lambda _: tmp_path)
    monkeypatch.setattr(warming, "compile_apart", slowly)
    asking = [threading.Thread(target=warm, args=(GAMES["ticket"], [MODULE])) for _ in range(3)]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join()
    assert compiled == [[MODULE]]


def folder(parent: Path, name: str, days_ago: float, mark_days_ago: float | None = None) -> Path:
    made = parent / name
    made.mkdir()
    now = time.time()
    if mark_days_ago is not None:
        marked = made / "warmed-0123456789abcdef"
        marked.touch()
        os.utime(marked, (now, now - mark_days_ago * SECONDS_A_DAY))
    os.utime(made, (now, now - days_ago * SECONDS_A_DAY))
    return made


def test_only_old_machine_code_of_the_same_room_is_swept_away(tmp_path: Path) -> None:
    current = folder(tmp_path, "ticket-" + "0" * 16, DAYS_KEPT + 9)
    unused = folder(tmp_path, "ticket-" + "1" * 16, DAYS_KEPT + 1, DAYS_KEPT + 1)
    never_warmed = folder(tmp_path, "ticket-" + "2" * 16, DAYS_KEPT + 1)
    recent = folder(tmp_path, "ticket-" + "3" * 16, DAYS_KEPT - 1)
    used = folder(tmp_path, "ticket-" + "4" * 16, DAYS_KEPT + 9, DAYS_KEPT - 1)
    other_room = folder(tmp_path, "ascot-" + "1" * 16, DAYS_KEPT + 9)
    not_ours = folder(tmp_path, "ticket-photographs", DAYS_KEPT + 9)
    sweep(current)
    assert set(tmp_path.iterdir()) == {current, recent, used, other_room, not_ours}
    assert not unused.exists()
    assert not never_warmed.exists()
