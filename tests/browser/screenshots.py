"""Takes the pictures of docs/screenshots.md: `make screenshots`, then look at them."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import bettor, owner, trainer
from tests.browser.conftest import DESKTOP, FLAGS, PHONE, Server
from tests.browser.finding import browser_path
from tests.browser.palette import small
from tests.browser.repeating import NO_CHANCE
from tests.browser.rider import CARD, RACE, finished_race, take_turn
from tests.browser.visitor import STAGE, lay_table, leave_stage, lines, say

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SETTLED = 700
"""Milliseconds a page is given to come to rest."""

DAYS = {"afternoon": "a sunny afternoon"}
"""Games in which everything is to be seen: not in all of them one is asked for a bet."""


class Camera:
    """Photographs one visitor's way through the house."""

    def __init__(self, house: Server, page: Page, name: str) -> None:
        self.house, self.page, self.name = house, page, name

    def take(self, what: str) -> None:
        self.page.wait_for_timeout(SETTLED)
        picture = small(self.page.screenshot())
        (FOLDER / f"{self.name}-{what}.png").write_bytes(picture)

    def visit(self, language: str) -> None:
        """From the lobby through every phase of a race to the replay."""
        page = self.page
        page.goto("/")
        self.take("lobby")
        page.get_by_role("button", name=say("page-new-table", language)).click()
        self.take("new-table")
        page.goto(lay_table(page, seats=3, fill=["me", "", "tipster"]))
        self.take("gathering")
        bots = ["me", "tipster", "tipster"]
        page.goto(lay_table(page, seats=3, fill=bots, begin=True, options={"first": 1}))
        page.locator(RACE).first.wait_for()
        self.take("choosing")
        page.locator(RACE).first.click()
        page.locator("form.form").wait_for()
        self.take("ticket")
        take_turn(page)
        self.until(CARD)
        page.locator(CARD).first.click()
        self.take("card")
        self.until(".stage table")
        self.take("arrival")
        page.goto(f"/replay/{finished_race(page)}")
        page.get_by_role("slider").first.focus()
        page.keyboard.press("End")
        self.take("replay")
        page.goto("/rules/ticket#T4.7")
        self.take("rules")
        for part in (self.evening, self.meeting, self.afternoon):
            self.house.repeat(DAYS.get(part.__name__, part.__name__))
            part()

    def evening(self) -> None:
        """A race at Auteuil, from the red telegram to the interval."""
        page = self.page
        fill = ["me", *["tipster"] * 4]
        page.goto(owner.lay_evening(page, fill, "standard", races=2, punters=1, sweets=1))
        owner.wait_until_asked(page)
        self.take("auteuil-telegram")
        leave_stage(page)
        page.keyboard.type("73474")
        self.take("auteuil-slip")
        page.keyboard.press("Enter")
        owner.run([page], owner.HORSE)
        for _ in range(12):  # until the field is spread over the course
            owner.take_turn(page)
            owner.run([page], owner.HORSE)
        leave_stage(page)
        page.locator(owner.HORSE).last.focus()
        self.take("auteuil-dice")
        owner.run([page], ".stage.arrival")
        self.take("auteuil-arrival")
        owner.run([page], ".stage.report")
        self.take("auteuil-report")
        owner.run([page], owner.READY)
        leave_stage(page)
        self.take("auteuil-interval")

    def meeting(self) -> None:
        """A race of Finish Line, from the runners to the interval."""
        page = self.page
        page.goto(bettor.lay_meeting(page, ["me", "tipster", "tipster"], "standard"))
        bettor.wait_until_asked(page)
        self.take("finishline-runners")
        leave_stage(page)
        for tile in (3, 5, 6, 6, 5):  # three to win, and a pair
            page.locator(bettor.TILE).nth(tile).click()
        bettor.stake_of(page, 0).fill("400")
        self.take("finishline-slip")
        page.locator(f"{bettor.SHEET} .sum button").click()
        bettor.run([page], bettor.TRAY)
        leave_stage(page)
        self.take("finishline-reserve")
        told = lines(page)
        for _ in range(6):  # until some dice lie on tiles
            bettor.until_target(page)
            before = told.count()
            bettor.use_die(page)
            told.nth(before).wait_for(state="attached")
        bettor.until_target(page)
        page.locator(bettor.TARGET).first.focus()
        self.take("finishline-dice")
        bettor.run([page], ".stage.arrival")
        self.take("finishline-arrival")
        leave_stage(page)
        self.take("finishline-interval")

    def afternoon(self) -> None:
        """An afternoon at Ascot, from the deal to the reckoning."""
        page = self.page
        page.goto(trainer.lay_afternoon(page, ["me", "tipster", "tipster"], "standard"))
        for spot, what in (
            (trainer.DONE, "deal"),
            (trainer.BIDDING, "auction"),
            (".stage.gallops", "training"),
            (trainer.SCALE, "market"),
            (trainer.in_phase("bet"), "bets"),
        ):
            trainer.run([page], spot)
            if what == "market":
                leave_stage(page)
                trainer.lay_on_scale(page, 20_000)
            self.take(f"ascot-{what}")
        for _ in range(8):  # until the field is spread over the course
            trainer.run([page], trainer.LANE)
            trainer.take_turn(page)
        trainer.run([page], trainer.LANE)
        leave_stage(page)
        page.locator(trainer.LANE).last.focus()
        self.take("ascot-race")
        trainer.run([page], trainer.ENCLOSURE)
        leave_stage(page)
        self.take("ascot-reckoning")

    def until(self, spot: str) -> None:
        """Play on until something shows."""
        for _ in range(300):
            self.page.wait_for_timeout(150)
            if self.page.locator(spot).count():
                return
            if not self.page.locator(STAGE).count() or spot == CARD:
                take_turn(self.page)
        raise RuntimeError(f"{spot} never showed")


def photograph(browser: Browser, house: Server) -> None:
    """Take all pictures: by day on a desktop in English, by night on a phone in French."""
    visits = (("desktop", DESKTOP, "en", "light"), ("phone", PHONE, "fr", "dark"))
    for name, size, language, light in visits:
        context = browser.new_context(
            viewport=size,
            locale=language,
            color_scheme="dark" if light == "dark" else "light",
            reduced_motion="reduce",
            base_url=house.address,
        )
        context.add_init_script(NO_CHANCE)
        Camera(house, context.new_page(), name).visit(language)
        context.close()


def main() -> None:
    """Start a house of one's own and walk through it with a camera."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = Server(Path(data))
        house.start()
        try:
            browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
            photograph(browser, house)
            browser.close()
        finally:
            house.stop()


if __name__ == "__main__":
    main()
