"""Measures a page of a table: what lies outside the screen, out of reach, or in two places."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Page, ViewportSize

from tests.browser.visitor import OWN

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
REST = 120
"""Milliseconds a page is given to lay itself out anew."""
ANSWERS = f":is({OWN}, .market) :is(button, input, select):enabled"

TAPE = """([answers, scrolls]) => {
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
    const outOfReach = []
    for (const one of document.querySelectorAll(answers)) {
        if (!seen(one) || reached(one)) continue
        if (scrolls) one.scrollIntoView({ block: 'center' })
        if (!scrolls || !reached(one)) outOfReach.push(name(one).replace(/\\s+/g, ' ').slice(0, 40))
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
        twice: [...places].filter(([, count]) => count > 1).map(([seat]) => seat),
    }
}"""

PLACES = """(spots) => spots.map((spot) => {
    const one = document.querySelector(spot)
    const box = one?.checkVisibility() ? one.getBoundingClientRect() : null
    return box && [Math.round(box.x), Math.round(box.y)]
})"""


@dataclass
class Faults:
    """What is wrong with a page, screen by screen; nothing, if it is well laid out."""

    found: list[str]

    def look(self, page: Page, phase: str) -> None:
        """Measure this phase on every screen, and come back to the one before."""
        before = page.viewport_size
        assert before is not None
        for screen in SCREENS:
            page.set_viewport_size(screen)
            page.wait_for_timeout(REST)
            wide, high = screen["width"], screen["height"]
            scrolls = wide < FITS[0] or high < FITS[1]
            tape = page.evaluate(TAPE, [ANSWERS, scrolls])
            for fault in ("beyond", "below"):
                if tape[fault] > 0:
                    self.found.append(f"{phase} {wide}x{high}: {tape[fault]} px {fault} the screen")
            for fault in ("outOfReach", "twice"):
                if tape[fault]:
                    self.found.append(f"{phase} {wide}x{high}: {fault} {tape[fault]}")
        page.set_viewport_size(before)
        page.wait_for_timeout(REST)


def places(page: Page, spots: tuple[str, ...]) -> list[list[int] | None]:
    """Where things have their upper left corner; nothing for what is not shown."""
    found: list[list[int] | None] = page.evaluate(PLACES, list(spots))
    return found
