"""`hippodrome play`: a whole meeting at this terminal, against bots or with friends."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from hippodrome.cli.faces import face_of
from hippodrome.cli.narrating import Narrator, show
from hippodrome.cli.saving import Record
from hippodrome.cli.seating import (
    GAME_HELP,
    Chair,
    display_names,
    read_options,
    read_seats,
    read_seed,
)
from hippodrome.cli.speaking import EXIT_INTERRUPTED, speaking
from hippodrome.engine.croupier import Croupier, commitment, fresh_nonce, fresh_seed
from hippodrome.engine.game import SPECTATOR
from hippodrome.engine.match import DRAW, Entry, Match
from hippodrome.engine.stream import new_stream
from hippodrome.engine.transcript import write
from hippodrome.games import game_named
from hippodrome.terminal.screen import Leaving, Terminal
from hippodrome.words import Words

USUAL_PACE = 0.7
"""Seconds a person gets to take in what a bot did."""
LINES_TO_ASK = 2
"""The banner that says whose turn it is, and the line to type on."""
CURSOR = 1
"""The line the cursor waits on."""


def play(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    seats: Annotated[
        str, typer.Option(help="Who plays, in order: you, you:NAME, tipster, gambler.")
    ] = "you,tipster,tipster",
    lang: Annotated[str | None, typer.Option(help="en or fr.")] = None,
    pack: Annotated[str, typer.Option(help="An edition of the game.")] = "standard",
    option: Annotated[
        list[str] | None,
        typer.Option(help="NAME=VALUE, such as races=6 or hidden=yes; repeatable."),
    ] = None,
    nonce: Annotated[
        list[str] | None, typer.Option(help="Your share in the dice; one for each person.")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="The croupier's seed in hexadecimal, to play a deal again.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Where to write the game.")] = None,
    pace: Annotated[
        float, typer.Option(min=0, help="Seconds to pause after what a bot did.")
    ] = USUAL_PACE,
) -> None:
    """Play a whole meeting at this terminal."""
    with speaking(lang) as spoken:
        room = game_named(game)
        chairs = read_seats(seats)
        match = room.match(len(chairs), read_options(room, option or []), room.pack(pack))
        given = read_seed(seed) if seed is not None else None
        table = Table(spoken, match, chairs, Dice(given, nonces(chairs, nonce or [], given)), pace)
        table.open(save)
        status = table.run()
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


class Dice:
    """All chance at one table: the croupier's, open to proof, and the bots' own."""

    def __init__(self, seed: bytes | None, shares: Sequence[bytes]) -> None:
        """Commit to a seed."""
        self.seed = seed or fresh_seed()
        self.nonces = tuple(shares)
        self.commitment = commitment(self.seed)
        self.croupier = Croupier(self.seed, self.nonces)
        self._shake(b"bots")

    def _shake(self, purpose: bytes) -> None:
        """Give the bots their whims, by another road from the same seed: they tell no draws."""
        whims = hashlib.sha256(purpose + self.croupier.key).digest()
        self.stream = new_stream(int.from_bytes(whims[:8], "big"))

    def go_on(self, entries: Sequence[Entry]) -> None:
        """Stand where a written game stands; its bots have new whims."""
        for entry in entries:
            if entry.seat == DRAW:
                self.croupier.below(entry.spread)
        self._shake(b"bots after %d" % len(entries))


class Table:
    """One game at one terminal."""

    def __init__(
        self, spoken: Words, match: Match, chairs: Sequence[Chair], dice: Dice, pace: float
    ) -> None:
        """Seat everybody."""
        self.terminal = Terminal(spoken)
        self.words = spoken
        self.match = match
        self.chairs = chairs
        self.dice = dice
        self.pace = pace if self.terminal.live else 0.0
        self.face = face_of(match.game)
        self.names = display_names([chair.label for chair in chairs], spoken)
        self.people = [seat for seat, chair in enumerate(chairs) if chair.bot is None]
        # With several people at one screen, only what everyone may know is told aloud.
        self.audience = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.narrator = Narrator(self.terminal, match, self.names, self.audience)
        self.at_the_keyboard = self.audience
        self.returning: set[int] = set()
        """The people who have yet to hear what happened since their last turn."""

    def open(self, save: Path | None) -> None:
        """Show the commitment and start the written game."""
        self.record = Record.begun(self.match.game.name, save, self.written())
        self.greet(self.words.say("play-welcome"))

    def go_on(self, record: Record, entries: Sequence[Entry]) -> None:
        """Bring a written game back, and welcome those who left it."""
        self.record = record
        for entry in entries:
            self.narrator.watch(partial(self.match.apply, entry))
            if entry.seat in self.people:
                self.narrator.note_turn(entry.seat)
        self.dice.go_on(entries)
        self.returning = set(self.people)
        self.greet(self.words.say("resume-welcome"))

    def greet(self, welcome: str) -> None:
        """Say the first words."""
        self.terminal.print(welcome, "bold")
        commitment = self.words.say("play-commitment", commitment=self.dice.commitment)
        self.terminal.print(commitment, "dim")

    def written(self) -> str:
        """Write the game as far as it has come."""
        labels = tuple(chair.label for chair in self.chairs)
        return write(self.match, labels, self.dice.commitment, self.dice.nonces, self.dice.seed)

    def run(self) -> int:
        """Play to the end, or until somebody leaves; give the exit status."""
        status = 0
        try:
            while not self.match.over:
                self.step()
        except Leaving:
            self.terminal.print(self.words.say("play-leaving"), "bold")
        except KeyboardInterrupt:
            self.terminal.print()
            self.terminal.print(self.words.say("play-leaving"), "bold")
            status = EXIT_INTERRUPTED
        finally:
            self.record.keep(self.written())
        self.close()
        return status

    def step(self) -> None:
        """Let chance, a bot or a person act once."""
        match = self.match
        if match.spread:
            self.narrate(lambda: match.draw(self.dice.croupier.below(match.spread)))
            return
        seat = match.awaited[0]
        bot = self.chairs[seat].bot
        if bot is None:
            self.record.keep(self.written())
            self.narrate(lambda: self.ask(seat), pause=False)
            self.narrator.note_turn(seat)
            return
        moves = bot.decide(match.game, match.pack, match.view(seat), seat, self.dice.stream)
        self.narrate(lambda: match.submit(seat, moves))

    def narrate(self, act: Callable[[], None], *, pause: bool = True) -> None:
        """Let something happen and tell it."""
        told = self.narrator.watch(act)
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

    def ask(self, seat: int) -> None:
        """Hand the screen to a person and wait for a move the rules accept."""
        from hippodrome.cli.prompt import Prompt

        secret = self.face.secret(self.match.look(SPECTATOR))
        if self.at_the_keyboard != seat and secret:
            self.terminal.ask(self.words.say("play-curtain", player=self.names[seat]))
            self.at_the_keyboard = seat
        if seat in self.returning:
            self.returning.remove(seat)
            if self.narrator.show_news(seat) and self.terminal.live:
                self.terminal.ask(self.words.say("play-go-on"))  # before the board takes its place
        show_log = partial(self.narrator.show_all, seat)
        Prompt(self.terminal, self.match, seat, self.names, self.redraw, show_log).decide()
        self.narrator.forget_recent(seat)
        if self.audience == SPECTATOR and secret:
            self.terminal.clear(secretly=True)  # the next at the keyboard must not see this hand

    def redraw(self, look: Any, needed: int) -> None:
        """Show the table to the seat that looks, and say what is asked of it."""
        self.picture(look, needed + LINES_TO_ASK)
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

    def close(self) -> None:
        """Say where the written game lies, and how anybody can check the draws."""
        say = self.words.say
        file = str(self.record.file)
        if self.match.over:  # else the seed would tell the draws to come
            self.terminal.print(say("play-seed", seed=self.dice.seed.hex()), "dim")
        self.terminal.print(say("play-saved", file=file))
        if not self.match.over:
            self.terminal.print(say("play-resume"), "dim")
            self.terminal.print(f"    hippodrome resume {file}")
        self.terminal.print(say("play-verify"), "dim")
        self.terminal.print(f"    hippodrome verify {file}")
