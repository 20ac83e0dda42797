"""What is Finish Line's own in its table of moves: how the rules take numbers apart."""

from typing import Any

from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.moves import (
    FIRST_DIE_MOVE,
    FIRST_EXTRA_MOVE,
    FIRST_PAIR_MOVE,
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
from hippodrome.words import words
from tests.games.common.moves import refused

read, write = GAME.read, GAME.write


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


def test_a_slip_is_written_in_one_line() -> None:
    slip = "win:c=200 pair:c+e=300 done"
    assert " ".join(write(read(word)) for word in slip.split()) == slip


def test_pairs_are_numbered_by_their_two_horses() -> None:
    for pair in range(PAIR_COUNT):
        low, high = LETTERS[PAIR_LOW[pair]], LETTERS[PAIR_HIGH[pair]]
        assert read(f"pair:{low}+{high}=100") == FIRST_PAIR_MOVE + pair * STAKES + 100


def test_of_a_stake_without_end_the_sentence_quotes_a_part() -> None:
    told = words("en").tell(refused(GAME, "win:c=" + "9" * 5000))
    assert "win:c=999" in told
    assert "999…" in told
    assert len(told) < 700
