"""What is Auteuil's own in its table of moves: how the rules take numbers apart."""

import msgspec
import pytest

from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.moves import (
    ENOUGH_MOVE,
    SLOTS,
    horse_of,
    points_of,
    sweets_of,
    tierce_horse,
)
from hippodrome.words import LANGUAGES, sentence, words

MOVES = GAME.moves


def test_numbers_are_taken_apart_as_they_were_put_together() -> None:
    assert MOVES.size == SLOTS == 613
    for number in range(SLOTS):
        move = msgspec.to_builtins(MOVES.chosen(number))
        kind = move["kind"]
        assert horse_of(number) == move.get("horse", 0)
        assert points_of(number) == {"bonus": 1, "fourth": 6}.get(kind, move.get("points", 0))
        if kind in ("go", "buy"):
            assert sweets_of(number) == move["bought"]
        if kind == "tierce":
            horses = [tierce_horse(number, place) for place in (1, 2, 3)]
            assert horses == [move["first"], move["second"], move["third"]]
    assert GAME.write(ENOUGH_MOVE) == "enough"


def test_having_enough_means_another_paragraph_in_another_phase() -> None:
    assert MOVES.by_name["enough"].move.paragraph_in("fourth") == "U5.5"
    assert MOVES.by_name["enough"].move.paragraph_in("again") == "U5.3"
    assert MOVES.by_name["enough"].move.paragraph_in("buying") == "U7.3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_label_names_the_horse(language: str) -> None:
    spoken = words(language)
    for number in range(SLOTS):
        if horse := horse_of(number):
            label = spoken.tell(GAME.label(MOVES.chosen(number)))
            assert spoken.tell(sentence("auteuil-horse", number=horse)) in label
