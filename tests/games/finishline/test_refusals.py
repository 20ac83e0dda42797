"""Every refusal is a sentence with the paragraph that forbids the move, in both languages."""

from collections.abc import Callable

import pytest

from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.moves import (
    LAST_MOVE,
)
from hippodrome.games.finishline.people.refusals import (
    ABOUT_DICE,
    ABOUT_HORSE,
    PLAIN,
    explain,
    unfinished,
)
from hippodrome.games.finishline.rules import reasons
from hippodrome.games.finishline.state import CLOSED, GREEN, WHITE
from hippodrome.words import LANGUAGES, words
from tests.games.finishline.staging import EXAMPLE, Stage, running

A, B, C, D, E, F, G = range(7)


def betting(*bets: str) -> Stage:
    """Seat 0 has written some bets of a slip."""
    stage = Stage().lay(*EXAMPLE)
    for bet in bets:
        stage.play(bet, 0)
    return stage


def rolled(*dice: str) -> Stage:
    return running().rolled(*dice)


def shod(die: str, horse: int) -> Stage:
    """A horseshoe waits on a horse, and the first die shows something."""
    stage = rolled(die, "white blank", "white blank")
    stage.state.shoe[horse] = 1
    return stage


def pace_to_leader() -> Stage:
    stage = shod("red pace", G)
    stage.state.shoe[E] = 1
    return stage


def level(die: str) -> Stage:
    stage = rolled(die, "white blank", "white blank")
    stage.state.level = stage.state.levelled = 1
    return stage


def home() -> Stage:
    stage = running()
    stage.state.reserve[:] = [0, 0, 1, 1, 0]
    stage.state.front[:] = [GREEN, GREEN, -1]
    stage.state.home = 1
    return stage


def over() -> Stage:
    stage = running()
    stage.state.over, stage.state.phase, stage.state.awaits = 1, CLOSED, 0
    return stage


def alone() -> Stage:
    """Only one horse is left."""
    stage = rolled("yellow level", "yellow interference", "white blank")
    stage.state.row[:] = [B, -1, -1, -1, -1, -1, -1]
    stage.state.running = 1
    return stage


def extras() -> Stage:
    stage = rolled("white blank", "white blank", "red blank").last()
    stage.state.kept[0] = 1
    stage.state.shoe[G] = 1
    return stage.play("1:aside")


def interval() -> Stage:
    return rolled("white blank", "white blank", "red blank").last().play("1:aside")


def tiny() -> Stage:
    return Stage("tiny", seats=2).lay(1, 2, 3, 4)


def black_left() -> Stage:
    stage = rolled("black trick", "white blank", "white blank")
    stage.state.left[WHITE] = 2
    return stage


def disqualified(die: str) -> Stage:
    stage = running().rolled("black disqualified", "white blank", "white blank").play("1:f")
    stage.state.shoe[C] = stage.state.shoe[E] = 1
    return stage.rolled(die, "white blank", "white blank")


CASES: list[tuple[Callable[[], Stage], int, str, int, str | None, str]] = [
    (over, 0, "take:white", reasons.GAME_OVER, "F6.2", "last race is run"),
    (running, 3, "take:white", reasons.NOT_A_SEAT, None, "Nobody sits"),
    (running, 1, "take:white", reasons.NOT_AWAITED, "F3.1", "wait for the others"),
    (interval, 0, "take:white", reasons.BETWEEN_RACES, "F6.3", "type go"),
    (betting, 0, "take:white", reasons.BETS_TO_WRITE, "F2.4", "First your bets"),
    (running, 0, "done", reasons.DICE_TO_TAKE, "F3.1", "First take dice"),
    (
        lambda: rolled("red whip", "red whip", "red whip"),
        0,
        "go",
        reasons.DIE_TO_USE,
        "F3.4",
        "three",
    ),
    (extras, 0, "1:aside", reasons.EXTRA_TO_PLAY, "F3.7", "extra action"),
    (tiny, 0, "win:e=100", reasons.NO_SUCH_HORSE, "F2.2", "Only 4 horses"),
    (betting, 0, "win:c=0", reasons.NO_STAKE, "F2.4", "at least €100"),
    (betting, 0, "win:c=250", reasons.NOT_A_STEP, "F2.4", "steps of €100, and €250"),
    (
        lambda: betting("win:a=400", "pair:a+b=300"),
        0,
        "win:c=400",
        reasons.STAKE_ABOVE_CAPITAL,
        "F2.4",
        "€300 left to stake, and this bet wants €400",
    ),
    (
        lambda: betting("win:a=100", "win:b=100", "win:c=100"),
        0,
        "win:d=100",
        reasons.TOO_MANY_WINS,
        "F2.4",
        "room for 3 win bets",
    ),
    (
        lambda: betting("pair:a+b=100", "pair:a+c=100"),
        0,
        "pair:a+d=100",
        reasons.TOO_MANY_PAIRS,
        "F2.4",
        "room for 2 pair bets",
    ),
    (
        lambda: betting("win:e=100"),
        0,
        "win:e=200",
        reasons.SAME_WIN_TWICE,
        "F2.4",
        "on Unbridled Modesty (18) to win already",
    ),
    (
        lambda: betting("pair:e+f=100"),
        0,
        "pair:e+f=200",
        reasons.SAME_PAIR_TWICE,
        "F2.4",
        "on Unbridled Modesty (18) with Hoof Knows (11) already",
    ),
    (running, 0, "take:white", reasons.THREE_TO_TAKE, "F3.1", "take three dice"),
    (home, 0, "take:white+white+red", reasons.ONE_TO_TAKE, "F3.1", "only one more"),
    (home, 0, "take:black", reasons.NO_SUCH_DICE_LEFT, "F3.1", "a black die"),
    (running, 0, "take:black+black+black", reasons.NO_SUCH_DICE_LEFT, "F3.1", "a black die and"),
    (running, 0, "take:white+white+yellow", reasons.YELLOW_TOO_EARLY, "F3.3", "down to 7 dice"),
    (running, 0, "take:white+white+white", reasons.ONE_COLOUR_ONLY, "F3.2", "three dice of one"),
    (home, 0, "take:green", reasons.ONE_COLOUR_ONLY, "F3.2", "three dice of one"),
    (
        lambda: rolled("white blank", "red whip", "green outsider2"),
        0,
        "1:c",
        reasons.OTHER_FACE,
        "F3.4",
        "Die 1 (white blank)",
    ),
    (
        lambda: rolled("white blank", "red whip", "green outsider2"),
        0,
        "3:level",
        reasons.OTHER_FACE,
        "F3.4",
        "Die 3 (outsider at €2,000)",
    ),
    (
        lambda: rolled("green outsider1", "white blank", "white blank"),
        0,
        "1:keep",
        reasons.OTHER_FACE,
        "F3.4",
        "Die 1 (outsider at €1,000)",
    ),
    (
        lambda: disqualified("white horseshoe"),
        1,
        "1:f",
        reasons.OUT_OF_THE_RACE,
        "F4.6",
        "Hoof Knows (11) is out",
    ),
    (lambda: disqualified("red pace"), 1, "1:f>c", reasons.OUT_OF_THE_RACE, "F4.6", "Hoof Knows"),
    (lambda: disqualified("red pace"), 1, "1:e>f", reasons.OUT_OF_THE_RACE, "F4.6", "Hoof Knows"),
    (
        lambda: rolled("red double", "white blank", "white blank"),
        0,
        "1:g",
        reasons.LEADER_CANNOT_ADVANCE,
        "F4.1",
        "Mane Complaint (20) leads already",
    ),
    (
        lambda: rolled("yellow helmet", "white blank", "white blank"),
        0,
        "1:g",
        reasons.LEADER_CANNOT_ADVANCE,
        "F4.1",
        "Mane Complaint (20) leads already",
    ),
    (
        lambda: shod("white horseshoe", G),
        0,
        "1:g",
        reasons.LEADER_HAS_SHOE,
        "F5.1",
        "on Mane Complaint (20) already",
    ),
    (pace_to_leader, 0, "1:e>g", reasons.LEADER_HAS_SHOE, "F5.1", "on Mane Complaint (20) already"),
    (extras, 0, "extra:g", reasons.LEADER_HAS_SHOE, "F5.1", "Mane Complaint (20) already"),
    (
        lambda: rolled("red whip", "white blank", "white blank"),
        0,
        "1:c",
        reasons.SAFE_FROM_WHIP,
        "F5.3",
        "Second Mortgage (3) is a safe runner",
    ),
    (
        lambda: rolled("black disqualified", "white blank", "white blank"),
        0,
        "1:a",
        reasons.SAFE_FROM_DISQUALIFICATION,
        "F5.11",
        "My Aunt’s Pension (8) is a safe runner",
    ),
    (
        lambda: shod("red pace", C),
        0,
        "1:c>e",
        reasons.SAFE_KEEPS_SHOE,
        "F5.4",
        "Second Mortgage (3) is a safe runner",
    ),
    (
        lambda: shod("red pace", E),
        0,
        "1:f>a",
        reasons.NO_SHOE_TO_MOVE,
        "F5.4",
        "on Hoof Knows (11) to move",
    ),
    (
        lambda: shod("red pace", E),
        0,
        "1:e>e",
        reasons.SAME_TILE,
        "F5.4",
        "stay on Unbridled Modesty (18)",
    ),
    (
        lambda: rolled("yellow helmet", "white blank", "white blank"),
        0,
        "1:e",
        reasons.HELMET_NEEDS_SHOE,
        "F5.5",
        "Unbridled Modesty (18) is neither",
    ),
    (
        lambda: level("yellow level"),
        0,
        "1:level",
        reasons.HEAT_ALREADY_USED,
        "F5.6",
        "had its dead",
    ),
    (alone, 0, "1:level", reasons.TOO_FEW_HORSES, "F5.14", "Too few horses"),
    (alone, 0, "2:mix1/321", reasons.TOO_FEW_HORSES, "F5.14", "Too few horses"),
    (
        lambda: level("yellow interference"),
        0,
        "1:mix4/321",
        reasons.LEVEL_HORSES_APART,
        "F5.14",
        "both or not at all",
    ),
    (
        lambda: rolled("yellow interference", "white blank", "white blank"),
        0,
        "1:mix4/123",
        reasons.OLD_ORDER,
        "F5.14",
        "order they are in",
    ),
    (
        lambda: rolled("yellow loss", "white blank", "white blank"),
        0,
        "1:b",
        reasons.TOO_FAR_BACK,
        "F5.8",
        "Borrowed Hat (22) has not two places",
    ),
    (black_left, 0, "1:trick:white+black", reasons.DICE_NOT_LEFT, "F5.12", "white die and a black"),
    (black_left, 0, "1:trick:white", reasons.TRICK_TAKES_TWO, "F5.12", "name two"),
]


@pytest.mark.parametrize(("stage", "seat", "move", "code", "paragraph", "says"), CASES)
def test_a_refusal_says_why_and_where_it_is_written(
    stage: Callable[[], Stage], seat: int, move: str, code: int, paragraph: str | None, says: str
) -> None:
    staged = stage()
    refused = explain(staged.pack, staged.view(seat), seat, GAME.read(move))
    assert (refused.code, refused.paragraph) == (code, paragraph)
    assert says in words("en").tell(refused.sentence)
    for language in LANGUAGES:
        assert words(language).tell(refused.sentence)


def test_an_outsider_that_is_there_already_and_a_number_that_is_no_move() -> None:
    stage = rolled("green outsider1", "white blank", "white blank")
    stage.state.outsider[D] = 2
    refused = explain(stage.pack, stage.view(0), 0, GAME.read("1:d"))
    assert (refused.code, refused.paragraph) == (reasons.OUTSIDER_ALREADY, "F5.13")
    assert "lies on Neigh Sayer (5) already" in words("en").tell(refused.sentence)
    for number in (-1, LAST_MOVE + 1, 2**52):
        refused = explain(stage.pack, stage.view(0), 0, number)
        assert (refused.code, refused.paragraph) == (reasons.NOT_A_MOVE, None)
    refused = explain(stage.pack, stage.view(0), 0, GAME.read("1:c"))
    assert refused.code == reasons.ALLOWED
    assert "Nothing forbids" in words("en").tell(refused.sentence)


def test_every_code_is_met_in_this_file() -> None:
    met = {code for _, _, _, code, _, _ in CASES}
    elsewhere = {reasons.ALLOWED, reasons.NOT_A_MOVE, reasons.OUTSIDER_ALREADY}
    assert met | elsewhere == set(range(reasons.NOT_A_STEP + 1))


def test_a_slip_is_unfinished_until_it_is_handed_in() -> None:
    stage = betting("win:c=100")
    lacking = unfinished(stage.pack, stage.state, 0)
    assert lacking is not None
    assert (lacking.code, lacking.paragraph) == (reasons.BETS_TO_WRITE, "F2.4")
    assert "done" in words("en").tell(lacking.sentence)
    stage.play("done", 0)
    assert unfinished(stage.pack, stage.state, 0) is None
    assert unfinished(stage.pack, stage.state, 1) is not None
    stage.off()
    assert unfinished(stage.pack, stage.state, 0) is None


def test_every_paragraph_a_refusal_cites_is_written_in_both_languages() -> None:
    cited = {
        paragraph
        for reasons in (PLAIN, ABOUT_DICE, ABOUT_HORSE)
        for _, paragraph in reasons.values()
        if paragraph
    }
    for language in LANGUAGES:
        assert cited <= GAME.paragraphs(language).keys()
