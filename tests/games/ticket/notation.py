"""How moves of Ticket Gagnant are written, and what means nothing there."""

from collections.abc import Mapping

from hippodrome.games.ticket.state import JOKER
from tests.games.common.moves import Sent
from tests.games.ticket.positions import BLUE, RED, pair, single


def running(direction: str, squares: int, way: str = "none") -> Sent:
    """Give the parts of a run of red, all but its kind."""
    return {"horse": RED, "squares": squares, "direction": direction, "way": way}


EXAMPLES: Mapping[str, Sent] = {
    "flat:5": {"kind": "race", "course": "flat", "cards": 5},
    "hedges:5": {"kind": "race", "course": "hedges", "cards": 5},
    "harness:7": {"kind": "race", "course": "harness", "cards": 7},
    "steeple1:5": {"kind": "race", "course": "steeple1", "cards": 5},
    "steeple4:3": {"kind": "race", "course": "steeple4", "cards": 3},
    "flat:5:hidden": {"kind": "sealed-race", "course": "flat", "cards": 5},
    "steeple4:7:hidden": {"kind": "sealed-race", "course": "steeple4", "cards": 7},
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
SPELLINGS: Mapping[str, str] = {
    " 5 + 3 ": "5+3",
    "FLAT:5": "flat:5",
    "Steeple2:7": "steeple2:7",
    "j5+2": "J5+2",
    "5+2/<+": "5+2/+<",
    "5+2/>-": "5+2/->",
    "5=4": "4=5",
    "7-–-5": "7-.-5",
    "–-–-2": ".-.-2",
    "7 - 3 - 5": "7-3-5",
    "XJ": "xJ",
    "xj": "xJ",
    "X5.2": "x5.2",
    "flat:05": "flat:5",
    "Flat:5:Hidden": "flat:5:hidden",
    "5~4+/<-": "5~4+/-<",
}
REFUSED: Mapping[str, str] = {
    "": "notation-unreadable",
    "   ": "notation-unreadable",
    "hello": "notation-unreadable",
    "5": "notation-unreadable",
    "5+": "notation-unreadable",
    "5+4": "notation-unreadable",
    "5+0": "notation-unreadable",
    "8+1": "notation-unreadable",
    "0+1": "notation-unreadable",
    "5+3/": "notation-unreadable",
    "5+3/+<-": "notation-unreadable",
    "5+3 or 4+3": "notation-unreadable",
    "5~5+": "notation-unreadable",
    "5~8+": "notation-unreadable",
    "5~4": "notation-unreadable",
    "4=4": "notation-unreadable",
    "7-.": "notation-unreadable",
    "7-3-8": "notation-unreadable",
    "7-3-5-1": "notation-unreadable",
    "x": "notation-unreadable",
    "x5.4": "notation-unreadable",
    "x5~4": "notation-unreadable",
    "x5~5": "notation-unreadable",
    "x0.3": "notation-unreadable",
    "meadow:5": "notation-unreadable",
    "steeple5:5": "notation-unreadable",
    "steeple:5": "notation-unreadable",
    "flat:123": "notation-unreadable",
    "flat:5:": "notation-unreadable",
    "flat:5:open": "notation-unreadable",
    "flat:8:hidden": "notation-cards",
    "flat:0": "notation-cards",
    "flat:8": "notation-cards",
    "flat:99": "notation-cards",
    "5+3/+-": "notation-way",
    "5+3/<>": "notation-way",
    "5+3/++": "notation-way",
    "J5+3/--": "notation-way",
    "5~4+/>>": "notation-way",
}
QUOTED: Mapping[str, Sent] = {
    "flat:8": {"cards": 8, "most": 7},
    "5+3/<>": {"text": "<>"},
}
UNFINISHED: list[str] = []
