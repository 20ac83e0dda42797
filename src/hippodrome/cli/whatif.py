"""`hippodrome whatif`, and `try` at a step or a turn: a board of one's own to try moves on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from hippodrome.bots import BOTS
from hippodrome.cli.play import USUAL_PACE, TerminalGame
from hippodrome.cli.saving import load
from hippodrome.cli.seating import HERE, YOU, Chair, lay_table, written_chair
from hippodrome.cli.speaking import EXIT_INTERRUPTED, speaking
from hippodrome.engine.croupier import fresh_seed
from hippodrome.engine.errors import NotAllowed
from hippodrome.engine.transcript import Transcript
from hippodrome.table import clocks
from hippodrome.table.commands import Undo
from hippodrome.table.memory import Forgetful, LocalTable
from hippodrome.table.origin import Origin
from hippodrome.table.record import Record
from hippodrome.table.whatif import lay_whatif, origin_at, origin_of
from hippodrome.terminal.screen import Leaving, Terminal

UNDO, RESTART, OTHER = ("undo", "reprendre"), ("restart", "recommencer"), ("other", "autre")


class TakingBack(Exception):  # noqa: N818 (nothing is wrong)
    """Somebody takes their last decision back."""


class BeginningAgain(Exception):  # noqa: N818 (nothing is wrong)
    """Somebody begins again from the same point, as it was or with other luck."""

    def __init__(self, *, anew: bool) -> None:
        """Say which."""
        super().__init__()
        self.anew = anew


def whatif(
    file: Annotated[Path, typer.Argument(help="help-finished-game")],
    step: Annotated[int, typer.Option(min=0, help="help-whatif-step")] = 0,
    seat: Annotated[int | None, typer.Option(min=1, help="help-whatif-seat")] = None,
    openly: Annotated[bool, typer.Option("--open", help="help-whatif-open")] = False,
    pack: Annotated[str | None, typer.Option(help="help-own-pack")] = None,
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
    pace: Annotated[float, typer.Option(min=0, help="help-pace")] = USUAL_PACE,
) -> None:
    """Play on by yourself from a step of a finished game, against bots."""
    from hippodrome.cli.replay import Film, read_eyes

    status = 0
    with speaking(lang) as spoken:
        transcript = load(file, pack)
        frames = Film(spoken, transcript, *read_eyes(None, transcript)).frames
        if step >= len(frames):
            raise NotAllowed("whatif-no-such-step", last=len(frames) - 1)
        try:
            try_from_step(
                *(Terminal(spoken), transcript, frames[step].after),
                *(None if seat is None else seat - 1, pace),
                openly=openly,
            )
        except KeyboardInterrupt:
            status = EXIT_INTERRUPTED
    raise typer.Exit(status)


def try_from_step(
    terminal: Terminal,
    transcript: Transcript,
    after: int,
    seat: int | None,
    pace: float,
    *,
    openly: bool,
) -> None:
    """Play on from a step of a written game, or raise why nobody may."""
    if not transcript.finished:
        raise NotAllowed("whatif-not-over")
    match = transcript.replay(after)
    tried = (match.awaited or [0])[0] if seat is None else seat
    origin = origin_at(match, "", after, tried, openly=openly)
    chairs = [written_chair(name) for name in transcript.names]
    shares = [b""] * len(chairs)
    table = lay_table(
        transcript.game, transcript.pack, transcript.options, chairs, shares, fresh_seed()
    )
    play_on(terminal, table.record, origin, transcript.names, pace)


def try_from_here(
    terminal: Terminal, record: Record, seat: int, labels: Sequence[str], pace: float
) -> None:
    """Play on from what a seat knows of a game that is on, or say why that cannot be."""
    try:
        origin = origin_of(record, HERE, None, seat, openly=False)
    except NotAllowed:
        terminal.print(terminal.words.say("whatif-off"), "bold red")
        return
    play_on(terminal, record, origin, labels, pace)
    terminal.print(terminal.words.say("whatif-returned"), "bold")


def play_on(
    terminal: Terminal, source: Record, origin: Origin, labels: Sequence[str], pace: float
) -> None:
    """Lay a board, and lay it again as long as somebody wants to begin again."""
    seed: bytes | None = None
    while True:
        seed = seed or fresh_seed()
        record = lay_whatif(source, origin, HERE, YOU, seed, clocks.now())
        try:
            TriedGame(terminal, record, origin.seat, labels, pace).try_it()
        except BeginningAgain as wish:
            seed = None if wish.anew else seed
        else:
            return


class TriedGame(TerminalGame):
    """A game that one person tries by themselves: it is written nowhere."""

    def __init__(
        self, terminal: Terminal, record: Record, seat: int, labels: Sequence[str], pace: float
    ) -> None:
        """Take one seat of a board to the terminal."""
        chairs = [
            Chair(YOU if number == seat and label in BOTS else label, BOTS.get(place.bot))
            for number, (label, place) in enumerate(zip(labels, record.places, strict=True))
        ]
        super().__init__(terminal.words, LocalTable(record, Forgetful()), chairs, pace)
        self.seat = seat

    def keep(self) -> None:
        """Keep nothing."""

    def try_it(self) -> None:
        """Play to an end and think again, until somebody has seen enough."""
        say, origin = self.words.say, self.table.record.origin
        assert origin is not None
        self.terminal.print(say("whatif-welcome", seat=self.seat + 1), "bold")
        self.terminal.print(say("whatif-about", openly=str(origin.openly)), "dim")
        self.terminal.print(say("whatif-commands"), "dim")
        try:
            while True:
                self.step()
        except Leaving:
            return

    def step(self) -> None:
        """Go on as at any table, unless something is taken back or the game is over."""
        try:
            if self.table.record.match.over:
                self.ask_after_the_end()
            else:
                super().step()
        except TakingBack:
            self.take_back()

    def ask_after_the_end(self) -> None:
        """Tell what it came to, and ask whether to think again."""
        self.look_back()
        commands = self.commands(self.seat)
        while True:
            typed = self.terminal.ask(self.words.say("whatif-after")).lower()
            if typed not in commands:
                raise Leaving
            commands[typed]()

    def take_back(self) -> None:
        """Go back to where this seat last decided."""
        if not self.table.record.can_undo(self.seat):
            self.terminal.print(self.words.say("whatif-nothing-to-take-back"), "bold red")
            return
        self.table.do(Undo(HERE, self.seat))
        self.match = self.table.record.match
        self.narrator = self.new_narrator()

    def commands(self, seat: int) -> dict[str, Callable[[], None]]:
        """Give what may be asked for at any table, and what only here."""
        usual = super().commands(seat)
        here = {word: usual[word] for word in usual if word not in ("try", "essayer")}
        return {
            **here,
            **dict.fromkeys(UNDO, take_it_back),
            **dict.fromkeys(RESTART, lambda: begin_again(anew=False)),
            **dict.fromkeys(OTHER, lambda: begin_again(anew=True)),
        }


def take_it_back() -> NoReturn:
    """Ask for the last decision back."""
    raise TakingBack


def begin_again(*, anew: bool) -> NoReturn:
    """Ask for the same point again."""
    raise BeginningAgain(anew=anew)
