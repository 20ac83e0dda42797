"""The words of the notation: what each begins, and how things, reports and packs are spelt."""

from hippodrome.games.ascot.rules.codes import (
    ACCEPT_MOVE,
    DONE_MOVE,
    DROP_MOVE,
    DROP_WITH_ADVANTAGE_MOVE,
    FIRST_ADVANTAGE_MOVE,
    FIRST_ASK_MOVE,
    FIRST_BET_MOVE,
    FIRST_BID_MOVE,
    FIRST_EXCHANGE_MOVE,
    FIRST_FAVOURITE_MOVE,
    FIRST_GIVE_MOVE,
    FIRST_INSCRIPTION_MOVE,
    FIRST_LANE_MOVE,
    FIRST_MEMBER_HORSE_MOVE,
    FIRST_NEED_MOVE,
    FIRST_ONWARD_MOVE,
    FIRST_PAY_MOVE,
    FIRST_SELL_MOVE,
    FIRST_TAKE_MOVE,
    FIRST_THROW_MOVE,
    FIRST_TRADE_MOVE,
    FIRST_WITHDRAW_MOVE,
    FOR_FAVOURITE_MOVE,
    FOR_NEXT_MOVE,
    PASS_MOVE,
    SEND_MOVE,
)
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    BOOKMAKER,
    BRIDLE,
    CLUB,
    FARRIER,
    FIRST_REPORT,
    FORAGE,
    HORSES,
    STEVENS_PACK,
    STEVENS_STABLE,
    SURE_FOOTED,
    VESSELS,
    VET,
    VET_PACK,
    WALROY_PACK,
    WALROY_STABLE,
)

ANSWERS = {
    "pass": PASS_MOVE,
    "yes": ACCEPT_MOVE,
    "done": DONE_MOVE,
    "send": SEND_MOVE,
    "for:favourite": FOR_FAVOURITE_MOVE,
    "for:next": FOR_NEXT_MOVE,
    "drop": DROP_MOVE,
    "drop+": DROP_WITH_ADVANTAGE_MOVE,
}
OF_THINGS = {
    "swap": FIRST_EXCHANGE_MOVE,
    "throw": FIRST_THROW_MOVE,
    "sell": FIRST_SELL_MOVE,
}
OF_HORSES = {
    "horse": FIRST_MEMBER_HORSE_MOVE,
    "trade": FIRST_TRADE_MOVE,
    "scratch": FIRST_WITHDRAW_MOVE,
    "fav": FIRST_FAVOURITE_MOVE,
}
OF_REPORTS = {"give": FIRST_GIVE_MOVE, "take": FIRST_TAKE_MOVE}
TO_LANES = {
    "lane": FIRST_LANE_MOVE,
    "on": FIRST_ONWARD_MOVE,
    "adv": FIRST_ADVANTAGE_MOVE,
    "led": FIRST_INSCRIPTION_MOVE,
}
OF_MONEY = {
    "bid": FIRST_BID_MOVE,
    "pay": FIRST_PAY_MOVE,
    "ask": FIRST_ASK_MOVE,
    "bet": FIRST_BET_MOVE,
    "offer": FIRST_NEED_MOVE,
}
BUSINESSES = {
    "auctioneer": AUCTIONEER,
    "bookmaker": BOOKMAKER,
    "club": CLUB,
    "farrier": FARRIER,
    "walroy": WALROY_STABLE,
    "stevens": STEVENS_STABLE,
    "vet": VET,
    "forage": FORAGE,
}
REPORTS = {"bridle": BRIDLE, "vessels": VESSELS, "sure": SURE_FOOTED}
PACK_NAMES = {"stevens": STEVENS_PACK, "walroy": WALROY_PACK, "vet": VET_PACK}
POST = "post"
"""How lane 0 is written."""


def word_for(words: dict[str, int], number: int) -> str:
    """Give the word a table has for a number."""
    return next(word for word, meant in words.items() if meant == number)


def thing_word(thing: int) -> str:
    """Write a horse by its number, another card or a kept report by its word."""
    if thing <= HORSES:
        return str(thing)
    if thing < FIRST_REPORT:
        return word_for(BUSINESSES, thing)
    return word_for(REPORTS, thing - FIRST_REPORT)


def block_word(words: dict[str, int], move: int) -> tuple[str, int]:
    """Give the word whose block a move lies in, and its place there."""
    word = max((word for word in words if words[word] <= move), key=lambda word: words[word])
    return word, move - words[word]
