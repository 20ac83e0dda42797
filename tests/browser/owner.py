"""Plays Auteuil as a person would: by looking at the page and tapping what it offers."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.visitor import CURTAIN, OWN, QUICK, STAGE, go_on, lay_table

SLIP = f"{OWN} form.form:visible"
HORSE = f"{OWN} .paddock [data-horse][data-move]:visible"
SAFE_HORSE = f"{OWN} .paddock [data-horse][data-move]:not(.fall):visible"
READY = f"{OWN} form.ready button:enabled:visible"
BUYING = f"{OWN} form.going:not(.ready) button:enabled:visible"
AGAIN = f"{OWN} .again [data-move]:enabled:visible"
SETTLED = f"{OWN} .settled"
ASKED = ", ".join((SLIP, HORSE, READY, BUYING, AGAIN, CURTAIN))


def lay_evening(page: Page, fill: list[str], pack: str = "tiny", **options: int) -> str:
    """Lay a table of one race; it begins at once unless a seat is left open."""
    wish = {"races": 1, **options}
    begin = "" not in fill
    return lay_table(
        page, game="auteuil", seats=len(fill), fill=fill, begin=begin, pack=pack, options=wish
    )


def fill_slip(page: Page) -> None:
    """Mark the tiercé 1-2-3, 1 to win and 2 to be placed, and hand it in."""
    lines = (".row[data-line]", ".column[data-line]")
    horses = ((0, 1, 2), (0, 1))
    for line, marks in zip(lines, horses, strict=True):
        for place, horse in enumerate(marks):
            box = page.locator(f"{SLIP} {line}").nth(place).locator("button").nth(horse)
            if box.get_attribute("aria-pressed") == "false":
                box.click(timeout=QUICK)
    page.locator(f"{SLIP} button.main").click(timeout=QUICK)


def take_turn(page: Page, but: tuple[str, ...] = ()) -> bool:
    """Do the next thing this page asks for, if it asks for anything but those."""
    for spot in (CURTAIN, STAGE, READY, BUYING, AGAIN, SAFE_HORSE, HORSE):
        found = page.locator(spot)
        if spot not in but and found.count():
            with suppress(PlaywrightTimeout):
                found.last.click(timeout=QUICK)
            return True
    if SLIP not in but and page.locator(SLIP).count():
        with suppress(PlaywrightTimeout):
            fill_slip(page)
        return True
    return False


def run(pages: list[Page], until: str) -> None:
    """Let everybody play until every page shows something."""
    go_on(pages, until, take_turn, READY)


def wait_until_asked(page: Page) -> None:
    """Wait until the page asks this person for something."""
    expect(page.locator(ASKED).first).to_be_visible()
