"""What is worth knowing of a meeting of Ticket Gagnant, for those who compare rules."""

from typing import Any

from hippodrome.engine.measuring import Bets, Games, Measure
from hippodrome.games.ticket.state import BOXES, DISQUALIFIED, HARNESS, HORSES
from hippodrome.words import sentence

BET_KINDS = {
    "first": sentence("ticket-wager-first"),
    "second": sentence("ticket-wager-second"),
    "third": sentence("ticket-wager-third"),
    "trio": sentence("ticket-wager-trio"),
}
"""The kinds of bets that are told of, and their names."""
BOX_NAMES = tuple(BET_KINDS)[:BOXES]


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


def points_by_place(games: Games, box: int) -> Any:
    """T8.1 to T8.3: what a box earns, by the place of its horse."""
    printed = games.printed
    earned = [0, *[printed.placed] * BOXES, *printed.losing[BOXES + 1 : DISQUALIFIED + 1]]
    earned[box] = printed.winning[box]
    return games.table(earned)


def bets(games: Games) -> tuple[Bets, ...]:
    """T8: every box and every whole ticket; nothing is staked but the chance to be right.

    What states the chance of a horse to win is how many of the race's tickets name it.
    """
    which, race = games.games_of("ticket"), games.after("ticket", "race")
    out = [games.after(event, "race") for event in ("placed", "disqualified")]
    races = (len(games.rows("race")), HORSES + 1)
    arrived = games.laid_out(
        out[0], games.fact("placed", "horse"), games.fact("placed", "place"), races
    )
    arrived += games.laid_out(out[1], games.fact("disqualified", "horse"), DISQUALIFIED, races)
    places, found = [], []
    for box, name in enumerate(BOX_NAMES, start=1):
        horse = games.fact("ticket", name)
        place, named = arrived[race, horse], horse > 0
        share = games.tally(race * (HORSES + 1) + horse) / games.seats
        earned = points_by_place(games, box)[place]
        price = share[named] if box == 1 else None
        places.append(place)
        found.append(
            Bets(which[named], named[named] * 1, earned[named], (place == box)[named], price)
        )
    whole = sum(place > 0 for place in places) == BOXES
    among = sum((place > 0) & (place <= BOXES) for place in places) == BOXES
    exact = sum(place == box for box, place in enumerate(places, start=1)) == BOXES
    bonus = exact * games.printed.trio_in_order + (among & ~exact) * games.printed.trio
    found.append(Bets(which[whole], whole[whole] * 1, bonus[whole], among[whole]))
    return tuple(found)


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
