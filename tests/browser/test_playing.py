"""People at the table: two and a bot, one device passed round, watchers, the keyboard alone."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.rider import (
    CARD,
    CHOICE,
    HELD,
    RACE,
    TICKET,
    ride,
    take_turn,
    wait_until_asked,
)
from tests.browser.visitor import CURTAIN, lay_table, say, sit_down

ARRIVAL = "Result of race 1"
HAND_SHOWS = """() => [...document.querySelectorAll('.hand .held')].some((card) => {
    const box = card.getBoundingClientRect()
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return top !== null && card.contains(top)
})"""
"""Is any card of a hand the topmost thing where it lies?"""


def test_first_visit_to_first_card(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("button", name=say("page-play-now")).click()
    page.get_by_role("button", name=say("lesson-offer-play")).click()
    page.wait_for_url("**/table/*")
    for _ in range(200):
        if page.locator(HELD).count() and "goes from" in page.inner_text("body"):
            return
        if not take_turn(page):
            page.wait_for_timeout(60)
    pytest.fail("no card was played")


def test_two_people_and_a_bot_run_a_whole_race(new_page: NewPage) -> None:
    host = new_page()
    friend = new_page(language="fr")
    fill = ["me", "", "tipster"]
    address = lay_table(host, seats=3, fill=fill, options={"first": 1}, pack="tiny")
    host.goto(address)
    friend.goto(address)
    sit_down(friend, "Ami", "fr")
    host.get_by_role("button", name=say("page-begin"), exact=True).click()
    ride([host, friend], ARRIVAL)
    friend.get_by_text("Arrivée").first.wait_for()  # his page may still be showing the race


def test_one_device_is_passed_round_behind_a_curtain(new_page: NewPage) -> None:
    page = new_page()
    address = lay_table(page, seats=2, fill=["me", ""], options={"first": 1}, pack="tiny")
    page.goto(address)
    page.get_by_label(say("page-friend-name", seat=2)).fill("Grandma")
    page.get_by_role("button", name=say("page-sit-friend")).click()
    page.get_by_role("button", name=say("page-begin"), exact=True).click()
    wait_until_asked(page)
    curtains = 0
    for _ in range(60):
        if ARRIVAL in page.inner_text("body"):
            break
        if page.locator(CURTAIN).count():
            curtains += 1
            assert not page.evaluate(HAND_SHOWS), "a hand shows behind the curtain"
        if not take_turn(page):
            page.wait_for_timeout(60)
    assert curtains >= 2


def test_a_watcher_sees_the_race_and_no_hand(new_page: NewPage) -> None:
    host, watcher = new_page(), new_page()
    address = lay_table(host, seats=2, fill=["me", "tipster"], begin=True, options={"first": 1})
    host.goto(address)
    watcher.goto(address)
    ride([host], "goes from")
    expect(watcher.get_by_text("goes from").first).to_be_visible()
    assert watcher.locator(HELD).count() == 0
    assert watcher.locator(CARD).count() == 0


def test_the_keyboard_alone_is_enough(new_page: NewPage) -> None:
    page = new_page()
    address = lay_table(page, seats=2, fill=["me", "tipster"], begin=True, options={"first": 1})
    page.goto(address)
    page.locator(RACE).focus()
    page.keyboard.press("Enter")
    expect(page.locator(TICKET)).to_be_visible()
    page.keyboard.type("735")
    page.keyboard.press("Enter")
    expect(page.locator(CARD).first).to_be_visible()
    held = page.locator(HELD).count()
    for _ in range(12):
        page.keyboard.press("1")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.wait_for_timeout(150)
        if "goes from" in page.inner_text("body") or "called over" in page.inner_text("body"):
            break
        if page.locator(CHOICE).count():
            page.locator(CHOICE).first.focus()
            page.keyboard.press("Enter")
            page.wait_for_timeout(150)
    expect(page.locator(HELD)).to_have_count(held - 1)


def test_a_phone_holds_the_whole_table(new_page: NewPage) -> None:
    page = new_page(size=PHONE)
    address = lay_table(page, seats=3, fill=["me", "tipster", "tipster"], begin=True)
    page.goto(address)
    ride([page], "Cards played")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"], "the page is wider than the phone"


def test_switching_the_language_keeps_the_game_going(new_page: NewPage) -> None:
    page = new_page()
    address = lay_table(page, seats=2, fill=["me", "tipster"], begin=True, options={"first": 1})
    page.goto(address)
    ride([page], "goes from")
    page.get_by_role("button", name="Français").or_(page.get_by_label("Français")).first.click()
    expect(page.get_by_role("heading", name=say("page-story", "fr"))).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "fr"
    assert "goes from" not in page.inner_text("body")


def test_an_unknown_table_is_explained(new_page: NewPage) -> None:
    page = new_page("/table/nowhere", errors=False)
    expect(page.get_by_text(say("page-no-table"))).to_be_visible()


def test_a_refusal_is_explained_and_loses_nothing(new_page: NewPage) -> None:
    page = new_page()
    address = lay_table(page, seats=2, fill=["me", "tipster"], begin=True, options={"first": 1})
    spoiled: list[str] = []

    def spoil_the_first_decision(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame["type"] == "submit" and not spoiled:
                spoiled.append(frame["type"])
                frame["seen"] += 1000  # as if it answered a decision that is not asked
            server.send(json.dumps(frame))

        line.on_message(pass_on)

    page.route_web_socket("**/socket", spoil_the_first_decision)
    page.goto(address)
    page.locator(RACE).click()
    expect(page.get_by_role("alert").get_by_text(say("table-stale")).first).to_be_visible()
    expect(page.locator(TICKET)).to_have_count(0)
    page.locator(RACE).click()
    expect(page.locator(TICKET)).to_be_visible()
    assert spoiled == ["submit"]
