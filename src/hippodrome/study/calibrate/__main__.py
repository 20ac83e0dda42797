"""`make calibrate GAME=…`: print the figures behind a room's reconstructed content."""

from __future__ import annotations

import sys

from hippodrome.games.ascot import calibrate as ascot
from hippodrome.study.calibrate import auteuil, ticket

ROOMS = {"ticket": ticket.main, "auteuil": auteuil.main, "ascot": ascot.main}


def main() -> None:
    """Calibrate the room that is named first, with the arguments that follow."""
    name, *arguments = sys.argv[1:] or ["ticket"]
    if name not in ROOMS:
        sys.exit(f"usage: python -m hippodrome.study.calibrate {{{','.join(ROOMS)}}} [options]")
    ROOMS[name](arguments)


if __name__ == "__main__":
    main()
