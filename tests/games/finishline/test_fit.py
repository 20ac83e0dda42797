"""The script that learns the tipster's form: what it learns from, and what it writes."""

from random import Random

import numpy
import pytest

from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.tipster.fit import (
    GAPS,
    KINDS,
    LEADER,
    MOMENTS,
    Form,
    Watcher,
    fitted,
    literal,
    moment_of,
    pair_table,
    standing_of,
    win_table,
    written,
)

START = len(MOMENTS)


def test_moments_of_a_race_are_told_by_the_dice_left() -> None:
    assert [moment_of(reserve) for reserve in (0, 1, 2, 3, 4, 8, 9, 18, 19, 27)] == [
        *(0, 1, 2, 2, 3, 4, 5, 6, 7, 7)
    ]


def races(strengths: list[float], count: int) -> Form:
    """Make races up in which a horse's strength decides, place after place."""
    chance = Random("made-up races")
    form = Form()
    for _ in range(count):
        horses = list(range(len(strengths)))
        (first,) = chance.choices(horses, strengths)
        rest = [horse for horse in horses if horse != first]
        (second,) = chance.choices(rest, [strengths[horse] for horse in rest])
        gaps = [len(strengths) - 1 - horse for horse in horses]
        form.standings.append([standing_of(START, gap, 0) for gap in gaps])
        form.finishes.append((first, second))
    return form


def test_the_strengths_races_were_made_with_are_found_again() -> None:
    strengths = [0.1, 0.2, 0.4, 1.0]  # from the back
    table = fitted(races(strengths, 8000))
    assert table.shape == (len(MOMENTS) + 1, GAPS, len(KINDS))
    found = [int(table[START, gap, 0]) / LEADER for gap in range(4)]
    assert found == pytest.approx([1.0, 0.4, 0.2, 0.1], rel=0.12)


def test_what_was_never_seen_stays_as_expected_and_the_finish_is_certain() -> None:
    table = fitted(races([0.5, 1.0], 200))
    assert table[0].tolist()[0][0] > 100_000 * table[0].tolist()[1][0]
    assert table.min() >= 1
    unseen = table[START, 5, 4] / table[START, 4, 4]
    assert unseen == pytest.approx(0.6, rel=0.05)


def backed_races() -> Form:
    """A form in which leaders win half of the bets on them and others none."""
    form = Form()
    for gap in range(GAPS):
        for letter in range(3):
            form.backed[gap, letter] = 1000
            form.winners[gap, letter] = 500 if gap == 0 else 10
    form.coupled[0, 0, 1, 1], form.pairs[0, 0, 1, 1] = 5000, 1000
    return form


def test_backed_horses_win_as_often_as_they_did() -> None:
    wins = win_table(backed_races())
    assert wins[0] == [5000, 5000, 5000]
    assert wins[3] == [100, 100, 100]
    pairs = pair_table(backed_races(), wins)
    assert pairs[0][1][0 * 3 + 1] == 2000
    assert pairs[1][0] == [0] * 9, "the one in front has fewer ahead"
    assert pairs[0][2][0] == pytest.approx(2000, rel=0.01), "expected like pairs of equal chances"


def test_the_module_it_writes_says_the_same_tables() -> None:
    form = backed_races()
    table = numpy.arange(1, (len(MOMENTS) + 1) * GAPS * len(KINDS) + 1).reshape(
        -1, GAPS, len(KINDS)
    )
    text = written(form, table, 30, 2, 5)
    scope: dict[str, object] = {}
    exec(text, scope)
    assert scope["WEIGHT"] == tuple(tuple(map(tuple, moment)) for moment in table.tolist())
    assert scope["BACKED"] == tuple(map(tuple, win_table(form)))
    assert scope["MOMENT_OF_RESERVE"] == tuple(moment_of(reserve) for reserve in range(20))
    assert "30 games" in text
    assert "seed 5" in text
    assert max(map(len, text.splitlines())) <= 100
    assert literal([[1, 2], [3, 4]]) == ["(", "    (1, 2),", "    (3, 4),", "),"]


@pytest.mark.compiled
def test_equal_seeds_see_equal_races() -> None:
    forms = []
    for _ in range(2):
        form = Form()
        Watcher(GAME, 4).watch(3, 4, form)
        forms.append(form)
    assert forms[0] == forms[1]
    assert len(forms[0].standings) >= 3 * 4 * 20
    assert sum(forms[0].backed.values()) == sum(forms[0].coupled.values()) > 0
    table = fitted(forms[0])
    assert table.tolist() == fitted(forms[1]).tolist()
