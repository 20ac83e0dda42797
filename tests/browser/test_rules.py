"""The rules drawer: open where the game is, with figures, and examples one steps through."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.visitor import lay_table, say, violations

ROOMS = [
    ("ticket", "T3.1", "fr", PHONE),
    ("finishline", "F2.4", "en", DESKTOP),
    ("auteuil", "U2.3", "fr", DESKTOP),
    ("ascot", "A2.3", "en", PHONE),
]


@pytest.mark.parametrize(("game", "paragraph", "language", "size"), ROOMS)
def test_the_drawer_opens_where_the_game_is_and_its_examples_can_be_stepped_through(
    new_page: NewPage, game: str, paragraph: str, language: str, size: ViewportSize
) -> None:
    page = new_page(size=size, language=language)
    options = {"first": 1} if game in ("ticket", "finishline") else {}
    fill = ["me", "tipster", "tipster"]
    page.goto(lay_table(page, game=game, seats=3, fill=fill, begin=True, options=options))
    expect(page.locator("section.own, [data-teach]").first).to_be_visible()
    rules = page.get_by_role("button", name=say("page-rules", language), exact=True)
    rules.locator("visible=true").first.click()
    expect(page.locator(".drawer .here")).to_have_attribute("data-paragraph", paragraph)
    expect(page.locator(".drawer figure svg").first).to_be_attached()
    expect(page.locator(".drawer .figures svg").first).to_be_attached()
    page.locator(".drawer summary", has_text=say("example-title", language)).first.click()
    worked = page.locator(".drawer .worked")
    expect(worked.locator("svg").first).to_be_attached()
    before = worked.get_by_role("status").inner_text()
    on = worked.get_by_role("button", name=say("example-on", language))
    on.focus()
    page.keyboard.press("Enter")
    expect(worked.get_by_role("status")).not_to_have_text(before)
    assert not violations(page)
