"""The race caller: dice, jumps, falls, the lead and the arrival, told from an audience's views."""

from __future__ import annotations

from hippodrome.games.auteuil.people.choices import arrival
from hippodrome.games.auteuil.people.look import COMBINATIONS
from hippodrome.games.auteuil.people.names import at_obstacle, horse_name, player, the_obstacle
from hippodrome.games.auteuil.people.refusals import dice_left, obstacles_passed
from hippodrome.games.auteuil.rules.moving import combination, post
from hippodrome.games.auteuil.state import (
    BONUS,
    DICE,
    DICE_OUT,
    FACES,
    FOURTH,
    OPENING,
    THROW,
    Pack,
    State,
)
from hippodrome.words import Sentence, sentence

CALLS = 6
"""How many ways the race caller has of saying the same thing."""
EXTRAS = {BONUS: "bonus", FOURTH: "fourth"}


def call_of(view: State) -> int:
    """Choose one of the caller's ways, the same for every audience."""
    return (view.race + view.rounds + sum(view.squares)) % CALLS


def tell_opening(before: State, after: State) -> list[Sentence]:
    """U2.5: one throw for the start, and what comes of it."""
    total = sum(after.die)
    told = [
        sentence(
            "auteuil-story-opening",
            player=player(before.turn),
            one=after.die[0],
            two=after.die[1],
            three=after.die[2],
            total=total,
        )
    ]
    if after.phase == THROW:
        told.append(sentence("auteuil-story-starts", player=player(after.turn)))
        told.append(sentence("auteuil-story-off", call=call_of(after)))
        return told
    contenders = [seat for seat in range(before.seats) if before.contenders >> seat & 1]
    if all(before.opening[seat] for seat in contenders if seat != before.turn):
        level = tuple(player(seat) for seat in range(after.seats) if after.contenders >> seat & 1)
        best = max(before.opening[seat] for seat in contenders)  # one of them threw it before
        told.append(sentence("auteuil-story-opening-tie", players=level, total=best))
    return told


def tell_throw(pack: Pack, before: State, after: State) -> list[Sentence]:
    """U3.4, U5: the dice as they fell, and whether anybody can take them."""
    thrower = player(before.turn)
    told = [
        sentence(
            "auteuil-story-throw",
            player=thrower,
            one=after.die[0],
            two=after.die[1],
            three=after.die[2],
            combination=COMBINATIONS[combination(after)] or "none",
        )
    ]
    if after.phase == THROW:
        told.append(sentence("auteuil-story-nothing", player=thrower))
    return told + tell_freed(pack, before, after)


def tell_freed(pack: Pack, before: State, after: State) -> list[Sentence]:
    """U4.4: the horses that may go on from where they fell, for a turn has come round."""
    return [
        sentence(
            "auteuil-story-freed",
            horse=horse_name(horse),
            where=at_obstacle(pack, after.squares[horse]),
        )
        for horse in range(1, pack.horses + 1)
        if before.fallen[horse]
        and not after.fallen[horse]
        and before.squares[horse] == after.squares[horse]
    ]


def tell_move(pack: Pack, before: State, after: State) -> list[Sentence]:
    """U3, U4, U5: a horse taken further, or enough of it; then what the turn comes to."""
    seat = player(before.turn)
    horse = mover(pack, before, after)
    if horse == 0:
        kind = EXTRAS[before.phase]
        return [
            sentence("auteuil-story-enough", player=seat, kind=kind),
            *tell_freed(pack, before, after),
        ]
    told = tell_run(pack, before, after, horse)
    told += tell_progress(pack, before, after, horse)
    if after.phase == THROW:
        if before.phase == DICE_OUT and not all(after.used):
            lost = dice_left(after)
            told.append(sentence("auteuil-story-lost", count=len(lost), dice=lost))
        elif after.turn == before.turn:
            told.append(sentence("auteuil-story-again", player=seat))
        told += tell_freed(pack, before, after)
    return told


def mover(pack: Pack, before: State, after: State) -> int:
    """Find the horse a move took further, or 0: squares may send it back to where it stood."""
    for horse in range(1, pack.horses + 1):
        if after.moved[horse] > before.moved[horse] or after.extra[horse] > before.extra[horse]:
            return horse
    return 0


def points_given(before: State, after: State) -> int:
    """Give the points of the die, square or fourth six just played."""
    if before.phase == BONUS:
        return 1
    if before.phase == FOURTH:
        return FACES
    return next(after.die[index] for index in range(DICE) if after.used[index] > before.used[index])


def tell_run(pack: Pack, before: State, after: State, horse: int) -> list[Sentence]:
    """U4, U6.1: from where to where a horse went, over what, and how it ended."""
    name, points, call = horse_name(horse), points_given(before, after), call_of(after)
    start, end = before.squares[horse], after.squares[horse]
    reached = min(start + points, post(pack))
    told = [
        sentence(
            "auteuil-story-move",
            player=player(before.turn),
            kind=EXTRAS.get(before.phase, "die"),
            points=points,
            horse=name,
            start=start % pack.lap,
            end=reached % pack.lap,
            home=int(reached == post(pack)),
        )
    ]
    if before.fallen[horse]:
        where = at_obstacle(pack, start)
        told.append(sentence("auteuil-story-raised", horse=name, where=where))
    passed = obstacles_passed(pack, start, points)
    if passed:
        over = tuple(the_obstacle(pack, square) for square in passed)
        told.append(sentence("auteuil-story-jump", call=call, horse=name, obstacles=over))
    if end != reached:
        told.append(
            sentence(
                "auteuil-story-further",
                horse=name,
                squares=abs(end - reached),
                way="back" if end < reached else "on",
                end=end % pack.lap,
            )
        )
    if after.fallen[horse]:
        told.append(
            sentence(
                "auteuil-story-fall",
                call=after.falls % CALLS,  # falls come thick and fast: never two alike in a row
                horse=name,
                where=at_obstacle(pack, end),
            )
        )
    if end == post(pack):
        place = arrival(after).index(horse) + 1
        told.append(sentence("auteuil-story-arrives", call=call, horse=name, place=place))
    return told


def tell_progress(pack: Pack, before: State, after: State, horse: int) -> list[Sentence]:
    """The caller speaks up for a new lap, the last obstacle and a new leader."""
    if arrival(after):
        return []
    told = []
    name, call = horse_name(horse), call_of(after)
    front, end = max(before.squares), after.squares[horse]
    if end // pack.lap > front // pack.lap:
        lap = end // pack.lap + 1
        told.append(sentence("auteuil-story-lap", call=call, horse=name, lap=lap, laps=pack.laps))
    last = last_obstacle(pack)
    if front <= last < end:
        told.append(sentence("auteuil-story-last-obstacle", call=call, horse=name))
    leader = lone_leader(pack, after)
    # Nobody leads anything before the first turn is over, nor lying on the ground.
    if (
        after.rounds > 1
        and not after.fallen[leader]
        and leader not in (0, lone_leader(pack, before))
    ):
        told.append(sentence("auteuil-story-leads", call=call, horse=horse_name(leader)))
    return told


def last_obstacle(pack: Pack) -> int:
    """Give the square of the last obstacle before the post, or one nobody passes."""
    home = post(pack)
    squares = [square for square in range(home) if pack.obstacle[square % pack.lap]]
    return squares[-1] if squares else home


def lone_leader(pack: Pack, view: State) -> int:
    """Give the horse in front of all others, or 0."""
    front = max(view.squares[1 : pack.horses + 1])
    ahead = [horse for horse in range(1, pack.horses + 1) if view.squares[horse] == front]
    return ahead[0] if len(ahead) == 1 else 0


TELLERS = {DICE_OUT: tell_move, BONUS: tell_move, FOURTH: tell_move, THROW: tell_throw}
"""How the caller tells a step of the race, by the phase it began in."""


def tell_racing(pack: Pack, before: State, after: State) -> list[Sentence]:
    """Tell a step of a race as everybody at the rails saw it."""
    if before.phase == OPENING:
        return tell_opening(before, after)
    return TELLERS[before.phase](pack, before, after)
