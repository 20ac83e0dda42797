"""How moves of Ascot are written, and what means nothing there."""

from collections.abc import Mapping

from hippodrome.games.ascot.state import (
    AUCTIONEER,
    FARRIER,
    FIRST_REPORT,
    FORAGE,
    SURE_FOOTED,
    WALROY_STABLE,
)
from tests.games.common.moves import Sent

KEPT_SURE = FIRST_REPORT + SURE_FOOTED
EXAMPLES: Mapping[str, Sent] = {
    "pass": {"kind": "pass"},
    "yes": {"kind": "yes"},
    "done": {"kind": "done"},
    "send": {"kind": "send"},
    "for:favourite": {"kind": "for", "whose": "favourite"},
    "for:next": {"kind": "for", "whose": "next"},
    "drop": {"kind": "drop", "advantage": "none"},
    "drop+": {"kind": "drop", "advantage": "too"},
    "swap:12": {"kind": "swap", "thing": 12},
    "swap:auctioneer": {"kind": "swap", "thing": AUCTIONEER},
    "throw:farrier": {"kind": "throw", "thing": FARRIER},
    "sell:walroy": {"kind": "sell", "thing": WALROY_STABLE},
    "sell:forage": {"kind": "sell", "thing": FORAGE},
    "sell:sure": {"kind": "sell", "thing": KEPT_SURE},
    "read:stevens": {"kind": "read", "pack": "stevens"},
    "read:walroy": {"kind": "read", "pack": "walroy"},
    "read:vet": {"kind": "read", "pack": "vet"},
    "horse:5": {"kind": "horse", "horse": 5},
    "to:2": {"kind": "to", "seat": 1},
    "trade:5": {"kind": "trade", "horse": 5},
    "give:bridle": {"kind": "give", "report": "bridle"},
    "take:vessels": {"kind": "take", "report": "vessels"},
    "scratch:5": {"kind": "scratch", "horse": 5},
    "fav:8": {"kind": "fav", "horse": 8},
    "lane:3": {"kind": "lane", "lane": 3},
    "lane:post": {"kind": "lane", "lane": 0},
    "on:6": {"kind": "on", "lane": 6},
    "adv:1": {"kind": "adv", "lane": 1},
    "led:2": {"kind": "led", "lane": 2},
    "bid:12000": {"kind": "bid", "francs": 12_000},
    "pay:500": {"kind": "pay", "francs": 500},
    "ask:500": {"kind": "ask", "francs": 500},
    "bet:100": {"kind": "bet", "francs": 100},
    "offer:9999900": {"kind": "offer", "francs": 9_999_900},
    "name:6": {"kind": "name", "seat": 5},
}
SPELLINGS: Mapping[str, str] = {
    "  Bid 12000 ": "bid:12000",
    "FAV 8": "fav:8",
    "to2": "to:2",
    "Sell: Farrier": "sell:farrier",
    "lane: POST": "lane:post",
    "Pass": "pass",
    "FOR: next": "for:next",
}
REFUSED: Mapping[str, str] = {
    "": "ascot-notation-unreadable",
    "bid": "ascot-notation-unreadable",
    "bid:": "ascot-notation-unreadable",
    "sellfarrier": "ascot-notation-unreadable",
    "bid:-500": "ascot-notation-unreadable",
    "bid:12.000": "ascot-notation-unreadable",
    "shout:5": "ascot-notation-unreadable",
    "sell:13": "ascot-notation-thing",
    "sell:grandmother": "ascot-notation-thing",
    "fav:13": "ascot-notation-horse",
    "fav:farrier": "ascot-notation-horse",
    "read:farrier": "ascot-notation-pack",
    "to:0": "ascot-notation-seat",
    "to:7": "ascot-notation-seat",
    "name:7": "ascot-notation-seat",
    "give:5": "ascot-notation-report",
    "lane:7": "ascot-notation-lane",
    "lane:inside": "ascot-notation-lane",
    "bid:10000000": "ascot-notation-francs",
    "bid:lots": "ascot-notation-francs",
    "bid:" + "9" * 5000: "ascot-notation-francs",
    "bid:٣": "ascot-notation-unreadable",
}
QUOTED: Mapping[str, Sent] = {
    "fav:13": {"text": "13", "horses": 12},
    "read:farrier": {"text": "farrier", "known": "stevens, walroy, vet"},
    "to:7": {"text": "7", "seats": 6},
    "give:5": {"text": "5", "known": "bridle, vessels, sure"},
    "lane:7": {"text": "7", "lanes": 6},
    "bid:lots": {"text": "lots", "most": 9_999_999},
}
UNFINISHED = ["throw", "to", "trade", "give", "take", "pay", "ask"]
NOTHING = ["swap:0", "throw:0", "sell:0"]
"""No thing has the number 0."""
