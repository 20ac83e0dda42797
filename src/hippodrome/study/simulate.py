"""Many games among bots: who scores what, with 95 % intervals, on all cores."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from hippodrome.engine.errors import BadSetup
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.warming import Progress, silent
from hippodrome.study.arms import Arm, laid_options
from hippodrome.study.crews import Crew, Threads
from hippodrome.study.entrants import Entrant, entrant
from hippodrome.study.estimates import Estimate, exact
from hippodrome.study.sheets import Sheet, winning_shares
from hippodrome.study.studies import Findings, Study, carry_out

LEAST_GAMES = 2
"""Fewer have no interval."""


@dataclass(frozen=True, slots=True)
class GroupResult:
    """What a seat, or all seats of a bot, made of the games; seats are counted from 1."""

    bot: str
    seats: tuple[int, ...]
    points: Estimate
    win_rate: Estimate
    lead: Estimate | None
    """Mean points of these seats above the mean of all others; none where there are no others."""


@dataclass(frozen=True)
class Result:
    """Everything a simulation found, and what repeats it."""

    game: str
    rules_version: int
    pack: str
    pack_hash: str
    bots: tuple[str, ...]
    options: dict[str, int]
    games: int
    seed: int
    by_seat: tuple[GroupResult, ...]
    by_bot: tuple[GroupResult, ...]
    moves: int
    cores: int = field(compare=False)
    seconds: float = field(compare=False)

    def as_json(self) -> dict[str, Any]:
        """Give it as plain data."""
        return {
            **asdict(self),
            "games_per_s": round(self.games / self.seconds, 1),
            "moves_per_s": round(self.moves / self.seconds, 1),
        }


def group(bot: str, seats: Sequence[int], sheet: Sheet) -> GroupResult:
    """Sum up what some seats, counted from 0, made of the games, against the rest of the table."""
    table, chosen = sheet.seats, list(seats)
    own, others = sheet.points[:, chosen].sum(axis=1), table - len(chosen)
    lead = own * others - (sheet.points.sum(axis=1) - own) * len(chosen)
    return GroupResult(
        bot=bot,
        seats=tuple(seat + 1 for seat in chosen),
        points=exact(own, len(chosen)),
        win_rate=exact(sheet.shares[:, chosen].sum(axis=1), winning_shares(table)),
        lead=exact(lead, len(chosen) * others) if others else None,
    )


def by_seat(bots: Sequence[str], sheet: Sheet) -> tuple[GroupResult, ...]:
    """Sum up seat by seat."""
    return tuple(group(bot, [seat], sheet) for seat, bot in enumerate(bots))


def by_bot(bots: Sequence[str], sheet: Sheet) -> tuple[GroupResult, ...]:
    """Sum up bot by bot."""
    return tuple(
        group(bot, [seat for seat, other in enumerate(bots) if other == bot], sheet)
        for bot in dict.fromkeys(bots)
    )


def check_size(games: int, cores: int) -> None:
    """Refuse too few games, and nobody to play them."""
    if games < LEAST_GAMES:
        raise BadSetup("simulate-too-few-games", games=games, least=LEAST_GAMES)
    if cores < 1:
        raise BadSetup("simulate-no-cores", cores=cores)


def one_arm(
    game: Game, pack: Pack, chairs: Sequence[Entrant], options: Mapping[str, int], label: str = ""
) -> Arm:
    """Seat bots at a table, each where it is named; refuse what cannot be played."""
    chosen = laid_options(game, pack, len(chairs), options)
    return Arm(label, game.name, pack, chosen, (tuple(chairs),))


def simulate(
    game: Game,
    pack: Pack,
    bots: Sequence[str],
    games: int,
    *,
    options: Mapping[str, int],
    seed: int,
    cores: int,
    progress: Progress = silent,
) -> Result:
    """Play many games among bots in the compiled reading, and sum them up."""
    check_size(games, cores)
    arm = one_arm(game, pack, [entrant(game, bot) for bot in bots], options)
    result, _ = simulated(
        Study(game, (arm,), games, seed), Threads(cores), cores=cores, progress=progress
    )
    return result


def simulated(
    study: Study,
    crew: Crew,
    folder: Path | None = None,
    *,
    cores: int,
    progress: Progress = silent,
) -> tuple[Result, Findings]:
    """Carry a study of one arm out, and sum it up."""
    (arm,) = study.arms
    start = time.perf_counter()
    findings = carry_out(study, crew, folder, progress)
    seconds = time.perf_counter() - start
    (sheet,), bots = findings.sheets, tuple(one.name for one in arm.seatings[0])
    result = Result(
        game=study.game.name,
        rules_version=study.game.rules_version,
        pack=arm.pack.name,
        pack_hash=arm.pack.hash,
        bots=bots,
        options=dict(arm.options),
        games=sheet.games,
        seed=study.seed,
        by_seat=by_seat(bots, sheet),
        by_bot=by_bot(bots, sheet),
        moves=int(sheet.moves.sum()),
        cores=cores,
        seconds=seconds,
    )
    return result, findings
