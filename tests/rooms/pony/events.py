"""The table of events."""

from hippodrome.engine.events import BOTH, CALLER, MOMENT, STAGE, Event, Events
from tests.rooms.pony.parts import PONY, SEAT, SQUARES, STAKE

EVENTS = Events(
    Event("slip", SEAT, sentence="pony-story-slip", paragraph="P1.2", personal=True),
    Event(
        "own-slip", SEAT, PONY, STAKE, sentence="pony-story-own-slip", paragraph="P1.2", own=True
    ),
    Event(
        "off",
        sentence="pony-story-off",
        paragraph="P2.1",
        voice=BOTH,
        weight=STAGE,
        begins=("pony-part-race",),
    ),
    Event("urged", SEAT, PONY, sentence="pony-story-urged", paragraph="P2.1"),
    Event("ran", PONY, SQUARES, sentence="pony-story-ran", paragraph="P2.1", voice=CALLER),
    Event(
        "home",
        PONY,
        sentence="pony-story-home",
        paragraph="P2.2",
        voice=BOTH,
        weight=STAGE,
        ends=True,
    ),
    Event("paid", SEAT, PONY, STAKE, sentence="pony-story-paid", paragraph="P2.2", weight=MOMENT),
)
SLIP = EVENTS.number("slip")
OFF = EVENTS.number("off")
URGED = EVENTS.number("urged")
RAN = EVENTS.number("ran")
HOME = EVENTS.number("home")
PAID = EVENTS.number("paid")
