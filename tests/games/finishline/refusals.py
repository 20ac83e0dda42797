"""What is refused at Finish Line, in the scene where somebody tries it, and why."""

from collections.abc import Callable

from hippodrome.games.finishline.moves import LAST_MOVE
from hippodrome.games.finishline.rules import reasons
from hippodrome.games.finishline.state import GREEN, WHITE
from tests.games.common.refusals import Case
from tests.games.finishline.staging import EXAMPLE, Stage, running, whole_day

A, B, C, D, E, F, G = range(7)


def betting(*bets: str) -> Stage:
    """Seat 0 has written some bets of a slip."""
    stage = Stage().lay(*EXAMPLE)
    for bet in bets:
        stage.play(bet, 0)
    return stage


def rolled(*dice: str) -> Stage:
    return running().rolled(*dice)


def shows(die: str) -> Callable[[], Stage]:
    """The first die shows something, the others nothing."""
    return lambda: rolled(die, "white blank", "white blank")


def shod(die: str, horse: int) -> Stage:
    """A horseshoe waits on a horse, and the first die shows something."""
    return shows(die)().having(shoe={horse: 1})


def pace_to_leader() -> Stage:
    return shod("red pace", G).having(shoe={E: 1})


def level(die: str) -> Stage:
    return shows(die)().having(level=1, levelled=1)


def home() -> Stage:
    """The home straight: a yellow and a green die are left, and two green ones were taken."""
    return running().having(reserve=[0, 0, 1, 1, 0], front=[GREEN, GREEN, -1], home=1)


def over() -> Stage:
    return whole_day()[0]


def alone() -> Stage:
    """Only one horse is left."""
    stage = rolled("yellow level", "yellow interference", "white blank")
    return stage.having(row=[B, -1, -1, -1, -1, -1, -1], running=1)


def extras() -> Stage:
    stage = rolled("white blank", "white blank", "red blank").last()
    return stage.having(kept={0: 1}, shoe={G: 1}).play("1:aside")


def interval() -> Stage:
    return rolled("white blank", "white blank", "red blank").last().play("1:aside")


def tiny() -> Stage:
    return Stage("tiny", seats=2).lay(1, 2, 3, 4)


def black_left() -> Stage:
    return shows("black trick")().having(left={WHITE: 2})


def put_aside(stage: Stage | None = None) -> Stage:
    """A white die was used and one put aside, and the first die shows a trick."""
    stage = (stage or running()).rolled("white blank", "white blank", "red blank").play("1:aside")
    used = stage.state.left[WHITE] + 1
    return stage.having(left={WHITE: used}).rolled("black trick", "white blank", "white blank")


def any_die() -> Stage:
    """The same at a table where a trick brings back any die."""
    return put_aside(running().having(any_die=1))


def last_side_bet() -> Stage:
    """The last turn of a race, at a table where a side bet needs somebody to skip."""
    return shows("black side")().last().having(skipping=1)


def disqualified(die: str) -> Stage:
    stage = running().rolled("black disqualified", "white blank", "white blank").play("1:f")
    return stage.having(shoe={C: 1, E: 1}).rolled(die, "white blank", "white blank")


def outsider() -> Stage:
    """An outsider lies on D, and a die shows another."""
    return shows("green outsider1")().having(outsider={D: 2})


CASES = [
    Case(reasons.ALLOWED, outsider, 0, "1:c", None, "Nothing forbids"),
    Case(reasons.NOT_A_MOVE, outsider, 0, -1, None),
    Case(reasons.NOT_A_MOVE, outsider, 0, LAST_MOVE + 1, None),
    Case(reasons.NOT_A_MOVE, outsider, 0, 2**52, None),
    Case(reasons.GAME_OVER, over, 0, "take:white", "F6.2", "last race is run"),
    Case(reasons.NOT_A_SEAT, running, 3, "take:white", None, "Nobody sits"),
    Case(reasons.NOT_AWAITED, running, 1, "take:white", "F3.1", "wait for the others"),
    Case(reasons.BETWEEN_RACES, interval, 0, "take:white", "F6.3", "type go"),
    Case(reasons.BETS_TO_WRITE, betting, 0, "take:white", "F2.4", "First your bets"),
    Case(reasons.DICE_TO_TAKE, running, 0, "done", "F3.1", "First take dice"),
    Case(
        *(reasons.DIE_TO_USE, lambda: rolled("red whip", "red whip", "red whip"), 0, "go", "F3.4"),
        "three",
    ),
    Case(reasons.EXTRA_TO_PLAY, extras, 0, "1:aside", "F3.7", "extra action"),
    Case(reasons.NO_SUCH_HORSE, tiny, 0, "win:e=100", "F2.2", "Only 4 horses"),
    Case(reasons.NO_STAKE, betting, 0, "win:c=0", "F2.4", "at least €100"),
    Case(reasons.NOT_A_STEP, betting, 0, "win:c=250", "F2.4", "steps of €100, and €250"),
    Case(
        *(
            reasons.STAKE_ABOVE_CAPITAL,
            lambda: betting("win:a=400", "pair:a+b=300"),
            0,
            "win:c=400",
            "F2.4",
        ),
        "€300 left to stake, and this bet wants €400",
    ),
    Case(
        *(
            reasons.TOO_MANY_WINS,
            lambda: betting("win:a=100", "win:b=100", "win:c=100"),
            0,
            "win:d=100",
            "F2.4",
        ),
        "room for 3 win bets",
    ),
    Case(
        *(
            reasons.TOO_MANY_PAIRS,
            lambda: betting("pair:a+b=100", "pair:a+c=100"),
            0,
            "pair:a+d=100",
            "F2.4",
        ),
        "room for 2 pair bets",
    ),
    Case(
        *(reasons.SAME_WIN_TWICE, lambda: betting("win:e=100"), 0, "win:e=200", "F2.4"),
        "on Unbridled Modesty (18) to win already",
    ),
    Case(
        *(reasons.SAME_PAIR_TWICE, lambda: betting("pair:e+f=100"), 0, "pair:e+f=200", "F2.4"),
        "on Unbridled Modesty (18) with Hoof Knows (11) already",
    ),
    Case(reasons.THREE_TO_TAKE, running, 0, "take:white", "F3.1", "take three dice"),
    Case(reasons.ONE_TO_TAKE, home, 0, "take:white+white+red", "F3.1", "only one more"),
    Case(reasons.NO_SUCH_DICE_LEFT, home, 0, "take:black", "F3.1", "a black die"),
    Case(
        reasons.NO_SUCH_DICE_LEFT, running, 0, "take:black+black+black", "F3.1", "a black die and"
    ),
    Case(reasons.YELLOW_TOO_EARLY, running, 0, "take:white+white+yellow", "F3.3", "down to 7 dice"),
    Case(
        reasons.ONE_COLOUR_ONLY, running, 0, "take:white+white+white", "F3.2", "three dice of one"
    ),
    Case(reasons.ONE_COLOUR_ONLY, home, 0, "take:green", "F3.2", "three dice of one"),
    Case(
        *(
            reasons.OTHER_FACE,
            lambda: rolled("white blank", "red whip", "green outsider2"),
            0,
            "1:c",
            "F3.4",
        ),
        "Die 1 (white blank)",
    ),
    Case(
        *(
            reasons.OTHER_FACE,
            lambda: rolled("white blank", "red whip", "green outsider2"),
            0,
            "3:level",
            "F3.4",
        ),
        "Die 3 (outsider at €2,000)",
    ),
    Case(
        *(reasons.OTHER_FACE, shows("green outsider1"), 0, "1:keep", "F3.4"),
        "Die 1 (outsider at €1,000)",
    ),
    Case(
        *(reasons.OUT_OF_THE_RACE, lambda: disqualified("white horseshoe"), 1, "1:f", "F4.6"),
        "Hoof Knows (11) is out",
    ),
    Case(
        reasons.OUT_OF_THE_RACE, lambda: disqualified("red pace"), 1, "1:f>c", "F4.6", "Hoof Knows"
    ),
    Case(
        reasons.OUT_OF_THE_RACE, lambda: disqualified("red pace"), 1, "1:e>f", "F4.6", "Hoof Knows"
    ),
    Case(
        *(reasons.LEADER_CANNOT_ADVANCE, shows("red double"), 0, "1:g", "F4.1"),
        "Mane Complaint (20) leads already",
    ),
    Case(
        *(reasons.LEADER_CANNOT_ADVANCE, shows("yellow helmet"), 0, "1:g", "F4.1"),
        "Mane Complaint (20) leads already",
    ),
    Case(
        *(reasons.LEVEL_TAKES_NO_HELMET, lambda: level("yellow helmet"), 0, "1:f", "F4.7"),
        "Hoof Knows (11) shares the lead",
    ),
    Case(
        *(reasons.LEVEL_TAKES_NO_HELMET, lambda: level("yellow helmet"), 0, "1:g", "F4.7"),
        "Mane Complaint (20) shares the lead",
    ),
    Case(
        *(reasons.LEADER_HAS_SHOE, lambda: shod("white horseshoe", G), 0, "1:g", "F5.1"),
        "on Mane Complaint (20) already",
    ),
    Case(
        *(reasons.LEADER_HAS_SHOE, pace_to_leader, 0, "1:e>g", "F5.1"),
        "on Mane Complaint (20) already",
    ),
    Case(reasons.LEADER_HAS_SHOE, extras, 0, "extra:g", "F5.1", "Mane Complaint (20) already"),
    Case(
        *(reasons.SAFE_FROM_WHIP, shows("red whip"), 0, "1:c", "F5.3"),
        "Second Mortgage (3) is a safe runner",
    ),
    Case(
        *(reasons.SAFE_FROM_DISQUALIFICATION, shows("black disqualified"), 0, "1:a", "F5.11"),
        "My Aunt’s Pension (8) is a safe runner",
    ),
    Case(
        *(reasons.SAFE_KEEPS_SHOE, lambda: shod("red pace", C), 0, "1:c>e", "F5.4"),
        "Second Mortgage (3) is a safe runner",
    ),
    Case(
        *(reasons.NO_SHOE_TO_MOVE, lambda: shod("red pace", E), 0, "1:f>a", "F5.4"),
        "on Hoof Knows (11) to move",
    ),
    Case(
        *(reasons.SAME_TILE, lambda: shod("red pace", E), 0, "1:e>e", "F5.4"),
        "stay on Unbridled Modesty (18)",
    ),
    Case(
        *(reasons.HELMET_NEEDS_SHOE, shows("yellow helmet"), 0, "1:d", "F5.5"),
        "Neigh Sayer (5) is neither",
    ),
    Case(
        *(reasons.HEAT_ALREADY_USED, lambda: level("yellow level"), 0, "1:level", "F5.6"),
        "had its dead",
    ),
    Case(reasons.TOO_FEW_HORSES, alone, 0, "1:level", "F5.14", "Too few horses"),
    Case(reasons.TOO_FEW_HORSES, alone, 0, "2:mix1/321", "F5.14", "Too few horses"),
    Case(
        *(
            reasons.LEVEL_HORSES_APART,
            lambda: level("yellow interference"),
            0,
            "1:mix4/321",
            "F5.14",
        ),
        "together or not at all",
    ),
    Case(
        *(reasons.OLD_ORDER, shows("yellow interference"), 0, "1:mix4/123", "F5.14"),
        "order they are in",
    ),
    Case(
        *(reasons.TOO_FAR_BACK, shows("yellow loss"), 0, "1:b", "F5.8"),
        "Borrowed Hat (22) cannot drop two places",
    ),
    Case(
        *(reasons.DICE_NOT_LEFT, black_left, 0, "1:trick:white+black", "F5.12"),
        "white die and a black",
    ),
    Case(
        *(reasons.DICE_NOT_LEFT, put_aside, 1, "1:trick:white+white", "F5.12"),
        "only dice that were used and have left the race",
    ),
    Case(
        *(reasons.DICE_NOT_LEFT, any_die, 1, "1:trick:white+black", "F5.12"),
        "only dice that have left the race",
    ),
    Case(
        *(reasons.TRICK_TAKES_TWO, black_left, 0, "1:trick:white", "F5.12"),
        "two that were used have left: name two",
    ),
    Case(reasons.TRICK_TAKES_TWO, any_die, 1, "1:trick:white", "F5.12", "two have left: name two"),
    Case(reasons.NOBODY_TO_SKIP, last_side_bet, 0, "1:side", "F3.10", "needs somebody to skip"),
    Case(reasons.OUTSIDER_ALREADY, outsider, 0, "1:d", "F5.13", "lies on Neigh Sayer (5) already"),
]
