"""A ladder drawn: every bot's rating with its interval, as an SVG anybody's browser shows."""

from __future__ import annotations

from html import escape
from pathlib import Path

from hippodrome.engine.errors import HippodromeError
from hippodrome.study.ladder import Ladder, Rung
from hippodrome.words import Words

ROW = 34
"""Height of a bot's line."""
LEFT, WIDTH, RIGHT, TOP, FOOT = 150, 480, 90, 56, 44
STEPS = (50, 100, 200, 250, 500, 1000, 2500, 5000)
"""Points from one mark of the scale to the next: the first that leaves few enough of them."""
MOST_MARKS = 9


def scale_of(rungs: tuple[Rung, ...]) -> tuple[int, int, int]:
    """Give the lowest and the highest mark of the scale, and the points between marks."""
    low = min(rung.rating.mean - rung.rating.margin for rung in rungs)
    high = max(rung.rating.mean + rung.rating.margin for rung in rungs)
    for step in STEPS:
        first, last = int(low // step) * step, -int(-high // step) * step
        if (last - first) // step <= MOST_MARKS:
            break
    return first, max(last, first + step), step


def drawn(ladder: Ladder, words: Words) -> str:
    """Draw the ladder, the strongest on top; what it shows is told in words as well."""
    wanted, rungs = ladder.wanted, ladder.rungs
    first, last, step = scale_of(rungs)
    title = words.say("ladder-title", game=wanted.game.name, seats=wanted.seats)
    foot = TOP + ROW * len(rungs)

    def across(points: float) -> float:
        return LEFT + WIDTH * (points - first) / (last - first)

    lines = [
        f'<line x1="{across(mark):.1f}" x2="{across(mark):.1f}" y1="{TOP}" y2="{foot}" '
        f'stroke="#d9d4c5"/><text x="{across(mark):.1f}" y="{foot + 18}" '
        f'text-anchor="middle">{mark}</text>'
        for mark in range(first, last + 1, step)
    ]
    told = []
    for row, rung in enumerate(reversed(rungs)):
        middle, rating = TOP + ROW * row + ROW // 2, rung.rating
        figure = words.say("simulate-whole", mean=round(rating.mean), margin=round(rating.margin))
        told.append(f"{rung.name}: {figure}")
        lines.append(
            f'<text x="{LEFT - 10}" y="{middle + 4}" text-anchor="end">{escape(rung.name)}</text>'
            f'<line x1="{across(rating.mean - rating.margin):.1f}" '
            f'x2="{across(rating.mean + rating.margin):.1f}" y1="{middle}" y2="{middle}" '
            f'stroke="#2f6b3f" stroke-width="3"/>'
            f'<circle cx="{across(rating.mean):.1f}" cy="{middle}" r="5" fill="#2f6b3f"/>'
            f'<text x="{LEFT + WIDTH + 12}" y="{middle + 4}">{escape(figure)}</text>'
        )
    wide, tall = LEFT + WIDTH + RIGHT, foot + FOOT
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" role="img" '
        f'font-family="sans-serif" font-size="13" fill="#22261f">'
        f"<title>{escape(title)}</title><desc>{escape('; '.join(told))}</desc>"
        f'<rect width="{wide}" height="{tall}" fill="#fdf8ea"/>'
        f'<text x="{LEFT}" y="30" font-size="15">{escape(title)}</text>'
        + "".join(lines)
        + f'<text x="{LEFT + WIDTH}" y="{foot + 36}" text-anchor="end">'
        f"{escape(words.say('ladder-rating'))}</text></svg>\n"
    )


def plot(ladder: Ladder, words: Words, file: Path) -> None:
    """Draw the ladder into a file."""
    try:
        file.write_text(drawn(ladder, words), encoding="utf-8")
    except OSError as error:
        raise HippodromeError("ladder-no-plot", file=str(file)) from error
