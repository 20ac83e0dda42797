"""What is typed at Finish Line: tiles by number, dice by letter, and reasons for what is not so."""

import re
from collections.abc import Iterable
from typing import Any

import pytest
from msgspec.structs import replace

from hippodrome.cli.prompt import Prompt
from hippodrome.engine.errors import BadNotation
from hippodrome.engine.match import Match
from hippodrome.games.finishline.terminal.spelling import spelled
from hippodrome.words import words
from tests.cli.moments import moment
from tests.games.common.terminal import asked, decisions, printed, screen


def betting() -> Any:
    """A look at the paddock, its tiles numbered 11 to 17 from the back."""
    match, seat = moment("bets")
    look = match.look(seat)
    tiles = tuple(replace(tile, number=11 + tile.horse) for tile in look.tiles)
    return replace(look, tiles=tiles, money_left=1000)


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("win 13 200", "win:c=200"),
        ("W13 200", "win:c=200"),
        ("gagnant 13 200", "win:c=200"),
        ("g 13 tout", "win:c=1000"),
        ("13:200", "win:c=200"),
        ("13=1,000", "win:c=1000"),
        ("pair 13 15 300", "pair:c+e=300"),
        ("p 13+15 300", "pair:c+e=300"),
        ("couplé 15-13 300", "pair:c+e=300"),
        ("15 + 13 300", "pair:c+e=300"),
        ("13:200 11:100 13+15:300 14:all done", "win:c=200 win:a=100 pair:c+e=300 win:d=400 done"),
        ("win 13 200 pair 13 15 300 fin", "win:c=200 pair:c+e=300 done"),
        ("all", "1000"),
        ("13 200", "13 200"),
        ("win:c=200", "win:c=200"),
        ("pair:c+e=300", "pair:c+e=300"),
        ("nonsense", "nonsense"),
    ],
)
def test_bets_are_typed_by_the_numbers_on_the_tiles(typed: str, notation: str) -> None:
    assert spelled(words("en"), betting(), typed) == notation


def test_a_tile_that_does_not_run_is_named_with_those_that_do() -> None:
    with pytest.raises(BadNotation, match=r"No horse 9 runs here\. The numbers are 11, 12, 13"):
        spelled(words("en"), betting(), "win 9 200")


@pytest.mark.parametrize(
    ("language", "typed", "notation"),
    [
        ("en", "wwr", "take:white+white+red"),
        ("fr", "bbr", "take:white+white+red"),
        ("en", "bbr", "take:red+black+black"),
        ("en", "take white, red green", "take:white+red+green"),
        ("fr", "rouge", "take:red"),
        ("fr", "deux", "deux"),
        ("en", "take:white+red", "take:white+red"),
        ("en", "2", "2"),
    ],
)
def test_dice_are_typed_by_letter_or_name(language: str, typed: str, notation: str) -> None:
    match, seat = moment("handful")
    assert spelled(words(language), match.look(seat), typed) == notation


def answer(match: Match, seat: int, typed: str, language: str = "en") -> tuple[Prompt, str]:
    terminal = screen(language)
    prompt = asked(terminal, match, seat)
    prompt.answer(typed)
    return prompt, printed(terminal)


def number(look: Any, horse: int) -> int:
    return int(look.tiles[horse].number)


def with_face(look: Any, choices: Iterable[Any], face: str) -> list[Any]:
    """The uses of dice that show this face."""
    used = (one for one in choices if one.move.kind != "aside" and hasattr(one.move, "die"))
    return [one for one in used if look.front[one.move.die - 1].face == face]


def choices_of(match: Match, seat: int, face: str) -> list[Any]:
    look = match.look(seat)
    return with_face(look, look.choices, face)


def notation(match: Match, choice: Any) -> str:
    return match.game.write(match.game.moves.number(choice.move))


def last_move(match: Match) -> str:
    return match.game.write(match.log[-1].moves[-1])


@pytest.mark.parametrize("face", ["horseshoe", "double", "whip", "helmet", "loss", "disqualified"])
def test_a_die_and_a_tile_are_enough(face: str) -> None:
    for sign in (" ", ":"):
        match, seat = moment(f"can-{face}")
        choice = choices_of(match, seat, face)[0]
        prompt, said = answer(
            match, seat, f"{choice.move.die}{sign}{number(match.look(seat), choice.horse)}"
        )
        assert prompt.done, said
        assert last_move(match) == notation(match, choice)


def test_an_interference_is_typed_as_the_row_shall_stand() -> None:
    match, seat = moment("can-interference")
    look = match.look(seat)
    for choice in choices_of(match, seat, "interference"):
        back = look.row.index(choice.horses[0])
        three = [number(look, horse) for horse in choice.order[back : back + 3]]
        trial = match.fork()
        prompt, said = answer(trial, seat, f"{choice.move.die} {' '.join(map(str, three))}")
        assert prompt.done, said
        assert trial.look(seat).row == choice.order
    apart = [number(look, look.row[index]) for index in (0, 2, 1, 4)]
    prompt, said = answer(match, seat, f"{choice.move.die} {apart[0]} {apart[1]} {apart[3]}")
    assert not prompt.done
    assert "do not stand side by side" in said


def test_a_change_of_pace_asks_from_whom_and_to_whom() -> None:
    for typed in ("{die} {start} {end}", "{die}:{start}>{end}"):
        match, seat = moment("can-pace")
        look, choice = match.look(seat), choices_of(match, seat, "pace")[-1]
        start, end = number(look, choice.move.start), number(look, choice.horse)
        line = typed.format(die=choice.move.die, start=start, end=end)
        prompt, said = answer(match, seat, line)
        assert prompt.done, said
        assert last_move(match) == notation(match, choice)


@pytest.mark.parametrize("face", ["trick", "extra", "side", "level"])
def test_what_needs_no_horse_is_picked_from_the_list(face: str) -> None:
    match, seat = moment(f"can-{face}")
    choice = choices_of(match, seat, face)[0]
    prompt, said = answer(match, seat, f"{choice.move.die} 1")
    assert prompt.done, said
    assert last_move(match) == notation(match, choice)


def test_equal_dice_can_be_picked_by_either_number() -> None:
    match, seat = moment("same")
    look = match.look(seat)
    twin = next(die for die, shown in enumerate(look.front) if shown.same_as >= 0)
    choice = next(one for one in choices_of(match, seat, "horseshoe"))
    prompt, said = answer(match, seat, f"{twin + 1} {number(look, choice.horse)}")
    assert prompt.done, said


REASONS = [
    ("whip", "F5.3", "is never whipped"),
    ("helmet", "F4.1", "leads already and cannot go further forward"),
    ("double", "F4.1", "leads already and cannot go further forward"),
    ("loss", "F5.8", "cannot drop two places"),
    ("disqualified", "F5.11", "cannot be sent off"),
]


@pytest.mark.parametrize(("face", "paragraph", "reason"), REASONS)
def test_what_a_die_cannot_do_is_listed_and_explained_when_tried(
    face: str, paragraph: str, reason: str
) -> None:
    for seed in range(30):
        for match, seat in decisions("finishline", 3, seed, "gambler"):
            look = match.look(seat)
            possible = choices_of(match, seat, face)
            barred = [
                one
                for one in with_face(look, look.barred, face)
                if one.paragraph == paragraph and possible
            ]
            if not barred:
                continue
            tile = number(look, barred[0].horse)
            prompt = asked(screen("en"), match, seat)
            prompt.answer(str(barred[0].move.die))
            prompt.terminal.print(prompt.listed(*prompt.path[-1]))
            assert re.search(
                rf"Not these: .*\b{tile}\b.*Type one to see why", printed(prompt.terminal)
            )
            prompt.answer(str(tile))
            assert reason in printed(prompt.terminal)
            assert f"({paragraph})" in printed(prompt.terminal)
            assert not prompt.done
            return
    raise AssertionError(f"nothing was barred to a {face}")


def test_an_extra_action_is_placed_or_declined() -> None:
    for typed, written in (("0", "decline"), ("no", "decline")):
        match, seat = moment("extras")
        assert answer(match, seat, typed)[0].done
        assert last_move(match) == written
    for sign in ("", "extra "):
        match, seat = moment("extras")
        choice = next(one for one in match.look(seat).choices if one.move.kind == "extra")
        typed = f"{sign}{number(match.look(seat), choice.horse)}"
        assert answer(match, seat, typed)[0].done
        assert last_move(match) == notation(match, choice)


@pytest.mark.parametrize("typed", ["go", "on", "suite", "Suivante"])
def test_the_next_race_is_asked_for_in_any_language(typed: str) -> None:
    look = replace(betting(), phase="interval")
    assert spelled(words("fr"), look, typed).lower() == "go"
