"""What is told of the games of an arm, figure by figure, each with its interval."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy

from hippodrome.engine.effects import Unit
from hippodrome.engine.errors import BadSetup
from hippodrome.engine.game import Game
from hippodrome.study.arms import Arm, measures_of
from hippodrome.study.estimates import Estimate, by_deal, difference, mean_of
from hippodrome.study.sheets import Sheet
from hippodrome.study.stopping import Narrow
from hippodrome.study.studies import Findings
from hippodrome.words import Sentence, sentence

WINS = "wins"
"""How the wins of every bot are asked for together."""


@dataclass(frozen=True)
class Column:
    """A figure of every deal, averaged over its games."""

    name: str
    unit: Unit
    told: Sentence
    figures: Any

    @property
    def mean(self) -> Estimate:
        """Give the mean with its interval."""
        return mean_of(self.figures)


@dataclass(frozen=True)
class Effect:
    """What an arm changed of a figure, beside the usual one."""

    arm: Arm
    column: Column
    usual: Estimate
    found: Estimate
    change: Estimate


def columns_of(arm: Arm, sheet: Sheet) -> list[Column]:
    """Give every figure of an arm's games."""
    seatings, game = len(arm.seatings), arm.game
    found = [
        Column(f"{WINS}.{bot}", "percent", sentence("study-wins-of", bot=bot), won)
        for bot, won in wins_of(arm, sheet).items()
    ]
    first = numpy.zeros((seatings, arm.seats), numpy.int64)
    first[:, 0] = 1
    means = sheet.points.mean(axis=1)
    spread = (sheet.points.max(axis=1) - sheet.points.min(axis=1)).astype(float)
    found.append(
        Column("first-seat", "percent", sentence("study-first-seat"), sheet.won(first, seatings))
    )
    found += [
        Column(name, "number", told, by_deal(figures, seatings))
        for name, told, figures in (
            ("standing", sentence("study-standing"), means),
            ("apart", sentence("study-apart"), spread),
            ("moves", sentence("study-moves"), sheet.moves.astype(float)),
            ("lead-changes", sentence("study-lead-changes"), sheet.leads.astype(float)),
        )
    ]
    for place, measure in enumerate(measures_of(game)):
        figures = by_deal(sheet.measures[:, place], seatings)
        told = game.measure_of(measure.name)
        found.append(Column(measure.name, measure.unit, told, figures))
    return found


def wins_of(arm: Arm, sheet: Sheet) -> dict[str, Any]:
    """Give each bot's part in the wins of every deal; nothing where all are of one kind."""
    bots = dict.fromkeys(one.name for seating in arm.seatings for one in seating)
    if len(bots) == 1:
        return {}
    return {
        bot: sheet.won(
            numpy.array([[one.name == bot for one in seating] for seating in arm.seatings]) * 1,
            len(arm.seatings),
        )
        for bot in bots
    }


def effects_of(findings: Findings) -> list[Effect]:
    """Compare every arm with the usual one, which is the first, deal by deal."""
    (base, *others), (usual, *sheets) = findings.study.arms, findings.sheets
    before = {column.name: column for column in columns_of(base, usual)}
    return [
        Effect(
            arm,
            column,
            before[column.name].mean,
            column.mean,
            difference(before[column.name].figures, column.figures),
        )
        for arm, sheet in zip(others, sheets, strict=True)
        for column in columns_of(arm, sheet)
        if column.name in before
    ]


def narrow(game: Game, typed: str) -> Narrow:
    """Read how narrow intervals shall be: `0.01` of all wins, `leads=0.05` of one figure."""
    name, equals, number = typed.rpartition("=")
    wanted = name.strip() if equals else WINS
    try:
        margin = float(number)
    except ValueError:
        margin = math.nan
    if not 0 < margin < math.inf:
        raise BadSetup("study-bad-margin", margin=typed)
    known = [WINS, "first-seat", "standing", "apart", "moves", "lead-changes"]
    known += [measure.name for measure in measures_of(game)]
    if wanted not in known:
        raise BadSetup("study-unknown-figure", figure=wanted, known=", ".join(known))

    def chosen(arm: Arm, sheet: Sheet) -> dict[str, Column]:
        return {
            column.name: column
            for column in columns_of(arm, sheet)
            if column.name == wanted
            or (wanted == WINS and column.name.partition(".")[0] in (WINS, "first-seat"))
        }

    def intervals(arms: Sequence[Arm], sheets: Sequence[Sheet]) -> list[Estimate]:
        usual, *others = (chosen(arm, sheet) for arm, sheet in zip(arms, sheets, strict=True))
        if not others or len(arms[0].seatings) > 1:  # matches are not compared with each other
            return [column.mean for one in (usual, *others) for column in one.values()]
        return [
            difference(usual[name].figures, column.figures)
            for other in others
            for name, column in other.items()
            if name in usual
        ]

    return Narrow(margin, intervals)
