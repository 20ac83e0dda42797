"""`hippodrome play`: a whole meeting at this terminal, against bots or with friends."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import typer

from hippodrome.bots.searching import AT_A_TABLE
from hippodrome.cli.coaching import CoachHere
from hippodrome.cli.hint import show_hint
from hippodrome.cli.narrating import Line, Narrator, show
from hippodrome.cli.saving import SavedGame, suggested
from hippodrome.cli.seating import (
    GAME_HELP,
    HERE,
    Chair,
    display_names,
    lay_table,
    read_options,
    read_seats,
    read_seed,
)
from hippodrome.cli.speaking import EXIT_INTERRUPTED, speaking
from hippodrome.cli.summary import summarize
from hippodrome.cli.tote import show_board
from hippodrome.engine import machine_code
from hippodrome.engine.croupier import fresh_nonce, fresh_seed
from hippodrome.engine.game import SPECTATOR
from hippodrome.engine.match import DRAW, Entry, Match
from hippodrome.engine.stream import Stream, new_stream
from hippodrome.engine.transcript import write
from hippodrome.games import game_named
from hippodrome.table import events as happened
from hippodrome.table.chronicle import Telling, tell_step
from hippodrome.table.commands import Begin, Submit
from hippodrome.table.memory import LocalTable
from hippodrome.table.record import Record
from hippodrome.table.retrospects import retrospect_of
from hippodrome.terminal.faces import face_of
from hippodrome.terminal.screen import Leaving, Terminal
from hippodrome.words import Words

USUAL_PACE = 0.7
"""Seconds a person gets to take in what a bot did."""
LINES_TO_ASK = 2
"""The banner that says whose turn it is, and the line to type on."""
CURSOR = 1
"""The line the cursor waits on."""
COACH_WORDS = ("coach", "entraîneur", "entraineur")
"""What people type to silence the coach, or to bring it back."""


def play(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    seats: Annotated[
        str,
        typer.Option(help="help-seats"),
    ] = "you,tipster,tipster",
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
    pack: Annotated[str, typer.Option(help="help-edition")] = "standard",
    option: Annotated[
        list[str] | None,
        typer.Option(help="help-option"),
    ] = None,
    nonce: Annotated[list[str] | None, typer.Option(help="help-nonce")] = None,
    seed: Annotated[str | None, typer.Option(help="help-croupier-seed")] = None,
    save: Annotated[Path | None, typer.Option(help="help-save")] = None,
    pace: Annotated[float, typer.Option(min=0, help="help-pace")] = USUAL_PACE,
    tote: Annotated[bool, typer.Option("--tote", help="help-tote")] = False,
    hints: Annotated[bool, typer.Option("--hints", help="help-hints")] = False,
) -> None:
    """Play a whole meeting at this terminal."""
    with speaking(lang) as spoken:
        room = game_named(game)
        chairs = read_seats(seats)
        options, printed = read_options(room, option or []), room.pack(pack)
        given = read_seed(seed) if seed is not None else None
        shares = nonces(chairs, nonce or [], given)
        table = lay_table(
            *(room, printed, options, chairs, shares, given or fresh_seed()),
            tote=tote,
            hints=hints,
        )
        game_here = TerminalGame(spoken, table, chairs, pace)
        game_here.open(save)
        status = game_here.run()
    raise typer.Exit(status)


def nonces(chairs: Sequence[Chair], typed: Sequence[str], seed: bytes | None) -> list[bytes]:
    """Give every seat its share in the dice: what a person typed, or fresh chance."""
    waiting = list(typed)
    shares = []
    for seat, chair in enumerate(chairs, start=1):
        if chair.bot is None and waiting:
            shares.append(waiting.pop(0).encode())
        else:
            # A deal to be played again needs the same shares as the first time.
            shares.append(fresh_nonce() if seed is None else f"seat {seat}".encode())
    return shares


def whims(record: Record, purpose: bytes) -> Stream:
    """Give the bots their own chance, by another road from the same seed: it tells no draws."""
    shaken = hashlib.sha256(purpose + record.croupier().key).digest()
    return new_stream(int.from_bytes(shaken[:8], "big"))


class TerminalGame:
    """One game at one terminal: a table in memory, and what the people at it are shown."""

    def __init__(
        self, spoken: Words, table: LocalTable, chairs: Sequence[Chair], pace: float
    ) -> None:
        """Take the table's seats to the terminal."""
        self.terminal = Terminal(spoken)
        self.words = spoken
        self.table = table
        self.match: Match = table.record.match
        """The game as far as it has been shown: decisions and draws are shown one by one."""
        self.chairs = chairs
        self.stream = whims(table.record, b"bots")
        self.pace = pace if self.terminal.live else 0.0
        self.face = face_of(self.match.game)
        self.labels = tuple(chair.label for chair in chairs)
        self.names = display_names(self.labels, spoken)
        self.people = [seat for seat, chair in enumerate(chairs) if chair.bot is None]
        # With several people at one screen, only what everyone may know is told aloud.
        self.audience = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.narrator = self.new_narrator()
        self.at_the_keyboard = self.audience
        self.coach = CoachHere(self.terminal, awake=table.record.opened.hints)
        self.returning: set[int] = set()
        """The people who have yet to hear what happened since their last turn."""

    def new_narrator(self) -> Narrator:
        """Engage somebody who tells the game from where it stands."""
        return Narrator(self.terminal, self.match, self.names, self.audience)

    def open(self, save: Path | None) -> None:
        """Show the commitment and start the written game."""
        self.saved = SavedGame.begun(self.match.game.name, save, self.written())
        self.greet(self.words.say("play-welcome"))

    def go_on(self, saved: SavedGame, entries: Sequence[Entry]) -> None:
        """Bring a written game back, and welcome those who left it.

        Its draws follow from the seed, so its decisions are enough. Where it was left in the
        middle of a draw, the rest is dealt now.
        """
        self.saved = saved
        self.table.do(Begin(HERE))
        for entry in entries:
            if entry.seat != DRAW:
                self.decide(entry.seat, entry.moves)
        tellings = self.tellings(self.table.record.match.log)
        for entry, telling in zip(entries, islice(tellings, len(entries)), strict=True):
            self.watch(telling)
            if entry.seat in self.people:
                self.narrator.note_turn(entry.seat)
        self.stream = whims(self.table.record, b"bots after %d" % len(entries))
        self.returning = set(self.people)
        self.greet(self.words.say("resume-welcome"))
        for telling in tellings:
            self.narrate(telling)

    def greet(self, welcome: str) -> None:
        """Say the first words."""
        self.terminal.print(welcome, "bold")
        commitment = self.words.say("play-commitment", commitment=self.table.record.commitment)
        self.terminal.print(commitment, "dim")
        if self.table.record.opened.tote:
            self.terminal.print(self.words.say("tote-here"), "dim")
        if self.table.record.opened.hints:
            self.terminal.print(self.words.say("hint-here"), "dim")
            self.terminal.print(self.words.say("whatif-here"), "dim")
            self.terminal.print(self.words.say("coach-here"), "dim")
        has_bots = len(self.people) < len(self.chairs)
        if has_bots and self.match.game.has_house_rules(self.match.pack, self.match.state):
            self.terminal.print(self.words.say("house-rules-bots"))

    def written(self) -> str:
        """Write the game as far as it has come."""
        record = self.table.record
        shares = tuple(seat.nonce for seat in record.places)
        return write(
            *(record.match, self.labels, record.commitment, shares, record.opened.seed),
            tote=record.opened.tote,
            hints=record.opened.hints,
        )

    def keep(self) -> None:
        """Write the game down as far as it has come."""
        self.saved.keep(self.written())

    def run(self) -> int:
        """Play to the end, or until somebody leaves; give the exit status."""
        status = 0
        try:
            while not self.table.record.match.over:
                self.step()
        except Leaving:
            self.terminal.print(self.words.say("play-leaving"), "bold")
        except KeyboardInterrupt:
            self.terminal.print()
            self.terminal.print(self.words.say("play-leaving"), "bold")
            status = EXIT_INTERRUPTED
        finally:
            self.keep()
        self.close()
        return status

    def step(self) -> None:
        """Let the game begin, or a bot or a person decide; show what comes of it."""
        record = self.table.record
        if not record.steps:
            self.table.do(Begin(HERE))
            self.follow(self.tellings(self.table.record.match.log))
            return
        seat = record.awaited()[0]
        bot = self.chairs[seat].bot
        if bot is None:
            self.keep()
            moves = self.ask(seat)
        else:
            view = record.view(seat)
            if bot.method is not None:
                machine_code.prepare(record.game, bot.method.module)
            moves = bot.decide(record.game, record.pack, view, seat, self.stream, AT_A_TABLE)
        self.decide(seat, moves)
        tellings = self.tellings(self.table.record.match.log[len(record.match.log) :])
        self.narrate(next(tellings), pause=bot is not None)
        if bot is None:
            self.narrator.note_turn(seat)
        self.follow(tellings)

    def decide(self, seat: int, moves: Sequence[int]) -> None:
        """Let a seat decide at the table."""
        place, seen = self.table.record.places[seat], self.table.record.stamps[seat]
        by = happened.BOT if place.bot else happened.PERSON
        self.table.do(Submit(place.guest, seat, tuple(moves), seen, by))

    def tellings(self, entries: Sequence[Entry]) -> Iterator[Telling]:
        """Go through what happened since it was last shown, one decision or draw at a time."""
        return tell_step(self.match, entries, [self.audience])

    def follow(self, tellings: Iterable[Telling]) -> None:
        """Show what happened, one after the other."""
        for telling in tellings:
            self.narrate(telling)

    def watch(self, telling: Telling) -> list[Line]:
        """Let the people see the game one entry on; give what is new to tell of it."""
        self.match = telling.match
        return self.narrator.watch(telling.match, telling.lines[self.audience])

    def narrate(self, telling: Telling, *, pause: bool = True) -> None:
        """Show one entry of the game and tell it."""
        told = self.watch(telling)
        look = self.match.look(self.audience)
        if told and pause and self.pace and self.face.followed(look):
            self.picture(look, CURSOR)
        else:
            self.narrator.say(told)
        if told and pause and self.pace:
            time.sleep(self.pace)
        if self.narrator.race_just_ended:
            people_go_on = bool(self.people) and not self.match.over
            if people_go_on and self.face.asks_between_races:
                return  # whoever is asked sees how the race came out
            show(self.terminal, self.face, look, self.names)
            if people_go_on and self.terminal.live:
                self.terminal.ask(self.words.say("play-next-race"))
                self.narrator.forget_recent()

    def ask(self, seat: int) -> Sequence[int]:
        """Hand the screen to a person and wait for a decision the rules accept."""
        from hippodrome.cli.prompt import Prompt

        secret = self.face.secret(self.match.look(SPECTATOR))
        if self.at_the_keyboard != seat and secret:
            self.terminal.ask(self.words.say("play-curtain", player=self.names[seat]))
            self.at_the_keyboard = seat
        if seat in self.returning:
            self.returning.remove(seat)
            if self.narrator.show_news(seat) and self.terminal.live:
                self.terminal.ask(self.words.say("play-go-on"))  # before the board takes its place
        trial = self.table.record.match.trial()  # the rules judge here; the table decides below
        commands = self.commands(seat)
        prompt = Prompt(
            *(self.terminal, trial, seat, self.names, self.redraw, commands),
            coached=bool(self.coach.line(self.table.record, seat)),
        )
        prompt.decide()
        self.coach.note(self.table.record, seat)
        self.narrator.forget_recent(seat)
        if self.audience == SPECTATOR and secret:
            self.terminal.clear(secretly=True)  # the next at the keyboard must not see this hand
        return trial.log[-1].moves

    def commands(self, seat: int) -> dict[str, Callable[[], None]]:
        """Give what a person may ask for besides deciding, by every word for it."""
        record = self.table.record
        show_log = partial(self.narrator.show_all, seat)
        give_hint = partial(show_hint, self.terminal, record, seat, self.names)
        try_out = partial(self.try_out, seat)
        return {
            **dict.fromkeys(("log", "l"), show_log),
            "tote": partial(show_board, self.terminal, record, seat),
            **dict.fromkeys(("hint", "conseil"), give_hint),
            **dict.fromkeys(("try", "essayer"), try_out),
            **(dict.fromkeys(COACH_WORDS, self.coach.switch) if record.opened.hints else {}),
        }

    def try_out(self, seat: int) -> None:
        """Let a person play on by themselves from what their seat knows, and come back."""
        from hippodrome.cli.whatif import try_from_here

        try_from_here(self.terminal, self.table.record, seat, self.labels, self.pace)

    def redraw(self, look: Any, needed: int) -> None:
        """Show the table to the seat that looks, and say what is asked of it."""
        said = self.coach.line(self.table.record, look.seat)
        self.picture(look, needed + LINES_TO_ASK + (self.terminal.lines(said) if said else 0))
        if said:
            self.terminal.print(f"▶ {said}", "italic")
        banner = self.face.banner(self.words, look, self.names[look.seat])
        self.terminal.print(banner, "bold reverse" if self.terminal.coloured else None)

    def picture(self, look: Any, needed: int) -> None:
        """Show the table, and what happened if there is room for it above some more lines."""
        if self.terminal.live and self.match.log:  # the first board leaves the commitment above it
            self.terminal.clear()
        show(self.terminal, self.face, look, self.names)
        if self.terminal.live:
            drawn = self.terminal.lines(self.face.board(self.terminal, look, self.names))
            room = self.terminal.console.height - drawn - needed
            self.narrator.show_recent(room, look.seat)

    def look_back(self) -> None:
        """Tell what the game came to."""
        record = self.table.record
        past = retrospect_of(record)
        summarize(self.terminal, record.game, past, record.match.standing()[1], self.names)

    def close(self) -> None:
        """Say where the written game lies, and how anybody can check the draws."""
        say = self.words.say
        file, pack = str(self.saved.file), self.match.pack
        over = self.table.record.match.over
        if over:
            self.look_back()
            # Earlier the seed would tell the draws to come.
            self.terminal.print(say("play-seed", seed=self.table.record.opened.seed.hex()), "dim")
        self.terminal.print(say("play-saved", file=file))
        if not over:
            self.terminal.print(say("play-resume"), "dim")
            self.terminal.suggest(suggested("resume", file, pack))
        self.terminal.print(say("play-verify"), "dim")
        self.terminal.suggest(suggested("verify", file, pack))
