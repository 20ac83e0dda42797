"""Why a move is refused, and what a decision still lacks, as sentences with their paragraphs."""

from hippodrome.engine.errors import Refused
from hippodrome.games.auteuil.moves import MOVES, horse_of, points_of
from hippodrome.games.auteuil.people.names import at_obstacle, horse_name, player, the_obstacle
from hippodrome.games.auteuil.rules import reasons
from hippodrome.games.auteuil.rules.dice import obstacle_at, post, start_of
from hippodrome.games.auteuil.rules.legality import refusal
from hippodrome.games.auteuil.state import DICE, SLIPS, Pack, State
from hippodrome.words import Sentence, sentence


def obstacles_passed(pack: Pack, start: int, points: int) -> list[int]:
    """U4.1: list the squares with an obstacle that so many points pass over, on any lap."""
    beyond = min(start + points, post(pack))
    return [square for square in range(start + 1, beyond) if obstacle_at(pack, square)]


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
    if code == reasons.BETWEEN_RACES:
        return Refused(
            "auteuil-refused-between-races", code=code, paragraph="U7.4", sweets=view.sweets
        )
    if code == reasons.NO_SUCH_HORSE:
        return Refused(
            "auteuil-refused-no-such-horse", code=code, paragraph="U1.1", horses=pack.horses
        )
    if code == reasons.ALREADY_BET:
        bet = MOVES.row_of(move).move.name
        return Refused("auteuil-refused-already-bet", code=code, paragraph="U2.3", bet=bet)
    if code == reasons.NO_SUCH_DIE:
        return Refused(
            "auteuil-refused-no-such-die",
            code=code,
            paragraph="U3.1",
            points=points,
            dice=dice_left(view),
        )
    if code == reasons.WASTES_DICE:
        return Refused(
            "auteuil-refused-wastes-dice",
            code=code,
            paragraph="U3.2",
            horse=horse_name(horse),
            points=points,
            dice=len(dice_left(view)),
        )
    if code == reasons.DICE_STILL_PLAYABLE:
        return Refused(
            "auteuil-refused-dice-still-playable", code=code, paragraph="U3.2", dice=dice_left(view)
        )
    if code == reasons.STUCK:
        return Refused(
            "auteuil-refused-stuck",
            code=code,
            paragraph="U4.2",
            horse=horse_name(horse),
            where=at_obstacle(pack, obstacle_at(pack, view.squares[horse])),
            player=player(view.fallen[horse] - 1),
            held=view.held[horse],
        )
    if code == reasons.OUT_OF_RACE:
        return Refused(
            "auteuil-refused-out-of-race",
            code=code,
            paragraph="U4.3",
            horse=horse_name(horse),
            where=at_obstacle(pack, obstacle_at(pack, view.squares[horse])),
        )
    assert code == reasons.CANNOT_JUMP
    in_the_way = obstacles_passed(pack, start_of(pack, view, horse), points)[0]
    return Refused(
        "auteuil-refused-cannot-jump",
        code=code,
        paragraph="U4.1",
        horse=horse_name(horse),
        points=points,
        jump=pack.jump,
        obstacle=the_obstacle(pack, obstacle_at(pack, in_the_way)),
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
        "auteuil-slip-lacks", code=reasons.SLIP_TO_FILL, paragraph="U2.3", missing=tuple(missing)
    )


PLAIN = {
    reasons.ALLOWED: ("auteuil-refused-nothing", None),
    reasons.EVENING_OVER: ("auteuil-refused-evening-over", "U7.1"),
    reasons.NOT_A_SEAT: ("auteuil-refused-not-a-seat", "U2.9"),
    reasons.NOT_AWAITED: ("auteuil-refused-not-awaited", "U2.5"),
    reasons.NOT_A_MOVE: ("auteuil-refused-not-a-move", None),
    reasons.SLIP_TO_FILL: ("auteuil-refused-slip-to-fill", "U2.3"),
    reasons.DICE_TO_PLAY: ("auteuil-refused-dice-to-play", "U3.1"),
    reasons.BONUS_TO_PLAY: ("auteuil-refused-bonus-to-play", "U5.1"),
    reasons.FOURTH_TO_PLAY: ("auteuil-refused-fourth-to-play", "U5.4"),
    reasons.HORSE_TWICE: ("auteuil-refused-horse-twice", "U2.3"),
    reasons.NO_SWEETS: ("auteuil-refused-no-sweets", "U7.3"),
    reasons.AGAIN_TO_CHOOSE: ("auteuil-refused-again-to-choose", "U5.3"),
    reasons.PURCHASE_TO_CHOOSE: ("auteuil-refused-purchase-to-choose", "U7.3"),
}

ABOUT_HORSE = {
    reasons.ALREADY_MOVED: ("auteuil-refused-already-moved", "U3.1"),
    reasons.HAS_ARRIVED: ("auteuil-refused-has-arrived", "U6.1"),
    reasons.ALREADY_EXTRA: ("auteuil-refused-already-extra", "U5.1"),
}
