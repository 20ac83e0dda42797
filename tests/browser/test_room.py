"""There is room on every screen: nothing sticks out, what is asked is in reach, nothing jumps."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser import bettor, owner, rider, trainer
from tests.browser.camera import stop_clock, tick
from tests.browser.conftest import DESKTOP, NewPage
from tests.browser.ruler import COVER, SCREENS, Faults, places, watch
from tests.browser.visitor import STAGE, lay_table, lines, say, tab_to

Phases = dict[str, str]
PURSE = ".seats [data-seat='0']"
GROUND = ".arena > .ground"
FEWEST = 2
MOST_RACERS = 8
"""At Auteuil; whoever comes after them only bets."""
MOST = 300
"""Things done, after which a phase that never came is not waited for any longer."""
TOLD = 16
"""Lines of the log in which several turns pass."""


def lay_ticket(page: Page, fill: list[str]) -> str:
    pack = "standard" if len(fill) > 2 else "tiny"
    return lay_table(page, seats=len(fill), fill=fill, begin=True, pack=pack, options={"first": 1})


def lay_finishline(page: Page, fill: list[str]) -> str:
    return bettor.lay_meeting(page, fill, "standard" if len(fill) > 2 else "tiny")


def lay_auteuil(page: Page, fill: list[str]) -> str:
    if len(fill) > 4:
        return owner.lay_evening(page, fill, "standard", punters=len(fill) - MOST_RACERS)
    return owner.lay_evening(page, fill)


def lay_ascot(page: Page, fill: list[str]) -> str:
    return trainer.lay_afternoon(page, fill, "standard" if len(fill) > 4 else "tiny")


# Each phase is measured once: early ones with the most seats, late ones where they come soon; and
# so is each moment that covers the board, on a page whose clock stands still until it is left.
FEW = ".meeting:has(.left.few)"
TICKET: Phases = {"last cards": f"{FEW} {rider.CHOICE}"}
FULL_TICKET: Phases = {
    "race": rider.RACE,
    "ticket": rider.TICKET,
    "card": rider.CARD,
    "way": rider.CHOICE,
}
FINISHLINE: Phases = {"interval": bettor.READY}
FULL_FINISHLINE: Phases = {
    "sheet": bettor.SHEET,
    "dice to take": bettor.TRAY,
    "dice to use": bettor.USE,
}
AUTEUIL: Phases = {"dice": owner.HORSE}
FULL_AUTEUIL: Phases = {"slip": owner.SLIP}
RACING = ".afternoon[data-stage='race']:has(section.own.handy)"
ASCOT: Phases = {
    "offer": trainer.in_phase("offer"),
    "bet": trainer.in_phase("bet"),
    "race": RACING,
}
FULL_ASCOT: Phases = {"deal": trainer.DONE, "bid": trainer.in_phase("bid")}
FINISHES = {
    ("ticket", 2): {"enclosure"},  # after several races, so where they are short
    ("ticket", 3): {"off", "finish", "honour", "reckoning"},
    ("finishline", 2): {"race", "off", "finish", "honour", "reckoning"},
    ("auteuil", 2): {"off", "arrived", "arrival", "telegram", "winners"},
    ("ascot", 2): {"off", "finish", "honour", "reckoning", "enclosure"},
}
"""Moments that are measured, by the game and by how many play it."""
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


def pause(page: Page) -> None:
    """Let the others play."""
    page.wait_for_timeout(40)


def sit(page: Page, game: str, seats: int, waits: bool = True) -> None:
    """Sit down with bots, and wait until one is asked for something; time may stand still."""
    page.goto(LAYS[game](page, ["me", *["tipster"] * (seats - 1)]))
    if waits:
        expect(page.locator(ASKED[game]).first).to_be_visible()


def came_since(page: Page, left: Phases) -> bool:
    """Is there a stage now that was not looked at, or without any a phase that was not?"""
    if page.locator(COVER).count():
        return True
    return not page.locator(STAGE).count() and any(
        page.locator(spot).count() for spot in left.values()
    )


@pytest.mark.parametrize(
    ("game", "seats", "phases", "language"),
    [
        ("ticket", 2, {}, "fr"),
        ("ticket", 3, TICKET, "en"),
        ("ticket", 6, FULL_TICKET, "fr"),
        ("finishline", 2, FINISHLINE, "fr"),
        ("finishline", 4, FULL_FINISHLINE, "en"),
        ("auteuil", 2, AUTEUIL, "en"),
        ("auteuil", 12, FULL_AUTEUIL, "fr"),
        ("ascot", 2, ASCOT, "fr"),
        ("ascot", 6, FULL_ASCOT, "en"),
    ],
    ids=lambda value: str(value) if isinstance(value, (str, int)) else "",
)
def test_every_phase_has_room_on_every_screen(
    new_page: NewPage, game: str, seats: int, phases: Phases, language: str
) -> None:
    page = new_page(language=language)
    staged = set(FINISHES.get((game, seats), ()))
    if staged:
        stop_clock(page)
    wait = tick if staged else pause
    sit(page, game, seats, waits=not staged)
    # Where time stands still, what is beside the board is not opened.
    faults, left, beside = Faults([]), dict(phases), seats > FEWEST and not staged
    for _ in range(MOST):
        covered = page.locator(COVER).count()
        if covered:
            staged -= faults.look_at_stage(page, staged)
        elif not page.locator(STAGE).count():
            for phase in [phase for phase, spot in left.items() if page.locator(spot).count()]:
                faults.look(page, phase)
                del left[phase]
                if beside:
                    faults.look_beside(page)
                    beside = False
        if not left and not staged:
            break
        if page.locator(".ending").count():  # not every game asks this person for all of it
            sit(page, game, seats, waits=False)
        # What came since is looked at before anybody leaves it.
        if not covered and came_since(page, left):
            continue
        if not TURNS[game](page):
            wait(page)
    assert faults.found == []
    assert not left, f"never came: {left}"
    assert not staged, f"never came on stage: {staged}"


@pytest.mark.parametrize(
    ("game", "turn", "kept"),
    [
        ("ticket", rider.CARD, (GROUND, ".hand", PURSE)),
        ("finishline", bettor.USE, (GROUND, ".reserve", PURSE)),
        ("auteuil", owner.HORSE, (GROUND, ".paddock", PURSE)),
        ("ascot", trainer.BIDDING, (".place > .ground", ".hand", PURSE)),
    ],
)
def test_nothing_jumps_from_turn_to_turn(
    new_page: NewPage, game: str, turn: str, kept: tuple[str, ...]
) -> None:
    page = new_page()
    sit(page, game, 2)
    for _ in range(MOST):
        if page.locator(turn).count() and not page.locator(STAGE).count():
            break
        if not TURNS[game](page):
            pause(page)
    watch(page, kept)
    began = lines(page).count()
    for _ in range(MOST):
        if lines(page).count() > began + TOLD:
            break
        if not TURNS[game](page):
            pause(page)
    for spot, found in places(page).items():
        assert len(found) == 1, f"{spot} was at {found}"


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
        sit(page, "ticket", 3)
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


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_lobby_of_a_new_house_needs_no_scrolling(new_page: NewPage, language: str) -> None:
    page = new_page(language=language)

    def without_tables(route: Route) -> None:
        answer = route.fetch()
        none: dict[str, list[str]] = {"mine": [], "open": [], "playing": [], "finished": []}
        route.fulfill(response=answer, json={**answer.json(), **none, "after": {}})

    page.route("**/api/lobby**", without_tables)
    page.reload()
    expect(page.get_by_text(say("page-nothing-finished", language))).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollHeight") == DESKTOP["height"]


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
