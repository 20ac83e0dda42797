"""What a page may ask of a table, as commands the table judges."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hippodrome.engine.croupier import fresh_nonce
from hippodrome.engine.errors import NotAllowed
from hippodrome.engine.game import Game
from hippodrome.server import wire
from hippodrome.server.guests import Guest
from hippodrome.table.house import Command

LARGEST_NUMBER = 2**53
"""Browsers lose larger ones, so a request with one cannot be answered."""


def command_for(
    request: wire.FromPage, guest: Guest, guest_numbered: Callable[[str], str]
) -> Command:
    """Give the command behind a request of a guest."""
    me = guest.identity
    match request:
        case wire.Submit():
            return lambda table, at: table.submit(
                at, me, request.seat, numbers(table.game, request.moves), request.seen
            )
        case wire.Undo():
            return lambda table, at: table.undo(at, me, request.seat)
        case wire.Sit():
            name = request.name if request.name.strip() else guest.shown
            nonce = request.nonce.encode() or fresh_nonce()
            return lambda table, at: table.sit(at, me, name, request.seat, nonce)
        case wire.Stand():
            return lambda table, at: table.vacate(at, me, request.seat)
        case wire.Engage():
            bot = request.bot
            return lambda table, at: table.engage(at, me, request.seat, bot, fresh_nonce())
        case wire.Begin():
            return lambda table, at: table.begin(at, me)
        case wire.TakeOver():
            return lambda table, at: table.take_over(at, me, request.seat, request.bot)
        case wire.HandBack():
            return lambda table, at: table.hand_back(at, me, request.seat)
        case wire.Kick():
            kicked = guest_numbered(request.guest)
            return lambda table, at: table.remove(at, me, kicked)
        case wire.Mute():
            muted = guest_numbered(request.guest)
            return lambda table, at: table.mute(at, me, muted, request.muted)
        case wire.Talk():
            return lambda table, at: table.speak(at, me, guest.shown, request.text)
        case wire.Abandon():
            return lambda table, at: table.abandon(at, me)
        case wire.Hello() | wire.Consider():
            raise NotAllowed("server-malformed")


def numbers(game: Game, moves: Iterable[int | wire.AnyMove]) -> list[int]:
    """Give the integers of moves that crossed the wire, or say what is wrong with one."""
    return [move if isinstance(move, int) else game.moves.number(move) for move in moves]
