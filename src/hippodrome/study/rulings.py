"""`make rulings`: measure what each house rule changes, and write the table of rulings.

For every room: games among tipsters with the rules as we read them, and as many with each house
rule in turn. The figures go into the room's content, where page and terminal find them, and into
docs/rulings.md, which is written from the rules and that content alone.
"""

from __future__ import annotations

import argparse
import importlib
import math
import sys
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy

from hippodrome.engine.effects import EFFECTS_FILE, Effect, Effects, Figure, write_effects
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.game import Game, Option, Pack
from hippodrome.engine.measuring import Games, Measure
from hippodrome.engine.reading import Reading
from hippodrome.engine.state import WIDTH
from hippodrome.engine.warming import Progress, silent, warm
from hippodrome.games import GAMES, game_named
from hippodrome.study import noted
from hippodrome.study.rulings_page import table_of_rulings
from hippodrome.study.threads import all_cores, chunk_seed, in_threads, progress_bar
from hippodrome.words import words

CHUNK = 250
"""Games a thread plays in one go; fixed, so that results do not depend on cores."""
SEATS = 4
"""Who play, where a room's `measures.py` does not say otherwise."""
MOST_NOTED = 4000
"""Events a game may note, on the average of a chunk."""
NORMAL_99 = 2.575829
"""Standard errors either side of a mean that hold it 99 times in 100."""


def measures_of(game: Game) -> tuple[Measure, ...]:
    """Give what is worth knowing of a room's games; nothing where it does not say."""
    name = f"{game.package}.measures"
    if find_spec(name) is None:
        return ()
    found: tuple[Measure, ...] = importlib.import_module(name).MEASURES
    return found


def seats_of(game: Game) -> int:
    """Give with how many seats a room is measured: where its house rules make a difference."""
    name = f"{game.package}.measures"
    return getattr(importlib.import_module(name), "SEATS", SEATS) if find_spec(name) else SEATS


def played(game: Game, rules: Reading, pack: Pack, laid: Any, seed: int, games: int) -> Games:
    """Play some games among tipsters in either reading, and keep what was noted."""
    points = numpy.zeros((games, laid.seats), numpy.int64)
    winners = numpy.zeros(games, numpy.int64)
    log = numpy.zeros((games * MOST_NOTED, WIDTH + 1), numpy.int64)
    rows = rules.enter(noted.noted_games)(
        rules.pack_form(pack.printed),
        rules.state_form(laid),
        rules.blank(),
        rules.moves(),
        rules.stream(seed),
        points,
        winners,
        log,
        len(laid.notes) // WIDTH,
        len(log),
        games,
    )
    if rows == noted.LOG_FULL:
        raise OverflowError(f"more than {MOST_NOTED} events a game")
    return Games(game.events, points, winners, log[:rows])


def sampled(
    game: Game,
    measures: Sequence[Measure],
    options: dict[str, int],
    *,
    seats: int,
    games: int,
    seed: int,
    cores: int,
    progress: Progress = silent,
) -> dict[str, Any]:
    """Give each measure of many games, a number for each game that has one."""
    pack = game.pack()
    laid = game.lay(pack, seats, options)

    def one_chunk(chunk: int) -> list[Any]:
        size = min(CHUNK, games - chunk * CHUNK)
        some = played(game, game.compiled, pack, laid, chunk_seed(seed, chunk), size)
        return [numpy.asarray(measure.of(some), numpy.float64) for measure in measures]

    chunks = in_threads(one_chunk, -(-games // CHUNK), cores, progress)
    found = {}
    for place, measure in enumerate(measures):
        whole = numpy.concatenate([chunk[place] for chunk in chunks])
        found[measure.name] = whole[~numpy.isnan(whole)]
    return found


def figure(measure: Measure, usual: Any, otherwise: Any) -> Figure:
    """Compare what a measure was with what it is under a house rule."""
    error = math.sqrt(usual.var() / len(usual) + otherwise.var() / len(otherwise))
    return Figure(
        measure.name,
        measure.unit,
        round(float(usual.mean()), 4),
        round(float(otherwise.mean()), 4),
        round(NORMAL_99 * error, 4),
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
    """Measure what every house rule of a room changes."""
    measures = measures_of(game)
    tables = [{}, *({option.name: value} for option, value in alternatives(game, seats))]

    def sample(place: int, options: dict[str, int]) -> dict[str, Any]:
        return sampled(
            game,
            measures,
            options,
            seats=seats,
            games=games,
            seed=seed,
            cores=cores,
            progress=lambda done, total: progress(place * total + done, len(tables) * total),
        )

    usual, *others = (sample(place, options) for place, options in enumerate(tables))
    effects = tuple(
        Effect(
            option.name,
            value,
            tuple(figure(one, usual[one.name], other[one.name]) for one in measures),
        )
        for (option, value), other in zip(alternatives(game, seats), others, strict=True)
    )
    return Effects(game.rules_version, game.pack().hash, seats, games, seed, effects)


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
                warm(game, [noted.__name__], progress)
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
