"""Every page: free of accessibility violations, in both languages, by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage, Server
from tests.browser.rider import finished_race, ride
from tests.browser.visitor import finish, lay_table, lines, say, violations


@pytest.mark.parametrize(("language", "dark"), [("en", False), ("fr", True)])
def test_axe_finds_nothing_on_any_page(new_page: NewPage, language: str, dark: bool) -> None:
    size = PHONE if dark else DESKTOP
    page = new_page(size=size, language=language, dark=dark)
    expect(page.get_by_role("heading").first).to_be_visible()
    assert violations(page) == [], "the lobby"
    gathering = lay_table(page, seats=3, fill=["me", "", "tipster"])
    page.goto(gathering)
    expect(page.locator(".gathering")).to_be_visible()
    assert violations(page) == [], "gathering"
    playing = lay_table(page, seats=2, fill=["me", "tipster"], begin=True, options={"first": 1})
    page.goto(playing)
    expect(page.locator("form.race")).to_be_visible()
    assert violations(page) == [], "choosing a race"
    page.locator("form.race button.main").click()
    expect(page.locator("form.form")).to_be_visible()
    assert violations(page) == [], "the ticket"
    ride([page], say("page-ticket-pile", language, cards=1).split(":")[0].strip(), most=120)
    assert violations(page) == [], "the race"
    finished = finished_race(page)
    page.goto(f"/replay/{finished}")
    expect(page.get_by_role("slider").first).to_be_visible()
    assert violations(page) == [], "the replay"
    page.goto(f"/result/{finished}")
    expect(page.get_by_role("slider").first).to_be_visible()
    page.get_by_text(say("ending-as-table", language)).click()
    assert violations(page) == [], "how it went"
    page.goto("/rules/ticket")
    expect(page.get_by_text("T4.7").first).to_be_visible()
    assert violations(page) == [], "the rules"


def whole_story(page: Page) -> list[str]:
    """Read a game's log back to its beginning, page by page."""
    expect(lines(page).first).to_be_attached()
    earlier = page.get_by_role("button", name=say("page-earlier"), exact=True)
    while earlier.count():
        known = lines(page).count()
        earlier.click()
        expect(lines(page).nth(known)).to_be_attached()
    return lines(page).all_inner_texts()


def test_a_test_sees_the_same_game_each_time(new_page: NewPage, server: Server) -> None:
    page = new_page()
    stories: list[list[str]] = []
    for name in ("once", "again", "once"):
        server.repeat(name)
        address = lay_table(page, seats=2, fill=["gambler", "gambler"], begin=True)
        finish(page, address)
        page.goto(address)
        stories.append(whole_story(page))
    once, again, once_more = stories
    assert "The cards are dealt" in " ".join(once[:5]), "the log goes back to its beginning"
    assert once == once_more
    assert once != again
