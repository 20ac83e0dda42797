"""What one may choose, with what it would do, and what one may not, with the reason."""

from typing import Any

import pytest
from msgspec.structs import replace

from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.moves import MOVES, pair_move, win_move
from hippodrome.games.finishline.people.look.types import Choice, Look
from hippodrome.games.finishline.state import WHITE, YELLOW
from hippodrome.words import words
from tests.games.finishline.staging import EXAMPLE, SPECTATOR, Stage, running

A, B, C, D, E, F, G = range(7)
RANGE: dict[str, Any] = {"least": 100, "most": 1000, "step": 100, "ladder": (100, 200, 500, 1000)}
START = (A, B, C, D, E, F, G)


def notation(found: Choice) -> str:
    return GAME.write(MOVES.number(found.move))


def number(found: Choice) -> int:
    return MOVES.number(found.move)


def chosen(written: str) -> Any:
    """A move as it crosses the wire."""
    return MOVES.chosen(GAME.read(written))


def choice(seen: Look, written: str) -> Choice:
    return next(found for found in seen.choices if notation(found) == written)


def barred(seen: Look, written: str) -> Choice:
    return next(found for found in seen.barred if notation(found) == written)


def reason(found: Choice) -> str:
    assert found.barred is not None
    return words("en").tell(found.barred)


def test_a_bet_is_offered_once_with_the_range_of_its_stake() -> None:
    stage = Stage().lay(*EXAMPLE)
    seen = stage.look()
    assert [found.move.kind for found in seen.choices] == ["done", *["win"] * 7, *["pair"] * 21]
    assert seen.barred == ()
    assert seen.money_left == 1000
    assert choice(seen, "win:e=100") == Choice(
        chosen("win:e=100"),
        **RANGE,
        horse=E,
        odds=4,
    )
    pair = choice(seen, "pair:e+f=100")
    assert pair == Choice(chosen("pair:e+f=100"), **RANGE, horses=(E, F), odds=7)
    assert MOVES.number(replace(pair.move, stake=700)) == GAME.read("pair:e+f=700")
    stage.play("win:e=600", 0)
    seen = stage.look()
    assert seen.money_left == 400
    assert choice(seen, "win:d=100").most == 400
    twice = barred(seen, "win:e=100")
    assert "to win already" in reason(twice)
    assert (twice.paragraph, twice.horse, twice.odds) == ("F2.4", E, 4)
    assert (twice.least, twice.most, twice.step) == (0, 0, 0)


def test_bets_beyond_the_slip_or_the_money_are_barred_with_the_reason() -> None:
    stage = Stage().lay(*EXAMPLE)
    for bet in ("win:a=100", "win:b=100", "win:c=100", "pair:a+b=100"):
        stage.play(bet, 0)
    seen = stage.look()
    assert {found.move.kind for found in seen.choices} == {"done", "pair"}
    assert "3 win bets" in reason(barred(seen, "win:d=100"))
    assert len(seen.choices) + len(seen.barred) == 29
    stage.play("pair:c+d=600", 0)
    seen = stage.look()
    assert [notation(found) for found in seen.choices] == ["done"]
    assert len(seen.barred) == 28
    assert seen.money_left == 0


def test_in_a_smaller_pack_only_its_horses_are_bet_on() -> None:
    seen = Stage("tiny", seats=2).lay(1, 2, 3, 4).look()
    assert [found.move.kind for found in seen.choices] == ["done", *["win"] * 4, *["pair"] * 6]


def test_a_horseshoe_shows_whether_it_waits_or_moves() -> None:
    stage = running()
    stage.having(shoe={F: 1})
    seen = stage.rolled("white horseshoe", "white horseshoe", "red blank").look()
    assert [found.move.die for found in seen.choices if found.move.kind == "on"] == [1] * 7
    assert choice(seen, "1:d") == Choice(chosen("1:d"), horse=D)
    assert choice(seen, "1:e").order == (A, B, C, D, F, E, G)
    assert choice(seen, "1:f").order == (A, B, C, D, E, G, F)
    assert [found.move.die for found in seen.choices if found.move.kind == "aside"] == [1, 3]


@pytest.mark.parametrize(
    ("die", "move", "kind", "order"),
    [
        ("red double", "1:a", "on", (B, A, C, D, E, F, G)),
        ("yellow helmet", "1:e", "on", (A, B, C, D, F, G, E)),
        ("yellow loss", "1:g", "on", (A, B, C, D, G, E, F)),
        ("yellow interference", "1:mix5/321", "mix", (A, B, C, D, G, F, E)),
        ("red pace", "1:d>e", "pace", (A, B, C, D, F, E, G)),
        ("red pace", "1:d>a", "pace", ()),
        ("green outsider3", "1:a", "on", ()),
        ("red whip", "1:b", "on", ()),
        ("black extra", "1:keep", "keep", ()),
        ("black side", "1:side", "side", ()),
    ],
)
def test_a_choice_shows_the_row_it_makes(
    die: str, move: str, kind: str, order: tuple[int, ...]
) -> None:
    stage = running()
    stage.having(shoe={D: 1})
    found = choice(stage.rolled(die, "white blank", "white blank").look(), move)
    assert (found.move.kind, found.move.die, found.order, found.leaves) == (kind, 1, order, ())
    assert not found.level_after
    before = stage.state.copy()
    stage.play(move)
    assert tuple(stage.state.row) == (order or tuple(before.row))


def test_a_change_of_pace_an_interference_and_a_dead_heat_name_their_horses() -> None:
    stage = running()
    stage.having(shoe={E: 1})
    seen = stage.rolled("red pace", "yellow interference", "yellow level").look()
    expected = {
        "1:e>a": Choice(None, horse=A),
        "2:mix1/213": Choice(None, horses=(A, B, C), order=(B, A, *START[2:])),
        "3:level": Choice(None, horse=F, order=START, level_after=True),
    }
    for written, found in expected.items():
        assert choice(seen, written) == replace(found, move=chosen(written))


def test_a_horse_that_would_leave_is_named() -> None:
    stage = running()
    stage.having(whip={E: 1})
    seen = stage.rolled("red whip", "black disqualified", "white blank").look()
    second = choice(seen, "1:e")
    assert (second.leaves, second.order) == ((E,), (A, B, C, D, F, G))
    assert choice(seen, "1:f").leaves == ()
    assert choice(seen, "2:f").leaves == (F,)


def test_a_trick_names_the_dice_it_fetches() -> None:
    stage = running()
    stage.having(left={WHITE: 1, YELLOW: 1})
    seen = stage.rolled("black trick", "white blank", "white blank").look()
    written = "1:trick:white+yellow"
    assert [found for found in seen.choices if found.move.kind.startswith("trick")] == [
        Choice(chosen(written), colours=("white", "yellow"))
    ]


def test_dice_to_take_are_offered_and_barred_by_colour() -> None:
    seen = running().look()
    assert {found.move.kind for found in seen.choices} == {"handful"}
    assert choice(seen, "take:white+white+red").colours == ("white", "white", "red")
    assert "home straight" in reason(barred(seen, "take:white+white+yellow"))
    assert len(seen.choices) + len(seen.barred) == 35
    stage = running().play("take:white+white+red").rolled("white blank", "white blank", "red blank")
    seen = stage.play("3:aside").look(1)
    assert [found.colours for found in seen.choices] == [("red",), ("green",), ("black",)]
    assert [notation(found) for found in seen.barred] == ["take:white", "take:yellow"]
    assert barred(seen, "take:white").paragraph == "F3.2"


@pytest.mark.parametrize(
    ("die", "moves", "paragraph"),
    [
        ("red double", {"1:g"}, "F4.1"),
        ("red whip", {"1:a", "1:c", "1:g"}, "F5.3"),
        ("black disqualified", {"1:a", "1:c", "1:g"}, "F5.11"),
        ("yellow loss", {"1:a", "1:b"}, "F5.8"),
        ("black trick", {"1:trick:white"}, "F5.12"),
        ("red pace", {"1:a>g"}, "F5.4"),
        ("white blank", set(), None),
        ("yellow interference", set(), None),
    ],
)
def test_what_a_die_may_not_do_is_barred_with_its_paragraph(
    die: str, moves: set[str], paragraph: str | None
) -> None:
    seen = running().rolled(die, "black extra", "black side").look()
    assert {notation(found) for found in seen.barred} == moves
    assert all(found.paragraph == paragraph for found in seen.barred)
    assert all(found.barred is not None for found in seen.barred)


@pytest.mark.parametrize(
    ("horses", "paragraphs"),
    [
        (0, ["F5.14", "F5.14"]),
        (1, ["F5.4", "F5.14", "F5.14"]),
        (2, ["F5.4", "F5.14"]),
        (3, ["F5.4"]),
        (4, ["F5.4"]),
    ],
)
def test_F4_6_few_horses_bar_a_change_of_pace_an_interference_or_a_dead_heat_once(
    horses: int, paragraphs: list[str]
) -> None:
    stage = running().rolled("red pace", "yellow interference", "yellow level")
    stage.having(running=horses, row=dict.fromkeys(range(horses, 7), -1))
    seen = stage.look()
    assert [found.paragraph for found in seen.barred] == paragraphs
    if horses >= 2:
        assert choice(seen, "3:level").horse == horses - 2


def test_F5_16_a_horseshoe_that_may_not_be_moved_is_barred_with_its_paragraph() -> None:
    stage = running().rolled("red pace", "white blank", "white blank")
    stage.having(shoe={E: 1, G: 1})  # the leader is safe, too
    assert {notation(found): found.paragraph for found in stage.look().barred} == {
        "1:e>g": "F5.1",
        **{f"1:g>{end}": "F5.4" for end in "abcdef"},
    }


def test_level_horses_bar_what_would_part_three_and_a_second_dead_heat() -> None:
    stage = running().rolled("yellow interference", "yellow level", "white blank")
    stage.having(level=1, levelled=1)
    seen = stage.look()
    assert [(notation(found), found.horses) for found in seen.barred] == [
        ("1:mix4/132", (D, E, F)),
        ("2:level", ()),
    ]
    assert barred(seen, "2:level").horse == F
    parts = choice(seen, "1:mix5/123")
    assert (parts.order, parts.level_after) == (START, False)


def test_extra_actions_are_shown_kept_and_offered() -> None:
    stage = running().rolled("black extra", "white blank", "white blank").last()
    stage.having(shoe={G: 1, E: 1})
    stage.play("1:keep")
    seen = stage.look()
    assert (seen.phase, seen.turn, seen.seats[0].kept) == ("extras", 0, 1)
    assert choice(seen, "extra:e") == Choice(
        chosen("extra:e"), horse=E, order=(A, B, C, D, F, E, G)
    )
    assert choice(seen, "extra:a") == Choice(chosen("extra:a"), horse=A)
    assert choice(seen, "decline") == Choice(chosen("decline"))
    assert [notation(found) for found in seen.barred] == ["extra:g"]
    stage.play("extra:a")
    assert stage.look().tiles[A].black_shoe


def test_what_does_not_touch_the_row_shows_none_even_of_level_horses() -> None:
    stage = running()
    stage.having(level=1, levelled=1)
    for taken in (("white", "white", "red"), ("red",)):
        written = f"take:{'+'.join(taken)}"
        shown = choice(stage.look(stage.state.turn), written)
        assert shown == Choice(chosen(written), colours=taken)
        stage.play(written).draw(0).play("1:aside")
    stage.having(kept={2: 1})
    stage.rolled("white blank", "white blank", "red blank").last().play("1:aside")
    decline = choice(stage.look(2), "decline")
    assert decline == Choice(chosen("decline"))


@pytest.mark.parametrize("seat", [SPECTATOR, 1])
def test_nothing_is_offered_or_barred_to_whoever_is_not_awaited(seat: int) -> None:
    stage = running().rolled("red whip", "yellow helmet", "white horseshoe")
    seen = stage.look(seat)
    assert (seen.choices, seen.barred, seen.money_left) == ((), (), 0)
    assert seen.awaited == (0,)


def test_whoever_has_handed_in_a_slip_is_offered_no_more_bets() -> None:
    stage = Stage().lay(*EXAMPLE).bet(1, "win:a=100")
    assert (stage.look(1).choices, stage.look(1).barred) == ((), ())
    assert stage.look(2).choices


def test_the_choices_are_the_menu_and_what_is_barred_is_not_in_it() -> None:
    match = GAME.match(3, {"first": 0})
    chance = 1
    while not match.over:
        chance = chance * 1_103_515_245 + 12_345 & 0x7FFFFFFF  # as good as any dice
        if match.spread:
            match.draw(chance % match.spread)
            continue
        seat = match.awaited[chance // 16 % len(match.awaited)]
        seen = match.look(seat)
        moves = [number(found) for found in seen.choices]
        menu = match.menu(seat)
        assert moves == menu if seen.phase != "bets" else set(moves) <= set(menu)
        assert set(menu).isdisjoint(number(found) for found in seen.barred)
        assert not any(found.barred for found in seen.choices)
        assert all(found.barred for found in seen.barred)
        match.submit(seat, [moves[0 if seen.phase == "bets" else chance // 64 % len(moves)]])


def test_pairs_and_wins_are_numbered_as_the_rules_number_them() -> None:
    seen = Stage().lay(*EXAMPLE).look()
    assert [number(found) for found in seen.choices[1:]] == [
        *(win_move(horse, 100) for horse in range(7)),
        *(pair_move(pair, 100) for pair in range(21)),
    ]
