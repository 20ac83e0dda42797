"""Photographs pages on which time goes on only when the camera lets it.

What is on stage passes by itself, and at a table at once it is gone before anybody looks. So the
page's clock is stopped: a stage stays until the picture is taken, however slow the machine is.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from tests.browser.album import ALSO, PRINTED
from tests.browser.conftest import DESKTOP, PHONE, Server
from tests.browser.repeating import NO_CHANCE
from tests.browser.visitor import TakeTurn, leave_stage, never_came

SIZES: dict[str, ViewportSize] = {
    "desktop": DESKTOP,
    "phone": PHONE,
    "tablet": {"width": 820, "height": 1180},
    "television": {"width": 1920, "height": 1080},
}
QUALITY = 20
"""Of 100: letters are still clear, and a picture takes some 20 kB."""
SETTLED = 450
"""Milliseconds a page is given to come to rest."""
TICK = 60
"""Milliseconds a page's clock goes on where there is nothing to do: less than any stage takes."""
NETWORK = 25
"""Milliseconds the server is given in the meantime."""
ANSWERED = 250
"""Milliseconds after which the server has surely taken what was decided."""
MOST_TURNS = 3000
SKIP = ".stage .skip-moment:visible"
CALL_ONESELF = """async (name) => {
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/name', { method: 'POST', headers, body: JSON.stringify({ name }) })
}"""


@dataclass(frozen=True)
class Shot:
    """A picture to take once something is in sight."""

    what: str
    spot: str
    prepare: Callable[[Page], None] | None = None
    """What is done before it is taken."""
    after: int = 0
    """How many times it is passed over first: a field that has just started shows little."""

    @property
    def staged(self) -> bool:
        """Is it what is on stage that is wanted?"""
        return self.spot.startswith(".stage")


def complete(page: Page) -> None:
    """Show the whole of a scene that comes part by part."""
    page.locator(SKIP).click()


def webp(picture: bytes, size: str) -> bytes:
    """Write a screenshot small."""
    small, printed = io.BytesIO(), Image.open(io.BytesIO(picture)).convert("RGB")
    printed = printed.resize(PRINTED[size], Image.Resampling.LANCZOS)
    printed.save(small, "WEBP", quality=QUALITY, method=6)
    return small.getvalue()


class Camera:
    """Takes one visitor's pictures, each in one size and some of them in a second."""

    def __init__(
        self,
        browser: Browser,
        house: Server,
        folder: Path,
        language: str,
        sizes: tuple[str, str],
        dark: bool,
    ) -> None:
        self.browser, self.house, self.folder = browser, house, folder
        self.language, self.sizes, self.dark = language, sizes, dark
        self.contexts: list[BrowserContext] = []
        self.page = self.open("Alice")

    def open(self, name: str, running: bool = False) -> Page:
        """Open a person's page; where its clock is running it needs nobody's help."""
        context = self.browser.new_context(
            viewport=SIZES[self.sizes[0]],
            locale=self.language,
            color_scheme="dark" if self.dark else "light",
            reduced_motion="reduce",
            # Whoever plays with others came by an address that can be shared.
            base_url=self.house.shared if running else self.house.address,
        )
        context.add_init_script(NO_CHANCE)
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        if not running:
            stop_clock(page)
        page.goto("/")
        page.evaluate(CALL_ONESELF, name)
        return page

    def close(self) -> None:
        """Leave the house."""
        for context in self.contexts:
            context.close()

    def take(self, what: str, page: Page | None = None) -> None:
        """Photograph a page, in the visitor's second size too where the album shows that."""
        seen = page or self.page
        for size in self.sizes if what in ALSO else self.sizes[:1]:
            seen.set_viewport_size(SIZES[size])
            settle(seen)
            (self.folder / f"{size}-{what}.webp").write_bytes(webp(seen.screenshot(), size))
        seen.set_viewport_size(SIZES[self.sizes[0]])

    def collect(self, turn: TakeTurn, shots: Sequence[Shot], over: str = ".ending") -> list[str]:
        """Play on and take every picture once its spot is in sight; give those that never came."""
        left, passed = list(shots), dict.fromkeys((shot.what for shot in shots), 0)
        for _ in range(MOST_TURNS):
            ended = self.page.locator(over).count()
            for shot in sorted(left, key=lambda shot: not shot.staged):
                if self._sees(shot) and self._passes(shot, passed):
                    if shot.prepare:
                        shot.prepare(self.page)
                    self.take(shot.what)
                    left.remove(shot)
            if not left or ended:
                return [shot.what for shot in left]
            if not turn(self.page):
                tick(self.page)
        raise never_came(self.page, over)

    def _sees(self, shot: Shot) -> bool:
        """Is there what the picture is of, and nothing before it?"""
        found = self.page.locator(shot.spot)
        if not found.count():
            return False
        if not shot.staged:
            # What was answered last may still be shown.
            self.page.wait_for_timeout(ANSWERED)
            leave_stage(self.page)
        return found.count() > 0

    @staticmethod
    def _passes(shot: Shot, passed: dict[str, int]) -> bool:
        passed[shot.what] += 1
        return passed[shot.what] > shot.after


def stop_clock(page: Page) -> None:
    """Let time stand still on a page, from now on."""
    page.clock.install()
    hold_clock(page)


def hold_clock(page: Page) -> None:
    """Stop a page's clock that we hold already."""
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 1)


def tick(page: Page, milliseconds: int = TICK) -> None:
    """Let a little time go by, on the page and for the server."""
    page.clock.run_for(milliseconds)
    page.wait_for_timeout(NETWORK)


def settle(page: Page) -> None:
    """Let fonts, pictures and whatever was asked for come in."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(SETTLED)
