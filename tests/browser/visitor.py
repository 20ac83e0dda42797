"""What everybody does at any table of the house, whichever game is played at it."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from hippodrome.words import words

OWN = "section.own"
CURTAIN = ".curtain button:visible"
STAGE = ".stage button:visible"
QUICK = 800
"""Milliseconds a tap may take: the table may move on between looking and tapping."""

SETTLED = """() => Promise.race([
    new Promise((done) => setTimeout(done, 400)),
    Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {}))),
])"""
"""Waits until nothing changes any more, or not for long: colours may be changing with the light."""

ATTEMPTS: WeakKeyDictionary[Page, count[int]] = WeakKeyDictionary()

TakeTurn = Callable[..., bool]
"""Does the next thing a page asks for; false if it asks for nothing."""


def say(key: str, language: str = "en", **params: Any) -> str:
    """What the page says, from the same catalogue."""
    return words(language).say(key, **params)


def lay_table(page: Page, **wish: Any) -> str:
    """Lay a table as this page's guest; give its address."""
    answer = page.evaluate(
        """async (body) => {
            const headers = { 'content-type': 'application/json' }
            const laid = await fetch('/api/tables', { method: 'POST', headers, body })
            return await laid.json()
        }""",
        json.dumps({"game": "ticket", "pace": 0, **wish}),
    )
    assert "id" in answer, answer
    return f"/table/{answer['id']}"


def sit_down(page: Page, name: str, language: str = "en", seat: int = 0) -> None:
    """Come by a link, say a name and take a free seat: the first, or the one of a number."""
    page.get_by_label(say("page-name-first", language)).fill(name)
    page.get_by_role("button", name=say("page-name-this", language)).click()
    empty = page.get_by_text(say("page-seat-empty", language, seat=seat))
    where = page.locator("li", has=empty) if seat else page
    where.get_by_role("button", name=say("page-sit-here", language)).first.click()


def finish(page: Page, address: str) -> str:
    """Wait until bots have finished a game; give the number of its table."""
    identity = address.rsplit("/", 1)[1]
    for _ in range(300):
        table = page.evaluate(
            "async (path) => (await fetch(path)).json()", f"/api/tables/{identity}"
        )
        if table["phase"] == "finished":
            return identity
        page.wait_for_timeout(100)
    raise AssertionError("the bots never finished")


def story(page: Page) -> Locator:
    """The log beside the board."""
    return page.get_by_role("log", name=say("page-story"))


def lines(page: Page) -> Locator:
    """The lines of that log, in any language; the mark of one's last turn comes and goes."""
    return page.locator("[role='log'] >> nth=0").locator("li:not(.mark)")


def next_attempt(page: Page) -> int:
    """Count what was tried on a page, so that one does not always do the same."""
    return next(ATTEMPTS.setdefault(page, count(1)))


def leave_stage(page: Page) -> None:
    """Skip what is on stage."""
    while page.locator(STAGE).count():
        with suppress(PlaywrightTimeout):
            page.locator(STAGE).last.click(timeout=QUICK)


def go_on(pages: list[Page], until: str, take_turn: TakeTurn, ready: str, most: int = 900) -> None:
    """Let everybody play until every page shows something."""
    # Whoever waits for the stage neither skips what is on it nor goes on to the next race.
    but = (STAGE, ready) if until.startswith(".stage") else (until,)
    for _ in range(most):
        if all(page.locator(until).count() for page in pages):
            return
        moved = [take_turn(page, but) for page in pages if not page.locator(until).count()]
        if not any(moved):
            pages[0].wait_for_timeout(60)
    raise never_came(pages[0], until)


def never_came(page: Page, until: str) -> AssertionError:
    """Say what a page shows instead of what was waited for."""
    return AssertionError(f"{until!r} never came; the page says: {page.inner_text('body')[:2000]}")


def carry(page: Page, what: str, where: str) -> None:
    """Drag one thing onto another, as a hand does: down, a little way, there, up."""
    places = [page.locator(spot).first for spot in (what, where)]
    boxes = [place.bounding_box() for place in places]
    for _ in range(40):  # what has just come or gone may still be moving them
        page.wait_for_timeout(60)
        before, boxes = boxes, [place.bounding_box() for place in places]
        if boxes == before:
            break
    start, end = boxes
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + start["width"] / 2 + 12, start["y"] + start["height"] / 2)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()


def tab_to(page: Page, spot: str) -> None:
    """Press Tab until something has the focus, as one does without a mouse."""
    for _ in range(120):
        if page.evaluate("(spot) => document.activeElement?.matches(spot) ?? false", spot):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab never leads to {spot}")


def hand_round(page: Page, until: str, take_turn: TakeTurn, secrets: tuple[str, ...]) -> None:
    """Play with a friend on one device; behind the curtain no secret shows."""
    page.get_by_label(say("page-friend-name", seat=2)).fill("Grandma")
    page.get_by_role("button", name=say("page-sit-friend")).click()
    page.get_by_role("button", name=say("page-begin"), exact=True).click()
    expect(page.locator(f"{CURTAIN}, {STAGE}").first).to_be_visible()
    curtains = 0
    for _ in range(400):
        if page.locator(until).count():
            break
        if page.locator(CURTAIN).count():
            curtains += 1
            for secret in secrets:
                assert page.locator(secret).count() == 0, f"{secret} shows"
        if not take_turn(page):
            page.wait_for_timeout(60)
    assert curtains >= 2
    assert page.locator(until).count() == 1


def fits(page: Page, what: str) -> None:
    """The page is no larger than the screen: only the table in it scrolls."""
    screen = page.viewport_size
    assert screen is not None
    width = page.evaluate("document.documentElement.scrollWidth")
    height = page.evaluate("document.documentElement.scrollHeight")
    assert width <= screen["width"], f"{what}: the page is wider than the screen"
    assert height <= screen["height"], f"{what}: the page itself scrolls, not the table in it"


def violations(page: Page) -> list[str]:
    """What axe objects to, by rule and place."""
    page.evaluate(SETTLED)
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {[node['target'] for node in one['nodes']][:3]}" for one in found]
