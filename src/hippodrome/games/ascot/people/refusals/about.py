"""Refusals whose sentences need figures or names; `refusals.py` knows which code needs which."""

from __future__ import annotations

from typing import Any

from hippodrome.engine.errors import Refused
from hippodrome.games.ascot.people.names import (
    CAUSES,
    COLOURS,
    PACKS,
    kept_name,
    odds_name,
    pack_name,
    player,
    stable_name,
    thing_in,
    things_in,
)
from hippodrome.games.ascot.phases import (
    ANSWER,
    BET,
    BID,
    COLOUR,
    EXCHANGE,
    FAVOURITE,
    INSCRIPTION,
    JOIN,
    MEMBER,
    MEMBER_HORSE,
    MOVE,
    NAMING,
    NEED,
    NEED_ANSWER,
    ODDS,
    OFFER,
    OWE,
    PLACE,
    PLACE_BET,
    THROW_IN,
    WHOSE,
    WITHDRAW,
)
from hippodrome.games.ascot.rules import reasons
from hippodrome.games.ascot.rules.auction import least_bid, most_bid
from hippodrome.games.ascot.rules.holding import entry_fees_ahead, owns, spendable
from hippodrome.games.ascot.rules.places import most_place_stake, place_step
from hippodrome.games.ascot.state import LANES, Pack, State

Facts = tuple[Pack, State, int]
"""Pack, view and seat."""

ASKED_IN = {
    NAMING: "A2.2",
    EXCHANGE: "A2.3",
    THROW_IN: "A2.5",
    BID: "A3.5",
    OWE: "A6.1",
    MEMBER: "A4.5",
    MEMBER_HORSE: "A4.10",
    JOIN: "A4.5",
    OFFER: "A5.6",
    ANSWER: "A5.2",
    WITHDRAW: "A5.3",
    FAVOURITE: "A7.1",
    BET: "A7.2",
    PLACE: "A7.4",
    ODDS: "A7.4",
    PLACE_BET: "A7.4",
    WHOSE: "A8.2",
    MOVE: "A9.9",
    COLOUR: "A10.1",
    INSCRIPTION: "A10.6",
    NEED: "A10.16",
    NEED_ANSWER: "A10.16",
}
"""The paragraph that says what is asked in each phase."""


def about_bid(code: int, facts: Facts, made: Any) -> Refused:
    """A3.1: too little, or more than one has."""
    pack, view, seat = facts
    if code == reasons.BID_TOO_LOW:
        return Refused(
            "ascot-refused-bid-too-low",
            code=code,
            paragraph="A3.1",
            francs=made.francs,
            least=least_bid(pack, view),
        )
    return Refused(
        "ascot-refused-bid-above-means",
        code=code,
        paragraph="A3.1",
        francs=made.francs,
        most=most_bid(pack, view, seat),
        purse=view.purse[seat],
    )


def about_step(code: int, facts: Facts, made: Any) -> Refused:
    """A1.6: francs come in steps."""
    pack, view, _ = facts
    step = pack.bid_step if view.phase == BID else pack.money_step
    paragraph = "A1.6"
    if view.phase == PLACE_BET:
        step, paragraph = place_step(pack), "A7.4"
    if code == reasons.NO_MONEY:
        return Refused("ascot-refused-no-money", code=code, paragraph=paragraph, step=step)
    return Refused(
        "ascot-refused-not-a-step",
        code=code,
        paragraph=paragraph,
        francs=made.francs,
        step=step,
    )


def about_debt(code: int, facts: Facts, made: Any) -> Refused:
    """A6.2: not everything is sold for every debt."""
    pack, view, _ = facts
    return Refused(
        "ascot-refused-not-for-this-debt",
        code=code,
        paragraph="A6.2",
        thing=thing_in(pack, made.thing),
        cause=CAUSES[view.debt],
    )


def about_reports(code: int, facts: Facts, made: Any) -> Refused:
    """A4.10: a pack without a horse for it, or a horse of the other stable."""
    pack, view, _ = facts
    if code == reasons.NO_SUITABLE_HORSE:
        return Refused(
            "ascot-refused-no-suitable-horse",
            code=code,
            paragraph="A4.10",
            trainer=pack_name(made.pack),
        )
    return Refused(
        "ascot-refused-wrong-stable",
        code=code,
        paragraph="A4.10",
        horse=thing_in(pack, made.horse),
        trainer=stable_name(pack, made.horse),
        reader=pack_name(PACKS[view.report_pack]),
    )


def about_owner(code: int, facts: Facts, made: Any) -> Refused:
    """A4.10, A5.3, A7.1: a horse of somebody else's; one's own are named."""
    pack, view, seat = facts
    own = [horse for horse in range(1, pack.horses + 1) if owns(view, horse, seat)]
    return Refused(
        "ascot-refused-horse-not-yours",
        code=code,
        paragraph=ASKED_IN[view.phase],
        horse=thing_in(pack, made.horse),
        own=things_in(pack, own),
    )


def about_fee(code: int, facts: Facts, _made: Any) -> Refused:
    """A4.5: the club is not free."""
    pack, view, seat = facts
    return Refused(
        "ascot-refused-fee-above-means",
        code=code,
        paragraph="A4.5",
        francs=pack.joining,
        purse=view.purse[seat],
    )


def about_address(code: int, facts: Facts, made: Any) -> Refused:
    """A2.2, A5.6: whom one may name, or make an offer to."""
    pack, view, _ = facts
    if code == reasons.OFFERS_USED_UP:
        return Refused(
            "ascot-refused-offers-used-up", code=code, paragraph="A5.6", most=pack.most_offers
        )
    if code == reasons.ADDRESSED_ALREADY:
        return Refused(
            "ascot-refused-addressed-already",
            code=code,
            paragraph="A5.6",
            player=player(view.offered_to),
        )
    if code == reasons.NO_SUCH_SEAT:
        paragraph = ASKED_IN[view.phase]
        return Refused(
            "ascot-refused-no-such-seat", code=code, paragraph=paragraph, seats=view.seats
        )
    return Refused(
        "ascot-refused-nothing-to-trade", code=code, paragraph="A5.6", player=player(made.seat)
    )


def about_item(code: int, facts: Facts, made: Any) -> Refused:
    """A5.2: what may be part of an offer."""
    pack, view, _ = facts
    if code == reasons.OWNED_BY_NEITHER:
        return Refused(
            "ascot-refused-owned-by-neither",
            code=code,
            paragraph="A5.2",
            horse=thing_in(pack, made.horse),
            player=player(view.offered_to),
        )
    if code == reasons.REPORT_NOT_YOURS:
        return Refused(
            "ascot-refused-report-not-yours",
            code=code,
            paragraph="A5.2",
            report=kept_name(made.report),
        )
    return Refused(
        "ascot-refused-report-not-theirs",
        code=code,
        paragraph="A5.2",
        report=kept_name(made.report),
        player=player(view.offered_to),
    )


def about_means(code: int, facts: Facts, made: Any) -> Refused:
    """A1.4: nobody pays what they have not got."""
    _, view, seat = facts
    if code == reasons.MONEY_ABOVE_THEIRS:
        return Refused(
            "ascot-refused-money-above-theirs",
            code=code,
            paragraph="A1.4",
            francs=made.francs,
            player=player(view.offered_to),
            purse=view.purse[view.offered_to],
        )
    return Refused(
        "ascot-refused-money-above-means",
        code=code,
        paragraph="A1.4",
        francs=made.francs,
        purse=view.purse[seat],
    )


def about_entries(code: int, facts: Facts, made: Any) -> Refused:
    """A5.3: nobody parts with what their own entries need."""
    pack, view, seat = facts
    if code == reasons.NEEDED_FOR_THEIR_ENTRIES:
        return Refused(
            "ascot-refused-needed-for-their-entries",
            code=code,
            paragraph="A5.3",
            francs=made.francs,
            player=player(view.offered_to),
            fees=entry_fees_ahead(pack, view, view.offered_to),
            most=in_steps(spendable(pack, view, view.offered_to), pack.money_step),
        )
    step = pack.bid_step if view.phase == BID else pack.money_step
    return Refused(
        "ascot-refused-needed-for-entries",
        code=code,
        paragraph="A5.3",
        francs=made.francs,
        fees=entry_fees_ahead(pack, view, seat),
        most=in_steps(spendable(pack, view, seat), step),
    )


def in_steps(francs: int, step: int) -> int:
    """A1.6: round down to what can be named."""
    return francs - francs % step


def about_answer(code: int, facts: Facts, _made: Any) -> Refused:
    """A5.6, A10.16: an offer is answered by whom it was made to."""
    view = facts[1]
    asked = next(seat for seat in range(view.seats) if view.awaits >> seat & 1)
    return Refused(
        "ascot-refused-answer-of-another",
        code=code,
        paragraph="A5.6" if view.phase == ANSWER else "A10.16",
        player=player(asked),
    )


def about_withdrawal(code: int, facts: Facts, _made: Any) -> Refused:
    """A5.2, A5.4: everyone enters the same number, and pays for each."""
    _, view, seat = facts
    if code == reasons.ENTRY_NOT_PAID:
        return Refused(
            "ascot-refused-entry-not-paid",
            code=code,
            paragraph="A5.4",
            fees=view.owed,
            purse=view.purse[seat],
        )
    return Refused(
        "ascot-refused-too-many-horses",
        code=code,
        paragraph="A5.2",
        number=view.number_each,
    )


def about_bets(code: int, facts: Facts, _made: Any) -> Refused:
    """A7.2: four bets a horse."""
    pack, view, _ = facts
    return Refused(
        "ascot-refused-bets-taken",
        code=code,
        paragraph="A7.2",
        horse=thing_in(pack, view.called),
        most=pack.most_bets,
    )


def about_place(code: int, facts: Facts, made: Any) -> Refused:
    """A7.4: more than the Bookmaker could pay if the horse were placed."""
    pack, view, seat = facts
    purse = view.purse[view.bookmaker]
    if code == reasons.ODDS_ABOVE_MEANS:
        return Refused(
            "ascot-refused-odds-above-means",
            code=code,
            paragraph="A7.4",
            odds=odds_name(made.odds),
            stake=place_step(pack),
            purse=purse,
        )
    return Refused(
        "ascot-refused-stake-not-covered",
        code=code,
        paragraph="A7.4",
        francs=made.francs,
        odds=odds_name(view.odds),
        purse=purse,
        most=most_place_stake(pack, view, seat),
    )


def about_lane(code: int, facts: Facts, made: Any) -> Refused:
    """A9.1, A10.14: a lane there is not, one not asked for, or a square that is taken."""
    pack, view, _ = facts
    if code == reasons.LANE_NOT_ASKED_FOR:
        lanes = [str(lane) for lane in range(1, LANES + 1) if view.reachable >> lane & 1]
        return Refused(
            "ascot-refused-lane-not-asked-for",
            code=code,
            paragraph="A10.14",
            lanes=", ".join(lanes),
        )
    if code == reasons.NO_SUCH_LANE:
        return Refused("ascot-refused-no-such-lane", code=code, paragraph="A9.1", lanes=pack.lanes)
    return Refused(
        "ascot-refused-square-taken",
        code=code,
        paragraph="A9.1",
        lane=made.lane,
        length=view.target,
        horse=thing_in(pack, view.stands[made.lane][view.target]),
    )


def about_post(code: int, facts: Facts, _made: Any) -> Refused:
    """A10.9: the exact throw."""
    pack, view, _ = facts
    return Refused(
        "ascot-refused-not-at-the-post",
        code=code,
        paragraph="A10.9",
        needed=pack.lengths + 1 - view.length[view.mover],
        points=view.die[0],
    )


def about_colour(code: int, facts: Facts, _made: Any) -> Refused:
    """A10.2: no Advantage of the horse's colour."""
    pack, view, _ = facts
    return Refused(
        "ascot-refused-no-advantage",
        code=code,
        paragraph="A10.2",
        colour=COLOURS[pack.colour[view.mover]],
        horse=thing_in(pack, view.mover),
    )
