"""What a seat may choose and what it may not, for people: consequences and reasons."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from hippodrome.games.auteuil.moves import (
    MENU,
    MOVES,
    bonus_move,
    die_move,
    fourth_move,
    horse_of,
    points_of,
)
from hippodrome.games.auteuil.people.look.types import Choice
from hippodrome.games.auteuil.people.refusals import explain, obstacles_passed
from hippodrome.games.auteuil.rules.dice import end_of, falls_at, post, start_of, still_in
from hippodrome.games.auteuil.rules.legality import menu, refusal
from hippodrome.games.auteuil.rules.reasons import ALLOWED
from hippodrome.games.auteuil.state import (
    BONUS,
    DICE,
    DICE_OUT,
    FOURTH,
    PLACES,
    Pack,
    State,
)

GIVING = (DICE_OUT, BONUS, FOURTH)
"""The phases in which horses are moved, one choice after the other."""


def arrival(view: State) -> tuple[int, ...]:
    """List the placed horses, first to third."""
    return tuple(view.arrived[place] for place in range(1, PLACES + 1) if view.arrived[place])


def choices(pack: Pack, view: State, seat: int) -> tuple[Choice, ...]:
    """List the legal moves of a seat with what each would do."""
    moves = [0] * MENU
    count = menu(pack, view, seat, moves)
    return tuple(consequence(pack, view, move) for move in moves[:count])


def consequence(pack: Pack, view: State, move: int) -> Choice:
    """Say where a legal move takes its horse: over what, onto what, to which place."""
    points = points_of(move)
    if points == 0:
        return going_nowhere(move)
    start = start_of(pack, view, horse_of(move))
    end = end_of(pack, start, points)
    falls = falls_at(pack, view, end, points)
    out = falls and bool(pack.out[end % pack.lap])
    place = len(arrival(view)) + 1 if end == post(pack) else 0
    return Choice(
        MOVES.chosen(move),
        points=points,
        start=start,
        end=end,
        jumped=tuple(at % pack.lap for at in obstacles_passed(pack, start, points)),
        falls=falls,
        out=out,
        place=place,
        ends_race=place == PLACES or (out and still_in(pack, view) == PLACES),
    )


@cache  # a slip's menu has hundreds of moves, and none of them ever changes
def going_nowhere(move: int) -> Choice:
    """Give a move that takes no horse anywhere."""
    return Choice(MOVES.chosen(move))


def barred(pack: Pack, view: State, seat: int) -> tuple[Choice, ...]:
    """List the horses that may not take what there is to give, with the reason."""
    if seat < 0 or view.phase not in GIVING or not view.awaits >> seat & 1:
        return ()
    found = []
    for move in thinkable(pack, view):
        if refusal(pack, view, seat, move) != ALLOWED:
            refused = explain(pack, view, seat, move)
            found.append(
                Choice(
                    MOVES.chosen(move),
                    barred=refused.sentence,
                    paragraph=refused.paragraph,
                    points=points_of(move),
                    start=start_of(pack, view, horse_of(move)),
                )
            )
    return tuple(found)


def thinkable(pack: Pack, view: State) -> Iterator[int]:
    """List what one might want to give to each horse: each die left, a square, the fourth six."""
    horses = range(1, pack.horses + 1)
    if view.phase == BONUS:
        yield from (bonus_move(horse) for horse in horses)
    elif view.phase == FOURTH:
        yield from (fourth_move(horse) for horse in horses)
    else:
        left = dict.fromkeys(view.die[index] for index in range(DICE) if not view.used[index])
        yield from (die_move(points, horse) for points in left for horse in horses)
