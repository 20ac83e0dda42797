"""Sweeps: the same games with a rule, a number printed or a seat otherwise, on the same deals."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from hippodrome.engine.editions import printed_with
from hippodrome.engine.errors import BadContent, BadSetup
from hippodrome.engine.game import Game, Pack
from hippodrome.study.arms import Arm
from hippodrome.study.entrants import Entrant, filled
from hippodrome.study.simulate import one_arm

OPTION = "option."
"""How the name of an option begins, beside those of printed numbers: `option.hidden`."""
SEATS = "seats"
MOST_ARMS = 200
LONGEST_NUMBER = 9
YES_AND_NO = {"yes": 1, "no": 0, "oui": 1, "non": 0}
RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)(?:\.\.(\d+))?")


@dataclass(frozen=True, slots=True)
class Variation:
    """Something that is tried with several values."""

    place: str
    """`track.columns`, `option.hidden`, `seats`."""
    values: tuple[int, ...]


def variation(typed: str) -> Variation:
    """Read `track.columns=20..24`, `track.columns=20..24..2`, `option.hidden=0,1,2`."""
    place, equals, written = (part.strip() for part in typed.partition("="))
    if not place or not equals or not written:
        raise BadSetup("vary-form", typed=typed)
    values = [value for part in written.split(",") for value in values_of(typed, part.strip())]
    if not values:
        raise BadSetup("vary-empty", typed=typed)
    place = place.replace("-", "_") if place.startswith(OPTION) else place
    return Variation(place, tuple(dict.fromkeys(values)))


def values_of(typed: str, part: str) -> Iterator[int]:
    """Give the numbers of a range, or the one number or word."""
    if part.lower() in YES_AND_NO:
        yield YES_AND_NO[part.lower()]
        return
    found = RANGE.fullmatch(part)
    ends = found.groups() if found else (part, part, None)
    if any(not re.fullmatch(r"-?\d{1,9}", end) for end in ends if end is not None):
        raise BadSetup("vary-form", typed=typed)
    first, last, step = (int(end or 1) for end in ends)
    if step < 1:
        raise BadSetup("vary-form", typed=typed)
    if (last - first) // step >= MOST_ARMS:
        raise BadSetup("vary-too-many", most=MOST_ARMS)
    yield from range(first, last + 1, step)


def combinations(variations: Sequence[Variation], *, grid: bool) -> Iterator[dict[str, int]]:
    """Give what to change for each arm: one thing at a time, or everything with everything."""
    if grid:
        places = [one.place for one in variations]
        for values in product(*(one.values for one in variations)):
            yield dict(zip(places, values, strict=True))
    else:
        yield from ({one.place: value} for one in variations for value in one.values)


def sweep_arms(
    game: Game,
    edition: str,
    chairs: Sequence[Entrant],
    options: Mapping[str, int],
    variations: Sequence[Variation],
    *,
    grid: bool = False,
) -> tuple[Arm, ...]:
    """Give the usual table first, then one for everything that is otherwise; none twice."""
    places = [one.place for one in variations]
    for place in places:
        if places.count(place) > 1:
            raise BadSetup("vary-twice", place=place)
    arms = {"": varied(game, edition, chairs, options, {})}
    usual = arms[""].key
    for changed in combinations(variations, grid=grid):
        arm = varied(game, edition, chairs, options, changed)
        if arm.key != usual:
            arms.setdefault(arm.key, arm)
        if len(arms) > MOST_ARMS:
            raise BadSetup("vary-too-many", most=MOST_ARMS)
    if len(arms) == 1:
        raise BadSetup("vary-nothing")
    return tuple(arms.values())


def followed(game: Game, edition: str, printed: Mapping[str, int]) -> Pack:
    """Print an edition with some numbers changed, and with what must follow from them.

    Where the rules leave another number a single value (Ticket's line is just before the last
    column), it takes that value; whoever wants to change it says so.
    """
    numbers = dict(printed)
    while True:
        try:
            return printed_with(game, edition, numbers)
        except BadContent as error:
            told = error.sentence.params
            place = f"{told.get('table')}.{told.get('field')}"
            only = told.get("least")
            if place in numbers or not isinstance(only, int) or only != told.get("most"):
                raise
            numbers[place] = only


def varied(
    game: Game,
    edition: str,
    chairs: Sequence[Entrant],
    options: Mapping[str, int],
    changed: Mapping[str, int],
) -> Arm:
    """Lay one table with something otherwise, or say why it cannot be played."""
    seats = changed.get(SEATS, len(chairs))
    chosen = {
        place.removeprefix(OPTION): value
        for place, value in changed.items()
        if place.startswith(OPTION)
    }
    printed = {
        place: value
        for place, value in changed.items()
        if place != SEATS and not place.startswith(OPTION)
    }
    pack = followed(game, edition, printed)
    label = " ".join(f"{place}={value}" for place, value in changed.items())
    return one_arm(game, pack, filled(chairs, max(seats, 0)), {**dict(options), **chosen}, label)
