"""A4: the training loop: turns, dice, squares and the club."""

from hippodrome.engine.fields import Money
from hippodrome.engine.noting import note, note_five
from hippodrome.games.ascot.events import (
    BACK_IN_BOX,
    DICE_THROWN,
    JOINED,
    LED_HOME,
    ON_SQUARE,
    TRAINED,
    TRAINING_OVER,
    TURN_MISSED,
)
from hippodrome.games.ascot.moves import ACCEPT_MOVE, PASS_MOVE
from hippodrome.games.ascot.phases import (
    DICE,
    END_TRAINING,
    FIRST_THROW,
    JOIN,
    MEMBER,
    NEXT_HORSE,
    NEXT_OFFER,
    NEXT_TRAINER,
    SQUARE_ACTION,
    TAKE_REPORT,
)
from hippodrome.games.ascot.rules.first_turn import begin_board, throw_for_start
from hippodrome.games.ascot.rules.holding import (
    after,
    ask,
    draw_among,
    is_member,
    owe,
    owner_of,
    owns,
    pass_on,
    pay_openly,
    payee_seat,
    stable_pack,
)
from hippodrome.games.ascot.rules.reasons import ALLOWED, ASKED_OTHERWISE, FEE_ABOVE_MEANS
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    BOOKMAKER,
    CARDS,
    CLUB,
    FOR_TRAINING,
    GONE,
    MAY_JOIN,
    NO_ACTION,
    NOBODY,
    PAY_CLUB,
    SEATS,
    SIDES,
    STABLE_REPORT,
    VET_PACK,
    VET_REPORT,
    Pack,
    State,
)


def in_training(pack: Pack, state: State, horse: int, seat: int) -> bool:
    """Does this seat own the horse, and is it not home yet?"""
    return owns(state, horse, seat) and state.gone[horse] <= pack.loop


def trains(pack: Pack, state: State, seat: int) -> bool:
    """A4.9: has this seat a horse in training?"""
    for horse in range(1, pack.horses + 1):
        if in_training(pack, state, horse, seat):
            return True
    return False


def anyone_trains(pack: Pack, state: State) -> bool:
    """A4.6: is any horse not home yet?"""
    for seat in range(state.seats):
        if trains(pack, state, seat):
            return True
    return False


def open_training(pack: Pack, state: State) -> None:
    """A4.1, A4.9: the Commissioner begins, or the next with a horse; else the highest throw."""
    contenders = 0
    for seat in range(state.seats):
        if trains(pack, state, seat):
            contenders |= 1 << seat
    if contenders == 0:
        pass_on(state, END_TRAINING)
    elif owner_of(state, CLUB) != NOBODY:
        first = owner_of(state, CLUB)
        while not trains(pack, state, first):
            first = after(state, first, 1)
        begin_board(state, first, NEXT_TRAINER)
    else:
        throw_for_start(state, contenders, FIRST_THROW, SIDES * SIDES, NEXT_TRAINER)


def next_trainer(pack: Pack, state: State) -> None:
    """A4.1, A4.4, A4.9: the turn goes clockwise past those without a horse out."""
    if not anyone_trains(pack, state):
        pass_on(state, END_TRAINING)
        return
    state.mover = 0
    state.reporting = 0
    state.turn = after(state, state.turn, 1)
    if state.turn == state.first_seat:
        state.rounds += 1
        if state.rounds > pack.training_rounds:
            lead_home(pack, state)
            return
    if not trains(pack, state, state.turn):
        return
    if state.missing[state.turn] > 0:
        state.missing[state.turn] -= 1
        note(state, TURN_MISSED, state.turn, 0, 0)
    elif is_member(state, state.turn):
        ask(state, MEMBER, state.turn)  # vet reports suit any horse, so there is one to ask for
    else:
        draw_among(state, DICE, SIDES * SIDES)


def lead_home(pack: Pack, state: State) -> None:
    """A4.13: nobody trains for ever."""
    for horse in range(1, pack.horses + 1):
        if owner_of(state, horse) != NOBODY and state.gone[horse] <= pack.loop:
            state.gone[horse] = pack.loop + 1
            note(state, LED_HOME, horse, 0, 0)


def suits(pack: Pack, state: State, pack_of_reports: int, horse: int, seat: int) -> bool:
    """A4.5, A4.10: may a member apply a report of that pack to this horse?"""
    if not in_training(pack, state, horse, seat):
        return False
    return pack_of_reports == VET_PACK or stable_pack(pack, horse) == pack_of_reports


def suiting_horses(pack: Pack, state: State, pack_of_reports: int, seat: int) -> int:
    """Count the horses a member could apply a report of that pack to."""
    found = 0
    for horse in range(1, pack.horses + 1):
        if suits(pack, state, pack_of_reports, horse, seat):
            found += 1
    return found


def may_ask_report(pack: Pack, state: State, pack_of_reports: int, seat: int) -> bool:
    """A4.10: a pack can be asked with a horse it suits."""
    return suiting_horses(pack, state, pack_of_reports, seat) > 0


def throw_dice(state: State, outcome: int) -> None:
    """A4.1: two dice, one throw for all the player's horses."""
    state.die[0] = outcome // SIDES + 1
    state.die[1] = outcome % SIDES + 1
    note_five(state, DICE_THROWN, state.turn, state.die[0], state.die[1], 0, 0)
    state.mover = 0
    pass_on(state, NEXT_HORSE)


def train_next_horse(pack: Pack, state: State) -> None:
    """A4.1, A4.6: the next horse by number goes on, comes home or meets a square."""
    horse = state.mover + 1
    while horse <= pack.horses and not in_training(pack, state, horse, state.turn):
        horse += 1
    if horse > pack.horses:
        pass_on(state, NEXT_TRAINER)
        return
    state.mover = horse
    start = state.gone[horse]
    advance(pack, state, horse, state.die[0] + state.die[1])
    note(state, TRAINED, horse, start, state.gone[horse])
    if state.gone[horse] > pack.loop:
        note(state, BACK_IN_BOX, horse, 0, 0)  # A4.11: it obeys no square
    else:
        meet_square(pack, state, horse)


def advance(pack: Pack, state: State, horse: int, squares: int) -> None:
    """A4.6, A4.11: go on or back, at most into the box at either end."""
    state.gone[horse] = max(0, min(pack.loop + 1, state.gone[horse] + squares))


def square_under(pack: Pack, horse: int, gone: int) -> int:
    """Give the square of the loop a horse stands on after so many squares from its stable."""
    return (pack.gate[stable_pack(pack, horse)] + gone - 1) % pack.loop


def square_drawn(pack: Pack, horse: int, gone: int) -> int:
    """Give the square of the loop a horse is seen on, or NOBODY in its box."""
    return square_under(pack, horse, gone) if 0 < gone <= pack.loop else NOBODY


def meet_square(pack: Pack, state: State, horse: int) -> None:
    """A4.2: pay whom the heading names, unless it is oneself; then the rest of the square."""
    square = square_under(pack, horse, state.gone[horse])
    note(state, ON_SQUARE, horse, square, 0)
    francs = square_dues(pack, state, square, state.turn)
    to = payee_seat(pack, state, pack.payee[square], horse)
    if francs == 0 or to == state.turn:
        pass_on(state, SQUARE_ACTION)
    else:
        owe(state, state.turn, to, francs, FOR_TRAINING, SQUARE_ACTION)


def square_dues(pack: Pack, state: State, square: int, seat: int) -> int:
    """A4.5: what a square costs this seat, member or not."""
    return pack.member_dues[square] if is_member(state, seat) else pack.dues[square]


def obey_square(pack: Pack, state: State) -> None:
    """A4.2: what a square asks besides money; it lapses for a horse sold to pay it (A4.14)."""
    horse = state.mover
    action = NO_ACTION
    if owns(state, horse, state.turn):
        action = pack.action[square_under(pack, horse, state.gone[horse])]
    if action == STABLE_REPORT:
        state.report_pack = stable_pack(pack, horse)
        pass_on(state, TAKE_REPORT)
    elif action == VET_REPORT:
        state.report_pack = VET_PACK
        pass_on(state, TAKE_REPORT)
    elif action == MAY_JOIN and may_join(pack, state, state.turn):
        ask(state, JOIN, state.turn)
    else:
        pass_on(state, NEXT_HORSE)


def may_join(pack: Pack, state: State, seat: int) -> bool:
    """A4.5: once, and for those who can pay."""
    return not is_member(state, seat) and state.purse[seat] >= pack.joining


def join(pack: Pack, state: State, seat: int, move: int) -> None:
    """A4.5: pay the Commissioner and take a card, or leave it."""
    if move == ACCEPT_MOVE:
        state.member[seat] = 1
        note(state, JOINED, seat, 0, 0)
        pay_openly(state, seat, payee_seat(pack, state, PAY_CLUB, 0), pack.joining)
    pass_on(state, NEXT_HORSE)


def join_refusal(pack: Pack, state: State, seat: int, move: int) -> int:
    """A4.5: joining is answered with yes or no."""
    if move != ACCEPT_MOVE and move != PASS_MOVE:
        return ASKED_OTHERWISE
    if move == ACCEPT_MOVE and state.purse[seat] < pack.joining:
        return FEE_ABOVE_MEANS
    return ALLOWED


def list_yes_and_no(moves: Money) -> int:
    """List no, then yes."""
    moves[0] = PASS_MOVE
    moves[1] = ACCEPT_MOVE
    return 2


def end_training(state: State) -> None:
    """A5.1: businesses and memberships are put away, all but the Bookmaker."""
    note(state, TRAINING_OVER, 0, 0, 0)
    for card in range(AUCTIONEER, CARDS + 1):
        if card != BOOKMAKER and owner_of(state, card) != NOBODY:
            state.lies[card] = GONE
    for seat in range(SEATS):
        state.member[seat] = 0
        state.missing[seat] = 0
    state.mover = 0
    state.rounds = 0
    state.first_seat = NOBODY
    state.turn = state.dealer
    state.passes = 0
    pass_on(state, NEXT_OFFER)
