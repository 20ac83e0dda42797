"""What a seat may choose and what it may not, with consequences and reasons, from its view."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from hippodrome.games.finishline.people.looks import Choice
from hippodrome.games.finishline.people.moves import (
    BetPair,
    BetWin,
    PlayExtra,
    Take,
    from_number,
    write,
)
from hippodrome.games.finishline.people.refusals import explain
from hippodrome.games.finishline.people.uses import (
    COLOUR_NAMES,
    ChangePace,
    DrawLevel,
    Interfere,
    KeepForLater,
    PutAside,
    PutOn,
    SideBet,
    Trick,
    UseDie,
)
from hippodrome.games.finishline.rules.betting import odds_of, pair_odds
from hippodrome.games.finishline.rules.codes import (
    ALLOWED,
    DECLINE_MOVE,
    FIRST_TARGET,
    FIRST_TRICK_OF_ONE,
    HANDFULS_OF_THREE,
    LEVEL_UP,
    MENU,
    PAIR_COUNT,
    PAIR_HIGH,
    PAIR_LOW,
    READY_MOVE,
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
from hippodrome.games.finishline.rules.doors import amounts, menu, refusal
from hippodrome.games.finishline.rules.effects import place_shoe, use_die
from hippodrome.games.finishline.rules.faces import shows_again, takes_horse
from hippodrome.games.finishline.state import (
    BETS,
    BLACK,
    COLOURS,
    DEAD_HEAT,
    DISQUALIFIED,
    DOUBLE,
    EXTRAS,
    FRONT,
    HELMET,
    HORSESHOE,
    INTERFERENCE,
    LEVEL,
    LOSS,
    NO_DIE,
    PACE,
    TAKE,
    TRICK,
    USE,
    WHIP,
    WHITE,
    Pack,
    State,
)

PUT_ON_KINDS = {
    HORSESHOE: "shoe",
    DOUBLE: "double",
    WHIP: "whip",
    HELMET: "helmet",
    LOSS: "loss",
    DISQUALIFIED: "disqualify",
}
KINDS = {
    PutAside: "aside",
    ChangePace: "pace",
    Interfere: "interference",
    DrawLevel: "level",
    KeepForLater: "keep",
    SideBet: "side",
    Trick: "trick",
}
ANOTHER_ORDER = 1
"""An order that is never the old one, to ask whether three horses may be rearranged at all."""


def choices(pack: Pack, view: State, seat: int) -> tuple[Choice, ...]:
    """List the legal moves of a seat with what each would do; a bet once for all its stakes."""
    if seat < 0 or not view.awaits >> seat & 1:
        return ()
    if view.phase == BETS:
        done = Choice(SLIP_DONE_MOVE, write(SLIP_DONE_MOVE), "done")
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


def bet_choice(pack: Pack, view: State, seat: int, move: int) -> Choice:
    """Give a bet with its least stake, its odds and what may be staked."""
    least, most, step = stakes(pack, view, seat, move)
    bet = from_number(move)
    if isinstance(bet, BetWin):
        return Choice(
            move,
            write(move),
            "win",
            horse=bet.horse,
            odds=odds_of(pack, view, bet.horse),
            least=least,
            most=most,
            step=step,
        )
    assert isinstance(bet, BetPair)
    pair = next(p for p in range(PAIR_COUNT) if (PAIR_LOW[p], PAIR_HIGH[p]) == (bet.low, bet.high))
    return Choice(
        move,
        write(move),
        "pair",
        horses=(bet.low, bet.high),
        odds=pair_odds(pack, view, pair),
        least=least,
        most=most,
        step=step,
    )


def stakes(pack: Pack, view: State, seat: int, move: int) -> tuple[int, int, int]:
    """Give least, most and step of a bet's stake, all 0 where the bet cannot be made."""
    found = [0, 0, 0]
    if not amounts(pack, view, seat, move, found):
        return 0, 0, 0
    least, most, step = found
    return least, most, step


def consequence(pack: Pack, view: State, seat: int, move: int) -> Choice:
    """Say what a legal move would do, tried out on a copy of the view."""
    named = named_choice(view, move)
    if named.kind in ("ready", "take", "handful", "decline"):
        return named
    trial = view.copy()
    made = from_number(move)
    if isinstance(made, PlayExtra):
        place_shoe(pack, trial, seat, made.horse, BLACK)
    else:
        use_die(pack, trial, seat, die_of(move), action_of(move))
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


def named_choice(view: State, move: int) -> Choice:
    """Give what a move is, without what it does."""
    made = from_number(move)
    if isinstance(made, Take):
        colours = tuple(COLOUR_NAMES[colour] for colour in made.colours)
        return Choice(
            move, write(move), "take" if len(colours) == 1 else "handful", colours=colours
        )
    if isinstance(made, PlayExtra):
        return Choice(move, write(move), "extra", horse=made.horse)
    if move == DECLINE_MOVE:
        return Choice(move, write(move), "decline")
    if move == READY_MOVE:
        return Choice(move, write(move), "ready")
    assert isinstance(made, UseDie)
    return named_use(view, move, made)


def named_use(view: State, move: int, made: UseDie) -> Choice:
    """Give what is done with one of the three dice."""
    written = write(move)
    if isinstance(made, PutOn):
        kind = PUT_ON_KINDS.get(view.face[made.die], "outsider")
        return Choice(move, written, kind, die=made.die, horse=made.horse)
    kind = KINDS[type(made)]
    if isinstance(made, ChangePace):
        return Choice(move, written, kind, die=made.die, horse=made.end, from_horse=made.start)
    if isinstance(made, Interfere):
        three = row_of(view)[made.back : made.back + 3]
        return Choice(move, written, kind, die=made.die, horses=three)
    if isinstance(made, DrawLevel) and view.running >= LEVEL:
        return Choice(move, written, kind, die=made.die, horse=view.row[view.running - LEVEL])
    if isinstance(made, Trick):
        colours = tuple(COLOUR_NAMES[colour] for colour in made.colours)
        return Choice(move, written, kind, die=made.die, colours=colours)
    return Choice(move, written, kind, die=made.die)


def barred(pack: Pack, view: State, seat: int) -> tuple[Choice, ...]:
    """List what one might think of doing and may not, with the reason."""
    if seat < 0 or not view.awaits >> seat & 1:
        return ()
    if view.phase == BETS:
        return tuple(
            with_reason(pack, view, seat, bet)
            for bet in every_bet(pack, view, seat)
            if not bet.most
        )
    return tuple(
        with_reason(pack, view, seat, named_choice(view, move))
        for move in thinkable(view)
        if refusal(pack, view, seat, move) != ALLOWED
    )


def with_reason(pack: Pack, view: State, seat: int, choice: Choice) -> Choice:
    """Add to a choice why it may not be made."""
    refused = explain(pack, view, seat, choice.move)
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
    elif face == TRICK and not any(view.left):
        yield FIRST_TRICK_OF_ONE + WHITE
