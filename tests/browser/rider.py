"""Plays Ticket Gagnant as a person would: by looking at the page and tapping what it offers."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from hippodrome.words import words

OWN = "section.own"
CHOICE = f"{OWN} .ways [data-move]:not([aria-disabled='true']):visible"
CARD = f"{OWN} .hand button.held:not(.idle):visible"
MOVER = f"{OWN} .ways .mover:visible"
RACE = f"{OWN} form.race button.main:enabled:visible"
TICKET = f"{OWN} form.form:visible"
CURTAIN = ".curtain button:visible"
STAGE = ".stage button:visible"
HELD = ".hand .held:visible"
ASKED = ", ".join((CHOICE, CARD, RACE, TICKET, CURTAIN))


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


def story(page: Page) -> Locator:
    """The log beside the board."""
    return page.get_by_role("log", name=say("page-story"))


def take_turn(page: Page) -> bool:
    """Do the next thing this page asks for, if it asks for anything."""
    for spot in (STAGE, CURTAIN, RACE, CHOICE, MOVER, CARD):
        found = page.locator(spot)
        if found.count():
            # The table may move on between looking and tapping: then there is something new to do.
            with suppress(PlaywrightTimeout):
                found.first.click(timeout=2000)
            return True
    if page.locator(TICKET).count():
        with suppress(PlaywrightTimeout):
            for horse in page.locator(f"{TICKET} .horse[aria-pressed='false']").all()[:3]:
                horse.click(timeout=2000)
            page.locator(f"{TICKET} button.main").click(timeout=2000)
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
    raise AssertionError(
        f"{until!r} never came; the page says: {pages[0].inner_text('body')[:2000]}"
    )


def wait_until_asked(page: Page) -> None:
    """Wait until the page asks this person for something."""
    expect(page.locator(ASKED).first).to_be_visible()


def finished_race(page: Page) -> str:
    """Let two bots finish a small meeting; give its number."""
    fill = ["tipster", "tipster"]
    address = lay_table(page, seats=2, fill=fill, begin=True, pack="tiny")
    identity = address.rsplit("/", 1)[1]
    for _ in range(300):
        table = page.evaluate(
            "async (path) => (await fetch(path)).json()", f"/api/tables/{identity}"
        )
        if table["phase"] == "finished":
            return identity
        page.wait_for_timeout(100)
    raise AssertionError("the bots never finished")
