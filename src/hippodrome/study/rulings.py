"""`make rulings`: measure what each house rule changes, and write the table of rulings.

For every room: games among tipsters with the rules as we read them, and as many with each house
rule in turn. The figures go into the room's content, where page and terminal find them, and into
docs/rulings.md, which is written from the rules and that content alone.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hippodrome.engine.cores import all_cores
from hippodrome.engine.effects import EFFECTS_FILE, Effect, Effects, Figure, write_effects
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.game import Game, Option
from hippodrome.engine.measuring import Measure
from hippodrome.engine.warming import Progress, silent
from hippodrome.games import GAMES, game_named
from hippodrome.study.arms import measures_module, measures_of
from hippodrome.study.crews import Threads
from hippodrome.study.entrants import entrant
from hippodrome.study.estimates import NORMAL_99, difference, mean_of
from hippodrome.study.rulings_page import table_of_rulings
from hippodrome.study.simulate import one_arm
from hippodrome.study.studies import Study, carry_out
from hippodrome.study.threads import progress_bar
from hippodrome.words import words

SEATS = 4
"""Who play, where a room's `measures.py` does not say otherwise."""


def seats_of(game: Game) -> int:
    """Give with how many seats a room is measured: where its house rules make a difference."""
    seats: int = getattr(measures_module(game.package), "SEATS", SEATS)
    return seats


def figure(measure: Measure, usual: Any, otherwise: Any) -> Figure:
    """Compare what a measure was with what it is under a house rule, on the same deals."""
    return Figure(
        measure.name,
        measure.unit,
        round(mean_of(usual).mean, 4),
        round(mean_of(otherwise).mean, 4),
        round(difference(usual, otherwise, NORMAL_99).margin, 4),
    )


def alternatives(game: Game, seats: int) -> Iterator[tuple[Option, int]]:
    """Give every choice of a house rule that is not ours."""
    printed = game.pack().printed
    for option in game.house_rules:
        for value in option.choices(printed, seats)[1:]:
            yield option, value


def measure(
    game: Game, *, seats: int, games: int, seed: int, cores: int, progress: Progress = silent
) -> Effects:
    """Measure what every house rule of a room changes, in games among tipsters."""
    pack, tipsters = game.pack(), [entrant(game, "tipster")] * seats
    tables = [{}, *({option.name: value} for option, value in alternatives(game, seats))]
    arms = tuple(one_arm(game, pack, tipsters, options) for options in tables)
    study = Study(game, arms, games, seed)
    usual, *others = carry_out(study, Threads(cores), progress=progress).sheets
    effects = tuple(
        Effect(
            option.name,
            value,
            tuple(
                figure(one, usual.measures[:, place], other.measures[:, place])
                for place, one in enumerate(measures_of(game))
            ),
        )
        for (option, value), other in zip(alternatives(game, seats), others, strict=True)
    )
    return Effects(game.rules_version, pack.hash, seats, games, seed, effects)


def main() -> int:
    """Measure one game, or all of them, and write what was found; give the exit status."""
    parser = argparse.ArgumentParser(prog="python -m hippodrome.study.rulings", description=__doc__)
    parser.add_argument("--game", default=None, help="one game instead of all")
    parser.add_argument("--games", type=int, default=10_000, help="how many, for each rule")
    parser.add_argument("--seats", type=int, default=0, help="instead of the room's own")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=all_cores())
    parser.add_argument("--write-only", action="store_true", help="measure nothing anew")
    parser.add_argument("--docs", type=Path, default=Path("docs"), help="where rulings.md lies")
    wanted = parser.parse_args()
    spoken = words("en")
    try:
        rooms = [game_named(wanted.game)] if wanted.game else [*GAMES.values()]
        for game in rooms if not wanted.write_only else ():
            with progress_bar(spoken.say("simulate-compiling")) as progress:
                Threads(wanted.cores).prepare(game, progress)
            with progress_bar(spoken.say("soak-playing", game=game.name)) as progress:
                found = measure(
                    game,
                    seats=wanted.seats or seats_of(game),
                    games=wanted.games,
                    seed=wanted.seed,
                    cores=wanted.cores,
                    progress=progress,
                )
            write_effects(game.folder / "content" / EFFECTS_FILE, found)
    except HippodromeError as error:
        print(spoken.tell(error.sentence), file=sys.stderr)
        return 2
    file = wanted.docs / "rulings.md"
    file.write_text(table_of_rulings(spoken), encoding="utf-8")
    print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
