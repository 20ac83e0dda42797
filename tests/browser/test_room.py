"""There is room on every screen: nothing sticks out, what is asked is in reach, nothing jumps."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser import bettor, owner, rider, trainer
from tests.browser.conftest import DESKTOP, NewPage
from tests.browser.ruler import SCREENS, Faults, places
from tests.browser.visitor import STAGE, lay_table, leave_stage, lines, say, tab_to

Phases = dict[str, str]
PURSE = ".seats [data-seat='0']"
MOST = 300
"""Things done, after which a phase that never came is not waited for any longer."""


def lay_ticket(page: Page, fill: list[str]) -> str:
    return lay_table(page, seats=len(fill), fill=fill, begin=True, options={"first": 1})


def lay_finishline(page: Page, fill: list[str]) -> str:
    return bettor.lay_meeting(page, fill, "standard" if len(fill) > 2 else "tiny")


def lay_auteuil(page: Page, fill: list[str]) -> str:
    return owner.lay_evening(page, fill, "standard" if len(fill) > 4 else "tiny")


def lay_ascot(page: Page, fill: list[str]) -> str:
    return trainer.lay_afternoon(page, fill, "standard" if len(fill) > 4 else "tiny")


# Each phase is measured once: early ones with the most seats, late ones where they come soon.
FEW = ".meeting:has(.left.few)"
TICKET: Phases = {
    "race": rider.RACE,
    "ticket": rider.TICKET,
    "last cards": f"{FEW} {rider.CHOICE}",
}
FULL_TICKET: Phases = {"card": rider.CARD, "way": rider.CHOICE}
FINISHLINE: Phases = {"interval": bettor.READY}
FULL_FINISHLINE: Phases = {
    "sheet": bettor.SHEET,
    "dice to take": bettor.TRAY,
    "dice to use": bettor.USE,
}
AUTEUIL: Phases = {"dice": owner.HORSE}
FULL_AUTEUIL: Phases = {"slip": owner.SLIP}
RACING = ".afternoon[data-stage='race']:has(section.own.handy)"
ASCOT: Phases = {"offer": trainer.in_phase("offer"), "race": RACING}
FULL_ASCOT: Phases = {"bid": trainer.in_phase("bid")}
TURNS: dict[str, Callable[[Page], bool]] = {
    "ticket": rider.take_turn,
    "finishline": bettor.take_turn,
    "auteuil": owner.take_turn,
    "ascot": trainer.take_turn,
}
LAYS = {
    "ticket": lay_ticket,
    "finishline": lay_finishline,
    "auteuil": lay_auteuil,
    "ascot": lay_ascot,
}


ASKED = {
    "ticket": rider.ASKED,
    "finishline": bettor.ASKED,
    "auteuil": owner.ASKED,
    "ascot": trainer.ASKED,
}


def sit(page: Page, game: str, seats: int) -> None:
    """Sit down with bots; it is one's own decision that is asked first, where one can choose."""
    page.goto(LAYS[game](page, ["me", *["tipster"] * (seats - 1)]))
    expect(page.locator(ASKED[game]).first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "seats", "phases", "language"),
    [
        ("ticket", 2, TICKET, "en"),
        ("ticket", 6, FULL_TICKET, "fr"),
        ("finishline", 2, FINISHLINE, "fr"),
        ("finishline", 4, FULL_FINISHLINE, "en"),
        ("auteuil", 2, AUTEUIL, "en"),
        ("auteuil", 6, FULL_AUTEUIL, "fr"),
        ("ascot", 2, ASCOT, "fr"),
        ("ascot", 6, FULL_ASCOT, "en"),
    ],
    ids=lambda value: str(value) if isinstance(value, (str, int)) else "",
)
def test_every_phase_has_room_on_every_screen(
    new_page: NewPage, game: str, seats: int, phases: Phases, language: str
) -> None:
    page = new_page(language=language)
    sit(page, game, seats)
    faults, left = Faults([]), dict(phases)
    for _ in range(MOST):
        for phase in [phase for phase, spot in left.items() if page.locator(spot).count()]:
            leave_stage(page)
            if page.locator(left[phase]).count():
                faults.look(page, phase)
                del left[phase]
        if not left:
            break
        if page.locator(".ending").count():  # not every game asks this person for all of it
            sit(page, game, seats)
        if not TURNS[game](page):
            page.wait_for_timeout(40)
    assert faults.found == []
    assert not left, f"never came: {left}"


@pytest.mark.parametrize(
    ("game", "turn", "kept"),
    [
        ("ticket", rider.CARD, (".hand", PURSE)),
        ("finishline", f"{bettor.TRAY}, {bettor.USE}", (".reserve", PURSE)),
        ("auteuil", owner.HORSE, (".mine", ".paddock", PURSE)),
        ("ascot", trainer.BIDDING, (".hand", PURSE)),
    ],
)
def test_nothing_jumps_from_turn_to_turn(
    new_page: NewPage, game: str, turn: str, kept: tuple[str, ...]
) -> None:
    page = new_page()
    sit(page, game, 2)
    found: list[list[list[int] | None]] = []
    for _ in range(MOST):
        if page.locator(turn).count() and not page.locator(STAGE).count():
            found.append(places(page, kept))
            if len(found) == 4:
                break
        told = lines(page).count()
        if TURNS[game](page):
            expect(lines(page).nth(told - 1)).to_be_attached()
        page.wait_for_timeout(60)
    assert len(found) == 4, "there were no four turns"
    assert found == [found[0]] * 4
    assert None not in found[0]


def on_page(page: Page) -> None:
    """Nothing has the focus."""
    page.evaluate("document.activeElement?.blur()")


def on_tapped_silk(page: Page) -> None:
    """A silk was tapped, and put back again."""
    silk = page.locator(f"{rider.TICKET} .horse").first
    silk.click()
    silk.click()


def on_silk_by_tab(page: Page) -> None:
    """Tab led to a silk."""
    tab_to(page, ".horse")


def on_language(page: Page) -> None:
    """The language was changed by a tap."""
    page.get_by_role("button", name="Français").click()


def on_log(page: Page) -> None:
    """The log has the focus, as after scrolling it by keys."""
    page.locator("[role='log']").first.focus()


def test_enter_hands_in_from_every_way_in(new_page: NewPage) -> None:
    page = new_page()
    for way_in in (on_page, on_tapped_silk, on_silk_by_tab, on_log, on_language):
        sit(page, "ticket", 2)
        page.locator(rider.RACE).click()
        expect(page.locator(rider.TICKET)).to_be_visible()
        way_in(page)
        page.keyboard.type("735")
        page.keyboard.press("Enter")
        expect(page.locator(rider.TICKET), way_in.__name__).to_have_count(0)
        expect(page.locator(rider.HELD).first).to_be_visible()


def test_the_log_is_one_stop_of_tab_and_its_paragraphs_are_reached_by_arrows(
    new_page: NewPage,
) -> None:
    page = new_page()
    sit(page, "ticket", 2)
    rider.ride([page], "goes from")
    log = page.locator("[role='log']").first
    assert log.locator("[tabindex='0'], button:not([tabindex='-1'])").count() == 0
    log.focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.matches('[role=log] .paragraph')")


def test_the_lobby_and_its_form_fit(new_page: NewPage) -> None:
    page = new_page()
    opening = page.get_by_role("button", name=say("page-new-table"))
    form = page.locator(".form form")
    for screen in SCREENS:
        page.set_viewport_size(screen)
        expect(opening).to_be_enabled()
        width = screen["width"]
        assert page.evaluate("document.scrollingElement.scrollWidth") <= width
        for button in page.locator(".posters .button").all():
            box = button.bounding_box()
            assert box is not None
            assert box["x"] + box["width"] <= width, width
        opening.click()
        expect(form).to_be_visible()
        expect(form.locator("legend").first).to_be_in_viewport()
        if width >= DESKTOP["width"]:
            expect(form.locator("button.main")).to_be_in_viewport(ratio=1)
        opening.click()
        expect(form).to_have_count(0)


def test_giving_up_is_asked_back_within_the_screen(new_page: NewPage) -> None:
    page = new_page()
    sit(page, "ticket", 6)
    page.get_by_text(say("page-host"), exact=True).click()
    page.get_by_role("button", name=say("page-abandon"), exact=True).click()
    expect(page.get_by_text(say("page-abandon-sure"))).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name=say("page-abandon-yes"))).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name=say("page-abandon-no"))).to_be_in_viewport(ratio=1)
