"""Plays Ticket Gagnant as a person would: by looking at the page and tapping what it offers."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.visitor import CURTAIN, OWN, QUICK, STAGE, finish, lay_table, never_came

CHOICE = f"{OWN} .ways [data-move]:not([aria-disabled='true']):visible"
CARD = f"{OWN} .hand button.held:not(.idle):visible"
MOVER = f"{OWN} .ways .mover:visible"
RACE = f"{OWN} form.race button.main:enabled:visible"
TICKET = f"{OWN} form.form:visible"
HELD = ".hand .held:visible"
ASKED = ", ".join((CHOICE, CARD, RACE, TICKET, CURTAIN))


def take_turn(page: Page, but: tuple[str, ...] = ()) -> bool:
    """Do the next thing this page asks for, if it asks for anything but those."""
    for spot in (STAGE, CURTAIN, RACE, CHOICE, MOVER, CARD):
        found = page.locator(spot)
        if spot not in but and found.count():
            # The table may move on between looking and tapping: then there is something new to do.
            with suppress(PlaywrightTimeout):
                found.first.click(timeout=QUICK)
            return True
    if page.locator(TICKET).count():
        with suppress(PlaywrightTimeout):
            for horse in page.locator(f"{TICKET} .horse[aria-pressed='false']").all()[:3]:
                horse.click(timeout=QUICK)
            page.locator(f"{TICKET} button.main").click(timeout=QUICK)
        return True
    return False


def ride(pages: list[Page], until: str, most: int = 400) -> None:
    """Let everybody play until the first page's text holds something."""
    for _ in range(most):
        if until in pages[0].inner_text("body"):
            return
        moved = [take_turn(page) for page in pages]
        if not any(moved):
            pages[0].wait_for_timeout(60)
    raise never_came(pages[0], until)


def wait_until_asked(page: Page) -> None:
    """Wait until the page asks this person for something."""
    expect(page.locator(ASKED).first).to_be_visible()


def finished_race(page: Page) -> str:
    """Let two bots finish a small meeting; give its number."""
    fill = ["tipster", "tipster"]
    return finish(page, lay_table(page, seats=2, fill=fill, begin=True, pack="tiny"))
