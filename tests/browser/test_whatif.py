"""What if, in the page: from a step of a replay, or at a table with hints, and back again."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.rider import ASKED, CARD, HELD, finished_race, take_turn
from tests.browser.visitor import lay_table, say, tab_to, violations

BOARD = re.compile(r"/table/~[\w-]+$")
TRY = "section.try button"


def hand(page: Page) -> int:
    return page.locator(HELD).count()


def play_a_card(page: Page) -> None:
    """Play until one card less is in hand."""
    before = hand(page)
    for _ in range(400):
        if hand(page) < before:
            return
        if not take_turn(page):
            page.wait_for_timeout(60)
    raise AssertionError("no card was ever played")


def dealt(page: Page, identity: str) -> int:
    """Find the first step of a replay at which the first seat has cards; give its number."""
    for step in range(1, 20):
        # Whoever jumps to a step sees it at once; whoever goes on waits for its moments.
        page.goto(f"/replay/{identity}?step={step}&as=1")
        expect(page.locator(".slider")).to_contain_text(re.compile(rf"Step {step} of"))
        if hand(page) >= 2:
            return step
    raise AssertionError("nobody was ever dealt cards")


def test_moves_are_tried_from_a_replay_taken_back_and_left(new_page: NewPage) -> None:
    page = new_page()
    identity = finished_race(page)
    step = dealt(page, identity)
    expect(page.locator(TRY)).to_be_visible()
    assert not violations(page)
    tab_to(page, TRY)
    page.keyboard.press("Enter")
    expect(page).to_have_url(BOARD)
    expect(page.locator("section.whatif")).to_contain_text(say("whatif-title"))
    expect(page.locator(ASKED).first).to_be_visible()
    assert not violations(page)
    # Nobody is there to be talked to, shown the board or shown the door.
    expect(page.get_by_role("heading", name=say("page-chat"))).to_have_count(0)
    expect(page.get_by_text(say("page-host"))).to_have_count(0)
    before = hand(page)
    play_a_card(page)
    play_a_card(page)
    page.get_by_role("button", name=say("page-undo")).click()
    expect(page.locator(HELD)).to_have_count(before - 1)
    page.get_by_role("button", name=say("page-undo")).click()
    expect(page.locator(HELD)).to_have_count(before)
    first = page.url
    page.get_by_role("button", name=say("whatif-anew")).click()
    expect(page).not_to_have_url(first)
    expect(page).to_have_url(BOARD)
    expect(page.locator(HELD)).to_have_count(before)
    page.get_by_role("link", name=say("whatif-back", live="False")).click()
    expect(page.locator(".slider")).to_contain_text(re.compile(rf"Step {step} of"))
    assert f"/replay/{identity}" in page.url


def test_the_end_of_a_what_if_can_be_taken_back(new_page: NewPage) -> None:
    page = new_page(size=PHONE, language="fr")
    page.goto(f"/replay/{finished_race(page)}?step=6&as=1")
    page.locator(TRY).click()
    over = page.get_by_role("button", name=say("whatif-take-back", "fr"), exact=True)
    for _ in range(600):
        if over.count():
            break
        if not take_turn(page):
            page.wait_for_timeout(60)
    expect(page.locator(".ending")).to_have_count(0)
    assert not violations(page)
    over.click()
    expect(over).to_have_count(0)
    expect(page.locator(ASKED).first).to_be_visible()


def test_what_is_over_cannot_be_tried_and_says_so(new_page: NewPage) -> None:
    page = new_page(errors=False)  # a refusal is no fault of the page's
    page.goto(f"/replay/{finished_race(page)}?step=99999&as=1")
    page.locator(TRY).click()
    expect(page.locator("section.try [role='status']")).to_contain_text(say("whatif-over"))
    page.goto("/table/~cleared")
    expect(page.get_by_text(say("whatif-gone"))).to_be_visible()


def test_at_a_table_with_hints_moves_are_tried_by_a_key(new_page: NewPage) -> None:
    page = new_page()
    wish = {"seats": 2, "fill": ["me", "tipster"], "begin": True, "pack": "tiny"}
    table = lay_table(page, hints=True, options={"first": 1}, **wish)
    page.goto(table)
    for _ in range(400):
        if page.locator(CARD).count():
            break
        if not take_turn(page, but=(CARD,)):
            page.wait_for_timeout(60)
    before = hand(page)
    page.keyboard.press("t")
    expect(page).to_have_url(BOARD)
    expect(page.locator(HELD)).to_have_count(before)
    play_a_card(page)
    page.get_by_role("link", name=say("whatif-back", live="True")).click()
    expect(page).to_have_url(re.compile(table))
    expect(page.locator(HELD)).to_have_count(before)
