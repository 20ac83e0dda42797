"""Why a move is refused, as a sentence with its paragraph; and how horses and dice are named."""

from functools import cache

from hippodrome.engine.errors import Refused
from hippodrome.games.finishline.people.moves import (
    BetPair,
    BetWin,
    Move,
    PlayExtra,
    Take,
    from_number,
)
from hippodrome.games.finishline.people.uses import (
    COLOUR_NAMES,
    ChangePace,
    PutOn,
    Trick,
)
from hippodrome.games.finishline.rules import codes
from hippodrome.games.finishline.rules.betting import money_left
from hippodrome.games.finishline.rules.doors import refusal
from hippodrome.games.finishline.rules.row import OUT, index_in_row
from hippodrome.games.finishline.state import (
    BETS,
    BLANK,
    DEAD_HEAT,
    DISQUALIFIED,
    DOUBLE,
    EXTRA,
    FIRST_OUTSIDER,
    HELMET,
    HORSESHOE,
    INTERFERENCE,
    LOSS,
    PACE,
    PAIRS,
    SIDE_BET,
    TRICK,
    WHIP,
    WINS,
    Pack,
    State,
)
from hippodrome.words import Sentence, sentence

FACE_NAMES = {
    BLANK: "blank",
    HORSESHOE: "horseshoe",
    DOUBLE: "double",
    WHIP: "whip",
    PACE: "pace",
    HELMET: "helmet",
    DEAD_HEAT: "level",
    INTERFERENCE: "interference",
    LOSS: "loss",
    EXTRA: "extra",
    SIDE_BET: "side",
    DISQUALIFIED: "disqualified",
    TRICK: "trick",
}


def face_name(face: int) -> str:
    """Give the word by which catalogues and looks know a face."""
    return FACE_NAMES.get(face, "outsider")


def face_amount(pack: Pack, face: int) -> int:
    """Give the euros on an outsider, 0 on any other face."""
    return pack.outsider[face - FIRST_OUTSIDER] if face >= FIRST_OUTSIDER else 0


@cache
def tile_name(number: int) -> Sentence:
    """Name a tile."""
    return sentence("finishline-tile", number=number)


def horse_name(view: State, horse: int) -> Sentence:
    """Name a horse by its tile."""
    return tile_name(view.tile[horse])


def dice_names(colours: tuple[int, ...]) -> tuple[Sentence, ...]:
    """Name dice by colour."""
    return tuple(sentence("finishline-die", colour=COLOUR_NAMES[colour]) for colour in colours)


def rolled_name(pack: Pack, view: State, die: int) -> Sentence:
    """Name what one of the three dice shows."""
    return sentence(
        "finishline-rolled",
        face=face_name(view.face[die]),
        colour=COLOUR_NAMES[view.front[die]],
        amount=face_amount(pack, view.face[die]),
    )


def explain(pack: Pack, view: State, seat: int, move: int) -> Refused:
    """Say why this seat may not make this move now; the view is enough to judge it."""
    code = refusal(pack, view, seat, move)
    if code in PLAIN:
        key, paragraph = PLAIN[code]
        return Refused(key, code=code, paragraph=paragraph)
    made = from_number(move)
    if code == codes.NO_SUCH_HORSE:
        return Refused(
            "finishline-refused-no-such-horse", code=code, paragraph="F2.2", runners=pack.runners
        )
    if code == codes.YELLOW_TOO_EARLY:
        return Refused(
            "finishline-refused-yellow-too-early",
            code=code,
            paragraph="F3.3",
            straight=pack.straight,
        )
    if code == codes.OTHER_FACE:
        die = codes.die_of(move)
        return Refused(
            "finishline-refused-other-face",
            code=code,
            paragraph="F3.4",
            die=die + 1,
            face=rolled_name(pack, view, die),
        )
    if isinstance(made, BetWin | BetPair):
        return explain_bet(pack, view, seat, made, code)
    if code in ABOUT_DICE:
        assert isinstance(made, Take | Trick)
        key, paragraph = ABOUT_DICE[code]
        return Refused(key, code=code, paragraph=paragraph, dice=dice_names(made.colours))
    key, paragraph = ABOUT_HORSE[code]
    horse = horse_meant(view, made, code)
    return Refused(key, code=code, paragraph=paragraph, horse=horse_name(view, horse))


def explain_bet(pack: Pack, view: State, seat: int, bet: BetWin | BetPair, code: int) -> Refused:
    """F2.4: say what is wrong with a bet."""
    if code == codes.NO_STAKE:
        return Refused("finishline-refused-no-stake", code=code, paragraph="F2.4", step=pack.step)
    if code == codes.NOT_A_STEP:
        return Refused(
            "finishline-refused-not-a-step",
            code=code,
            paragraph="F2.4",
            step=pack.step,
            stake=bet.stake,
        )
    if code == codes.STAKE_ABOVE_CAPITAL:
        return Refused(
            "finishline-refused-stake-above-capital",
            code=code,
            paragraph="F2.4",
            left=money_left(view, seat),
            stake=bet.stake,
        )
    if code == codes.TOO_MANY_WINS:
        return Refused("finishline-refused-too-many-wins", code=code, paragraph="F2.4", most=WINS)
    if code == codes.TOO_MANY_PAIRS:
        return Refused("finishline-refused-too-many-pairs", code=code, paragraph="F2.4", most=PAIRS)
    if isinstance(bet, BetWin):
        return Refused(
            "finishline-refused-same-win-twice",
            code=code,
            paragraph="F2.4",
            horse=horse_name(view, bet.horse),
        )
    return Refused(
        "finishline-refused-same-pair-twice",
        code=code,
        paragraph="F2.4",
        low=horse_name(view, bet.low),
        high=horse_name(view, bet.high),
    )


def horse_meant(view: State, made: Move, code: int) -> int:
    """Give the horse a refusal is about: of a change of pace the one that stands in its way."""
    if isinstance(made, ChangePace):
        if code == codes.OUT_OF_THE_RACE:
            return made.start if index_in_row(view, made.start) == OUT else made.end
        return made.end if code == codes.LEADER_HAS_SHOE else made.start
    assert isinstance(made, PutOn | PlayExtra)
    return made.horse


def unfinished(_pack: Pack, state: State, seat: int) -> Refused | None:
    """F2.4: a slip is ended and handed in as a whole, so that nobody can count its bets."""
    if state.phase == BETS and state.awaits >> seat & 1:
        return Refused("finishline-unfinished-slip", code=codes.BETS_TO_WRITE, paragraph="F2.4")
    return None


PLAIN = {
    codes.ALLOWED: ("finishline-refused-nothing", None),
    codes.GAME_OVER: ("finishline-refused-game-over", "F6.2"),
    codes.NOT_A_SEAT: ("finishline-refused-not-a-seat", None),
    codes.NOT_AWAITED: ("finishline-refused-not-awaited", "F3.1"),
    codes.NOT_A_MOVE: ("finishline-refused-not-a-move", None),
    codes.BETWEEN_RACES: ("finishline-refused-between-races", "F6.3"),
    codes.BETS_TO_WRITE: ("finishline-refused-bets-to-write", "F2.4"),
    codes.DICE_TO_TAKE: ("finishline-refused-dice-to-take", "F3.1"),
    codes.DIE_TO_USE: ("finishline-refused-die-to-use", "F3.4"),
    codes.EXTRA_TO_PLAY: ("finishline-refused-extra-to-play", "F3.7"),
    codes.THREE_TO_TAKE: ("finishline-refused-three-to-take", "F3.1"),
    codes.ONE_TO_TAKE: ("finishline-refused-one-to-take", "F3.1"),
    codes.ONE_COLOUR_ONLY: ("finishline-refused-one-colour-only", "F3.2"),
    codes.HEAT_ALREADY_USED: ("finishline-refused-heat-already-used", "F5.6"),
    codes.TOO_FEW_HORSES: ("finishline-refused-too-few-horses", "F5.14"),
    codes.LEVEL_HORSES_APART: ("finishline-refused-level-horses-apart", "F5.14"),
    codes.OLD_ORDER: ("finishline-refused-old-order", "F5.14"),
    codes.TRICK_TAKES_TWO: ("finishline-refused-trick-takes-two", "F5.12"),
}

ABOUT_DICE = {
    codes.NO_SUCH_DICE_LEFT: ("finishline-refused-no-such-dice-left", "F3.1"),
    codes.DICE_NOT_LEFT: ("finishline-refused-dice-not-left", "F5.12"),
}

ABOUT_HORSE = {
    codes.OUT_OF_THE_RACE: ("finishline-refused-out-of-the-race", "F4.6"),
    codes.LEADER_CANNOT_ADVANCE: ("finishline-refused-leader-cannot-advance", "F4.1"),
    codes.LEADER_HAS_SHOE: ("finishline-refused-leader-has-shoe", "F5.1"),
    codes.SAFE_FROM_WHIP: ("finishline-refused-safe-from-whip", "F5.3"),
    codes.SAFE_FROM_DISQUALIFICATION: ("finishline-refused-safe-from-disqualification", "F5.11"),
    codes.SAFE_KEEPS_SHOE: ("finishline-refused-safe-keeps-shoe", "F5.4"),
    codes.NO_SHOE_TO_MOVE: ("finishline-refused-no-shoe-to-move", "F5.4"),
    codes.SAME_TILE: ("finishline-refused-same-tile", "F5.4"),
    codes.HELMET_NEEDS_SHOE: ("finishline-refused-helmet-needs-shoe", "F5.5"),
    codes.TOO_FAR_BACK: ("finishline-refused-too-far-back", "F5.8"),
    codes.OUTSIDER_ALREADY: ("finishline-refused-outsider-already", "F5.13"),
}
