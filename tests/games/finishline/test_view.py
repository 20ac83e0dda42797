"""What a person sees: tiles, dice, money, slips and how they are reckoned."""

import msgspec
from msgspec.structs import replace

from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.moves import MOVES
from hippodrome.games.finishline.people.look.types import Bet, Choice, Die, Line, Look, Slip, Tile
from hippodrome.words import LANGUAGES, words
from tests.games.common.scenes import arrange
from tests.games.finishline.staging import EXAMPLE, SPECTATOR, Stage, running

A, B, C, D, E, F, G = range(7)


def test_a_tile_shows_its_number_marks_odds_and_dice() -> None:
    stage = running()
    stage.having(shoe={E: 1}, whip={E: 1}, black_shoe={B: 1}, outsider={E: 3})
    tiles = stage.look().tiles
    assert [tile.number for tile in tiles] == list(EXAMPLE)
    assert [tile.odds for tile in tiles] == [8, 7, 6, 5, 4, 3, 2]
    assert [tile.position for tile in tiles] == [6, 5, 4, 3, 2, 1, 0]
    assert tiles[E] == Tile(
        E, 18, 4, favourite=True, position=2, shoe=True, whip=True, outsider=3000
    )
    assert tiles[B] == Tile(B, 22, 7, position=5, black_shoe=True)
    assert [tile.horse for tile in tiles if tile.favourite] == [E]
    assert [tile.horse for tile in tiles if tile.safe] == [A, C, G]


def test_what_stands_on_the_board_and_in_the_rules_is_shown() -> None:
    state = (stage := running()).state
    arrange(
        state,
        race=2,
        starter=2,
        turns=9,
        turn=1,
        awaits=1 << 1,
        home=1,
        levelled=1,
        reserve=[1, 2, 3, 4, 5],
        left=[5, 4, 3, 2, 1],
        kept={1: 2},
        gain={2: -300},
    )
    seen = stage.look(1)
    assert (seen.seat, seen.phase, seen.race, seen.races) == (1, "take", 2, 3)
    assert (seen.starter, seen.turn, seen.turns, seen.awaited) == (2, 1, 9, (1,))
    assert (seen.home, seen.level, seen.levelled, seen.over) == (True, False, True, False)
    assert (seen.runners, seen.straight, seen.step, seen.side_stake) == (7, 7, 100, 500)
    assert (seen.most_wins, seen.most_pairs, seen.allowance) == (3, 2, 3000)
    assert seen.reserve == {"white": 1, "red": 2, "yellow": 3, "green": 4, "black": 5}
    assert seen.left == {"white": 5, "red": 4, "yellow": 3, "green": 2, "black": 1}
    assert [(seat.seat, seat.kept, seat.gain) for seat in seen.seats] == [
        (0, 0, 0),
        (1, 2, 0),
        (2, 0, -300),
    ]
    assert (seen.photo, seen.photo_horses, seen.photo_round) == ((), (), 0)
    assert (seen.arrival, seen.winners) == ((), ())
    arrange(state, home=0, levelled=0)
    assert (stage.look().home, stage.look().levelled) == (False, False)


def test_money_is_left_to_stake_only_while_one_writes_a_slip() -> None:
    stage = Stage().lay(*EXAMPLE).play("win:a=300", 1)
    assert [stage.look(seat).money_left for seat in (0, 1, 2, SPECTATOR)] == [1000, 700, 1000, 0]
    stage.play("done", 1)
    assert [stage.look(seat).money_left for seat in (0, 1, 2, SPECTATOR)] == [1000, 0, 1000, 0]
    stage.off()
    assert [stage.look(seat).money_left for seat in (0, 1, 2, SPECTATOR)] == [0, 0, 0, 0]


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
        Die("white", "horseshoe", paragraph="F5.1"),
        Die("white", "horseshoe", paragraph="F5.1", same_as=0),
        Die("green", "outsider", 2000, "F5.13"),
    )
    stage.play("3:c")
    assert stage.look().front == (Die("white"), Die("white"))


def test_equal_dice_of_other_colours_or_faces_are_not_the_same() -> None:
    stage = running().rolled("white blank", "red blank", "red whip")
    assert [die.same_as for die in stage.look().front] == [-1, -1, -1]


def test_a_slip_is_its_writers_alone_until_the_race_is_settled() -> None:
    stage = Stage().lay(*EXAMPLE)
    stage.play("win:c=200", 0)
    assert stage.look(1).seats[0].slip is None
    assert stage.look(0).seats[0].slip == Slip(wins=(Bet((C,), 6, 200, most=1000),))
    assert not stage.look(1).seats[0].filled
    stage.play("pair:c+e=300", 0).play("done", 0)
    for other in (1, 2, SPECTATOR):
        seen = stage.look(other).seats[0]
        assert (seen.filled, seen.slip, seen.capital, seen.reckoning) == (True, None, 1000, ())
    assert stage.look(0).seats[0].slip == Slip((Bet((C,), 6, 200),), (Bet((C, E), 10, 300),))
    assert stage.look(0).seats[0].reckoning == ()
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
    stage.having(row=[A, B, C, E, G, D, F], outsider={F: 1})  # the finish is 11, 5, 20, 18
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
    assert seen.choices == (Choice(MOVES.chosen(GAME.read("go"))),)


def test_had_18_been_second_the_pair_would_have_its_line() -> None:
    stage = Stage().lay(*EXAMPLE).bet(0, "win:f=400", "pair:e+f=200", "pair:f+g=100").off()
    stage.having(row=[A, B, C, G, D, E, F])
    stage.rolled("white blank", "white blank", "red blank").last().play("1:aside")
    seat = stage.look(1).seats[0]
    assert seat.reckoning == (
        Line("win", (F,), 400, 3, 1200),
        Line("pair", (E, F), 200, 7, 1400),
        Line("pair", (F, G), 100, 5),
    )
    assert seat.capital == 2600 + 300  # with what was not staked


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
        stage.lay(*range(1 + 7 * race, 8 + 7 * race))
        stage.bet(0, f"win:a={(1000, 2000, 3000)[race]}").off()
        stage.rolled("black side", "white blank", "white blank").last().play("1:side")
        if race < 2:
            stage.play("go", 0).play("go", 1)
    seen = stage.look(SPECTATOR)
    assert (seen.phase, seen.over, seen.allowance, seen.awaited) == ("closed", True, 0, ())
    assert [seat.total for seat in seen.seats] == [-500, 6500]
    assert seen.winners == (1,)
    assert seen.choices == seen.barred == ()


def test_a_look_goes_through_json_and_back() -> None:
    stage = running().rolled("red whip", "yellow helmet", "yellow interference")
    seen = stage.look()
    sent = msgspec.json.encode(seen)
    received = msgspec.json.decode(sent, type=Look)
    assert replace(received, choices=(), barred=()) == replace(seen, choices=(), barred=())
    assert msgspec.json.encode(received) == sent  # moves stay as they are
    for language in LANGUAGES:
        for found in seen.barred:
            assert found.barred is not None
            assert words(language).tell(found.barred)
