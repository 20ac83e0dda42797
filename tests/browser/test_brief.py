"""A game on one page: drawn with the real boards, reached from the rules, printed on one sheet."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from hippodrome.table.brief import brief_rooms
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.visitor import say, violations

PICTURES = ".turn > li > .frame"
PATIENCE = 30_000
"""Milliseconds tipsters may take for a game on a busy machine."""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", brief_rooms())
def test_it_prints_on_one_sheet(new_page: NewPage, game: str, language: str) -> None:
    page = new_page(f"/rules/{game}/short", language=language)
    expect(page.locator(PICTURES)).to_have_count(4, timeout=PATIENCE)
    expect(page.locator(f"{PICTURES} svg").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    sheets = page.pdf(format="A4", print_background=True, prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", sheets)) == 1


@pytest.mark.parametrize(
    ("size", "language", "dark"), [(DESKTOP, "fr", False), (PHONE, "en", True)]
)
def test_it_is_reached_from_the_rules(
    new_page: NewPage, size: ViewportSize, language: str, dark: bool
) -> None:
    page = new_page(size=size, language=language, dark=dark)
    page.get_by_role("button", name=say("page-rules", language)).first.click()
    link = page.get_by_role("link", name=say("page-rules-short", language))
    with page.context.expect_page() as opened:
        link.click()
    brief = opened.value
    expect(brief.locator(PICTURES)).to_have_count(4, timeout=PATIENCE)
    assert not violations(brief)
