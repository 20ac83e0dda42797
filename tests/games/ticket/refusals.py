"""What is refused at Ticket Gagnant, in the scene where somebody tries it, and why."""

from collections.abc import Callable

from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.moves import SLOTS, card_of
from hippodrome.games.ticket.rules import reasons
from hippodrome.games.ticket.state import JOKER
from hippodrome.words import Sentence
from tests.games.common.refusals import Case
from tests.games.common.scenes import arrange
from tests.games.ticket.positions import Meeting, Race, standing


def predicting(pack: str = "standard") -> Meeting:
    """The race is chosen and dealt; the tickets are due."""
    meeting = Meeting(pack=pack)
    meeting.play(0, "flat:3")
    return meeting.deal()


def racing(drawing: str, *hand: int | str) -> Callable[[], Race]:
    """Seat 0 is to play in a drawn position and holds these cards, or the one for a move."""
    cards = [card_of(GAME.read(card)) if isinstance(card, str) else card for card in hand]
    return lambda: standing(drawing).holding(*cards)


def over() -> Meeting:
    meeting = Meeting(pack="tiny")
    while not meeting.over:
        meeting.run_out()
    return meeting


def short_joker() -> Race:
    """Nothing is printed that moves a horse by three."""
    race = racing("1 . . .", JOKER)()
    arrange(race.pack, farthest=2)
    return race


def horse(number: int) -> Sentence:
    return Sentence("horse", {"number": number})


LINE = """
    . . . : .
    . 2 . : 1
    . . . : .
"""
TIGHT = """
    1 2 . 5
    3 4 . .
"""
CASES = [
    Case(reasons.ALLOWED, Meeting, 0, "flat:3", None),
    Case(reasons.MEETING_OVER, over, 0, "flat:3", "T2.1"),
    Case(reasons.NOT_A_SEAT, Meeting, 2, "flat:3", "T2.1"),
    Case(reasons.NOT_AWAITED, Meeting, 1, "flat:3", "T3.4"),
    Case(reasons.NOT_A_MOVE, Meeting, 0, SLOTS, None),
    Case(reasons.RACE_TO_CHOOSE, Meeting, 0, "7-3-5", "T3.1"),
    Case(reasons.TICKET_TO_FILL, predicting, 0, "5+3", "T3.2"),
    Case(reasons.CARD_TO_PLAY, racing("1 .", JOKER), 0, "flat:3", "T3.4"),
    Case(reasons.FLAT_ONLY, lambda: Meeting(flat_only=1), 0, "hedges:3", "T3.6"),
    Case(reasons.NOT_HIDDEN_BY_RACE, Meeting, 0, "flat:3:hidden", "T3.6"),
    Case(reasons.CARDS_OUT_OF_RANGE, Meeting, 0, "flat:2", "T3.1", about={"least": 3, "most": 7}),
    Case(
        reasons.NO_SUCH_HORSE, lambda: predicting("tiny"), 0, "5-.-.", "T1.1", about={"horses": 4}
    ),
    Case(reasons.EMPTY_TICKET, predicting, 0, ".-.-.", "T3.2", about={}),
    Case(reasons.HORSE_TWICE, predicting, 0, "4-.-4", "T3.2"),
    Case(reasons.CARD_NOT_HELD, racing("1 .", JOKER), 0, "1+1", "T3.4", about={"card": "1.1"}),
    Case(reasons.CARDS_STILL_PLAYABLE, racing("1 .", JOKER), 0, "xJ", "T4.9"),
    Case(reasons.BEYOND_THE_LINE, racing(LINE, "1-1"), 0, "1-1", "T5.2", about={"horse": horse(1)}),
    Case(reasons.HEDGE_BEHIND, racing(". | 1", "1-1"), 0, "1-1", "T7.2"),
    Case(reasons.RIVER_AHEAD, racing("1 ~ | .", "1+1"), 0, "1+1", "T7.3"),
    Case(reasons.OFF_THE_TRACK, racing("1 . 2", "1~2+"), 0, "1~2+", "T4.5"),
    Case(reasons.NOBODY_WOULD_MOVE, racing("1 2 .", "1~2-"), 0, "1~2-", "T4.10"),
    Case(reasons.NOT_ADJACENT, racing("1 . 2", "1=2"), 0, "1=2", "T4.6"),
    Case(
        *(reasons.NO_ROOM_TO_YIELD, racing(TIGHT, "5-3"), 0, "5-3/+", "T4.7"),
        about={"horse": horse(5), "occupant": horse(1)},
    ),
    Case(
        *(reasons.YIELD_NOT_SAID, racing("1 2 .", "1+1"), 0, "1+1", "T4.7"),
        about={"occupant": horse(2)},
    ),
    Case(
        *(reasons.NOBODY_IN_THE_WAY, racing("1 . 2", "1+1"), 0, "1+1/+", "T4.7"),
        about={"horse": horse(1)},
    ),
    Case(reasons.YIELD_SQUARE_TAKEN, racing("1 2 3", "1+1"), 0, "1+1/+", "T4.8"),
    Case(reasons.YIELD_OFF_THE_TRACK, racing("1 2 3", "1+1"), 0, "1+1/<", "T4.7"),
    Case(
        *(reasons.YIELD_BACK_OVER_LINE, racing(LINE, "2+2"), 0, "2+2/-", "T5.2"),
        about={"occupant": horse(1)},
    ),
    Case(
        *(reasons.YIELD_BACK_OVER_HEDGE, racing(". | 1 . 2", "2-2"), 0, "2-2/-", "T7.2"),
        about={"occupant": horse(1)},
    ),
    Case(reasons.YIELD_INTO_RIVER, racing("1 2 ~ | .", "1+1"), 0, "1+1/+", "T7.3"),
    Case(reasons.TOO_FAR, short_joker, 0, "J1+3", "T4.4", about={"farthest": 2}),
]
