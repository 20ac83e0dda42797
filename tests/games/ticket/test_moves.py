"""Every move by number, by notation and by its parts, and the words for each."""

from typing import Any

import msgspec
import pytest

from hippodrome.engine.errors import BadNotation
from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.moves import (
    FIRST_DISCARD_MOVE,
    FIRST_JOKER_MOVE,
    FIRST_PAIR_MOVE,
    FIRST_SINGLE_MOVE,
    FIRST_STAY_MOVE,
    FIRST_TICKET_MOVE,
    MOVES,
    SLOTS,
    card_of,
    cards_of,
    course_of,
    direction_of,
    discard_move,
    fixed_of,
    horse_in_box,
    joker_move,
    mover_of,
    pair_move,
    race_move,
    single_move,
    squares_of,
    stay_move,
    ticket_move,
    way_of,
    yielding,
)
from hippodrome.games.ticket.parts import CARD, COURSE, DIRECTION, WAY
from hippodrome.games.ticket.rules.doors import slot
from hippodrome.games.ticket.state import JOKER, NO_CARD
from hippodrome.words import LANGUAGES, sentence, words
from tests.games.ticket.positions import BLUE, RED, edition, pair, single


def running(direction: str, squares: int, way: str = "none") -> dict[str, int | str]:
    return {"horse": RED, "squares": squares, "direction": direction, "way": way}


EXAMPLES: dict[str, dict[str, int | str]] = {
    "flat:5": {"kind": "race", "course": "flat", "cards": 5},
    "hedges:5": {"kind": "race", "course": "hedges", "cards": 5},
    "harness:7": {"kind": "race", "course": "harness", "cards": 7},
    "steeple1:5": {"kind": "race", "course": "steeple1", "cards": 5},
    "steeple4:3": {"kind": "race", "course": "steeple4", "cards": 3},
    "7-3-5": {"kind": "ticket", "first": 7, "second": 3, "third": 5},
    "1-4-.": {"kind": "ticket", "first": 1, "second": 4, "third": 0},
    ".-.-2": {"kind": "ticket", "first": 0, "second": 0, "third": 2},
    "5+3": {"kind": "run", **running("forward", 3)},
    "5-3": {"kind": "run", **running("backward", 3)},
    "5<3": {"kind": "run", **running("left", 3)},
    "5>3": {"kind": "run", **running("right", 3)},
    "5+2/+<": {"kind": "run", **running("forward", 2, "ahead-left")},
    "J5+2": {"kind": "joker", **running("forward", 2)},
    "J5<1/->": {"kind": "joker", **running("left", 1, "behind-right")},
    "5~4+": {"kind": "beside", "couple": "5~4", "side": "forward", "way": "none"},
    "5~4-": {"kind": "beside", "couple": "5~4", "side": "backward", "way": "none"},
    "4~5<": {"kind": "beside", "couple": "4~5", "side": "left", "way": "none"},
    "4~5>/-": {"kind": "beside", "couple": "4~5", "side": "right", "way": "behind"},
    "4=5": {"kind": "stay", "pair": "4=5"},
    "x5.2": {"kind": "discard", "card": single(RED, 2)},
    "x4~5": {"kind": "discard", "card": pair(BLUE, RED)},
    "xJ": {"kind": "discard", "card": JOKER},
}


@pytest.mark.parametrize("written", EXAMPLES)
def test_the_notation_of_the_rules_is_read_and_written(written: str) -> None:
    move = EXAMPLES[written]
    number = GAME.read(written)
    assert number == MOVES.number(move)
    assert msgspec.to_builtins(MOVES.chosen(number)) == move
    assert GAME.write(number) == written


def test_every_number_has_a_move_and_a_notation_of_its_own() -> None:
    written = set()
    for number in range(SLOTS):
        assert MOVES.number(MOVES.chosen(number)) == number
        assert GAME.read(GAME.write(number)) == number
        written.add(GAME.write(number))
    assert len(written) == SLOTS
    assert SLOTS <= 4000


def test_the_numbers_of_written_games_stay_what_they_are() -> None:
    assert [row.first for row in MOVES.rows] == [0, 49, 561, 604, 1360, 2116, 3628]
    assert SLOTS == 3649
    assert [GAME.read(written) for written in ("steeple2:4", "7-3-5", "J7>3/+<", "7~6>/+<")] == [
        *(31, 526, 2115, 3627)
    ]


@pytest.mark.parametrize("number", [-1, SLOTS, SLOTS + 1, -(2**60), 2**60])
def test_no_other_number_has_one(number: int) -> None:
    with pytest.raises(ValueError, match=f"no move has the number {number}"):
        MOVES.chosen(number)


def test_a_move_is_its_own_slot() -> None:
    pack = edition("standard").printed
    assert [slot(pack, number) for number in range(SLOTS)] == list(range(SLOTS))


def test_numbers_are_taken_apart_as_they_were_put_together() -> None:
    for number in range(SLOTS):
        move: Any = MOVES.chosen(number)
        bare = yielding(number - way_of(number), way_of(number))
        assert bare == number
        assert rebuilt(number, move) == number
        if move.kind in ("race", "ticket"):
            assert (card_of(number), way_of(number)) == (NO_CARD, 0)
        elif move.kind in ("discard", "stay"):
            assert way_of(number) == 0
        else:
            assert WAY.words[way_of(number)] == move.way
            going = move.side if move.kind == "beside" else move.direction
            assert DIRECTION.words[direction_of(number)] == going


def rebuilt(number: int, move: Any) -> int:
    """Put a number together again from what the rules read in it, checked against the table."""
    direction, way, card = direction_of(number), way_of(number), card_of(number)
    if number < FIRST_TICKET_MOVE:
        assert (COURSE.words[course_of(number)], cards_of(number)) == (move.course, move.cards)
        return race_move(course_of(number), cards_of(number))
    if number < FIRST_DISCARD_MOVE:
        first, second, third = (horse_in_box(number, box) for box in (1, 2, 3))
        assert (first, second, third) == (move.first, move.second, move.third)
        return ticket_move(first, second, third)
    if number < FIRST_SINGLE_MOVE:
        assert card == move.card
        return discard_move(card)
    if number < FIRST_PAIR_MOVE:
        assert (mover_of(number), squares_of(number)) == (move.horse, move.squares)
        if number < FIRST_JOKER_MOVE:
            assert card == single(move.horse, move.squares)
            return single_move(card, direction, way)
        assert card == JOKER
        return joker_move(mover_of(number), squares_of(number), direction, way)
    if number < FIRST_STAY_MOVE:
        mover, fixed = mover_of(number), fixed_of(number)
        assert f"{mover}~{fixed}" == move.couple
        assert card == pair(mover, fixed)
        return pair_move(card, int(mover > fixed), direction, way)
    assert mover_of(number) == 0
    assert card == pair(int(move.pair[0]), int(move.pair[-1]))
    return stay_move(card)


def test_every_kind_of_move_names_its_paragraph_and_completes_a_decision() -> None:
    assert {row.move.name: row.move.paragraph for row in MOVES.rows} == {
        "race": "T3.1",
        "ticket": "T3.2",
        "discard": "T4.9",
        "run": "T4.1",
        "joker": "T4.4",
        "beside": "T4.5",
        "stay": "T4.6",
    }
    assert {row.move.paragraph for row in MOVES.rows} <= set(GAME.paragraphs())
    assert all(row.move.completes for row in MOVES.rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_label_of_its_own(language: str) -> None:
    labels = {label(number, language) for number in range(SLOTS)}
    assert len(labels) == SLOTS


def label(number: int, language: str) -> str:
    row = MOVES.row_of(number)
    move = MOVES.chosen(number)
    parts = {part.name: getattr(move, part.name) for part in row.parts}
    said = {name: GAME.phrases.get(name, str)(value) for name, value in parts.items()}
    return words(language).tell(sentence(f"ticket-move-{row.move.name}", **said))


@pytest.mark.parametrize(
    ("spelled", "meant"),
    [
        (" 5 + 3 ", "5+3"),
        ("FLAT:5", "flat:5"),
        ("Steeple2:7", "steeple2:7"),
        ("j5+2", "J5+2"),
        ("5+2/<+", "5+2/+<"),
        ("5+2/>-", "5+2/->"),
        ("5=4", "4=5"),
        ("7-–-5", "7-.-5"),
        ("–-–-2", ".-.-2"),
        ("7 - 3 - 5", "7-3-5"),
        ("XJ", "xJ"),
        ("xj", "xJ"),
        ("X5.2", "x5.2"),
        ("flat:05", "flat:5"),
        ("5~4+/<-", "5~4+/-<"),
    ],
)
def test_other_spellings_are_understood(spelled: str, meant: str) -> None:
    assert GAME.write(GAME.read(spelled)) == meant


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "notation-unreadable"),
        ("   ", "notation-unreadable"),
        ("hello", "notation-unreadable"),
        ("5", "notation-unreadable"),
        ("5+", "notation-unreadable"),
        ("5+4", "notation-unreadable"),
        ("5+0", "notation-unreadable"),
        ("8+1", "notation-unreadable"),
        ("0+1", "notation-unreadable"),
        ("5+3/", "notation-unreadable"),
        ("5+3/+<-", "notation-unreadable"),
        ("5+3 or 4+3", "notation-unreadable"),
        ("5~5+", "notation-unreadable"),
        ("5~8+", "notation-unreadable"),
        ("5~4", "notation-unreadable"),
        ("4=4", "notation-unreadable"),
        ("7-.", "notation-unreadable"),
        ("7-3-8", "notation-unreadable"),
        ("7-3-5-1", "notation-unreadable"),
        ("x", "notation-unreadable"),
        ("x5.4", "notation-unreadable"),
        ("x5~4", "notation-unreadable"),
        ("x5~5", "notation-unreadable"),
        ("x0.3", "notation-unreadable"),
        ("meadow:5", "notation-unreadable"),
        ("steeple5:5", "notation-unreadable"),
        ("steeple:5", "notation-unreadable"),
        ("flat:123", "notation-unreadable"),
        ("flat:0", "notation-cards"),
        ("flat:8", "notation-cards"),
        ("flat:99", "notation-cards"),
        ("5+3/+-", "notation-way"),
        ("5+3/<>", "notation-way"),
        ("5+3/++", "notation-way"),
        ("J5+3/--", "notation-way"),
        ("5~4+/>>", "notation-way"),
    ],
)
def test_bad_notation_is_refused_with_a_sentence(text: str, key: str) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.read(text)
    assert caught.value.sentence.key == key
    for language in ("en", "fr"):
        assert words(language).tell(caught.value.sentence)


def test_the_sentence_quotes_what_was_typed() -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.read("  gallop! ")
    assert caught.value.sentence.params["text"] == "gallop!"
    with pytest.raises(BadNotation) as caught:
        GAME.read("  ")
    assert caught.value.sentence.params["text"] == "…"
    with pytest.raises(BadNotation) as caught:
        GAME.read("flat:8")
    assert caught.value.sentence.params == {"cards": 8, "most": 7}
    with pytest.raises(BadNotation) as caught:
        GAME.read("5+3/<>")
    assert caught.value.sentence.params["text"] == "<>"


def test_cards_and_ways_have_notations() -> None:
    written = [CARD.write(card - CARD.lowest) for card in (single(RED, 2), pair(RED, BLUE), JOKER)]
    assert written == ["5.2", "4~5", "J"]
    assert [WAY.write(way) for way in range(WAY.size)] == [
        *("", "/+", "/+>", "/>", "/->", "/-", "/-<", "/<", "/+<")
    ]
