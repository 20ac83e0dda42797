"""What a page may ask of a table, as commands the table judges."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hippodrome.engine.croupier import fresh_nonce
from hippodrome.engine.errors import NotAllowed
from hippodrome.engine.game import Game
from hippodrome.server import wire
from hippodrome.server.guests import Guest
from hippodrome.table import commands

LONGEST_NONCE = 64
"""Bytes of what a page adds to the draws; more would only fill the log."""
LARGEST_NUMBER = 2**53
"""Browsers lose larger ones, so a request with one cannot be answered."""


def command_for(
    request: wire.FromPage, game: Game, guest: Guest, guest_numbered: Callable[[str], str]
) -> commands.Command:
    """Give the command behind a request of a guest at a table of a game."""
    me = guest.identity
    match request:
        case wire.Submit():
            moves = tuple(numbers(game, request.moves))
            return commands.Submit(me, request.seat, moves, request.seen, coached=request.coached)
        case wire.Undo():
            return commands.Undo(me, request.seat)
        case wire.Sit():
            name = request.name if request.name.strip() else guest.shown
            nonce = request.nonce.encode()[:LONGEST_NONCE] or fresh_nonce()
            return commands.Sit(me, name, request.seat, nonce, guest.silk)
        case wire.Stand():
            return commands.Vacate(me, request.seat)
        case wire.Engage():
            return commands.Engage(me, request.seat, request.bot, fresh_nonce())
        case wire.Begin():
            return commands.Begin(me)
        case wire.TakeOver():
            return commands.TakeOver(me, request.seat, request.bot)
        case wire.HandBack():
            return commands.HandBack(me, request.seat)
        case wire.Kick():
            return commands.Remove(me, guest_numbered(request.guest))
        case wire.Mute():
            return commands.Mute(me, guest_numbered(request.guest), request.muted)
        case wire.Talk():
            return commands.Speak(me, guest.shown, request.text)
        case wire.SetDoor():
            return commands.SetDoor(me, request.closed)
        case wire.SetSpeed():
            return commands.SetSpeed(me, request.speed)
        case wire.WaveOn():
            return commands.WaveOn(me)
        case wire.Dress():
            return commands.Dress(me, request.silk)
        case wire.Abandon():
            return commands.Abandon(me)
        case (
            wire.Hello()
            | wire.Consider()
            | wire.Recall()
            | wire.Again()
            | wire.LeaveWord()
            | wire.ShowTote()
            | wire.Hint()
        ):
            raise NotAllowed("server-malformed")


def numbers(game: Game, moves: Iterable[wire.AnyMove]) -> list[int]:
    """Give the integers of moves that crossed the wire, or say what is wrong with one."""
    return [game.moves.number(move) for move in moves]
