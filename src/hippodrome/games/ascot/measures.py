"""What is worth knowing of a game of Ascot, for those who compare rules."""

from collections.abc import Callable
from typing import Any

from hippodrome.engine.measuring import Bets, Games, Measure
from hippodrome.games.ascot.content import COLOUR_NAMES
from hippodrome.games.ascot.state import FORCED
from hippodrome.words import sentence

BET_KINDS = {
    "win": sentence("ascot-wager-win"),
    "place": sentence("ascot-wager-place"),
}
"""The kinds of bets that are told of, and their names."""


def won_by(colour: str) -> Callable[[Games], Any]:
    """Give how to count the races that a horse of a colour won (A1.1)."""
    number = 1 + COLOUR_NAMES.index(colour)

    def won(games: Games) -> Any:
        printed = games.printed
        horses = [one for one in range(1, printed.horses + 1) if printed.colour[one] == number]
        first = games.fact("race-over", "first")
        return games.count("race-over", sum(first == horse for horse in horses))

    return won


def won_by_favourite(games: Games) -> Any:
    """Count the races that a horse named favourite won (A7.1)."""
    first = games.total("race-over", "first")
    named = games.fact("favourite-named", "horse")
    return games.count("favourite-named", named == first[games.games_of("favourite-named")])


def staked(games: Games) -> Any:
    """Give what was staked with the Totalisator beside the prizes paid, nine tenths of the Bank."""
    prizes = games.total("prize-paid", "francs")
    nothing = prizes == 0
    return games.total("bet-placed", "francs") * ~nothing / (prizes + nothing)


def forced(games: Games) -> Any:
    """Count what was put up because somebody owed more than they had (A6.1)."""
    return games.count("put-up", games.fact("put-up", "kind") == FORCED)


def totalisator(games: Games) -> Bets:
    """A11.3: bets on the winner; what they state is the horse's part of all that was staked."""
    which, horse, staked = (
        games.games_of("bet-placed"),
        games.fact("bet-placed", "horse"),
        games.fact("bet-placed", "francs"),
    )
    in_all = games.total("bet-placed", "francs")[which]
    on_horse = games.tally(which * (games.printed.horses + 1) + horse, staked)
    won = (horse == games.total("race-over", "first")[which]) & (horse > 0)
    times = games.latest("ticket-paid", "times")[which]
    given_back = games.count("stake-back")[which] > 0
    returned = staked * (won * times + given_back)
    return Bets(which, staked, returned, won, on_horse / in_all.clip(1))


def places(games: Games) -> Bets:
    """A7.4: bets on a place, at the odds that the Bookmaker named, counted in halves."""
    which, odds, staked = (
        games.games_of("place-taken"),
        games.fact("place-taken", "odds"),
        games.fact("place-taken", "francs"),
    )

    def told_apart(event: str) -> Any:
        seat = games.games_of(event) * games.seats + games.fact(event, "player")
        return seat * (games.printed.horses + 1) + games.fact(event, "horse")

    won = games.among(told_apart("place-taken"), told_apart("place-paid"))
    given_back = games.count("place-back")[which] > 0
    returned = won * (staked * odds // 2) + given_back * staked
    return Bets(which, staked, returned, won, 2 / odds)


def bets(games: Games) -> tuple[Bets, ...]:
    """Every bet, by kind."""
    return totalisator(games), places(games)


MEASURES = (
    Measure("rounds", "number", lambda games: games.total("race-over", "rounds")),
    Measure("black", "percent", won_by("black")),
    Measure("red", "percent", won_by("red")),
    Measure("yellow", "percent", won_by("yellow")),
    Measure("blue", "percent", won_by("blue")),
    Measure("favourite", "percent", won_by_favourite),
    Measure("tote", "percent", staked),
    Measure("down", "number", lambda games: games.count("fell") + games.count("out-of-race")),
    Measure("spread", "money", lambda games: games.spread),
    Measure("forced", "number", forced),
    Measure("shared", "percent", lambda games: games.winners & (games.winners - 1) != 0),
)
