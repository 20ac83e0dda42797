"""What strangers can send us, and the code that reads it: the doors that are knocked at.

A target takes any bytes. A `HippodromeError` is a sentence for whoever sent them, and all is well;
any other exception is a bug, and so is an input that takes long.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from websockets.frames import Frame, Opcode

from hippodrome.bots import bot_named
from hippodrome.cli.saving import load
from hippodrome.cli.seating import written_chair
from hippodrome.engine.croupier import Croupier, commitment
from hippodrome.engine.errors import BadTranscript, HippodromeError
from hippodrome.engine.game import Game
from hippodrome.engine.match import Match
from hippodrome.engine.stream import Stream, below, new_stream
from hippodrome.engine.transcript import write
from hippodrome.games import GAMES
from hippodrome.server import wire
from hippodrome.server.guests import Guest
from hippodrome.server.hearing import number_in, request_in
from hippodrome.server.protocol import text_in
from hippodrome.server.requests import command_for, numbers
from hippodrome.table import bus, commands
from hippodrome.table.considering import considered
from hippodrome.table.deciding import decide
from hippodrome.table.laying import Wish, lay_table
from hippodrome.table.names import clean_name, clean_text
from hippodrome.table.orders import judge
from hippodrome.table.puzzles import asked, solved
from hippodrome.table.record import PLAYING, Record

ME = Guest("me", "Ann")
NOW = 1_000_000
DECIDED = (0, 2, 9)
"""After how many decisions the games stand that frames are tried on."""
PLAYED = 40
"""Decisions of the written games that files are made of."""
TRIED_OUT = 12
"""Decisions that are made with a pack somebody wrote, if it passes for one."""
MOST_SHOWN = 12
"""Choices of a position that become frames."""


def told(refused: HippodromeError) -> None:
    """Say why something was refused: that may fail, too."""
    assert str(refused)


@dataclass(frozen=True)
class Target:
    """A door: good inputs to begin with, words that mean something there, and what reads them."""

    seeds: Callable[[], Sequence[bytes]]
    words: Sequence[bytes]
    read: Callable[[bytes], object]
    share: int = 1
    """How many inputs of all are for it, beside the others: what takes longest gets the fewest."""

    def judge(self, data: bytes) -> bool:
        """Read some bytes; was there anything in them? A sentence says no, all else is a bug."""
        try:
            self.read(data)
        except HippodromeError as refused:
            told(refused)
            return False
        return True

    def judge_quietly(self, data: bytes) -> None:
        """The same, for whoever asks for no answer."""
        self.judge(data)


# Frames of a page.


def decision(match: Match, seat: int, stream: Stream) -> tuple[int, ...]:
    """A whole decision of a seat, made at random."""
    made = bot_named("gambler").decide(match.game, match.pack, match.view(seat), seat, stream)
    return tuple(made)


def begun(game: Game, decisions: int) -> Record:
    """A table where the same guest has every seat, some decisions into its game."""
    seats = min(game.seats(game.pack("tiny").printed))
    record = lay_table(ME.identity, Wish(game.name, seats, pack="tiny", pace=0), NOW)
    orders: list[commands.Command] = [
        commands.Sit(ME.identity, "Ann", seat, b"%d" % seat) for seat in range(seats)
    ]
    for order in (*orders, commands.Begin(ME.identity)):
        record = decide(record, order, NOW)[1]
    stream = new_stream(decisions)
    for _ in range(decisions):
        if record.phase != PLAYING:
            break
        seat = record.awaited()[0]
        order = commands.Submit(
            ME.identity, seat, decision(record.match, seat, stream), record.stamps[seat]
        )
        record = decide(record, order, NOW)[1]
    return record


@cache
def records() -> list[Record]:
    """Tables of every game at several points, and one where people still gather."""
    gathering = lay_table(ME.identity, Wish("ticket", 3, pack="tiny"), NOW)
    return [gathering, *(begun(game, after) for game in GAMES.values() for after in DECIDED)]


def frames() -> list[bytes]:
    """What pages say at these tables, bare and as it lies on the line."""
    said: list[wire.FromPage] = [
        *(wire.Hello(), wire.Undo(1, 0), wire.Sit(2, 1, "Bob", "nonce"), wire.Stand(3, 0)),
        *(wire.Engage(4, 1, "tipster"), wire.Begin(5), wire.TakeOver(6, 0, "expert")),
        *(wire.HandBack(7, 0), wire.Kick(8, "g1"), wire.Mute(9, "g1", muted=True)),
        *(wire.Talk(10, "Allez, la 7 !"), wire.Abandon(11), wire.SetDoor(12, closed=True)),
        *(wire.SetSpeed(13, "brisk"), wire.WaveOn(14), wire.Dress(15, 3), wire.Hint(16, 0, 1)),
        *(wire.ShowTote(17, shown=True), wire.Again(18, come=True), wire.Recall(19, 0, 3)),
    ]
    for record in records()[1:]:
        seat = record.awaited()[0]
        for move in record.match.menu(seat)[:MOST_SHOWN]:
            chosen = msgspec.to_builtins(record.game.moves.chosen(move))
            seen = record.stamps[seat]
            said += [
                wire.Submit(20, seat, (chosen,), seen),
                wire.Consider(21, seat, (chosen,), seen),
            ]
    written = [msgspec.json.encode(one) for one in said]
    on_the_line = [Frame(Opcode.TEXT, one).serialize(mask=True) for one in written]
    return [*written, *on_the_line]


def hear(data: bytes) -> None:
    """Read a frame as a socket does, and let every table judge what it asks for."""
    said = text_in(data)
    frame = data if said is None else said
    number_in(frame)
    request = request_in(frame)
    refused: HippodromeError | None = None
    taken = 0
    for record in records():
        try:
            ask(record, request)
            taken += 1
        except HippodromeError as error:
            refused = error
    if refused is not None and not taken:
        raise refused


def ask(record: Record, request: wire.FromPage) -> None:
    """Judge a request at a table, of which nothing comes."""
    if isinstance(request, wire.Consider):
        seat = request.seat
        if seat in record.awaited():
            moves = numbers(record.game, request.moves)
            considered(record.game, record.pack, record.match.view(seat), seat, moves)
        return
    if isinstance(request, wire.LeaveWord):
        if request.order is not None:
            judge(record, ME.identity, request.seat, request.order)
        return
    decide(record, command_for(request, record.game, ME, str), NOW)


# Bodies of HTTP requests.

BODIES: tuple[Any, ...] = (
    *(wire.NewTable, wire.NewName, wire.NewSilk, wire.NewWhatIf, wire.NewLesson, wire.WhatIfAgain),
    wire.PuzzleTry,
)
_bodies = [msgspec.json.Decoder(kind) for kind in BODIES]


def bodies() -> list[bytes]:
    """What a page posts."""
    tables = [
        wire.NewTable(name, 3, {"races": 2}, "tiny", "Sunday", fill=("me",)) for name in GAMES
    ]
    tries = [
        wire.PuzzleTry(msgspec.to_builtins(game.moves.chosen(game.puzzles.puzzles[0].answers[0])))
        for game in GAMES.values()
        if game.puzzles.puzzles
    ]
    others = (wire.NewName("Zoé"), wire.NewSilk(3), wire.NewWhatIf(3, 1), wire.NewLesson("ticket"))
    return [msgspec.json.encode(one) for one in (*tables, *tries, *others)]


def take(data: bytes) -> None:
    """Read a body as every request that has one would, and carry out what needs no house."""
    for decoder in _bodies:
        try:
            body = decoder.decode(data)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            continue
        try:
            carry_out(body)
        except HippodromeError as refused:
            told(refused)


def carry_out(body: Any) -> None:
    """Do what a body asks for, as far as it can be done anywhere."""
    if isinstance(body, wire.NewTable):
        wish = Wish(
            *(body.game, body.seats, body.options, body.pack, body.title, body.public),
            *(body.watchable, body.clock, body.pace, body.tote, body.hints),
        )
        lay_table(ME.identity, wish, NOW)
    elif isinstance(body, wire.NewName):
        clean_name(body.name)
        clean_text(body.name, 40)
    elif isinstance(body, wire.PuzzleTry) and body.move is not None:
        for game in GAMES.values():
            if game.puzzles.puzzles:
                solved(asked(game.name, 1), game.moves.number(body.move))


# Files.


@cache
def desk() -> tempfile.TemporaryDirectory[str]:
    """A folder for the one file that is read next, in memory where a machine has such a place."""
    memory = "/dev/shm"
    return tempfile.TemporaryDirectory(dir=memory if Path(memory).is_dir() else None)


def lying_there(name: str, data: bytes) -> Path:
    file = Path(desk().name) / name
    file.write_bytes(data)
    return file


def written_games() -> list[bytes]:
    """Games as they are written down, some way into their first race."""
    return [written_game(game) for game in GAMES.values()]


def written_game(game: Game) -> bytes:
    pack, stream, seed = game.pack("tiny"), new_stream(1), bytes(range(32))
    seats = min(game.seats(pack.printed))
    nonces = tuple(b"%d" % seat for seat in range(seats))
    match, croupier = game.match(seats, {}, pack), Croupier(seed, nonces)
    for _ in range(PLAYED):
        if match.over:
            break
        if match.spread:
            match.draw(croupier.below(match.spread))
        else:
            seat = match.awaited[0]
            match.submit(seat, decision(match, seat, stream))
    names = ("Ann", "tipster", "Bob", "Cleo", "Dan", "Eve")[:seats]
    return write(match, names, commitment(seed), nonces, seed).encode()


def resume(data: bytes) -> None:
    """Read a written game as `replay`, `verify` and `resume` do, and check its draws."""
    transcript = load(lying_there("game.transcript", data))
    transcript.prove()
    for name in transcript.names:
        written_chair(name)


def resume_mended(data: bytes) -> None:
    """Read a written game whose last line somebody put right, who knew how."""
    try:
        resume(data)
    except BadTranscript as wrong:
        if wrong.sentence.key != "transcript-edited":
            raise
        from hippodrome.engine.transcript import _digest  # what a forger would reckon, too

        lines = data.decode().splitlines()
        above = lines[: wrong.line - 1]
        resume("\n".join([*above, f"digest: {_digest(above)}"]).encode())


def packs() -> list[bytes]:
    """The editions of the house."""
    return [
        (game.folder / "content" / f"{edition}.toml").read_bytes()
        for game in GAMES.values()
        for edition in game.editions()
    ]


def unpack(data: bytes) -> None:
    """Read a content file as every game would; with what passes for a pack a game is begun."""
    file = lying_there("pack.toml", data)
    refused: HippodromeError | None = None
    for game in GAMES.values():
        try:
            pack = game.pack(str(file))
        except HippodromeError as error:
            refused = error
            continue
        try_out(game.match(min(game.seats(pack.printed)), {}, pack))
        return
    if refused is not None:
        raise refused


def try_out(match: Match) -> None:
    """Play a little, as one would with a new box."""
    stream = new_stream(1)
    for _ in range(TRIED_OUT):
        if match.over:
            return
        if match.spread:
            match.draw(below(stream, match.spread))
        else:
            seat = match.awaited[0]
            match.submit(seat, decision(match, seat, stream))


# Neighbours.


def notices() -> list[bytes]:
    """What processes tell each other."""
    said: tuple[bus.Notice, ...] = (
        bus.Stands("p", "T", 57, "U"),
        bus.LeftWord("p", "T"),
        bus.Here("p", "T", (bus.Present("g", "Ann", 2),)),
        bus.WhoIsHere("p", "T"),
        bus.Renamed("p", "g", "Ann", 3),
        bus.Took("p", "tables", "g", "127.0.0.1"),
        *(bus.Alive("p"), bus.Gone("p")),
    )
    return [bus.written(one) for one in said]


def overhear(data: bytes) -> None:
    """Read what another process says."""
    heard: list[bus.Notice] = []
    bus.pass_on(data, "own", [heard.append])


JSON_WORDS = tuple(
    json.dumps(word).encode() for word in ("type", "submit", "moves", "kind", "seat")
)
TARGETS = {
    "frames": Target(frames, JSON_WORDS, hear, 40),
    "bodies": Target(bodies, (*JSON_WORDS, b'"game"', b'"options"', b'"fill"'), take, 30),
    "transcripts": Target(
        written_games, (b"draw 0 of 2", b"1: ", b" | ", b"result: "), resume_mended, 4
    ),
    "packs": Target(packs, (b"source = ", b"[track]", b"[[1, 2], [3]]", b'"""'), unpack, 2),
    "notices": Target(notices, (b"\x95\xa6stands", b"\xdf\xff\xff\xff\xff"), overhear, 24),
}
