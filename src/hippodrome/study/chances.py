"""Do the chances that the house states come true? Games of tipsters, looked ahead in now and then.

Each time the seat that decides is asked, from its view alone, for the chance of every horse to come
in first and of every seat to win; the games tell what became of it. The Brier score is the mean
square of what was missed (0: a prophet); beside it stands that of somebody who gives all the same
chance. Of chances that are right, ten groups from unlikely to likely come true as often as stated.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from hippodrome.bots import BOTS, outlook
from hippodrome.bots.foreseeing import OUTLOOK, Outlook, Watchtower
from hippodrome.engine.cores import all_cores
from hippodrome.engine.errors import BadSetup, HippodromeError
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.match import Match
from hippodrome.engine.reading import Reading
from hippodrome.engine.stream import below, new_stream
from hippodrome.engine.warming import Progress, silent, warm
from hippodrome.games import GAMES, game_named
from hippodrome.study.threads import chunk_seed, in_threads, progress_bar
from hippodrome.words import LANGUAGES, Words, words

BINS = 10


@dataclass(slots=True)
class Reliability:
    """Stated chances beside what became of them."""

    stated: list[float] = field(default_factory=list)
    came: list[float] = field(default_factory=list)
    blind: list[float] = field(default_factory=list)
    """What somebody would state who knows only how many there are."""

    def add(self, stated: float, came: float, among: int) -> None:
        """Add a chance, what became of it (a shared win in part), and among how many."""
        self.stated.append(stated)
        self.came.append(came)
        self.blind.append(1 / among)

    def extend(self, other: Reliability) -> None:
        """Add somebody else's."""
        self.stated += other.stated
        self.came += other.came
        self.blind += other.blind

    @property
    def brier(self) -> float:
        """The mean square of what was missed."""
        return brier(self.stated, self.came)

    @property
    def blind_brier(self) -> float:
        """The same of somebody who gives all the same chance."""
        return brier(self.blind, self.came)

    def bins(self) -> list[tuple[int, float, float]]:
        """Give tenth by tenth: how many chances, what they state and what came, on average."""
        found: list[tuple[int, float, float]] = []
        for number in range(BINS):
            these = [
                (stated, came)
                for stated, came in zip(self.stated, self.came, strict=True)
                if min(BINS - 1, int(stated * BINS)) == number
            ]
            count = max(1, len(these))
            stated_mean, came_mean = (
                sum(pair[which] for pair in these) / count for which in (0, 1)
            )
            found.append((len(these), stated_mean, came_mean))
        return found

    @property
    def error(self) -> float:
        """How far stated chances lie from what came, tenth by tenth, weighed by how many."""
        return sum(n * abs(stated - came) for n, stated, came in self.bins()) / len(self.stated)


def brier(stated: Sequence[float], came: Sequence[float]) -> float:
    """Give the mean square of what was missed."""
    return sum((p - c) ** 2 for p, c in zip(stated, came, strict=True)) / len(stated)


@dataclass(slots=True)
class Findings:
    """How reliable the chances of a room are."""

    horses: Reliability = field(default_factory=Reliability)
    seats: Reliability = field(default_factory=Reliability)


@dataclass(frozen=True, slots=True)
class Asked:
    """An outlook, and how many races were decided when it was asked for."""

    decided: int
    found: Outlook


def study(
    game: Game,
    pack: Pack,
    games: int,
    *,
    seats: int = 3,
    every: int = 10,
    possibilities: int = 200,
    openly: bool = False,
    seed: int = 1,
    cores: int = 1,
    progress: Progress = silent,
) -> Findings:
    """Play games of tipsters, look ahead at every so many decisions, and compare."""
    for figure, least in ((games, 1), (every, 1), (possibilities, 1), (cores, 1)):
        if figure < least:
            raise BadSetup("chances-too-few", found=figure)
    game.lay(pack, seats)

    def one_game(number: int) -> Findings:
        return watched(
            *(game, pack, seats, every, possibilities, chunk_seed(seed, number)), openly=openly
        )

    whole = Findings()
    for found in in_threads(one_game, games, cores, progress):
        whole.horses.extend(found.horses)
        whole.seats.extend(found.seats)
    return whole


def watched(
    game: Game,
    pack: Pack,
    seats: int,
    every: int,
    possibilities: int,
    seed: int,
    rules: Reading | None = None,
    *,
    openly: bool = False,
) -> Findings:
    """Play one game of tipsters, and compare what was expected of it with what came."""
    match, stream, tower = (
        Match(game, pack, seats),
        new_stream(seed),
        Watchtower(rules or game.compiled),
    )
    asked: list[Asked] = []
    arrivals: dict[int, list[int]] = {}
    tipster, made = BOTS["tipster"], below(stream, every)
    while True:
        while match.spread:
            match.draw(below(stream, match.spread))
            note_arrival(match, arrivals)
        if match.over:
            return compared(asked, arrivals, *match.standing())
        seat = match.awaited[0]
        view = match.view(seat)
        if made % every == 0:
            chances = new_stream(seed ^ made)
            if openly:
                found = tower.from_state(pack, match.state, chances, possibilities)
            else:
                until = outlook.TO_THE_END
                found = tower.from_view(pack, view, seat, chances, possibilities, until)
            asked.append(Asked(places_now(match)[0], found))
        match.submit(seat, tipster.decide(game, pack, view, seat, stream))
        note_arrival(match, arrivals)
        made += 1


def places_now(match: Match) -> tuple[int, list[int]]:
    """Give how many races of a game are decided, and the places of the last of them."""
    out = [0] * outlook.WIDTH
    decided = match.game.interpreted.placings(match.pack.printed, match.state, out)
    return int(decided), out[1 : out[0] + 1]


def note_arrival(match: Match, arrivals: dict[int, list[int]]) -> None:
    """Keep how a race came out, by the number of races decided before it."""
    decided, places = places_now(match)
    arrivals.setdefault(decided - 1, places)


def compared(
    asked: Iterable[Asked],
    arrivals: dict[int, list[int]],
    _points: Sequence[int],
    winners: Sequence[int],
) -> Findings:
    """Put what was expected beside what came."""
    findings = Findings()
    for one in asked:
        places, found = arrivals[one.decided], one.found
        for horse, place in enumerate(places, start=1):
            findings.horses.add(found.place(horse, 1), float(place == 1), len(places))
        for seat in range(len(found.won)):
            came = 1 / len(winners) if seat in winners else 0.0
            findings.seats.add(found.win(seat), came, len(found.won))
    return findings


def report(game: Game, findings: Findings, catalogue: Words) -> None:
    """Print the scores and the ten groups."""
    from rich.console import Console
    from rich.table import Table as Printed

    console = Console()
    for title, one in (("chances-horses", findings.horses), ("chances-seats", findings.seats)):
        printed = Printed(
            title=catalogue.say(
                title,
                game=catalogue.tell(game.title),
                brier=f"{one.brier:.4f}",
                blind=f"{one.blind_brier:.4f}",
                error=f"{100 * one.error:.1f}",
            )
        )
        for column in ("chances-bin", "chances-count", "chances-stated", "chances-came"):
            printed.add_column(catalogue.say(column), justify="right")
        for number, (count, stated, came) in enumerate(one.bins()):
            if count:
                shown = (f"{count:,}", f"{100 * stated:.1f} %", f"{100 * came:.1f} %")
                printed.add_row(f"{10 * number}–{10 * number + 10} %", *shown)
        console.print(printed)


def main() -> int:
    """Study one game, or all of them; give the exit status."""
    parser = argparse.ArgumentParser(prog="python -m hippodrome.study.chances", description=__doc__)
    parser.add_argument("--game", default=None, help="one game instead of all")
    parser.add_argument("--games", type=int, default=200, help="how many, for each game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--every", type=int, default=10, help="decisions from one look to the next")
    parser.add_argument("--possibilities", type=int, default=200, help="for each look")
    parser.add_argument("--openly", action="store_true", help="with all cards and slips open")
    parser.add_argument("--pack", default="standard", help="an edition, or a content file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=all_cores())
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    wanted = parser.parse_args()
    catalogue = words(wanted.lang)
    try:
        for game in [game_named(wanted.game)] if wanted.game else GAMES.values():
            pack = game.pack(wanted.pack)
            with progress_bar(catalogue.say("simulate-compiling")) as progress:
                warm(game, [OUTLOOK], progress)
            with progress_bar(catalogue.say("chances-playing", game=game.name)) as progress:
                findings = study(
                    game,
                    pack,
                    wanted.games,
                    seats=wanted.seats,
                    every=wanted.every,
                    possibilities=wanted.possibilities,
                    openly=wanted.openly,
                    seed=wanted.seed,
                    cores=wanted.cores,
                    progress=progress,
                )
            report(game, findings, catalogue)
    except HippodromeError as error:
        print(catalogue.tell(error.sentence), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
