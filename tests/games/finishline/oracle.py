"""A second opinion on the row, written from the text with plain lists, knowing nothing of ours.

A row is a list of places from the front to the back; a place is a list of horses: one, or in a
dead heat two, the lower first.
"""

from __future__ import annotations

from itertools import permutations

Places = list[list[int]]


def where(row: Places, horse: int) -> int:
    """Find the place of a horse."""
    return next(index for index, place in enumerate(row) if horse in place)


def ordered(row: Places) -> list[int]:
    """Write the row out, the lower of two level horses first."""
    return [horse for place in row for horse in place]


def forward(row: Places, horse: int) -> Places | None:
    """One place forward, or None for a leader with nowhere to go."""
    index = where(row, horse)
    if len(row[index]) == 2:
        other = next(level for level in row[index] if level != horse)
        return [[horse], [other], *row[1:]]
    if index == 0:
        return None
    ahead = row[index - 1]
    # Two level horses that are passed come to stand one behind the other, the lower first.
    return [*row[: index - 1], [horse], *([h] for h in ahead), *row[index + 1 :]]


def helmet(row: Places, horse: int) -> Places | None:
    """Two places, or one for the second; none for who leads."""
    index = where(row, horse)
    if index == 0:
        return None
    once = forward(row, horse)
    assert once is not None
    return once if index == 1 else forward(once, horse)


def loss(row: Places, horse: int) -> Places | None:
    """Two places back, unless fewer lie behind."""
    index = where(row, horse)
    if len(row) - 1 - index < 2:
        return None
    stays = [[h for h in place if h != horse] for place in row]
    behind = stays[: index + 3] if stays[index] else stays[:index] + stays[index + 1 : index + 3]
    return [*(place for place in behind if place), [horse], *stays[index + 3 :]]


def out(row: Places, horse: int) -> Places:
    """Leave the race."""
    return [place for place in ([h for h in place if h != horse] for place in row) if place]


def interferences(row: Places) -> set[tuple[tuple[int, ...], bool]]:
    """All rows an interference can make, each with whether two are still level."""
    found = set()
    horses = ordered(row)
    level = len(row) < len(horses)
    for first in range(len(horses) - 2):
        three = horses[first : first + 3]
        touched = [place for place in row if set(place) & set(three)]
        if not all(set(place) <= set(three) for place in touched):
            continue  # one of two level horses alone
        for order in permutations(three):
            after = (*horses[:first], *order, *horses[first + 3 :])
            still = level and first > 0
            if (list(after), still) != (horses, level):
                found.add((after, still))
    return found
