"""What is measured of Ascot's games, on two games written down by hand."""

import numpy
import pytest

from hippodrome.engine.measuring import Games, Measure
from hippodrome.engine.state import WIDTH
from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.events import (
    BET_PLACED,
    FAVOURITE_NAMED,
    FELL,
    OUT_OF_RACE,
    PRIZE_PAID,
    PUT_UP,
    RACE_OVER,
)
from hippodrome.games.ascot.measures import MEASURES
from hippodrome.games.ascot.state import FORCED, SURPLUS
from hippodrome.words import LANGUAGES, words

ROWS = (
    # The first: black 5, a favourite, wins in 15 rounds; 3,000 F staked, 60,000 F of prizes.
    (0, FAVOURITE_NAMED, 0, 5),
    (0, FAVOURITE_NAMED, 1, 2),
    (0, BET_PLACED, 0, 5, 1000, 1),
    (0, BET_PLACED, 1, 2, 2000, 1),
    (0, PUT_UP, 3, 0, FORCED),
    (0, PUT_UP, 4, 0, SURPLUS),
    (0, FELL, 7),
    (0, FELL, 7),
    (0, OUT_OF_RACE, 8),
    (0, RACE_OVER, 3, 5, 2, 3, 15),
    (0, PRIZE_PAID, 0, 5, 40_000, 1),
    (0, PRIZE_PAID, 1, 2, 20_000, 2),
    # The second: nobody comes home.
    (1, FAVOURITE_NAMED, 0, 5),
    (1, BET_PLACED, 0, 5, 1000, 1),
    (1, RACE_OVER, 0, 0, 0, 0, 120),
)
MEASURED = {
    "rounds": [15, 120],
    "black": [1, 0],
    "red": [0, 0],
    "yellow": [0, 0],
    "blue": [0, 0],
    "favourite": [1, 0],
    "tote": [0.05, 0],
    "down": [3, 0],
    "spread": [60_000, 0],
    "forced": [1, 0],
    "shared": [0, 1],
}


def games() -> Games:
    log = numpy.zeros((len(ROWS), WIDTH + 1), numpy.int64)
    for place, row in enumerate(ROWS):
        log[place, : len(row)] = row
    points = numpy.array([[90_000, 30_000], [50_000, 50_000]])
    return Games(GAME.events, GAME.pack().printed, points, numpy.array([0b01, 0b11]), log)


@pytest.mark.parametrize("measure", MEASURES, ids=lambda measure: str(measure.name))
def test_a_measure_gives_a_number_for_every_game(measure: Measure) -> None:
    assert list(measure.of(games())) == MEASURED[measure.name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_measure_has_a_name(language: str) -> None:
    assert [one.name for one in MEASURES] == list(MEASURED)
    for measure in MEASURES:
        assert words(language).say(f"ascot-measure-{measure.name}")
