"""Walks through a race of each game with a camera."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from playwright.sync_api import Page

from tests.browser import bettor, owner, rider, trainer
from tests.browser.camera import Camera, Shot, complete
from tests.browser.visitor import OWN, TakeTurn, lay_table

GAMES = 8
"""Games that are looked through for a rare moment."""
BOTS = ["me", "tipster", "tipster"]
WENT = ".ending section.went"
"""Where the page tells how a game went."""


def search(
    camera: Camera, lay: Callable[[Page], str], turn: TakeTurn, shots: Sequence[Shot], day: str
) -> None:
    """Take pictures in one game or, where it does not bring all of them, in the next ones."""
    for number in range(GAMES):
        camera.house.repeat(f"{day} {number}" if number else day)
        camera.page.goto(lay(camera.page))
        missing = camera.collect(turn, shots, WENT)
        shots = [shot for shot in shots if shot.what in missing]
        if not shots:
            return
    raise RuntimeError(f"no game brought {missing}")


def lay_ticket(page: Page) -> str:
    """Lay a table of Ticket Gagnant at which the visitor chooses the first race."""
    return lay_table(page, seats=3, fill=BOTS, begin=True, options={"first": 1})


def pick_horses(page: Page) -> None:
    """Write a ticket, and do not hand it in yet."""
    for horse in page.locator(f"{rider.TICKET} .horse[aria-pressed='false']").all()[:3]:
        horse.click()


def pick_card(page: Page) -> None:
    """Take up a card, and point at the first thing it can do."""
    ways = page.locator(rider.CHOICE)
    if not ways.count():
        page.locator(rider.CARD).first.click()
    if not ways.count():
        page.locator(rider.MOVER).first.click()
    ways.first.focus()


def ticket(camera: Camera) -> None:
    """A meeting of Ticket Gagnant, to its end."""
    shots = [
        Shot("ticket-choosing", rider.RACE),
        Shot("ticket-form", rider.TICKET, pick_horses),
        Shot("ticket-card", rider.CARD, pick_card, after=8),
        Shot("ticket-finish", ".stage.finish"),
        Shot("ticket-photo", ".stage.photo", complete),
        Shot("ticket-honour", ".stage.honour"),
        Shot("ticket-reckoning", ".stage.reckoning", complete),
        Shot("ticket-enclosure", ".stage.enclosure"),
        Shot("end", WENT),
    ]
    search(camera, lay_ticket, rider.take_turn, shots, "a meeting")


def write_slip(page: Page) -> None:
    """Fill a slip in by the keyboard."""
    page.keyboard.type("73474")


def point(spot: str) -> Callable[[Page], None]:
    """Point at the last of some things, so that its consequence is shown."""
    return lambda page: page.locator(spot).last.focus()


def auteuil(camera: Camera) -> None:
    """A race at Auteuil, from the red telegram to the pay."""
    fill = ["me", *["tipster"] * 4]
    shots = [
        Shot("auteuil-telegram", ".stage.race"),
        Shot("auteuil-slip", owner.SLIP, write_slip),
        Shot("auteuil-dice", owner.HORSE, point(owner.HORSE), after=14),
        Shot("auteuil-finish", ".stage.arrived"),
        Shot("auteuil-arrival", ".stage.arrival", complete),
        Shot("auteuil-reckoning", ".stage.telegram", complete),
        Shot("auteuil-interval", owner.READY),
    ]
    search(
        camera,
        lambda page: owner.lay_evening(page, fill, "standard", races=2, punters=1, sweets=1),
        owner.take_turn,
        shots,
        "an evening",
    )


def write_sheet(page: Page) -> None:
    """Put three tiles on the sheet and a pair, and a stake on the first."""
    for tile in (3, 5, 6, 6, 5):
        page.locator(bettor.TILE).nth(tile).click()
    bettor.stake_of(page, 0).fill("400")


def finishline(camera: Camera) -> None:
    """A race of Finish Line, from the runners to the sheets line by line."""
    shots = [
        Shot("finishline-runners", ".stage.race"),
        Shot("finishline-slip", bettor.SHEET, write_sheet),
        Shot("finishline-reserve", bettor.TRAY),
        Shot("finishline-dice", bettor.TARGET, point(bettor.TARGET), after=8),
        Shot("finishline-finish", ".stage.finish"),
        Shot("finishline-photo", ".stage.photo", complete),
        Shot("finishline-honour", ".stage.honour"),
        Shot("finishline-reckoning", ".stage.reckoning", complete),
    ]
    search(
        camera,
        lambda page: bettor.lay_meeting(page, BOTS, "standard"),
        bettor.take_turn,
        shots,
        "a day at the races",
    )


def type_limit(page: Page) -> None:
    """Write down how far one would bid."""
    page.locator(trainer.BIDDING).fill("40000")


def offer_thing(page: Page) -> None:
    """Lay something on the scale against money."""
    trainer.lay_on_scale(page, 20_000)


def type_stake(page: Page) -> None:
    """Write a stake that is on no button."""
    page.locator(f"{OWN} .doing {trainer.SUM}").first.fill("1100")


def ascot(camera: Camera) -> None:
    """An afternoon at Ascot, from the deal to the reckoning."""
    shots = [
        Shot("ascot-deal", trainer.DONE),
        Shot("ascot-limit", trainer.BIDDING, type_limit, after=2),
        Shot("ascot-training", ".stage.gallops"),
        Shot("ascot-market", trainer.SCALE, offer_thing),
        Shot("ascot-bets", trainer.in_phase("bet"), type_stake),
        Shot("ascot-race", trainer.LANE, point(trainer.LANE), after=9),
        Shot("ascot-finish", ".stage.finish"),
        Shot("ascot-honour", ".stage.honour"),
        Shot("ascot-reckoning", ".stage.reckoning", complete),
    ]
    search(
        camera,
        lambda page: trainer.lay_afternoon(page, BOTS, "standard"),
        trainer.take_turn,
        shots,
        "a sunny afternoon",
    )
