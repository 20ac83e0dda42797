"""The questions that lead to a move of Finish Line, and what a typed number means at each.

Horses are typed by the numbers on their tiles, so the questions are made for a look.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Any

from msgspec.structs import replace

from hippodrome.engine.errors import BadNotation
from hippodrome.games.finishline.terminal import labels
from hippodrome.games.finishline.terminal.dice import COLOURS
from hippodrome.games.finishline.terminal.dice import letter as colour_letter
from hippodrome.terminal.face import Choices, Level
from hippodrome.words import Words

PAIR = "+"
"""What is typed to bet on two horses."""
ASIDE = 0
LISTED = ("target", "to", "extra", "colour")
"""Questions at which it is worth knowing what is not possible."""
RUNGS = (1, 2, 5)
"""Stakes that are offered: these times powers of ten, in steps, and all the money left."""


@dataclass(frozen=True, slots=True)
class Staked:
    """A bet with one of its stakes; a pair stands there twice, each horse once the first."""

    move: int
    notation: str
    kind: str
    odds: int
    horses: tuple[int, ...]
    stake: int


@dataclass(frozen=True, slots=True)
class Barred:
    """An answer that is not possible: what is typed for it, and the paragraph that forbids it."""

    typed: str
    colour: str
    paragraph: str

    def written(self, spoken: Words) -> str:
        """Write it as the list would, a colour with its letter."""
        return f"{self.typed} [{colour_letter(spoken, self.colour)}]" if self.colour else self.typed


def letter(horse: int) -> str:
    """Give the letter a horse has in notation."""
    return ascii_lowercase[horse]


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
            replace(choice, die=die)
            for die, shown in enumerate(look.front)
            for choice in look.choices
            if choice.die == (die if shown.same_as < 0 else shown.same_as)
        )
    return tuple(look.choices)


def with_stakes(look: Any) -> Iterator[Any]:
    """Give each bet at each stake of a short ladder, and handing in."""
    for choice in look.choices:
        if choice.kind == "done":
            yield choice
            continue
        horses = choice.horses or (choice.horse,)
        for stake in ladder(choice.least, choice.most, choice.step):
            move = choice.move + stake - choice.least
            notation = f"{choice.notation.rpartition('=')[0]}={stake}"
            for named in dict.fromkeys((horses, horses[::-1])):
                yield Staked(move, notation, choice.kind, choice.odds, named, stake)


def ladder(least: int, most: int, step: int) -> list[int]:
    """List some stakes, and all the money left."""
    stakes, power = [], 1
    while power * step < most:
        stakes += [rung * power * step for rung in RUNGS if least <= rung * power * step < most]
        power *= 10
    return [*stakes, most]


def levels(look: Any) -> tuple[Level, ...]:
    """Give the questions of this moment."""
    if look.phase == "bets":
        return bet_levels(look)
    if look.phase == "take":
        return take_levels(look)
    if look.phase == "use":
        return use_levels(look)
    if look.phase == "extras":
        part, write = on_horse(look), write_extra(look)
        return (Level(part, "extra", labels.effect, own_number=True, notation=write),)
    return (Level(lambda _: 0, "ready", labels.ready, own_number=True, enter="0"),)


def bet_levels(look: Any) -> tuple[Level, ...]:
    """Ask for a horse or two, then for a stake."""

    def number(place: int) -> Callable[[Any], Hashable]:
        return lambda choice: number_of(look, choice.horses[place]) if choice.kind == "pair" else 0

    def which(choice: Any) -> Hashable:
        if choice.kind == "win":
            return number_of(look, choice.horses[0])
        return 0 if choice.kind == "done" else PAIR

    def stake(choice: Any) -> Hashable:
        return int(choice.stake)

    def write_win(_: Choices, typed: str) -> str:
        return f"win:{letter(horse_of(look, typed))}={look.step}"

    def write_second(choices: Choices, typed: str) -> str:
        first, second = sorted((choices[0].horses[0], horse_of(look, typed)))
        return f"pair:{letter(first)}+{letter(second)}={look.step}"

    def write_first(_: Choices, typed: str) -> str:
        return f"pair:{letter(horse_of(look, typed))}+{letter(look.row[-1])}={look.step}"

    def write_stake(choices: Choices, typed: str) -> str:
        return f"{choices[0].notation.rpartition('=')[0]}={typed}"

    first_question = Level(which, "bet", labels.bet, own_number=True, notation=write_win)
    if all(choice.kind == "done" for choice in look.choices):
        return (first_question,)
    return (
        first_question,
        Level(number(0), "first", labels.pair_horse(0), own_number=True, notation=write_first),
        Level(number(1), "second", labels.pair_horse(1), own_number=True, notation=write_second),
        Level(stake, "stake", labels.stake, own_number=True, columns=3, notation=write_stake),
    )


def take_levels(look: Any) -> tuple[Level, ...]:
    """Ask for a handful, or for one die by the number of its colour."""
    if not look.front:
        return (Level(lambda choice: choice.colours, "handful", labels.handful, columns=4),)

    def colour(choice: Any) -> Hashable:
        return COLOURS.index(choice.colours[0]) + 1

    def write_colour(_: Choices, typed: str) -> str:
        known = typed in map(str, range(1, len(COLOURS) + 1))
        return f"take:{COLOURS[int(typed) - 1]}" if known else typed

    return (
        Level(colour, "colour", labels.colour, own_number=True, columns=1, notation=write_colour),
    )


def use_levels(look: Any) -> tuple[Level, ...]:
    """Ask for a die, then what it is used on, then where to or in which order."""

    def die(choice: Any) -> Hashable:
        return int(choice.die) + 1

    def to(choice: Any) -> Hashable:
        return number_of(look, choice.horse) if choice.kind == "pace" else 0

    def order(choice: Any) -> Hashable:
        return tuple(choice.order) if choice.kind == "interference" else ()

    return (
        Level(die, "die", labels.die, own_number=True, columns=1),
        Level(target(look), "target", labels.target, own_number=True, notation=write_target(look)),
        Level(to, "to", labels.effect, own_number=True, notation=write_to(look)),
        Level(order, "order", labels.order, columns=1),
    )


def target(look: Any) -> Callable[[Any], Hashable]:
    """Part the uses of a die by what is typed for them.

    That is the number of a tile (of three to be rearranged the middle one), of a pair of dice in
    the list, 1 for the one thing a die does, and 0 for putting it aside.
    """

    def part(choice: Any) -> Hashable:
        if choice.kind == "aside":
            return ASIDE
        if choice.kind == "pace":
            return number_of(look, choice.from_horse)
        if choice.kind == "interference" and len(choice.horses) > 1:
            return number_of(look, choice.horses[1])
        if choice.kind == "trick":
            return 1 + handfuls.index(choice.colours)
        if choice.kind in ("level", "keep", "side", "interference"):
            return 1
        return number_of(look, choice.horse)

    tricks = [*look.choices, *look.barred]
    handfuls = list(dict.fromkeys(one.colours for one in tricks if one.kind == "trick"))
    return part


def on_horse(look: Any) -> Callable[[Any], Hashable]:
    """Part extra actions by the number of the tile, 0 for doing without."""
    return lambda choice: 0 if choice.kind == "decline" else number_of(look, choice.horse)


def write_extra(look: Any) -> Callable[[Choices, str], str]:
    """Write an extra action on a horse that is not on the list."""
    return lambda _, typed: f"extra:{letter(horse_of(look, typed))}"


def write_target(look: Any) -> Callable[[Choices, str], str]:
    """Write the use of a die on a horse that is not on the list."""

    def write(choices: Choices, typed: str) -> str:
        kinds = {choice.kind for choice in choices}
        if kinds <= {"aside", "trick", "level", "keep", "side"}:
            return typed
        die, horse = choices[0].die + 1, horse_of(look, typed)
        if "pace" in kinds:
            other = next(one for one in look.row if one != horse)
            return f"{die}:{letter(horse)}>{letter(other)}"
        if "interference" in kinds:
            return write_three(look, die, around(look, horse))
        return f"{die}:{letter(horse)}"

    return write


def write_to(look: Any) -> Callable[[Choices, str], str]:
    """Write a change of pace to a horse that is not on the list."""

    def write(choices: Choices, typed: str) -> str:
        start = letter(choices[0].from_horse)
        return f"{choices[0].die + 1}:{start}>{letter(horse_of(look, typed))}"

    return write


def around(look: Any, horse: int) -> tuple[int, ...]:
    """Give three neighbours with this horse in the middle, in another order than theirs."""
    index = look.row.index(horse) if horse in look.row else -1
    if not 0 < index < len(look.row) - 1:
        raise BadNotation("finishline-not-neighbours", numbers=str(look.tiles[horse].number))
    back, middle, front = look.row[index - 1 : index + 2]
    return back, front, middle


def write_three(look: Any, die: int, wanted: tuple[int, ...]) -> str:
    """Write an interference that lines these three up from the back to the front."""
    indices = [look.row.index(horse) if horse in look.row else -9 for horse in wanted]
    back = min(indices)
    if sorted(indices) != list(range(back, back + len(wanted))) or back < 0:
        numbers = ", ".join(str(look.tiles[horse].number) for horse in wanted)
        raise BadNotation("finishline-not-neighbours", numbers=numbers)
    ranks = "".join(str(index - back + 1) for index in indices)
    return f"{die}:mix{back + 1}/{ranks}"


def barred(look: Any, level: Level, choices: Choices) -> tuple[Barred, ...]:
    """List what might be thought possible at a question and is not."""
    if level.question not in LISTED:
        return ()
    thinkable = look.barred
    if look.phase == "use":
        shown, start = look.front[choices[0].die], choices[0].from_horse
        die = choices[0].die if shown.same_as < 0 else shown.same_as
        anywhere = level.question == "target"
        thinkable = [
            one for one in look.barred if one.die == die and (anywhere or one.from_horse == start)
        ]
    possible = {level.part(one) for one in choices}
    found: dict[Hashable, Barred] = {}
    for one in thinkable:
        part = level.part(one)
        if part not in possible:
            colour = one.colours[0] if level.question == "colour" else ""
            found.setdefault(part, Barred(str(part), colour, one.paragraph))
    return tuple(found.values())
