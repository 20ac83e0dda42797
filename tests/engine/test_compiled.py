"""How rules become machine code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy
import pytest

pytestmark = pytest.mark.compiled


def sum_of(one: int, other: int) -> int:
    return one + other


def test_a_function_is_compiled_once_for_all_widths_and_literals(tmp_path: Path) -> None:
    from hippodrome.engine.compiled import caching_in, compile_later

    with caching_in(tmp_path):
        added: Any = compile_later(sum_of)

        def sums(narrow: Any) -> int:
            return int(added(narrow[0], 7) + added(8, narrow[1]) + added(narrow[0], 2**40))

        total: Any = compile_later(sums)
        assert total(numpy.array([1, 2], numpy.int8)) == 1 + 7 + 8 + 2 + 1 + 2**40
    assert len(added.signatures) == 1


ENTER_ONCE = """
from hippodrome.games import GAMES
game = GAMES["ticket"]
rules = game.compiled
state = rules.blank()
rules.slot(rules.pack_form(game.pack().printed), 3)
rules.copy(state, state)
entries = (rules.slot, rules.copy)
print([(len(entry.stats.cache_hits), len(entry.stats.cache_misses)) for entry in entries])
"""


def test_a_second_process_finds_the_entries_of_the_first(tmp_path: Path) -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", ENTER_ONCE],
            env={**os.environ, "HIPPODROME_CACHE": str(tmp_path)},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for _ in range(2)
    ]
    assert told == ["[(0, 1), (0, 1)]\n", "[(1, 0), (1, 0)]\n"]
