"""`make soak`: random games at tables drawn at random, held to the laws after every step."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy

from hippodrome.engine.cores import all_cores
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.tables import Table, drawn_tables
from hippodrome.engine.warming import Progress, silent, warm
from hippodrome.games import GAMES, game_named
from hippodrome.study import watched
from hippodrome.study.threads import chunk_seed, in_threads, progress_bar
from hippodrome.study.watched import BROKEN, GAME, LONGEST, NO_WINNER, REPORT_SIZE, STEP, STEPS
from hippodrome.words import LANGUAGES, Sentence, Words, sentence, words

WATCHED = watched.__name__
CHUNK = 250
"""Most games a thread plays in one go, at one table."""
LEAST_TABLES = 100
"""Tables that are laid however few the games, if there are as many."""


@dataclass(frozen=True)
class Soaked:
    """What one chunk of games at one table showed."""

    table: Table
    games: int
    steps: int
    longest: int
    bound: int
    tally: Any
    """How often each slot of the action space was played."""
    broken: Broken | None


@dataclass(frozen=True)
class Broken:
    """A law broken, and the stream's seed that plays the same game again."""

    code: int
    step: int
    seed: int


def chunks(game: Game, pack: Pack, games: int, seed: int) -> list[tuple[Table, int]]:
    """Spread games evenly over tables that are drawn at random, a chunk each."""
    count = max(min(games, LEAST_TABLES), -(-games // CHUNK))
    tables = drawn_tables(game, pack, count, seed)
    return [(table, games // count + (place < games % count)) for place, table in enumerate(tables)]


def soak_chunk(game: Game, pack: Pack, table: Table, games: int, seed: int) -> Soaked:
    """Play games at one table; stop at the first that breaks a law."""
    rules = game.compiled
    watch = rules.enter(watched.watched)
    laid = game.lay(pack, table.seats, table.options)
    bound = game.longest(pack.printed, laid)
    printed = rules.pack_form(pack.printed)

    def play(stream: Any, count: int) -> tuple[Any, Any]:
        tally = numpy.zeros(game.slots, numpy.int64)
        report = numpy.zeros(REPORT_SIZE, numpy.int64)
        out = numpy.zeros(table.seats, numpy.int64)
        state, moves = rules.state_form(laid), rules.moves()
        watch(printed, state, moves, stream, tally, out, report, game.slots, bound, count)
        return tally, report

    tally, report = play(rules.stream(seed), games)
    broken = None
    if report[BROKEN]:
        stream = rules.stream(seed)
        play(stream, int(report[GAME]))  # up to the broken game, for the seed it starts from
        broken = Broken(int(report[BROKEN]), int(report[STEP]), int(stream[0]))
    return Soaked(table, games, int(report[STEPS]), int(report[LONGEST]), bound, tally, broken)


def soak(
    game: Game, pack: Pack, games: int, *, seed: int, cores: int, progress: Progress = silent
) -> list[Soaked]:
    """Play random games spread evenly over drawn tables, on so many threads."""
    work = chunks(game, pack, games, seed)
    return in_threads(
        lambda chunk: soak_chunk(game, pack, *work[chunk], chunk_seed(seed, chunk)),
        len(work),
        cores,
        progress,
    )


def law(game: Game, code: int) -> Sentence:
    """Say which law a code names: one of all games, or one of the room's own."""
    return sentence("law-of-all-games", code=code) if code <= NO_WINNER else game.law(code)


def first_choices(game: Game, pack: Pack) -> dict[int, int]:
    """Give every move some table offers first, by its slot: in Ticket every kind of race."""
    found = {}
    rules = game.interpreted
    for table in drawn_tables(game, pack, LEAST_TABLES, 0):
        match = game.match(table.seats, table.options, pack)
        match.draw_all(lambda _: 0)
        for seat in match.awaited:
            for move in match.menu(seat):
                found[rules.slot(pack.printed, move)] = move
    return found


def report(game: Game, pack: Pack, soaked: Sequence[Soaked], catalogue: Words) -> bool:
    """Print what was soaked; give whether all is well."""
    from rich.console import Console
    from rich.table import Table as Printed

    console = Console()
    games = sum(part.games for part in soaked)
    printed = Printed(title=catalogue.say("soak-title", game=game.name, games=games))
    for title in (
        catalogue.say("soak-seats"),
        catalogue.say("soak-tables"),
        catalogue.say("soak-games"),
        catalogue.say("soak-steps"),
        catalogue.say("soak-longest"),
        catalogue.say("soak-bound"),
    ):
        printed.add_column(title, justify="right")
    for seats in sorted({part.table.seats for part in soaked}):
        parts = [part for part in soaked if part.table.seats == seats]
        figures = (
            seats,
            len({tuple(part.table.options.items()) for part in parts}),
            sum(part.games for part in parts),
            sum(part.steps for part in parts),
            max(part.longest for part in parts),
            max(part.bound for part in parts),
        )
        printed.add_row(*(f"{figure:,}" for figure in figures))
    console.print(printed)
    broken = {part.broken.code: part for part in soaked if part.broken}
    for part in broken.values():  # one game a law is enough to go and look
        console.print(told_broken(game, part, catalogue), style="bold red")
    tally = sum(part.tally for part in soaked)
    times = Counter(
        {game.write(move): int(tally[slot]) for slot, move in first_choices(game, pack).items()}
    )
    rarest, least = times.most_common()[-1]
    missed = [notation for notation, count in times.items() if count == 0]
    told = catalogue.say(
        "soak-choices",
        made=len(times) - len(missed),
        all=len(times),
        least=rarest,
        times=least,
        moves=int((tally > 0).sum()),
    )
    console.print(told, highlight=False)
    if missed:
        console.print(catalogue.say("soak-missed", missed=", ".join(missed)), style="bold red")
    if not broken:
        console.print(catalogue.say("soak-lawful"), style="bold green")
    return not broken and not missed


def told_broken(game: Game, part: Soaked, catalogue: Words) -> str:
    """Say which law was broken, and what plays the same game again."""
    assert part.broken is not None
    options = " ".join(f"{name}={value}" for name, value in part.table.options.items())
    return catalogue.say(
        "soak-broken",
        game=game.name,
        law=law(game, part.broken.code),
        seats=part.table.seats,
        options=options,
        seed=str(part.broken.seed),
        step=part.broken.step,
    )


def main() -> int:
    """Soak one game, or all of them; give the exit status."""
    parser = argparse.ArgumentParser(prog="python -m hippodrome.study.soak", description=__doc__)
    parser.add_argument("--game", default=None, help="one game instead of all")
    parser.add_argument("--games", type=int, default=100_000, help="how many, for each game")
    parser.add_argument("--pack", default="standard", help="an edition, or a content file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=all_cores())
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    wanted = parser.parse_args()
    catalogue = words(wanted.lang)
    lawful = True
    try:
        for game in [game_named(wanted.game)] if wanted.game else GAMES.values():
            pack = game.pack(wanted.pack)
            with progress_bar(catalogue.say("simulate-compiling")) as progress:
                warm(game, [WATCHED], progress)
            with progress_bar(catalogue.say("soak-playing", game=game.name)) as progress:
                soaked = soak(
                    game,
                    pack,
                    wanted.games,
                    seed=wanted.seed,
                    cores=wanted.cores,
                    progress=progress,
                )
            lawful = report(game, pack, soaked, catalogue) and lawful
    except HippodromeError as error:
        print(catalogue.tell(error.sentence), file=sys.stderr)
        return 2
    return 0 if lawful else 1


if __name__ == "__main__":
    sys.exit(main())
