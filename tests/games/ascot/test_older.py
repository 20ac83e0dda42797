"""Logs written while states remembered their events go on: the old hash is still known.

`hashes.json` was recorded with the last commit of that kind: seeded games, a hash after every play
and draw (every fiftieth is kept, and a digest over all).
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hippodrome.engine.stream import below, new_stream
from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.older import older_hash
from hippodrome.games.ascot.state import State
from tests.games.common.scenes import arrange

RECORDED = json.loads(Path(__file__).with_name("hashes.json").read_text())


def walked(edition: str, seats: int, seed: int) -> Iterator[State]:
    """A game of random moves, after every play and draw."""
    pack, rules, stream = GAME.pack(edition), GAME.interpreted, new_stream(seed)
    state: Any = GAME.lay(pack, seats, {})
    rules.begin(pack.printed, state)
    yield state
    moves = rules.moves()
    while not state.over:
        arrange(state, noted=0)
        if state.spread:
            rules.draw(pack.printed, state, below(stream, state.spread))
        else:
            awaited = [seat for seat in range(seats) if state.awaits >> seat & 1]
            seat = awaited[below(stream, len(awaited))]
            count = rules.menu(pack.printed, state, seat, moves)
            rules.play(pack.printed, state, seat, moves[below(stream, count)])
        yield state


@pytest.mark.parametrize("game", RECORDED, ids=lambda game: f"{game['edition']}-{game['seats']}")
def test_hashes_are_those_of_the_logs(game: dict[str, Any]) -> None:
    assert GAME.older_hash is older_hash
    states = walked(game["edition"], game["seats"], game["seed"])
    hashes = [older_hash(state) for state in states]
    assert len(hashes) == game["steps"]
    assert hashes[::50] == game["every_fiftieth"]
    digest = hashlib.sha256(b"".join(one.to_bytes(8, "big") for one in hashes))
    assert digest.hexdigest() == game["all"]
