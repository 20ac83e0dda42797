"""The race caller: what a die did, who went past whom, and who leads now."""

from __future__ import annotations

from typing import Any

from hippodrome.games.finishline.moves import DECLINE_MOVE, MOVES
from hippodrome.games.finishline.parts import dice_of
from hippodrome.games.finishline.people.choices import row_of
from hippodrome.games.finishline.people.names import (
    dice_names,
    face_amount,
    horse_name,
    player,
    rolled_name,
)
from hippodrome.games.finishline.rules.faces import has_shoe, is_favourite
from hippodrome.games.finishline.rules.row import index_in_row, places_ahead
from hippodrome.games.finishline.state import (
    DISQUALIFIED,
    DOUBLE,
    HELMET,
    HORSESHOE,
    LEVEL,
    LOSS,
    TAKE,
    WHIP,
    Pack,
    State,
)
from hippodrome.words import Sentence, sentence

PUT_ON_KINDS = {
    HORSESHOE: "shoe",
    DOUBLE: "double",
    WHIP: "whip",
    HELMET: "helmet",
    LOSS: "loss",
    DISQUALIFIED: "disqualify",
}


def call(view: State, ways: int) -> int:
    """Choose one of the caller's ways to say a thing, so that neighbours in time differ."""
    return (view.turns + view.turns // ways + view.race) % ways


def tell_use(pack: Pack, before: State, after: State) -> list[Sentence]:
    """F3.4: one of the three dice is used, or put aside."""
    made: Any = MOVES.chosen(after.did - 1)
    if made.kind == "on":
        told = [tell_put_on(pack, before, after, made)]
        shifted = PUT_ON_KINDS.get(before.face[made.die - 1]) in ("shoe", "double", "helmet")
        mover = made.horse if shifted else None
    elif made.kind == "pace":
        told = [tell_pace(pack, before, after, made)]
        mover = made.end
    else:
        told = [tell_other_use(pack, before, after, made)]
        mover = None
    return told + tell_row(before, after, mover)


def tell_put_on(pack: Pack, before: State, after: State, made: Any) -> Sentence:
    """F5: a die placed on a horse."""
    seat, horse = player(before.turn), horse_name(before, made.horse)
    kind = PUT_ON_KINDS.get(before.face[made.die - 1], "outsider")
    if kind == "shoe":
        effect = shoe_effect(pack, before, after, made.horse)
        return sentence(
            "finishline-story-shoe", player=seat, horse=horse, effect=effect, call=call(before, 3)
        )
    if kind == "double":
        return sentence("finishline-story-double", player=seat, horse=horse, call=call(before, 3))
    if kind == "whip":
        return sentence(
            "finishline-story-whip", player=seat, horse=horse, second=before.whip[made.horse]
        )
    if kind == "helmet":
        return sentence("finishline-story-helmet", player=seat, horse=horse, call=call(before, 3))
    if kind == "loss":
        return sentence(
            "finishline-story-loss",
            player=seat,
            horse=horse,
            rivals=names(after, gone_past(after, before, made.horse)),
            call=call(before, 3),
        )
    if kind == "disqualify":
        return sentence("finishline-story-disqualify", player=seat, horse=horse)
    return sentence(
        "finishline-story-outsider",
        player=seat,
        horse=horse,
        amount=face_amount(pack, before.face[made.die - 1]),
    )


def tell_pace(pack: Pack, before: State, after: State, made: Any) -> Sentence:
    """F5.4: a horseshoe goes from one horse to another."""
    return sentence(
        "finishline-story-pace",
        player=player(before.turn),
        start=horse_name(before, made.start),
        end=horse_name(before, made.end),
        effect=shoe_effect(pack, before, after, made.end),
    )


def tell_other_use(pack: Pack, before: State, after: State, made: Any) -> Sentence:
    """F3.4, F5: a die that is not placed on one horse."""
    seat = player(before.turn)
    if made.kind == "mix":
        three = row_of(after)[made.back - 1 : made.back + 2]
        return sentence(
            "finishline-story-interference", player=seat, horses=names(after, three[::-1])
        )
    if made.kind == "level":
        leader, second = before.row[before.running - 1], before.row[before.running - LEVEL]
        return sentence(
            "finishline-story-level",
            player=seat,
            horse=horse_name(before, second),
            leader=horse_name(before, leader),
        )
    if made.kind == "keep":
        return sentence("finishline-story-keep", player=seat)
    if made.kind == "side":
        again = "again" if before.seats == 2 else "next"
        return sentence(
            "finishline-story-side",
            player=seat,
            other=player((before.turn + 1) % before.seats),
            stake=pack.side_stake,
            who=again if after.phase == TAKE else "last",
        )
    if made.kind in ("trick", "trick-two"):
        return sentence(
            "finishline-story-trick",
            player=seat,
            dice=dice_names((made.colour,) if made.kind == "trick" else dice_of(made.colours)),
        )
    return sentence(
        "finishline-story-aside",
        player=seat,
        die=rolled_name(pack, before, made.die - 1),
        call=call(before, 3),
    )


def tell_extra(pack: Pack, before: State, after: State) -> list[Sentence]:
    """F3.7, F3.9: an extra action after the race, or none."""
    seat = player(before.turn)
    if after.did - 1 == DECLINE_MOVE:
        return [sentence("finishline-story-decline", player=seat)]
    made: Any = MOVES.chosen(after.did - 1)
    told = sentence(
        "finishline-story-extra",
        player=seat,
        horse=horse_name(before, made.horse),
        effect=shoe_effect(pack, before, after, made.horse),
    )
    return [told, *tell_row(before, after, made.horse)]


def shoe_effect(pack: Pack, before: State, after: State, horse: int) -> str:
    """F5.1: say whether a horseshoe waits, or why it moved its horse at once."""
    if row_of(before) == row_of(after) and before.level == after.level:
        return "waits"
    if is_favourite(pack, before, horse) and not has_shoe(before, horse):
        return "favourite"
    return "second"


def tell_row(before: State, after: State, mover: int | None) -> list[Sentence]:
    """F4: who left, who went past whom, who is no longer level, and who leads now."""
    told = []
    for horse in row_of(before):
        if horse not in row_of(after):
            name = horse_name(before, horse)
            told.append(sentence("finishline-story-disqualified", horse=name, call=call(before, 3)))
    fronts = leaders(before)
    if mover is not None and mover not in fronts:
        rivals = gone_past(before, after, mover)
        if rivals:
            told.append(
                sentence(
                    "finishline-story-passes",
                    horse=horse_name(after, mover),
                    rivals=names(after, rivals),
                    place=places_ahead(after, index_in_row(after, mover)) + 1,
                    call=call(before, 3),
                )
            )
    if before.level and not after.level and all(horse in row_of(after) for horse in fronts):
        rival, horse = sorted(fronts, key=lambda front: index_in_row(after, front))
        told.append(
            sentence(
                "finishline-story-parted",
                horse=horse_name(after, horse),
                rival=horse_name(after, rival),
            )
        )
    now = leaders(after)
    if len(now) == 1 and now[0] not in fronts:
        told.append(
            sentence(
                "finishline-story-leads", horse=horse_name(after, now[0]), call=call(before, 4)
            )
        )
    return told


def leaders(view: State) -> tuple[int, ...]:
    """Give the horse in front, or both level ones."""
    return row_of(view)[-LEVEL if view.level else -1 :]


def gone_past(before: State, after: State, horse: int) -> tuple[int, ...]:
    """Give the horses that were ahead of one, or level with it, and are behind it now."""
    return tuple(
        other
        for other in row_of(after)[::-1]
        if behind(after, other, horse) and not behind(before, other, horse)
    )


def behind(view: State, other: int, horse: int) -> bool:
    """Is one horse in a place behind another?"""
    return places_ahead(view, index_in_row(view, other)) > places_ahead(
        view, index_in_row(view, horse)
    )


def names(view: State, horses: tuple[int, ...]) -> tuple[Sentence, ...]:
    """Name horses by their tiles."""
    return tuple(horse_name(view, horse) for horse in horses)
