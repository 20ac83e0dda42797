"""A game without a page of its own, played to its end in the browser: no line of TypeScript."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.visitor import lay_table, lines, say, violations

CHOICES = ".plain .choices button:enabled:visible"
STAKE = ".plain form input"


def take_turn(page: Page) -> None:
    """Choose the last thing offered, or name an amount."""
    if page.locator(STAKE).count():
        page.locator(STAKE).fill("7")
        page.locator(STAKE).press("Enter")
    elif page.locator(CHOICES).count():
        page.locator(CHOICES).last.click()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_room_without_a_page_is_played_to_its_end(new_page: NewPage, language: str) -> None:
    page = new_page("/", PHONE, language=language)
    title = {"en": "Pony Club", "fr": "Poney-Club"}[language]
    expect(page.get_by_role("heading", name=title)).to_be_attached()
    fill = ["me", "tipster", "tipster"]
    page.goto(lay_table(page, game="pony", seats=3, fill=fill, begin=True))
    expect(page.locator(CHOICES)).to_have_count(3)
    assert violations(page) == []
    page.locator(CHOICES).nth(1).click()
    expect(page.locator(STAKE)).to_have_attribute("max", "12")
    page.get_by_role("button", name=say("page-plain-back", language)).click()
    expect(page.locator(CHOICES)).to_have_count(3)
    for _ in range(400):
        if page.get_by_role("link", name=say("page-to-replay", language)).count():
            break
        take_turn(page)
        page.wait_for_timeout(60)
    won = {"en": "has won!", "fr": "a gagné !"}[language]
    expect(lines(page).filter(has_text=won)).to_have_count(1)
    part = {"en": "The race", "fr": "La course"}[language]
    expect(page.locator("section.went").get_by_role("columnheader", name=part)).to_be_visible()


def test_a_refused_amount_is_explained_and_nothing_is_lost(new_page: NewPage) -> None:
    page = new_page("/")
    page.goto(lay_table(page, game="pony", seats=2, fill=["me", "tipster"], begin=True))
    page.locator(CHOICES).first.click()
    page.locator(STAKE).evaluate("(field) => { field.max = 999 }")
    page.locator(STAKE).fill("99")
    page.locator(STAKE).press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("cannot be done")
    page.locator(STAKE).fill("5")
    page.locator(STAKE).press("Enter")
    expect(lines(page).filter(has_text="puts 5 on pony 1")).to_have_count(1)
