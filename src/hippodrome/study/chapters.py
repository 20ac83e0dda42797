"""What a report tells, chapter by chapter, in one language: sentences, plots and their tables."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from statistics import NormalDist
from typing import Any

import numpy

from hippodrome.engine.game import Game
from hippodrome.study.arms import Arm, bet_kinds
from hippodrome.study.estimates import NORMAL_95, Estimate, mean_of, ratio
from hippodrome.study.figures import Effect, columns_of, effects_of
from hippodrome.study.plots import Dot, Stated, calibration, distribution, intervals
from hippodrome.study.sheets import (
    BETS,
    GROUPS,
    MILLION,
    OF_BETS,
    OF_COINS,
    RETURNED,
    STAKED,
    STATED,
    WHOLE,
    WON,
    Sheet,
)
from hippodrome.study.studies import Findings
from hippodrome.words import Words

MOST_BARS = 24
"""Bars of a distribution; narrower ones show chance rather than shape."""


@dataclass(frozen=True)
class Picture:
    """A plot, and the same as a table."""

    name: str
    """A word for a file."""
    title: str
    drawn: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Chapter:
    """Something that a report answers."""

    title: str
    said: tuple[str, ...]
    pictures: tuple[Picture, ...]


@dataclass(frozen=True)
class Told:
    """The findings of a study, and the words they are told in."""

    findings: Findings
    spoken: Words

    @property
    def game(self) -> Game:
        """Give the game."""
        return self.findings.study.game

    @property
    def matches(self) -> bool:
        """Is it a tournament, whose arms are matches?"""
        return len(self.findings.study.arms[0].seatings) > 1

    def usual(self) -> list[tuple[Arm, Sheet]]:
        """Give the arms that are told of wholly: the usual one, or every match."""
        pairs = list(zip(self.findings.study.arms, self.findings.sheets, strict=True))
        return pairs if self.matches else pairs[:1]

    def say(self, key: str, **params: Any) -> str:
        """Tell a sentence."""
        return self.spoken.say(key, **params)

    def figure(self, unit: str, figure: float) -> str:
        """Write a figure as its unit is written."""
        return "–" if math.isnan(figure) else self.say("study-figure", unit=unit, figure=figure)

    def mark(self, unit: str, figure: float) -> str:
        """Write a figure on a scale, as shortly as it can be."""
        return self.say("study-mark", unit=unit, figure=figure)

    def found(self, unit: str, found: Estimate) -> str:
        """Write a mean with its interval."""
        if math.isnan(found.mean):
            return "–"
        margin = self.figure(unit, found.margin)
        return self.say("study-found", mean=self.figure(unit, found.mean), margin=margin)

    def dots(
        self,
        name: str,
        title: str,
        unit: str,
        rows: Sequence[tuple[str, Estimate]],
        beside: float | None = None,
    ) -> Picture:
        """Draw means with their intervals."""
        dots = [Dot(label, found, self.found(unit, found)) for label, found in rows]
        drawn = intervals(title, dots, self.say("study-axis"), partial(self.mark, unit), beside)
        table = tuple((dot.label, dot.told) for dot in dots)
        return Picture(name, title, drawn, ("", title), table)

    def bars(self, name: str, title: str, figures: Any, said: str) -> Picture:
        """Draw a distribution."""
        bins = binned(figures)
        number, share = partial(self.mark, "number"), partial(self.mark, "percent")
        table = tuple(
            (f"{number(low)} – {number(high)}", self.figure("percent", part))
            for low, high, part in bins
        )
        return Picture(
            name,
            title,
            distribution(title, bins, said, number, share),
            (said, self.say("study-part")),
            table,
        )


def binned(figures: Any) -> list[tuple[float, float, float]]:
    """Cut figures into bars: from, to, and which part of all lies there."""
    low, high = float(figures.min()), float(figures.max())
    width = max(1.0, math.ceil((high - low + 1) / MOST_BARS))
    edges = numpy.arange(math.floor(low), high + width + 1e-9, width)
    counts, _ = numpy.histogram(figures, [*edges, edges[-1] + width])
    bins = [
        (float(edge), float(edge + width), count / len(figures))
        for edge, count in zip(edges, counts.tolist(), strict=True)
    ]
    while len(bins) > 1 and bins[-1][2] == 0:
        bins.pop()
    return bins


def chapters(told: Told) -> Iterator[Chapter]:
    """Give everything that a study answers."""
    yield winners(told)
    if len(told.findings.study.arms) > 1 and not told.matches:
        yield changes(told)
    yield course(told)
    yield standings(told)
    if bet_kinds(told.game):
        yield bets(told)


def winners(told: Told) -> Chapter:
    """Who wins: by bot, by seat, and beside what each seat should have."""
    say, pictures, said = told.say, [], []
    if told.matches:
        rows = [
            (arm.label, next(column.mean for column in columns_of(arm, sheet)))
            for arm, sheet in told.usual()
        ]
        fair = 1 / told.findings.study.arms[0].seats
        pictures.append(told.dots("matches", say("report-matches"), "percent", rows, fair))
    else:
        arm, sheet = told.usual()[0]
        rows = [
            (column.name.partition(".")[2], column.mean)
            for column in columns_of(arm, sheet)
            if column.name.startswith("wins.")
        ]
        if rows:
            pictures.append(told.dots("bots", say("report-wins-by-bot"), "percent", rows))
    seats = told.findings.study.arms[0].seats
    by_seat = [(seat_name(told, seat), seat_wins(told, seat)) for seat in range(seats)]
    pictures.append(told.dots("seats", say("report-wins-by-seat"), "percent", by_seat, 1 / seats))
    best = max(by_seat, key=lambda one: one[1].mean)
    worst = min(by_seat, key=lambda one: one[1].mean)
    apart = best[1].mean - worst[1].mean
    # So many seats are so many chances to look special: each is held to a part of the 5 %.
    wider = NormalDist().inv_cdf(1 - 0.025 / seats) / NORMAL_95
    clear = any(abs(one.mean - 1 / seats) > wider * one.margin for _, one in by_seat)
    alike = told.matches or len({bot_at(told, seat) for seat in range(seats)}) == 1
    if alike:
        said.append(
            say(
                "report-seat-advantage",
                clear=str(clear).lower(),
                best=best[0],
                worst=worst[0],
                apart=told.figure("percent", apart),
            )
        )
    return Chapter(say("report-winners"), tuple(said), tuple(pictures))


def seat_name(told: Told, seat: int) -> str:
    """Name a seat, with who sits there."""
    bot = bot_at(told, seat)
    if not bot:
        return told.say("report-seat", seat=seat + 1)
    return told.say("report-seat-of", seat=seat + 1, bot=bot)


def bot_at(told: Told, seat: int) -> str:
    """Name who sits at a seat; nobody in particular in a tournament."""
    return "" if told.matches else told.findings.study.arms[0].seatings[0][seat].name


def seat_wins(told: Told, seat: int) -> Estimate:
    """Give the part of the wins that a seat has."""
    parts = []
    for arm, sheet in told.usual():
        mask = numpy.zeros((len(arm.seatings), arm.seats), numpy.int64)
        mask[:, seat] = 1
        parts.append(sheet.won(mask, len(arm.seatings)))
    return mean_of(numpy.concatenate(parts))


def course(told: Told) -> Chapter:
    """How long games take, and how often the lead changes."""
    say = told.say
    moves, leads = (
        numpy.concatenate([getattr(sheet, column) for _, sheet in told.usual()])
        for column in ("moves", "leads")
    )
    pictures = [told.bars("length", say("report-length"), moves, say("study-moves"))]
    said = [say("report-length-said", mean=told.figure("number", float(moves.mean())))]
    if leads.any():
        pictures.append(told.bars("leads", say("report-leads"), leads, say("study-lead-changes")))
        said.append(say("report-leads-said", mean=told.figure("number", float(leads.mean()))))
    return Chapter(say("report-course"), tuple(said), tuple(pictures))


def standings(told: Told) -> Chapter:
    """What seats have at the end: points or money, bot by bot."""
    found: dict[str, list[Any]] = {}
    for arm, sheet in told.usual():
        for number, seating in enumerate(arm.seatings):
            for seat, one in enumerate(seating):
                points = sheet.points[number :: len(arm.seatings), seat]
                found.setdefault(one.name, []).append(points)
    pictures = tuple(
        told.bars(
            f"standing-{place}",
            told.say("report-standing-of", bot=bot),
            numpy.concatenate(parts),
            told.say("report-standing-axis"),
        )
        for place, (bot, parts) in enumerate(found.items(), start=1)
    )
    return Chapter(told.say("report-standings"), (), pictures)


def bets(told: Told) -> Chapter:
    """What each kind of bet brings back, and whether what is stated comes true."""
    say, game = told.say, told.game
    sums = sum(sheet.bets for _, sheet in told.usual())
    names = [told.spoken.tell(kind) for kind in bet_kinds(game).values()]
    rows = [
        (name, returned(sums[place, WHOLE]))
        for place, name in enumerate(names)
        if sums[place, WHOLE, BETS]
    ]
    if not rows:
        return Chapter(say("report-bets"), (say("report-no-bets"),), ())
    pictures = [told.dots("returns", say("report-returns"), "number", rows, 1.0)]
    said = [say("report-returns-said")]
    for place, name in enumerate(names):
        groups = list(stated_groups(told, sums[place]))
        if groups:
            title = say("report-longshots", kind=name)
            drawn = calibration(title, groups, say("report-stated"), partial(told.mark, "percent"))
            back = [
                returned(sums[place, group]) for group in range(GROUPS) if sums[place, group, BETS]
            ]
            table = tuple(
                (one.told, told.found("number", brought))
                for one, brought in zip(groups, back, strict=True)
            )
            heads = (say("report-stated-beside"), say("report-returns"))
            pictures.append(Picture(f"longshots-{place + 1}", title, drawn, heads, table))
            said.append(bias(told, name, back))
    return Chapter(say("report-bets"), tuple(said), tuple(pictures))


def returned(sums: Any) -> Estimate:
    """Estimate what came back of each coin."""
    return ratio(sums[STAKED], sums[RETURNED], sums[OF_COINS:OF_BETS])


def bias(told: Told, kind: str, back: Sequence[Estimate]) -> str:
    """Say whether longshots or favourites bring more back, if that is clear."""
    longshots, favourites = back[0], back[-1]
    apart = favourites.mean - longshots.mean
    clear = abs(apart) > math.hypot(longshots.margin, favourites.margin)
    which = "none" if not clear or len(back) == 1 else "favourites" if apart > 0 else "longshots"
    return told.say(
        "report-bias",
        which=which,
        kind=kind,
        longshots=told.found("number", longshots),
        favourites=told.found("number", favourites),
    )


def stated_groups(told: Told, sums: Any) -> Iterator[Stated]:
    """Give the groups of a kind of bet that state a chance, from longshots to favourites."""
    for group in range(GROUPS):
        count = int(sums[group, BETS])
        if count:
            stated = int(sums[group, STATED]) / MILLION / count
            came = ratio(count, sums[group, WON], sums[group, OF_BETS:])
            words = told.say(
                "report-stated-came",
                stated=told.figure("percent", stated),
                came=told.found("percent", came),
                bets=count,
            )
            yield Stated(stated, came, count, words)


def changes(told: Told) -> Chapter:
    """What every arm changes of every figure that any of them changes clearly."""
    effects = sorted(effects_of(told.findings), key=lambda one: one.column.name)
    pictures, same = [], []
    for name, group in groupby(effects, key=lambda one: one.column.name):
        some = list(group)
        called = told.spoken.tell(some[0].column.told)
        if any(one.change.clear for one in some):
            pictures.append(change_of(told, name, called, some))
        else:
            same.append(called)
    said = [told.say("report-changes-said", games=told.findings.sheets[0].games)]
    if same:
        said.append(told.say("report-unchanged", figures="; ".join(same)))
    return Chapter(told.say("report-changes"), tuple(said), tuple(pictures))


def change_of(told: Told, name: str, called: str, some: Sequence[Effect]) -> Picture:
    """Draw what the arms change of a figure."""
    unit = some[0].column.unit
    usual = told.figure(unit, some[0].usual.mean)
    title = told.say("report-change-of", figure=called, usual=usual)
    rows = [(one.arm.label, one.change) for one in some]
    return told.dots(f"change-{name}", title, unit, rows, 0.0)
