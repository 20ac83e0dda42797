"""What all tests share."""

from __future__ import annotations

import functools
import gc
import os

import pytest
from hypothesis import settings

# Machines are noisy: no example is judged by the clock, and every run tries the same ones.
settings.register_profile("house", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--goldens", action="store_true", help="write the golden stories anew")


def pytest_sessionstart() -> None:
    """Forget what was remembered: a mutant is judged in a fork of a process that ran all tests."""
    if os.environ.get("MUTANT_UNDER_TEST"):
        for one in gc.get_objects():
            if isinstance(one, functools._lru_cache_wrapper):
                one.cache_clear()


@pytest.fixture
def rewrite_goldens(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--goldens"))
