"""Which bot is better, and by how much: matches on common draws, and a ladder made of them.

In a match one bot, the challenger, sits at a table of others who are all of another kind. A *deal*
is one course of dice and cards; it is played once with the challenger at each seat, so that neither
seats nor luck speak for anybody. The deal, not the game, is what is counted: games of one deal
resemble each other.

A match is an arm of a study with a seating for each seat of the challenger. It may be ended early,
at a few looks agreed beforehand, when its interval lies on one side of a bar; intervals are then as
wide as so many looks ask for (Pocock's boundary): stopping at a lucky moment proves nothing.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy

from hippodrome.engine.errors import BadSetup
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.warming import Progress, silent
from hippodrome.study.arms import Arm, laid_options
from hippodrome.study.crews import Crew, Threads
from hippodrome.study.entrants import Entrant
from hippodrome.study.estimates import NORMAL_95, Estimate
from hippodrome.study.sheets import Sheet
from hippodrome.study.stopping import LEAST_DEALS, POCOCK_95, Decided, Everything
from hippodrome.study.studies import Findings, Study, carry_out

ELO = 400 / math.log(10)
"""Points of a rating for each unit of the logarithm of odds."""


@dataclass(slots=True)
class Match:
    """What a challenger's deals against some others came to."""

    challenger: str
    others: str
    seats: int
    deals: list[float] = field(default_factory=list)
    """The challenger's wins in each deal, as a share of its games; a shared win counts in part."""
    decided: bool = False
    """Was it ended early?"""

    @property
    def fair(self) -> float:
        """The wins of somebody who is neither better nor worse."""
        return 1 / self.seats

    def estimate(self, width: float = NORMAL_95) -> Estimate:
        """Give the share of games won, with its interval."""
        count = len(self.deals)
        mean = sum(self.deals) / count
        variance = sum((won - mean) ** 2 for won in self.deals) / max(1, count - 1)
        # A match won throughout shows no spread, and is no certainty for that.
        least = 1 / (4 * count)
        return Estimate(mean, width * math.sqrt(max(variance, least) / count))

    @property
    def interval(self) -> Estimate:
        """The share with its 95 % interval, wide enough for how often it was looked at."""
        return self.estimate(POCOCK_95 if self.decided else NORMAL_95)


@dataclass(frozen=True)
class Wanted:
    """What a ladder is asked for."""

    game: Game
    pack: Pack
    seats: int
    options: Mapping[str, int]
    entrants: tuple[Entrant, ...]
    """From the weakest to the strongest, as whoever asks expects it."""
    deals: int
    seed: int
    cores: int
    bar: float | None = None
    """A share of wins; matches that are clearly above or below it end early."""

    def pairs(self) -> Iterator[tuple[Entrant, Entrant]]:
        """Everybody challenges those who stand lower."""
        for lower, higher in combinations(self.entrants, 2):
            yield higher, lower

    @property
    def has_guests(self) -> bool:
        """Does somebody else's bot take part?"""
        return any(one.is_guest for one in self.entrants)

    def study(self) -> Study:
        """Give the matches as the arms of a study."""
        arms = tuple(match_arm(self, *pair) for pair in self.pairs())
        rule = Everything() if self.bar is None else Decided(self.bar, won_in)
        return Study(self.game, arms, self.deals, self.seed, rule)


def match_arm(wanted: Wanted, challenger: Entrant, others: Entrant) -> Arm:
    """Seat a challenger at each seat in turn."""
    seats = range(wanted.seats)
    return Arm(
        f"{challenger.name} – {others.name}",
        wanted.game.name,
        wanted.pack,
        laid_options(wanted.game, wanted.pack, wanted.seats, wanted.options),
        tuple(tuple(challenger if seat == place else others for seat in seats) for place in seats),
    )


def won_in(arm: Arm, sheet: Sheet, width: float = NORMAL_95) -> Estimate:
    """Give the share of games that the challenger of a match has won."""
    return Match("", "", arm.seats, deals_of(arm, sheet)).estimate(width)


def deals_of(arm: Arm, sheet: Sheet) -> list[float]:
    """Give the challenger's wins in each deal."""
    won: list[float] = sheet.won(numpy.eye(arm.seats, dtype=numpy.int64), arm.seats).tolist()
    return won


def check(wanted: Wanted) -> None:
    """Refuse what cannot be played, before anything is compiled."""
    if wanted.deals < LEAST_DEALS:
        raise BadSetup("ladder-too-few-deals", deals=wanted.deals, least=LEAST_DEALS)
    if wanted.cores < 1:
        raise BadSetup("simulate-no-cores", cores=wanted.cores)
    if len(wanted.entrants) < 2 or len(set(wanted.entrants)) < len(wanted.entrants):
        raise BadSetup("ladder-needs-two")
    if wanted.bar is not None and not 0 < wanted.bar < 1:
        raise BadSetup("ladder-bad-bar", bar=str(wanted.bar))
    wanted.game.lay(wanted.pack, wanted.seats, wanted.options)


@dataclass(frozen=True)
class Rung:
    """A bot's place on the ladder."""

    name: str
    rating: Estimate
    """In Elo's points above the lowest rung."""


@dataclass(frozen=True)
class Ladder:
    """What all matches came to."""

    wanted: Wanted
    matches: tuple[Match, ...]
    rungs: tuple[Rung, ...]
    findings: Findings | None = field(default=None, compare=False)
    """All games, for whoever wants to know more."""

    def as_json(self) -> dict[str, Any]:
        """Give it as plain data."""
        return {
            **self.wanted.study().described(),
            "pack": self.wanted.pack.hash,
            "seats": self.wanted.seats,
            "options": dict(sorted(self.wanted.options.items())),
            "matches": [
                {
                    "challenger": match.challenger,
                    "others": match.others,
                    "deals": len(match.deals),
                    "games": len(match.deals) * match.seats,
                    "won": match.interval.mean,
                    "margin": match.interval.margin,
                    "decided_early": match.decided,
                }
                for match in self.matches
            ],
            "ratings": [
                {"bot": rung.name, "elo": rung.rating.mean, "margin": rung.rating.margin}
                for rung in self.rungs
            ],
        }


def ratings(names: Sequence[str], matches: Sequence[Match]) -> tuple[Rung, ...]:
    """Fit one strength to each bot: a challenger wins as its strength is to all at the table.

    The first is at nought. Strengths are found by Newton's method on the likelihood of the shares
    won, each deal counted as one game; a little doubt (half a deal won and lost by everybody) keeps
    whoever won everything on the ladder.
    """
    place = {name: index for index, name in enumerate(names)}
    strength = numpy.zeros(len(names))
    for _ in range(100):
        slope, curve = numpy.zeros(len(names)), numpy.zeros((len(names), len(names)))
        for match in matches:
            one, other = place[match.challenger], place[match.others]
            count = len(match.deals) + 1
            won = sum(match.deals) + match.fair
            odds = math.exp(strength[one] - strength[other]) / (match.seats - 1)
            chance = odds / (1 + odds)
            force, weight = won - count * chance, count * chance * (1 - chance)
            slope[one] += force
            slope[other] -= force
            for row, column, sign in ((one, one, 1), (other, other, 1), (one, other, -1)):
                curve[row, column] += sign * weight
            curve[other, one] -= weight
        step = numpy.zeros(len(names))
        step[1:] = numpy.linalg.lstsq(curve[1:, 1:], slope[1:], rcond=None)[0]
        strength += numpy.clip(step, -1, 1)
        if abs(step).max() < 1e-9:
            break
    spread = numpy.zeros(len(names))
    spread[1:] = numpy.sqrt(numpy.diag(numpy.linalg.pinv(curve[1:, 1:])))
    return tuple(
        Rung(name, Estimate(ELO * float(strength[index]), ELO * NORMAL_95 * float(spread[index])))
        for name, index in place.items()
    )


def climb(
    wanted: Wanted,
    folder: Path | None = None,
    progress: Progress = silent,
    crew: Crew | None = None,
) -> Ladder:
    """Play every match that is missing, and put the bots on a ladder."""
    check(wanted)
    study = wanted.study()
    findings = carry_out(study, crew or Threads(wanted.cores), folder, progress)
    played = zip(wanted.pairs(), study.arms, findings.sheets, findings.early, strict=True)
    matches = [
        Match(challenger.name, others.name, wanted.seats, deals_of(arm, sheet), early)
        for (challenger, others), arm, sheet, early in played
    ]
    names = [one.name for one in wanted.entrants]
    return Ladder(wanted, tuple(matches), ratings(names, matches), findings)
