"""How moves of Auteuil are written, and what means nothing there."""

from collections.abc import Mapping

from tests.games.common.moves import Sent

EXAMPLES: Mapping[str, Sent] = {
    "go": {"kind": "go", "bought": 0},
    "go+2": {"kind": "go", "bought": 2},
    "go+9": {"kind": "go", "bought": 9},
    "T7-3-4": {"kind": "tierce", "first": 7, "second": 3, "third": 4},
    "T1-2-8": {"kind": "tierce", "first": 1, "second": 2, "third": 8},
    "T5-5-5": {"kind": "tierce", "first": 5, "second": 5, "third": 5},
    "G7": {"kind": "win", "horse": 7},
    "P3": {"kind": "place", "horse": 3},
    "5>3": {"kind": "die", "points": 5, "horse": 3},
    "1>8": {"kind": "die", "points": 1, "horse": 8},
    "+3": {"kind": "bonus", "horse": 3},
    "6>>3": {"kind": "fourth", "horse": 3},
    "enough": {"kind": "enough"},
    "again": {"kind": "again"},
    "buy+1": {"kind": "buy", "bought": 1},
    "buy+9": {"kind": "buy", "bought": 9},
}
SPELLINGS: Mapping[str, str] = {
    " t7 - 3 - 4 ": "T7-3-4",
    "7-3-4": "T7-3-4",
    "g7": "G7",
    "p 3": "P3",
    "5 > 3": "5>3",
    "6 >> 3": "6>>3",
    "ENOUGH": "enough",
    "Go + 2": "go+2",
    "go+0": "go",
    "Buy + 2": "buy+2",
    "AGAIN": "again",
    "+03": "+3",
}
REFUSED: Mapping[str, str] = {
    "": "auteuil-notation-unreadable",
    "gallop": "auteuil-notation-unreadable",
    "T7-3": "auteuil-notation-unreadable",
    "T7-3-4-1": "auteuil-notation-unreadable",
    "5>>3": "auteuil-notation-unreadable",
    "5>": "auteuil-notation-unreadable",
    "-3": "auteuil-notation-unreadable",
    "go-2": "auteuil-notation-unreadable",
    "buy": "auteuil-notation-unreadable",
    "buy2": "auteuil-notation-unreadable",
    "G١": "auteuil-notation-unreadable",
    "5>99999999999999999999": "auteuil-notation-unreadable",
    "T7-3-9": "auteuil-notation-horse",
    "T0-3-4": "auteuil-notation-horse",
    "G9": "auteuil-notation-horse",
    "P0": "auteuil-notation-horse",
    "5>9": "auteuil-notation-horse",
    "+0": "auteuil-notation-horse",
    "6>>12": "auteuil-notation-horse",
    "7>3": "auteuil-notation-die",
    "0>3": "auteuil-notation-die",
    "go+10": "auteuil-notation-sweets",
    "buy+0": "auteuil-notation-sweets",
    "buy+10": "auteuil-notation-sweets",
}
QUOTED: Mapping[str, Sent] = {
    "G12": {"text": "12", "horses": 8},
    "7>2": {"text": "7", "faces": 6},
    "go+12": {"bought": 12, "most": 9},
}
UNFINISHED = ["tierce", "win", "place"]
