"""`make calibrate GAME=…`: print the figures behind a room's reconstructed content.

How a lost board was found is the room's own business: its `calibrate.py`, which only this loads.
"""

from __future__ import annotations

import importlib
import sys
from importlib.util import find_spec

from hippodrome.games import GAMES


def rooms() -> list[str]:
    """Name the rooms that have something to calibrate."""
    return [name for name, game in GAMES.items() if find_spec(f"{game.package}.calibrate")]


def main() -> None:
    """Calibrate the room that is named first, with the arguments that follow."""
    name, *arguments = sys.argv[1:] or ["ticket"]
    if name not in rooms():
        sys.exit(f"usage: python -m hippodrome.study.calibrate {{{','.join(rooms())}}} [options]")
    importlib.import_module(f"{GAMES[name].package}.calibrate").main(arguments)


if __name__ == "__main__":
    main()
