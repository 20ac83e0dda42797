"""An afternoon at Ascot: two people and a bot, the keyboard alone, a phone, a deal on the scale."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.camera import hold_clock, tick
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.trainer import (
    ASKED,
    BIDDING,
    CARD,
    DONE,
    ENCLOSURE,
    LANE,
    PASS,
    RUNG,
    SCALE,
    SUM,
    WAY,
    in_phase,
    lay_afternoon,
    lay_on_scale,
    run,
    take_turn,
    wait_until_asked,
)
from tests.browser.visitor import (
    OWN,
    STAGE,
    carry,
    fits,
    leave_stage,
    lines,
    never_came,
    say,
    sit_down,
    story,
    tab_to,
    violations,
)

PURSES = ".seats .purse"
OWN_GOOD = f"{SCALE} .shelves ul:first-child .good"
FILM = ".stage.gallops"
BETS_OR_RACE = ".afternoon:is([data-stage='betting'], [data-stage='race'])"
NO_OFFER = ".market:not([inert] *) [data-move='pass']"


def two_people(new_page: NewPage, fill: list[str], pack: str = "tiny") -> tuple[Page, Page]:
    """A host at a desk and a friend on a phone, at a table that has begun."""
    host, friend = new_page(), new_page(size=PHONE)
    address = lay_afternoon(host, fill, pack)
    host.goto(address)
    friend.goto(address)
    sit_down(friend, "Friend")
    host.get_by_role("button", name=say("page-begin"), exact=True).click()
    for page in (host, friend):
        expect(page.locator(".afternoon")).to_be_visible()
    return host, friend


def test_two_people_and_a_bot_spend_a_whole_afternoon(new_page: NewPage) -> None:
    host, friend = two_people(new_page, ["me", "", "tipster"])
    run([host, friend], ENCLOSURE)
    for page in (host, friend):
        leave_stage(page)
        reckoning = page.locator(".enclosure .reckoning")
        expect(reckoning.get_by_role("heading")).to_have_text(
            [say("page-ascot-reckoning", part="bank"), say("page-ascot-reckoning", part="tote")]
        )
        current = page.locator(".progress [aria-current='step']")
        expect(current).to_contain_text(say("page-ascot-stage", stage="closed"))
    expect(host.locator(PURSES)).to_have_count(3)
    assert host.locator(PURSES).all_inner_texts() == friend.locator(PURSES).all_inner_texts()
    told = story(host).inner_text()
    for key in ("ascot-story-training-over", "ascot-story-market-closed"):
        assert say(key, count=2).split(".")[0] in told, key


def test_nobody_sees_another_hand(new_page: NewPage) -> None:
    host, friend = two_people(new_page, ["me", ""])
    names = friend.locator(".hand .card .name")
    expect(names.first).to_be_visible()
    seen = host.inner_text("body")
    # The Auctioneer is declared at once: it lies open.
    held = [name for name in names.all_inner_texts() if "Auctioneer" not in name]
    assert len(held) >= 3
    assert all(name not in seen for name in held)
    assert all(name in seen for name in host.locator(".hand .card .name").all_inner_texts())


def in_the_market(new_page: NewPage) -> tuple[Page, Page]:
    """Two people, of whom the host is asked for an offer and has something to give."""
    for _ in range(6):  # in some afternoons the host has nothing left
        host, friend = two_people(new_page, ["me", ""], "standard")
        run([host, friend], in_phase("offer"), on=[host])
        leave_stage(host)
        if host.locator(OWN_GOOD).count():
            return host, friend
    raise never_came(host, OWN_GOOD)


def test_a_deal_is_made_on_the_scale(new_page: NewPage) -> None:
    host, friend = in_the_market(new_page)
    before = host.locator(PURSES).all_inner_texts()
    card = host.locator(OWN_GOOD).first
    name = card.locator(".name").inner_text()
    carry(host, f"{SCALE} .shelves ul:first-child .good", f"{SCALE} [data-pan='gives']")
    expect(host.locator("[data-pan='gives']")).to_contain_text(name)
    # What lies on the scale is still there after a reload.
    host.reload()
    expect(host.locator("[data-pan='gives']")).to_contain_text(name)
    host.locator(f"{SCALE} input[value='ask']").check()
    price = 100 if host.locator(f"{SCALE} {SUM}").count() else 0  # whoever has nothing pays nothing
    if price:
        host.locator(f"{SCALE} {SUM}").fill(str(price))
    host.locator(f"{SCALE} [data-move='send']").click()
    expect(friend.locator(in_phase("answer"))).to_be_visible()
    leave_stage(friend)
    expect(friend.locator("[data-pan='gives']")).to_contain_text(name)
    if price:
        pan = friend.locator("[data-pan='takes']")
        expect(pan).to_contain_text(say("ascot-francs", francs=price))
    friend.get_by_role("button", name=say("page-ascot-accept", phase="answer", francs=0)).click()
    expect(host.locator(".seats [data-seat='1'] .cards")).to_contain_text(name)
    assert [francs(text) for text in host.locator(PURSES).all_inner_texts()] == [
        francs(before[0]) + price,
        francs(before[1]) - price,
    ]


def francs(text: str) -> int:
    """A sum as it stands on the page."""
    return int(re.sub(r"\D", "", text))


def play_by_keyboard(page: Page, bidding: bool) -> bool:
    """Do the next thing that is asked, if anything is, without a mouse; was it a bid?"""
    page.keyboard.press("Escape")
    passing = page.locator(PASS).count()  # once: what is asked may come between two looks
    if page.locator(DONE).count():
        both = page.locator(f"{OWN} .refusal").count()  # nobody may keep both stables
        card = "[data-move='throw:17']" if both else "[data-move^='throw:']"
        if both or not page.locator(f"{CARD}[aria-pressed='true']").count():
            # Only what is still in the hand: a second tap would take it back.
            if page.locator(f"{card}[aria-pressed='false']").count():
                tab_to(page, f"{card}[aria-pressed='false']")
                page.keyboard.press("Enter")
        tab_to(page, "[data-move='done']")
    elif page.locator(CARD).count():
        page.keyboard.press("1")
    elif page.locator(f"{NO_OFFER}:enabled").count():
        tab_to(page, NO_OFFER)
    elif page.locator(LANE).count():
        lane = page.locator(LANE).first.get_attribute("data-lane")
        assert lane is not None
        page.keyboard.press(lane)
        expect(page.locator(".board .ghost")).to_be_visible()
    elif bidding and passing and page.locator(RUNG).count():
        told = lines(page)
        before = told.count()
        tab_to(page, ".doing .typed input")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(told.nth(before)).to_be_attached()
        return True
    elif passing:
        page.keyboard.press("0")
    elif page.locator(WAY).count() and not page.locator(PASS).count():  # not a bid just asked for
        page.keyboard.press("1")
    else:
        page.wait_for_timeout(40)
        return False
    page.keyboard.press("Enter")
    page.wait_for_timeout(60)
    return False


def test_the_keyboard_alone_is_enough(new_page: NewPage) -> None:
    page = new_page()
    page.goto(lay_afternoon(page, ["me", "tipster"]))
    wait_until_asked(page)
    bid = False
    for _ in range(900):
        if page.locator(ENCLOSURE).count():
            break
        bid = play_by_keyboard(page, not bid) or bid
    assert bid
    expect(page.locator(ENCLOSURE)).to_be_visible()


def test_a_phone_holds_the_whole_afternoon(new_page: NewPage) -> None:
    page = new_page(size=PHONE, language="fr", dark=True)
    page.goto(lay_afternoon(page, ["me", "tipster", "tipster", "tipster"]))
    wait_until_asked(page)
    seen: set[str] = set()
    for _ in range(600):
        here = page.locator(".afternoon")
        now = f"{here.get_attribute('data-stage')} {here.get_attribute('data-phase')}"
        if now not in seen:
            seen.add(now)
            fits(page, now)
            width = page.evaluate("document.querySelector('.floor').scrollWidth")
            assert width <= PHONE["width"], f"{now}: the table is wider than the phone"
        if now.startswith("closed") and not page.locator(STAGE).count():
            break
        if not take_turn(page):
            page.wait_for_timeout(40)
    assert {one.split()[0] for one in seen} >= {"deal", "auction", "betting", "race", "closed"}


EDGES = """async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const part = (spot) => document.querySelector(spot)?.getBoundingClientRect()
    // The film makes room once it knows how high the question is, perhaps some frames later.
    const lie = () => JSON.stringify([part('.stage .gallops'), part('section.own.handy')])
    for (let still = 0, last = ''; still < 5; still = lie() === last ? still + 1 : 0) {
        last = lie()
        await frame()
    }
    const [film, skip] = [part('.stage .gallops'), part('.stage.gallops .skip-moment')]
    const [sheet, floor, bar] = [part('section.own.handy'), part('.floor'), part('.bar')]
    if (!film || !skip || !sheet) return null
    const top = document.elementFromPoint(skip.x + skip.width / 2, skip.y + skip.height / 2)
    const reachable = top?.closest('.skip-moment') !== null
    return { film, skip, sheet, floor, bar, reachable }
}"""
"""Where the film, its button and what is asked lie on the screen, once all are there."""


def film_with_question(page: Page) -> dict[str, Any]:
    """Play until throws of the training are shown while something is asked; say where.

    The page's clock goes on by our ticks alone, so that no film is over before we look.
    """
    page.clock.install()
    for _ in range(5):  # in some afternoons there is no such moment
        page.goto(lay_afternoon(page, ["me", "tipster", "tipster"], "standard"))
        hold_clock(page)
        while not page.locator(BETS_OR_RACE).count():
            asked = page.locator(f"{OWN}.handy").count()
            tick(page, 60)  # a film comes with what is asked, or before it
            if page.locator(FILM).count():
                page.clock.resume()  # what lies still is found out by frames
                edges = page.evaluate(EDGES)
                if edges is not None:
                    return dict(edges)
                hold_clock(page)
            elif asked:
                take_turn(page, but=(STAGE,), until=FILM)
    raise never_came(page, FILM)


def test_a_phone_shows_film_button_and_question_together(new_page: NewPage) -> None:
    edges = film_with_question(page := new_page(size=PHONE))
    for part in ("film", "skip"):
        assert edges["floor"]["top"] <= edges[part]["top"], f"the {part} begins above the table"
        assert edges[part]["bottom"] <= edges["sheet"]["top"], f"the {part} lies under the sheet"
    assert edges["reachable"], "something lies over the button"
    assert edges["sheet"]["bottom"] <= edges["bar"]["top"], "what is asked goes on below the screen"
    page.keyboard.press("Escape")
    expect(page.locator(FILM)).to_have_count(0, timeout=500)


def test_a_sum_that_is_typed_survives_a_reload(new_page: NewPage) -> None:
    page = new_page()
    page.goto(lay_afternoon(page, ["me", "tipster"]))
    wait_until_asked(page)
    run([page], BIDDING)
    leave_stage(page)
    field = page.locator(f".doing {SUM}")
    field.fill("4500")
    page.reload()
    expect(field).to_have_value("4500")


def test_a_reload_in_mid_auction_loses_nothing(new_page: NewPage) -> None:
    page = new_page()
    page.goto(lay_afternoon(page, ["me", "tipster", "tipster"]))
    wait_until_asked(page)
    run([page], DONE)
    page.locator(CARD).last.click()
    page.reload()
    expect(page.locator(f"{CARD}.out")).to_have_count(1)
    page.locator(DONE).click()
    run([page], BIDDING)
    leave_stage(page)
    shown = (".ring .lot", ".ring .bids", ".hand", "ul.seats", "[role='log'] >> nth=0")
    before = [page.locator(spot).inner_text() for spot in shown]
    page.reload()
    wait_until_asked(page)
    assert [page.locator(spot).inner_text() for spot in shown] == before
    told = lines(page).count()
    page.locator(RUNG).first.click()
    expect(lines(page).nth(told)).to_be_attached()


def test_a_bad_bid_is_explained_and_nothing_is_lost(new_page: NewPage) -> None:
    page = new_page()
    page.goto(lay_afternoon(page, ["me", "tipster"]))
    wait_until_asked(page)
    run([page], BIDDING)
    leave_stage(page)
    field, alert = page.locator(f".doing {SUM}"), page.locator("section.own").get_by_role("alert")
    field.fill("9999999")
    field.press("Enter")
    expect(alert).to_contain_text("9,999,999")
    field.fill("777")
    field.press("Enter")
    expect(alert).to_contain_text("777")
    alert.get_by_role("button", name=say("page-rules-at", paragraph="A1.6")).click()
    expect(page.get_by_role("region", name=say("page-rules"))).to_contain_text("A1.6")
    page.keyboard.press("Escape")
    expect(field).to_have_value("777")


OPEN_SIGN = """() => {
    const signs = document.querySelectorAll('.board :is([data-sign=pay], [data-sign=falls])')
    for (const sign of signs) {
        const { x, y, width, height } = sign.getBoundingClientRect()
        const spot = [x + width / 2, y + height / 2]
        if (sign.contains(document.elementFromPoint(...spot))) return spot
    }
    throw new Error('a horse or a lit square lies over every sign')
}"""
"""Where a sign of the course can be pointed at, which depends on who stands where."""


def test_the_course_explains_its_squares(new_page: NewPage) -> None:
    page = new_page()
    page.goto(lay_afternoon(page, ["me", "tipster"]))
    wait_until_asked(page)
    run([page], LANE)
    leave_stage(page)
    note = page.locator(".throw .note")
    x, y = page.evaluate(OPEN_SIGN)
    page.mouse.move(x, y)
    expect(note).to_contain_text(": ")
    explained = note.inner_text().split(": ", 1)[1]
    page.get_by_text(say("page-ascot-legend")).click()
    legend = page.locator(".legend")
    expect(legend).to_contain_text(explained)
    assert legend.locator("dt").count() >= 4 + 2 + 11


@pytest.mark.parametrize(("language", "dark"), [("en", False), ("fr", True)])
def test_axe_finds_nothing_at_any_stage(new_page: NewPage, language: str, dark: bool) -> None:
    page = new_page(size=PHONE if dark else DESKTOP, language=language, dark=dark)
    page.goto(lay_afternoon(page, ["me", "tipster", "tipster"]))
    wait_until_asked(page)
    seen: set[str] = set()
    for _ in range(600):
        stage = page.locator(".afternoon").get_attribute("data-stage") or ""
        if stage not in seen and page.locator(f"{ASKED}, {ENCLOSURE}, .stage.honour").count():
            seen.add(stage)
            if page.locator(SCALE).count():
                leave_stage(page)
                lay_on_scale(page, 100)
            assert violations(page) == [], stage
        if page.locator(ENCLOSURE).count() and not page.locator(STAGE).count():
            break
        if not take_turn(page):
            page.wait_for_timeout(40)
    assert violations(page) == [], "the enclosure"
    assert seen >= {"deal", "race", "closed"}
