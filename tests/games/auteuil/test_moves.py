"""Every move: its number, its notation, its kind and parts, and its label say the same."""

import msgspec
import pytest

from hippodrome.engine.errors import BadNotation
from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.moves import ENOUGH_MOVE, SLOTS, horse_of, points_of, tierce_horse
from hippodrome.words import LANGUAGES, sentence, words

MOVES = GAME.moves
EXAMPLES: dict[str, dict[str, int | str]] = {
    "go": {"kind": "go", "bought": 0},
    "go+2": {"kind": "go", "bought": 2},
    "go+9": {"kind": "go", "bought": 9},
    "T7-3-4": {"kind": "tierce", "first": 7, "second": 3, "third": 4},
    "T1-2-8": {"kind": "tierce", "first": 1, "second": 2, "third": 8},
    "T5-5-5": {"kind": "tierce", "first": 5, "second": 5, "third": 5},
    "G7": {"kind": "win", "horse": 7},
    "P3": {"kind": "place", "horse": 3},
    "5>3": {"kind": "die", "points": 5, "horse": 3},
    "1>8": {"kind": "die", "points": 1, "horse": 8},
    "+3": {"kind": "bonus", "horse": 3},
    "6>>3": {"kind": "fourth", "horse": 3},
    "enough": {"kind": "enough"},
}


@pytest.mark.parametrize("written", EXAMPLES)
def test_the_notation_of_the_rules_is_read_and_written(written: str) -> None:
    number = GAME.read(written)
    assert msgspec.to_builtins(MOVES.chosen(number)) == EXAMPLES[written]
    assert MOVES.number(EXAMPLES[written]) == number
    assert GAME.write(number) == written


def test_every_number_has_a_move_and_a_notation_of_its_own() -> None:
    assert MOVES.size == SLOTS == 603
    written = set()
    for number in range(SLOTS):
        assert MOVES.number(MOVES.chosen(number)) == number
        assert GAME.read(GAME.write(number)) == number
        written.add(GAME.write(number))
    assert len(written) == SLOTS


@pytest.mark.parametrize("number", [-1, SLOTS, SLOTS + 1, -(2**60), 2**60])
def test_no_other_number_has_one(number: int) -> None:
    with pytest.raises(ValueError, match=f"no move has the number {number}"):
        MOVES.chosen(number)


def test_numbers_are_taken_apart_as_they_were_put_together() -> None:
    for number in range(SLOTS):
        move = msgspec.to_builtins(MOVES.chosen(number))
        kind = move["kind"]
        assert horse_of(number) == move.get("horse", 0)
        assert points_of(number) == {"bonus": 1, "fourth": 6}.get(kind, move.get("points", 0))
        if kind == "tierce":
            horses = [tierce_horse(number, place) for place in (1, 2, 3)]
            assert horses == [move["first"], move["second"], move["third"]]
    assert GAME.write(ENOUGH_MOVE) == "enough"


def test_a_bet_alone_completes_no_decision_and_every_other_move_does() -> None:
    open_ended = {row.move.name for row in MOVES.rows if not row.move.completes}
    assert open_ended == {"tierce", "win", "place"}


def test_every_move_is_allowed_by_a_paragraph_of_the_rules() -> None:
    known = GAME.paragraphs()
    for row in MOVES.rows:
        named = row.move.paragraph
        assert {named} <= known.keys() if isinstance(named, str) else {*named.values()} <= {*known}
    assert MOVES.by_name["enough"].move.paragraph_in("fourth") == "U5.5"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_move_has_a_label(language: str) -> None:
    spoken = words(language)
    for written, parts in EXAMPLES.items():
        said = {
            name: GAME.phrases[name](value) if name in GAME.phrases else value
            for name, value in parts.items()
            if name != "kind"
        }
        label = spoken.tell(sentence(f"auteuil-move-{parts['kind']}", **said))
        assert label, written
        if "horse" in parts:
            assert spoken.tell(sentence("auteuil-horse", number=parts["horse"])) in label
    assert {parts["kind"] for parts in EXAMPLES.values()} == MOVES.by_name.keys()


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
    assert GAME.write(GAME.read(typed)) == meant


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
        GAME.read(text)
    assert caught.value.sentence.key == key
    for language in LANGUAGES:
        assert words(language).tell(caught.value.sentence)


def test_the_sentence_quotes_what_was_typed() -> None:
    for text, quoted in (("  gallop! ", "gallop!"), ("  ", "…")):
        with pytest.raises(BadNotation) as caught:
            GAME.read(text)
        assert caught.value.sentence.params == {"text": quoted}
    with pytest.raises(BadNotation) as caught:
        GAME.read("G12")
    assert caught.value.sentence.params == {"text": "12", "horses": 8}
    with pytest.raises(BadNotation) as caught:
        GAME.read("7>2")
    assert caught.value.sentence.params == {"text": "7", "faces": 6}
    with pytest.raises(BadNotation) as caught:
        GAME.read("go+12")
    assert caught.value.sentence.params == {"bought": 12, "most": 9}
