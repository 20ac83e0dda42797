"""Every move by name: number, notation and class say the same."""

import pytest

from hippodrome.engine.errors import BadNotation
from hippodrome.games.auteuil.people.moves import (
    Advance,
    Bonus,
    Enough,
    Fourth,
    Move,
    Place,
    Ready,
    Tierce,
    Win,
    from_number,
    read,
    write,
)
from hippodrome.games.auteuil.rules.codes import ENOUGH_MOVE, SLOTS, horse_of, points_of
from hippodrome.words import LANGUAGES, words

EXAMPLES: dict[str, Move] = {
    "go": Ready(),
    "go+2": Ready(2),
    "go+9": Ready(9),
    "T7-3-4": Tierce(7, 3, 4),
    "T1-2-8": Tierce(1, 2, 8),
    "T5-5-5": Tierce(5, 5, 5),
    "G7": Win(7),
    "P3": Place(3),
    "5>3": Advance(5, 3),
    "1>8": Advance(1, 8),
    "+3": Bonus(3),
    "6>>3": Fourth(3),
    "enough": Enough(),
}


@pytest.mark.parametrize("written", EXAMPLES)
def test_the_notation_of_the_rules_is_read_and_written(written: str) -> None:
    move = EXAMPLES[written]
    assert move.notation() == written
    assert from_number(move.number()) == move
    assert read(written) == move.number()
    assert write(move.number()) == written


def test_every_number_has_a_move_and_a_notation_of_its_own() -> None:
    written = set()
    for number in range(SLOTS):
        assert from_number(number).number() == number
        assert read(write(number)) == number
        written.add(write(number))
    assert len(written) == SLOTS


@pytest.mark.parametrize("number", [-1, SLOTS, SLOTS + 1, -(2**60), 2**60])
def test_no_other_number_has_one(number: int) -> None:
    with pytest.raises(ValueError, match=f"no move has the number {number}"):
        from_number(number)


def test_numbers_are_taken_apart_as_they_were_put_together() -> None:
    for number in range(SLOTS):
        move = from_number(number)
        assert horse_of(number) == getattr(move, "horse", 0)
        points = {Advance: getattr(move, "points", 0), Bonus: 1, Fourth: 6}.get(type(move), 0)
        assert points_of(number) == points
    assert from_number(ENOUGH_MOVE) == Enough()


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (" t7 - 3 - 4 ", "T7-3-4"),
        ("7-3-4", "T7-3-4"),
        ("g7", "G7"),
        ("p 3", "P3"),
        ("5 > 3", "5>3"),
        ("6 >> 3", "6>>3"),
        ("ENOUGH", "enough"),
        ("Go + 2", "go+2"),
        ("go+0", "go"),
        ("+03", "+3"),
    ],
)
def test_spaces_and_capitals_do_not_count(typed: str, meant: str) -> None:
    assert write(read(typed)) == meant


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "auteuil-notation-unreadable"),
        ("gallop", "auteuil-notation-unreadable"),
        ("T7-3", "auteuil-notation-unreadable"),
        ("T7-3-4-1", "auteuil-notation-unreadable"),
        ("5>>3", "auteuil-notation-unreadable"),
        ("5>", "auteuil-notation-unreadable"),
        ("-3", "auteuil-notation-unreadable"),
        ("go-2", "auteuil-notation-unreadable"),
        ("G١", "auteuil-notation-unreadable"),
        ("5>99999999999999999999", "auteuil-notation-unreadable"),
        ("T7-3-9", "auteuil-notation-horse"),
        ("T0-3-4", "auteuil-notation-horse"),
        ("G9", "auteuil-notation-horse"),
        ("P0", "auteuil-notation-horse"),
        ("5>9", "auteuil-notation-horse"),
        ("+0", "auteuil-notation-horse"),
        ("6>>12", "auteuil-notation-horse"),
        ("7>3", "auteuil-notation-die"),
        ("0>3", "auteuil-notation-die"),
        ("go+10", "auteuil-notation-sweets"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_sentence(text: str, key: str) -> None:
    with pytest.raises(BadNotation) as caught:
        read(text)
    assert caught.value.sentence.key == key
    for language in LANGUAGES:
        assert words(language).tell(caught.value.sentence)


def test_the_sentence_quotes_what_was_typed() -> None:
    for text, quoted in (("  gallop! ", "gallop!"), ("  ", "…")):
        with pytest.raises(BadNotation) as caught:
            read(text)
        assert caught.value.sentence.params == {"text": quoted}
    with pytest.raises(BadNotation) as caught:
        read("G12")
    assert caught.value.sentence.params == {"text": "12", "horses": 8}
    with pytest.raises(BadNotation) as caught:
        read("7>2")
    assert caught.value.sentence.params == {"text": "7", "faces": 6}
    with pytest.raises(BadNotation) as caught:
        read("go+12")
    assert caught.value.sentence.params == {"bought": 12, "most": 9}
