"""How rules become machine code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy
import pytest

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("compiled")]


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
