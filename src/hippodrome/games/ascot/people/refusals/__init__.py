"""Why a move is refused, and what a decision still lacks, as sentences with their paragraphs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hippodrome.engine.errors import Refused
from hippodrome.games.ascot.moves import MOVES
from hippodrome.games.ascot.people.names import PHASES, thing_in
from hippodrome.games.ascot.people.refusals.about import (
    ASKED_IN,
    Facts,
    about_address,
    about_answer,
    about_bets,
    about_bid,
    about_colour,
    about_debt,
    about_entries,
    about_fee,
    about_item,
    about_lane,
    about_means,
    about_owner,
    about_place,
    about_post,
    about_reports,
    about_step,
    about_withdrawal,
)
from hippodrome.games.ascot.phases import OFFER, THROW_IN
from hippodrome.games.ascot.rules import reasons
from hippodrome.games.ascot.rules.doors import refusal
from hippodrome.games.ascot.state import Pack, State


def explain(pack: Pack, view: State, seat: int, move: int) -> Refused:
    """Say why this seat may not make this move now; the view is enough to judge it."""
    code = refusal(pack, view, seat, move)
    if code in PLAIN:
        key, paragraph = PLAIN[code]
        return Refused(key, code=code, paragraph=paragraph)
    if code == reasons.ASKED_OTHERWISE:
        return Refused(
            "ascot-refused-asked-otherwise",
            code=code,
            paragraph=ASKED_IN[view.phase],
            asked=PHASES[view.phase],
        )
    made: Any = MOVES.chosen(move)
    horse = getattr(made, "horse", view.called)
    if hasattr(made, "horse") and not 1 <= horse <= pack.horses:
        return Refused(
            "ascot-refused-no-such-horse", code=code, paragraph="A1.1", horses=pack.horses
        )
    if code in ABOUT_THING:
        key, paragraph = ABOUT_THING[code]
        return Refused(key, code=code, paragraph=paragraph, thing=thing_in(pack, made.thing))
    if code in ABOUT_HORSE:
        key = ABOUT_HORSE[code]
        return Refused(key, code=code, paragraph=ASKED_IN[view.phase], horse=thing_in(pack, horse))
    return EXPLAINED[code](code, (pack, view, seat), made)


def unfinished(pack: Pack, state: State, seat: int) -> Refused | None:
    """A2.5, A5.6: throwing in ends with done, an offer with sending it."""
    if not 0 <= seat < state.seats or not state.awaits >> seat & 1:
        return None
    if state.phase == THROW_IN:
        return Refused(
            "ascot-unfinished-throwing-in", code=reasons.ASKED_OTHERWISE, paragraph="A2.5"
        )
    if state.phase == OFFER:
        return Refused("ascot-unfinished-offer", code=reasons.ASKED_OTHERWISE, paragraph="A5.6")
    return None


PLAIN: dict[int, tuple[str, str | None]] = {
    reasons.ALLOWED: ("ascot-refused-nothing", None),
    reasons.GAME_OVER: ("ascot-refused-game-over", "A11.1"),
    reasons.NOT_A_SEAT: ("ascot-refused-not-a-seat", None),
    reasons.NOT_AWAITED: ("ascot-refused-not-awaited", None),
    reasons.NOT_A_MOVE: ("ascot-refused-not-a-move", None),
    reasons.NO_SUCH_CARD: ("ascot-refused-no-such-card", "A1.2"),
    reasons.AUCTIONEER_STAYS: ("ascot-refused-auctioneer-stays", "A2.2"),
    reasons.BOTH_STABLES: ("ascot-refused-both-stables", "A2.4"),
    reasons.SECOND_STABLE: ("ascot-refused-second-stable", "A2.4"),
    reasons.OFFER_TO_ONESELF: ("ascot-refused-offer-to-oneself", "A5.6"),
    reasons.ADDRESS_FIRST: ("ascot-refused-address-first", "A5.6"),
    reasons.MONEY_ALREADY: ("ascot-refused-money-already", "A5.6"),
    reasons.EMPTY_OFFER: ("ascot-refused-empty-offer", "A5.6"),
    reasons.DRAFT_BEGUN: ("ascot-refused-draft-begun", "A5.6"),
    reasons.LANE_TOO_FAR: ("ascot-refused-lane-too-far", "A9.3"),
    reasons.STRAIGHT_FROM_GATE: ("ascot-refused-straight-from-gate", "A9.2"),
    reasons.NO_CHANGE_IN_BEND: ("ascot-refused-no-change-in-bend", "A9.6"),
    reasons.HORSE_IN_THE_WAY: ("ascot-refused-horse-in-the-way", "A9.1"),
    reasons.CUTTING_IN: ("ascot-refused-cutting-in", "A9.4"),
    reasons.LEFT_OVERTAKING: ("ascot-refused-left-overtaking", "A9.5"),
    reasons.NOT_OWN_COLOUR: ("ascot-refused-not-own-colour", "A10.2"),
    reasons.OWN_COLOUR: ("ascot-refused-own-colour", "A10.2"),
    reasons.NO_DISADVANTAGE: ("ascot-refused-no-disadvantage", "A10.4"),
    reasons.NO_WAY_ON: ("ascot-refused-no-way-on", "A10.12"),
}

ABOUT_THING = {
    reasons.CARD_NOT_HELD: ("ascot-refused-card-not-held", "A2.3"),
    reasons.NOT_YOURS_TO_SELL: ("ascot-refused-not-yours-to-sell", "A6.1"),
    reasons.NO_BUYER_BEFORE: ("ascot-refused-no-buyer-before", "A6.2"),
}

ABOUT_HORSE = {
    reasons.HORSE_HOME: "ascot-refused-horse-home",
    reasons.OFFERED_ALREADY: "ascot-refused-offered-already",
    reasons.NOT_RUNNING: "ascot-refused-not-running",
    reasons.BET_ALREADY: "ascot-refused-bet-already",
    reasons.PLACE_BET_ALREADY: "ascot-refused-place-bet-already",
}

EXPLAINED: dict[int, Callable[[int, Facts, Any], Refused]] = {
    reasons.BID_TOO_LOW: about_bid,
    reasons.BID_ABOVE_MEANS: about_bid,
    reasons.NOT_A_STEP: about_step,
    reasons.NO_MONEY: about_step,
    reasons.NOT_FOR_THIS_DEBT: about_debt,
    reasons.NO_SUITABLE_HORSE: about_reports,
    reasons.WRONG_STABLE: about_reports,
    reasons.HORSE_NOT_YOURS: about_owner,
    reasons.FEE_ABOVE_MEANS: about_fee,
    reasons.OFFERS_USED_UP: about_address,
    reasons.ADDRESSED_ALREADY: about_address,
    reasons.NO_SUCH_SEAT: about_address,
    reasons.NOTHING_TO_TRADE: about_address,
    reasons.OWNED_BY_NEITHER: about_item,
    reasons.REPORT_NOT_YOURS: about_item,
    reasons.REPORT_NOT_THEIRS: about_item,
    reasons.MONEY_ABOVE_MEANS: about_means,
    reasons.MONEY_ABOVE_THEIRS: about_means,
    reasons.NEEDED_FOR_ENTRIES: about_entries,
    reasons.NEEDED_FOR_THEIR_ENTRIES: about_entries,
    reasons.ENTRY_NOT_PAID: about_withdrawal,
    reasons.ANSWER_OF_ANOTHER: about_answer,
    reasons.TOO_MANY_HORSES: about_withdrawal,
    reasons.BETS_TAKEN: about_bets,
    reasons.ODDS_ABOVE_MEANS: about_place,
    reasons.STAKE_NOT_COVERED: about_place,
    reasons.NO_SUCH_LANE: about_lane,
    reasons.SQUARE_TAKEN: about_lane,
    reasons.LANE_NOT_ASKED_FOR: about_lane,
    reasons.NOT_AT_THE_POST: about_post,
    reasons.NO_ADVANTAGE: about_colour,
}
