"""Which bot is better, and by how much: matches on common draws, and a ladder made of them.

In a match one bot, the challenger, sits at a table of others who are all of another kind. A *deal*
is one course of dice and cards; it is played once with the challenger at each seat, so that neither
seats nor luck speak for anybody. The deal, not the game, is what is counted: games of one deal
resemble each other.

A match may be ended early, at a few looks agreed beforehand, when its interval lies on one side of
a bar; intervals are then as wide as so many looks ask for (Pocock's boundary), so that stopping at
a lucky moment proves nothing. Everything played is written down deal by deal and is not played
again: whoever asks for more deals, or was interrupted, goes on from there.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

from hippodrome.bots import Bot, bot_named
from hippodrome.engine.errors import BadSetup, HippodromeError
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.imports import sources_behind
from hippodrome.engine.warming import Progress, silent
from hippodrome.study.simulate import (
    CONTEST,
    NORMAL_95,
    Estimate,
    Seated,
    play_contests,
    shares_of,
    winning_shares,
)
from hippodrome.study.threads import chunk_seed, in_threads

LOOKS = 5
"""How often a match is looked at whether it is decided."""
POCOCK_95 = 2.413
"""Standard errors either side of a mean that hold it 95 times in 100 at every one of five looks."""
LEAST_DEALS = 10
MOST_SIMULATIONS = 1_000_000
ELO = 400 / math.log(10)
"""Points of a rating for each unit of the logarithm of odds."""


@dataclass(frozen=True)
class Entrant:
    """A bot with the simulations it has for a decision: `tipster`, `scout:1000`."""

    name: str
    bot: Bot = field(compare=False)
    simulations: int


def entrant(game: Game, typed: str) -> Entrant:
    """Read an entrant, or say what is wrong with it."""
    name, colon, number = typed.partition(":")
    bot = bot_named(name)
    if not bot.searches:
        if colon:
            raise BadSetup("ladder-no-budget", bot=name)
        return Entrant(name, bot, 0)
    if not colon:
        return Entrant(f"{name}:{bot.trials(game)}", bot, bot.trials(game))
    allowed = number.isdecimal() and 1 <= int(number[:9]) <= MOST_SIMULATIONS
    if not allowed or len(number) > len(str(MOST_SIMULATIONS)):
        raise BadSetup("ladder-bad-budget", budget=number or "…", most=MOST_SIMULATIONS)
    return Entrant(typed, bot, int(number))


@dataclass(slots=True)
class Match:
    """What a challenger's deals against some others came to."""

    challenger: str
    others: str
    seats: int
    deals: list[float] = field(default_factory=list)
    """The challenger's wins in each deal, as a share of its games; a shared win counts in part."""
    decided: bool = False
    """Was it ended early?"""

    @property
    def fair(self) -> float:
        """The wins of somebody who is neither better nor worse."""
        return 1 / self.seats

    def estimate(self, width: float = NORMAL_95) -> Estimate:
        """Give the share of games won, with its interval."""
        count = len(self.deals)
        mean = sum(self.deals) / count
        variance = sum((won - mean) ** 2 for won in self.deals) / max(1, count - 1)
        # A match won throughout shows no spread, and is no certainty for that.
        least = 1 / (4 * count)
        return Estimate(mean, width * math.sqrt(max(variance, least) / count))

    @property
    def interval(self) -> Estimate:
        """The share with its 95 % interval, wide enough for how often it was looked at."""
        return self.estimate(POCOCK_95 if self.decided else NORMAL_95)

    def beyond(self, bar: float) -> bool:
        """Does the interval lie on one side of a bar, however often one looks?"""
        now = self.estimate(POCOCK_95)
        return abs(now.mean - bar) > now.margin


@dataclass(frozen=True)
class Wanted:
    """What a ladder is asked for."""

    game: Game
    pack: Pack
    seats: int
    options: Mapping[str, int]
    entrants: tuple[Entrant, ...]
    """From the weakest to the strongest, as whoever asks expects it."""
    deals: int
    seed: int
    cores: int
    bar: float | None = None
    """A share of wins; matches that are clearly above or below it end early."""

    def pairs(self) -> Iterator[tuple[Entrant, Entrant]]:
        """Everybody challenges those who stand lower."""
        for lower, higher in combinations(self.entrants, 2):
            yield higher, lower

    def described(self) -> dict[str, Any]:
        """Give what must be the same for deals to be of one ladder."""
        return {
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "pack": self.pack.hash,
            "seats": self.seats,
            "options": dict(sorted(self.options.items())),
            "seed": self.seed,
            "code": code_of(self.game),
        }


def code_of(game: Game) -> str:
    """Name the rules and bots of a room as they are written now: others play otherwise."""
    digest = hashlib.sha256()
    for file in sorted(sources_behind([*game.modules, CONTEST]), key=lambda file: file.parts[-3:]):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def check(wanted: Wanted) -> None:
    """Refuse what cannot be played, before anything is compiled."""
    if wanted.deals < LEAST_DEALS:
        raise BadSetup("ladder-too-few-deals", deals=wanted.deals, least=LEAST_DEALS)
    if wanted.cores < 1:
        raise BadSetup("simulate-no-cores", cores=wanted.cores)
    if len(wanted.entrants) < 2 or len(set(wanted.entrants)) < len(wanted.entrants):
        raise BadSetup("ladder-needs-two")
    if wanted.bar is not None and not 0 < wanted.bar < 1:
        raise BadSetup("ladder-bad-bar", bar=str(wanted.bar))
    wanted.game.lay(wanted.pack, wanted.seats, wanted.options)


class Book:
    """Deals that have been played, in a file of lines; the first says what they are of."""

    def __init__(self, file: Path | None, wanted: Wanted) -> None:
        """Open it, or begin a new one."""
        self.file = file
        self.deals: dict[tuple[str, str], dict[int, float]] = {}
        if file is None:
            return
        if file.exists():
            self._read(file, wanted)
        else:
            try:
                file.write_text(json.dumps(wanted.described()) + "\n", encoding="utf-8")
            except OSError as error:
                raise HippodromeError("ladder-unwritable", file=str(file)) from error

    def _read(self, file: Path, wanted: Wanted) -> None:
        try:
            heading, *lines = file.read_text(encoding="utf-8").splitlines()
            described = json.loads(heading)
            for line in lines:
                challenger, others, deal, won = json.loads(line)
                self.deals.setdefault((challenger, others), {})[int(deal)] = float(won)
        except (OSError, ValueError) as error:
            raise HippodromeError("ladder-unreadable", file=str(file)) from error
        if described != wanted.described():
            raise HippodromeError("ladder-other", file=str(file))

    def played(self, challenger: Entrant, others: Entrant) -> dict[int, float]:
        """Give the deals of a pair so far, by number."""
        return self.deals.setdefault((challenger.name, others.name), {})

    def note(self, challenger: Entrant, others: Entrant, deals: Mapping[int, float]) -> None:
        """Write deals down."""
        self.played(challenger, others).update(deals)
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as lines:
                for deal, won in sorted(deals.items()):
                    print(json.dumps([challenger.name, others.name, deal, won]), file=lines)


def looks(deals: int) -> list[int]:
    """Give the numbers of deals at which a match is looked at; the last is all."""
    return sorted({max(LEAST_DEALS, deals * look // LOOKS) for look in range(1, LOOKS)} | {deals})


def play_deal(wanted: Wanted, challenger: Entrant, others: Entrant, deal: int) -> float:
    """Play a deal once with the challenger at each seat; give the share of games it won."""
    rules, seats = wanted.game.compiled, wanted.seats
    printed = rules.pack_form(wanted.pack.printed)
    laid = wanted.game.lay(wanted.pack, seats, wanted.options)
    won = 0
    for place in range(seats):
        seated = [challenger if seat == place else others for seat in range(seats)]
        played = play_contests(
            rules,
            printed,
            laid,
            [Seated.of(one.bot, one.simulations) for one in seated],
            rules.stream(chunk_seed(wanted.seed, 2 * deal + 1) + place),
            games=1,
            draws=rules.stream(chunk_seed(wanted.seed, 2 * deal)),
        )
        won += int(shares_of(played.winners, seats)[0][place])
    return won / (winning_shares(seats) * seats)


def play_one_of(
    wanted: Wanted, challenger: Entrant, others: Entrant, deals: Sequence[int], place: int
) -> float:
    """Play one of several deals, by its place among them."""
    return play_deal(wanted, challenger, others, deals[place])


def play_match(
    wanted: Wanted, challenger: Entrant, others: Entrant, book: Book, progress: Progress
) -> Match:
    """Play a match up to its deals, or until it is decided."""
    match = Match(challenger.name, others.name, wanted.seats)
    played = book.played(challenger, others)
    for look in looks(wanted.deals):
        missing = [deal for deal in range(look) if deal not in played]
        chunk = max(1, wanted.cores)
        for first in range(0, len(missing), chunk):
            now = missing[first : first + chunk]
            play = partial(play_one_of, wanted, challenger, others, now)
            shares = in_threads(play, len(now), wanted.cores, silent)
            book.note(challenger, others, dict(zip(now, shares, strict=True)))
            progress(len(played), wanted.deals)
        match.deals = [played[deal] for deal in range(look)]
        if wanted.bar is not None and look < wanted.deals and match.beyond(wanted.bar):
            match.decided = True
            break
    return match


@dataclass(frozen=True)
class Rung:
    """A bot's place on the ladder."""

    name: str
    rating: Estimate
    """In Elo's points above the lowest rung."""


@dataclass(frozen=True)
class Ladder:
    """What all matches came to."""

    wanted: Wanted
    matches: tuple[Match, ...]
    rungs: tuple[Rung, ...]

    def as_json(self) -> dict[str, Any]:
        """Give it as plain data."""
        return {
            **self.wanted.described(),
            "matches": [
                {
                    "challenger": match.challenger,
                    "others": match.others,
                    "deals": len(match.deals),
                    "games": len(match.deals) * match.seats,
                    "won": match.interval.mean,
                    "margin": match.interval.margin,
                    "decided_early": match.decided,
                }
                for match in self.matches
            ],
            "ratings": [
                {"bot": rung.name, "elo": rung.rating.mean, "margin": rung.rating.margin}
                for rung in self.rungs
            ],
        }


def ratings(names: Sequence[str], matches: Sequence[Match]) -> tuple[Rung, ...]:
    """Fit one strength to each bot: a challenger wins as its strength is to all at the table.

    The first is at nought. Strengths are found by Newton's method on the likelihood of the shares
    won, each deal counted as one game; a little doubt (half a deal won and lost by everybody) keeps
    whoever won everything on the ladder.
    """
    import numpy

    place = {name: index for index, name in enumerate(names)}
    strength = numpy.zeros(len(names))
    for _ in range(100):
        slope, curve = numpy.zeros(len(names)), numpy.zeros((len(names), len(names)))
        for match in matches:
            one, other = place[match.challenger], place[match.others]
            count = len(match.deals) + 1
            won = sum(match.deals) + match.fair
            odds = math.exp(strength[one] - strength[other]) / (match.seats - 1)
            chance = odds / (1 + odds)
            force, weight = won - count * chance, count * chance * (1 - chance)
            slope[one] += force
            slope[other] -= force
            for row, column, sign in ((one, one, 1), (other, other, 1), (one, other, -1)):
                curve[row, column] += sign * weight
            curve[other, one] -= weight
        step = numpy.zeros(len(names))
        step[1:] = numpy.linalg.lstsq(curve[1:, 1:], slope[1:], rcond=None)[0]
        strength += numpy.clip(step, -1, 1)
        if abs(step).max() < 1e-9:
            break
    spread = numpy.zeros(len(names))
    spread[1:] = numpy.sqrt(numpy.diag(numpy.linalg.pinv(curve[1:, 1:])))
    return tuple(
        Rung(name, Estimate(ELO * float(strength[index]), ELO * NORMAL_95 * float(spread[index])))
        for name, index in place.items()
    )


def tell_part(progress: Progress, before: int, total: int, done: int, _: int) -> None:
    """Tell the progress of a part as progress of the whole."""
    progress(before + done, total)


def climb(wanted: Wanted, file: Path | None = None, progress: Progress = silent) -> Ladder:
    """Play every match that is missing, and put the bots on a ladder."""
    check(wanted)
    book = Book(file, wanted)
    pairs = list(wanted.pairs())
    matches = []
    for number, (challenger, others) in enumerate(pairs):
        told = partial(tell_part, progress, number * wanted.deals, len(pairs) * wanted.deals)
        matches.append(play_match(wanted, challenger, others, book, told))
    names = [one.name for one in wanted.entrants]
    return Ladder(wanted, tuple(matches), ratings(names, matches))
