"""Why a move is refused, as a sentence with its paragraph."""

from typing import Any

from hippodrome.engine.errors import Refused
from hippodrome.games.finishline.moves import MOVES, PAIR_HIGH, PAIR_LOW, die_of
from hippodrome.games.finishline.parts import PAIR, dice_of
from hippodrome.games.finishline.people.names import dice_names, horse_name, rolled_name
from hippodrome.games.finishline.rules import reasons
from hippodrome.games.finishline.rules.betting import money_left
from hippodrome.games.finishline.rules.doors import refusal
from hippodrome.games.finishline.rules.row import OUT, index_in_row
from hippodrome.games.finishline.state import BETS, PAIRS, WINS, Pack, State


def explain(pack: Pack, view: State, seat: int, move: int) -> Refused:
    """Say why this seat may not make this move now; the view is enough to judge it."""
    code = refusal(pack, view, seat, move)
    if code in PLAIN:
        key, paragraph = PLAIN[code]
        return Refused(key, code=code, paragraph=paragraph)
    made: Any = MOVES.chosen(move)
    if code == reasons.NO_SUCH_HORSE:
        return Refused(
            "finishline-refused-no-such-horse", code=code, paragraph="F2.2", runners=pack.runners
        )
    if code == reasons.TRICK_TAKES_TWO:
        return Refused(
            "finishline-refused-trick-takes-two", code=code, paragraph="F5.12", any=view.any_die
        )
    if code == reasons.YELLOW_TOO_EARLY:
        return Refused(
            "finishline-refused-yellow-too-early",
            code=code,
            paragraph="F3.3",
            straight=pack.straight,
        )
    if code == reasons.OTHER_FACE:
        die = die_of(move)
        return Refused(
            "finishline-refused-other-face",
            code=code,
            paragraph="F3.4",
            die=die + 1,
            face=rolled_name(pack, view, die),
        )
    if made.kind in ("win", "pair"):
        return explain_bet(pack, view, seat, made, code)
    if code in ABOUT_DICE:
        key, paragraph = ABOUT_DICE[code]
        named = (made.colour,) if made.kind in ("take", "trick") else dice_of(made.colours)
        return Refused(
            key, code=code, paragraph=paragraph, dice=dice_names(named), any=view.any_die
        )
    key, paragraph = ABOUT_HORSE[code]
    horse = horse_meant(view, made, code)
    return Refused(key, code=code, paragraph=paragraph, horse=horse_name(pack, view, horse))


def explain_bet(pack: Pack, view: State, seat: int, bet: Any, code: int) -> Refused:
    """F2.4: say what is wrong with a bet."""
    if code == reasons.NO_STAKE:
        return Refused("finishline-refused-no-stake", code=code, paragraph="F2.4", step=pack.step)
    if code == reasons.NOT_A_STEP:
        return Refused(
            "finishline-refused-not-a-step",
            code=code,
            paragraph="F2.4",
            step=pack.step,
            stake=bet.stake,
        )
    if code == reasons.STAKE_ABOVE_CAPITAL:
        return Refused(
            "finishline-refused-stake-above-capital",
            code=code,
            paragraph="F2.4",
            left=money_left(view, seat),
            stake=bet.stake,
        )
    if code == reasons.TOO_MANY_WINS:
        return Refused("finishline-refused-too-many-wins", code=code, paragraph="F2.4", most=WINS)
    if code == reasons.TOO_MANY_PAIRS:
        return Refused("finishline-refused-too-many-pairs", code=code, paragraph="F2.4", most=PAIRS)
    if bet.kind == "win":
        return Refused(
            "finishline-refused-same-win-twice",
            code=code,
            paragraph="F2.4",
            horse=horse_name(pack, view, bet.horse),
        )
    pair = PAIR.words.index(bet.pair)
    return Refused(
        "finishline-refused-same-pair-twice",
        code=code,
        paragraph="F2.4",
        low=horse_name(pack, view, PAIR_LOW[pair]),
        high=horse_name(pack, view, PAIR_HIGH[pair]),
    )


def horse_meant(view: State, made: Any, code: int) -> int:
    """Give the horse a refusal is about: of a change of pace the one that stands in its way."""
    if made.kind == "pace":
        start, end = int(made.start), int(made.end)
        if code == reasons.OUT_OF_THE_RACE:
            return start if index_in_row(view, start) == OUT else end
        return end if code == reasons.LEADER_HAS_SHOE else start
    return int(made.horse)


def unfinished(_pack: Pack, state: State, seat: int) -> Refused | None:
    """F2.4: a slip is ended and handed in as a whole, so that nobody can count its bets."""
    if state.phase == BETS and state.awaits >> seat & 1:
        return Refused("finishline-unfinished-slip", code=reasons.BETS_TO_WRITE, paragraph="F2.4")
    return None


PLAIN = {
    reasons.ALLOWED: ("finishline-refused-nothing", None),
    reasons.GAME_OVER: ("finishline-refused-game-over", "F6.2"),
    reasons.NOT_A_SEAT: ("finishline-refused-not-a-seat", None),
    reasons.NOT_AWAITED: ("finishline-refused-not-awaited", "F3.1"),
    reasons.NOT_A_MOVE: ("finishline-refused-not-a-move", None),
    reasons.BETWEEN_RACES: ("finishline-refused-between-races", "F6.3"),
    reasons.BETS_TO_WRITE: ("finishline-refused-bets-to-write", "F2.4"),
    reasons.DICE_TO_TAKE: ("finishline-refused-dice-to-take", "F3.1"),
    reasons.DIE_TO_USE: ("finishline-refused-die-to-use", "F3.4"),
    reasons.EXTRA_TO_PLAY: ("finishline-refused-extra-to-play", "F3.7"),
    reasons.THREE_TO_TAKE: ("finishline-refused-three-to-take", "F3.1"),
    reasons.ONE_TO_TAKE: ("finishline-refused-one-to-take", "F3.1"),
    reasons.ONE_COLOUR_ONLY: ("finishline-refused-one-colour-only", "F3.2"),
    reasons.HEAT_ALREADY_USED: ("finishline-refused-heat-already-used", "F5.6"),
    reasons.TOO_FEW_HORSES: ("finishline-refused-too-few-horses", "F5.14"),
    reasons.LEVEL_HORSES_APART: ("finishline-refused-level-horses-apart", "F5.14"),
    reasons.OLD_ORDER: ("finishline-refused-old-order", "F5.14"),
    reasons.NOBODY_TO_SKIP: ("finishline-refused-nobody-to-skip", "F3.10"),
}

ABOUT_DICE = {
    reasons.NO_SUCH_DICE_LEFT: ("finishline-refused-no-such-dice-left", "F3.1"),
    reasons.DICE_NOT_LEFT: ("finishline-refused-dice-not-left", "F5.12"),
}

ABOUT_HORSE = {
    reasons.OUT_OF_THE_RACE: ("finishline-refused-out-of-the-race", "F4.6"),
    reasons.LEADER_CANNOT_ADVANCE: ("finishline-refused-leader-cannot-advance", "F4.1"),
    reasons.LEVEL_TAKES_NO_HELMET: ("finishline-refused-level-takes-no-helmet", "F4.7"),
    reasons.LEADER_HAS_SHOE: ("finishline-refused-leader-has-shoe", "F5.1"),
    reasons.SAFE_FROM_WHIP: ("finishline-refused-safe-from-whip", "F5.3"),
    reasons.SAFE_FROM_DISQUALIFICATION: ("finishline-refused-safe-from-disqualification", "F5.11"),
    reasons.SAFE_KEEPS_SHOE: ("finishline-refused-safe-keeps-shoe", "F5.4"),
    reasons.NO_SHOE_TO_MOVE: ("finishline-refused-no-shoe-to-move", "F5.4"),
    reasons.SAME_TILE: ("finishline-refused-same-tile", "F5.4"),
    reasons.HELMET_NEEDS_SHOE: ("finishline-refused-helmet-needs-shoe", "F5.5"),
    reasons.TOO_FAR_BACK: ("finishline-refused-too-far-back", "F5.8"),
    reasons.OUTSIDER_ALREADY: ("finishline-refused-outsider-already", "F5.13"),
}
