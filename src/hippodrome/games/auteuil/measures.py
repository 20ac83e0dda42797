"""What is worth knowing of an evening at Auteuil, for those who compare rules."""

from typing import Any

from hippodrome.engine.measuring import Bets, Games, Measure
from hippodrome.games.auteuil.rules.money import IN_ORDER, OTHER_ORDER
from hippodrome.words import sentence

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


BET_KINDS = {
    "tierce": sentence("auteuil-wager-tierce"),
    "simple": sentence("auteuil-wager-simple"),
}
"""The kinds of bets that are told of, and their names."""


def bets(games: Games) -> tuple[Bets, ...]:
    """U2.3, U6.4: the tiercé of every slip, and its win and place bets together.

    Slips stay secret, so which of the two simple bets paid is not told.
    """
    slip, printed = games.after("slip-paid", "slip-unfolded"), games.printed
    race = games.after("slip-paid", "rates")
    result, francs = games.fact("slip-paid", "tierce"), games.fact("slip-paid", "francs")
    order, other = (games.fact("rates", which)[race] for which in ("order", "other"))
    tierce = (result == IN_ORDER) * order + (result == OTHER_ORDER) * other
    which = games.games_of("slip-unfolded")
    found = []
    for staked, returned in (
        (printed.tierce_stake, tierce),
        (2 * printed.simple_stake, francs - tierce),
    ):
        paid = games.laid_out(0, slip, returned, (1, len(which)))[0]
        found.append(Bets(which, paid * 0 + staked, paid, paid > 0))
    return tuple(found)


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
