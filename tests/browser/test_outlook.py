"""A tote board beside the game, and a review after it, as a person finds them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.test_ending import WENT, play_to_the_end
from tests.browser.visitor import lay_table, say, violations

HORSES = 4
"""Horses of the tiny pack."""


def test_a_table_with_a_tote_board_shows_it_and_is_reviewed_after(new_page: NewPage) -> None:
    page = new_page()
    where = {"pack": "tiny", "options": {"first": 1}, "tote": True}
    table = lay_table(page, seats=2, fill=["me", "tipster"], begin=True, **where)
    page.goto(table)
    board = page.get_by_role("region", name=say("tote-title"))
    button = board.get_by_role("button", name=say("tote-show"))
    button.focus()
    page.keyboard.press("Enter")
    rows = board.locator("tbody tr")
    expect(rows).to_have_count(HORSES, timeout=60_000)
    expect(rows.first).to_contain_text("%")
    assert violations(page) == [], "beside the board"
    board.get_by_role("button", name=say("tote-hide")).click()
    expect(rows).to_have_count(0)
    play_to_the_end(page)
    went = page.locator(WENT)
    went.get_by_role("button", name=say("review-ask")).click()
    # It is made in the background, and may first have to be compiled: nobody waits for it here.
    review = went.get_by_role("region", name=say("review-title"))
    expect(review).to_be_visible()
    expect(review.get_by_role("alert")).to_have_count(0)
    assert violations(page) == [], "where the game is reviewed"


def test_a_table_without_one_offers_none(new_page: NewPage) -> None:
    page = new_page()
    page.goto(lay_table(page, seats=2, fill=["me", "tipster"], begin=True, pack="tiny"))
    expect(page.get_by_role("button", name=say("page-rules")).first).to_be_visible()
    expect(page.get_by_role("button", name=say("tote-show"))).to_have_count(0)
