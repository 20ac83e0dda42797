"""A4.3, A4.5, A4.10: reports: taken, read, obeyed and put under their pack, or kept."""

from hippodrome.engine.fields import Money
from hippodrome.engine.noting import note, note_five
from hippodrome.games.ascot.events import (
    ADVANTAGE_EARNED,
    BACK_IN_BOX,
    DISADVANTAGE_TAKEN,
    GALLOPED,
    RECEIVED,
    REPORT_APPLIED,
    REPORT_KEPT,
    REPORT_READ,
    STRANGLES_TOLD,
)
from hippodrome.games.ascot.moves import (
    FIRST_ADDRESS_MOVE,
    FIRST_MEMBER_HORSE_MOVE,
    FIRST_PACK_MOVE,
    PASS_MOVE,
    member_horse_move,
    pack_move,
)
from hippodrome.games.ascot.phases import (
    DICE,
    MEMBER_HORSE,
    NEXT_HORSE,
    NEXT_TRAINER,
    READ,
    REPORT_DONE,
    TAKE_REPORT,
)
from hippodrome.games.ascot.rules.holding import (
    ask,
    draw_among,
    owe,
    owns,
    pass_on,
    payee_seat,
)
from hippodrome.games.ascot.rules.reasons import (
    ALLOWED,
    ASKED_OTHERWISE,
    HORSE_HOME,
    HORSE_NOT_YOURS,
    NO_SUITABLE_HORSE,
    WRONG_STABLE,
)
from hippodrome.games.ascot.rules.training import (
    advance,
    in_training,
    may_ask_report,
    square_drawn,
    suiting_horses,
    suits,
    trains,
)
from hippodrome.games.ascot.state import (
    EARN_ADVANTAGE,
    FOR_TRAINING,
    GALLOP,
    KEEP_REPORT,
    PACKS,
    PAY,
    PAY_STABLE,
    RECEIVE,
    SIDES,
    STRANGLES,
    TAKE_DISADVANTAGE,
    Pack,
    State,
)


def take_report(pack: Pack, state: State) -> None:
    """A4.3, A4.11: the top report: any unread one, or the first of those put under."""
    source = state.report_pack
    if state.unread_left[source] > 1:
        draw_among(state, READ, state.unread_left[source])
    elif state.unread_left[source] == 1:
        read_unread(pack, state, 0)
    else:
        # No pack is ever used up: some of its reports always go back under it.
        kind = state.queue[source][0] - 1
        state.queued[source] -= 1
        for place in range(state.queued[source]):
            state.queue[source][place] = state.queue[source][place + 1]
        state.queue[source][state.queued[source]] = 0
        read_report(pack, state, kind)


def read_unread(pack: Pack, state: State, outcome: int) -> None:
    """A4.3: a report nobody has read yet."""
    source = state.report_pack
    kind = 0
    while outcome >= state.unread[source][kind]:
        outcome -= state.unread[source][kind]
        kind += 1
    state.unread[source][kind] -= 1
    state.unread_left[source] -= 1
    read_report(pack, state, kind)


def read_report(pack: Pack, state: State, kind: int) -> None:
    """A4.3, A4.10: read it out, put it back under unless it is kept, and find its horse."""
    source = state.report_pack
    state.report_kind = kind
    state.reader = state.turn
    state.read_for = 0
    title = pack.report_name[source][kind]
    note_five(state, REPORT_READ, state.turn, source, kind, title, state.reporting)
    if pack.effect[source][kind] != KEEP_REPORT:
        state.queue[source][state.queued[source]] = kind + 1
        state.queued[source] += 1
    if state.reporting == 1 and about_a_horse(pack, source, kind):
        if suiting_horses(pack, state, source, state.turn) > 1:
            ask(state, MEMBER_HORSE, state.turn)
            return
        state.mover = 1
        while not suits(pack, state, source, state.mover, state.turn):
            state.mover += 1
    apply_report(pack, state)


def about_a_horse(pack: Pack, source: int, kind: int) -> bool:
    """Does it matter which horse a report is for?"""
    effect = pack.effect[source][kind]
    if effect == EARN_ADVANTAGE or effect == TAKE_DISADVANTAGE or effect == GALLOP:
        return True
    return effect == PAY and pack.report_payee[source][kind] == PAY_STABLE


def apply_report(pack: Pack, state: State) -> None:
    """A4.3: obey the report read."""
    source = state.report_pack
    kind = state.report_kind
    effect = pack.effect[source][kind]
    number = pack.number[source][kind]
    horse = state.mover
    seat = state.turn
    state.read_for = horse
    note(state, REPORT_APPLIED, horse, source, kind)
    pass_on(state, REPORT_DONE)
    if effect == EARN_ADVANTAGE:
        state.advantage[horse] += number
        note(state, ADVANTAGE_EARNED, horse, number, 0)
    elif effect == TAKE_DISADVANTAGE:
        state.disadvantage[horse] += number
        note(state, DISADVANTAGE_TAKEN, horse, number, 0)
    elif effect == GALLOP:
        gallop(pack, state, horse, number)
    elif effect == KEEP_REPORT:
        state.kept[seat][number] += 1
        note(state, REPORT_KEPT, seat, number, 0)
    elif effect == RECEIVE:
        receive(state, seat, number)
    elif effect == STRANGLES:
        state.missing[seat] += 1  # A4.4, A4.10
        note(state, STRANGLES_TOLD, seat, 0, 0)
        pass_on(state, NEXT_TRAINER)
    elif effect == PAY:
        to = payee_seat(pack, state, pack.report_payee[source][kind], horse)
        if to != seat:
            owe(state, seat, to, number, FOR_TRAINING, REPORT_DONE)


def gallop(pack: Pack, state: State, horse: int, squares: int) -> None:
    """A4.8, A4.11: go on or back, not obeying the square reached."""
    start = state.gone[horse]
    advance(pack, state, horse, squares)
    end = state.gone[horse]
    note_five(state, GALLOPED, horse, start, end, square_drawn(pack, horse, end), 0)
    if state.gone[horse] > pack.loop:
        note(state, BACK_IN_BOX, horse, 0, 0)


def receive(state: State, seat: int, francs: int) -> None:
    """A4.15: the Bank pays what it has."""
    paid = min(francs, state.bank)
    state.bank -= paid
    state.purse[seat] += paid
    note(state, RECEIVED, seat, paid, 0)


def finish_report(pack: Pack, state: State) -> None:
    """A4.5, A4.9: after a member's report comes the throw, after a square's the next horse."""
    if state.reporting == 0:
        pass_on(state, NEXT_HORSE)
        return
    state.reporting = 0
    state.mover = 0
    if trains(pack, state, state.turn):
        draw_among(state, DICE, SIDES * SIDES)
    else:
        pass_on(state, NEXT_TRAINER)


def choose_pack(state: State, move: int) -> None:
    """A4.5: a member takes a report before throwing, or none."""
    if move == PASS_MOVE:
        draw_among(state, DICE, SIDES * SIDES)
        return
    state.reporting = 1
    state.report_pack = move - FIRST_PACK_MOVE
    pass_on(state, TAKE_REPORT)


def choose_horse(pack: Pack, state: State, move: int) -> None:
    """A4.10: the member's report is for this horse."""
    state.mover = move - FIRST_MEMBER_HORSE_MOVE
    apply_report(pack, state)


def list_packs(pack: Pack, state: State, seat: int, moves: Money) -> int:
    """List no report, then the packs that may be asked."""
    moves[0] = PASS_MOVE
    found = 1
    for pack_of_reports in range(PACKS):
        if may_ask_report(pack, state, pack_of_reports, seat):
            moves[found] = pack_move(pack_of_reports)
            found += 1
    return found


def list_report_horses(pack: Pack, state: State, seat: int, moves: Money) -> int:
    """List the horses the report read suits, by number."""
    found = 0
    for horse in range(1, pack.horses + 1):
        if suits(pack, state, state.report_pack, horse, seat):
            moves[found] = member_horse_move(horse)
            found += 1
    return found


def pack_refusal(pack: Pack, state: State, seat: int, move: int) -> int:
    """A4.5, A4.10: may this pack be asked?"""
    if move == PASS_MOVE:
        return ALLOWED
    if move < FIRST_PACK_MOVE or move >= FIRST_MEMBER_HORSE_MOVE:
        return ASKED_OTHERWISE
    allowed = may_ask_report(pack, state, move - FIRST_PACK_MOVE, seat)
    return ALLOWED if allowed else NO_SUITABLE_HORSE


def report_horse_refusal(pack: Pack, state: State, seat: int, move: int) -> int:
    """A4.10: may the report read be for this horse?"""
    if move < FIRST_MEMBER_HORSE_MOVE or move >= FIRST_ADDRESS_MOVE:
        return ASKED_OTHERWISE
    horse = move - FIRST_MEMBER_HORSE_MOVE
    if not owns(state, horse, seat):
        return HORSE_NOT_YOURS
    if not in_training(pack, state, horse, seat):
        return HORSE_HOME
    return ALLOWED if suits(pack, state, state.report_pack, horse, seat) else WRONG_STABLE
