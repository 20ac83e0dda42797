"""Plots as SVG that any browser shows: intervals, distributions, and stated chances.

Each carries a title and a description in words, so that nobody has to see it to read it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from hippodrome.study.estimates import Estimate

ROW = 34
"""Height of a line with a dot."""
LEFT, WIDTH, RIGHT, TOP, FOOT = 210, 420, 130, 56, 44
TALL = 200
"""Height of a plot with two scales."""
MOST_MARKS = 9
INK, GREEN, FAINT, PAPER, RED = "#22261f", "#2f6b3f", "#d9d4c5", "#fdf8ea", "#a8442a"

Written = Callable[[float], str]
"""How a figure is written on a scale."""


@dataclass(frozen=True)
class Dot:
    """A line of a plot of intervals."""

    label: str
    found: Estimate
    told: str
    """The figure and its interval in words."""


@dataclass(frozen=True)
class Scale:
    """From where to where a scale goes, and where its marks lie."""

    first: float
    last: float
    step: float

    @property
    def marks(self) -> list[float]:
        """Give the figures of its marks."""
        count = round((self.last - self.first) / self.step)
        return [self.first + number * self.step for number in range(count + 1)]

    def part(self, figure: float) -> float:
        """Give how far along a figure lies, from 0 to 1."""
        return (figure - self.first) / (self.last - self.first)


def scale_of(low: float, high: float) -> Scale:
    """Find a scale with few and round marks that holds two figures."""
    reach = max(high - low, 1e-9 * max(1.0, abs(low), abs(high)))
    step = 10.0 ** math.floor(math.log10(reach / MOST_MARKS))
    for times in (1, 2, 2.5, 5, 10, 20, 25, 50):
        wide = step * times
        first, last = math.floor(low / wide) * wide, math.ceil(high / wide) * wide
        if round((last - first) / wide) <= MOST_MARKS:
            break
    return Scale(first, last if last > first else first + wide, wide)


def svg(title: str, told: Sequence[str], tall: int, inside: str) -> str:
    """Frame a plot, with its title and all it shows in words."""
    wide = LEFT + WIDTH + RIGHT
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" role="img" '
        f'font-family="sans-serif" font-size="13" fill="{INK}">'
        f"<title>{escape(title)}</title><desc>{escape('; '.join(told))}</desc>"
        f'<rect width="{wide}" height="{tall}" fill="{PAPER}"/>'
        f'<text x="20" y="30" font-size="15">{escape(title)}</text>{inside}</svg>\n'
    )


def across(scale: Scale, figure: float) -> float:
    """Give where a figure lies from left to right, in the frame whatever it is."""
    return LEFT + WIDTH * min(1.0, max(0.0, scale.part(figure)))


def marks_across(scale: Scale, foot: int, written: Written) -> str:
    """Draw the marks of the scale below."""
    return "".join(
        f'<line x1="{across(scale, mark):.1f}" x2="{across(scale, mark):.1f}" y1="{TOP}" '
        f'y2="{foot}" stroke="{FAINT}"/><text x="{across(scale, mark):.1f}" y="{foot + 18}" '
        f'text-anchor="middle">{escape(written(mark))}</text>'
        for mark in scale.marks
    )


def axis(foot: int, said: str) -> str:
    """Say what the scale below counts."""
    return f'<text x="{LEFT + WIDTH}" y="{foot + 36}" text-anchor="end">{escape(said)}</text>'


def intervals(
    title: str, dots: Sequence[Dot], said: str, written: Written, beside: float | None = None
) -> str:
    """Draw means with their intervals, line by line, perhaps beside what nothing special is."""
    known = [dot.found for dot in dots if math.isfinite(dot.found.mean)]
    ends = [one.mean + sign * finite(one.margin) for one in known for sign in (-1, 1)]
    ends += [beside] if beside is not None else []
    scale, foot = scale_of(min(ends, default=0.0), max(ends, default=1.0)), TOP + ROW * len(dots)
    lines = [marks_across(scale, foot, written)]
    if beside is not None:
        lines.append(
            f'<line x1="{across(scale, beside):.1f}" x2="{across(scale, beside):.1f}" y1="{TOP}" '
            f'y2="{foot}" stroke="{RED}" stroke-dasharray="4 3"/>'
        )
    for row, dot in enumerate(dots):
        middle, found = TOP + ROW * row + ROW // 2, dot.found
        lines.append(
            f'<text x="{LEFT - 10}" y="{middle + 4}" text-anchor="end">'
            f"{escape(shortened(dot.label))}</text>"
        )
        if math.isfinite(found.mean):
            low, high = (
                across(scale, found.mean + sign * finite(found.margin)) for sign in (-1, 1)
            )
            lines.append(
                f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{middle}" y2="{middle}" '
                f'stroke="{GREEN}" stroke-width="3"/>'
                f'<circle cx="{across(scale, found.mean):.1f}" cy="{middle}" r="5" '
                f'fill="{GREEN}"/>'
            )
        lines.append(f'<text x="{LEFT + WIDTH + 12}" y="{middle + 4}">{escape(dot.told)}</text>')
    told = [f"{dot.label}: {dot.told}" for dot in dots]
    return svg(title, told, foot + FOOT, "".join(lines) + axis(foot, said))


def distribution(
    title: str,
    bins: Sequence[tuple[float, float, float]],
    said: str,
    written: Written,
    share: Written,
) -> str:
    """Draw which part of all lies from one figure to the next."""
    scale, foot = scale_of(bins[0][0], bins[-1][1]), TOP + TALL
    upward = scale_of(0.0, max(part for _, _, part in bins))
    lines = [marks_across(scale, foot, written), marks_upward(upward, foot, share)]
    for low, high, part in bins:
        left, right = across(scale, low), across(scale, high)
        tall = TALL * upward.part(part)
        lines.append(
            f'<rect x="{left:.1f}" y="{foot - tall:.1f}" width="{max(0.5, right - left - 1):.1f}" '
            f'height="{tall:.1f}" fill="{GREEN}"><title>'
            f"{escape(f'{written(low)} – {written(high)}: {share(part)}')}</title></rect>"
        )
    told = [f"{written(low)} – {written(high)}: {share(part)}" for low, high, part in bins]
    return svg(title, told, foot + FOOT, "".join(lines) + axis(foot, said))


def marks_upward(scale: Scale, foot: int, written: Written) -> str:
    """Draw the marks of the scale at the left."""
    return "".join(
        f'<text x="{LEFT - 10}" y="{foot - TALL * scale.part(mark) + 4:.1f}" '
        f'text-anchor="end">{escape(written(mark))}</text>'
        for mark in scale.marks
    )


@dataclass(frozen=True)
class Stated:
    """A group of bets: what they stated, and what came of them."""

    stated: float
    came: Estimate
    bets: int
    told: str


def calibration(title: str, groups: Sequence[Stated], said: str, share: Written) -> str:
    """Draw stated chances beside what came; on the slanting line they are right."""
    foot, scale = TOP + TALL, Scale(0.0, 1.0, 0.2)

    def down(part: float) -> float:
        return foot - TALL * min(1.0, max(0.0, part))

    lines = [
        marks_across(scale, foot, share),
        marks_upward(scale, foot, share),
        f'<path d="M{LEFT} {foot}L{LEFT + WIDTH} {TOP}" stroke="{RED}" stroke-dasharray="4 3"/>',
    ]
    for one in groups:
        place, margin = across(scale, one.stated), finite(one.came.margin)
        lines.append(
            f'<line x1="{place:.1f}" x2="{place:.1f}" y1="{down(one.came.mean - margin):.1f}" '
            f'y2="{down(one.came.mean + margin):.1f}" stroke="{GREEN}" stroke-width="3"/>'
            f'<circle cx="{place:.1f}" cy="{down(one.came.mean):.1f}" r="5" fill="{GREEN}">'
            f"<title>{escape(one.told)}</title></circle>"
        )
    told = [one.told for one in groups]
    return svg(title, told, foot + FOOT, "".join(lines) + axis(foot, said))


def finite(margin: float) -> float:
    """Give a margin that can be drawn; where nobody knows it, none."""
    return margin if math.isfinite(margin) else 0.0


def shortened(label: str) -> str:
    """Keep a label within its margin."""
    return label if len(label) <= 30 else f"{label[:29]}…"
