"""The riding school in the page: whoever follows the light comes to the end of every lesson."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from hippodrome.engine.lessons import lesson_names, lesson_of
from hippodrome.games import GAMES
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.newcomer import COACH, LIT, OVER, begin, follow
from tests.browser.visitor import say, violations

LESSONS = [(game.name, name) for game in GAMES.values() for name in lesson_names(game)]

A_PART = 75
"""Pixels of the board that stay above the largest of the desks."""


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_newcomer_follows_the_light_to_the_end(new_page: NewPage, game: str, lesson: str) -> None:
    number = LESSONS.index((game, lesson))
    page = new_page(size=PHONE if number % 2 else DESKTOP)
    begin(page, game, lesson)
    assert not violations(page)
    taught = lesson_of(GAMES[game], lesson)
    assert follow(page, keys=number == 0) >= len(taught.steps) - 1
    expect(page.locator(OVER)).to_be_visible()
    expect(page.locator(COACH)).to_contain_text(
        say("lesson-step", step=len(taught.steps), steps=len(taught.steps))
        if number % 2 == 0
        else say("lesson-play")
    )
    assert not violations(page)


def test_another_choice_is_answered_kindly_and_the_lesson_can_be_left(new_page: NewPage) -> None:
    page = new_page(language="fr")
    begin(page, "ticket", "first")
    for _ in range(3):
        page.get_by_role("button", name=say("lesson-go-on", "fr")).click()
        page.wait_for_timeout(200)
    page.locator("[data-teach='stable:1']").click()
    page.locator("[data-teach='hand-in']").click()
    expect(page.get_by_text(say("lesson-otherwise", "fr"))).to_be_visible()
    expect(page.locator("[data-teach='stable:5']")).to_have_attribute("data-lit", "")
    page.get_by_role("link", name=say("lesson-leave", "fr")).click()
    expect(page).to_have_url(re.compile(r"/$"))


def test_a_phone_keeps_a_part_of_the_board_in_sight(new_page: NewPage) -> None:
    page = new_page(size=PHONE, language="fr")
    begin(page, "auteuil", "first")
    box = page.locator("[data-teach='box:0:1']")
    while not box.count():
        page.locator(LIT).first.click()
        page.wait_for_timeout(100)
    coach, desk = page.locator(COACH).bounding_box(), page.locator(".own.handy").bounding_box()
    assert coach is not None
    assert desk is not None
    assert desk["y"] - (coach["y"] + coach["height"]) >= A_PART


def test_play_now_offers_the_lesson_first_and_remembers(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name=say("page-play-now")).click()
    offer = page.locator("section.offer")
    expect(offer.get_by_role("link", name=say("lesson-offer-take"))).to_be_focused()
    assert not violations(page)
    offer.get_by_role("button", name=say("lesson-offer-play")).click()
    expect(page).to_have_url(re.compile(r"/table/[\w-]+$"))
    page.goto("/")
    page.get_by_role("button", name=say("page-play-now")).click()
    expect(page).to_have_url(re.compile(r"/table/[\w-]+$"))
