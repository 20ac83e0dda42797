"""Why a move is refused, and what a decision still lacks, as sentences with their paragraphs."""

from functools import cache

from hippodrome.engine.errors import Refused
from hippodrome.games.auteuil.rules import codes
from hippodrome.games.auteuil.rules.codes import (
    FIRST_PLACE_MOVE,
    FIRST_WIN_MOVE,
    SLIP_TO_FILL,
    horse_of,
    points_of,
)
from hippodrome.games.auteuil.rules.judging import refusal
from hippodrome.games.auteuil.state import DICE, SLIPS, Pack, State
from hippodrome.words import Sentence, sentence


@cache
def horse_name(number: int) -> Sentence:
    """Name a horse by colour and number."""
    return sentence("auteuil-horse", number=number)


def player(seat: int) -> Sentence:
    """Name a seat; whoever shows the sentence may put a person's name in its place."""
    return sentence("player", seat=seat + 1)


def at_obstacle(pack: Pack, square: int) -> Sentence:
    """Say at which obstacle something happens."""
    return sentence("auteuil-at-obstacle", number=pack.obstacle[square % pack.lap])


def the_obstacle(pack: Pack, square: int) -> Sentence:
    """Name the obstacle of a square."""
    return sentence("auteuil-the-obstacle", number=pack.obstacle[square % pack.lap])


def obstacles_passed(pack: Pack, start: int, points: int) -> list[int]:
    """U4.1: list the squares with an obstacle that so many points pass over, on any lap."""
    beyond = min(start + points, pack.laps * pack.lap)
    return [square for square in range(start + 1, beyond) if pack.obstacle[square % pack.lap]]


def dice_left(view: State) -> tuple[Sentence, ...]:
    """List the dice no horse has taken."""
    return tuple(
        sentence("auteuil-die", points=view.die[index])
        for index in range(DICE)
        if not view.used[index]
    )


def explain(pack: Pack, view: State, seat: int, move: int) -> Refused:
    """Say why this seat may not make this move now; the view is enough to judge it."""
    code = refusal(pack, view, seat, move)
    if code in PLAIN:
        key, paragraph = PLAIN[code]
        return Refused(key, code=code, paragraph=paragraph)
    horse, points = horse_of(move), points_of(move)
    if code in ABOUT_HORSE:
        key, paragraph = ABOUT_HORSE[code]
        return Refused(key, code=code, paragraph=paragraph, horse=horse_name(horse))
    if code == codes.BETWEEN_RACES:
        return Refused(
            "auteuil-refused-between-races", code=code, paragraph="U7.4", sweets=view.sweets
        )
    if code == codes.NO_SUCH_HORSE:
        return Refused(
            "auteuil-refused-no-such-horse", code=code, paragraph="U1.1", horses=pack.horses
        )
    if code == codes.ALREADY_BET:
        bet = "tierce" if move < FIRST_WIN_MOVE else "win" if move < FIRST_PLACE_MOVE else "place"
        return Refused("auteuil-refused-already-bet", code=code, paragraph="U2.3", bet=bet)
    if code == codes.NO_SUCH_DIE:
        return Refused(
            "auteuil-refused-no-such-die",
            code=code,
            paragraph="U3.1",
            points=points,
            dice=dice_left(view),
        )
    if code == codes.DICE_STILL_PLAYABLE:
        return Refused(
            "auteuil-refused-dice-still-playable", code=code, paragraph="U3.2", dice=dice_left(view)
        )
    if code == codes.STUCK:
        return Refused(
            "auteuil-refused-stuck",
            code=code,
            paragraph="U4.2",
            horse=horse_name(horse),
            where=at_obstacle(pack, view.squares[horse]),
            player=player(view.fallen[horse] - 1),
        )
    assert code == codes.CANNOT_JUMP
    return Refused(
        "auteuil-refused-cannot-jump",
        code=code,
        paragraph="U4.1",
        horse=horse_name(horse),
        points=points,
        jump=pack.jump,
        obstacle=the_obstacle(pack, obstacles_passed(pack, view.squares[horse], points)[0]),
    )


def unfinished(pack: Pack, state: State, seat: int) -> Refused | None:
    """U2.3: a slip is handed in whole; say which bets it still lacks."""
    if state.phase != SLIPS or not 0 <= seat < state.seats or not state.awaits >> seat & 1:
        return None
    missing = []
    if not state.tierce[seat][1]:
        missing.append(sentence("auteuil-lacks-tierce"))
    if not state.win[seat]:
        missing.append(sentence("auteuil-lacks-win"))
    if not state.place[seat]:
        missing.append(sentence("auteuil-lacks-place"))
    return Refused(
        "auteuil-slip-lacks", code=SLIP_TO_FILL, paragraph="U2.3", missing=tuple(missing)
    )


PLAIN = {
    codes.ALLOWED: ("auteuil-refused-nothing", None),
    codes.EVENING_OVER: ("auteuil-refused-evening-over", "U7.1"),
    codes.NOT_A_SEAT: ("auteuil-refused-not-a-seat", "U2.9"),
    codes.NOT_AWAITED: ("auteuil-refused-not-awaited", "U2.5"),
    codes.NOT_A_MOVE: ("auteuil-refused-not-a-move", None),
    codes.SLIP_TO_FILL: ("auteuil-refused-slip-to-fill", "U2.3"),
    codes.DICE_TO_PLAY: ("auteuil-refused-dice-to-play", "U3.1"),
    codes.BONUS_TO_PLAY: ("auteuil-refused-bonus-to-play", "U5.1"),
    codes.FOURTH_TO_PLAY: ("auteuil-refused-fourth-to-play", "U5.4"),
    codes.HORSE_TWICE: ("auteuil-refused-horse-twice", "U2.3"),
    codes.NO_SWEETS: ("auteuil-refused-no-sweets", "U7.3"),
}

ABOUT_HORSE = {
    codes.ALREADY_MOVED: ("auteuil-refused-already-moved", "U3.1"),
    codes.HAS_ARRIVED: ("auteuil-refused-has-arrived", "U6.1"),
    codes.ALREADY_EXTRA: ("auteuil-refused-already-extra", "U5.1"),
}
