"""Market, entries and betting: who carries out, lists and judges what in which phase."""

from hippodrome.engine.fields import Money
from hippodrome.games.ascot.phases import (
    ANSWER,
    BET,
    END_TRAINING,
    EQUALISE,
    FAVOURITE,
    NEXT_CALL,
    NEXT_ENTRY,
    NEXT_FAVOURITE,
    NEXT_OFFER,
    NEXT_WITHDRAWAL,
    ODDS,
    OFFER,
    PLACE,
    WITHDRAW,
)
from hippodrome.games.ascot.rules.betting import (
    bet_refusal,
    favourite_refusal,
    list_bets,
    list_favourites,
    name_favourite,
    next_call,
    next_favourite,
    place_bet,
)
from hippodrome.games.ascot.rules.entries import (
    equalise,
    list_withdrawals,
    next_entry,
    next_withdrawal,
    withdraw,
    withdrawal_refusal,
)
from hippodrome.games.ascot.rules.market import (
    answer,
    draft,
    list_offers,
    next_offer,
    offer_refusal,
)
from hippodrome.games.ascot.rules.places import (
    ask_for_price,
    list_place_stakes,
    list_places,
    list_prices,
    name_price,
    next_place,
    place_refusal,
    place_stake_refusal,
    price_refusal,
    take_price,
)
from hippodrome.games.ascot.rules.training import end_training
from hippodrome.games.ascot.state import Pack, State


def pass_between_boards(pack: Pack, state: State) -> None:
    """Carry out a phase of market, entries or betting that asks nobody."""
    if state.phase == END_TRAINING:
        end_training(state)
    elif state.phase == NEXT_OFFER:
        next_offer(state)
    elif state.phase == EQUALISE:
        equalise(pack, state)
    elif state.phase == NEXT_WITHDRAWAL:
        next_withdrawal(pack, state)
    elif state.phase == NEXT_ENTRY:
        next_entry(pack, state)
    elif state.phase == NEXT_FAVOURITE:
        next_favourite(pack, state)
    elif state.phase == NEXT_CALL:
        next_call(pack, state)
    else:
        next_place(pack, state)


def play_between_boards(pack: Pack, state: State, seat: int, move: int) -> None:
    """Carry out a move of the market or the betting."""
    phase = state.phase
    if phase == OFFER:
        draft(state, seat, move)
    elif phase == ANSWER:
        answer(state, seat, move)
    elif phase == WITHDRAW:
        withdraw(pack, state, seat, move)
    elif phase == FAVOURITE:
        name_favourite(state, seat, move)
    elif phase == BET:
        place_bet(state, seat, move)
    elif phase == PLACE:
        ask_for_price(state, seat, move)
    elif phase == ODDS:
        name_price(state, seat, move)
    else:
        take_price(state, seat, move)


def menu_between_boards(pack: Pack, state: State, seat: int, moves: Money) -> int:
    """List the moves of the market or the betting."""
    phase = state.phase
    if phase == OFFER:
        return list_offers(pack, state, seat, moves)
    if phase == WITHDRAW:
        return list_withdrawals(pack, state, seat, moves)
    if phase == FAVOURITE:
        return list_favourites(pack, state, seat, moves)
    if phase == BET:
        return list_bets(pack, state, seat, moves)
    if phase == PLACE:
        return list_places(pack, state, seat, moves)
    if phase == ODDS:
        return list_prices(pack, state, moves)
    return list_place_stakes(pack, state, seat, moves)


def refusal_between_boards(pack: Pack, state: State, seat: int, move: int) -> int:
    """Judge a move of the market or the betting."""
    phase = state.phase
    if phase == OFFER:
        return offer_refusal(pack, state, seat, move)
    if phase == WITHDRAW:
        return withdrawal_refusal(state, seat, move)
    if phase == FAVOURITE:
        return favourite_refusal(state, seat, move)
    if phase == BET:
        return bet_refusal(pack, state, seat, move)
    if phase == PLACE:
        return place_refusal(pack, state, seat, move)
    if phase == ODDS:
        return price_refusal(pack, state, move)
    return place_stake_refusal(pack, state, seat, move)
