"""What is Ascot's own in its table of moves: numbers as the rules make them, slots, amounts."""

import pytest

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
    name_move,
    need_move,
    odds_move,
    onward_move,
    pack_move,
    pay_move,
    place_move,
    sell_move,
    take_move,
    throw_move,
    trade_move,
    withdraw_move,
)
from hippodrome.games.ascot.parts import AMOUNTS, BUSINESSES, REPORTS
from hippodrome.games.ascot.rules import doors as rules
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    BRIDLE,
    FARRIER,
    FORAGE,
    HORSES,
    LEAST_ODDS,
    MOST_ODDS,
    SEATS,
    STEVENS_PACK,
    VESSELS,
    VET_PACK,
    WALROY_PACK,
    WALROY_STABLE,
)
from hippodrome.games.ascot.terminal.spelling import known_words
from hippodrome.words import LANGUAGES, words
from tests.games.ascot.notation import EXAMPLES, KEPT_SURE

NUMBERED = {
    "pass": PASS_MOVE,
    "yes": ACCEPT_MOVE,
    "done": DONE_MOVE,
    "send": SEND_MOVE,
    "for:favourite": FOR_FAVOURITE_MOVE,
    "for:next": FOR_NEXT_MOVE,
    "drop": DROP_MOVE,
    "drop+": DROP_WITH_ADVANTAGE_MOVE,
    "swap:12": exchange_move(12),
    "swap:auctioneer": exchange_move(AUCTIONEER),
    "throw:farrier": throw_move(FARRIER),
    "sell:walroy": sell_move(WALROY_STABLE),
    "sell:forage": sell_move(FORAGE),
    "sell:sure": sell_move(KEPT_SURE),
    "read:stevens": pack_move(STEVENS_PACK),
    "read:walroy": pack_move(WALROY_PACK),
    "read:vet": pack_move(VET_PACK),
    "horse:5": member_horse_move(5),
    "to:2": address_move(1),
    "trade:5": trade_move(5),
    "give:bridle": give_move(BRIDLE),
    "take:vessels": take_move(VESSELS),
    "scratch:5": withdraw_move(5),
    "fav:8": favourite_move(8),
    "lane:3": lane_move(3),
    "lane:post": lane_move(0),
    "on:6": onward_move(6),
    "adv:1": advantage_move(1),
    "led:2": inscription_move(2),
    "bid:12000": bid_move(12_000),
    "pay:500": pay_move(500),
    "ask:500": ask_move(500),
    "bet:100": bet_move(100),
    "offer:9999900": need_move(9_999_900),
    "name:6": name_move(5),
    "place:5": place_move(5),
    "odds:1.5": odds_move(LEAST_ODDS),
    "odds:2": odds_move(4),
    "odds:10": odds_move(MOST_ODDS),
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
    "name": 50_000_175,
    "place": 50_000_181,
    "odds": 50_000_194,
}
"""The numbers in logs, most of them written before there was a table of moves."""


@pytest.mark.parametrize("written", NUMBERED)
def test_the_rules_number_a_move_as_its_notation_does(written: str) -> None:
    assert MOVES.read(written) == NUMBERED[written]
    assert NUMBERED.keys() == EXAMPLES.keys()


def test_numbers_in_logs_mean_what_they_meant() -> None:
    assert {row.move.name: row.first for row in MOVES.rows} == FIRST_NUMBERS
    assert (LAST_MOVE + 1, SLOTS) == (MOVES.size, MOVES.slots) == (50_000_212, 412)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_move_has_words_to_type(language: str) -> None:
    for row in MOVES.rows:
        typed = words(language).say(f"ascot-type-{row.move.name}").split()
        assert typed
        assert all(word == word.lower() for word in typed)


def test_everything_that_has_a_word_can_be_typed() -> None:
    known = known_words()
    assert set(known.verbs.values()) == {row.move.name for row in MOVES.rows}
    assert set(known.things.values()) == {*BUSINESSES, *REPORTS}
    assert {"pass", "yes", "done", "send", "p"} == set(known.answers.values())


def test_every_plain_move_is_its_own_slot_and_an_amount_has_that_of_its_rung() -> None:
    pack = GAME.pack().printed
    assert [rules.slot(pack, move) for move in range(PLAIN_MOVES)] == list(range(PLAIN_MOVES))
    blocks = (FIRST_BID_MOVE, FIRST_PAY_MOVE, FIRST_ASK_MOVE, FIRST_BET_MOVE, FIRST_NEED_MOVE)
    rungs = [min(francs, AMOUNTS - 1) for francs in LADDER]
    slots = [rules.slot(pack, block + francs) for block in blocks for francs in rungs]
    behind = PLAIN_MOVES + 5 * RUNGS
    assert slots == list(range(PLAIN_MOVES, behind))
    plain = (
        *(name_move(seat) for seat in range(SEATS)),
        *(place_move(horse) for horse in range(HORSES + 1)),
        *(odds_move(odds) for odds in range(LEAST_ODDS, MOST_ODDS + 1)),
    )
    assert [rules.slot(pack, move) for move in plain] == list(range(behind, SLOTS))
    for francs, rung in ((0, 0), (1, 0), (100, 0), (101, 1), (12_345, 16), (AMOUNTS - 1, 39)):
        assert rules.slot(pack, FIRST_BET_MOVE + francs) == PLAIN_MOVES + 3 * RUNGS + rung


def test_an_amount_and_its_block_are_read_off_a_move() -> None:
    blocks = (FIRST_BID_MOVE, FIRST_PAY_MOVE, FIRST_ASK_MOVE, FIRST_BET_MOVE, FIRST_NEED_MOVE)
    for block in blocks:
        for francs in (0, 1, 500, AMOUNTS - 1):
            assert (block_of(block + francs), francs_of(block + francs)) == (block, francs)
    for move in (-1, 0, PLAIN_MOVES - 1, LAST_MOVE + 1):
        assert block_of(move) == 0
