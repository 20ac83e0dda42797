"""Every move by name: number, notation and class say the same."""

import pytest
from hippodrome.games.ticket.people.moves import (
    ChooseRace,
    Discard,
    Move,
    PlayJoker,
    PlayPair,
    PlaySingle,
    Predict,
    StayPair,
    card_notation,
    from_number,
    read,
    way_notation,
    write,
)

from hippodrome.engine.errors import BadNotation
from hippodrome.games.ticket.moves import SLOTS, card_of, way_of
from hippodrome.games.ticket.rules import reasons
from hippodrome.games.ticket.rules.doors import slot
from hippodrome.games.ticket.rules.moving import direction_of, mover_of, squares_of
from hippodrome.games.ticket.state import JOKER, NO_CARD
from hippodrome.words import words
from tests.games.ticket.positions import BLUE, RED, edition, pair, single

EXAMPLES: dict[str, Move] = {
    "flat:5": ChooseRace("flat", 5),
    "hedges:5": ChooseRace("hedges", 5),
    "harness:7": ChooseRace("harness", 7),
    "steeple1:5": ChooseRace("steeple1", 5),
    "steeple4:3": ChooseRace("steeple4", 3),
    "7-3-5": Predict(7, 3, 5),
    "1-4-.": Predict(1, 4, 0),
    ".-.-2": Predict(0, 0, 2),
    "5+3": PlaySingle(5, 3, reasons.FORWARD),
    "5-3": PlaySingle(5, 3, reasons.BACKWARD),
    "5<3": PlaySingle(5, 3, reasons.LEFT),
    "5>3": PlaySingle(5, 3, reasons.RIGHT),
    "5+2/+<": PlaySingle(5, 2, reasons.FORWARD, 8),
    "J5+2": PlayJoker(5, 2, reasons.FORWARD),
    "J7<1/->": PlayJoker(7, 1, reasons.LEFT, 4),
    "5~4+": PlayPair(5, 4, reasons.FORWARD),
    "5~4-": PlayPair(5, 4, reasons.BACKWARD),
    "4~5<": PlayPair(4, 5, reasons.LEFT),
    "4~5>/-": PlayPair(4, 5, reasons.RIGHT, 5),
    "4=5": StayPair(4, 5),
    "x5.2": Discard(single(5, 2)),
    "x4~5": Discard(pair(4, 5)),
    "xJ": Discard(JOKER),
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
        move = from_number(number)
        assert move.number() == number
        assert read(write(number)) == number
        written.add(write(number))
    assert len(written) == SLOTS
    assert SLOTS <= 4000


@pytest.mark.parametrize("number", [-1, SLOTS, SLOTS + 1, -(2**60), 2**60])
def test_no_other_number_has_one(number: int) -> None:
    with pytest.raises(ValueError, match=f"no move has the number {number}"):
        from_number(number)


def test_a_move_is_its_own_slot() -> None:
    pack = edition("standard").printed
    assert [slot(pack, number) for number in range(SLOTS)] == list(range(SLOTS))


def test_numbers_are_taken_apart_as_they_were_put_together() -> None:
    for number in range(SLOTS):
        move = from_number(number)
        if isinstance(move, ChooseRace | Predict):
            assert card_of(number) == NO_CARD
            assert way_of(number) == 0
        elif isinstance(move, Discard):
            assert card_of(number) == move.card
            assert way_of(number) == 0
        elif isinstance(move, StayPair):
            assert card_of(number) == pair(move.low, move.high)
            assert mover_of(number) == 0
            assert way_of(number) == 0
        elif isinstance(move, PlayPair):
            assert card_of(number) == pair(move.mover, move.fixed)
            assert (mover_of(number), direction_of(number)) == (move.mover, move.side)
            assert way_of(number) == move.way
        else:
            card = single(move.horse, move.squares) if isinstance(move, PlaySingle) else JOKER
            assert card_of(number) == card
            assert (mover_of(number), direction_of(number)) == (move.horse, move.direction)
            assert (squares_of(number), way_of(number)) == (move.squares, move.way)


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
    assert write(read(spelled)) == meant


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
        read("flat:8")
    assert caught.value.sentence.params == {"cards": 8, "most": 7}
    with pytest.raises(BadNotation) as caught:
        read("5+3/<>")
    assert caught.value.sentence.params["text"] == "<>"


def test_cards_and_ways_have_notations() -> None:
    assert card_notation(single(RED, 2)) == "5.2"
    assert card_notation(pair(RED, BLUE)) == "4~5"
    assert card_notation(JOKER) == "J"
    assert [way_notation(way) for way in range(9)] == [
        "",
        "/+",
        "/+>",
        "/>",
        "/->",
        "/-",
        "/-<",
        "/<",
        "/+<",
    ]
