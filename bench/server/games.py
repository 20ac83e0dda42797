"""How long games are, and what of one stays on disk: its log and its archive, without a network."""

from __future__ import annotations

from statistics import mean

from bench.figures import Figures
from hippodrome.bots import bot_named
from hippodrome.engine.stream import new_stream
from hippodrome.engine.warming import Progress, silent
from hippodrome.games import GAMES
from hippodrome.table.archive import archived
from hippodrome.table.commands import Begin, Engage, Submit
from hippodrome.table.deciding import decide
from hippodrome.table.events import BOT, packed
from hippodrome.table.laying import Wish, lay_table
from hippodrome.table.record import PLAYING, Record

HOST = "host"
SEATS = 2
"""As at the tables whose moves are measured, or the fewest a game takes."""


def one_game(game: str, seed: int, pack: str) -> Figures:
    """Let tipsters play a game to its end; give its moves and the bytes of its log and archive."""
    seats = max(SEATS, min(GAMES[game].seats(GAMES[game].pack(pack).printed)))
    record = lay_table(HOST, Wish(game=game, seats=seats, pack=pack), 0)
    log = len(packed(record.opened))
    for seat in range(seats):
        record, log = then(record, log, Engage(HOST, seat, "tipster", b""))
    record, log = then(record, log, Begin(HOST))
    bot, stream, moves = bot_named("tipster"), new_stream(seed), 0
    while record.phase == PLAYING:
        (seat, *_) = record.awaited()
        chosen = bot.decide(record.game, record.pack, record.view(seat), seat, stream)
        move = Submit("", seat, tuple(chosen), record.stamps[seat], BOT)
        record, log = then(record, log, move)
        moves += 1
    return {"moves": moves, "log_bytes": log, "archive_bytes": len(archived(record))}


def then(record: Record, log: int, command: Engage | Begin | Submit) -> tuple[Record, int]:
    """Let a command come true; give the table after it and how long its log is."""
    event, after = decide(record, command, 0)
    return after, log + len(packed(event))


def measure(games: int, progress: Progress = silent) -> dict[str, Figures]:
    """Measure so many games of each kind; give the means."""
    results = {}
    for number, game in enumerate(GAMES):
        played = []
        for seed in range(games):
            progress(number * games + seed, len(GAMES) * games)
            played.append(one_game(game, seed, "standard"))
        results[game] = {name: mean(one[name] for one in played) for name in played[0]}
    return results
