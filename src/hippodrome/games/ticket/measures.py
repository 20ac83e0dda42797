"""What is worth knowing of a meeting of Ticket Gagnant, for those who compare rules."""

from typing import Any

from hippodrome.engine.measuring import Games, Measure
from hippodrome.games.ticket.state import HARNESS, HORSES


def a_race(games: Games, event: str) -> Any:
    """Count an event in the average race of each game."""
    return games.count(event) / games.count("arrival")


def a_ticket(games: Games) -> Any:
    """Give what the average ticket of each game earned, before the floor."""
    return games.total("points", "gain") / games.count("points")


def disqualified(games: Games) -> Any:
    """Count who is disqualified in the average harness race; a game may have none."""
    harness = games.count("race", games.fact("race", "discipline") == HARNESS)
    harness[harness == 0] = float("nan")
    return games.count("disqualified") / harness


def rail(games: Games) -> Any:
    """Give the share of races that were won by a horse whose own lane lies along a rail."""
    horse = games.fact("placed", "horse")
    won = games.fact("placed", "place") == 1
    return games.count("placed", won & ((horse == 1) | (horse == HORSES))) / games.count("arrival")


def first_player(games: Games) -> Any:
    """Give the share in each win of whoever the lot made first player."""
    return games.won(games.fact("first-player", "player"))


MEASURES = (
    Measure("ticket", "number", a_ticket),
    Measure("spread", "number", lambda games: games.spread),
    Measure("first-player", "percent", first_player),
    Measure("leads", "number", lambda games: a_race(games, "leads")),
    Measure("yields", "number", lambda games: a_race(games, "yields")),
    Measure("photos", "number", lambda games: a_race(games, "photo")),
    Measure("disqualified", "number", disqualified),
    Measure("rail", "percent", rail),
)
