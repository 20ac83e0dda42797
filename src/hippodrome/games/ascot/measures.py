"""What is worth knowing of a game of Ascot, for those who compare rules."""

from collections.abc import Callable
from typing import Any

from hippodrome.engine.measuring import Games, Measure
from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.content import COLOUR_NAMES
from hippodrome.games.ascot.state import FORCED


def won_by(colour: str) -> Callable[[Games], Any]:
    """Give how to count the races that a horse of a colour won (A1.1)."""
    printed = GAME.pack().printed
    number = 1 + COLOUR_NAMES.index(colour)
    horses = [one for one in range(1, printed.horses + 1) if printed.colour[one] == number]

    def won(games: Games) -> Any:
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
