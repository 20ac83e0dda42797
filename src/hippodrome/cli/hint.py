"""A hint at the terminal: what a scout would do from what the asking seat knows, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hippodrome.bots import BOTS
from hippodrome.bots.advising import advise
from hippodrome.engine.errors import NotAllowed
from hippodrome.engine.stream import new_stream
from hippodrome.engine.transcript import Transcript
from hippodrome.table.hinting import (
    PATIENCE,
    Reasoning,
    hint_question,
    prepare_to_ponder,
    reasoned,
)
from hippodrome.table.record import Record
from hippodrome.table.whys import decision_at, known_before
from hippodrome.terminal.screen import Terminal, told


def show_hint(terminal: Terminal, record: Record, seat: int, names: Sequence[str]) -> None:
    """Print what a scout would do at a seat, or say that the table has no hints."""
    say = terminal.words.say
    if not record.opened.hints:
        terminal.print(say("hint-off"), "bold red")
        return
    game, pack, view = record.game, record.pack, record.view(seat)
    terminal.print(say("hint-coming"), "dim")
    prepare_to_ponder(game)
    seed = hint_question(game, pack, record.identity, view, seat)[-2]
    advice = advise(game, pack, view, seat, new_stream(seed), PATIENCE)
    terminal.print(say("hint-title"), "bold")
    print_reasons(terminal, game.write, reasoned(game, pack, view, seat, advice), names)


def show_why(terminal: Terminal, transcript: Transcript, after: int, names: Sequence[str]) -> None:
    """Print why a bot made the last decision up to a step of a finished game, or why nobody can."""
    say = terminal.words.say
    game, pack, log = transcript.game, transcript.pack, transcript.entries
    try:
        if not transcript.finished:
            raise NotAllowed("why-not-over")
        place = decision_at(log, after)
        entry = log[place]
        if transcript.names[entry.seat] not in BOTS:
            raise NotAllowed("why-no-bot")
    except NotAllowed as refused:
        terminal.print(told(terminal.words, refused.sentence, names), "bold red")
        return
    view = known_before(transcript.replay(0), log, place)
    terminal.print(say("hint-coming"), "dim")
    prepare_to_ponder(game)
    seed = hint_question(game, pack, transcript.commitment, view, entry.seat)[-2]
    advice = advise(game, pack, view, entry.seat, new_stream(seed), PATIENCE, entry.moves)
    terminal.print(say("why-title", player=names[entry.seat]), "bold")
    given = reasoned(game, pack, view, entry.seat, advice, "why-chance")
    print_reasons(terminal, game.write, given, names)


def print_reasons(
    terminal: Terminal, write: Callable[[int], str], given: Reasoning, names: Sequence[str]
) -> None:
    """Print a decision as it is typed and said, and what speaks for each move of it."""
    for move in given.moves:
        label = told(terminal.words, move.label, names)
        terminal.print(f"  {write(move.move)}  {label}")
        for reason in move.reasons:
            terminal.print(f"    {told(terminal.words, reason, names)}", "dim")
    if given.chance is not None:
        terminal.print(told(terminal.words, given.chance, names))
