"""What a seat may choose and what it may not, with consequences and reasons, from its view."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, cast

from msgspec.structs import replace

from hippodrome.games.finishline.moves import (
    BET_ON_THE_SIDE,
    FIRST_TARGET,
    FIRST_TRICK_OF_ONE,
    HANDFULS_OF_THREE,
    LEVEL_UP,
    MENU,
    MOVES,
    PAIR_COUNT,
    PAIR_HIGH,
    PAIR_LOW,
    SLIP_DONE_MOVE,
    STRETCHES,
    action_of,
    die_move,
    die_of,
    extra_move,
    handful_move,
    interference_action,
    pace_action,
    pair_move,
    take_move,
    win_move,
)
from hippodrome.games.finishline.parts import PAIR, Colour, dice_of
from hippodrome.games.finishline.people.look.types import Choice
from hippodrome.games.finishline.people.refusals import explain
from hippodrome.games.finishline.rules.betting import odds_of, pair_odds
from hippodrome.games.finishline.rules.doors import amounts, menu, refusal
from hippodrome.games.finishline.rules.effects import place_shoe, use_die
from hippodrome.games.finishline.rules.faces import shows_again, takes_horse
from hippodrome.games.finishline.rules.reasons import (
    ALLOWED,
)
from hippodrome.games.finishline.state import (
    BETS,
    BLACK,
    COLOURS,
    DEAD_HEAT,
    EXTRAS,
    FRONT,
    INTERFERENCE,
    LEVEL,
    NO_DIE,
    NOBODY,
    PACE,
    SIDE_BET,
    TAKE,
    TRICK,
    USE,
    WHITE,
    Pack,
    State,
)

RUNGS = (1, 2, 5)
"""Stakes worth offering: these times powers of ten, in steps, and all the money left."""
ANOTHER_ORDER = 1
"""An order that is never the old one, to ask whether three horses may be rearranged at all."""


def choices(pack: Pack, view: State, seat: int) -> tuple[Choice, ...]:
    """List the legal moves of a seat with what each would do; a bet once for all its stakes."""
    if seat < 0 or not view.awaits >> seat & 1:
        return ()
    if view.phase == BETS:
        done = Choice(MOVES.chosen(SLIP_DONE_MOVE))
        return (done, *(bet for bet in every_bet(pack, view, seat) if bet.most))
    moves = [0] * MENU
    count = menu(pack, view, seat, moves)
    return tuple(consequence(pack, view, seat, move) for move in moves[:count])


def every_bet(pack: Pack, view: State, seat: int) -> Iterator[Choice]:
    """F2.4: every win bet and every pair bet, with the range of its stake or none."""
    for horse in range(pack.runners):
        yield bet_choice(pack, view, seat, win_move(horse, pack.step))
    for pair in range(PAIR_COUNT):
        if PAIR_HIGH[pair] < pack.runners:
            yield bet_choice(pack, view, seat, pair_move(pair, pack.step))


def bet_choice(pack: Pack, view: State, seat: int, number: int) -> Choice:
    """Give a bet with its least stake, its odds and what may be staked."""
    bet: Any = MOVES.chosen(number)
    found = [0, 0, 0]  # all 0 where the bet cannot be made
    amounts(pack, view, seat, number, found)
    least, most, step = found
    horse, horses = NOBODY, tuple[int, ...]()
    if bet.kind == "win":
        horse, odds = bet.horse, odds_of(pack, view, bet.horse)
    else:
        pair = PAIR.words.index(bet.pair)
        horses, odds = (PAIR_LOW[pair], PAIR_HIGH[pair]), pair_odds(pack, view, pair)
    return Choice(
        bet,
        least=least,
        most=most,
        step=step,
        ladder=ladder(least, most, step),
        horse=horse,
        horses=horses,
        odds=odds,
    )


@lru_cache(maxsize=256)  # every bet of a slip has the same
def ladder(least: int, most: int, step: int) -> tuple[int, ...]:
    """List some stakes, and all the money left."""
    if not most:
        return ()
    stakes, power = [], 1
    while power * step < most:
        stakes += [rung * power * step for rung in RUNGS if least <= rung * power * step < most]
        power *= 10
    return (*stakes, most)


def consequence(pack: Pack, view: State, seat: int, number: int) -> Choice:
    """Say what a legal move would do, tried out on a copy of the view."""
    named = named_choice(view, number)
    if named.move.kind in ("go", "take", "handful", "decline"):
        return named
    trial = view.copy()
    if named.move.kind == "extra":
        place_shoe(pack, trial, seat, named.horse, BLACK)
    else:
        use_die(pack, trial, seat, die_of(number), action_of(number))
    return with_row(named, view, trial)


def with_row(named: Choice, view: State, trial: State) -> Choice:
    """Add to a choice how the row will stand, if it changes, and who leaves it."""
    before, after = row_of(view), row_of(trial)
    changes = before != after or view.level != trial.level
    return replace(
        named,
        order=after if changes else (),
        level_after=bool(trial.level),
        leaves=tuple(horse for horse in before if horse not in after),
    )


def row_of(view: State) -> tuple[int, ...]:
    """Give the horses in the race from the back to the front."""
    return tuple(view.row[index] for index in range(view.running))


def named_choice(view: State, number: int) -> Choice:
    """Give what a move is about, without what it does."""
    made: Any = MOVES.chosen(number)
    if made.kind in ("on", "extra"):
        return Choice(made, horse=made.horse)
    if made.kind == "pace":
        return Choice(made, horse=made.end)
    if made.kind == "mix":
        return Choice(made, horses=row_of(view)[made.back - 1 : made.back + 2])
    if made.kind == "level" and view.running >= LEVEL:
        return Choice(made, horse=view.row[view.running - LEVEL])
    if made.kind in ("take", "trick"):
        return Choice(made, colours=(made.colour,))
    if made.kind in ("handful", "trick-two"):
        return Choice(made, colours=cast("tuple[Colour, ...]", dice_of(made.colours)))
    return Choice(made)


def barred(pack: Pack, view: State, seat: int) -> tuple[Choice, ...]:
    """List what one might think of doing and may not, with the reason."""
    if seat < 0 or not view.awaits >> seat & 1:
        return ()
    if view.phase == BETS:
        return tuple(
            with_reason(pack, view, seat, MOVES.number(bet.move), bet)
            for bet in every_bet(pack, view, seat)
            if not bet.most
        )
    return tuple(
        with_reason(pack, view, seat, move, named_choice(view, move))
        for move in thinkable(view)
        if refusal(pack, view, seat, move) != ALLOWED
    )


def with_reason(pack: Pack, view: State, seat: int, number: int, choice: Choice) -> Choice:
    """Add to a choice why it may not be made."""
    refused = explain(pack, view, seat, number)
    return replace(choice, barred=refused.sentence, paragraph=refused.paragraph)


def thinkable(view: State) -> Iterator[int]:
    """Give the moves that dice and horses in sight suggest, legal or not."""
    if view.phase == TAKE:
        if view.front[0] == NO_DIE:
            yield from (handful_move(handful) for handful in range(HANDFULS_OF_THREE))
        else:
            yield from (take_move(colour) for colour in range(COLOURS))
    elif view.phase == USE:
        for die in range(FRONT):
            if not shows_again(view, die):
                yield from (die_move(die, action) for action in thinkable_uses(view, die))
    elif view.phase == EXTRAS:
        yield from (extra_move(horse) for horse in row_of(view))


def thinkable_uses(view: State, die: int) -> Iterator[int]:
    """Give the actions that the face of a die suggests."""
    face, row = view.face[die], row_of(view)
    if takes_horse(face):
        yield from (FIRST_TARGET + horse for horse in row)
    elif face == PACE:
        shod = [horse for horse in row if view.shoe[horse]]
        yield from (pace_action(start, end) for start in shod for end in row if end != start)
        if row and not shod:
            yield pace_action(row[0], row[-1])  # one reason is enough
    elif face == INTERFERENCE:
        for back in range(max(1, min(STRETCHES, len(row) - 2))):
            yield interference_action(back, ANOTHER_ORDER)
    elif face == DEAD_HEAT:
        yield LEVEL_UP
    elif face == SIDE_BET:
        yield BET_ON_THE_SIDE
    elif face == TRICK and not any(view.left):
        yield FIRST_TRICK_OF_ONE + WHITE
