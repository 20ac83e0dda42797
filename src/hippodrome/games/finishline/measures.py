"""What is worth knowing of three races of Finish Line, for those who compare rules."""

from collections.abc import Sequence
from typing import Any

from hippodrome.engine.measuring import Bets, Games, Measure
from hippodrome.games.finishline.parts import ONE_DIE
from hippodrome.games.finishline.state import NOBODY
from hippodrome.words import sentence

BET_KINDS = {
    "win": sentence("finishline-wager-win"),
    "pair": sentence("finishline-wager-pair"),
}
"""The kinds of bets that are told of, and their names."""


def of_a_race(games: Games, event: str, wanted: Any = None) -> Any:
    """Count an event in the races of each game, on the average of them."""
    return games.count(event, wanted) / games.count("arrival")


def winning_tiles(games: Games) -> Any:
    """Give the tile that won each race; a wrong one where nobody came home."""
    laid = games.fact("tile", "tile").reshape(-1, games.printed.runners)
    return laid[range(len(laid)), games.fact("arrival", "first")]


def won_by(games: Games, marked: Sequence[int]) -> Any:
    """Give the share of races that tiles with a mark won."""
    winners = winning_tiles(games)
    came_home = games.fact("arrival", "first") != NOBODY
    theirs = sum(winners == tile for tile, mark in enumerate(marked) if mark)
    return of_a_race(games, "arrival", theirs * came_home)


def winners_start(games: Games) -> Any:
    """Give the starting places of the winners, 1 for the leader, on the average of the races."""
    first = games.fact("arrival", "first")
    came_home = first != NOBODY
    places = games.count("arrival", (games.printed.runners - first) * came_home)
    return places / games.count("arrival", came_home)


def bets_home(games: Games) -> Any:
    """Give the share of bets that were paid."""
    return games.count("paid", games.fact("paid", "amount") > 0) / games.count("paid")


def last_starter_won(games: Games) -> Any:
    """Give whether who took the first three dice of the last race has won the game."""
    handfuls = games.fact("takes", "dice") >= ONE_DIE.size
    starters = games.fact("takes", "player")[handfuls].reshape(games.number, games.printed.races)
    return games.won(starters[:, -1])


def bets(games: Games) -> tuple[Bets, ...]:
    """F6.1: every bet of a slip, with the odds it was paid at; an outsider's bonus is no part."""
    pair = games.fact("paid", "partner") != NOBODY
    facts = (
        games.games_of("paid"),
        *(games.fact("paid", fact) for fact in ("stake", "odds", "amount")),
    )
    found = []
    for wanted in (~pair, pair):
        which, stake, odds, amount = (fact[wanted] for fact in facts)
        found.append(Bets(which, stake, amount, amount > 0, 1 / odds.clip(1)))
    return tuple(found)


MEASURES = (
    Measure("turns", "number", lambda games: of_a_race(games, "takes")),
    Measure("disqualified", "number", lambda games: games.count("disqualified")),
    Measure("favourites", "percent", lambda games: won_by(games, games.printed.favourite)),
    Measure("safe", "percent", lambda games: won_by(games, games.printed.safe)),
    Measure("winner-start", "number", winners_start),
    Measure("bets", "percent", bets_home),
    Measure("money", "money", lambda games: games.points.mean(axis=1)),
    Measure("spread", "money", lambda games: games.spread),
    Measure("starter", "percent", last_starter_won),
)
