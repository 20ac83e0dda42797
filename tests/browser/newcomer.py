"""A newcomer who knows nothing and follows only what is lit."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.visitor import QUICK

COACH = "section.coach"
LIT = "[data-lit]:is(button, a, input, label):visible"
OVER = f"{COACH} a[href^='/learn/']"
"""What only the last step shows: the way to the other lessons."""
MOST_LOOKS = 700


def begin(page: Page, game: str, lesson: str) -> None:
    """Come to a lesson by its address; a table in a hurry spares the test its stages."""
    page.goto(f"/learn/{game}/{lesson}")
    expect(page.locator(COACH)).to_be_visible(timeout=20_000)
    once = page.locator("button[aria-pressed]", has_text="At once")
    if once.count() and once.first.is_visible():
        once.first.click()


def follow(page: Page, *, keys: bool = False) -> int:
    """Do what is lit until the lesson is over; give how many things were done."""
    done = 0
    for _ in range(MOST_LOOKS):
        if page.locator(OVER).count():
            return done
        lit = page.locator(LIT)
        if not lit.count():
            page.wait_for_timeout(60)
            continue
        done += 1  # a tap that was slow may have been felt all the same
        with suppress(PlaywrightTimeout):
            if keys:
                lit.first.focus(timeout=QUICK)
                page.keyboard.press("Enter")
            else:
                lit.first.click(timeout=QUICK)
        page.wait_for_timeout(30)
    raise AssertionError(f"the lesson never ended; it says: {page.inner_text(COACH)}")
