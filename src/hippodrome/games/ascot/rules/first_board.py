"""Deal, auction, debts and training: who carries out, lists and judges what in which phase."""

from hippodrome.engine.fields import Money
from hippodrome.games.ascot.moves import FIRST_EXCHANGE_MOVE
from hippodrome.games.ascot.phases import (
    BID,
    EXCHANGE,
    HAMMER,
    KEPT_CARDS,
    MEMBER,
    MEMBER_HORSE,
    NAMING,
    NEXT_HORSE,
    NEXT_LOT,
    NEXT_TRAINER,
    OPEN_TRAINING,
    OWE,
    PAYING,
    SQUARE_ACTION,
    TAKE_REPORT,
    THROW_IN,
)
from hippodrome.games.ascot.rules.auction import (
    ask_next_bidder,
    bid_refusal,
    list_bids,
    make_bid,
    next_lot,
    pay_for_kept_cards,
)
from hippodrome.games.ascot.rules.dealing import (
    exchange,
    exchange_refusal,
    list_hand,
    list_seats,
    name_auctioneer,
    naming_refusal,
    throw_in,
    throw_in_refusal,
)
from hippodrome.games.ascot.rules.debts import list_sales, sale_refusal, sell, settle_debt
from hippodrome.games.ascot.rules.reports import (
    choose_horse,
    choose_pack,
    finish_report,
    list_packs,
    list_report_horses,
    pack_refusal,
    report_horse_refusal,
    take_report,
)
from hippodrome.games.ascot.rules.training import (
    join,
    join_refusal,
    list_yes_and_no,
    next_trainer,
    obey_square,
    open_training,
    train_next_horse,
)
from hippodrome.games.ascot.state import Pack, State


def pass_on_first_board(pack: Pack, state: State) -> None:
    """Carry out a phase of auction, debts and training that asks nobody."""
    if state.phase == NEXT_LOT:
        next_lot(pack, state)
    elif state.phase == HAMMER:
        ask_next_bidder(pack, state)
    elif state.phase == KEPT_CARDS:
        pay_for_kept_cards(state)
    elif state.phase == PAYING:
        settle_debt(pack, state)
    elif state.phase == OPEN_TRAINING:
        open_training(pack, state)
    elif state.phase == NEXT_TRAINER:
        next_trainer(pack, state)
    elif state.phase == NEXT_HORSE:
        train_next_horse(pack, state)
    elif state.phase == SQUARE_ACTION:
        obey_square(pack, state)
    elif state.phase == TAKE_REPORT:
        take_report(pack, state)
    else:
        finish_report(pack, state)


def play_on_first_board(pack: Pack, state: State, seat: int, move: int) -> None:
    """Carry out a move of deal, auction, debts or training."""
    phase = state.phase
    if phase == NAMING:
        name_auctioneer(state, seat, move)
    elif phase == EXCHANGE:
        exchange(state, seat, move - FIRST_EXCHANGE_MOVE)
    elif phase == THROW_IN:
        throw_in(state, seat, move)
    elif phase == BID:
        make_bid(state, seat, move)
    elif phase == OWE:
        sell(state, seat, move)
    elif phase == MEMBER:
        choose_pack(state, move)
    elif phase == MEMBER_HORSE:
        choose_horse(pack, state, move)
    else:
        join(pack, state, seat, move)


def menu_on_first_board(pack: Pack, state: State, seat: int, moves: Money) -> int:
    """List the moves of deal, auction, debts or training."""
    phase = state.phase
    if phase == NAMING:
        return list_seats(state, moves)
    if phase == EXCHANGE or phase == THROW_IN:
        return list_hand(state, seat, moves)
    if phase == BID:
        return list_bids(pack, state, seat, moves)
    if phase == OWE:
        return list_sales(state, moves)
    if phase == MEMBER:
        return list_packs(pack, state, seat, moves)
    if phase == MEMBER_HORSE:
        return list_report_horses(pack, state, seat, moves)
    return list_yes_and_no(moves)


def refusal_on_first_board(pack: Pack, state: State, seat: int, move: int) -> int:
    """Judge a move of deal, auction, debts or training."""
    phase = state.phase
    if phase == NAMING:
        return naming_refusal(state, move)
    if phase == EXCHANGE:
        return exchange_refusal(pack, state, seat, move)
    if phase == THROW_IN:
        return throw_in_refusal(pack, state, seat, move)
    if phase == BID:
        return bid_refusal(pack, state, seat, move)
    if phase == OWE:
        return sale_refusal(state, seat, move)
    if phase == MEMBER:
        return pack_refusal(pack, state, seat, move)
    if phase == MEMBER_HORSE:
        return report_horse_refusal(pack, state, seat, move)
    return join_refusal(pack, state, seat, move)
