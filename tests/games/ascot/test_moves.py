"""Every move by name: number, notation and class say the same."""

import pytest

from hippodrome.engine.errors import BadNotation
from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.people.moves import (
    Address,
    Answer,
    AskReport,
    Move,
    OfHorse,
    OfMoney,
    OfReport,
    OfThing,
    ToLane,
    from_number,
    read,
    write,
)
from hippodrome.games.ascot.rules import doors as rules
from hippodrome.games.ascot.rules.codes import (
    AMOUNTS,
    FIRST_ASK_MOVE,
    FIRST_BET_MOVE,
    FIRST_BID_MOVE,
    FIRST_NEED_MOVE,
    FIRST_PAY_MOVE,
    LADDER,
    LAST_MOVE,
    PLAIN_MOVES,
    RUNGS,
    SLOTS,
    block_of,
    francs_of,
)
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    BRIDLE,
    FARRIER,
    FIRST_REPORT,
    FORAGE,
    STEVENS_PACK,
    SURE_FOOTED,
    VESSELS,
    VET_PACK,
    WALROY_STABLE,
)
from hippodrome.words import words

BROWSERS_LOSE = 2**53
EXAMPLES: dict[str, Move] = {
    "pass": Answer("pass"),
    "yes": Answer("yes"),
    "done": Answer("done"),
    "send": Answer("send"),
    "for:favourite": Answer("for:favourite"),
    "for:next": Answer("for:next"),
    "drop": Answer("drop"),
    "drop+": Answer("drop+"),
    "swap:12": OfThing("swap", 12),
    "swap:auctioneer": OfThing("swap", AUCTIONEER),
    "throw:farrier": OfThing("throw", FARRIER),
    "sell:walroy": OfThing("sell", WALROY_STABLE),
    "sell:forage": OfThing("sell", FORAGE),
    "sell:sure": OfThing("sell", FIRST_REPORT + SURE_FOOTED),
    "read:stevens": AskReport(STEVENS_PACK),
    "read:vet": AskReport(VET_PACK),
    "horse:5": OfHorse("horse", 5),
    "to:2": Address(1),
    "trade:5": OfHorse("trade", 5),
    "give:bridle": OfReport("give", BRIDLE),
    "take:vessels": OfReport("take", VESSELS),
    "scratch:5": OfHorse("scratch", 5),
    "fav:8": OfHorse("fav", 8),
    "lane:3": ToLane("lane", 3),
    "lane:post": ToLane("lane", 0),
    "on:6": ToLane("on", 6),
    "adv:1": ToLane("adv", 1),
    "led:2": ToLane("led", 2),
    "bid:12000": OfMoney("bid", 12_000),
    "pay:500": OfMoney("pay", 500),
    "ask:500": OfMoney("ask", 500),
    "bet:100": OfMoney("bet", 100),
    "offer:9999900": OfMoney("offer", 9_999_900),
}


@pytest.mark.parametrize("written", EXAMPLES)
def test_the_notation_of_the_rules_is_read_and_written(written: str) -> None:
    move = EXAMPLES[written]
    assert move.notation() == written
    assert from_number(move.number()) == move
    assert read(written) == move.number()
    assert write(move.number()) == written


def test_every_number_has_a_move_and_a_notation_of_its_own() -> None:
    blocks = (FIRST_BID_MOVE, FIRST_PAY_MOVE, FIRST_ASK_MOVE, FIRST_BET_MOVE, FIRST_NEED_MOVE)
    numbers = [
        *range(PLAIN_MOVES),
        *(block + francs for block in blocks for francs in (0, 1, 100, 12_345, AMOUNTS - 1)),
    ]
    written = [write(number) for number in numbers]
    assert len(set(written)) == len(numbers)
    assert [read(text) for text in written] == numbers
    assert not any(" " in text for text in written), "a transcript parts moves at spaces"
    assert numbers[-1] == LAST_MOVE < BROWSERS_LOSE


@pytest.mark.parametrize("number", [-1, LAST_MOVE + 1])
def test_other_numbers_are_no_moves(number: int) -> None:
    with pytest.raises(ValueError, match="no move"):
        from_number(number)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("  Bid 12000 ", "bid:12000"),
        ("FAV 8", "fav:8"),
        ("to2", "to:2"),
        ("Sell: Farrier", "sell:farrier"),
        ("lane: POST", "lane:post"),
        ("Pass", "pass"),
        ("FOR: next", "for:next"),
    ],
)
def test_spaces_capitals_and_the_colon_before_a_number_do_not_count(typed: str, meant: str) -> None:
    assert write(read(typed)) == meant


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("", "ascot-notation-unreadable"),
        ("bid", "ascot-notation-unreadable"),
        ("bid:", "ascot-notation-unreadable"),
        ("sellfarrier", "ascot-notation-unreadable"),
        ("bid:-500", "ascot-notation-unreadable"),
        ("bid:12.000", "ascot-notation-unreadable"),
        ("shout:5", "ascot-notation-unreadable"),
        ("sell:13", "ascot-notation-thing"),
        ("sell:grandmother", "ascot-notation-thing"),
        ("fav:13", "ascot-notation-horse"),
        ("fav:farrier", "ascot-notation-horse"),
        ("read:farrier", "ascot-notation-pack"),
        ("to:0", "ascot-notation-seat"),
        ("to:7", "ascot-notation-seat"),
        ("give:5", "ascot-notation-report"),
        ("lane:7", "ascot-notation-lane"),
        ("lane:inside", "ascot-notation-lane"),
        ("bid:10000000", "ascot-notation-francs"),
        ("bid:lots", "ascot-notation-francs"),
        ("bid:" + "9" * 5000, "ascot-notation-francs"),
        ("bid:٣", "ascot-notation-unreadable"),
    ],
)
def test_what_cannot_be_read_is_answered_with_a_sentence(typed: str, key: str) -> None:
    with pytest.raises(BadNotation) as raised:
        read(typed)
    assert raised.value.sentence.key == key
    for language in ("en", "fr"):
        assert words(language).tell(raised.value.sentence)


def test_every_plain_move_is_its_own_slot_and_an_amount_has_that_of_its_rung() -> None:
    pack = GAME.pack().printed
    assert [rules.slot(pack, move) for move in range(PLAIN_MOVES)] == list(range(PLAIN_MOVES))
    blocks = (FIRST_BID_MOVE, FIRST_PAY_MOVE, FIRST_ASK_MOVE, FIRST_BET_MOVE, FIRST_NEED_MOVE)
    rungs = [min(francs, AMOUNTS - 1) for francs in LADDER]
    slots = [rules.slot(pack, block + francs) for block in blocks for francs in rungs]
    assert slots == list(range(PLAIN_MOVES, SLOTS))
    for francs, rung in ((0, 0), (1, 0), (100, 0), (101, 1), (12_345, 16), (AMOUNTS - 1, 39)):
        assert rules.slot(pack, FIRST_BET_MOVE + francs) == PLAIN_MOVES + 3 * RUNGS + rung


def test_an_amount_and_its_block_are_read_off_a_move() -> None:
    blocks = (FIRST_BID_MOVE, FIRST_PAY_MOVE, FIRST_ASK_MOVE, FIRST_BET_MOVE, FIRST_NEED_MOVE)
    for block in blocks:
        for francs in (0, 1, 500, AMOUNTS - 1):
            assert (block_of(block + francs), francs_of(block + francs)) == (block, francs)
    for move in (-1, 0, PLAIN_MOVES - 1, LAST_MOVE + 1):
        assert block_of(move) == 0
