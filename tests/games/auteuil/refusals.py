"""What is refused at Auteuil, in the scene where somebody tries it, and why."""

from collections.abc import Callable

from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.rules import reasons
from hippodrome.words import Sentence
from tests.games.auteuil.evenings import BULLFINCH, Evening, horse, player
from tests.games.common.refusals import Case
from tests.games.common.scenes import arrange


def betting() -> Evening:
    return Evening().enter()


def after_betting(marked: str) -> Evening:
    """Seat 0 has marked a bet of its slip, which is not handed in yet."""
    evening = betting()
    evening.game.interpreted.play(evening.pack.printed, evening.state, 0, GAME.read(marked))
    return evening


def with_five_horses() -> Evening:
    evening = betting()
    arrange(evening.pack.printed, horses=5)
    return evening


def between(**options: int) -> Evening:
    return Evening(**options).settle()


def racing(dice: str = "345", **squares: int) -> Evening:
    return Evening().start().stand(**squares).throw(dice)


def given(*moves: str) -> Callable[[], Evening]:
    """Seat 0 has thrown 3, 4 and 5 and done this with them."""
    return lambda: racing().give(*moves)


def bonus(*moves: str) -> Callable[[], Evening]:
    """All three dice are given, and a square more may be."""
    return given("3>1", "4>2", "5>3", *moves)


def stuck() -> Evening:
    """Horse 5 has fallen at the bullfinch, and seat 2 has the dice."""
    evening = Evening(3).start().stand(h5=7).throw("345").give("3>5", "4>1", "5>2")
    return evening.give("enough").throw("135")


def arrived() -> Evening:
    return racing(h5=58).give("3>5", "4>1", "5>2")


def out() -> Evening:
    """Horse 5 is out of the race since it ended on the bullfinch, and seat 1 has the dice."""
    evening = Evening().start().stand(h5=7)
    arrange(evening.pack.printed, out={10: 1})
    return evening.throw("345").give("3>5", "4>1", "5>2", "enough").throw("135")


def only_eight_before_the_hedge() -> Evening:
    """Only horse 8 can take the 2: all others stand right before the bullfinch."""
    return racing("211", **{f"h{number}": 9 for number in range(1, 8)})


def aces() -> Evening:
    return racing("111").give("1>1", "1>2", "1>3")


def short_of_money() -> Evening:
    return Evening(sweets=1).enter().bet().having(purse={0: 10}).start()


def fourth() -> Evening:
    return racing("666").give("6>1", "6>2", "6>3")


def die(points: int) -> Sentence:
    return Sentence("auteuil-die", {"points": points})


DICE = (die(3), die(4), die(5))
CASES = [
    Case(reasons.ALLOWED, betting, 0, "G7", None),
    Case(reasons.EVENING_OVER, lambda: between(races=1), 0, "go", "U7.1", about={}),
    Case(reasons.NOT_A_SEAT, betting, 2, "G7", "U2.9"),
    Case(reasons.NOT_AWAITED, racing, 1, "3>1", "U2.5"),
    Case(reasons.NOT_A_MOVE, betting, 0, GAME.slots, None),
    Case(reasons.BETWEEN_RACES, between, 0, "G7", "U7.4", about={"sweets": 0}),
    Case(reasons.SLIP_TO_FILL, betting, 0, "3>1", "U2.3"),
    Case(reasons.DICE_TO_PLAY, racing, 0, "+1", "U3.1"),
    Case(reasons.BONUS_TO_PLAY, bonus(), 0, "3>1", "U5.1"),
    Case(reasons.FOURTH_TO_PLAY, fourth, 0, "6>4", "U5.4"),
    Case(reasons.NO_SUCH_HORSE, with_five_horses, 0, "T1-2-6", "U1.1", about={"horses": 5}),
    Case(reasons.HORSE_TWICE, betting, 0, "T4-1-4", "U2.3"),
    Case(reasons.ALREADY_BET, lambda: after_betting("G7"), 0, "G3", "U2.3", about={"bet": "win"}),
    Case(reasons.NO_SWEETS, between, 0, "go+1", "U7.3"),
    Case(reasons.NO_SUCH_DIE, racing, 0, "6>1", "U3.1", about={"points": 6, "dice": DICE}),
    Case(reasons.ALREADY_MOVED, given("3>1"), 0, "4>1", "U3.1", about={"horse": horse(1)}),
    Case(
        *(reasons.STUCK, stuck, 2, "1>5", "U4.2"),
        about={
            "horse": horse(5),
            "where": Sentence("auteuil-at-obstacle", {"number": BULLFINCH}),
            "player": player(0),
            "held": 0,
        },
    ),
    Case(reasons.HAS_ARRIVED, arrived, 0, "+5", "U6.1", about={"horse": horse(5)}),
    Case(
        *(reasons.CANNOT_JUMP, lambda: racing(h5=8), 0, "3>5", "U4.1"),
        about={
            "horse": horse(5),
            "points": 3,
            "jump": 4,
            "obstacle": Sentence("auteuil-the-obstacle", {"number": BULLFINCH}),
        },
    ),
    Case(reasons.DICE_STILL_PLAYABLE, racing, 0, "enough", "U3.2", about={"dice": DICE}),
    Case(
        *(reasons.WASTES_DICE, only_eight_before_the_hedge, 0, "1>8", "U3.2"),
        about={"horse": horse(8), "points": 1, "dice": 3},
    ),
    Case(
        *(reasons.OUT_OF_RACE, out, 1, "5>5", "U4.3"),
        about={
            "horse": horse(5),
            "where": Sentence("auteuil-at-obstacle", {"number": BULLFINCH}),
        },
    ),
    Case(reasons.AGAIN_TO_CHOOSE, aces, 0, "1>4", "U5.3"),
    Case(reasons.PURCHASE_TO_CHOOSE, short_of_money, 0, "1>4", "U7.3"),
    Case(reasons.ALREADY_EXTRA, bonus("+1"), 0, "+1", "U5.1", about={"horse": horse(1)}),
]
