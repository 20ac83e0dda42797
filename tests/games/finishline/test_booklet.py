"""The booklet's worked examples, played from the first tile to the last die as people play them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hippodrome.engine.match import Match
from hippodrome.games import GAMES
from hippodrome.games.finishline import GAME
from tests.games.finishline.steps import lay, roll

TILES = ("8", "22", "3", "5", "18", "11", "20")
"""The example's row in the order it is laid: 20 leads."""
SLIP = ("win:e=200", "win:c=100", "win:f=400", "pair:e+f=200", "pair:f+g=100", "done")
"""What the example bets: 18, 3 and 11 to win, 18 with 11 and 11 with 20."""
NOTHING = {"white": "blank", "red": "blank", "green": "blank", "black": "extra", "yellow": "helmet"}
"""What dice show that nobody is going to use."""


def opened(*slip: str) -> Match:
    """Lay the example's tiles for three players; the first of them hands in this slip."""
    match = GAMES["finishline"].match(3, {"first": 1})
    lay(match, *TILES)
    match.play(0, *(slip or ("done",)))
    match.play(1, "done")
    match.play(2, "done")
    return match


def take(match: Match, *wishes: str) -> None:
    """Take the first of these colours that may be taken; the first player takes them all."""
    (seat,) = match.awaited
    offered = [GAME.write(move) for move in match.menu(seat)]
    named = [f"take:{colour}" for colour in wishes]
    if match.look(seat).turns == 1:
        named = ["take:white+white+red"]
    match.play(seat, next(name for name in named if name in offered))


def use(match: Match, colour: str, face: str, target: str) -> None:
    """See a die of a colour show a face while the others show nothing of use, and use it."""
    take(match, colour, *NOTHING)  # where three would be of one colour it lies there already
    colours = [die.colour for die in match.look(-1).front]
    used = colours.index(colour)
    shown = [NOTHING[one] for one in colours]
    shown[used] = face
    roll(match, *shown)
    match.play(match.awaited[0], f"{used + 1}:{target}")


def pass_on(match: Match, saving: Sequence[str]) -> None:
    """Put a die aside, of another colour than those to be saved while there is one."""
    take(match, *(one for one in NOTHING if one not in saving), *saving)
    colours = [die.colour for die in match.look(-1).front]
    roll(match, *(NOTHING[one] for one in colours))
    worth = {colour: place for place, colour in enumerate(saving, start=1)}
    least = min(range(3), key=lambda die: worth.get(colours[die], 0))
    match.play(match.awaited[0], f"{least + 1}:aside")


def run_out(match: Match) -> None:
    """Let the race end without another horse moving."""
    while match.look(-1).phase == "take":
        pass_on(match, ())


def order(match: Match) -> list[int]:
    """List the tiles from the front to the back; of level ones the lower first."""
    seen = match.look(-1)
    return [seen.tiles[horse].number for horse in reversed(seen.row)]


def capital(match: Match) -> int:
    """Count the money of the player who bet."""
    return int(match.look(0).seats[0].capital)


def test_F2_5_the_booklets_row_pays_2_3_and_4_and_its_pairs_7_and_5() -> None:
    match = opened(*SLIP)
    slip = match.look(0).seats[0].slip
    assert order(match)[:3] == [20, 11, 18]
    assert [tile.odds for tile in reversed(match.look(0).tiles)] == [2, 3, 4, 5, 6, 7, 8]
    assert [(bet.stake, bet.odds) for bet in slip.wins] == [(200, 4), (100, 6), (400, 3)]
    assert [(bet.stake, bet.odds) for bet in slip.pairs] == [(200, 7), (100, 5)]
    assert match.look(1).seats[0].slip is None


def test_F5_1_11_and_5_need_two_white_horseshoes_and_the_slip_is_worth_1200() -> None:
    match = opened(*SLIP)
    use(match, "white", "horseshoe", "f")
    assert order(match) == [20, 11, 18, 5, 3, 22, 8], "one horseshoe waits on 11"
    use(match, "white", "horseshoe", "f")
    assert order(match) == [11, 20, 18, 5, 3, 22, 8]
    assert match.look(0).left["white"] == 2, "both dice leave"
    use(match, "white", "horseshoe", "d")
    assert order(match) == [11, 20, 18, 5, 3, 22, 8], "5 is no favourite: one waits on it"
    for _ in range(3):
        use(match, "white", "horseshoe", "d")
    assert order(match)[:4] == [11, 5, 20, 18]
    run_out(match)
    assert (match.look(0).turns, match.look(0).phase) == (25, "interval")
    assert capital(match) == 1200
    for seat in range(3):
        match.play(seat, "go")
    assert capital(match) == 3200


def test_F6_1_had_18_been_second_the_slip_would_be_worth_2600() -> None:
    match = opened(*SLIP)
    use(match, "white", "horseshoe", "f")
    use(match, "white", "horseshoe", "f")
    use(match, "red", "double", "e")
    assert order(match)[:3] == [11, 18, 20]
    run_out(match)
    assert capital(match) == 2600


def dead_heat(saving: Sequence[str]) -> Match:
    """Play up to 11 lying on top of 20, with 5 next, and some dice saved for what comes."""
    match = opened()
    use(match, "white", "horseshoe", "d")
    use(match, "white", "horseshoe", "d")
    while not match.look(-1).home:
        pass_on(match, saving)
    assert match.look(-1).turns == 19
    use(match, "yellow", "dead-heat", "level")
    assert order(match)[:3] == [20, 11, 5]
    assert match.look(-1).level
    return match


@pytest.mark.parametrize(
    ("saving", "dice"),
    [(("white",), [("white", "horseshoe")] * 2), (("white", "red"), [("red", "double")])],
)
def test_F4_4_two_white_horseshoes_or_a_red_double_one_take_5_past_11_on_20(
    saving: Sequence[str], dice: list[tuple[str, str]]
) -> None:
    match = dead_heat(saving)
    for number, (colour, face) in enumerate(dice, start=1):
        assert match.look(-1).level, f"still level before die {number}"
        use(match, colour, face, "d")
    assert (order(match)[:3], match.look(-1).level) == ([5, 20, 11], False)


def test_F4_5_still_level_at_the_end_six_white_dice_each_decide() -> None:
    match = dead_heat(("white",))
    run_out(match)
    assert (match.look(-1).phase, match.spread) == ("photo", 6**6)
    match.draw(0)
    match.draw(0)
    assert match.look(-1).phase == "photo", "six horseshoes each: both roll again"
    match.draw(4)
    match.draw(0)
    assert order(match)[:2] == [11, 20]
    assert match.look(-1).phase == "interval"
