"""Every move by name: number, notation and what crosses the wire say the same."""

import msgspec
import pytest

from hippodrome.engine.errors import BadNotation
from hippodrome.engine.moves import Row
from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.moves import (
    ACCEPT_MOVE,
    DONE_MOVE,
    DROP_MOVE,
    DROP_WITH_ADVANTAGE_MOVE,
    FIRST_ASK_MOVE,
    FIRST_BET_MOVE,
    FIRST_BID_MOVE,
    FIRST_NEED_MOVE,
    FIRST_PAY_MOVE,
    FOR_FAVOURITE_MOVE,
    FOR_NEXT_MOVE,
    LADDER,
    LAST_MOVE,
    MOVES,
    PASS_MOVE,
    PLAIN_MOVES,
    RUNGS,
    SEND_MOVE,
    SLOTS,
    address_move,
    advantage_move,
    ask_move,
    bet_move,
    bid_move,
    block_of,
    exchange_move,
    favourite_move,
    francs_of,
    give_move,
    inscription_move,
    lane_move,
    member_horse_move,
    need_move,
    onward_move,
    pack_move,
    pay_move,
    sell_move,
    take_move,
    throw_move,
    trade_move,
    withdraw_move,
)
from hippodrome.games.ascot.parts import AMOUNTS, BUSINESSES, REPORTS
from hippodrome.games.ascot.people.names import PHRASES
from hippodrome.games.ascot.rules import doors as rules
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
    WALROY_PACK,
    WALROY_STABLE,
)
from hippodrome.games.ascot.terminal.spelling import known_words
from hippodrome.words import LANGUAGES, words

BROWSERS_LOSE = 2**53
KEPT_SURE = FIRST_REPORT + SURE_FOOTED
EXAMPLES: dict[str, tuple[int, dict[str, object]]] = {
    "pass": (PASS_MOVE, {"kind": "pass"}),
    "yes": (ACCEPT_MOVE, {"kind": "yes"}),
    "done": (DONE_MOVE, {"kind": "done"}),
    "send": (SEND_MOVE, {"kind": "send"}),
    "for:favourite": (FOR_FAVOURITE_MOVE, {"kind": "for", "whose": "favourite"}),
    "for:next": (FOR_NEXT_MOVE, {"kind": "for", "whose": "next"}),
    "drop": (DROP_MOVE, {"kind": "drop", "advantage": "none"}),
    "drop+": (DROP_WITH_ADVANTAGE_MOVE, {"kind": "drop", "advantage": "too"}),
    "swap:12": (exchange_move(12), {"kind": "swap", "thing": 12}),
    "swap:auctioneer": (exchange_move(AUCTIONEER), {"kind": "swap", "thing": AUCTIONEER}),
    "throw:farrier": (throw_move(FARRIER), {"kind": "throw", "thing": FARRIER}),
    "sell:walroy": (sell_move(WALROY_STABLE), {"kind": "sell", "thing": WALROY_STABLE}),
    "sell:forage": (sell_move(FORAGE), {"kind": "sell", "thing": FORAGE}),
    "sell:sure": (sell_move(KEPT_SURE), {"kind": "sell", "thing": KEPT_SURE}),
    "read:stevens": (pack_move(STEVENS_PACK), {"kind": "read", "pack": "stevens"}),
    "read:walroy": (pack_move(WALROY_PACK), {"kind": "read", "pack": "walroy"}),
    "read:vet": (pack_move(VET_PACK), {"kind": "read", "pack": "vet"}),
    "horse:5": (member_horse_move(5), {"kind": "horse", "horse": 5}),
    "to:2": (address_move(1), {"kind": "to", "seat": 1}),
    "trade:5": (trade_move(5), {"kind": "trade", "horse": 5}),
    "give:bridle": (give_move(BRIDLE), {"kind": "give", "report": "bridle"}),
    "take:vessels": (take_move(VESSELS), {"kind": "take", "report": "vessels"}),
    "scratch:5": (withdraw_move(5), {"kind": "scratch", "horse": 5}),
    "fav:8": (favourite_move(8), {"kind": "fav", "horse": 8}),
    "lane:3": (lane_move(3), {"kind": "lane", "lane": 3}),
    "lane:post": (lane_move(0), {"kind": "lane", "lane": 0}),
    "on:6": (onward_move(6), {"kind": "on", "lane": 6}),
    "adv:1": (advantage_move(1), {"kind": "adv", "lane": 1}),
    "led:2": (inscription_move(2), {"kind": "led", "lane": 2}),
    "bid:12000": (bid_move(12_000), {"kind": "bid", "francs": 12_000}),
    "pay:500": (pay_move(500), {"kind": "pay", "francs": 500}),
    "ask:500": (ask_move(500), {"kind": "ask", "francs": 500}),
    "bet:100": (bet_move(100), {"kind": "bet", "francs": 100}),
    "offer:9999900": (need_move(9_999_900), {"kind": "offer", "francs": 9_999_900}),
}
FIRST_NUMBERS = {
    "pass": 0,
    "yes": 1,
    "done": 2,
    "send": 3,
    "for": 4,
    "drop": 6,
    "swap": 8,
    "throw": 32,
    "sell": 56,
    "read": 80,
    "horse": 83,
    "to": 96,
    "trade": 102,
    "give": 115,
    "take": 118,
    "scratch": 121,
    "fav": 134,
    "lane": 147,
    "on": 154,
    "adv": 161,
    "led": 168,
    "bid": 175,
    "pay": 10_000_175,
    "ask": 20_000_175,
    "bet": 30_000_175,
    "offer": 40_000_175,
}
"""The numbers in logs that were written before there was a table of moves."""


@pytest.mark.parametrize("written", EXAMPLES)
def test_the_notation_of_the_rules_is_read_and_written(written: str) -> None:
    number, sent = EXAMPLES[written]
    assert MOVES.write(number) == written
    assert MOVES.read(written) == number
    assert msgspec.to_builtins(MOVES.chosen(number)) == sent
    assert MOVES.number(sent) == number


def test_numbers_in_logs_mean_what_they_meant() -> None:
    assert {row.move.name: row.first for row in MOVES.rows} == FIRST_NUMBERS
    assert (LAST_MOVE, SLOTS) == (50_000_174, 375)


def test_only_throwing_in_and_drafting_go_on() -> None:
    unfinished = [row.move.name for row in MOVES.rows if not row.move.completes]
    assert unfinished == ["throw", "to", "trade", "give", "take", "pay", "ask"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_move_has_a_name_and_words_to_type(language: str) -> None:
    spoken, named = words(language), set()
    for row in MOVES.rows:
        typed = spoken.say(f"ascot-type-{row.move.name}").split()
        assert typed
        assert all(word == word.lower() for word in typed)
        for number in row_examples(row):
            move = MOVES.chosen(number)
            parts = {part.name: getattr(move, part.name) for part in row.parts}
            phrased = {
                name: PHRASES[name](value) if name in PHRASES else value
                for name, value in parts.items()
            }
            named.add(spoken.say(f"ascot-move-{row.move.name}", **phrased))
    assert len(named) == sum(len(row_examples(row)) for row in MOVES.rows)


def row_examples(row: Row) -> list[int]:
    """Moves of a kind: its first two of each part that is no amount, or one amount."""
    if not row.parts:
        return [row.first]
    (part,) = row.parts
    return (
        [row.first + 500]
        if part.free
        else [row.first + 1, row.first + part.size - 1][: part.size - 1]
    )


def test_everything_that_has_a_word_can_be_typed() -> None:
    known = known_words()
    assert set(known.verbs.values()) == {row.move.name for row in MOVES.rows}
    assert set(known.things.values()) == {*BUSINESSES, *REPORTS}
    assert {"pass", "yes", "done", "send", "p"} == set(known.answers.values())


def test_every_number_has_a_move_and_a_notation_of_its_own() -> None:
    blocks = (FIRST_BID_MOVE, FIRST_PAY_MOVE, FIRST_ASK_MOVE, FIRST_BET_MOVE, FIRST_NEED_MOVE)
    numbers = [
        *range(PLAIN_MOVES),
        *(block + francs for block in blocks for francs in (0, 1, 100, 12_345, AMOUNTS - 1)),
    ]
    written = [MOVES.write(number) for number in numbers]
    assert len(set(written)) == len(numbers)
    assert [MOVES.read(text) for text in written] == numbers
    assert not any(" " in text for text in written), "a transcript parts moves at spaces"
    assert numbers[-1] == LAST_MOVE < BROWSERS_LOSE


@pytest.mark.parametrize("number", [-1, LAST_MOVE + 1])
def test_other_numbers_are_no_moves(number: int) -> None:
    with pytest.raises(ValueError, match="no move"):
        MOVES.chosen(number)


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
    assert MOVES.write(MOVES.read(typed)) == meant


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
        MOVES.read(typed)
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
