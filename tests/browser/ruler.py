"""Measures a page of a table: what lies outside the screen, out of reach, or in two places."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Page, ViewportSize

from tests.browser.visitor import OWN, violations

SCREENS: tuple[ViewportSize, ...] = (
    {"width": 1920, "height": 1080},
    {"width": 1280, "height": 800},
    {"width": 1024, "height": 600},
    {"width": 820, "height": 1180},
    {"width": 390, "height": 844},
    {"width": 320, "height": 640},
)
FITS = (1024, 600)
"""From this size on, what is asked can be answered without scrolling."""
REST = 80
"""Milliseconds a page is given to lay itself out anew."""
ANSWERS = f":is({OWN}, .market) :is(button, input, select):enabled"
COVER = ".stage:not(.aside)"
"""What lies over the board until it is left."""
ROW = ".meeting:has(.own.handy) .course .lanes"
"""Finish Line's row: whoever takes or uses dice sees all of it above the desk, on a phone too."""
PAPERS = f".telegram, .seat, .tools, {OWN}"
"""What is on them does not run over their edges."""
TOOLS = "#table-tools"
PACES = ".pace button"
SEATS = ".people li[data-seat]"
ROOMY = (1280, 800)
"""From this size on, everybody's card is in sight beside the board."""

TAPE = """([answers, row, papers, scrolls]) => {
    const name = (one) => one.getAttribute('aria-label') || one.textContent || one.className
    const shown = (one) => one.checkVisibility({ visibilityProperty: true })
    const seen = (one) => shown(one) && !one.closest('[inert]')
    const middle = (one) => {
        // A radio button without a face of its own is tapped by its label.
        const face = getComputedStyle(one).opacity === '0' ? one.closest('label') ?? one : one
        const box = face.getBoundingClientRect()
        return [face, box.x + box.width / 2, box.y + box.height / 2]
    }
    const reached = (one) => {
        const [face, x, y] = middle(one)
        const top = document.elementFromPoint(x, y)
        return top !== null && face.contains(top)
    }
    // Met from the top, without scrolling.
    const whole = (one) => {
        const box = one.getBoundingClientRect()
        const ends = [box.top + 4, box.bottom - 4]
        return ends.every((y) => one.contains(document.elementFromPoint(box.x + box.width / 2, y)))
    }
    const label = (one) => name(one).replace(/\\s+/g, ' ').trim().slice(0, 40)
    const every = (spots) => [...document.querySelectorAll(spots)].filter(seen)
    const cut = every(row).filter((one) => !whole(one)).map(() => 'the row')
    const spilt = every(papers).filter((one) => one.scrollWidth > one.clientWidth + 1).map(label)
    const outOfReach = []
    for (const one of document.querySelectorAll(answers)) {
        if (!seen(one) || reached(one)) continue
        if (scrolls) one.scrollIntoView({ block: 'center' })
        if (!scrolls || !reached(one)) outOfReach.push(label(one))
    }
    const places = new Map()
    for (const card of document.querySelectorAll('[data-seat]')) {
        if (!card.matches('li') || !seen(card)) continue
        places.set(card.dataset.seat, (places.get(card.dataset.seat) ?? 0) + 1)
    }
    return {
        beyond: document.scrollingElement.scrollWidth - innerWidth,
        below: document.scrollingElement.scrollHeight - innerHeight,
        outOfReach,
        cut,
        spilt,
        twice: [...places].filter(([, count]) => count > 1).map(([seat]) => seat),
    }
}"""

HIDDEN = """(spots) => {
    // In sight to its four corners, without scrolling, and with nothing above it.
    const hidden = (one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return [left + 6, right - 6].some((x) =>
            [top + 6, bottom - 6].some((y) => !one.contains(document.elementFromPoint(x, y))))
    }
    const found = [...document.querySelectorAll(spots)].filter(hidden)
    return found.map((one) => one.textContent.replace(/\\s+/g, ' ').trim().slice(0, 40))
}"""

WATCH = """(spots) => {
    window.places = Object.fromEntries(spots.map((spot) => [spot, []]))
    const look = () => {
        requestAnimationFrame(look)
        // What covers the board, a slip of the next race and what is settled take the desk's room.
        const other = '.stage:not(.aside), .ending, .own .sheets, .own form.form'
        if (document.querySelector(other)) return
        for (const [spot, found] of Object.entries(window.places)) {
            const one = document.querySelector(spot)
            if (!one?.checkVisibility()) continue
            const { x, y } = one.getBoundingClientRect()
            const place = `${Math.round(x)} ${Math.round(y)}`
            if (!found.includes(place)) found.push(place)
        }
    }
    look()
}"""


@dataclass
class Faults:
    """What is wrong with a page, screen by screen; nothing, if it is well laid out."""

    found: list[str]

    def look(self, page: Page, phase: str, answers: str = ANSWERS) -> None:
        """Measure this phase on every screen, and come back to the one before."""
        before = page.viewport_size
        assert before is not None
        for screen in SCREENS:
            page.set_viewport_size(screen)
            page.wait_for_timeout(REST)
            wide, high = screen["width"], screen["height"]
            # What comes on stage is met from its top, and there the way out of it is in sight.
            staged = answers != ANSWERS
            if staged:
                page.locator(COVER).evaluate("(stage) => stage.scrollIntoView({ block: 'start' })")
            scrolls = not staged and (wide < FITS[0] or high < FITS[1])
            tape = page.evaluate(TAPE, [answers, ROW, PAPERS, scrolls])
            for fault in ("beyond", "below"):
                if tape[fault] > 0:
                    self.found.append(f"{phase} {wide}x{high}: {tape[fault]} px {fault} the screen")
            for fault in ("outOfReach", "cut", "spilt", "twice"):
                if tape[fault]:
                    self.found.append(f"{phase} {wide}x{high}: {fault} {tape[fault]}")
        page.set_viewport_size(before)
        page.wait_for_timeout(REST)

    def look_beside(self, page: Page) -> None:
        """Measure what stands beside a game: seats, speed, and what a host may do, asked back."""
        before = page.viewport_size
        assert before is not None
        opener = page.locator(f"[aria-controls='{TOOLS[1:]}']")
        for screen in SCREENS:
            page.set_viewport_size(screen)
            page.wait_for_timeout(REST)
            wide, high = screen["width"], screen["height"]
            behind_bar = page.locator(".bar button").nth(1)
            if behind_bar.is_visible():
                behind_bar.click()
            roomy = wide >= ROOMY[0] and high >= ROOMY[1]
            found = page.evaluate(HIDDEN, f"{PACES}, {SEATS}" if roomy else PACES)
            opener.click()
            page.locator(f"{TOOLS} button").last.wait_for()
            # To give a game up is asked back where it was asked.
            page.locator(f"{TOOLS} .row").nth(1).locator("button").first.click()
            found += page.evaluate(HIDDEN, f"{TOOLS} :is(a, button, .row > span)")
            self.found += [f"beside {wide}x{high}: hidden {one}" for one in found]
            if (wide, high) == ROOMY:
                self.found += violations(page)
            page.keyboard.press("Escape")
            page.locator(TOOLS).wait_for(state="hidden")
            if behind_bar.is_visible():
                behind_bar.click()
        page.set_viewport_size(before)
        page.wait_for_timeout(REST)

    def look_at_stage(self, page: Page, wanted: set[str]) -> set[str]:
        """Measure what is on stage, if that is wanted; give what was measured."""
        # In one look: a stage that was counted a moment ago may have been left since.
        classes = page.locator(COVER).evaluate_all("(found) => found.map((one) => one.className)")
        moment = classes[0].split()[1] if classes else ""
        if moment not in wanted:
            return set()
        self.look(page, moment, f"{COVER} .skip-moment")
        return {moment}


def watch(page: Page, spots: tuple[str, ...]) -> None:
    """Write down from now on, at every frame, where things have their upper left corner."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(REST)
    page.evaluate(WATCH, list(spots))


def places(page: Page) -> dict[str, list[str]]:
    """Where each of them has been."""
    found: dict[str, list[str]] = page.evaluate("window.places")
    return found
