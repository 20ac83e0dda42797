"""A meeting of Finish Line: two people and a bot, the keyboard alone, a phone, dragged tiles."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.bettor import (
    READY,
    RECKONING,
    SHEET,
    TARGET,
    TILE,
    TRAY,
    USE,
    lay_meeting,
    run,
    stake_of,
    take_turn,
    until_target,
    use_die,
    wait_until_asked,
    write_sheet,
)
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.visitor import (
    QUICK,
    carry,
    finish,
    fits,
    hand_round,
    leave_stage,
    lines,
    never_came,
    say,
    sit_down,
    tab_to,
    violations,
)

STAKES = ".mine .stake"
"""Bets of one's own sheet that lie open."""
TILES = ".course .runner"


def test_two_people_and_a_bot_run_a_whole_race(new_page: NewPage) -> None:
    host, friend = new_page(), new_page(size=PHONE, language="fr")
    address = lay_meeting(host, ["me", "", "tipster"], pack="standard")
    host.goto(address)
    friend.goto(address)
    sit_down(friend, "Ami", "fr")
    host.get_by_role("button", name=say("page-begin"), exact=True).click()
    for page, stake in ((host, 700), (friend, 900)):
        wait_until_asked(page)
        leave_stage(page)
        write_sheet(page, stake)
    expect(host.locator(STAKES)).to_contain_text("€700")
    expect(host.locator(TRAY)).to_be_visible()
    # Everybody has handed in, and nobody sees what another one wrote.
    assert "€900" not in host.inner_text("body")
    assert "700" not in friend.inner_text("body")
    run([host, friend], RECKONING)
    for page, language in ((host, "en"), (friend, "fr")):
        leave_stage(page)
        sheets = page.get_by_role("list", name=say("page-finishline-reckoning", language))
        expect(sheets.locator("> li")).to_have_count(3)
        for written in ("700", "900"):
            expect(sheets).to_contain_text(written)
        arrival = page.get_by_role("list", name=say("page-finishline-arrival", language, race=1))
        expect(arrival.get_by_role("listitem").nth(1)).to_be_visible()
    host.locator(READY).click()
    friend.locator(READY).click()
    run([host, friend], SHEET)
    expect(host.get_by_text(say("page-finishline-race", race=2, races=3)).first).to_be_visible()


def test_the_keyboard_alone_is_enough(new_page: NewPage) -> None:
    page = new_page()
    page.goto(lay_meeting(page, ["me", "tipster"], pack="standard"))
    wait_until_asked(page)
    page.keyboard.press("Escape")
    expect(page.locator(".stage")).to_have_count(0)
    tab_to(page, ".course .hit")
    page.keyboard.press("Enter")
    tab_to(page, "form.sheet .typed input:enabled")
    page.keyboard.press("Control+A")
    page.keyboard.type("300")
    page.keyboard.press("Enter")
    expect(page.locator(SHEET)).to_have_count(0)
    expect(page.locator(TRAY)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".stage")).to_have_count(0)
    for colour in ("white", "white", "red"):
        tab_to(page, f".reserve .group[data-colour='{colour}']")
        page.keyboard.press("Enter")
    tab_to(page, ".handful .button.main")
    page.keyboard.press("Enter")
    expect(page.locator(USE)).to_be_visible()
    told = lines(page)
    before = told.count()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("4")
    assert page.evaluate("document.activeElement.matches('.hit')") or not page.locator(TILE).count()
    page.keyboard.press("0")
    expect(told.nth(before)).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_die_can_be_dragged_onto_a_horse(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(size=size)
    page.goto(lay_meeting(page, ["me", "tipster", "tipster"], pack="standard"))
    until_target(page)
    carry(page, ".die[data-die].hand", TARGET)
    expect(page.locator(USE)).to_have_count(0)


def until_interference(page: Page) -> None:
    """Play until a die in hand lets three horses change places."""
    face = say("finishline-rolled", face="interference", colour="yellow", amount=0)
    die = page.locator(f".die[data-die][aria-label$='{face}']")
    for _ in range(6):  # in some meetings this person never rolls it
        page.goto(lay_meeting(page, ["me", "tipster"], pack="standard"))
        wait_until_asked(page)
        for _ in range(1500):
            if page.locator(".ending").count():
                break
            if not page.locator(USE).count():
                if not take_turn(page, but=(USE,)):
                    page.wait_for_timeout(40)
                continue
            leave_stage(page)
            with suppress(PlaywrightTimeout):
                if die.count():
                    die.first.click(timeout=QUICK)
                    if page.locator(".course .runner.open").count() >= 3:
                        return
                use_die(page)
            page.wait_for_timeout(80)
    raise never_came(page, face)


def test_interference_is_played_by_dragging_tiles(new_page: NewPage) -> None:
    page = new_page()
    until_interference(page)
    # Of the first three in the row, none of whom can be level with another.
    numbers = [tile.get_attribute("data-tile") for tile in page.locator(TILES).all()]
    assert len(numbers) >= 3
    before = order(page)
    carry(page, f"{TILE} >> nth=0", f"{TILE} >> nth=2")
    expect(page.get_by_role("button", name=say("page-finishline-mix-do"))).to_be_enabled()
    moved = order(page)
    assert moved[:3] == [before[1], before[2], before[0]]
    assert moved[3:] == before[3:]
    page.get_by_role("button", name=say("page-finishline-mix-do")).click()
    story = page.get_by_role("log")
    expect(story.get_by_text("interference! Three of them").last).to_be_visible()


def order(page: Page) -> list[str]:
    """The numbers of the tiles, from the back to the front."""
    page.wait_for_timeout(400)
    return list(
        page.evaluate(
            """() => [...document.querySelectorAll('.course .runner')]
            .sort((one, other) => one.getBoundingClientRect().x - other.getBoundingClientRect().x)
            .map((tile) => tile.dataset.tile)"""
        )
    )


def test_a_phone_holds_the_whole_meeting(new_page: NewPage) -> None:
    page = new_page(size=PHONE)
    page.goto(lay_meeting(page, ["me", "tipster", "tipster", "tipster"], pack="standard"))
    wait_until_asked(page)
    for spot in (SHEET, TRAY, USE, RECKONING):
        run([page], spot)
        leave_stage(page)
        fits(page, spot)
        for tile in page.locator(TILES).all():
            box = tile.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= PHONE["width"]
            assert box["width"] >= 40, "a tile is too narrow to be read or tapped"


def test_a_half_written_sheet_survives_a_reload(new_page: NewPage) -> None:
    page = new_page()
    page.goto(lay_meeting(page, ["me", "tipster"]))
    wait_until_asked(page)
    leave_stage(page)
    page.locator(TILE).last.click()
    stake_of(page, 0).fill("300")
    page.reload()
    wait_until_asked(page)
    leave_stage(page)
    expect(stake_of(page, 0)).to_have_value("300")
    expect(page.locator(f"{SHEET} .sum")).to_contain_text("€300")


def test_a_sheet_can_be_taken_back_while_others_write(new_page: NewPage) -> None:
    host, friend = new_page(), new_page()
    address = lay_meeting(host, ["me", ""])
    host.goto(address)
    friend.goto(address)
    sit_down(friend, "Friend")
    host.get_by_role("button", name=say("page-begin"), exact=True).click()
    wait_until_asked(host)
    leave_stage(host)
    write_sheet(host, 200)
    expect(host.locator(SHEET)).to_have_count(0)
    host.get_by_role("button", name=say("page-undo")).click()
    expect(stake_of(host, 0)).to_have_value("200")
    write_sheet(host, 300)
    wait_until_asked(friend)
    leave_stage(friend)
    write_sheet(friend, 100)
    expect(host.locator(TRAY)).to_be_visible()
    expect(host.locator(STAKES)).to_contain_text("€300")


def test_a_bad_stake_is_explained_and_nothing_is_lost(new_page: NewPage) -> None:
    page = new_page()
    page.goto(lay_meeting(page, ["me", "tipster"]))
    wait_until_asked(page)
    leave_stage(page)
    write_sheet(page, 150)
    alert = page.locator("section.own").get_by_role("alert")
    expect(alert).to_contain_text(say("finishline-refused-not-a-step", step=100, stake=150))
    alert.get_by_role("button", name=say("page-rules-at", paragraph="F2.4")).click()
    expect(page.get_by_role("region", name=say("page-rules"))).to_contain_text("F2.4")
    page.keyboard.press("Escape")
    write_sheet(page, 1_000_000)
    expect(alert).to_contain_text(
        say("finishline-refused-stake-above-capital", left=300, stake=1_000_000)
    )
    write_sheet(page, 200)
    expect(page.locator(SHEET)).to_have_count(0)


def test_one_device_is_passed_round_behind_a_curtain(new_page: NewPage) -> None:
    page = new_page()
    page.goto(lay_meeting(page, ["me", ""]))
    hand_round(page, RECKONING, take_turn, (f"{STAKES}:visible", SHEET))


@pytest.mark.parametrize(("language", "dark"), [("en", False), ("fr", True)])
def test_axe_finds_nothing_at_any_phase(new_page: NewPage, language: str, dark: bool) -> None:
    page = new_page(size=PHONE if dark else DESKTOP, language=language, dark=dark)
    page.goto(lay_meeting(page, ["me", "tipster", "tipster"], pace=300))
    wait_until_asked(page)
    assert violations(page) == [], "the race on stage"
    leave_stage(page)
    page.locator(TILE).last.click()
    assert violations(page) == [], "the sheet"
    run([page], TRAY)
    leave_stage(page)
    assert violations(page) == [], "the reserve"
    run([page], USE)
    leave_stage(page)
    assert violations(page) == [], "the dice"
    run([page], ".stage.honour")
    assert violations(page) == [], "the honours on stage"
    leave_stage(page)
    assert violations(page) == [], "the interval"


def test_a_finished_meeting_can_be_replayed_with_all_sheets_open(new_page: NewPage) -> None:
    page = new_page()
    identity = finish(page, lay_meeting(page, ["tipster", "tipster", "tipster"]))
    page.goto(f"/replay/{identity}?step=8&as=all")
    expect(page.locator(".seats .paper").first).to_be_visible()
    page.goto(f"/replay/{identity}?step=8&as=spectator")
    expect(page.locator(TILES).first).to_be_visible()
    assert page.locator(".seats .paper").count() == 0
    page.get_by_role("slider").first.focus()
    page.keyboard.press("End")
    expect(page.locator(RECKONING)).to_be_visible()
