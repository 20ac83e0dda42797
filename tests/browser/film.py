"""Films a finish frame by frame, of a game that is the same each time.

Between two frames everything on the page goes on by the same time: its clock is ours, and so are
its animations. The film is as smooth as it is on a good machine, however slow this one is.
"""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser import rider
from tests.browser.camera import CALL_ONESELF, MOST_TURNS, stop_clock, tick
from tests.browser.conftest import Server
from tests.browser.repeating import NO_CHANCE
from tests.browser.visitor import lay_table, never_came, say

SCREEN: ViewportSize = {"width": 1180, "height": 720}
FRAME = 80
"""Milliseconds from one frame to the next."""
WIDE = 600
"""Pixels across the film."""
QUALITY = 50
SCENES = {"finish": (900, 4500), "photo": (500, 2900), "honour": (0, 2300)}
"""What is filmed: kinds of moments, and from when to when of each, in milliseconds."""
LAST = 1400
"""Milliseconds the last frame stays before the film begins again."""
GAMES = 12
"""Games that are looked through for a race that is decided by a photo."""

ADVANCE = """(by) => {
    for (const one of document.querySelector('.stage')?.getAnimations({ subtree: true }) ?? []) {
        // What has just come begins here, however long the last frame took.
        const begun = one.playState === 'paused'
        if (!begun) one.pause()
        one.currentTime = begun ? one.currentTime + by * one.playbackRate : 0
    }
}"""
"""Moves every animation on stage on by as many milliseconds, at its own pace."""


def film_finish(browser: Browser, house: Server, path: Path) -> None:
    """Film the first finish that is decided by a photo."""
    for number in range(GAMES):
        house.repeat(f"the film {number}")
        context = browser.new_context(
            viewport=SCREEN, locale="en", color_scheme="light", base_url=house.address
        )
        context.add_init_script(NO_CHANCE)
        page = context.new_page()
        stop_clock(page)
        page.goto("/")
        page.evaluate(CALL_ONESELF, "Alice")
        fill = ["me", "tipster", "tipster"]
        page.goto(lay_table(page, seats=3, fill=fill, begin=True, options={"first": 1}))
        scenes = film_race(page)
        context.close()
        if set(scenes) == set(SCENES):
            save([one for kind in SCENES for one in scenes[kind]], path)
            return
    raise RuntimeError("no race was decided by a photo")


def film_race(page: Page) -> dict[str, list[Image.Image]]:
    """Play until a race is over, and film its end; give the frames of each kind of moment."""
    scenes: dict[str, list[Image.Image]] = {}
    seen = dict.fromkeys(SCENES, 0)
    for _ in range(MOST_TURNS):
        kind = page.evaluate("document.querySelector('.stage')?.classList[1] ?? ''")
        if kind in SCENES:
            since, until = SCENES[kind]
            page.evaluate(ADVANCE, FRAME)
            if since <= seen[kind] < until:
                scenes.setdefault(kind, []).append(frame(page))
            seen[kind] += FRAME
            page.clock.run_for(FRAME)
        elif "honour" in scenes:
            return scenes
        else:
            play_on(page)
    raise never_came(page, "the end of a race")


def play_on(page: Page) -> None:
    """Play at once, but the last cards of a race at ease: then its end takes its time."""
    ease = page.get_by_role("button", name=say("page-speed-name", speed="ease"))
    if page.locator(".left.few").count() and ease.get_attribute("aria-pressed") == "false":
        ease.click()
    if not rider.take_turn(page):
        tick(page)


def frame(page: Page) -> Image.Image:
    """Photograph the stage."""
    box = page.locator(".ground").bounding_box()
    assert box is not None
    picture = Image.open(io.BytesIO(page.screenshot(clip={**box}))).convert("RGB")
    return picture.resize(
        (WIDE, round(WIDE * picture.height / picture.width)), Image.Resampling.LANCZOS
    )


def save(frames: list[Image.Image], path: Path) -> None:
    """Put a film together; it begins again when it is over."""
    lasts = [FRAME] * (len(frames) - 1) + [LAST]
    frames[0].save(
        path,
        save_all=True,
        append_images=frames[1:],
        duration=lasts,
        loop=0,
        quality=QUALITY,
        method=6,
    )
