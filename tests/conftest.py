"""What all tests share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from hippodrome.engine import machine_code
from hippodrome.games import GAMES
from tests.laws.walks import COURSES

if TYPE_CHECKING:
    from tests.scale.servers import Nats, Postgres

# Machines are noisy: no example is judged by the clock, and every run tries the same ones.
settings.register_profile("house", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--goldens", action="store_true", help="write the golden stories anew")


def pytest_sessionstart() -> None:
    """Know no game by heart: mutation testing runs changed rules in forks of one process."""
    COURSES.clear()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let one worker make a room's machine code: two at once would both make the same."""
    for item in items:
        compiled = item.get_closest_marker("compiled")
        if compiled:
            parameters = item.callspec.params.values() if hasattr(item, "callspec") else ()
            about = (*compiled.args, *parameters, *item.path.parts)
            room = next((room for room in GAMES if room in about), "ticket")
            item.add_marker(pytest.mark.xdist_group(f"compiled {room}"))
        elif "postgres" in getattr(item, "fixturenames", ()):
            # One worker starts the one server: that takes longer than most of what is asked of it.
            item.add_marker(pytest.mark.xdist_group("postgres"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for the whole session; every test makes a database of its own in it."""
    from tests.scale.servers import Postgres

    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    """A NATS for the whole session."""
    from tests.scale.servers import Nats

    server = Nats()
    try:
        server.start()
        yield server
    finally:
        server.stop()


@pytest.fixture
def rewrite_goldens(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--goldens"))


@pytest.fixture
def nothing_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody find machine code or make any: in plain Python all is the same."""
    monkeypatch.setattr(machine_code, "prepare", lambda *_: None)
    monkeypatch.setattr(machine_code, "is_ready", lambda *_: False)
