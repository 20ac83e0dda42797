"""The doors of the room: what is asked, what is allowed, and how the game goes on by itself."""

from hippodrome.engine.fields import Money
from hippodrome.engine.noting import is_noting
from hippodrome.games.ascot.moves import (
    ACCEPT_MOVE,
    AFTER_AMOUNTS,
    FIRST_ASK_MOVE,
    FIRST_BID_MOVE,
    FIRST_EXCHANGE_MOVE,
    FIRST_INSCRIPTION_MOVE,
    FIRST_LANE_MOVE,
    FIRST_SLOT_AFTER_AMOUNTS,
    LAST_MOVE,
    PASS_MOVE,
    PLAIN_MOVES,
    RUNGS,
    block_of,
    francs_of,
    rung_of,
)
from hippodrome.games.ascot.parts import AMOUNTS
from hippodrome.games.ascot.rules.auction import (
    ask_next_bidder,
    bid_refusal,
    least_bid,
    list_bids,
    make_bid,
    most_bid,
    next_lot,
    pay_for_kept_cards,
    turn_up,
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
from hippodrome.games.ascot.rules.dealing import (
    deal_card,
    exchange,
    exchange_refusal,
    list_hand,
    list_seats,
    name_auctioneer,
    naming_refusal,
    open_deal,
    take_top,
    throw_in,
    throw_in_refusal,
)
from hippodrome.games.ascot.rules.debts import list_sales, sale_refusal, sell, settle_debt
from hippodrome.games.ascot.rules.entries import (
    equalise,
    list_withdrawals,
    next_entry,
    next_withdrawal,
    withdraw,
    withdrawal_refusal,
)
from hippodrome.games.ascot.rules.field import (
    foremost,
    in_race,
    lone_leader,
    note_progress,
)
from hippodrome.games.ascot.rules.first_turn import take_first_throw
from hippodrome.games.ascot.rules.holding import spendable, write_amounts
from hippodrome.games.ascot.rules.market import (
    answer,
    draft,
    list_offers,
    next_offer,
    offer_refusal,
)
from hippodrome.games.ascot.rules.racing import (
    answer_need,
    choose_whose,
    go_to,
    lane_refusal,
    list_colour,
    list_inscription,
    list_need_offers,
    list_throw,
    list_whose,
    make_need_offer,
    need_refusal,
    next_holder,
    next_racer,
    next_throw,
    open_race,
    throw_die,
    whose_refusal,
)
from hippodrome.games.ascot.rules.reasons import (
    ALLOWED,
    ANSWER_OF_ANOTHER,
    ASKED_OTHERWISE,
    GAME_OVER,
    NOT_A_MOVE,
    NOT_A_SEAT,
    NOT_AWAITED,
)
from hippodrome.games.ascot.rules.reckoning import settle, winning_seats
from hippodrome.games.ascot.rules.reports import (
    choose_horse,
    choose_pack,
    finish_report,
    list_packs,
    list_report_horses,
    pack_refusal,
    read_unread,
    report_horse_refusal,
    take_report,
)
from hippodrome.games.ascot.rules.squares import (
    be_led,
    colour_refusal,
    inscription_refusal,
    land,
    use_colour,
)
from hippodrome.games.ascot.rules.training import (
    end_training,
    join,
    join_refusal,
    list_yes_and_no,
    next_trainer,
    obey_square,
    open_training,
    throw_dice,
    train_next_horse,
)
from hippodrome.games.ascot.state import (
    ANSWER,
    BET,
    BID,
    COLOUR,
    DEAL,
    DICE,
    DIE,
    END_TRAINING,
    EQUALISE,
    EXCHANGE,
    FAVOURITE,
    FIRST_THROW,
    HAMMER,
    INSCRIPTION,
    KEPT_CARDS,
    LANDED,
    LOT,
    MEMBER,
    MEMBER_HORSE,
    MOVE,
    NAMING,
    NEED,
    NEED_ANSWER,
    NEXT_CALL,
    NEXT_ENTRY,
    NEXT_FAVOURITE,
    NEXT_HOLDER,
    NEXT_HORSE,
    NEXT_LOT,
    NEXT_OFFER,
    NEXT_RACER,
    NEXT_THROW,
    NEXT_TRAINER,
    NEXT_WITHDRAWAL,
    NOBODY,
    OFFER,
    OPEN_RACE,
    OPEN_TRAINING,
    OWE,
    PAYING,
    RACE_THROW,
    READ,
    SIDES,
    SQUARE_ACTION,
    TAKE_REPORT,
    THROW_IN,
    TOP_CARD,
    TURN_UP,
    WHOSE,
    WITHDRAW,
    Pack,
    State,
)


def go_on(pack: Pack, state: State) -> None:
    """Let the game go on by itself until somebody is asked, a draw is due or it is over."""
    while state.awaits == 0 and state.spread == 0 and state.over == 0:
        if state.phase < END_TRAINING:
            pass_first_board(pack, state)
        else:
            pass_second_board(pack, state)


def pass_first_board(pack: Pack, state: State) -> None:
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


def pass_second_board(pack: Pack, state: State) -> None:
    """Carry out a phase of market, betting and race that asks nobody."""
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
    elif state.phase == OPEN_RACE:
        open_race(pack, state)
    elif state.phase == NEXT_RACER:
        next_racer(pack, state)
    elif state.phase == NEXT_THROW:
        next_throw(pack, state)
    elif state.phase == LANDED:
        land(pack, state)
    elif state.phase == NEXT_HOLDER:
        next_holder(pack, state)
    else:
        settle(pack, state)


def draw(pack: Pack, state: State, outcome: int) -> None:
    """Carry out a draw: a lot, a card, a report or dice."""
    racing = in_race(state) and is_noting(state)
    front = foremost(pack, state) if racing else 0
    leader = lone_leader(pack, state) if racing else 0
    state.reader = NOBODY
    state.read_for = 0
    phase = state.phase
    if phase == LOT:
        open_deal(pack, state, outcome)
    elif phase == DEAL:
        deal_card(pack, state, outcome)
    elif phase == TOP_CARD:
        take_top(state, outcome)
    elif phase == TURN_UP:
        turn_up(pack, state, outcome)
    elif phase == READ:
        read_unread(pack, state, outcome)
    elif phase == DICE:
        throw_dice(state, outcome)
    elif phase == FIRST_THROW:
        take_first_throw(state, outcome // SIDES + outcome % SIDES + 2, NEXT_TRAINER)
    elif phase == RACE_THROW:
        take_first_throw(state, outcome + 1, NEXT_RACER)
    elif phase == DIE:
        throw_die(pack, state, outcome)
    go_on(pack, state)
    if racing:
        note_progress(pack, state, front, leader)


def play(pack: Pack, state: State, seat: int, move: int) -> None:
    """Carry out a legal move."""
    racing = in_race(state) and is_noting(state)
    front = foremost(pack, state) if racing else 0
    leader = lone_leader(pack, state) if racing else 0
    state.reader = NOBODY
    state.read_for = 0
    phase = state.phase
    if phase < OFFER:
        play_on_first_board(pack, state, seat, move)
    elif phase < WHOSE:
        play_between_boards(pack, state, seat, move)
    else:
        play_in_race(pack, state, seat, move)
    go_on(pack, state)
    if racing:
        note_progress(pack, state, front, leader)


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
    else:
        place_bet(state, seat, move)


def play_in_race(pack: Pack, state: State, seat: int, move: int) -> None:
    """Carry out a move of the race."""
    phase = state.phase
    if phase == WHOSE:
        choose_whose(pack, state, move)
    elif phase == MOVE:
        go_to(pack, state, move - FIRST_LANE_MOVE)
    elif phase == COLOUR:
        use_colour(pack, state, seat, move)
    elif phase == INSCRIPTION:
        be_led(state, move - FIRST_INSCRIPTION_MOVE)
    elif phase == NEED:
        make_need_offer(state, seat, move)
    else:
        answer_need(state, seat, move)


def menu(pack: Pack, state: State, seat: int, moves: Money) -> int:
    """List the legal moves: passing first, then by number; amounts up the ladder."""
    if seat < 0 or seat >= state.seats or (state.awaits >> seat) & 1 == 0:
        return 0
    phase = state.phase
    if phase < OFFER:
        return menu_on_first_board(pack, state, seat, moves)
    if phase == OFFER:
        return list_offers(pack, state, seat, moves)
    if phase == ANSWER or phase == NEED_ANSWER:
        return list_yes_and_no(moves)
    if phase == WITHDRAW:
        return list_withdrawals(pack, state, seat, moves)
    if phase == FAVOURITE:
        return list_favourites(pack, state, seat, moves)
    if phase == BET:
        return list_bets(pack, state, seat, moves)
    return menu_in_race(pack, state, seat, moves)


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


def menu_in_race(pack: Pack, state: State, seat: int, moves: Money) -> int:
    """List the moves of the race."""
    phase = state.phase
    if phase == WHOSE:
        return list_whose(moves)
    if phase == MOVE:
        return list_throw(state, moves)
    if phase == COLOUR:
        return list_colour(pack, state, seat, moves)
    if phase == INSCRIPTION:
        return list_inscription(state, moves)
    return list_need_offers(pack, state, seat, moves)


def refusal(pack: Pack, state: State, seat: int, move: int) -> int:
    """Judge any integer as a move of that seat: ALLOWED or the reason why not."""
    if state.over == 1:
        return GAME_OVER
    if seat < 0 or seat >= state.seats:
        return NOT_A_SEAT
    phase = state.phase
    answering = phase == ANSWER or phase == NEED_ANSWER
    if (state.awaits >> seat) & 1 == 0:
        yes_or_no = move == PASS_MOVE or move == ACCEPT_MOVE
        return ANSWER_OF_ANOTHER if answering and yes_or_no else NOT_AWAITED
    if move < 0 or move > LAST_MOVE:
        return NOT_A_MOVE
    if answering:
        return ALLOWED if move == PASS_MOVE or move == ACCEPT_MOVE else ASKED_OTHERWISE
    if phase < OFFER:
        return refusal_on_first_board(pack, state, seat, move)
    if phase < WHOSE:
        return refusal_between_boards(pack, state, seat, move)
    return refusal_in_race(pack, state, seat, move)


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


def refusal_between_boards(pack: Pack, state: State, seat: int, move: int) -> int:
    """Judge a move of the market or the betting."""
    phase = state.phase
    if phase == OFFER:
        return offer_refusal(pack, state, seat, move)
    if phase == WITHDRAW:
        return withdrawal_refusal(state, seat, move)
    if phase == FAVOURITE:
        return favourite_refusal(state, seat, move)
    return bet_refusal(pack, state, seat, move)


def refusal_in_race(pack: Pack, state: State, seat: int, move: int) -> int:
    """Judge a move of the race."""
    phase = state.phase
    if phase == WHOSE:
        return whose_refusal(move)
    if phase == MOVE:
        return lane_refusal(pack, state, move)
    if phase == COLOUR:
        return colour_refusal(pack, state, seat, move)
    if phase == INSCRIPTION:
        return inscription_refusal(pack, state, move)
    return need_refusal(pack, state, seat, move)


def amounts(pack: Pack, state: State, seat: int, move: int, out: Money) -> int:
    """Write least, most and step of the amount a legal move carries; 0 where it carries none."""
    block = block_of(move)
    if block == 0 or refusal(pack, state, seat, move) != ALLOWED:
        return 0
    if block == FIRST_BID_MOVE:
        most = most_bid(pack, state, seat)
        return write_amounts(least_bid(pack, state), most, pack.bid_step, out)
    step = pack.money_step
    francs = spendable(pack, state, state.offered_to if block == FIRST_ASK_MOVE else seat)
    return write_amounts(step, francs - francs % step, step, out)


def slot(pack: Pack, move: int) -> int:
    """A plain move is its own slot, behind the amounts too; an amount has that of its rung."""
    if move < PLAIN_MOVES:
        return move
    if move >= AFTER_AMOUNTS:
        return FIRST_SLOT_AFTER_AMOUNTS + move - AFTER_AMOUNTS
    block = (move - PLAIN_MOVES) // AMOUNTS
    return PLAIN_MOVES + block * RUNGS + rung_of(francs_of(move))


def standing(pack: Pack, state: State, out: Money) -> int:
    """Write the purses; once over, give the winners of A11.4, who need not be the richest."""
    for seat in range(state.seats):
        out[seat] = state.purse[seat]
    return winning_seats(pack, state) if state.over == 1 else 0
