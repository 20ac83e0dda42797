"""What is measured of games, on two games written down by hand."""

import numpy
import pytest

from hippodrome.engine.measuring import Games
from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.measures import MEASURES
from hippodrome.games.finishline.parts import ONE_DIE, THREE_DICE

FIRST_HANDFUL = ONE_DIE.size
LAST_HANDFUL = ONE_DIE.size + THREE_DICE.size - 1
RACES = (
    # The tiles from the back to the front, the place of the winner, turns, and who takes first.
    ((1, 2, 3, 4, 5, 6, 7), 1, 25, 0),  # the favourite 2 wins, sixth from the front
    ((8, 9, 10, 11, 12, 13, 14), 0, 25, 0),  # the safe runner 8, the last at the start
    ((15, 16, 17, 18, 19, 20, 22), 6, 28, 2),  # the leader, which is neither
)


def written() -> Games:
    """Give the same three races twice; in the second game nobody comes home in the last one."""
    rows: list[tuple[int, str, tuple[int, ...]]] = []
    for game in range(2):
        for number, (tiles, winner, turns, starter) in enumerate(RACES, start=1):
            rows += [(game, "tile", (place, tile)) for place, tile in enumerate(tiles)]
            for turn in range(turns):
                dice = (LAST_HANDFUL if game else FIRST_HANDFUL) if turn == 0 else 0
                rows.append((game, "takes", ((starter + turn) % 3, dice)))
            rows += [(game, "disqualified", (3,))] * game
            nobody = game == 1 and number == 3
            rows.append((game, "arrival", (number, -1 if nobody else winner, 0)))
            rows += [(game, "paid", (0, -1, 100, 2, 200 * game))] * 2
            rows.append((game, "paid", (0, 1, 100, 2, 500)))
    log = numpy.zeros((len(rows), 7), numpy.int64)
    for line, (game, event, facts) in zip(log, rows, strict=True):
        line[:2] = game, GAME.events.numbers[event]
        line[2 : 2 + len(facts)] = facts
    points = numpy.array([[100, 400, 700], [600, 600, 0]])
    return Games(GAME.events, GAME.pack().printed, points, numpy.array([0b100, 0b011]), log)


@pytest.mark.parametrize(
    ("name", "first", "second"),
    [
        ("turns", 26, 26),
        ("disqualified", 0, 3),
        ("favourites", 1 / 3, 1 / 3),
        ("safe", 1 / 3, 1 / 3),
        ("winner-start", (6 + 7 + 1) / 3, (6 + 7) / 2),
        ("bets", 1 / 3, 1),
        ("money", 400, 400),
        ("spread", 600, 600),
        ("starter", 1, 0),  # seat 3 starts the last race
    ],
)
def test_a_measure_counts_what_its_name_says(name: str, first: float, second: float) -> None:
    (measure,) = (one for one in MEASURES if one.name == name)
    assert measure.of(written()) == pytest.approx([first, second])
