"""What a person sees: tiles, dice, slips, and choices with what they would do or why not."""

import msgspec
import pytest

from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.codes import pair_move, win_move
from hippodrome.games.finishline.looks import Bet, Choice, Die, Line, Look, Slip, Tile
from hippodrome.games.finishline.moves import read
from hippodrome.games.finishline.state import WHITE, YELLOW
from hippodrome.words import LANGUAGES, words
from tests.games.finishline.staging import EXAMPLE, SPECTATOR, Stage, running

A, B, C, D, E, F, G = range(7)
START = (A, B, C, D, E, F, G)


def choice(seen: Look, written: str) -> Choice:
    return next(found for found in seen.choices if found.notation == written)


def barred(seen: Look, written: str) -> Choice:
    return next(found for found in seen.barred if found.notation == written)


def reason(found: Choice) -> str:
    assert found.barred is not None
    return words("en").tell(found.barred)


def test_a_tile_shows_its_number_marks_odds_and_dice() -> None:
    stage = running()
    stage.state.shoe[E] = stage.state.whip[E] = 1
    stage.state.black_shoe[B] = 1
    stage.state.outsider[E] = 3
    tiles = stage.look().tiles
    assert [tile.number for tile in tiles] == list(EXAMPLE)
    assert [tile.odds for tile in tiles] == [8, 7, 6, 5, 4, 3, 2]
    assert [tile.position for tile in tiles] == [6, 5, 4, 3, 2, 1, 0]
    assert tiles[E] == Tile(E, 18, 4, position=2, shoe=True, whip=True, outsider=3000)
    assert tiles[B].black_shoe
    assert [tile.horse for tile in tiles if tile.favourite] == [D]
    assert [tile.horse for tile in tiles if tile.safe] == [A, C, G]


def test_only_tiles_that_are_laid_are_shown() -> None:
    stage = Stage()
    assert (stage.look().tiles, stage.look().row, stage.look().phase) == ((), (), "lay")
    seen = stage.lay(8, 22).look()
    assert [(tile.number, tile.odds) for tile in seen.tiles] == [(8, 8), (22, 7)]
    assert (seen.row, seen.runners) == ((A, B), 7)
    assert [seat.slip for seat in seen.seats] == [None, None, None]


def test_level_horses_share_the_first_position_and_the_disqualified_have_none() -> None:
    stage = running().rolled("yellow level", "white blank", "black disqualified")
    stage.play("1:level")
    seen = stage.look()
    assert (seen.level, seen.levelled) == (True, True)
    assert [tile.position for tile in seen.tiles] == [5, 4, 3, 2, 1, 0, 0]
    stage.rolled("white blank", "black disqualified", "white blank").play("2:e")
    seen = stage.look()
    assert (seen.tiles[E].out, seen.tiles[E].position) == (True, -1)
    assert seen.row == (A, B, C, D, F, G)


def test_dice_before_the_player_show_faces_only_once_rolled() -> None:
    stage = running()
    assert stage.look().front == ()
    stage.play("take:white+white+green")
    assert stage.look().front == (Die("white"), Die("white"), Die("green"))
    assert stage.look().reserve == {"white": 10, "red": 6, "yellow": 5, "green": 1, "black": 2}
    stage.rolled("white horseshoe", "white horseshoe", "green outsider2")
    assert stage.look().front == (
        Die("white", "horseshoe"),
        Die("white", "horseshoe", same_as=0),
        Die("green", "outsider", 2000),
    )
    stage.play("3:c")
    assert stage.look().front == (Die("white"), Die("white"))


def test_equal_dice_of_other_colours_or_faces_are_not_the_same() -> None:
    stage = running().rolled("white blank", "red blank", "red whip")
    assert [die.same_as for die in stage.look().front] == [-1, -1, -1]


def test_a_bet_is_offered_once_with_the_range_of_its_stake() -> None:
    stage = Stage().lay(*EXAMPLE)
    seen = stage.look()
    assert [found.kind for found in seen.choices] == ["done", *["win"] * 7, *["pair"] * 21]
    assert seen.barred == ()
    assert seen.money_left == 1000
    assert choice(seen, "win:e=100") == Choice(
        win_move(E, 100), "win:e=100", "win", horse=E, odds=4, least=100, most=1000, step=100
    )
    pair = choice(seen, "pair:e+f=100")
    assert (pair.horses, pair.odds, pair.most) == ((E, F), 7, 1000)
    assert pair.move + (700 - pair.least) == read("pair:e+f=700")
    stage.play("win:e=600", 0)
    seen = stage.look()
    assert seen.money_left == 400
    assert choice(seen, "win:d=100").most == 400
    twice = barred(seen, "win:e=100")
    assert "to win already" in reason(twice)
    assert (twice.paragraph, twice.horse, twice.odds, twice.most) == ("F2.4", E, 4, 0)


def test_bets_beyond_the_slip_or_the_money_are_barred_with_the_reason() -> None:
    stage = Stage().lay(*EXAMPLE)
    for bet in ("win:a=100", "win:b=100", "win:c=100", "pair:a+b=100"):
        stage.play(bet, 0)
    seen = stage.look()
    assert {found.kind for found in seen.choices} == {"done", "pair"}
    assert "3 win bets" in reason(barred(seen, "win:d=100"))
    assert len(seen.choices) + len(seen.barred) == 29
    stage.play("pair:c+d=600", 0)
    seen = stage.look()
    assert [found.notation for found in seen.choices] == ["done"]
    assert len(seen.barred) == 28
    assert seen.money_left == 0


def test_in_a_smaller_pack_only_its_horses_are_bet_on() -> None:
    seen = Stage("tiny", seats=2).lay(1, 2, 3, 4).look()
    assert [found.kind for found in seen.choices] == ["done", *["win"] * 4, *["pair"] * 6]


def test_a_slip_is_its_writers_alone_until_the_race_is_settled() -> None:
    stage = Stage().lay(*EXAMPLE)
    stage.play("win:c=200", 0)
    assert stage.look(1).seats[0].slip is None
    assert stage.look(0).seats[0].slip == Slip(wins=(Bet((C,), 6, 200),))
    assert not stage.look(1).seats[0].filled
    stage.play("pair:c+e=300", 0).play("done", 0)
    for other in (1, 2, SPECTATOR):
        seen = stage.look(other).seats[0]
        assert (seen.filled, seen.slip, seen.capital, seen.reckoning) == (True, None, 1000, ())
    assert stage.look(0).seats[0].slip == Slip((Bet((C,), 6, 200),), (Bet((C, E), 10, 300),))
    stage.off()
    assert stage.look(1).seats[0].slip is None
    stage.rolled("white blank", "white blank", "red blank").last().play("1:aside")
    assert stage.look(1).seats[0].slip == stage.look(0).seats[0].slip


def test_bets_on_the_hindmost_are_bets_too() -> None:
    stage = Stage().lay(*EXAMPLE).bet(0, "win:a=100", "pair:a+b=200")
    assert stage.look(0).seats[0].slip == Slip((Bet((A,), 8, 100),), (Bet((A, B), 15, 200),))


def test_the_worked_example_is_reckoned_line_by_line() -> None:
    stage = Stage().lay(*EXAMPLE)
    stage.bet(0, "win:e=200", "win:c=100", "win:f=400", "pair:e+f=200", "pair:f+g=100")
    stage.off()
    stage.state.row[:] = [A, B, C, E, G, D, F]  # the finish is 11, 5, 20, 18
    stage.state.outsider[F] = 1
    stage.rolled("white blank", "white blank", "red blank").last().play("1:aside")
    seen = stage.look(1)
    assert (seen.phase, seen.allowance) == ("interval", 2000)
    assert seen.arrival == (F, D, G, E, C, B, A)
    assert [tile.place for tile in seen.tiles] == [7, 6, 5, 2, 4, 1, 3]
    seat = seen.seats[0]
    assert seat.reckoning == (
        Line("win", (E,), 200, 4),
        Line("win", (C,), 100, 6),
        Line("win", (F,), 400, 3, 1200),
        Line("pair", (E, F), 200, 7),
        Line("pair", (F, G), 100, 5),
        Line("outsider-win", (F,), amount=1000),
        Line("outsider-pair", (F,), amount=500),
    )
    assert seat.capital == 1200 + 1000 + 500
    assert seat.gain == seat.capital - 1000
    assert [found.kind for found in seen.choices] == ["ready"]


def test_a_horseshoe_shows_whether_it_waits_or_moves() -> None:
    stage = running()
    stage.state.shoe[F] = 1
    seen = stage.rolled("white horseshoe", "white horseshoe", "red blank").look()
    assert [found.die for found in seen.choices if found.kind == "shoe"] == [0] * 7
    assert choice(seen, "1:e") == Choice(read("1:e"), "1:e", "shoe", die=0, horse=E)
    assert choice(seen, "1:d").order == (A, B, C, E, D, F, G)
    assert choice(seen, "1:f").order == (A, B, C, D, E, G, F)
    assert [found.die for found in seen.choices if found.kind == "aside"] == [0, 2]


@pytest.mark.parametrize(
    ("die", "move", "kind", "order"),
    [
        ("red double", "1:a", "double", (B, A, C, D, E, F, G)),
        ("yellow helmet", "1:d", "helmet", (A, B, C, E, F, D, G)),
        ("yellow loss", "1:g", "loss", (A, B, C, D, G, E, F)),
        ("yellow interference", "1:mix5/321", "interference", (A, B, C, D, G, F, E)),
        ("red pace", "1:e>d", "pace", (A, B, C, E, D, F, G)),
        ("red pace", "1:e>a", "pace", ()),
        ("green outsider3", "1:a", "outsider", ()),
        ("red whip", "1:b", "whip", ()),
        ("black extra", "1:keep", "keep", ()),
        ("black side", "1:side", "side", ()),
    ],
)
def test_a_choice_shows_the_row_it_makes(
    die: str, move: str, kind: str, order: tuple[int, ...]
) -> None:
    stage = running()
    stage.state.shoe[E] = 1
    found = choice(stage.rolled(die, "white blank", "white blank").look(), move)
    assert (found.kind, found.die, found.order, found.leaves) == (kind, 0, order, ())
    assert not found.level_after
    before = stage.state.copy()
    stage.play(move)
    assert tuple(stage.state.row) == (order or tuple(before.row))


def test_a_change_of_pace_an_interference_and_a_dead_heat_name_their_horses() -> None:
    stage = running()
    stage.state.shoe[E] = 1
    seen = stage.rolled("red pace", "yellow interference", "yellow level").look()
    pace = choice(seen, "1:e>a")
    assert (pace.from_horse, pace.horse) == (E, A)
    mix = choice(seen, "2:mix1/213")
    assert (mix.horses, mix.order) == ((A, B, C), (B, A, *START[2:]))
    level = choice(seen, "3:level")
    assert (level.horse, level.order, level.level_after) == (F, START, True)
    assert not mix.level_after


def test_a_horse_that_would_leave_is_named() -> None:
    stage = running()
    stage.state.whip[E] = 1
    seen = stage.rolled("red whip", "black disqualified", "white blank").look()
    second = choice(seen, "1:e")
    assert (second.kind, second.leaves, second.order) == ("whip", (E,), (A, B, C, D, F, G))
    assert choice(seen, "1:f").leaves == ()
    assert choice(seen, "2:f").kind == "disqualify"
    assert choice(seen, "2:f").leaves == (F,)


def test_a_trick_names_the_dice_it_fetches() -> None:
    stage = running()
    stage.state.left[WHITE] = 1
    stage.state.left[YELLOW] = 1
    seen = stage.rolled("black trick", "white blank", "white blank").look()
    tricks = [found for found in seen.choices if found.kind == "trick"]
    assert [found.colours for found in tricks] == [("white", "yellow")]


def test_dice_to_take_are_offered_and_barred_by_colour() -> None:
    seen = running().look()
    assert {found.kind for found in seen.choices} == {"handful"}
    assert choice(seen, "take:white+white+red").colours == ("white", "white", "red")
    assert "home straight" in reason(barred(seen, "take:white+white+yellow"))
    assert len(seen.choices) + len(seen.barred) == 35
    stage = running().play("take:white+white+red").rolled("white blank", "white blank", "red blank")
    seen = stage.play("3:aside").look(1)
    assert [found.colours for found in seen.choices] == [("red",), ("green",), ("black",)]
    assert [found.notation for found in seen.barred] == ["take:white", "take:yellow"]
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
    assert {found.notation for found in seen.barred} == moves
    assert all(found.paragraph == paragraph for found in seen.barred)
    assert all(found.barred is not None for found in seen.barred)


def test_level_horses_bar_what_would_part_three_and_a_second_dead_heat() -> None:
    stage = running().rolled("yellow interference", "yellow level", "white blank")
    stage.state.level = stage.state.levelled = 1
    seen = stage.look()
    assert [(found.notation, found.horses) for found in seen.barred] == [
        ("1:mix4/132", (D, E, F)),
        ("2:level", ()),
    ]
    assert barred(seen, "2:level").horse == F
    parts = choice(seen, "1:mix5/123")
    assert (parts.order, parts.level_after) == (START, False)


def test_extra_actions_are_shown_kept_and_offered() -> None:
    stage = running().rolled("black extra", "white blank", "white blank").last()
    stage.state.shoe[G] = stage.state.shoe[E] = 1
    stage.play("1:keep")
    seen = stage.look()
    assert (seen.phase, seen.turn, seen.seats[0].kept) == ("extras", 0, 1)
    assert choice(seen, "extra:e").order == (A, B, C, D, F, E, G)
    assert choice(seen, "extra:a").order == ()
    assert choice(seen, "decline").kind == "decline"
    assert [found.notation for found in seen.barred] == ["extra:g"]
    stage.play("extra:a")
    assert stage.look().tiles[A].black_shoe


def photo_finish() -> Stage:
    stage = running().rolled("yellow level", "white blank", "white blank").last()
    return stage.play("1:level")


def test_a_photo_finish_shows_its_dice_round_by_round() -> None:
    stage = photo_finish()
    seen = stage.look()
    assert (seen.phase, seen.photo_horses, seen.photo, seen.photo_round) == ("photo", (G, F), (), 0)
    stage.draw(4321)
    seen = stage.look()
    assert (len(seen.photo), seen.photo_round) == (1, 1)
    assert seen.photo[0] == tuple(bool(die) for die in stage.state.photo[0])
    stage.draw(4321)  # equal, whatever it is
    seen = stage.look()
    assert (seen.phase, len(seen.photo), seen.photo_round) == ("photo", 2, 1)
    stage.draw(6**6 - 1)  # the last side of a white die is blank
    seen = stage.look()
    assert (seen.photo, seen.photo_round) == (((False,) * 6,), 2)
    stage.draw(0)
    seen = stage.look()
    assert (seen.phase, seen.photo_round) == ("interval", 2)
    assert seen.photo == ((False,) * 6, (True,) * 6)
    assert seen.photo_horses == (G, F)
    assert seen.arrival[:2] == (F, G)


def test_the_lower_horse_may_win_the_photo_too() -> None:
    stage = photo_finish().draw(0).draw(6**6 - 1)
    seen = stage.look()
    assert (seen.photo_horses, seen.arrival[:2]) == ((G, F), (G, F))
    assert seen.photo == ((True,) * 6, (False,) * 6)


def test_side_bets_are_apart_and_count_in_the_total() -> None:
    stage = running().rolled("black side", "white blank", "white blank").play("1:side")
    seats = stage.look().seats
    assert [(seat.capital, seat.side, seat.total) for seat in seats] == [
        (1000, 500, 1500),
        (1000, -500, 500),
        (1000, 0, 1000),
    ]
    assert stage.look().turn == 2


def test_the_end_names_the_winners() -> None:
    stage = Stage(seats=2)
    for race in range(3):
        assert not stage.look().over
        stage.lay(*range(1 + 7 * race, 8 + 7 * race)).off()
        stage.rolled("black side", "white blank", "white blank").last().play("1:side")
        if race < 2:
            stage.play("go", 0).play("go", 1)
    seen = stage.look(SPECTATOR)
    assert (seen.phase, seen.over, seen.allowance, seen.awaited) == ("closed", True, 0, ())
    assert seen.winners == (0,)
    assert seen.choices == seen.barred == ()


@pytest.mark.parametrize("seat", [SPECTATOR, 1])
def test_nothing_is_offered_or_barred_to_whoever_is_not_awaited(seat: int) -> None:
    stage = running().rolled("red whip", "yellow helmet", "white horseshoe")
    seen = stage.look(seat)
    assert (seen.choices, seen.barred, seen.money_left) == ((), (), 0)
    assert seen.awaited == (0,)


def test_the_choices_are_the_menu_and_what_is_barred_is_not_in_it() -> None:
    match = GAME.match(3, {"first": 0})
    number = 1
    while not match.over:
        number = number * 1_103_515_245 + 12_345 & 0x7FFFFFFF  # as good as any dice
        if match.spread:
            match.draw(number % match.spread)
            continue
        seat = match.awaited[number // 16 % len(match.awaited)]
        seen = match.look(seat)
        moves = [found.move for found in seen.choices]
        menu = match.menu(seat)
        assert moves == menu if seen.phase != "bets" else set(moves) <= set(menu)
        assert set(menu).isdisjoint(found.move for found in seen.barred)
        assert not any(found.barred for found in seen.choices)
        assert all(found.barred for found in seen.barred)
        match.submit(seat, [moves[0 if seen.phase == "bets" else number // 64 % len(moves)]])


def test_a_look_goes_through_json_and_back() -> None:
    stage = running().rolled("red whip", "yellow helmet", "yellow interference")
    seen = stage.look()
    assert msgspec.json.decode(msgspec.json.encode(seen), type=Look) == seen
    for language in LANGUAGES:
        for found in seen.barred:
            assert found.barred is not None
            assert words(language).tell(found.barred)


def test_pairs_and_wins_are_numbered_as_the_rules_number_them() -> None:
    seen = Stage().lay(*EXAMPLE).look()
    assert [found.move for found in seen.choices[1:]] == [
        *(win_move(horse, 100) for horse in range(7)),
        *(pair_move(pair, 100) for pair in range(21)),
    ]
