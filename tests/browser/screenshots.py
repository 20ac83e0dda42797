"""Takes the pictures of docs/screenshots.md and films a finish: `make screenshots`, then look.

`python -m tests.browser.screenshots ticket film` takes only some parts anew. All games are the same
each time (`repeating.py`); what a game does not bring is looked for in the next one.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import album, rider, trainer, walks
from tests.browser.camera import MOST_TURNS, Camera
from tests.browser.conftest import FLAGS, Server
from tests.browser.film import film_finish
from tests.browser.finding import browser_path
from tests.browser.visitor import lay_table, never_came, say
from tests.browser.walks import WENT, lay_ticket, pick_card

CHAT = ".talk input"
CARDS_PLAYED = 8
"""Cards after which a field is spread over the track."""


def play_out(pages: list[Page]) -> None:
    """Let everybody play Ticket Gagnant until all of them are told how it went."""
    for _ in range(MOST_TURNS):
        if all(page.locator(WENT).count() for page in pages):
            return
        moved = [rider.take_turn(page) for page in pages if not page.locator(WENT).count()]
        if not any(moved):
            pages[0].wait_for_timeout(60)
    raise never_came(pages[0], WENT)


def lay_short(page: Page, fill: list[str], **wish: Any) -> str:
    """Lay a table for a short meeting."""
    wish = {"pack": "tiny", "options": {"first": 1}, "begin": "" not in fill, **wish}
    return lay_table(page, seats=len(fill), fill=fill, **wish)


def begin(host: Page, language: str) -> None:
    """Let the game begin."""
    host.get_by_role("button", name=say("page-begin", language), exact=True).click()


def company(camera: Camera) -> None:
    """People around a table: the waiting room, the same table again, a lobby with their names."""
    camera.house.repeat("good company")
    language = camera.language
    alice, bob = (camera.open(name, running=True) for name in ("Alice", "Bob"))
    fill = ["me", "", "tipster", ""]
    address = lay_short(alice, fill, title="Sunday at Auntie’s", pack="standard")
    for page in (alice, bob):
        page.goto(address)
    seat = bob.locator("li", has=bob.get_by_text(say("page-seat-empty", language, seat=2)))
    seat.get_by_role("button", name=say("page-sit-here", language)).click()
    bob.locator(CHAT).fill("Who brings the horses?")
    bob.locator(CHAT).press("Enter")
    alice.get_by_text("horses?").wait_for()
    camera.take("waiting", alice)
    address = lay_short(alice, ["me", ""])
    for page in (alice, bob):
        page.goto(address)
    bob.get_by_role("button", name=say("page-sit-here", language)).first.click()
    begin(alice, language)
    play_out([alice, bob])
    bob.get_by_role("button", name=say("page-again", language), exact=True).click()
    alice.locator(".ending .next").wait_for()
    camera.take("again", alice)
    alice.get_by_role("button", name=say("page-again-come", language)).click()
    alice.wait_for_url(lambda url: url.split("/table/")[1] not in address)
    alice.goto(lay_short(alice, ["me", "tipster"], game="ascot", options={}))
    alice.locator(trainer.ASKED).first.wait_for()
    alice.goto("/")
    alice.locator(".lists").wait_for()
    camera.take("lobby", alice)
    alice.locator(".lists").evaluate("(lists) => lists.scrollIntoView({ block: 'center' })")
    camera.take("tables", alice)
    alice.goto("/record")
    alice.locator("li.panel").first.wait_for()
    camera.take("record", alice)


def screen(camera: Camera) -> None:
    """A table that is shown on a big screen, with phones around it."""
    camera.house.repeat("a big screen")
    language = camera.language
    alice, bob, wall = (camera.open(name, running=True) for name in ("Alice", "Bob", "Wall"))
    address = lay_table(alice, seats=3, fill=["", "", "tipster"], options={"first": 1})
    wall.goto(f"{address}/screen")
    for page in (alice, bob):
        page.goto(f"{address}?screen")
        page.get_by_role("button", name=say("page-sit-here", language)).first.click()
        if page is alice:
            wall.get_by_text("Alice").wait_for()
            camera.take("screen-hall", wall)
    begin(alice, language)
    for _ in range(MOST_TURNS):
        pile = wall.locator(".pile li").count()
        if pile >= CARDS_PLAYED and alice.locator(rider.CARD).count():
            break
        moved = [rider.take_turn(page) for page in (alice, bob)]
        if not any(moved):
            alice.wait_for_timeout(60)
    camera.take("screen", wall)
    pick_card(alice)
    camera.take("beside", alice)


def pace(camera: Camera) -> None:
    """Sound and speed, at a table."""
    camera.house.repeat("a visit")
    page, language = camera.open("Alice", running=True), camera.language
    page.goto(lay_ticket(page))
    page.locator(rider.RACE).first.wait_for()
    page.locator(".pace").wait_for(state="attached")
    if not page.locator(".pace").is_visible():
        page.locator(".bar button").nth(1).click()
    ease = page.get_by_role("button", name=say("page-speed-name", language, speed="ease"))
    ease.click()
    page.locator("details summary", has_text=say("page-sound", language)).click()
    camera.take("pace", page)


def house(camera: Camera) -> None:
    """What needs no table: the form for one, a replay and the rules."""
    camera.house.repeat("a visit")
    page, language = camera.open("Alice", running=True), camera.language
    page.get_by_role("button", name=say("page-new-table", language)).click()
    camera.take("new-table", page)
    page.goto(f"/replay/{rider.finished_race(page)}")
    page.get_by_role("slider").first.focus()
    page.keyboard.press("End")
    camera.take("replay", page)
    page.goto("/rules/ticket#T4.7")
    camera.take("rules", page)


PARTS: dict[str, Callable[[Camera], None]] = {
    "company": company,
    "screen": screen,
    "pace": pace,
    "house": house,
    "ticket": walks.ticket,
    "finishline": walks.finishline,
    "auteuil": walks.auteuil,
    "ascot": walks.ascot,
}


def photograph(browser: Browser, house: Server, parts: Sequence[str]) -> None:
    """Take the pictures: by day on a desk in English, by night in the hand in French."""
    visits = (("en", ("desktop", "television"), False), ("fr", ("phone", "tablet"), True))
    for language, sizes, dark in visits:
        for part in parts:
            camera = Camera(browser, house, album.FOLDER, language, sizes, dark)
            PARTS[part](camera)
            camera.close()


def main(wanted: Sequence[str]) -> None:
    """Start a house of one's own and walk through it with a camera."""
    album.FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = Server(Path(data))
        house.start()
        try:
            browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
            photograph(browser, house, [part for part in PARTS if not wanted or part in wanted])
            if not wanted or "film" in wanted:
                film_finish(browser, house, album.FILM)
            browser.close()
        finally:
            house.stop()
    album.tidy()


if __name__ == "__main__":
    main(sys.argv[1:])
