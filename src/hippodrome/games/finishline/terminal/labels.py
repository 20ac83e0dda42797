"""How each answer to a question of Finish Line is described, with what it would lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text

from hippodrome.games.finishline.terminal.dice import SIGNS, chip, does
from hippodrome.games.finishline.terminal.row import horse_ink, tile_name
from hippodrome.terminal.face import Choices
from hippodrome.words import Sentence, Words, sentence


def name(look: Any, horse: int) -> Sentence:
    """Name a horse without its number, which is what is typed for it."""
    tile = look.tiles[horse]
    if tile.name:
        return sentence("named", name=tile.name)
    return sentence("finishline-tile-name", number=tile.number)


def bet(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe a horse to bet on with its odds, betting on two, or handing in."""
    choice = choices[0]
    if choice.move.kind == "done":
        return Text(spoken.say("finishline-choice-done"))
    if choice.move.kind == "pair":
        return Text(spoken.say("finishline-choice-pair"))
    odds = spoken.say("finishline-odds", odds=choice.odds)
    return horse_text(spoken, look, choice.horses[0]).append(f"  {odds}", "bold")


def pair_horse(place: int) -> Callable[[Words, Any, Choices], Text]:
    """Describe a horse of a pair: the first with its own odds, the second with those of both."""

    def label(spoken: Words, look: Any, choices: Choices) -> Text:
        horse = choices[0].horses[place]
        odds = choices[0].odds if place else look.tiles[horse].odds
        told = spoken.say("finishline-odds", odds=odds)
        return horse_text(spoken, look, horse).append(f"  {told}", "bold")

    return label


def horse_text(spoken: Words, look: Any, horse: int) -> Text:
    """Name a horse in its colour."""
    return Text(tile_name(spoken, look.tiles[horse]), horse_ink(horse).removeprefix("bold "))


def stake(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe a stake by what it would pay."""
    choice = choices[0]
    return Text(spoken.say("finishline-choice-pays", euros=choice.move.stake * choice.odds))


def handful(spoken: Words, look: Any, choices: Choices) -> Text:
    """Draw three dice."""
    drawn = Text()
    for colour_name in choices[0].colours:
        drawn.append_text(chip(spoken, colour_name))
    return drawn


def colour(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe a colour by what its dice may show."""
    taken = choices[0].colours[0]
    faces = tuple(
        sentence(
            "finishline-face-count", face=sentence("finishline-face-short", face=face), count=count
        )
        for face, count in Counter(look.faces[taken]).items()
    )
    told = spoken.say("finishline-colour-holds", colour=taken, faces=faces)
    return chip(spoken, taken).append(f" {told}", "not bold default on default")


def die(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe a die by what it shows and does, or that it has nobody to do it to."""
    number = choices[0].move.die
    shown = look.front[number - 1]
    told = does(spoken, look, shown.face, shown.amount)
    if all(choice.move.kind == "aside" for choice in choices) and shown.face != "blank":
        first = shown.same_as + 1 if shown.same_as >= 0 else number
        reasons = [one.paragraph for one in look.barred if one.move.die == first]
        paragraph = reasons[0] if reasons else "F3.4"
        face = sentence("finishline-face-short", face=shown.face)
        told = spoken.say("finishline-face-idle", face=face, paragraph=paragraph)
    return Text.assemble(chip(spoken, shown.colour), f" {told}")


def target(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe what a die is used on."""
    choice = choices[0]
    say = spoken.say
    if choice.move.kind == "pace" and len(choices) > 1:
        return Text(say("finishline-choice-from", horse=name(look, choice.move.start)))
    if choice.move.kind == "mix" and len(choices) > 1:
        order = three_numbers(look, choice.horses)
        return Text(
            say("finishline-choice-around", order=order, horse=name(look, choice.horses[1]))
        )
    if choice.move.kind in ("trick", "trick-two"):
        return handful(spoken, look, choices)
    if choice.move.kind == "level":
        return Text(say("finishline-choice-level", horse=name(look, choice.horse)))
    if choice.move.kind == "keep":
        return Text(say("finishline-choice-keep"))
    if choice.move.kind == "side":
        return Text(say("finishline-choice-side", euros=look.side_stake))
    return effect(spoken, look, choices)


def effect(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe what becomes of a horse, or that nothing is done."""
    choice = choices[0]
    if choice.move.kind == "aside":
        return Text(spoken.say("finishline-choice-aside"), "dim")
    if choice.move.kind == "decline":
        return Text(spoken.say("finishline-choice-none"), "dim")
    told = spoken.say(
        "finishline-choice",
        effect=outcome(look, choice),
        horse=name(look, choice.horse),
        place=sentence("finishline-place", place=place_after(look, choice)),
    )
    style = "bold red" if choice.leaves else horse_ink(choice.horse).removeprefix("bold ")
    return Text(told, style if choice.order else "")


def outcome(look: Any, choice: Any) -> str:
    """Say in a word what a move does to its horse."""
    if choice.horse in choice.leaves:
        return "leaves"
    if not choice.order:
        return "stays"
    if look.level and look.tiles[choice.horse].position == 0 and choice.order[-1] == choice.horse:
        return "parts"
    return "moves"


def place_after(look: Any, choice: Any) -> int:
    """Count the place of a horse once a move has been made; level horses share the first."""
    if choice.horse not in choice.order:
        return int(look.tiles[choice.horse].position) + 1
    ahead = len(choice.order) - 1 - choice.order.index(choice.horse)
    return int(1 + max(0, ahead - 1 if choice.level_after else ahead))


def order(spoken: Words, look: Any, choices: Choices) -> Text:
    """Write how three neighbours would stand, from the back to the front."""
    choice = choices[0]
    if choice.move.kind != "mix":
        return effect(spoken, look, choices)
    back = look.row.index(choice.horses[0])
    three = choice.order[back : back + len(choice.horses)]
    told = spoken.say(
        "finishline-choice-order",
        order=three_numbers(look, three),
        arrow=SIGNS["arrow"],
        horse=name(look, three[-1]),
    )
    return Text(told)


def three_numbers(look: Any, horses: Sequence[int]) -> str:
    """Write three neighbours by their numbers, from the back to the front."""
    return " ".join(str(look.tiles[horse].number) for horse in horses)


def ready(spoken: Words, look: Any, choices: Choices) -> Text:
    """Describe going on."""
    return Text(spoken.say("finishline-choice-ready"))
