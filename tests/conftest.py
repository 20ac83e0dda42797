"""What all tests share."""

from __future__ import annotations

import pytest
from hypothesis import settings

# Machines are noisy: no example is judged by the clock, and every run tries the same ones.
settings.register_profile("house", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--goldens", action="store_true", help="write the golden stories anew")


@pytest.fixture
def rewrite_goldens(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--goldens"))
