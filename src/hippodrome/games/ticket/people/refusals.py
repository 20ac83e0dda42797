"""Why a move is refused, as a sentence with its paragraph."""

from hippodrome.engine.errors import Refused
from hippodrome.games.ticket.moves import card_of, mover_of
from hippodrome.games.ticket.parts import CARD
from hippodrome.games.ticket.people.names import horse_name
from hippodrome.games.ticket.rules import reasons
from hippodrome.games.ticket.rules.doors import refusal
from hippodrome.games.ticket.rules.movement import landing_of
from hippodrome.games.ticket.rules.setup import most_cards
from hippodrome.games.ticket.state import ROW, Pack, State
from hippodrome.words import Sentence, sentence


def explain(pack: Pack, view: State, seat: int, move: int) -> Refused:
    """Say why this seat may not make this move now; the view is enough to judge it."""
    code = refusal(pack, view, seat, move)
    if code in PLAIN:
        key, paragraph = PLAIN[code]
        return Refused(key, code=code, paragraph=paragraph)
    if code == reasons.CARDS_OUT_OF_RANGE:
        return Refused(
            "refused-cards-out-of-range",
            code=code,
            paragraph="T3.1",
            least=pack.least_cards,
            most=most_cards(pack, view),
        )
    if code == reasons.NO_SUCH_HORSE:
        return Refused("refused-no-such-horse", code=code, paragraph="T1.1", horses=pack.horses)
    if code == reasons.CARD_NOT_HELD:
        card = CARD.write(card_of(move) - CARD.lowest)
        return Refused("refused-card-not-held", code=code, paragraph="T3.4", card=card)
    if code == reasons.TOO_FAR:
        return Refused("refused-too-far", code=code, paragraph="T4.4", farthest=pack.farthest)
    mover = mover_of(move)
    occupant = 0
    if code not in ABOUT_MOVER:
        landing = landing_of(pack, view, move)
        occupant = view.stands[landing // ROW][landing % ROW]
    why, paragraph = reason(code, mover, occupant)
    return Refused(why.key, code=code, paragraph=paragraph, **why.params)


def reason(code: int, mover: int, occupant: int) -> tuple[Sentence, str | None]:
    """Say what keeps a card from being played, with the paragraph: the horses are all it names."""
    if code in ABOUT_MOVER:
        key, paragraph = ABOUT_MOVER[code]
        return sentence(key, horse=horse_name(mover)), paragraph
    if code in ABOUT_OCCUPANT:
        key, paragraph = ABOUT_OCCUPANT[code]
        return sentence(key, occupant=horse_name(occupant)), paragraph
    if code == reasons.NO_ROOM_TO_YIELD:
        horses = {"horse": horse_name(mover), "occupant": horse_name(occupant)}
        return sentence("refused-no-room-to-yield", **horses), "T4.7"
    plain, where = PLAIN[code]
    return sentence(plain), where


PLAIN = {
    reasons.ALLOWED: ("refused-nothing", None),
    reasons.MEETING_OVER: ("refused-meeting-over", "T2.1"),
    reasons.NOT_A_SEAT: ("refused-not-a-seat", "T2.1"),
    reasons.NOT_AWAITED: ("refused-not-awaited", "T3.4"),
    reasons.NOT_A_MOVE: ("refused-not-a-move", None),
    reasons.RACE_TO_CHOOSE: ("refused-race-to-choose", "T3.1"),
    reasons.TICKET_TO_FILL: ("refused-ticket-to-fill", "T3.2"),
    reasons.CARD_TO_PLAY: ("refused-card-to-play", "T3.4"),
    reasons.FLAT_ONLY: ("refused-flat-only", "T3.6"),
    reasons.NOT_HIDDEN_BY_RACE: ("refused-not-hidden-by-race", "T3.6"),
    reasons.EMPTY_TICKET: ("refused-empty-ticket", "T3.2"),
    reasons.HORSE_TWICE: ("refused-horse-twice", "T3.2"),
    reasons.CARDS_STILL_PLAYABLE: ("refused-cards-still-playable", "T4.9"),
    reasons.NOT_ADJACENT: ("refused-not-adjacent", "T4.6"),
}

ABOUT_MOVER = {
    reasons.BEYOND_THE_LINE: ("refused-beyond-the-line", "T5.2"),
    reasons.HEDGE_BEHIND: ("refused-hedge-behind", "T7.2"),
    reasons.RIVER_AHEAD: ("refused-river", "T7.3"),
    reasons.OFF_THE_TRACK: ("refused-off-the-track", "T4.5"),
    reasons.NOBODY_WOULD_MOVE: ("refused-nobody-would-move", "T4.10"),
    reasons.NOBODY_IN_THE_WAY: ("refused-nobody-in-the-way", "T4.7"),
}

ABOUT_OCCUPANT = {
    reasons.YIELD_NOT_SAID: ("refused-yield-not-said", "T4.7"),
    reasons.YIELD_SQUARE_TAKEN: ("refused-yield-square-taken", "T4.8"),
    reasons.YIELD_OFF_THE_TRACK: ("refused-yield-off-the-track", "T4.7"),
    reasons.YIELD_BACK_OVER_LINE: ("refused-yield-back-over-line", "T5.2"),
    reasons.YIELD_BACK_OVER_HEDGE: ("refused-yield-back-over-hedge", "T7.2"),
    reasons.YIELD_INTO_RIVER: ("refused-yield-into-river", "T7.3"),
}
