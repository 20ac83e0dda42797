"""The deal, the auction and debts; what one seat alone learns of its cards."""

from hippodrome.engine.events import BOTH, MOMENT, Event, Many
from hippodrome.games.ascot.parts import (
    BUYER,
    CAUSE,
    COUNT,
    DEAD,
    FRANCS,
    LEFT,
    PLAYER,
    SALE,
    SEAT,
    SELLER,
    THING,
    TO,
)

PAID_FOR = {"club": "A4.5", "cards": "A3.4", "training": "A4.2", "entry": "A5.4", "race": "A10.6"}

DEAL = (
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
    Event("dealt", COUNT, DEAD, sentence="ascot-story-dealt", paragraph="A2.1", personal=True),
    Event("put-under", PLAYER, sentence="", paragraph="A2.3", personal=True),
    Event(
        "done-throwing", PLAYER, LEFT, sentence="ascot-story-done", paragraph="A2.5", personal=True
    ),
    Event("hand-opened", PLAYER, COUNT, sentence="ascot-story-keeps", paragraph="A3.4"),
    Event("card-opened", PLAYER, THING, sentence="", paragraph="A3.4"),
    Event(
        "auctioneer-proposed",
        PLAYER,
        SEAT.called("named"),
        sentence="ascot-story-proposed",
        paragraph="A2.2",
    ),
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
