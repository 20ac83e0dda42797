"""What the booklet corrected in our rules, seen through the doors alone.

The rest of it stands where its paragraph does: F1.1 in `test_material.py` and `test_booklet.py`,
F2.3 in `test_betting.py`. These name nothing that came with the corrections, so that they can be
run against the rules of before, and fail there.
"""

from __future__ import annotations

import pytest

from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.rules.doors import refusal
from hippodrome.games.finishline.state import BLACK, WHITE
from hippodrome.words import Sentence, words
from tests.games.finishline.staging import Stage, running, told

BLANKS = ("white blank", "white blank")


def allowed(stage: Stage, move: str) -> bool:
    """May whoever's turn it is make a move?"""
    return refusal(stage.pack, stage.state, stage.state.turn, GAME.read(move)) == 0


def ways_to_say(line: Sentence, ways: int = 4) -> str:
    """Give all the caller's ways to say a thing in English."""
    return "\n".join(
        words("en").tell(Sentence(line.key, {**line.params, "call": call})) for call in range(ways)
    )


def test_F5_15_a_die_put_aside_without_effect_does_not_come_back() -> None:
    stage = running().rolled("white blank", "white blank", "red blank").play("1:aside")
    stage.rolled("black trick", *BLANKS)
    assert not allowed(stage, "1:trick:white")
    stage = running().rolled("red double", *BLANKS).play("1:e").rolled("black trick", *BLANKS)
    assert allowed(stage, "1:trick:red")


def test_F4_7_a_helmet_on_a_level_horse_is_refused_for_being_level() -> None:
    stage = running().having(level=1, levelled=1, shoe={5: 1}).rolled("yellow helmet", *BLANKS)
    for horse in ("f", "g"):
        why = GAME.explain(stage.pack, stage.view(0), 0, GAME.read(f"1:{horse}"))
        assert why.paragraph == "F4.7"


@pytest.mark.parametrize(("level", "only_one"), [(0, True), (1, False)])
def test_F4_7_one_more_to_catch_is_called_only_of_a_single_leader(
    level: int, only_one: bool
) -> None:
    stage = running().rolled("red double", *BLANKS).having(level=level, levelled=level)
    (line,) = (one for one in told(stage, "1:d" if level else "1:e") if "passes" in one.key)
    assert ("Only one more to catch" in ways_to_say(line)) == only_one


@pytest.mark.parametrize(
    ("dice", "ends"), [("white+white+red", True), ("white+white+black", False)]
)
def test_F3_6_the_last_roll_is_not_called_the_end_where_a_trick_may_come(
    dice: str, ends: bool
) -> None:
    reserve = [2, 1, 0, 0, 0] if ends else [2, 0, 0, 0, 1]
    stage = running().having(left={WHITE: 2}, reserve=reserve)
    assert stage.state.reserve[BLACK] == int(not ends)
    (line,) = (one for one in told(stage, f"take:{dice}") if "last-die" in one.key)
    assert ("this roll ends it" in ways_to_say(line, 3)) == ends
