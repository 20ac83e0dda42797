"""F4 and F5 again: our row against a second opinion over thousands of random positions."""

from __future__ import annotations

from random import Random

import pytest

from hippodrome.games.finishline.moves import (
    FIRST_INTERFERENCE,
    FIRST_TARGET,
    action_of,
    die_move,
)
from hippodrome.games.finishline.rules import doors as rules
from tests.games.finishline import oracle
from tests.games.finishline.positions import (
    A_DISQUALIFICATION,
    A_HELMET,
    A_LOSS,
    A_WHIP,
    AN_INTERFERENCE,
    DOUBLE_SHOE,
    SHOE,
    Die,
    Race,
)

POSITIONS = 400


def random_race(chance: Random) -> Race:
    """A row of two to seven, perhaps with a dead heat, letters and horseshoes anywhere."""
    tiles = chance.sample(range(1, 25), chance.choice((2, 3, 4, 5, 7, 7)))
    letters = [chance.choice("FS...") for _ in tiles]
    race = Race(
        tiles,
        favourites=[t for t, letter in zip(tiles, letters, strict=True) if letter == "F"],
        safe=[t for t, letter in zip(tiles, letters, strict=True) if letter == "S"],
    )
    shod = [tile for tile in tiles if chance.random() < 0.4]
    safe = [t for t, letter in zip(tiles, letters, strict=True) if letter == "S"]
    race.with_dice(
        shoes=shod,
        whips=[t for t in tiles if t not in safe and chance.random() < 0.2][:3],
    )
    if chance.random() < 0.5:
        race.level()
    return race


def places(race: Race) -> oracle.Places:
    order = race.order
    if race.state.level:
        return [order[:2], *([tile] for tile in order[2:])]
    return [[tile] for tile in order]


def outcomes(race: Race, die: Die) -> dict[int, oracle.Places]:
    """Give what each legal target of a die leads to."""
    race.show(die)
    index = list(zip(race.state.front, race.state.face, strict=True)).index(die)
    found = {}
    for tile in race.order:
        move = die_move(index, FIRST_TARGET + race.horse(tile))
        if race.refusal(race.state.turn, move) == 0:
            found[tile] = after(race, move)
    return found


def after(race: Race, move: int) -> oracle.Places:
    twin = race.copy()
    rules.play(twin.pack, twin.state, twin.state.turn, move)
    return places(twin)


def expected(race: Race, die: Die, tile: int) -> oracle.Places | None:
    """What the text says of a die on a tile; None where it may not be placed."""
    row = places(race)
    favourite = race.pack.favourite[tile] == 1
    safe = race.pack.safe[tile] == 1
    shod = race.state.shoe[race.horse(tile)] == 1
    leads = row[0] == [tile]
    if die == SHOE:
        if leads:
            return None if shod else row
        return oracle.forward(row, tile) if shod or favourite else row
    if die == DOUBLE_SHOE:
        return oracle.forward(row, tile)
    if die == A_HELMET:
        return oracle.helmet(row, tile) if favourite or shod else None
    if die == A_LOSS:
        return oracle.loss(row, tile)
    if safe:
        return None
    if die == A_WHIP:
        return oracle.out(row, tile) if race.state.whip[race.horse(tile)] else row
    return oracle.out(row, tile)


@pytest.mark.parametrize(
    "die", [SHOE, DOUBLE_SHOE, A_HELMET, A_LOSS, A_WHIP, A_DISQUALIFICATION], ids=str
)
def test_F4_1_to_F4_8_every_target_and_where_it_leads(die: Die) -> None:
    chance = Random(f"second opinion on {die}")
    level = 0
    for _ in range(POSITIONS):
        race = random_race(chance)
        level += race.state.level
        wanted = {tile: expected(race, die, tile) for tile in race.order}
        assert outcomes(race, die) == {tile: row for tile, row in wanted.items() if row is not None}
    assert level > POSITIONS // 4


def test_F5_14_every_interference_and_where_it_leads() -> None:
    chance = Random("second opinion on interference")
    for _ in range(POSITIONS // 2):
        race = random_race(chance)
        race.show(AN_INTERFERENCE)
        row = places(race)
        uses = [m for m in race.menu() if action_of(m) >= FIRST_INTERFERENCE]
        made = [after(race, move) for move in uses]
        found = {(tuple(oracle.ordered(m)), len(m) < len(race.order)) for m in made}
        assert found == oracle.interferences(row)
