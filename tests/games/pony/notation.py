"""How moves of Pony Club are written, and what means nothing there."""

from collections.abc import Mapping

from tests.games.common.moves import Sent

EXAMPLES: Mapping[str, Sent] = {
    "back:2": {"kind": "back", "pony": 2},
    "stake:5": {"kind": "stake", "coins": 5},
    "urge:3": {"kind": "urge", "pony": 3},
}
SPELLINGS: Mapping[str, str] = {" Back 2 ": "back:2", "stake05": "stake:5"}
REFUSED: Mapping[str, str] = {
    "": "pony-notation",
    "back:4": "pony-notation",
    "stake:1000": "pony-notation",
    "stake:-1": "pony-notation",
}
QUOTED: Mapping[str, Sent] = {"stake:1000": {"text": "1000"}}
UNFINISHED = ["back"]
