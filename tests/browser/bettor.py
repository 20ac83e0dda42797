"""Plays Finish Line as a person would: by looking at the page and tapping what it offers."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.visitor import (
    CURTAIN,
    OWN,
    QUICK,
    STAGE,
    go_on,
    lay_table,
    leave_stage,
    lines,
    next_attempt,
)

SHEET = f"{OWN} form.sheet:visible"
TRAY = f"{OWN} .reserve.asked:visible"
USE = f"{OWN} .doing:visible"
READY = f"{OWN} .next button:enabled:visible"
RECKONING = f"{OWN} .sheets:visible"
TILE = ".course .hit:visible"
TARGET = ".course .hit.able:visible"
POINTED = f"{USE} .pointing button:enabled:visible"
WAY = f"{USE} .buttons [data-move]:enabled"
ASKED = ", ".join((SHEET, TRAY, USE, READY, CURTAIN))
PUT_ASIDE = 5
"""Every so often a die is put aside, whatever it could do."""


def lay_meeting(page: Page, fill: list[str], pack: str = "tiny", pace: int = 0) -> str:
    """Lay a table where the first seat starts; it begins at once unless a seat is left open.

    Where bots take no time, stages flicker by: whoever wants to look at one gives them some.
    """
    begin = "" not in fill
    return lay_table(
        page,
        game="finishline",
        seats=len(fill),
        fill=fill,
        begin=begin,
        pack=pack,
        pace=pace,
        options={"first": 1},
    )


def stake_of(page: Page, bet: int) -> Locator:
    """The field in which the stake of a bet is typed, win bets first."""
    return page.locator(f"{SHEET} .typed input").nth(bet)


def write_sheet(page: Page, stake: int = 200) -> None:
    """Back the leader to win, by a tap on its tile, and hand the sheet in."""
    if not stake_of(page, 0).is_enabled():
        page.locator(TILE).last.click(timeout=QUICK)
    stake_of(page, 0).fill(str(stake), timeout=QUICK)
    page.locator(f"{SHEET} .sum button").click(timeout=QUICK)


def take_dice(page: Page) -> None:
    """Take one die, or lay out the first three and roll them."""
    roll = page.locator(f"{TRAY} .handful button.main:enabled")
    yellow = page.locator(f"{TRAY} .group.lit[data-colour='yellow']")
    spot = roll if roll.count() else yellow if yellow.count() else page.locator(f"{TRAY} .lit")
    spot.first.click(timeout=QUICK)


def use_die(page: Page) -> None:
    """Do something the die in hand can do to a horse, or now and then put it aside.

    Not the same thing again and again: a horseshoe that was picked up for another horse would be
    laid down again by the next tap on the same tile.
    """
    attempt = next_attempt(page)
    target = page.locator(TARGET)
    if not target.count():  # beside a big screen the horses are buttons
        target = page.locator(POINTED)
    able = target.count()
    if able and attempt % PUT_ASIDE:
        target.nth(attempt % able).click(timeout=QUICK)
    else:
        page.locator(WAY).first.click(timeout=QUICK)


def take_turn(page: Page, but: tuple[str, ...] = ()) -> bool:
    """Do the next thing this page asks for, if it asks for anything but those."""
    for spot in (CURTAIN, STAGE, READY):
        if spot not in but and page.locator(spot).count():
            with suppress(PlaywrightTimeout):
                page.locator(spot).last.click(timeout=QUICK)
            return True
    for spot, answer in ((SHEET, write_sheet), (TRAY, take_dice), (USE, use_die)):
        if spot not in but and page.locator(spot).count():
            with suppress(PlaywrightTimeout):
                answer(page)
            return True
    return False


def run(pages: list[Page], until: str) -> None:
    """Let everybody play until every page shows something."""
    go_on(pages, until, take_turn, READY)


def until_target(page: Page) -> None:
    """Play on until the die in hand can be laid on a horse."""
    told = lines(page)
    for _ in range(40):
        run([page], USE)
        leave_stage(page)
        if page.locator(TARGET).count():
            return
        before = told.count()
        use_die(page)
        expect(told.nth(before)).to_be_attached()
    raise AssertionError("no die could be laid on any horse")


def wait_until_asked(page: Page) -> None:
    """Wait until the page asks this person for something."""
    expect(page.locator(ASKED).first).to_be_visible()
