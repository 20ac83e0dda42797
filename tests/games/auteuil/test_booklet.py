"""The booklet's worked examples, played from the first card on as people play them."""

from __future__ import annotations

from itertools import product

import pytest

from hippodrome.engine.errors import Refused
from hippodrome.engine.match import Match
from hippodrome.games import GAMES
from hippodrome.games.auteuil import GAME
from tests.games.auteuil.steps import off, throw

SLIPS = ("T7-3-4 G7 P3", "T3-7-4 G3 P7", "T4-3-7 G4 P4", "T7-3-5 G5 P5")
"""In order, in two other orders, and none at all."""
PLACED = (7, 3, 4)


def give(match: Match, *moves: str) -> None:
    """Let whoever has the dice play them."""
    for move in moves:
        match.play(match.awaited[0], move)


def takers(match: Match, die: int) -> list[int]:
    """List the horses that may take a die of so many points."""
    written = map(GAME.write, match.menu(match.awaited[0]))
    return [int(way.removeprefix(f"{die}>")) for way in written if way.startswith(f"{die}>")]


def clears(match: Match, horse: int, die: int) -> bool:
    """Tell whether a horse would come by what lies ahead of it without a fall."""
    seen = match.look(-1)
    ahead = range(seen.runners[horse - 1].square + 1, seen.runners[horse - 1].square + die + 1)
    hedges = [hedge.square for hedge in seen.course.obstacles if hedge.square in ahead]
    return not hedges or (die >= seen.course.jump and hedges[-1] != ahead[-1])


def ride(match: Match) -> None:
    """Throw what takes 7, 3 and 4 on in this order and close together; never a combination."""
    gone = [match.look(-1).runners[horse - 1].squares for horse in PLACED]
    ways = []
    for dice in product((6, 5, 4, 3, 2), repeat=3):
        first, second, third = map(sum, zip(gone, dice, strict=True))
        cleared = all(map(clears, [match] * 3, PLACED, dice))
        if cleared and len({*dice}) == 2 and first >= second >= third:
            ways.append((third - first, sum(dice), dice))
    chosen = max(ways)[-1]
    throw(match, "".join(map(str, chosen)))
    give(match, *(f"{die}>{horse}" for die, horse in zip(chosen, PLACED, strict=True)))


def test_U6_the_arrival_7_3_4_pays_win_on_7_places_on_all_three_and_tierces_in_any_order() -> None:
    match = GAMES["auteuil"].match(4, {"races": 1})
    while not match.awaited:
        match.draw(0)  # the lowest cards, and the Prix de Clermont-Tonnerre
    for seat, slip in enumerate(SLIPS):
        match.play(seat, *slip.split())
    for dice in ("666", "111", "111", "111"):
        throw(match, dice)
    purses = [seat.purse for seat in match.look(-1).seats]
    while not match.look(-1).arrival:
        ride(match)
    assert match.look(-1).arrival == PLACED
    telegrams = [(row.in_order, row.other_order, row.simple) for row in match.look(-1).pay_table]
    match.draw(telegrams.index((34, 250, 330)))
    seen = match.look(-1)
    won = [seat.purse - before for seat, before in zip(seen.seats, purses, strict=True)]
    owned = prizes_by_seat(match)
    tickets = [francs - owned[seat] for seat, francs in enumerate(won)]
    assert tickets == [2717 + 251 + 102, 123 + 102, 123 + 102, 0]


def prizes_by_seat(match: Match) -> list[int]:
    """Add up what each owner's horses have won."""
    seen = match.look(-1)
    prizes = [0] * len(seen.seats)
    for horse, francs in zip(seen.arrival, seen.card.prizes, strict=True):
        if seen.runners[horse - 1].owner is not None and seen.runners[horse - 1].owner >= 0:
            prizes[seen.runners[horse - 1].owner] += francs
    return prizes


def test_U3_2_with_2_1_1_the_horse_that_alone_can_take_the_2_must_be_kept_for_it() -> None:
    match = GAMES["auteuil"].match(4, {"races": 1})
    off(match)
    for dice, moves in (
        ("331", ("3>1", "3>2", "1>3")),
        ("332", ("3>4", "3>5", "2>3")),
        ("331", ("3>6", "3>7", "1>8")),
    ):
        throw(match, dice)
        give(match, *moves)
    throw(match, "211")
    assert takers(match, 2) == [8], "the others stand before a hedge that a 2 does not clear"
    for written in ("1>8", "1>3 1>8"):
        with pytest.raises(Refused) as caught:
            give(match, *written.split())
        assert caught.value.paragraph == "U3.2"
    give(match, "2>8", "1>4")
    assert match.look(-1).used == (True, True, True)
