"""The end is a page: after the finish, from the replay and from one's record, to read and share."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.rider import finished_race, take_turn
from tests.browser.visitor import STAGE, lay_table, never_came, say, violations

WENT = "section.went"


def play_to_the_end(page: Page) -> None:
    """Play, and look at what is on stage, until the page shows how it went."""
    for _ in range(400):
        if page.locator(WENT).count():
            return
        if not take_turn(page):
            page.wait_for_timeout(60)
    raise never_came(page, WENT)


def test_a_game_played_to_its_end_is_looked_back_on(new_page: NewPage) -> None:
    page = new_page()
    table = lay_table(
        page, seats=2, fill=["me", "tipster"], begin=True, pack="tiny", options={"first": 1}
    )
    identity = table.rsplit("/", 1)[1]
    page.goto(table)
    play_to_the_end(page)
    assert page.locator(STAGE).count() == 0, "what is on stage at the end is seen first"
    went = page.locator(WENT)
    ended = page.evaluate(
        "async (path) => (await fetch(path)).json()", f"/api/tables/{identity}/retrospect"
    )
    winners = [seat for seat, one in enumerate(ended["seats"]) if one["won"]]
    names = ["Tipster 2" if one["bot"] else one["name"] for one in ended["seats"]]
    for seat in winners:
        expect(went.get_by_role("heading", level=2)).to_contain_text(names[seat])
    # Race by race, as the server has it.
    expect(went.get_by_role("columnheader", name="Race 1").first).to_be_visible()
    rows = went.get_by_role("region", name=say("ending-parts", races=1)).locator("tbody tr")
    expect(rows).to_have_count(2)
    for seat, one in enumerate(ended["seats"]):
        expect(rows.filter(has_text=names[seat])).to_contain_text(f"{abs(one['points'])} point")
    expect(went.get_by_text(say("ending-best")).first).to_be_visible()
    assert violations(page) == [], "where the game ended"
    # The chart is gone through with the keyboard alone, and watched from there.
    slider = went.get_by_role("slider")
    slider.focus()
    page.keyboard.press("Home")
    expect(went.locator("figcaption")).to_contain_text(say("ending-start"))
    page.keyboard.press("ArrowRight")
    after = ended["past"]["changes"][1]["after"]
    watch = went.get_by_role("link", name=say("ending-watch"))
    expect(watch).to_have_attribute("href", f"/replay/{identity}?after={after}")
    watch.click()
    page.wait_for_url("**/replay/*?step=*")
    expect(page.locator(".story li").last).to_be_visible()
    told = ended["past"]["changes"][1]["told"]
    assert told["key"] == "story-points"
    expect(page.locator(".story")).to_contain_text("in all")
    page.get_by_role("link", name=say("page-to-result")).click()
    expect(page.locator(WENT)).to_be_visible()
    page.goto("/record")
    page.get_by_role("link", name=say("page-to-result")).first.click()
    page.wait_for_url(f"**/result/{identity}")
    expect(page.locator(WENT)).to_be_visible()


def test_the_finish_is_shared_as_a_picture_and_as_a_link(new_page: NewPage) -> None:
    page = new_page(size=PHONE, language="fr", dark=True)
    identity = finished_race(page)
    page.goto(f"/result/{identity}")
    # Chromium on a desk shares no files, so the picture is saved.
    with page.expect_download() as saving:
        page.get_by_role("button", name=say("ending-picture", "fr")).click()
    assert saving.value.suggested_filename == f"hippodrome-ticket-{identity}.png"
    picture = saving.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 10_000, "there is something in it"
    expect(page.get_by_text(say("ending-picture-saved", "fr"))).to_be_visible()
    page.get_by_role("button", name=say("ending-link", "fr")).click()
    link = page.get_by_label(say("ending-link-here", "fr")).input_value()
    assert link.endswith(f"/replay/{identity}?at=finish")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    # Whoever opens it sees the finish, and the film plays.
    friend = new_page(link.split("/", 3)[3].join(("/", "")))
    expect(friend.get_by_role("button", name=say("page-replay-pause"))).to_be_visible()
    friend.get_by_label(say("page-replay-speed")).select_option("4")
    expect(friend.locator(".story")).to_contain_text("The meeting is over", timeout=60_000)
