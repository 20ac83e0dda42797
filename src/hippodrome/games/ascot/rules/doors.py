"""The doors of the room: what is asked, what is allowed, and how the game goes on by itself."""

from hippodrome.engine.fields import Money
from hippodrome.engine.noting import is_noting
from hippodrome.games.ascot.moves import (
    ACCEPT_MOVE,
    AFTER_AMOUNTS,
    FIRST_ASK_MOVE,
    FIRST_BID_MOVE,
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
from hippodrome.games.ascot.phases import (
    ANSWER,
    DEAL,
    DICE,
    DIE,
    END_TRAINING,
    FIRST_THROW,
    LOT,
    NEED_ANSWER,
    NEXT_RACER,
    NEXT_TRAINER,
    OFFER,
    OPEN_RACE,
    PLACE_BET,
    RACE_THROW,
    READ,
    TOP_CARD,
    TURN_UP,
    WHOSE,
)
from hippodrome.games.ascot.rules.auction import least_bid, most_bid, turn_up
from hippodrome.games.ascot.rules.between_boards import (
    menu_between_boards,
    pass_between_boards,
    play_between_boards,
    refusal_between_boards,
)
from hippodrome.games.ascot.rules.dealing import deal_card, open_deal, take_top
from hippodrome.games.ascot.rules.field import foremost, in_race, lone_leader, note_progress
from hippodrome.games.ascot.rules.first_board import (
    menu_on_first_board,
    pass_on_first_board,
    play_on_first_board,
    refusal_on_first_board,
)
from hippodrome.games.ascot.rules.first_turn import take_first_throw
from hippodrome.games.ascot.rules.holding import spendable, write_amounts
from hippodrome.games.ascot.rules.places import most_place_stake, place_step
from hippodrome.games.ascot.rules.race_board import (
    menu_in_race,
    pass_in_race,
    play_in_race,
    refusal_in_race,
)
from hippodrome.games.ascot.rules.racing import throw_die
from hippodrome.games.ascot.rules.reasons import (
    ALLOWED,
    ANSWER_OF_ANOTHER,
    ASKED_OTHERWISE,
    GAME_OVER,
    NOT_A_MOVE,
    NOT_A_SEAT,
    NOT_AWAITED,
)
from hippodrome.games.ascot.rules.reckoning import winning_seats
from hippodrome.games.ascot.rules.reports import read_unread
from hippodrome.games.ascot.rules.training import list_yes_and_no, throw_dice
from hippodrome.games.ascot.state import NOBODY, SIDES, Pack, State


def go_on(pack: Pack, state: State) -> None:
    """Let the game go on by itself until somebody is asked, a draw is due or it is over."""
    while state.awaits == 0 and state.spread == 0 and state.over == 0:
        if state.phase < END_TRAINING:
            pass_on_first_board(pack, state)
        elif state.phase < OPEN_RACE:
            pass_between_boards(pack, state)
        else:
            pass_in_race(pack, state)


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


def menu(pack: Pack, state: State, seat: int, moves: Money) -> int:
    """List the legal moves: passing first, then by number; amounts up the ladder."""
    if seat < 0 or seat >= state.seats or (state.awaits >> seat) & 1 == 0:
        return 0
    phase = state.phase
    if phase < OFFER:
        return menu_on_first_board(pack, state, seat, moves)
    if phase == ANSWER or phase == NEED_ANSWER:
        return list_yes_and_no(moves)
    if phase < WHOSE:
        return menu_between_boards(pack, state, seat, moves)
    return menu_in_race(pack, state, seat, moves)


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


def amounts(pack: Pack, state: State, seat: int, move: int, out: Money) -> int:
    """Write least, most and step of the amount a legal move carries; 0 where it carries none."""
    block = block_of(move)
    if block == 0 or refusal(pack, state, seat, move) != ALLOWED:
        return 0
    if block == FIRST_BID_MOVE:
        most = most_bid(pack, state, seat)
        return write_amounts(least_bid(pack, state), most, pack.bid_step, out)
    if state.phase == PLACE_BET:
        most = most_place_stake(pack, state, seat)
        return write_amounts(place_step(pack), most, place_step(pack), out)
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
