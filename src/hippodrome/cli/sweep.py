"""`hippodrome sweep`: the same deals with something otherwise, and what that changes."""

from __future__ import annotations

import json
from itertools import groupby
from typing import TYPE_CHECKING, Annotated

import typer

from hippodrome.cli.seating import GAME_HELP, read_options
from hippodrome.cli.speaking import speaking
from hippodrome.cli.studies import (
    Cores,
    Edition,
    Formats,
    Into,
    Json,
    Language,
    Margin,
    On,
    Options,
    Report,
    Seed,
    carried_out,
    desk,
    seed_of,
)
from hippodrome.engine.errors import BadSetup
from hippodrome.games import game_named
from hippodrome.terminal.screen import Terminal
from hippodrome.words import Words

if TYPE_CHECKING:
    from hippodrome.study.estimates import Estimate
    from hippodrome.study.figures import Effect
    from hippodrome.study.studies import Findings


def sweep(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    vary: Annotated[
        list[str] | None,
        typer.Option(help="help-sweep-vary"),
    ] = None,
    grid: Annotated[bool, typer.Option("--grid", help="help-sweep-grid")] = False,
    seats: Annotated[
        str, typer.Option(help="help-sweep-seats")
    ] = "tipster,tipster,tipster,tipster",
    games: Annotated[int, typer.Option(help="help-sweep-games")] = 10_000,
    margin: Margin = None,
    option: Options = None,
    pack: Edition = "standard",
    seed: Seed = None,
    cores: Cores = None,
    on: On = None,
    into: Into = None,
    formats: Formats = None,
    report: Report = None,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """Play the same deals under other rules, and show what each of them changes."""
    with speaking(lang) as spoken:
        from hippodrome.study.entrants import entrants  # Numba and NumPy take a while to import
        from hippodrome.study.figures import effects_of, narrow
        from hippodrome.study.simulate import check_size
        from hippodrome.study.stopping import Everything
        from hippodrome.study.studies import Study
        from hippodrome.study.sweeps import sweep_arms, variation

        room = game_named(game)
        at = desk(spoken, cores=cores, on=on, folder=into, formats=formats, report=report)
        check_size(games, at.cores)
        if not vary:
            raise BadSetup("vary-nothing")
        arms = sweep_arms(
            *(room, pack, entrants(room, seats), read_options(room, option or [])),
            [variation(one) for one in vary],
            grid=grid,
        )
        rule = Everything() if margin is None else narrow(room, margin)
        findings = carried_out(at, Study(room, arms, games, seed_of(into, seed), rule))
        effects = effects_of(findings)
        if as_json:
            typer.echo(json.dumps(as_data(findings, effects), indent=2))
        else:
            show(Terminal(spoken), spoken, findings, effects)
        at.leave(None if as_json else Terminal(spoken), findings)


def as_data(findings: Findings, effects: list[Effect]) -> dict[str, object]:
    """Give everything as plain data."""
    study = findings.study
    return {
        **study.described(),
        "games": findings.sheets[0].games,
        "arms": [
            {
                "arm": arm.label,
                "pack": arm.pack.hash,
                "options": dict(arm.options),
                "bots": [one.name for one in arm.seatings[0]],
                "games": sheet.games,
            }
            for arm, sheet in zip(study.arms, findings.sheets, strict=True)
        ],
        "effects": [
            {
                "arm": one.arm.label,
                "figure": one.column.name,
                "unit": one.column.unit,
                "usual": one.usual.mean,
                "mean": one.found.mean,
                "change": one.change.mean,
                "margin": one.change.margin,
            }
            for one in effects
        ],
    }


def show(terminal: Terminal, spoken: Words, findings: Findings, effects: list[Effect]) -> None:
    """Print what every arm changes beyond its interval, and how to repeat it."""
    from rich.table import Table

    study, games = findings.study, findings.sheets[0].games
    table = Table(title=spoken.say("sweep-title", game=study.game.name, games=games))
    table.add_column(spoken.say("sweep-arm"))
    table.add_column(spoken.say("sweep-figure"))
    for key in ("sweep-usual", "sweep-found", "sweep-change"):
        table.add_column(spoken.say(key), justify="right")
    for label, some in groupby(effects, key=lambda one: one.arm.label):
        clear = [one for one in some if one.change.clear]
        for place, one in enumerate(clear):
            unit = one.column.unit
            table.add_row(
                label if place == 0 else "",
                spoken.tell(one.column.told),
                *(written(spoken, unit, figure.mean) for figure in (one.usual, one.found)),
                with_margin(spoken, unit, one.change),
            )
        if not clear:
            table.add_row(label, spoken.say("sweep-no-change"), "", "", "")
        table.add_section()
    terminal.print(table)
    terminal.print(spoken.say("sweep-repeat", seed=str(study.seed)))


def written(spoken: Words, unit: str, figure: float) -> str:
    """Write a figure as its unit is written."""
    return spoken.say("study-figure", unit=unit, figure=figure)


def with_margin(spoken: Words, unit: str, estimate: Estimate) -> str:
    """Write a change with its interval."""
    return spoken.say(
        "study-change",
        unit=unit,
        sign="plus" if estimate.mean > 0 else "minus",
        change=abs(estimate.mean),
        margin=estimate.margin,
    )
