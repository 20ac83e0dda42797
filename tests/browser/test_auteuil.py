"""An evening at Auteuil: two people and a punter, the keyboard alone, a phone, drag and drop."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.owner import (
    HORSE,
    READY,
    SETTLED,
    SLIP,
    fill_slip,
    lay_evening,
    run,
    take_turn,
    wait_until_asked,
)
from tests.browser.ruler import Faults
from tests.browser.visitor import (
    carry,
    finish,
    fits,
    hand_round,
    leave_stage,
    lines,
    say,
    sit_down,
    violations,
)

OPEN_CARDS = ".seats .seat svg.front"
"""Owner cards that lie face up."""


def test_two_people_and_a_punter_run_a_whole_race(new_page: NewPage) -> None:
    host, friend, aunt = new_page(), new_page(language="fr"), new_page(size=PHONE)
    address = lay_evening(host, ["me", "", "tipster", ""], pack="standard", punters=1)
    host.goto(address)
    for page, language, seat in ((friend, "fr", 2), (aunt, "en", 4)):
        page.goto(address)
        expect(page.get_by_text(say("page-auteuil-punter", language))).to_be_visible()
        sit_down(page, "Ami", language, seat)
    host.get_by_role("button", name=say("page-begin"), exact=True).click()
    for page in (host, friend, aunt):
        wait_until_asked(page)
        leave_stage(page)
    # Three race, so each holds two cards and sees no others; the punter holds none.
    assert [page.locator(OPEN_CARDS).count() for page in (host, friend, aunt)] == [2, 2, 0]
    run([host, friend, aunt], ".settled:visible")
    assert aunt.locator(HORSE).count() == 0
    for page, language in ((host, "en"), (friend, "fr"), (aunt, "en")):
        leave_stage(page)
        name = say("page-auteuil-reckoning", language)
        table = page.get_by_role("region", name=name).get_by_role("table")
        expect(table.get_by_role("row")).to_have_count(5)
        # Six cards were dealt, and all of them lie open now.
        assert page.locator(".settled td svg.front").count() == 6
        expect(page.locator("tr.paid")).to_have_count(1)


def test_the_keyboard_alone_is_enough(new_page: NewPage) -> None:
    page = new_page()
    page.goto(lay_evening(page, ["me", "tipster"], pack="standard"))
    wait_until_asked(page)
    page.keyboard.press("Escape")
    expect(page.locator(".stage")).to_have_count(0)
    page.keyboard.type("73474")
    page.keyboard.press("Enter")
    expect(page.locator(SLIP)).to_have_count(0)
    expect(page.locator(HORSE).first).to_be_visible()
    told = lines(page)
    before = told.count()
    horse = page.locator(HORSE).last.get_attribute("data-horse")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press(str(horse))
    expect(page.locator(".board .ghost")).to_be_visible()
    page.keyboard.press("Enter")
    expect(told.nth(before)).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_silks_and_dice_can_be_dragged(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(size=size)
    page.goto(lay_evening(page, ["me", "tipster"]))
    wait_until_asked(page)
    leave_stage(page)
    for line, horse in enumerate((2, 0, 1, 2, 1)):
        carry(page, f"{SLIP} span.silk >> nth={horse}", f"{SLIP} [data-line='{line}']")
    pressed = page.locator(f"{SLIP} [aria-pressed='true']")
    assert [one.inner_text().strip() for one in pressed.all()] == ["3", "1", "2", "3", "2"]
    page.locator(f"{SLIP} button.main").click()
    for _ in range(40):
        if page.locator(HORSE).count() and page.locator("button.die").count():
            break
        page.wait_for_timeout(100)
    leave_stage(page)
    carry(page, "button.die.hand", HORSE)
    expect(page.get_by_role("button", name=say("page-undo"))).to_be_visible()


def test_a_phone_holds_the_whole_evening(new_page: NewPage) -> None:
    page = new_page(size=PHONE)
    page.goto(lay_evening(page, ["me", *["tipster"] * 4], punters=2))
    wait_until_asked(page)
    for spot in (SLIP, HORSE, SETTLED):
        run([page], spot)
        fits(page, spot)


def test_a_half_filled_slip_survives_a_reload(new_page: NewPage) -> None:
    page = new_page()
    page.goto(lay_evening(page, ["me", "tipster"]))
    wait_until_asked(page)
    leave_stage(page)
    page.keyboard.type("31")
    page.reload()
    wait_until_asked(page)
    leave_stage(page)
    pressed = page.locator(f"{SLIP} [aria-pressed='true']")
    assert [one.inner_text().strip() for one in pressed.all()] == ["3", "1"]


def test_sweets_buy_money_between_races(new_page: NewPage) -> None:
    page = new_page()
    page.goto(lay_evening(page, ["me", *["tipster"] * 4], races=2, punters=2, sweets=1))
    run([page], READY)
    leave_stage(page)
    faults = Faults([])
    faults.look(page, "interval")
    assert faults.found == []
    page.get_by_label("2", exact=True).check()
    page.get_by_role("button", name=say("page-auteuil-ready-bought", francs=200)).click()
    run([page], SLIP)
    leave_stage(page)
    expect(page.get_by_text(say("page-auteuil-bought", bought=2))).to_be_visible()
    expect(page.get_by_text(say("page-auteuil-race", race=2, races=2)).first).to_be_visible()


def test_a_telegram_holds_its_strips_however_long_they_are(new_page: NewPage) -> None:
    page = new_page(language="fr")
    page.goto(lay_evening(page, ["me", "tipster", "tipster"], pack="standard"))
    # Beside dice it has the least room.
    run([page], HORSE)
    leave_stage(page)
    telegram = page.locator(".telegram:not(.large)").first
    for each in ("horse", "owner"):
        strip = say("page-auteuil-strip-fee", "fr", francs=1200, each=each)
        beyond = telegram.evaluate(
            """(paper, strip) => {
                const first = paper.querySelector('li')
                first.textContent = strip
                const edge = paper.clientWidth - parseFloat(getComputedStyle(paper).paddingRight)
                return Math.floor(first.offsetLeft + first.offsetWidth - edge)
            }""",
            strip,
        )
        assert beyond <= 0, f"{strip!r} sticks out by {beyond} px"


def test_one_device_is_passed_round_behind_a_curtain(new_page: NewPage) -> None:
    page = new_page()
    page.goto(lay_evening(page, ["me", ""]))
    hand_round(page, SETTLED, take_turn, (f"{OPEN_CARDS}:visible",))


def test_a_refusal_is_explained_and_the_slip_is_kept(new_page: NewPage) -> None:
    page = new_page()
    address = lay_evening(page, ["me", "tipster"])
    spoiled: list[str] = []

    def tear_the_first_slip(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame["type"] == "submit" and not spoiled:
                spoiled.append(frame["type"])
                frame["moves"] = frame["moves"][:2]  # as if a bet were left out
            server.send(json.dumps(frame))

        line.on_message(pass_on)

    page.route_web_socket("**/socket", tear_the_first_slip)
    page.goto(address)
    wait_until_asked(page)
    leave_stage(page)
    fill_slip(page)
    alert = page.locator("section.own").get_by_role("alert")
    expect(alert).to_contain_text(say("auteuil-lacks-place"))
    alert.get_by_role("button", name=say("page-rules-at", paragraph="U2.3")).click()
    expect(page.get_by_role("region", name=say("page-rules"))).to_contain_text("U2.3")
    page.keyboard.press("Escape")
    page.locator(f"{SLIP} button.main").click()
    expect(page.locator(SLIP)).to_have_count(0)
    assert spoiled == ["submit"]


@pytest.mark.parametrize(("language", "dark"), [("en", False), ("fr", True)])
def test_axe_finds_nothing_at_any_phase(new_page: NewPage, language: str, dark: bool) -> None:
    page = new_page(size=PHONE if dark else DESKTOP, language=language, dark=dark)
    page.goto(lay_evening(page, ["me", "tipster", "tipster"], races=2, punters=1, sweets=1))
    wait_until_asked(page)
    assert violations(page) == [], "the telegram on stage"
    leave_stage(page)
    assert violations(page) == [], "the slip"
    run([page], HORSE)
    leave_stage(page)
    assert violations(page) == [], "the dice"
    run([page], READY)
    assert violations(page) == [], "the report on stage"
    leave_stage(page)
    assert violations(page) == [], "the interval"


def test_a_finished_evening_can_be_replayed_with_all_cards_open(new_page: NewPage) -> None:
    page = new_page()
    identity = finish(page, lay_evening(page, ["tipster", "tipster", "tipster"]))
    page.goto(f"/replay/{identity}?step=8&as=all")
    expect(page.locator(OPEN_CARDS).first).to_be_visible()
    page.goto(f"/replay/{identity}?step=8&as=spectator")
    expect(page.locator(".board .runner").first).to_be_visible()
    assert page.locator(OPEN_CARDS).count() == 0
    page.get_by_role("slider").first.focus()
    page.keyboard.press("End")
    expect(page.locator(".settled")).to_be_visible()
