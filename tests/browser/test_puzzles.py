"""Find the move: from the lobby to the answer on the board, by keys, on desktop and phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from hippodrome.games import GAMES
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.visitor import say, violations

VERDICT = ".verdict"


def kept() -> int:
    """The number of a puzzle of Finish Line that is answered by keeping a die."""
    game = GAMES["finishline"]
    kinds: list[Any] = [game.moves.chosen(one.answers[0]) for one in game.puzzles.puzzles]
    return next(number for number, move in enumerate(kinds, start=1) if move.kind == "keep")


LAY = """() => fetch('/api/tables', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ game: 'ticket', seats: 2, fill: ['me', 'tipster'], pack: 'tiny' }),
}).then((answer) => { if (!answer.ok) throw Error(answer.status) })"""


@pytest.mark.parametrize(
    ("size", "language", "dark"), [(DESKTOP, "en", False), (PHONE, "fr", True)]
)
def test_todays_puzzle_is_shown_with_its_reasons(
    new_page: NewPage, size: ViewportSize, language: str, dark: bool
) -> None:
    page = new_page(size=size, language=language, dark=dark)
    page.evaluate(LAY)  # no longer a new house
    page.reload()
    daily = page.get_by_role("link", name=say("puzzle-daily-open", language))
    expect(daily).to_be_visible()
    assert not violations(page)
    daily.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/puzzle/*/*")
    show = page.get_by_role("button", name=say("puzzle-show", language))
    expect(show).to_be_visible()
    expect(page.locator(".arena")).to_be_visible()
    assert not violations(page)
    show.focus()
    page.keyboard.press("Enter")
    expect(page.locator(VERDICT)).to_be_focused()
    expect(page.locator(VERDICT)).to_contain_text(say("puzzle-answer", language))
    expect(page.locator(f"{VERDICT} li").nth(1)).to_be_visible()
    assert not violations(page)
    before = page.url
    page.keyboard.press("n")
    page.wait_for_url(lambda url: url != before)
    expect(show).to_be_visible()
    page.goto("/")
    done = page.get_by_text(say("puzzle-daily-done", language, right="False"))
    expect(done).to_be_visible()  # being shown is no finding


def test_a_try_on_the_board_is_judged_once(new_page: NewPage) -> None:
    number = kept()
    page = new_page(f"/puzzle/finishline/{number}")
    die = GAMES["finishline"].moves.chosen(
        GAMES["finishline"].puzzles.puzzles[number - 1].answers[0]
    )
    keep = page.locator(f"[data-move='keep:{getattr(die, 'die')}']")  # noqa: B009
    expect(page.locator("[data-die]").first).to_be_visible()
    for place in range(3):  # a die is chosen first, then what becomes of it
        if keep.count():
            break
        page.locator("[data-die]").nth(place).click()
    keep.first.click()
    expect(page.locator(VERDICT)).to_contain_text(say("puzzle-right"))
    page.goto("/puzzle")
    found = say("puzzle-number-state", state="right", number=number)
    expect(page.get_by_role("link", name=found)).to_be_visible()
    assert not violations(page)


def test_a_puzzle_that_is_none_says_so(new_page: NewPage) -> None:
    page = new_page("/puzzle/ticket/9999", errors=False)
    last = len(GAMES["ticket"].puzzles.puzzles)
    refused = page.get_by_text(say("puzzle-no-such", number=9999, last=last))
    expect(refused).to_be_visible()
