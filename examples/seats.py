"""Draw a figure of the documents anew: does it matter at Ticket Gagnant which seat one has?

    python examples/seats.py --into ticket-seats.svg

Four tipsters play 2,000 games with seed 1, as at the usual table of docs/reports/ticket.md. A game
is decided by the seed and its number, so the number of cores changes nothing.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from hippodrome import GAMES, Game
from hippodrome.engine.cores import all_cores
from hippodrome.study.chapters import Picture, Told, chapters
from hippodrome.study.crews import Crew, Threads
from hippodrome.study.entrants import entrants
from hippodrome.study.simulate import one_arm
from hippodrome.study.studies import Study, carry_out
from hippodrome.study.threads import progress_bar
from hippodrome.words import words

FIGURE, SEATS = "seats", 4


def wins_by_seat(game: Game, crew: Crew, games: int) -> Picture:
    """Play, and draw every seat's share of wins with its 95 % interval."""
    chairs = entrants(game, ",".join(["tipster"] * SEATS))
    arm = one_arm(game, game.pack(), chairs, {})
    with progress_bar("Playing") as progress:
        crew.prepare(game, progress)
        findings = carry_out(Study(game, (arm,), games, seed=1), crew, progress=progress)
    pictures = (
        one for chapter in chapters(Told(findings, words("en"))) for one in chapter.pictures
    )
    return next(picture for picture in pictures if picture.name == FIGURE)


def main() -> None:
    """Play, draw, and tell the same in words."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("--games", type=int, default=2000)
    asked.add_argument("--into", type=Path, default=Path("ticket-seats.svg"))
    wanted = asked.parse_args()
    picture = wins_by_seat(GAMES["ticket"], Threads(all_cores()), wanted.games)
    wanted.into.write_text(picture.drawn, encoding="utf-8")
    for row in picture.rows:
        print("  ".join(row))
    print(f"Written to {wanted.into}.")


if __name__ == "__main__":
    main()
