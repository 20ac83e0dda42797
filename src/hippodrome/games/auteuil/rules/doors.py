"""How an evening goes, from the purses to the last race (U1.2, U2, U7), and the doors to it."""

from hippodrome.engine.fields import Money
from hippodrome.engine.noting import note
from hippodrome.games.auteuil.events import (
    BELL,
    DEALT,
    RACE_ANNOUNCED,
    READY,
    SLIP_FOLDED,
    WINDOWS_CLOSED,
)
from hippodrome.games.auteuil.moves import (
    FIRST_PLACE_MOVE,
    FIRST_WIN_MOVE,
    horse_of,
    sweets_of,
    tierce_horse,
)
from hippodrome.games.auteuil.rules.money import (
    buy_money,
    cards_each,
    collect_fees,
    pay,
    racers,
    richest,
    slip_stake,
    stake_sweets,
    worth,
)
from hippodrome.games.auteuil.rules.race import (
    THROWS,
    buy_before_throw,
    clear_throw,
    draw_telegram,
    play_die,
    play_extra,
    throw,
    throw_for_start,
)
from hippodrome.games.auteuil.state import (
    BUYING,
    DEAL,
    DICE_OUT,
    ENTRIES,
    HORSES,
    INTERVAL,
    NOBODY,
    OPENING,
    PLACES,
    RACES,
    SEATS,
    SLIPS,
    TELEGRAMS,
    THROW,
    Pack,
    State,
)


def begin(pack: Pack, state: State) -> None:
    """U1.2, U7.2: hand out the purses, fill the jar if sweets are played for, open the evening."""
    state.over = 0
    state.race = 0
    state.jar = 0
    state.bank[0] = pack.bank
    for telegram in range(RACES):
        state.red_used[telegram] = 0
    for telegram in range(TELEGRAMS):
        state.yellow_used[telegram] = 0
    for seat in range(SEATS):
        state.purse[seat] = 0
        state.staked[seat] = 0
        state.bought[seat] = 0
        state.won[seat] = 0
    for seat in range(state.seats):
        pay(state, seat, pack.purse)
    if state.sweets == 1:
        stake_sweets(pack, state)
    open_race(pack, state)


def open_race(pack: Pack, state: State) -> None:
    """U2.7: all horses on the start square, owner cards gathered, slips blank; then deal."""
    state.race += 1
    state.card = 0
    state.telegram = 0
    state.dealt = 0
    state.turn = NOBODY
    state.opened_by = NOBODY
    state.contenders = 0
    state.falls = 0
    state.rounds = 0
    for horse in range(HORSES + 1):
        state.owner[horse] = 0
        state.squares[horse] = 0
        state.fallen[horse] = 0
        state.held[horse] = 0
        state.out[horse] = 0
    for place in range(PLACES + 1):
        state.arrived[place] = 0
    for seat in range(SEATS):
        state.win[seat] = 0
        state.place[seat] = 0
        state.opening[seat] = 0
        state.prizes[seat] = 0
        state.paid[seat] = 0
        for place in range(PLACES + 1):
            state.tierce[seat][place] = 0
    clear_throw(state)
    state.phase = DEAL
    state.awaits = 0
    state.spread = pack.horses


def deal(pack: Pack, state: State, outcome: int) -> None:
    """U2.1: the next racer draws one of the horses without an owner."""
    give_card(state, outcome)
    if state.dealt < racers(state) * cards_each(state) and state.dealt == pack.horses - 1:
        give_card(state, 0)  # the last card is no draw
    if state.dealt == racers(state) * cards_each(state):
        note(state, DEALT, cards_each(state), 0, 0)
        ask_for_card(pack, state)
    else:
        state.spread = pack.horses - state.dealt


def give_card(state: State, outcome: int) -> None:
    """U2.1: so many horses without an owner are passed over, in order of their numbers."""
    horse = 1
    while state.owner[horse] != 0 or outcome > 0:
        if state.owner[horse] == 0:
            outcome -= 1
        horse += 1
    state.owner[horse] = state.dealt % racers(state) + 1
    state.dealt += 1


def ask_for_card(pack: Pack, state: State) -> None:
    """U2.2, U2.6: a red telegram of those not used this evening; the last one is no draw."""
    state.phase = ENTRIES
    state.spread = pack.races - state.race + 1
    if state.spread == 1:
        draw_card(pack, state, 0)


def draw_card(pack: Pack, state: State, outcome: int) -> None:
    """U2.2, U2.3: read the race out and collect the fees; then everybody fills a slip."""
    card = 0
    while state.red_used[card] == 1 or outcome > 0:
        if state.red_used[card] == 0:
            outcome -= 1
        card += 1
    state.red_used[card] = 1
    state.card = card + 1
    note(state, RACE_ANNOUNCED, state.race, state.races, pack.fee[card])
    collect_fees(pack, state)
    state.phase = SLIPS
    state.spread = 0
    state.awaits = (1 << state.seats) - 1


def fill_slip(pack: Pack, state: State, seat: int, move: int) -> None:
    """U2.3: mark a bet; with the third the slip is paid for and handed in."""
    if move < FIRST_WIN_MOVE:
        for place in range(1, PLACES + 1):
            state.tierce[seat][place] = tierce_horse(move, place)
    elif move < FIRST_PLACE_MOVE:
        state.win[seat] = horse_of(move)
    else:
        state.place[seat] = horse_of(move)
    if state.tierce[seat][1] == 0 or state.win[seat] == 0 or state.place[seat] == 0:
        return
    pay(state, seat, -slip_stake(pack))
    state.awaits &= ~(1 << seat)
    note(state, SLIP_FOLDED, seat, 0, 0)
    if state.awaits == 0:
        note(state, WINDOWS_CLOSED, 0, 0, 0)
        state.phase = OPENING
        state.contenders = (1 << racers(state)) - 1
        state.turn = 0
        state.spread = THROWS


def make_ready(pack: Pack, state: State, seat: int, move: int) -> None:
    """U7.3, U7.4: say one is ready, with money bought or not; when all are, the next race."""
    buy_money(pack, state, seat, sweets_of(move))
    note(state, READY, seat, sweets_of(move), sweets_of(move) * pack.sweet_worth)
    state.awaits &= ~(1 << seat)
    if state.awaits == 0:
        open_race(pack, state)
        note(state, BELL, state.race, state.races, 0)


def draw(pack: Pack, state: State, outcome: int) -> None:
    """Carry out a draw: owner card, red telegram, dice or yellow telegram."""
    if state.phase == DEAL:
        deal(pack, state, outcome)
    elif state.phase == ENTRIES:
        draw_card(pack, state, outcome)
    elif state.phase == OPENING:
        throw_for_start(pack, state, outcome)
    elif state.phase == THROW:
        throw(pack, state, outcome)
    else:
        draw_telegram(pack, state, outcome)


def play(pack: Pack, state: State, seat: int, move: int) -> None:
    """Carry out a legal move."""
    if state.phase == SLIPS:
        fill_slip(pack, state, seat, move)
    elif state.phase == DICE_OUT:
        play_die(pack, state, seat, move)
    elif state.phase == BUYING:
        buy_before_throw(pack, state, seat, move)
    elif state.phase == INTERVAL:
        make_ready(pack, state, seat, move)
    else:
        play_extra(pack, state, seat, move)


def amounts(pack: Pack, state: State, seat: int, move: int, out: Money) -> int:
    """No move of Auteuil has a free amount."""
    return 0


def slot(pack: Pack, move: int) -> int:
    """Every move is its own slot."""
    return move


def standing(pack: Pack, state: State, out: Money) -> int:
    """U7.1, U7.3: write the francs, money bought taken off; once over, the most win, ties share."""
    for seat in range(state.seats):
        out[seat] = worth(pack, state, seat)
    return richest(pack, state) if state.over == 1 else 0
