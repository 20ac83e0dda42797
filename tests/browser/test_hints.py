"""A hint in the page: asked for by a key, said with its reason, and pointed at on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.rider import CARD, CHOICE, HELD, take_turn
from tests.browser.visitor import finish, lay_table, say, violations

SAID = "section.hint [role='status']"
PICKED = ".ways [data-move]"


def test_a_hint_is_asked_by_a_key_and_shown_on_the_board(new_page: NewPage) -> None:
    page = new_page()
    fill = ["me", "tipster"]
    page.goto(
        lay_table(
            page, seats=2, fill=fill, begin=True, options={"first": 1}, pack="tiny", hints=True
        )
    )
    coach = page.get_by_role("button", name=say("coach"), exact=True)
    expect(page.locator(SAID)).to_contain_text(say("coach-ticket", matter="choose"))
    assert not violations(page)
    coach.click()
    expect(coach).to_have_attribute("aria-pressed", "false")
    expect(page.locator(SAID)).to_be_empty()
    for _ in range(400):
        if page.locator(CARD).count():
            break
        if not take_turn(page, but=(CARD,)):  # a card may come between the look and the tap
            page.wait_for_timeout(60)
    expect(page.locator(CARD).first).to_be_visible()
    expect(page.locator(PICKED)).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(SAID)).to_contain_text(say("hint-title"), timeout=30_000)
    expect(page.locator(f"{SAID} li")).to_have_count(1)
    # The card is in hand already and the board points at where it leads: one tap is left.
    expect(page.locator(PICKED).first).to_be_visible()
    assert not violations(page)
    page.get_by_role("button", name=say("hint-hide")).click()
    expect(page.locator(SAID)).to_be_empty()
    page.keyboard.press("h")
    expect(page.locator(SAID)).to_contain_text(say("hint-title"))
    while page.locator(SAID).inner_text() and take_turn(page):
        page.wait_for_timeout(60)
    expect(page.locator(SAID)).to_be_empty()


def test_a_table_without_hints_offers_none(new_page: NewPage) -> None:
    page = new_page()
    fill = ["me", "tipster"]
    page.goto(lay_table(page, seats=2, fill=fill, begin=True, options={"first": 1}, pack="tiny"))
    expect(page.locator(f"{CHOICE}, {HELD}, .race button").first).to_be_visible()
    expect(page.locator("section.hint")).to_have_count(0)


def test_a_bot_says_why_in_the_replay(new_page: NewPage) -> None:
    page = new_page()
    wish = {"seats": 2, "fill": ["tipster", "gambler"], "begin": True, "pack": "tiny"}
    identity = finish(page, lay_table(page, **wish))
    page.goto(f"/replay/{identity}?step=6")
    asked = page.get_by_role("button", name=say("why-ask"))
    asked.click()
    said = page.locator("section.why [role='status']")
    expect(said.locator("li").first).to_be_visible(timeout=30_000)
    assert not violations(page)
    page.get_by_role("button", name=say("page-replay-next")).click()
    expect(said.locator("li")).to_have_count(0)  # it spoke of another step


@pytest.mark.parametrize(("size", "language"), [(PHONE, "fr"), (DESKTOP, "en")])
def test_the_coach_asks_once_whether_a_slip_of_the_hand_is_meant(
    new_page: NewPage, size: ViewportSize, language: str
) -> None:
    page = new_page(size=size, language=language)
    wish = {"seats": 2, "fill": ["me", "tipster"], "begin": True, "options": {"first": 1}}
    page.goto(lay_table(page, game="finishline", hints=True, **wish))
    said = page.locator(SAID)
    expect(said).to_contain_text(say("coach-finishline", language, matter="bets"))
    assert not violations(page)
    hand_in = page.locator("[data-teach^='hand-in']")
    slip = say("coach-finishline-empty", language)
    hand_in.click()
    expect(said).to_contain_text(slip)
    expect(page.get_by_text(slip)).to_be_in_viewport()
    assert not violations(page)
    hand_in.click()
    expect(page.get_by_text(slip)).to_have_count(0)
