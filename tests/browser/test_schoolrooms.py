"""The rooms of the riding school, in the languages and sizes that their own tests leave out."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.visitor import violations

ROOMS = (
    ("/rules/ticket/short", ".turn > li > .frame svg"),
    ("/rules/finishline", "figure svg"),
    ("/learn/ascot", ".school button, section.coach"),
    ("/puzzle", "main a[href^='/puzzle/']"),
)
"""Where each is, and what shows that it is there."""
PATIENCE = 30_000


@pytest.mark.parametrize(
    ("size", "language", "dark"), [(PHONE, "fr", False), (DESKTOP, "en", True)]
)
def test_whoever_reads_there_meets_no_barrier(
    new_page: NewPage, size: ViewportSize, language: str, dark: bool
) -> None:
    page = new_page(size=size, language=language, dark=dark)
    for path, sign in ROOMS:
        page.goto(path)
        expect(page.locator(sign).first).to_be_attached(timeout=PATIENCE)
        page.wait_for_load_state("networkidle")
        assert not violations(page), path
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, path
