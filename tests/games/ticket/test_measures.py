"""What is counted of a meeting of Ticket Gagnant for the comparison of rules."""

from __future__ import annotations

import math

import numpy
import pytest

from hippodrome.engine.measuring import Games, Measure
from hippodrome.engine.state import WIDTH
from hippodrome.games import GAMES
from hippodrome.games.ticket.events import EVENTS
from hippodrome.games.ticket.measures import MEASURES
from hippodrome.games.ticket.state import FLAT, HARNESS
from hippodrome.words import LANGUAGES, words

HAPPENED: list[tuple[int, str, tuple[int, ...]]] = [
    (0, "first-player", (1,)),
    (0, "race", (1, 1, HARNESS, 0, 3)),
    (0, "leads", (5,)),
    (0, "yields", (5, 30)),
    (0, "disqualified", (3,)),
    (0, "disqualified", (4,)),
    (0, "placed", (7, 1)),
    (0, "placed", (1, 2)),
    (0, "arrival", (1,)),
    (0, "points", (0, 9, 9)),
    (0, "points", (1, -2, -2)),
    (0, "race", (0, 2, FLAT, 0, 3)),
    (0, "leads", (2,)),
    (0, "leads", (6,)),
    (0, "photo", ()),
    (0, "placed", (6, 1)),
    (0, "arrival", (2,)),
    (0, "points", (0, 1, 10)),
    (0, "points", (1, 4, 2)),
    (1, "first-player", (0,)),
    (1, "race", (0, 1, FLAT, 0, 3)),
    (1, "placed", (1, 1)),
    (1, "arrival", (1,)),
    (1, "points", (0, 3, 3)),
    (1, "points", (1, 3, 3)),
]
"""Two meetings: one of two races that the second seat led first and lost, one that was shared."""

EXPECTED = {
    "ticket": [3.0, 3.0],
    "spread": [8, 0],
    "first-player": [0, 0.5],
    "leads": [1.5, 0],
    "yields": [0.5, 0],
    "photos": [0.5, 0],
    "disqualified": [2.0, math.nan],
    "rail": [0.5, 1.0],
}


def games() -> Games:
    rows = [
        [game, EVENTS.number(name), *facts, *[0] * (WIDTH - 1 - len(facts))]
        for game, name, facts in HAPPENED
    ]
    points = numpy.array([[10, 2], [3, 3]])
    printed = GAMES["ticket"].pack().printed
    return Games(EVENTS, printed, points, numpy.array([0b01, 0b11]), numpy.array(rows))


@pytest.mark.parametrize("measure", MEASURES, ids=lambda measure: str(measure.name))
def test_each_measure_gives_a_number_for_each_meeting(measure: Measure) -> None:
    found = numpy.asarray(measure.of(games()), float)
    assert found == pytest.approx(EXPECTED[measure.name], nan_ok=True)
    for language in LANGUAGES:
        assert words(language).bundle.has_message(f"ticket-measure-{measure.name}")


def test_every_measure_is_looked_at() -> None:
    assert [measure.name for measure in MEASURES] == list(EXPECTED)
