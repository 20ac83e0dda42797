"""The table of moves: numbers, notation and what crosses the wire say the same."""

from typing import Any

import pytest

from hippodrome.engine.errors import BadNotation
from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.moves import (
    FIRST_DIE_MOVE,
    FIRST_EXTRA_MOVE,
    FIRST_PAIR_MOVE,
    FIRST_WIN_MOVE,
    LAST_MOVE,
    MOVES,
    ORDER_BACK,
    ORDER_FRONT,
    ORDER_MIDDLE,
    PAIR_COUNT,
    PAIR_HIGH,
    PAIR_LOW,
    STAKES,
    THREE_FIRST,
    THREE_SECOND,
    THREE_THIRD,
    TWO_FIRST,
    TWO_SECOND,
    action_of,
    die_of,
)
from hippodrome.games.finishline.parts import (
    COLOUR_NAMES,
    LETTERS,
    ORDER,
    PAIR,
    THREE_DICE,
    TWO_DICE,
)
from hippodrome.games.finishline.state import RUNNERS
from hippodrome.words import LANGUAGES, Sentence, words

read, write = GAME.read, GAME.write

EXAMPLES: dict[str, dict[str, Any]] = {
    "go": {"kind": "go"},
    "take:white": {"kind": "take", "colour": "white"},
    "take:black": {"kind": "take", "colour": "black"},
    "take:white+white+red": {"kind": "handful", "colours": "white+white+red"},
    "take:red+yellow+green": {"kind": "handful", "colours": "red+yellow+green"},
    "1:aside": {"kind": "aside", "die": 1},
    "2:c": {"kind": "on", "die": 2, "horse": 2},
    "3:g": {"kind": "on", "die": 3, "horse": 6},
    "1:c>e": {"kind": "pace", "die": 1, "start": 2, "end": 4},
    "3:mix2/312": {"kind": "mix", "die": 3, "back": 2, "order": "312"},
    "1:mix5/321": {"kind": "mix", "die": 1, "back": 5, "order": "321"},
    "2:level": {"kind": "level", "die": 2},
    "1:keep": {"kind": "keep", "die": 1},
    "1:side": {"kind": "side", "die": 1},
    "2:trick:white": {"kind": "trick", "die": 2, "colour": "white"},
    "2:trick:white+red": {"kind": "trick-two", "die": 2, "colours": "white+red"},
    "3:trick:black+black": {"kind": "trick-two", "die": 3, "colours": "black+black"},
    "extra:a": {"kind": "extra", "horse": 0},
    "decline": {"kind": "decline"},
    "done": {"kind": "done"},
    "win:c=200": {"kind": "win", "horse": 2, "stake": 200},
    "pair:c+e=300": {"kind": "pair", "pair": "c+e", "stake": 300},
    "pair:f+g=19639000": {"kind": "pair", "pair": "f+g", "stake": 19_639_000},
}


@pytest.mark.parametrize("written", EXAMPLES)
def test_the_notation_of_the_rules_is_read_and_written(written: str) -> None:
    number = read(written)
    assert write(number) == written
    assert MOVES.number(EXAMPLES[written]) == number
    assert MOVES.number(MOVES.chosen(number)) == number


def test_every_kind_of_move_has_an_example_and_a_label_in_every_language() -> None:
    assert {example["kind"] for example in EXAMPLES.values()} == MOVES.by_name.keys()
    for example in EXAMPLES.values():
        parts = {name: value for name, value in example.items() if name != "kind"}
        phrased = {
            name: GAME.phrases[name](value) if name in GAME.phrases else value
            for name, value in parts.items()
        }
        for language in LANGUAGES:
            label = words(language).tell(Sentence(f"finishline-move-{example['kind']}", phrased))
            bare = words(language).tell(
                Sentence(f"finishline-move-{example['kind']}", dict.fromkeys(phrased, "…"))
            )
            assert label.count("…") == 0
            assert bare.count("…") == len(phrased)  # no part goes unsaid


def test_numbers_made_before_the_table_stay_what_they_were() -> None:
    """Logs of older games hold these."""
    older = {
        "go": 0,
        "take:white": 1,
        "take:black": 5,
        "take:white+white+white": 6,
        "take:black+black+black": 40,
        "1:aside": 41,
        "1:a": 42,
        "1:a>a": 49,
        "1:mix1/123": 98,
        "1:level": 128,
        "1:keep": 129,
        "1:side": 130,
        "1:trick:white": 131,
        "1:trick:white+white": 136,
        "2:aside": 151,
        "3:trick:black+black": 370,
        "extra:a": 371,
        "decline": 378,
        "done": 379,
        "win:a=0": 380,
        "win:g=100": 380 + 6 * 10**9 + 100,
        "pair:a+b=0": 380 + 7 * 10**9,
        "pair:f+g=999999999": 380 + 28 * 10**9 - 1,
    }
    assert {written: read(written) for written in older} == older
    assert (GAME.slots, LAST_MOVE) == (1360, 380 + 28 * 10**9 - 1)


def test_the_tables_of_the_rules_are_in_the_order_of_the_parts() -> None:
    pairs = [
        f"{LETTERS[low]}+{LETTERS[high]}" for low, high in zip(PAIR_LOW, PAIR_HIGH, strict=True)
    ]
    assert tuple(pairs) == PAIR.words
    names = COLOUR_NAMES
    twos = zip(TWO_FIRST, TWO_SECOND, strict=True)
    assert tuple("+".join(names[die] for die in two) for two in twos) == TWO_DICE.words
    threes = zip(THREE_FIRST, THREE_SECOND, THREE_THIRD, strict=True)
    assert tuple("+".join(names[die] for die in three) for three in threes) == THREE_DICE.words
    orders = zip(ORDER_BACK, ORDER_MIDDLE, ORDER_FRONT, strict=True)
    assert tuple("".join(str(old + 1) for old in order) for order in orders) == ORDER.words


def test_a_die_and_what_is_done_with_it_are_found_again() -> None:
    for number in range(FIRST_DIE_MOVE, FIRST_EXTRA_MOVE):
        made: Any = MOVES.chosen(number)
        assert made.die == die_of(number) + 1
        first = number - die_of(number) * (read("2:aside") - read("1:aside"))
        assert first - FIRST_DIE_MOVE == action_of(number)


def test_every_number_has_a_move_and_a_notation_of_its_own() -> None:
    stakes = (0, 1, 100, 350, STAKES - 1)
    numbers = [
        *range(FIRST_WIN_MOVE),
        *(FIRST_WIN_MOVE + horse * STAKES + stake for horse in range(RUNNERS) for stake in stakes),
        *(
            FIRST_PAIR_MOVE + pair * STAKES + stake
            for pair in range(PAIR_COUNT)
            for stake in stakes
        ),
    ]
    assert numbers[-1] == LAST_MOVE
    for number in numbers:
        assert MOVES.number(MOVES.chosen(number)) == number
        assert read(write(number)) == number
    assert len({write(number) for number in numbers}) == len(numbers)


def test_notations_have_no_spaces_so_that_a_slip_is_written_in_one_line() -> None:
    assert not any(" " in write(number) for number in range(FIRST_WIN_MOVE))
    slip = "win:c=200 pair:c+e=300 done"
    assert " ".join(write(read(word)) for word in slip.split()) == slip


@pytest.mark.parametrize("number", [-1, LAST_MOVE + 1, -(2**60), 2**60])
def test_no_other_number_has_one(number: int) -> None:
    with pytest.raises(ValueError, match=f"no move has the number {number}"):
        MOVES.chosen(number)


def test_pairs_are_numbered_by_their_two_horses() -> None:
    for pair in range(PAIR_COUNT):
        low, high = LETTERS[PAIR_LOW[pair]], LETTERS[PAIR_HIGH[pair]]
        assert read(f"pair:{low}+{high}=100") == FIRST_PAIR_MOVE + pair * STAKES + 100


@pytest.mark.parametrize(
    ("spelled", "meant"),
    [
        (" GO ", "go"),
        ("take white", "take:white"),
        ("take red white white", "take:white+white+red"),
        ("2 : c", "2:c"),
        ("2C", "2:c"),
        ("1 aside", "1:aside"),
        ("1: c > e", "1:c>e"),
        ("3 mix 2 312", "3:mix2/312"),
        ("2 trick red white", "2:trick:white+red"),
        ("extra c", "extra:c"),
        ("win c 200", "win:c=200"),
        ("Win C = 0200", "win:c=200"),
        ("pair e c 300", "pair:c+e=300"),
        ("pair e + c = 300", "pair:c+e=300"),
    ],
)
def test_other_spellings_are_understood(spelled: str, meant: str) -> None:
    assert write(read(spelled)) == meant


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "finishline-notation-unreadable"),
        ("hello", "finishline-notation-unreadable"),
        ("take", "finishline-notation-unreadable"),
        ("take:blue", "finishline-notation-unreadable"),
        ("take:white+red", "finishline-notation-unreadable"),
        ("take:red+red+red+red", "finishline-notation-unreadable"),
        ("4:c", "finishline-notation-unreadable"),
        ("0:aside", "finishline-notation-unreadable"),
        ("1:", "finishline-notation-unreadable"),
        ("1:c>", "finishline-notation-unreadable"),
        ("1:mix6/312", "finishline-notation-unreadable"),
        ("1:mix1/314", "finishline-notation-unreadable"),
        ("1:trick", "finishline-notation-unreadable"),
        ("1:trick:red+red+red", "finishline-notation-unreadable"),
        ("win:c", "finishline-notation-unreadable"),
        ("win:c=-100", "finishline-notation-unreadable"),
        ("win:c=1.5", "finishline-notation-unreadable"),
        ("win:c=٣", "finishline-notation-unreadable"),
        ("pair:c=300", "finishline-notation-unreadable"),
        ("1:h", "finishline-notation-horse"),
        ("1:c>z", "finishline-notation-horse"),
        ("extra:h", "finishline-notation-horse"),
        ("win:k=100", "finishline-notation-horse"),
        ("pair:c+h=100", "finishline-notation-horse"),
        ("pair:c+c=100", "finishline-notation-pair"),
        ("1:mix1/112", "finishline-notation-order"),
        ("win:c=1000000000", "finishline-notation-stake"),
        ("pair:c+e=99999999999", "finishline-notation-stake"),
    ],
)
def test_bad_notation_is_refused_with_a_sentence(text: str, key: str) -> None:
    with pytest.raises(BadNotation) as caught:
        read(text)
    assert caught.value.sentence.key == key
    for language in ("en", "fr"):
        assert words(language).tell(caught.value.sentence)


def test_the_sentence_quotes_what_was_typed() -> None:
    with pytest.raises(BadNotation) as caught:
        read("  gallop! ")
    assert caught.value.sentence.params["text"] == "gallop!"
    with pytest.raises(BadNotation) as caught:
        read("  ")
    assert caught.value.sentence.params["text"] == "…"
    with pytest.raises(BadNotation) as caught:
        read("win:k=100")
    assert caught.value.sentence.params == {"text": "k", "last": "g"}
    with pytest.raises(BadNotation) as caught:
        read("win:c=" + "9" * 5000)
    told = words("en").tell(caught.value.sentence)
    assert "win:c=999" in told
    assert "999…" in told
    assert len(told) < 700
    with pytest.raises(BadNotation) as caught:
        read("win:c=2000000000")
    assert caught.value.sentence.params["text"] == "2000000000"
