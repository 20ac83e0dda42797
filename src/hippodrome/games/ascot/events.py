"""The table of events: the only place that knows what can happen, its facts and who tells it.

Rules note what all may know, by the constants below; the rest one seat alone learns from its own
views. Paragraphs are those of RULES.md that an event carries out.
"""

from hippodrome.engine.events import BOTH, MOMENT, STAGE, Event, Events, Many
from hippodrome.games.ascot.parts import (
    ASKED,
    BACK,
    BARRED,
    BOARD,
    BUYER,
    CAUSE,
    COUNT,
    DEAD,
    END,
    FAVOURITE,
    FRANCS,
    HOLDER,
    HORSE,
    INSCRIPTION,
    LANE,
    LEFT,
    LENGTH,
    MAKER,
    NUMBER,
    PLACE,
    PLAYER,
    POINTS,
    REPORT,
    REPORT_KIND,
    SALE,
    SEAT,
    SELLER,
    SQUARE,
    START,
    THING,
    TIMES,
    TITLE,
    TO,
    TRAINER,
    WHY_WITHDRAWN,
    WINS,
)

PAID_FOR = {"club": "A4.5", "cards": "A3.4", "training": "A4.2", "entry": "A5.4", "race": "A10.6"}
FIRST_TURN = {"training": "A4.1", "race": "A8.1"}

EVENTS = Events(
    Event("dealer-drawn", PLAYER, sentence="ascot-story-dealer", paragraph="A1.6"),
    Event("declared", PLAYER, sentence="ascot-story-auctioneer", paragraph="A2.2"),
    Event("acts-as-auctioneer", PLAYER, sentence="ascot-story-acting", paragraph="A2.2"),
    Event("exchanged", PLAYER, sentence="ascot-story-exchanged", paragraph="A2.3", personal=True),
    Event("threw-in", PLAYER, COUNT, sentence="ascot-story-threw-in", paragraph="A2.5"),
    Event(
        "turned-up", THING, FRANCS, LEFT, sentence="ascot-story-lot", paragraph="A3.1", voice=BOTH
    ),
    Event(
        "bade",
        PLAYER,
        FRANCS,
        SALE,
        sentence="ascot-story-bids",
        paragraph={"pile": "A3.1", "debt": "A6.2", "surplus": "A5.3"},
        by="kind",
    ),
    Event(
        "passed",
        PLAYER,
        SALE,
        sentence="ascot-story-passes",
        paragraph={"pile": "A3.5", "debt": "A6.2", "surplus": "A5.3"},
        by="kind",
    ),
    Event(
        "sold",
        THING,
        PLAYER,
        FRANCS,
        SALE,
        sentence="ascot-story-sold",
        paragraph={"pile": "A3.2", "debt": "A6.1", "surplus": "A5.3"},
        by="kind",
        voice=BOTH,
        weight=MOMENT,
    ),
    Event(
        "commission-paid",
        BUYER,
        PLAYER,
        FRANCS,
        sentence="ascot-story-commission",
        paragraph="A3.2",
    ),
    Event(
        "unsold",
        THING,
        SELLER,
        SALE,
        sentence="ascot-story-unsold",
        paragraph={"pile": "A3.3", "debt": "A6.2", "surplus": "A5.3"},
        by="kind",
    ),
    Event("cards-billed", PLAYER, FRANCS, sentence="ascot-story-billed", paragraph="A3.4"),
    Event(
        "paid",
        PLAYER,
        TO,
        FRANCS,
        CAUSE,
        sentence="ascot-story-pays",
        paragraph=PAID_FOR,
        by="cause",
    ),
    Event("void", PLAYER, TO, FRANCS, sentence="ascot-story-void", paragraph="A6.1"),
    Event("owes", PLAYER, TO, FRANCS, sentence="ascot-story-owes", paragraph="A6.1"),
    Event(
        "threw-for-start",
        PLAYER,
        POINTS,
        BOARD,
        sentence="ascot-story-throws-for-start",
        paragraph=FIRST_TURN,
        by="board",
    ),
    Event("starts", PLAYER, BOARD, sentence="ascot-story-starts", paragraph=FIRST_TURN, by="board"),
    Event(
        "dice-thrown",
        PLAYER,
        POINTS.called("one"),
        POINTS.called("two"),
        BOARD,
        sentence="ascot-story-dice",
        paragraph=FIRST_TURN,
        by="board",
    ),
    Event("trained", HORSE, START, END, sentence="", paragraph="A4.1"),
    Event("back-in-box", HORSE, sentence="ascot-story-in-box", paragraph="A4.6"),
    Event("on-square", HORSE, SQUARE, sentence="ascot-story-square", paragraph="A4.2"),
    Event(
        "report-read",
        PLAYER,
        TRAINER,
        REPORT_KIND,
        TITLE,
        ASKED,
        sentence="ascot-story-report",
        paragraph="A4.3",
        weight=MOMENT,
    ),
    Event("report-applied", HORSE, TRAINER, REPORT_KIND, sentence="", paragraph="A4.3"),
    Event("advantage-earned", HORSE, COUNT, sentence="ascot-story-advantage", paragraph="A4.7"),
    Event(
        "disadvantage-taken", HORSE, COUNT, sentence="ascot-story-disadvantage", paragraph="A4.7"
    ),
    Event("report-kept", PLAYER, REPORT, sentence="ascot-story-kept", paragraph="A4.3"),
    Event("strangles-told", PLAYER, sentence="ascot-story-strangles", paragraph="A4.4"),
    Event("turn-missed", PLAYER, sentence="ascot-story-missed", paragraph="A4.4"),
    Event("joined", PLAYER, sentence="ascot-story-joined", paragraph="A4.5"),
    Event("received", PLAYER, FRANCS, sentence="ascot-story-receives", paragraph="A4.15"),
    Event("galloped", HORSE, START, END, SQUARE, sentence="ascot-story-gallop", paragraph="A4.8"),
    Event("led-home", HORSE, sentence="ascot-story-led-home", paragraph="A4.13"),
    Event(
        "training-over",
        sentence="ascot-story-training-over",
        paragraph="A5.1",
        voice=BOTH,
        weight=STAGE,
    ),
    Event(
        "offer-made",
        PLAYER,
        TO,
        FRANCS.called("pays"),
        FRANCS.called("asks"),
        sentence="ascot-story-offer",
        paragraph="A5.6",
    ),
    Event("offer-accepted", MAKER, PLAYER, sentence="ascot-story-accepted", paragraph="A5.6"),
    Event("offer-declined", MAKER, PLAYER, sentence="ascot-story-declined", paragraph="A5.6"),
    Event("market-passed", PLAYER, sentence="ascot-story-market-passes", paragraph="A5.6"),
    Event("market-closed", COUNT, sentence="ascot-story-market-closed", paragraph="A5.2"),
    Event(
        "put-up",
        THING,
        PLAYER,
        SALE,
        sentence="ascot-story-put-up",
        paragraph={"debt": "A6.1", "surplus": "A5.3"},
        by="kind",
    ),
    Event(
        "allotted",
        HORSE,
        SELLER,
        PLAYER,
        FRANCS,
        sentence="ascot-story-allotted",
        paragraph="A5.3",
    ),
    Event(
        "withdrawn",
        HORSE,
        PLAYER,
        WHY_WITHDRAWN,
        sentence="ascot-story-withdrawn",
        paragraph={"surplus": "A5.3", "unpaid": "A5.4"},
        by="why",
    ),
    Event("entered", PLAYER, COUNT, FRANCS, sentence="ascot-story-entered", paragraph="A5.4"),
    Event("favourite-named", PLAYER, HORSE, sentence="ascot-story-favourite", paragraph="A7.1"),
    Event(
        "horse-called",
        HORSE,
        FAVOURITE,
        sentence="ascot-story-called",
        paragraph="A7.2",
        voice=BOTH,
    ),
    Event(
        "bet-placed",
        PLAYER,
        HORSE,
        FRANCS,
        TIMES.called("pays"),
        sentence="ascot-story-bet",
        paragraph="A7.2",
    ),
    Event("stays-fallen", HORSE, sentence="ascot-story-stays-fallen", paragraph="A10.6"),
    Event("freed", HORSE, sentence="ascot-story-freed", paragraph="A10.6", voice=BOTH),
    Event("moved", HORSE, LANE, LENGTH, sentence="ascot-story-moves", paragraph="A9.9", voice=BOTH),
    Event(
        "jostled",
        HORSE,
        LANE,
        LENGTH,
        BACK,
        sentence="ascot-story-jostled",
        paragraph="A9.7",
        voice=BOTH,
    ),
    Event(
        "waited-at-post",
        HORSE,
        POINTS.called("needed"),
        BARRED,
        sentence="ascot-story-waits-at-post",
        paragraph="A10.9",
    ),
    Event(
        "went-on",
        HORSE,
        LANE,
        LENGTH,
        sentence="ascot-story-goes-on",
        paragraph="A10.1",
        voice=BOTH,
    ),
    Event(
        "advantage-spent", PLAYER, HORSE, sentence="ascot-story-advantage-spent", paragraph="A10.2"
    ),
    Event("disadvantage-dropped", PLAYER, HORSE, sentence="ascot-story-dropped", paragraph="A10.4"),
    Event(
        "inscribed", HORSE, INSCRIPTION, NUMBER, sentence="ascot-story-inscribed", paragraph="A10.6"
    ),
    Event("led-by-inscription", HORSE, LANE, LENGTH, sentence="ascot-story-led", paragraph="A10.6"),
    Event("nothing-doing", HORSE, sentence="ascot-story-not-followed", paragraph="A10.6"),
    Event(
        "report-given-up",
        PLAYER,
        REPORT,
        HORSE,
        sentence="ascot-story-given-up",
        paragraph="A10.16",
    ),
    Event(
        "need-offered",
        PLAYER,
        HOLDER,
        FRANCS,
        REPORT,
        HORSE,
        sentence="ascot-story-need-offered",
        paragraph="A10.16",
    ),
    Event(
        "need-accepted",
        BUYER,
        PLAYER,
        FRANCS,
        REPORT,
        sentence="ascot-story-need-accepted",
        paragraph="A10.16",
    ),
    Event("need-declined", BUYER, PLAYER, sentence="ascot-story-need-declined", paragraph="A10.16"),
    Event(
        "fell", HORSE, sentence="ascot-story-falls", paragraph="A10.6", voice=BOTH, weight=MOMENT
    ),
    Event(
        "out-of-race",
        HORSE,
        sentence="ascot-story-out",
        paragraph="A10.6",
        voice=BOTH,
        weight=MOMENT,
    ),
    Event(
        "past-post",
        HORSE,
        PLACE,
        sentence="ascot-story-post",
        paragraph="A10.9",
        voice=BOTH,
        weight=MOMENT,
    ),
    Event(
        "disqualified-at-post",
        HORSE,
        sentence="ascot-story-disqualified",
        paragraph="A10.5",
        voice=BOTH,
        weight=MOMENT,
    ),
    Event("race-stopped", sentence="ascot-story-stopped", paragraph="A11.7"),
    Event(
        "race-over",
        COUNT,
        HORSE.called("first"),
        HORSE.called("second"),
        HORSE.called("third"),
        sentence="ascot-story-arrival",
        paragraph="A11.1",
        voice=BOTH,
        weight=STAGE,
    ),
    Event("banker-paid", PLAYER, FRANCS, sentence="ascot-story-banker", paragraph="A11.2"),
    Event(
        "prize-paid", PLAYER, HORSE, FRANCS, PLACE, sentence="ascot-story-prize", paragraph="A11.2"
    ),
    Event("ticket-paid", PLAYER, FRANCS, TIMES, sentence="ascot-story-ticket", paragraph="A11.3"),
    Event("bookmaker-paid", PLAYER, FRANCS, sentence="ascot-story-bookmaker", paragraph="A11.3"),
    Event("stake-back", PLAYER, FRANCS, sentence="ascot-story-stake-back", paragraph="A11.6"),
    Event("tote-carried", FRANCS, sentence="ascot-story-carried", paragraph="A11.3"),
    Event("dealt", COUNT, DEAD, sentence="ascot-story-dealt", paragraph="A2.1", personal=True),
    Event("put-under", PLAYER, sentence="", paragraph="A2.3", personal=True),
    Event(
        "done-throwing", PLAYER, LEFT, sentence="ascot-story-done", paragraph="A2.5", personal=True
    ),
    Event("hand-opened", PLAYER, COUNT, sentence="ascot-story-keeps", paragraph="A3.4"),
    Event("card-opened", PLAYER, THING, sentence="", paragraph="A3.4"),
    Event("off", sentence="ascot-story-off", paragraph="A8.1", voice=BOTH, weight=STAGE),
    Event("leads", HORSE, sentence="ascot-story-leads", paragraph="A8.1", voice=BOTH),
    Event(
        "into-bend", HORSE, sentence="ascot-story-bend", paragraph="A9.6", voice=BOTH, weight=MOMENT
    ),
    Event(
        "into-straight",
        HORSE,
        sentence="ascot-story-straight",
        paragraph="A9.12",
        voice=BOTH,
        weight=MOMENT,
    ),
    Event("purse-counted", PLAYER, FRANCS, sentence="ascot-story-purse", paragraph="A11.4"),
    Event(
        "won",
        PLAYER,
        HORSE,
        sentence="ascot-story-winner",
        paragraph="A11.4",
        voice=BOTH,
        weight=STAGE,
    ),
    Event(
        "richest",
        PLAYER,
        FRANCS,
        WINS,
        sentence="ascot-story-richest",
        paragraph={"too": "A11.4", "instead": "A11.6"},
        by="wins",
        weight=STAGE,
    ),
    Event(
        "auctioneer-proposed",
        PLAYER,
        SEAT.called("named"),
        sentence="ascot-story-proposed",
        paragraph="A2.2",
    ),
    # What one seat alone learns.
    Event(
        "own-hand",
        Many(THING.called("cards")),
        sentence="ascot-story-hand",
        paragraph="A2.1",
        own=True,
    ),
    Event("own-card-under", THING, sentence="ascot-story-puts-under", paragraph="A2.3", own=True),
    Event("own-top-card", THING, sentence="ascot-story-takes-top", paragraph="A2.3", own=True),
    Event(
        "own-throw",
        Many(THING.called("cards")),
        sentence="ascot-story-own-throw",
        paragraph="A2.5",
        own=True,
    ),
)

DEALER_DRAWN = EVENTS.number("dealer-drawn")
DECLARED = EVENTS.number("declared")
ACTS_AS_AUCTIONEER = EVENTS.number("acts-as-auctioneer")
EXCHANGED = EVENTS.number("exchanged")
THREW_IN = EVENTS.number("threw-in")
TURNED_UP = EVENTS.number("turned-up")
BADE = EVENTS.number("bade")
PASSED = EVENTS.number("passed")
SOLD = EVENTS.number("sold")
COMMISSION_PAID = EVENTS.number("commission-paid")
UNSOLD = EVENTS.number("unsold")
CARDS_BILLED = EVENTS.number("cards-billed")
PAID = EVENTS.number("paid")
VOID = EVENTS.number("void")
OWES = EVENTS.number("owes")
THREW_FOR_START = EVENTS.number("threw-for-start")
STARTS = EVENTS.number("starts")
DICE_THROWN = EVENTS.number("dice-thrown")
TRAINED = EVENTS.number("trained")
BACK_IN_BOX = EVENTS.number("back-in-box")
ON_SQUARE = EVENTS.number("on-square")
REPORT_READ = EVENTS.number("report-read")
REPORT_APPLIED = EVENTS.number("report-applied")
ADVANTAGE_EARNED = EVENTS.number("advantage-earned")
DISADVANTAGE_TAKEN = EVENTS.number("disadvantage-taken")
REPORT_KEPT = EVENTS.number("report-kept")
STRANGLES_TOLD = EVENTS.number("strangles-told")
TURN_MISSED = EVENTS.number("turn-missed")
JOINED = EVENTS.number("joined")
RECEIVED = EVENTS.number("received")
GALLOPED = EVENTS.number("galloped")
LED_HOME = EVENTS.number("led-home")
TRAINING_OVER = EVENTS.number("training-over")
OFFER_MADE = EVENTS.number("offer-made")
OFFER_ACCEPTED = EVENTS.number("offer-accepted")
OFFER_DECLINED = EVENTS.number("offer-declined")
MARKET_PASSED = EVENTS.number("market-passed")
MARKET_CLOSED = EVENTS.number("market-closed")
PUT_UP = EVENTS.number("put-up")
ALLOTTED = EVENTS.number("allotted")
WITHDRAWN = EVENTS.number("withdrawn")
ENTERED = EVENTS.number("entered")
FAVOURITE_NAMED = EVENTS.number("favourite-named")
HORSE_CALLED = EVENTS.number("horse-called")
BET_PLACED = EVENTS.number("bet-placed")
STAYS_FALLEN = EVENTS.number("stays-fallen")
FREED = EVENTS.number("freed")
MOVED = EVENTS.number("moved")
JOSTLED = EVENTS.number("jostled")
WAITED_AT_POST = EVENTS.number("waited-at-post")
WENT_ON = EVENTS.number("went-on")
ADVANTAGE_SPENT = EVENTS.number("advantage-spent")
DISADVANTAGE_DROPPED = EVENTS.number("disadvantage-dropped")
INSCRIBED = EVENTS.number("inscribed")
LED_BY_INSCRIPTION = EVENTS.number("led-by-inscription")
NOTHING_DOING = EVENTS.number("nothing-doing")
REPORT_GIVEN_UP = EVENTS.number("report-given-up")
NEED_OFFERED = EVENTS.number("need-offered")
NEED_ACCEPTED = EVENTS.number("need-accepted")
NEED_DECLINED = EVENTS.number("need-declined")
FELL = EVENTS.number("fell")
OUT_OF_RACE = EVENTS.number("out-of-race")
PAST_POST = EVENTS.number("past-post")
DISQUALIFIED_AT_POST = EVENTS.number("disqualified-at-post")
RACE_STOPPED = EVENTS.number("race-stopped")
RACE_OVER = EVENTS.number("race-over")
BANKER_PAID = EVENTS.number("banker-paid")
PRIZE_PAID = EVENTS.number("prize-paid")
TICKET_PAID = EVENTS.number("ticket-paid")
BOOKMAKER_PAID = EVENTS.number("bookmaker-paid")
STAKE_BACK = EVENTS.number("stake-back")
TOTE_CARRIED = EVENTS.number("tote-carried")
DEALT = EVENTS.number("dealt")
PUT_UNDER = EVENTS.number("put-under")
DONE_THROWING = EVENTS.number("done-throwing")
HAND_OPENED = EVENTS.number("hand-opened")
CARD_OPENED = EVENTS.number("card-opened")
OFF = EVENTS.number("off")
LEADS = EVENTS.number("leads")
INTO_BEND = EVENTS.number("into-bend")
INTO_STRAIGHT = EVENTS.number("into-straight")
PURSE_COUNTED = EVENTS.number("purse-counted")
WON = EVENTS.number("won")
RICHEST = EVENTS.number("richest")
AUCTIONEER_PROPOSED = EVENTS.number("auctioneer-proposed")
