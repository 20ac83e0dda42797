"""What must hold of every state an evening can reach, whatever was played: the soak's judge.

Written from the rules' meaning, not from the code that keeps it: a rule gone wrong shows here
as the code of the first law it breaks. Codes below 10 belong to the laws of all games.
"""

from hippodrome.games.auteuil.rules.dice import bonus_playable, dice_playable, fourth_playable
from hippodrome.games.auteuil.rules.money import cards_each, is_short, racers, slip_earns
from hippodrome.games.auteuil.state import (
    AGAIN,
    BEST_OWNERS,
    BONUS,
    BUYING,
    CLOSED,
    DEAL,
    DICE,
    DICE_OUT,
    ENTRIES,
    FACES,
    FOURTH,
    HORSES,
    INTERVAL,
    NEXT_OWNERS,
    NOBODY,
    OPENING,
    PLACES,
    RACES,
    REPORT,
    SEATS,
    SLIPS,
    TELEGRAMS,
    Pack,
    State,
)

WRONG_PHASE = 11
MONEY_NOT_CONSERVED = 12
SWEETS_NOT_CONSERVED = 13
OWNERS_WRONG = 14
SLIP_NOT_ALLOWED = 15
OFF_THE_COURSE = 16
DICE_WRONG = 17
ARRIVAL_WRONG = 18
TELEGRAMS_WRONG = 19
PAY_WRONG = 20


def broken(pack: Pack, state: State) -> int:
    """Give 0, or the code of the first law that this state breaks."""
    if not phase_holds(pack, state):
        return WRONG_PHASE
    if not money_conserved(pack, state):
        return MONEY_NOT_CONSERVED
    if not sweets_conserved(pack, state):
        return SWEETS_NOT_CONSERVED
    if not owners_right(pack, state):
        return OWNERS_WRONG
    if not slips_allowed(pack, state):
        return SLIP_NOT_ALLOWED
    if not on_course(pack, state):
        return OFF_THE_COURSE
    if not dice_right(state):
        return DICE_WRONG
    if not arrival_right(pack, state):
        return ARRIVAL_WRONG
    if not telegrams_right(state):
        return TELEGRAMS_WRONG
    if not pay_right(pack, state):
        return PAY_WRONG
    return 0


def phase_holds(pack: Pack, state: State) -> bool:
    """U2, U3, U5, U7: does whoever is awaited fit the phase, and the race the evening?"""
    if state.phase < DEAL or state.phase > CLOSED:
        return False
    if state.race < 1 or state.race > state.races:
        return False
    if (state.phase == CLOSED) != (state.over == 1):
        return False
    if state.phase == SLIPS or state.phase == INTERVAL:
        return state.awaits != 0 and state.awaits >> state.seats == 0 and state.turn == NOBODY
    if state.phase < OPENING or state.phase > REPORT:
        return state.awaits == 0 and state.turn == NOBODY
    if state.turn < 0 or state.turn >= racers(state):
        return False  # U2.4: punters never throw
    if state.phase == OPENING:
        return state.awaits == 0 and (state.contenders >> state.turn) & 1 == 1
    if state.opened_by < 0 or state.opened_by >= racers(state) or state.rounds < 1:
        return False
    # U2.5: to the right from whoever started, a turn at a time.
    if (state.turn + state.rounds - 1 - state.opened_by) % racers(state) != 0:
        return False
    if state.phase == DICE_OUT:
        return state.awaits == 1 << state.turn and dice_playable(pack, state)  # U3.2
    if state.phase == BONUS:
        return state.awaits == 1 << state.turn and bonus_playable(pack, state)
    if state.phase == FOURTH:
        return state.awaits == 1 << state.turn and fourth_playable(pack, state)
    if state.phase == AGAIN:  # U5.3: after three aces
        aces = state.die[0] + state.die[1] + state.die[2] == DICE
        return state.awaits == 1 << state.turn and aces
    if state.phase == BUYING:
        short = state.sweets == 1 and is_short(pack, state, state.turn)
        return state.awaits == 1 << state.turn and short
    return state.awaits == 0


def money_conserved(pack: Pack, state: State) -> bool:
    """U1.2: purses and bank together are always the box."""
    total = state.bank[0]
    for seat in range(SEATS):
        total += state.purse[seat]
        if seat >= state.seats and state.purse[seat] != 0:
            return False
    return total == pack.bank


def sweets_conserved(pack: Pack, state: State) -> bool:
    """U7.2, U7.3: what went into the jar lies in it or was taken home at the end."""
    left = state.jar
    for seat in range(SEATS):
        staked = pack.sweets // state.seats if seat < state.seats and state.sweets == 1 else 0
        if state.staked[seat] != staked or state.bought[seat] < 0 or state.won[seat] < 0:
            return False
        if state.won[seat] != 0 and state.over == 0:
            return False
        if state.bought[seat] != 0 and (state.sweets == 0 or seat >= state.seats):
            return False
        if state.bought[seat] != 0 and state.race == 1 and state.phase < BUYING:
            return False  # U7.3: before a throw or between races
        left += state.won[seat] - staked - state.bought[seat]
    return left == 0 and state.jar >= 0


def raced(state: State) -> bool:
    """U6.4: has this race been run and settled?"""
    return state.phase >= INTERVAL


def owners_right(pack: Pack, state: State) -> bool:
    """U2.1: cards go round among the racers, two each with fewer than five, else one."""
    most = cards_each(state)
    owned = 0
    for horse in range(HORSES + 1):
        owner = state.owner[horse]
        if owner < 0 or owner > racers(state):
            return False
        if owner > 0:
            owned += 1
    if owned != state.dealt:
        return False
    for seat in range(racers(state)):
        held = 0
        for horse in range(1, pack.horses + 1):
            if state.owner[horse] == seat + 1:
                held += 1
        if held != (state.dealt + racers(state) - 1 - seat) // racers(state):
            return False
    complete = state.dealt == most * racers(state)
    return complete if state.phase > DEAL else not complete


def slips_allowed(pack: Pack, state: State) -> bool:
    """U2.3: three different horses, a winner and a placed horse for everybody, from the off on."""
    for seat in range(SEATS):
        marked = 0
        for place in range(1, PLACES + 1):
            horse = state.tierce[seat][place]
            if horse < 0 or horse > pack.horses:
                return False
            for other in range(1, place):
                if horse != 0 and state.tierce[seat][other] == horse:
                    return False
            if horse > 0:
                marked += 1
        if marked != 0 and marked != PLACES:
            return False
        if state.win[seat] < 0 or state.win[seat] > pack.horses:
            return False
        if state.place[seat] < 0 or state.place[seat] > pack.horses:
            return False
        complete = marked == PLACES and state.win[seat] > 0 and state.place[seat] > 0
        if seat >= state.seats or state.phase < SLIPS:
            if marked + state.win[seat] + state.place[seat] != 0:
                return False
        elif state.phase > SLIPS:
            if not complete:
                return False
        elif complete == ((state.awaits >> seat) & 1 == 1):
            return False
    return True


def on_course(pack: Pack, state: State) -> bool:
    """U2.7, U4.2, U4.3: horses between start and post; who is stuck or out is on an obstacle."""
    post = pack.laps * pack.lap
    for horse in range(HORSES + 1):
        squares = state.squares[horse]
        if squares < 0 or squares > post:
            return False
        if squares != 0 and (horse == 0 or horse > pack.horses or state.phase < BUYING):
            return False
        fallen = state.fallen[horse]
        if fallen < 0 or fallen > racers(state):
            return False
        out = state.out[horse]
        if out < 0 or out > 1 or (out == 1 and (fallen > 0 or pack.out[squares % pack.lap] == 0)):
            return False
        if fallen > 0 or out > 0:
            if squares == post or pack.obstacle[squares % pack.lap] == 0:
                return False
        held = state.held[horse]
        if held < 0 or (held > 0 and (fallen == 0 or pack.longer[squares % pack.lap] < held)):
            return False
    return state.falls >= 0


def dice_right(state: State) -> bool:
    """U3.1: three dice, each given to a horse of its own, and never more squares than dice."""
    used = 0
    moved = 0
    extra = 0
    for index in range(DICE):
        if state.die[index] < 0 or state.die[index] > FACES:
            return False
        if state.used[index] < 0 or state.used[index] > 1:
            return False
        used += state.used[index]
    for horse in range(HORSES + 1):
        moved += state.moved[horse]
        extra += state.extra[horse]
        if state.moved[horse] < 0 or state.moved[horse] > 1:
            return False
        if state.extra[horse] < 0 or state.extra[horse] > 1:
            return False
    if moved != used or extra > DICE:
        return False
    if extra > 0 and used < DICE:
        return False  # U5: only if all three were really played
    if state.phase == BONUS or state.phase == FOURTH or state.phase == AGAIN:
        return used == DICE
    return state.phase >= OPENING or state.die[0] + state.die[1] + state.die[2] == 0


def arrival_right(pack: Pack, state: State) -> bool:
    """U6.1, U6.2, U4.3: each place once, from the first; a third ends it, or that none can be."""
    post = pack.laps * pack.lap
    arrived = 0
    at_post = 0
    for place in range(1, PLACES + 1):
        horse = state.arrived[place]
        if horse == 0:
            continue
        if arrived != place - 1 or horse < 1 or horse > pack.horses:
            return False
        if state.squares[horse] != post:
            return False
        arrived += 1
        for other in range(1, place):
            if state.arrived[other] == horse:
                return False
    still_in = 0
    for horse in range(1, pack.horses + 1):
        if state.squares[horse] == post:
            at_post += 1
        if state.out[horse] == 0:
            still_in += 1
    ended = arrived == PLACES or still_in < PLACES
    return at_post == arrived and ended == (state.phase >= REPORT)


def telegrams_right(state: State) -> bool:
    """U2.6: one red telegram a race once entries are made, one yellow once it is settled."""
    red = 0
    yellow = 0
    for telegram in range(RACES):
        red += state.red_used[telegram]
    for telegram in range(TELEGRAMS):
        yellow += state.yellow_used[telegram]
    if red != state.race - (1 if state.phase <= ENTRIES else 0):
        return False
    if yellow != state.race - (0 if raced(state) else 1):
        return False
    if (state.card > 0) != (state.phase > ENTRIES) or (state.telegram > 0) != raced(state):
        return False
    if state.card > 0 and state.red_used[state.card - 1] != 1:
        return False
    return state.telegram == 0 or state.yellow_used[state.telegram - 1] == 1


def prizes_of(pack: Pack, state: State, owner: int) -> int:
    """U6.5: add up an owner's prizes, by whom the table gives those of horses without owner to.

    Going up from the third place, whoever owns a horse there is the next owner for those in front.
    """
    best = 0
    for place in range(PLACES, 0, -1):
        if state.owner[state.arrived[place]] > 0:
            best = state.owner[state.arrived[place]]
    prizes = 0
    behind = 0
    for place in range(PLACES, 0, -1):
        if state.arrived[place] == 0:
            continue
        paid = state.owner[state.arrived[place]]
        if paid > 0:
            behind = paid
        elif state.unclaimed == NEXT_OWNERS:
            paid = behind
        elif state.unclaimed == BEST_OWNERS:
            paid = best
        if paid == owner:
            prizes += pack.prize[state.card - 1][place]
    return prizes


def pay_right(pack: Pack, state: State) -> bool:
    """U6.3, U6.4, U6.5: owners got the prizes of their horses, slips what the table says."""
    for seat in range(SEATS):
        prizes = 0
        paid = 0
        if seat < state.seats and state.phase >= REPORT:
            prizes = prizes_of(pack, state, seat + 1)
        if seat < state.seats and raced(state):
            paid = slip_earns(pack, state, seat)
        if state.prizes[seat] != prizes or state.paid[seat] != paid:
            return False
    return True
