"""What outlasts trouble: reconnecting, a killed server, replays and their proof, plain http."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.conftest import DESKTOP, PHONE, PLAIN_HOST, NewPage, Server
from tests.browser.rider import finished_race, ride, wait_until_asked
from tests.browser.visitor import lay_table, say, story, violations

SMALL = {"seats": 2, "fill": ["me", "tipster"], "begin": True, "pack": "tiny"}
"""A table whose race is soon over: the host chooses it."""

FAIR = "Fair: the seed is the promised one"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    house = Server(tmp_path)
    house.start()
    yield house
    house.stop()


def test_a_killed_server_comes_back_and_the_race_goes_on(
    browser: Browser, own_server: Server
) -> None:
    context = browser.new_context(
        base_url=own_server.address, viewport=DESKTOP, reduced_motion="reduce", locale="en"
    )
    page = context.new_page()
    page.goto("/")
    address = lay_table(page, **SMALL, options={"first": 1})
    page.goto(address)
    ride([page], "goes from")
    wait_until_asked(page)
    own_server.kill()
    expect(page.locator(".banner.lost")).to_be_visible()
    own_server.start()
    expect(page.locator(".banner.lost")).to_have_count(0, timeout=30_000)
    ride([page], "Result of race 1")
    context.close()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_table_that_rested_says_what_happened_since_your_last_turn(
    browser: Browser, own_server: Server, size: ViewportSize
) -> None:
    context = browser.new_context(
        base_url=own_server.address, viewport=DESKTOP, reduced_motion="reduce", locale="en"
    )
    page = context.new_page()
    page.goto("/")
    address = lay_table(page, **SMALL, options={"first": 1})
    page.goto(address)
    ride([page], "goes from")
    wait_until_asked(page)
    own_server.stop()
    own_server.start()
    page.set_viewport_size(size)
    page.goto("/")
    mine = page.get_by_role("link").filter(has_text="your turn")
    expect(mine).to_have_count(1)
    mine.click()
    news = page.get_by_role("region", name=re.compile("^" + say("page-since")))
    expect(news).to_be_visible()
    expect(news.get_by_role("listitem").first).not_to_have_text("")
    wait_until_asked(page)
    assert not overlap(page, ".since", ".floor")
    assert not overlap(page, ".since", ".banner")
    floor = page.locator(".floor").bounding_box()
    assert floor is not None
    assert floor["height"] > size["height"] / 3, "the game keeps most of the screen"
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(news).to_have_count(0)
    if size == PHONE:
        page.get_by_role("button", name=say("page-story"), exact=True).click()
    expect(story(page).get_by_text(say("page-last-turn"), exact=True)).to_be_visible()
    page.get_by_role("button", name=say("page-since"), exact=True).press("Enter")
    expect(news.get_by_role("list")).to_be_focused()
    news.get_by_role("button", name=say("page-close"), exact=True).press("Enter")
    expect(news).to_have_count(0)
    page.set_viewport_size(DESKTOP)  # where the whole log is in sight
    ride([page], "Result of race 1")
    context.close()


def overlap(page: Page, one: str, other: str) -> bool:
    """Does anything of one part of the page lie over another?"""
    first, second = (page.locator(part).bounding_box() for part in (one, other))
    assert first is not None
    assert second is not None
    return (
        first["y"] + 1 < second["y"] + second["height"]
        and second["y"] + 1 < first["y"] + first["height"]
    )


def test_offline_and_back_again(new_page: NewPage) -> None:
    page = new_page(errors=False)
    address = lay_table(page, **SMALL, options={"first": 1})
    page.goto(address)
    ride([page], "goes from")
    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    page.wait_for_timeout(500)
    page.context.set_offline(False)
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.locator(".banner.lost")).to_have_count(0, timeout=30_000)
    ride([page], "Result of race 1")


def test_a_finished_game_can_be_replayed_and_proved(new_page: NewPage) -> None:
    page = new_page()
    identity = finished_race(page)
    page.goto(f"/replay/{identity}")
    slider = page.get_by_role("slider").first
    expect(slider).to_be_visible()
    slider.focus()
    page.keyboard.press("End")
    expect(page.get_by_text("Result of race").last).to_be_visible()
    page.locator("details.fair summary").click()
    expect(page.get_by_text(FAIR)).to_be_visible()
    text = page.request.get(f"/api/tables/{identity}/transcript")
    assert text.text().startswith("hippodrome transcript 1")


def test_everything_works_over_a_plain_http_address(browser: Browser, server: Server) -> None:
    """On such an address browsers have neither crypto.subtle, clipboard nor service workers."""
    base = f"http://{PLAIN_HOST}:{server.port}"
    context = browser.new_context(base_url=base, viewport=DESKTOP, locale="en")
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto("/")
    assert page.evaluate("window.isSecureContext") is False
    identity = finished_race(page)
    page.goto(f"/replay/{identity}")
    page.locator("details.fair summary").click()
    expect(page.get_by_text(FAIR)).to_be_visible()
    address = lay_table(page, seats=2, fill=["me", ""])
    page.goto(address)
    page.get_by_role("button", name=say("page-copy"), exact=True).click()
    copied = page.get_by_text(say("page-copied"), exact=True)
    expect(copied.or_(page.get_by_text(say("page-copy-yourself")))).to_be_visible()
    expect(page.get_by_label(say("page-invite"))).to_have_value(base + address)
    assert complaints == []
    context.close()
