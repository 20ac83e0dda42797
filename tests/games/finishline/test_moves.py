"""Every move by name: number, notation and class say the same."""

import pytest

from hippodrome.engine.errors import BadNotation
from hippodrome.games.finishline.people.moves import (
    BetPair,
    BetWin,
    Decline,
    HandIn,
    Move,
    PlayExtra,
    Ready,
    Take,
    from_number,
    read,
    write,
)
from hippodrome.games.finishline.people.uses import (
    ChangePace,
    DrawLevel,
    Interfere,
    KeepForLater,
    PutAside,
    PutOn,
    SideBet,
    Trick,
)
from hippodrome.games.finishline.rules.codes import (
    FIRST_PAIR_MOVE,
    FIRST_WIN_MOVE,
    LAST_MOVE,
    PAIR_COUNT,
    PAIR_HIGH,
    PAIR_LOW,
    STAKES,
)
from hippodrome.games.finishline.state import BLACK, GREEN, RED, RUNNERS, WHITE, YELLOW
from hippodrome.words import words

EXAMPLES: dict[str, Move] = {
    "go": Ready(),
    "take:white": Take((WHITE,)),
    "take:black": Take((BLACK,)),
    "take:white+white+red": Take((WHITE, WHITE, RED)),
    "take:red+yellow+green": Take((RED, YELLOW, GREEN)),
    "1:aside": PutAside(0),
    "2:c": PutOn(1, 2),
    "3:g": PutOn(2, 6),
    "1:c>e": ChangePace(0, 2, 4),
    "3:mix2/312": Interfere(2, 1, (2, 0, 1)),
    "1:mix5/321": Interfere(0, 4, (2, 1, 0)),
    "2:level": DrawLevel(1),
    "1:keep": KeepForLater(0),
    "1:side": SideBet(0),
    "2:trick:white": Trick(1, (WHITE,)),
    "2:trick:white+red": Trick(1, (WHITE, RED)),
    "3:trick:black+black": Trick(2, (BLACK, BLACK)),
    "extra:a": PlayExtra(0),
    "decline": Decline(),
    "done": HandIn(),
    "win:c=200": BetWin(2, 200),
    "pair:c+e=300": BetPair(2, 4, 300),
    "pair:f+g=19639000": BetPair(5, 6, 19_639_000),
}


@pytest.mark.parametrize("written", EXAMPLES)
def test_the_notation_of_the_rules_is_read_and_written(written: str) -> None:
    move = EXAMPLES[written]
    assert move.notation() == written
    assert from_number(move.number()) == move
    assert read(written) == move.number()
    assert write(move.number()) == written


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
        assert from_number(number).number() == number
        assert read(write(number)) == number
    assert len({write(number) for number in numbers}) == len(numbers)


def test_notations_have_no_spaces_so_that_a_slip_is_written_in_one_line() -> None:
    assert not any(" " in write(number) for number in range(FIRST_WIN_MOVE))
    slip = "win:c=200 pair:c+e=300 done"
    assert " ".join(write(read(word)) for word in slip.split()) == slip


@pytest.mark.parametrize("number", [-1, LAST_MOVE + 1, -(2**60), 2**60])
def test_no_other_number_has_one(number: int) -> None:
    with pytest.raises(ValueError, match=f"no move has the number {number}"):
        from_number(number)


def test_pairs_are_numbered_by_their_two_horses() -> None:
    for pair in range(PAIR_COUNT):
        bet = from_number(FIRST_PAIR_MOVE + pair * STAKES + 100)
        assert bet == BetPair(PAIR_LOW[pair], PAIR_HIGH[pair], 100)


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
