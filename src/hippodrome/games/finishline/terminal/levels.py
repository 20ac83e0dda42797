"""The questions that lead to a move of Finish Line, and what a typed number means at each.

Horses are typed by the numbers on their tiles, so the questions are made for a look.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from msgspec.structs import asdict, replace

from hippodrome.engine.errors import BadNotation
from hippodrome.engine.parts import Value
from hippodrome.games.finishline.moves import MOVES
from hippodrome.games.finishline.parts import COLOUR_NAMES, HORSE, PAIR, STAKE
from hippodrome.games.finishline.terminal import labels
from hippodrome.games.finishline.terminal.dice import letter as colour_letter
from hippodrome.terminal.face import Choices, Level
from hippodrome.words import Words

BOTH = "+"
"""What is typed to bet on two horses."""
ASIDE = 0
TRICKS = ("trick", "trick-two")
LISTED = ("target", "to", "extra", "colour")
"""Questions at which it is worth knowing what is not possible."""
Typed = Mapping[str, Value]
"""A move that is not on a list: its kind and its parts."""


@dataclass(frozen=True, slots=True)
class Staked:
    """A bet with one of its stakes; a pair stands there twice, each horse once the first."""

    move: Any
    odds: int
    horses: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Barred:
    """An answer that is not possible: what is typed for it, and the paragraph that forbids it."""

    typed: str
    colour: str
    paragraph: str

    def written(self, spoken: Words) -> str:
        """Write it as the list would, a colour with its letter."""
        return f"{self.typed} [{colour_letter(spoken, self.colour)}]" if self.colour else self.typed


def number_of(look: Any, horse: int) -> int:
    """Give the number on a horse's tile."""
    return int(look.tiles[horse].number)


def horse_of(look: Any, number: str) -> int:
    """Find the horse whose tile has this number, or say which numbers there are."""
    for tile in look.tiles:
        if str(tile.number) == number:
            return int(tile.horse)
    runners = ", ".join(str(look.tiles[horse].number) for horse in look.row)
    raise BadNotation("finishline-no-such-tile", number=number, numbers=runners)


def offered(look: Any) -> Choices:
    """List the moves to ask for: bets at several stakes, and equal dice under each number."""
    if look.phase == "bets":
        return tuple(with_stakes(look))
    if look.phase == "use":
        return tuple(
            replace(choice, move=replace(choice.move, die=die + 1))
            for die, shown in enumerate(look.front)
            for choice in look.choices
            if choice.move.die - 1 == (die if shown.same_as < 0 else shown.same_as)
        )
    return tuple(look.choices)


def with_stakes(look: Any) -> Iterator[Any]:
    """Give each bet at each stake of a short ladder, and handing in."""
    for choice in look.choices:
        if choice.move.kind == "done":
            yield choice
            continue
        horses = choice.horses or (choice.horse,)
        for stake in choice.ladder:
            move = replace(choice.move, stake=stake)
            for named in dict.fromkeys((horses, horses[::-1])):
                yield Staked(move, choice.odds, named)


def levels(look: Any) -> tuple[Level, ...]:
    """Give the questions of this moment."""
    if look.phase == "bets":
        return bet_levels(look)
    if look.phase == "take":
        return take_levels(look)
    if look.phase == "use":
        return use_levels(look)
    if look.phase == "extras":
        part, other = on_horse(look), other_extra(look)
        return (Level(part, "extra", labels.effect, own_number=True, unlisted=other),)
    return (Level(lambda _: 0, "ready", labels.ready, own_number=True, enter="0"),)


def bet_levels(look: Any) -> tuple[Level, ...]:
    """Ask for a horse or two, then for a stake."""

    def number(place: int) -> Callable[[Any], Hashable]:
        return lambda bet: number_of(look, bet.horses[place]) if bet.move.kind == "pair" else 0

    def which(choice: Any) -> Hashable:
        if choice.move.kind == "win":
            return number_of(look, choice.horses[0])
        return 0 if choice.move.kind == "done" else BOTH

    def stake(choice: Any) -> Hashable:
        return int(choice.move.stake)

    def other_win(_: Choices, typed: str) -> Typed:
        return {"kind": "win", "horse": horse_of(look, typed), "stake": look.step}

    def other_second(choices: Choices, typed: str) -> Typed:
        pair = pair_of(choices[0].horses[0], horse_of(look, typed))
        return {"kind": "pair", "pair": pair, "stake": look.step}

    def other_first(_: Choices, typed: str) -> Typed:
        pair = pair_of(horse_of(look, typed), look.row[-1])
        return {"kind": "pair", "pair": pair, "stake": look.step}

    def other_stake(choices: Choices, typed: str) -> Typed:
        stake = STAKE.value(STAKE.read(typed) or 0)
        return {**parts_of(choices[0].move), "stake": stake}

    first_question = Level(which, "bet", labels.bet, own_number=True, unlisted=other_win)
    if all(choice.move.kind == "done" for choice in look.choices):
        return (first_question,)
    return (
        first_question,
        Level(number(0), "first", labels.pair_horse(0), own_number=True, unlisted=other_first),
        Level(number(1), "second", labels.pair_horse(1), own_number=True, unlisted=other_second),
        Level(stake, "stake", labels.stake, own_number=True, columns=3, unlisted=other_stake),
    )


def take_levels(look: Any) -> tuple[Level, ...]:
    """Ask for a handful, or for one die by the number of its colour."""
    if not look.front:
        return (Level(lambda choice: choice.colours, "handful", labels.handful, columns=4),)

    def colour(choice: Any) -> Hashable:
        return COLOUR_NAMES.index(choice.move.colour) + 1

    def other_colour(_: Choices, typed: str) -> Typed:
        if not 1 <= int(typed) <= len(COLOUR_NAMES):
            raise nothing_means(typed)
        return {"kind": "take", "colour": COLOUR_NAMES[int(typed) - 1]}

    return (
        Level(colour, "colour", labels.colour, own_number=True, columns=1, unlisted=other_colour),
    )


def use_levels(look: Any) -> tuple[Level, ...]:
    """Ask for a die, then what it is used on, then where to or in which order."""

    def die(choice: Any) -> Hashable:
        return int(choice.move.die)

    def to(choice: Any) -> Hashable:
        return number_of(look, choice.horse) if choice.move.kind == "pace" else 0

    def order(choice: Any) -> Hashable:
        return tuple(choice.order) if choice.move.kind == "mix" else ()

    return (
        Level(die, "die", labels.die, own_number=True, columns=1),
        Level(target(look), "target", labels.target, own_number=True, unlisted=other_target(look)),
        Level(to, "to", labels.effect, own_number=True, unlisted=other_end(look)),
        Level(order, "order", labels.order, columns=1),
    )


def target(look: Any) -> Callable[[Any], Hashable]:
    """Part the uses of a die by what is typed for them.

    That is the number of a tile (of three to be rearranged the middle one), of a pair of dice in
    the list, 1 for the one thing a die does, and 0 for putting it aside.
    """

    def part(choice: Any) -> Hashable:
        kind = choice.move.kind
        if kind == "aside":
            return ASIDE
        if kind == "pace":
            return number_of(look, choice.move.start)
        if kind == "mix" and len(choice.horses) > 1:
            return number_of(look, choice.horses[1])
        if kind in TRICKS:
            return 1 + handfuls.index(choice.colours)
        if kind in ("level", "keep", "side", "mix"):
            return 1
        return number_of(look, choice.horse)

    uses = [*look.choices, *look.barred]
    handfuls = list(dict.fromkeys(one.colours for one in uses if one.move.kind in TRICKS))
    return part


def on_horse(look: Any) -> Callable[[Any], Hashable]:
    """Part extra actions by the number of the tile, 0 for doing without."""
    return lambda choice: 0 if choice.move.kind == "decline" else number_of(look, choice.horse)


def other_extra(look: Any) -> Callable[[Choices, str], Typed]:
    """Give an extra action on a horse that is not on the list."""
    return lambda _, typed: {"kind": "extra", "horse": horse_of(look, typed)}


def other_target(look: Any) -> Callable[[Choices, str], Typed]:
    """Give the use of a die on a horse that is not on the list."""

    def other(choices: Choices, typed: str) -> Typed:
        kinds = {choice.move.kind for choice in choices}
        if kinds <= {"aside", *TRICKS, "level", "keep", "side"}:
            raise nothing_means(typed)
        die, horse = int(choices[0].move.die), horse_of(look, typed)
        if "pace" in kinds:
            end = next(one for one in look.row if one != horse)
            return {"kind": "pace", "die": die, "start": horse, "end": end}
        if "mix" in kinds:
            return three_in_order(look, die, around(look, horse))
        return {"kind": "on", "die": die, "horse": horse}

    return other


def other_end(look: Any) -> Callable[[Choices, str], Typed]:
    """Give a change of pace to a horse that is not on the list."""
    return lambda choices, typed: {**parts_of(choices[0].move), "end": horse_of(look, typed)}


def parts_of(move: Any) -> dict[str, Value]:
    """Give the kind and the parts of a move by name."""
    return {"kind": move.kind, **asdict(move)}


def nothing_means(typed: str) -> BadNotation:
    """Say that a number means nothing at this question."""
    return BadNotation(MOVES.unreadable, text=typed)


def pair_of(one: int, other: int) -> str:
    """Name the pair of two horses, or say that they are the same."""
    return PAIR.words[PAIR.read(HORSE.write(one) + HORSE.write(other)) or 0]


def around(look: Any, horse: int) -> tuple[int, ...]:
    """Give three neighbours with this horse in the middle, in another order than theirs."""
    index = look.row.index(horse) if horse in look.row else -1
    if not 0 < index < len(look.row) - 1:
        raise BadNotation("finishline-not-neighbours", numbers=str(look.tiles[horse].number))
    back, middle, front = look.row[index - 1 : index + 2]
    return back, front, middle


def three_in_order(look: Any, die: int, wanted: tuple[int, ...]) -> Typed:
    """Give an interference that lines these three up from the back to the front."""
    indices = [look.row.index(horse) if horse in look.row else -9 for horse in wanted]
    back = min(indices)
    if sorted(indices) != list(range(back, back + len(wanted))) or back < 0:
        numbers = ", ".join(str(look.tiles[horse].number) for horse in wanted)
        raise BadNotation("finishline-not-neighbours", numbers=numbers)
    ranks = "".join(str(index - back + 1) for index in indices)
    return {"kind": "mix", "die": die, "back": back + 1, "order": ranks}


def barred(look: Any, level: Level, choices: Choices) -> tuple[Barred, ...]:
    """List what might be thought possible at a question and is not."""
    if level.question not in LISTED:
        return ()
    thinkable = look.barred
    if look.phase == "use":
        die, start = first_equal(look, choices[0].move.die), start_of(choices[0])
        anywhere = level.question == "target"
        thinkable = [
            one
            for one in look.barred
            if one.move.die == die and (anywhere or start_of(one) == start)
        ]
    possible = {level.part(one) for one in choices}
    found: dict[Hashable, Barred] = {}
    for one in thinkable:
        part = level.part(one)
        if part not in possible:
            colour = one.colours[0] if level.question == "colour" else ""
            found.setdefault(part, Barred(str(part), colour, one.paragraph))
    return tuple(found.values())


def first_equal(look: Any, die: int) -> int:
    """Give the first die that shows the same as one, under which their choices stand."""
    same = look.front[die - 1].same_as
    return die if same < 0 else int(same) + 1


def start_of(choice: Any) -> int | None:
    """Give the horse a change of pace takes its horseshoe from."""
    return getattr(choice.move, "start", None)
