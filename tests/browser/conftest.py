"""A server of one's own and a browser for the tests of the page."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    sync_playwright,
)

from hippodrome.games import FURTHER_ROOMS
from tests.browser.finding import browser_path
from tests.browser.repeating import NO_CHANCE

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
PLAIN_HOST = "friends.test"
"""A name for this machine that, unlike localhost, browsers do not trust over plain http."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--host-resolver-rules=MAP {PLAIN_HOST} 127.0.0.1",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("browser")


class Server:
    """A server process on loopback, on a port of its own, with a data folder and loaded dice."""

    def __init__(self, data: Path, port: int = 0, rooms: str = "") -> None:
        self.data, self.port, self.address = data, port, ""
        self.rooms = rooms
        """Further rooms, besides those of the house."""
        self.process: subprocess.Popen[str] | None = None

    @property
    def shared(self) -> str:
        """Its address as friends would be given it."""
        return f"http://{PLAIN_HOST}:{self.port}"

    @property
    def key(self) -> Path:
        """Where it reads how the dice fall."""
        return self.data / "key"

    def repeat(self, name: str) -> None:
        """Let the games from now on be those that belong to a name."""
        self.key.write_text(name)

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.repeating", str(self.key)]
        command += ["serve", "--no-open", "--lang", "en", "--name", PLAIN_HOST]
        command += ["--port", str(self.port), "--data", str(self.data)]
        # Many people are played here from one address.
        environment = {**os.environ, FURTHER_ROOMS: self.rooms, "HIPPODROME_LIMITS": "0"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "http://" in line:
                self.address = line.split()[-1].rstrip("/")
                self.port = int(self.address.rsplit(":", 1)[1])
                return
        raise RuntimeError("the server did not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self._ended()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self._ended()
        except subprocess.TimeoutExpired:
            self.kill()

    def _ended(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.wait(timeout=10)
        self.process.stdout.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    house = Server(tmp_path_factory.mktemp("house"), rooms="tests.rooms.pony")
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        yield running
        running.close()


NewPage = Callable[..., Page]


@pytest.fixture
def new_page(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Opens pages of different people; a console error in any of them fails the test."""
    server.repeat(request.node.nodeid)
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error":
            complaints.append(message.text)

    def open_page(
        path: str = "/",
        size: ViewportSize | None = None,
        language: str = "en",
        dark: bool = False,
        errors: bool = True,
    ) -> Page:
        context = browser.new_context(
            viewport=size or DESKTOP,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            base_url=server.address,
        )
        context.add_init_script(NO_CHANCE)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        if errors:
            page.on("console", note)
            page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
