"""People in company: the same table again for all, and phones around a big screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import bettor, owner, trainer
from tests.browser.conftest import DESKTOP, PHONE, NewPage, Server
from tests.browser.rider import CARD, HELD, ride, take_turn
from tests.browser.visitor import TakeTurn, lay_table, say, sit_down, violations

BOARD = ".meeting svg.board:visible"
MOST = 900
"""Things done, after which no further decision is waited for."""
ON_BOARD = {
    "finishline": ".die[aria-label*='interference']",
    "auteuil": ".nowhere",
    "ascot": trainer.SCALE,
}
"""What is chosen where boards are: the row put in order by hand, an offer on the scale."""
RUNNER = ".meeting svg.board .runner"


def give_up(host: Page) -> None:
    """End a game before its time."""
    host.get_by_role("button", name=say("page-table-tools"), exact=True).click()
    host.get_by_role("button", name=say("page-abandon"), exact=True).click()
    host.get_by_role("button", name=say("page-abandon-yes")).click()


def test_three_people_play_the_same_table_again(new_page: NewPage) -> None:
    host, bob, cleo, watcher = (new_page() for _ in range(4))
    address = lay_table(host, seats=3, fill=["me", "", ""], options={"first": 1})
    for page in (host, bob, cleo, watcher):
        page.goto(address)
    sit_down(bob, "Bob")
    sit_down(cleo, "Cleo")
    host.get_by_role("button", name=say("page-begin"), exact=True).click()
    expect(watcher.get_by_text(say("page-watchers", names="")[:8]).first).to_be_attached()
    give_up(host)
    bob.get_by_role("button", name=say("page-again"), exact=True).click()
    bob.wait_for_url(lambda url: url.split("/table/")[1] not in address)
    after = bob.url.split("/table/")[1]
    expect(bob.get_by_text(say("page-kept-for", name="Cleo"))).to_be_visible()
    asked = say("page-again-asked", name="Bob")
    for page in (host, cleo, watcher):
        expect(page.get_by_text(asked)).to_be_visible()
    expect(watcher.get_by_role("link", name=say("page-again-watch"))).to_be_visible()
    assert violations(cleo) == []
    cleo.get_by_role("button", name=say("page-again-come")).click()
    expect(
        host.get_by_text(say("page-again-answers", answer="seated", names="Bob, Cleo"))
    ).to_be_visible()
    host.get_by_role("button", name=say("page-again-come")).click()
    for page in (host, bob, cleo):
        page.wait_for_url(f"**/table/{after}")
        expect(page.get_by_role("heading", name=say("page-seats"))).to_be_visible()
    ride([host, bob, cleo], "goes from")
    watcher.get_by_role("link", name=say("page-again-watch")).click()
    expect(watcher.get_by_text("goes from").first).to_be_visible()


WORDS_WIDE = 240
"""Pixels below which a sentence becomes a column of words."""
HALL = """() => {
    const box = (spot) => document.querySelector(spot).getBoundingClientRect()
    const [poster, people, code] = ['.poster svg', '.people', '.code svg'].map((one) => box(one))
    const wide = poster.width + people.width + code.width
    return {
        used: wide > 0.8 * innerWidth,
        readable: code.width > 0.25 * innerWidth,
        scrolls: document.scrollingElement.scrollHeight > innerHeight,
    }
}"""
"""Is a big screen's hall laid out over its width, with a code that is read from a sofa?"""


def test_two_phones_play_around_a_screen(new_page: NewPage) -> None:
    host = new_page()
    address = lay_table(host, seats=2, fill=["", ""], options={"first": 1})
    screen = new_page(f"{address}/screen")
    expect(screen.get_by_role("img", name=say("page-scan"))).to_be_visible()
    expect(screen.get_by_role("note")).to_contain_text("hippodrome serve --host 0.0.0.0")
    screen.set_viewport_size({"width": 1920, "height": 1080})
    assert screen.evaluate(HALL) == {"used": True, "readable": True, "scrolls": False}
    expect(screen.get_by_text(say("page-screen-missing", count=2))).to_be_visible()
    phones = [new_page(f"{address}?screen", PHONE) for _ in range(2)]
    for phone, name in zip(phones, ("Bea", "Cy"), strict=True):
        sit_down(phone, name)
        expect(screen.get_by_text(name)).to_be_visible()
    expect(screen.get_by_text(say("page-screen-missing", count=0))).to_be_visible()
    assert violations(screen) == []
    host.goto(address)
    host.get_by_role("button", name=say("page-begin"), exact=True).click()
    for _ in range(200):
        if screen.locator(RUNNER).count():
            break
        assert screen.locator(f"{HELD}, {CARD}").count() == 0, "a hand shows on the screen"
        moved = []
        for phone in phones:
            assert phone.locator(BOARD).count() == 0, "the board is on the screen"
            moved.append(take_turn(phone))
        if not any(moved):
            phones[0].wait_for_timeout(60)
    else:
        pytest.fail("no race was run")
    expect(screen.locator(BOARD)).to_be_visible()
    for screen_size in (DESKTOP, PHONE):
        screen.set_viewport_size(screen_size)
        note = screen.get_by_role("note").bounding_box()
        assert note is not None
        assert note["width"] >= min(screen_size["width"] * 0.7, WORDS_WIDE)
    # The hand is remembered as one also without the word in the address.
    phones[0].goto(address)
    expect(phones[0].get_by_role("button", name=say("page-board-here"))).to_be_visible()


GROUND = "section.game .ground:visible"


@pytest.mark.parametrize(
    ("game", "turn", "ready", "turns"),
    [
        ("finishline", bettor.take_turn, bettor.ASKED, 12),
        ("auteuil", owner.take_turn, owner.ASKED, 8),
        ("ascot", trainer.take_turn, trainer.ASKED, 6),
    ],
    ids=["finishline", "auteuil", "ascot"],
)
def test_a_phone_beside_a_screen_chooses_without_the_board(
    new_page: NewPage, game: str, turn: TakeTurn, ready: str, turns: int
) -> None:
    phone = new_page(size=PHONE)
    wish = {"game": game, "seats": 2, "fill": ["me", "tipster"], "begin": True, "pack": "tiny"}
    phone.goto(f"{lay_table(phone, **wish)}?screen")
    asked = 0
    for _ in range(MOST):
        if phone.locator(ready).count() and not phone.locator(ON_BOARD[game]).count():
            assert phone.locator(GROUND).count() == 0, phone.inner_text("body")[:500]
            asked += 1
            if asked == turns:
                break
        if phone.locator(".ending").count():
            break
        if not turn(phone):
            phone.wait_for_timeout(40)
    assert asked == turns, "nothing could be chosen any more"


def test_the_next_table_stands_after_the_server_fell(new_page: NewPage, server: Server) -> None:
    # While the server is down, browsers complain that it is.
    host, bob = new_page(errors=False), new_page(errors=False)
    address = lay_table(host, seats=2, fill=["me", ""], options={"first": 1})
    for page in (host, bob):
        page.goto(address)
    sit_down(bob, "Bob")
    host.get_by_role("button", name=say("page-begin"), exact=True).click()
    expect(bob.get_by_role("heading", name=say("page-seats"))).to_be_visible()
    give_up(host)
    host.get_by_role("button", name=say("page-again"), exact=True).click()
    host.wait_for_url(lambda url: url.split("/table/")[1] not in address)
    server.kill()
    server.start()
    bob.goto(address)
    bob.get_by_role("button", name=say("page-again-come")).click()
    expect(bob.get_by_role("heading", name=say("page-seats"))).to_be_visible()
    ride([host, bob], "goes from")
