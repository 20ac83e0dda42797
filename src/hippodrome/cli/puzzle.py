"""`hippodrome puzzle`: find the move, in a position of a finished game of scouts."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from hippodrome.cli.narrating import show
from hippodrome.cli.prompt import Prompt
from hippodrome.cli.seating import GAME_HELP, YOU, display_names
from hippodrome.cli.speaking import EXIT_INTERRUPTED, speaking
from hippodrome.games import game_named
from hippodrome.table import clocks
from hippodrome.table.puzzles import Asked, asked, solved, today
from hippodrome.terminal.faces import face_of
from hippodrome.terminal.screen import Leaving, Terminal, told

SHOW = ("show", "voir")
OTHERS = "scout"
"""Who sat in the other seats, and in this one."""


class GivingUp(Exception):  # noqa: N818 (nothing is wrong)
    """Somebody wants to be shown the move."""


def puzzle(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    number: Annotated[int | None, typer.Argument(help="help-puzzle")] = None,
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
) -> None:
    """Find the one move that is worth clearly more than the others."""
    status = 0
    with speaking(lang) as spoken:
        room = game_named(game)
        count = len(room.puzzles.puzzles)
        chosen = today(clocks.now()) % max(1, count) + 1 if number is None else number
        try:
            put_to(Terminal(spoken), asked(room.name, chosen))
        except Leaving:
            pass
        except KeyboardInterrupt:
            status = EXIT_INTERRUPTED
    raise typer.Exit(status)


def put_to(terminal: Terminal, put: Asked) -> None:
    """Show a puzzle, take one try, and show the move with what speaks for it."""
    spoken, seat, face = terminal.words, put.puzzle.seat, face_of(put.game)
    labels = [YOU if one == seat else OTHERS for one in range(put.puzzle.seats)]
    names = display_names(labels, spoken)
    terminal.print(
        spoken.say(
            "puzzle-terminal",
            game=put.game.title,
            number=put.number,
            count=len(put.game.puzzles.puzzles),
            seat=seat + 1,
            seats=put.puzzle.seats,
        ),
        "bold",
    )
    terminal.print(spoken.say("puzzle-find"))
    terminal.print(spoken.say("puzzle-terminal-show"), "dim")

    def redraw(look: Any, _needed: int) -> None:
        show(terminal, face, look, names)
        banner = face.banner(spoken, look, names[seat])
        terminal.print(banner, "bold reverse" if terminal.coloured else None)

    match = put.match()
    try:
        Prompt(terminal, match, seat, names, redraw, dict.fromkeys(SHOW, give_up)).decide()
    except GivingUp:
        tell_solution(terminal, put, None, names)
    else:
        tell_solution(terminal, put, match.log[-1].moves[0], names)


def give_up() -> None:
    """Ask to be shown the move."""
    raise GivingUp


def tell_solution(terminal: Terminal, put: Asked, move: int | None, names: list[str]) -> None:
    """Tell whether a try was right, what the move is, and why."""
    spoken, found = terminal.words, solved(put, move)
    verdict = "puzzle-right" if found.right else "puzzle-wrong"
    terminal.print(spoken.say(verdict if move is not None else "puzzle-shown"), "bold")
    if found.tried is not None:
        terminal.print(told(spoken, found.tried, names))
    for place, answer in enumerate(found.answers):
        heading = spoken.say("puzzle-other" if place else "puzzle-answer")
        label = told(spoken, put.label(answer), names)
        terminal.print(f"{heading} {put.game.write(answer)}  {label}", "bold")
    for reason in found.reasons:
        terminal.print(f"  {told(spoken, reason, names)}")
