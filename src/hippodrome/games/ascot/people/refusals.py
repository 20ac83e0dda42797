"""Why a move is refused, and what a decision still lacks, as sentences with their paragraphs."""

from __future__ import annotations

from collections.abc import Callable

from hippodrome.engine.errors import Refused
from hippodrome.games.ascot.people.explaining import (
    ASKED_IN,
    Facts,
    about_address,
    about_answer,
    about_bets,
    about_bid,
    about_colour,
    about_debt,
    about_fee,
    about_item,
    about_lane,
    about_means,
    about_owner,
    about_post,
    about_reports,
    about_step,
    about_withdrawal,
)
from hippodrome.games.ascot.people.moves import Move, OfHorse, OfThing, from_number
from hippodrome.games.ascot.people.names import PHASES, thing_name
from hippodrome.games.ascot.rules import codes
from hippodrome.games.ascot.rules.doors import refusal
from hippodrome.games.ascot.state import OFFER, THROW_IN, Pack, State


def explain(pack: Pack, view: State, seat: int, move: int) -> Refused:
    """Say why this seat may not make this move now; the view is enough to judge it."""
    code = refusal(pack, view, seat, move)
    if code in PLAIN:
        key, paragraph = PLAIN[code]
        return Refused(key, code=code, paragraph=paragraph)
    if code == codes.ASKED_OTHERWISE:
        return Refused(
            "ascot-refused-asked-otherwise",
            code=code,
            paragraph=ASKED_IN[view.phase],
            asked=PHASES[view.phase],
        )
    made = from_number(move)
    if isinstance(made, OfHorse) and not 1 <= made.horse <= pack.horses:
        return Refused(
            "ascot-refused-no-such-horse", code=code, paragraph="A1.1", horses=pack.horses
        )
    if code in ABOUT_THING:
        assert isinstance(made, OfThing)
        key, paragraph = ABOUT_THING[code]
        return Refused(key, code=code, paragraph=paragraph, thing=thing_name(made.thing))
    if code in ABOUT_HORSE:
        key = ABOUT_HORSE[code]
        horse = made.horse if isinstance(made, OfHorse) else view.called
        return Refused(key, code=code, paragraph=ASKED_IN[view.phase], horse=thing_name(horse))
    return EXPLAINED[code](code, (pack, view, seat, move), made)


def unfinished(pack: Pack, state: State, seat: int) -> Refused | None:
    """A2.5, A5.6: throwing in ends with done, an offer with sending it."""
    if not 0 <= seat < state.seats or not state.awaits >> seat & 1:
        return None
    if state.phase == THROW_IN:
        return Refused("ascot-unfinished-throwing-in", code=codes.ASKED_OTHERWISE, paragraph="A2.5")
    if state.phase == OFFER:
        return Refused("ascot-unfinished-offer", code=codes.ASKED_OTHERWISE, paragraph="A5.6")
    return None


PLAIN: dict[int, tuple[str, str | None]] = {
    codes.ALLOWED: ("ascot-refused-nothing", None),
    codes.GAME_OVER: ("ascot-refused-game-over", "A11.1"),
    codes.NOT_A_SEAT: ("ascot-refused-not-a-seat", None),
    codes.NOT_AWAITED: ("ascot-refused-not-awaited", None),
    codes.NOT_A_MOVE: ("ascot-refused-not-a-move", None),
    codes.NO_SUCH_CARD: ("ascot-refused-no-such-card", "A1.2"),
    codes.AUCTIONEER_STAYS: ("ascot-refused-auctioneer-stays", "A2.2"),
    codes.BOTH_STABLES: ("ascot-refused-both-stables", "A2.4"),
    codes.SECOND_STABLE: ("ascot-refused-second-stable", "A2.4"),
    codes.OFFER_TO_ONESELF: ("ascot-refused-offer-to-oneself", "A5.6"),
    codes.ADDRESS_FIRST: ("ascot-refused-address-first", "A5.6"),
    codes.MONEY_ALREADY: ("ascot-refused-money-already", "A5.6"),
    codes.EMPTY_OFFER: ("ascot-refused-empty-offer", "A5.6"),
    codes.DRAFT_BEGUN: ("ascot-refused-draft-begun", "A5.6"),
    codes.LANE_TOO_FAR: ("ascot-refused-lane-too-far", "A9.3"),
    codes.STRAIGHT_FROM_GATE: ("ascot-refused-straight-from-gate", "A9.2"),
    codes.NO_CHANGE_IN_BEND: ("ascot-refused-no-change-in-bend", "A9.6"),
    codes.HORSE_IN_THE_WAY: ("ascot-refused-horse-in-the-way", "A9.1"),
    codes.CUTTING_IN: ("ascot-refused-cutting-in", "A9.4"),
    codes.LEFT_OVERTAKING: ("ascot-refused-left-overtaking", "A9.5"),
    codes.NOT_OWN_COLOUR: ("ascot-refused-not-own-colour", "A10.2"),
    codes.OWN_COLOUR: ("ascot-refused-own-colour", "A10.2"),
    codes.NO_DISADVANTAGE: ("ascot-refused-no-disadvantage", "A10.4"),
    codes.NO_WAY_ON: ("ascot-refused-no-way-on", "A10.12"),
}

ABOUT_THING = {
    codes.CARD_NOT_HELD: ("ascot-refused-card-not-held", "A2.3"),
    codes.NOT_YOURS_TO_SELL: ("ascot-refused-not-yours-to-sell", "A6.1"),
    codes.NO_BUYER_BEFORE: ("ascot-refused-no-buyer-before", "A6.2"),
}

ABOUT_HORSE = {
    codes.HORSE_HOME: "ascot-refused-horse-home",
    codes.OFFERED_ALREADY: "ascot-refused-offered-already",
    codes.NOT_RUNNING: "ascot-refused-not-running",
    codes.BET_ALREADY: "ascot-refused-bet-already",
}

EXPLAINED: dict[int, Callable[[int, Facts, Move], Refused]] = {
    codes.BID_TOO_LOW: about_bid,
    codes.BID_ABOVE_MEANS: about_bid,
    codes.NOT_A_STEP: about_step,
    codes.NO_MONEY: about_step,
    codes.NOT_FOR_THIS_DEBT: about_debt,
    codes.NO_SUITABLE_HORSE: about_reports,
    codes.WRONG_STABLE: about_reports,
    codes.HORSE_NOT_YOURS: about_owner,
    codes.FEE_ABOVE_MEANS: about_fee,
    codes.OFFERS_USED_UP: about_address,
    codes.ADDRESSED_ALREADY: about_address,
    codes.NO_SUCH_SEAT: about_address,
    codes.NOTHING_TO_TRADE: about_address,
    codes.OWNED_BY_NEITHER: about_item,
    codes.REPORT_NOT_YOURS: about_item,
    codes.REPORT_NOT_THEIRS: about_item,
    codes.MONEY_ABOVE_MEANS: about_means,
    codes.MONEY_ABOVE_THEIRS: about_means,
    codes.ANSWER_OF_ANOTHER: about_answer,
    codes.TOO_MANY_HORSES: about_withdrawal,
    codes.BETS_TAKEN: about_bets,
    codes.NO_SUCH_LANE: about_lane,
    codes.SQUARE_TAKEN: about_lane,
    codes.LANE_NOT_ASKED_FOR: about_lane,
    codes.NOT_AT_THE_POST: about_post,
    codes.NO_ADVANTAGE: about_colour,
}
