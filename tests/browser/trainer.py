"""Plays Ascot as a person would: by looking at the page and tapping what it offers."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.visitor import (
    CURTAIN,
    OWN,
    QUICK,
    STAGE,
    lay_table,
    never_came,
    next_attempt,
)

CARD = f"{OWN} .hand .pick:not(.shut):enabled:visible"
DONE = f"{OWN} .hand [data-move='done']:enabled:visible"
RUNG = f"{OWN} .doing [data-amount]:enabled:visible"
PASS = f"{OWN} .doing [data-move='pass']:enabled:visible"
LANE = f"{OWN} .doing .lane:not(.shut):enabled:visible"
WAY = f"{OWN} .doing :is(.lane, .choices .button):not(.shut):enabled:visible"
LIT = ".board .lit:visible"
SCALE = ".market:not([inert] *):visible"
SUM = ".typed input:enabled:visible"
ENCLOSURE = ".afternoon > .enclosure:visible"
ASKED = ", ".join((CARD, DONE, RUNG, WAY, SCALE, CURTAIN))
AFFORDABLE = 3
"""Cards to keep, so that money is left for what comes later."""


def lay_afternoon(page: Page, fill: list[str], pack: str = "tiny", **options: int) -> str:
    """Lay a table of Ascot; it begins at once unless a seat is left open."""
    begin = "" not in fill
    return lay_table(
        page, game="ascot", seats=len(fill), fill=fill, begin=begin, pack=pack, options=options
    )


def in_phase(phase: str) -> str:
    """Where the page shows this phase of the game and asks for something."""
    return f".afternoon[data-phase='{phase}']:has({OWN}.handy)"


BIDDING = f"{in_phase('bid')} .doing {SUM}"
"""Where a bid can be made: whoever has no money left is asked too, and can only pass."""


def lay_on_scale(page: Page, francs: int) -> bool:
    """Lay the first thing of one's own against some money; false if one has nothing."""
    goods = page.locator(f"{SCALE} .shelves ul:first-child .good[aria-pressed='false']")
    if not goods.count():
        return False
    goods.first.click(timeout=QUICK)
    page.locator(f"{SCALE} input[value='ask']").check(timeout=QUICK)
    page.locator(f"{SCALE} {SUM}").fill(str(francs), timeout=QUICK)
    return True


def throw_in(page: Page, attempt: int) -> None:
    """Throw in what one cannot afford, and one card more if both stables may not be kept."""
    kept = page.locator(f"{CARD}[aria-pressed='false']")
    while kept.count() > AFFORDABLE:
        kept.nth(AFFORDABLE).click(timeout=QUICK)
    if page.locator(f"{OWN} .refusal").count():
        kept.nth(attempt % kept.count()).click(timeout=QUICK)
    page.locator(DONE).click(timeout=QUICK)


def deal_in_market(page: Page, attempt: int) -> None:
    """Make an offer now and then, else none."""
    if attempt % 2 and lay_on_scale(page, 100):
        page.locator(f"{SCALE} [data-move='send']").click(timeout=QUICK)
    else:
        page.locator(f"{SCALE} [data-move='pass']").click(timeout=QUICK)


def exchange(page: Page, _attempt: int) -> None:
    """Put the first card under the dead pile."""
    page.locator(CARD).first.click(timeout=QUICK)


def bid(page: Page, attempt: int) -> None:
    """Bid, bet or offer the least now and then."""
    page.locator(PASS if attempt % 3 else RUNG).first.click(timeout=QUICK)


def go(page: Page, attempt: int) -> None:
    """Tap a lit square or a button; on a phone the course is there again, larger."""
    lit = page.locator(LIT)
    spot = lit.last if attempt % 2 and lit.count() else page.locator(WAY).first
    spot.click(timeout=QUICK)


def leave(page: Page, _attempt: int) -> None:
    """Leave what is sold: all one has may be owed already, and then no bid has a button."""
    page.locator(PASS).first.click(timeout=QUICK)


DOINGS = (
    *((DONE, throw_in), (CARD, exchange), (SCALE, deal_in_market)),
    *((RUNG, bid), (WAY, go), (PASS, leave)),
)


def take_turn(page: Page, but: tuple[str, ...] = (), until: str = "") -> bool:
    """Do the next thing this page asks for, unless what is waited for has come in the meantime."""
    for spot in (CURTAIN, STAGE):
        if spot not in but and page.locator(spot).count():
            with suppress(PlaywrightTimeout):
                page.locator(spot).last.click(timeout=QUICK)
            return True
    for spot, do in DOINGS:
        if page.locator(spot).count():
            if until and page.locator(until).count():
                return False
            with suppress(PlaywrightTimeout):
                do(page, next_attempt(page))
            return True
    return False


def run(pages: list[Page], until: str, on: list[Page] | None = None, most: int = 900) -> None:
    """Let everybody play until some pages, if not said otherwise all, show something."""
    watched = on or pages
    # Whoever waits for the stage does not skip what is on it.
    but = (STAGE,) if until.startswith(".stage") else ()
    for _ in range(most):
        if all(page.locator(until).count() for page in watched):
            return
        waiting = [page for page in pages if page not in watched or not page.locator(until).count()]
        moved = [take_turn(page, but, until if page in watched else "") for page in waiting]
        if not any(moved):
            pages[0].wait_for_timeout(40)
    raise never_came(pages[0], until)


def wait_until_asked(page: Page) -> None:
    """Wait until the page asks this person for something."""
    expect(page.locator(ASKED).first).to_be_visible()
