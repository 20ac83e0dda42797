"""Measures rooms of whatever version of the house is on the path: `python -m bench.worker`.

Each line on standard input names a room, and is answered with a line of JSON. Only doors that all
versions have are used here and in `bench.room`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TextIO

import hippodrome
from bench.room import Room
from hippodrome.engine.warming import warm
from hippodrome.games import GAMES


def answer(asked: Iterable[str], told: TextIO) -> None:
    """Say which tree this is, then measure a room for each line, compiled before its first time."""
    rooms: dict[str, Room] = {}
    say(told, {"source": str(Path(hippodrome.__file__).parents[1]), "games": list(GAMES)})
    for line in asked:
        name = line.strip()
        if name not in rooms:
            warm(GAMES[name])
            rooms[name] = Room(GAMES[name])
        room = rooms[name]
        figures = room.measure()
        say(told, {"figures": figures, "moves": room.moves_made})


def say(told: TextIO, what: object) -> None:
    """Write a line, at once."""
    told.write(json.dumps(what) + "\n")
    told.flush()


if __name__ == "__main__":
    answer(sys.stdin, sys.stdout)
