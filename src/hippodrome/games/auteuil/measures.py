"""What is worth knowing of an evening at Auteuil, for those who compare rules."""

from typing import Any

from hippodrome.engine.measuring import Games, Measure

SEATS = 3
"""With three there are horses without owner and owners of two: at four or five only one of them."""


def races(games: Games) -> Any:
    """Count the races of each evening."""
    return games.count("arrival")


def rounds(games: Games) -> Any:
    """U2.5: how often the dice went round in a race; a second throw is the same turn."""
    return (games.count("thrown") - games.count("again")) / (races(games) * games.seats)


def falls(games: Games) -> Any:
    """U4.2: falls for each throw."""
    return (games.count("fell") + games.count("out")) / games.count("thrown")


def owned(games: Games) -> Any:
    """U2.1, U6.3: the part of the races that a horse with an owner won."""
    return games.count("prize", games.fact("prize", "place") == 1) / races(games)


def tierces(games: Games) -> Any:
    """U6.4: the part of the slips whose tiercé was paid."""
    home = games.count("slip-paid", games.fact("slip-paid", "tierce") > 0)
    return home / (races(games) * games.seats)


MEASURES = (
    Measure("rounds", "number", rounds),
    Measure("falls", "number", falls),
    Measure("owned", "percent", owned),
    Measure("tierce", "percent", tierces),
    Measure("purse", "money", lambda games: games.points.mean(axis=1)),
    Measure("spread", "money", lambda games: games.spread),
    Measure("debts", "percent", lambda games: (games.points < 0).mean(axis=1)),
    Measure("first-seat", "percent", lambda games: games.won(0)),
)
