"""Measures how long it takes from a link to the first decision, and how many taps.

`python -m tests.browser.arriving`: once alone (the lobby, a game's poster, bots) and once by a
friend's link, for each game, with a browser that has seen nothing yet. Hands are as fast as a
program's, so the seconds are what page, server and stages take; whoever reads takes longer.
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import bettor, owner, rider, trainer
from tests.browser.conftest import DESKTOP, FLAGS, Server
from tests.browser.finding import browser_path
from tests.browser.repeating import NO_CHANCE
from tests.browser.visitor import TakeTurn, lay_table, say, sit_down

TIMES = 3
LONGEST = 60
"""Seconds after which nothing is waited for any longer."""
COVERED = ".stage:not(.aside)"

GAMES: dict[str, tuple[str, str, TakeTurn]] = {
    "ticket": ("Ticket Gagnant", rider.ASKED, rider.take_turn),
    "finishline": ("Finish Line", bettor.ASKED, bettor.take_turn),
    "auteuil": ("Auteuil", owner.ASKED, owner.take_turn),
    "ascot": ("Ascot", trainer.ASKED, trainer.take_turn),
}


class Arrival(NamedTuple):
    """How somebody came to a first decision."""

    asked: float
    """Seconds until something is asked, be it below a stage that can be skipped."""
    clear: float
    """Seconds until nothing lies over the board any more."""
    taps: int


def fresh(browser: Browser, house: Server) -> Page:
    """A browser that has never been here."""
    context = browser.new_context(viewport=DESKTOP, locale="en", base_url=house.address)
    context.add_init_script(NO_CHANCE)
    page = context.new_page()
    page.set_default_timeout(LONGEST * 1000)
    return page


def until_asked(page: Page, spot: str, began: float, taps: int, others: TakeTurn | None) -> Arrival:
    """Wait for the first decision; whoever else is waited for decides at once."""
    asked = 0.0
    while time.monotonic() - began < LONGEST:
        if page.locator(spot).count():
            asked = asked or time.monotonic() - began
            if not page.locator(COVERED).count():
                return Arrival(asked, time.monotonic() - began, taps)
        elif others:
            others(page)
        page.wait_for_timeout(10)
    raise AssertionError(f"{spot!r} never came; the page says: {page.inner_text('body')[:500]}")


def alone(browser: Browser, house: Server, game: str) -> Arrival:
    """From the lobby's address to the first decision against bots."""
    title, spot, _ = GAMES[game]
    page = fresh(browser, house)
    began = time.monotonic()
    page.goto("/")
    page.get_by_role("button", name=f"{say('page-play-game')} {title}").click()
    offered = page.get_by_role("button", name=say("lesson-offer-play"))
    if offered.count():
        offered.click()
    arrival = until_asked(page, spot, began, 1, None)
    page.context.close()
    return arrival


def invited(browser: Browser, house: Server, game: str) -> Arrival:
    """From a friend's link to the first decision; the friend begins once everybody sits."""
    _, spot, turn = GAMES[game]
    host, page = fresh(browser, house), fresh(browser, house)
    host.goto("/")
    address = lay_table(host, game=game, seats=2, fill=["me", ""], pace=900)
    host.goto(address)
    begin = host.get_by_role("button", name=say("page-begin"), exact=True)
    began = time.monotonic()
    page.goto(address)
    sit_down(page, "Bea")
    begin.click()
    arrival = until_asked(page, spot, began, 2, lambda _: turn(host))
    for one in (host, page):
        one.context.close()
    return arrival


def main() -> None:
    """Measure in a house of one's own, and print the medians."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = Server(Path(data))
        house.start()
        try:
            browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
            for way in (alone, invited):
                for game in GAMES:
                    house.repeat(f"{way.__name__} {game}")
                    found = [way(browser, house, game) for _ in range(TIMES)]
                    asked, clear = (median(one[at] for one in found) for at in (0, 1))
                    print(
                        f"{way.__name__}, {game}: asked after {asked:.1f} s, "
                        f"stage clear after {clear:.1f} s, {found[0].taps} taps"
                    )
            browser.close()
        finally:
            house.stop()


if __name__ == "__main__":
    main()
