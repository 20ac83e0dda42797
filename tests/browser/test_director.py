"""The race is seen, in order, and never spoilt: no result is readable before its stage."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import bettor, owner, rider, trainer
from tests.browser.conftest import DESKTOP, Server
from tests.browser.recorder import RECORD, Recording
from tests.browser.repeating import NO_CHANCE
from tests.browser.visitor import lay_table, leave_stage, say

ENDING = ".ending:visible"


class Meeting(NamedTuple):
    """A short game, how it is played to its end, and on which stage each result is shown."""

    lay: Callable[[Page], str]
    turn: Callable[[Page], bool]
    stages: dict[str, str]
    paid: str
    """The event that changes what everybody has."""
    arrival: str
    """The event that tells the order in which the horses came in."""
    throw: str = ""
    """The event of dice that roll before they can be read."""


MEETINGS = {
    "ticket": Meeting(
        lambda page: lay_table(
            page, seats=2, fill=["me", "tipster"], begin=True, pack="tiny", options={"first": 1}
        ),
        rider.take_turn,
        {
            "photo-result": "photo",
            "arrival": "honour",
            "points": "reckoning",
            "winners": "enclosure",
        },
        "points",
        "arrival",
    ),
    "finishline": Meeting(
        lambda page: bettor.lay_meeting(page, ["me", "tipster"]),
        bettor.take_turn,
        {"photo-won": "photo", "arrival": "honour", "capital": "reckoning", "winners": "enclosure"},
        "capital",
        "arrival",
        "rolls",
    ),
    "ascot": Meeting(
        lambda page: trainer.lay_afternoon(page, ["me", "tipster"]),
        trainer.take_turn,
        {
            "past-post": "finish",
            "race-over": "honour",
            "prize-paid": "reckoning",
            "won": "enclosure",
        },
        "prize-paid",
        "race-over",
        "dice-thrown",
    ),
    "auteuil": Meeting(
        lambda page: owner.lay_evening(page, ["me", "tipster"]),
        owner.take_turn,
        {"arrived": "arrived", "arrival": "arrival", "slip-paid": "telegram", "winners": "winners"},
        "slip-paid",
        "arrival",
        "thrown",
    ),
}


@pytest.fixture
def recorded(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page that moves, as most do, and writes down what it shows."""
    server.repeat(request.node.nodeid)
    context = browser.new_context(viewport=DESKTOP, locale="en", base_url=server.address)
    context.add_init_script(NO_CHANCE)
    context.add_init_script(RECORD)
    page = context.new_page()
    page.set_default_timeout(15_000)
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield page
    context.close()
    assert complaints == []


@pytest.mark.parametrize("game", MEETINGS)
def test_no_result_is_readable_before_its_stage(recorded: Page, game: str) -> None:
    meeting = MEETINGS[game]
    recorded.goto("/")
    recorded.goto(meeting.lay(recorded))
    for _ in range(1500):
        if recorded.locator(ENDING).count():
            break
        if not meeting.turn(recorded):
            recorded.wait_for_timeout(60)
    leave_stage(recorded)
    recording = Recording(recorded)
    results = {line.name for line in recording.told} & set(meeting.stages)
    assert len(results) >= 3, "this game came to no end"
    assert recording.spoilers(meeting.stages) == []
    assert recording.podiums(), "no podium was built"
    assert recording.early_orders(meeting.arrival) == []
    if meeting.throw:
        thrown = [line for line in recording.told if line.name == meeting.throw and line.last]
        assert thrown, "nobody threw dice"
        assert recording.early_dice(meeting.throw) == []
    assert recording.calls_ahead() == []
    assert recording.early_scores(meeting.paid) == []
    assert recording.early_endings(say("page-phase", phase="finished")) == []


def test_a_reloaded_tab_starts_at_the_present(recorded: Page) -> None:
    recorded.goto("/")
    # At ease, so that what is on stage when the tab is reloaded would still be.
    fill = ["me", "tipster"]
    wish = {"seats": 2, "fill": fill, "begin": True, "pack": "tiny", "options": {"first": 1}}
    recorded.goto(lay_table(recorded, pace=900, **wish))
    for _ in range(1500):
        if recorded.locator(".stage.off").count():
            break
        if not rider.take_turn(recorded):
            recorded.wait_for_timeout(60)
    recorded.reload()
    recorded.locator("section.own").first.wait_for()
    recorded.wait_for_timeout(500)
    assert recorded.locator(".stage").count() == 0
