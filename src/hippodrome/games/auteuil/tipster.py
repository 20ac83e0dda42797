"""The room's tipster: backs its own horses and plays them home, without saying so too loudly.

Rules of thumb, no look-ahead: after each move it could make, it asks what its owner cards and its
slip are worth if every horse has a chance that grows with its lead. Chances are counted in
4096ths; a lead counts for more the nearer the post.
"""

from hippodrome.engine.fields import Money
from hippodrome.engine.stream import Stream, below
from hippodrome.games.auteuil.moves import (
    AGAIN_MOVE,
    ENOUGH_MOVE,
    FIRST_BUY_MOVE,
    FIRST_DIE_MOVE,
    FIRST_PLACE_MOVE,
    FIRST_TIERCE_MOVE,
    FIRST_WIN_MOVE,
    die_move,
    horse_of,
    place_move,
    points_of,
    tierce_move,
    win_move,
)
from hippodrome.games.auteuil.rules.dice import (
    advance,
    obstacle_at,
    post,
    race_over,
    start_of,
    step_refusal,
)
from hippodrome.games.auteuil.rules.doors import standing
from hippodrome.games.auteuil.rules.money import (
    in_order_pays,
    other_order_pays,
    place_pays,
    placed,
    racers,
    win_pays,
)
from hippodrome.games.auteuil.rules.reasons import ALLOWED
from hippodrome.games.auteuil.state import (
    AGAIN,
    BUYING,
    FACES,
    INTERVAL,
    PLACES,
    REPORT,
    Pack,
    State,
)

SHARES = 4096
"""A certainty."""
FADING = tuple(round(SHARES * 2.718281828 ** (-step / 16)) + 1 for step in range(161))
"""The weight of a horse by how far it lies behind, in sixteenths of the distance that matters."""
SURE_LEAD = 5
"""Squares that matter however near the post is: a throw or two."""
LONG_WAY = 20
"""For so many squares to the post a lead must be one square longer to mean as much.

Tried at tables of four, half of them with 5: 20 gains about 700 F a race, 10 as much.
"""
TURN_LOST = 24
"""Sixteenths of a square a fallen horse loses for each turn it must wait: 10 and 48 lose."""
IN_DANGER = 10
"""Sixteenths of a square lost in front of an obstacle, where one exact die is a fall."""
LONGEST_RACE = 10_000
"""More turns than any race has."""
SWING = 10_000
"""Francs by which two tipsters' races usually differ."""
QUIET = 40
"""How much of the prizes it gives up to look unconcerned far from home, in 4096ths."""


def tip(pack: Pack, view: State, seat: int, moves: Money, count: int, stream: Stream) -> int:
    """Choose a sensible move from the menu."""
    if moves[0] < FIRST_TIERCE_MOVE:
        return moves[0]  # ready, and no sweets spent on money
    if moves[0] < FIRST_WIN_MOVE:
        return tip_tierce(pack, view, seat, stream)
    # Whoever pushes one horse had better push it for everything; a menu offers tiercés first.
    if moves[0] < FIRST_PLACE_MOVE:
        return win_move(view.tierce[seat][1])
    if moves[0] < FIRST_DIE_MOVE:
        return place_move(view.tierce[seat][1])
    if moves[0] >= FIRST_BUY_MOVE:
        return ENOUGH_MOVE  # money bought is taken off again: it buys no place
    if moves[0] == AGAIN_MOVE:
        return tip_again(pack, view, seat)
    return tip_horse(pack, view, seat, moves, count, stream)


def own_horse(pack: Pack, view: State, seat: int, passed_over: int) -> int:
    """Give one of a seat's horses, or 0 if it has no more."""
    for horse in range(1, pack.horses + 1):
        if view.owner[horse] == seat + 1:
            if passed_over == 0:
                return horse
            passed_over -= 1
    return 0


def tip_tierce(pack: Pack, view: State, seat: int, stream: Stream) -> int:
    """Name the own horses first, the better hidden the better: nobody sees a slip in time."""
    first = own_horse(pack, view, seat, 0)
    second = own_horse(pack, view, seat, 1)
    if second != 0 and below(stream, 2) == 0:
        first = second
        second = own_horse(pack, view, seat, 0)
    if first == 0:
        first = below(stream, pack.horses) + 1
    while second == 0 or second == first:
        second = below(stream, pack.horses) + 1
    third = first
    while third == first or third == second:
        third = below(stream, pack.horses) + 1
    return tierce_move(first, second, third)


def tip_horse(pack: Pack, view: State, seat: int, moves: Money, count: int, stream: Stream) -> int:
    """Move whichever horse leaves cards and slip worth most, or have enough."""
    average_pays(pack, view)
    quiet = quiet_francs(pack, view)
    best_move = moves[0]
    best_worth = 0
    for index in range(count):
        move = moves[index]
        worth = worth_after(pack, view, seat, move) + below(stream, quiet)
        if index == 0 or worth > best_worth:
            best_move = move
            best_worth = worth
    return best_move


def tip_again(pack: Pack, view: State, seat: int) -> int:
    """U5.3: throw again unless a die, put to its best use, does harm on average of its faces."""
    average_pays(pack, view)
    worth = worth_now(pack, view, seat)
    gained = 0
    for points in range(1, FACES + 1):
        best = 0
        taken = False
        for horse in range(1, pack.horses + 1):
            if step_refusal(pack, view, horse, points, False) == ALLOWED:
                gain = worth_after(pack, view, seat, die_move(points, horse)) - worth
                best = gain if not taken else max(best, gain)
                taken = True
        gained += best
    return AGAIN_MOVE if gained >= 0 else ENOUGH_MOVE


def average_pays(pack: Pack, view: State) -> None:
    """What each bet would pay on average of the yellow telegrams that can still come."""
    left = 0
    for pay in range(PLACES + 1):
        view.pays[pay] = 0
    for telegram in range(1, pack.telegrams + 1):
        if view.yellow_used[telegram - 1] == 0:
            left += 1
            view.pays[0] += in_order_pays(pack, view.card, telegram)
            view.pays[1] += other_order_pays(pack, view.card, telegram)
            view.pays[2] += win_pays(pack, view.card, telegram)
            view.pays[3] += place_pays(pack, view.card, telegram)
    for pay in range(PLACES + 1):
        view.pays[pay] //= left


def quiet_francs(pack: Pack, view: State) -> int:
    """The advice to move other horses too: early on, small differences do not decide."""
    francs = 0
    for place in range(1, PLACES + 1):
        francs += pack.prize[view.card - 1][place]
    return 1 + francs * QUIET * to_run(pack, view) // (post(pack) * SHARES)


def to_run(pack: Pack, view: State) -> int:
    """How far the foremost horse still running is from the post."""
    front = 0
    for horse in range(1, pack.horses + 1):
        if is_running(view, horse):
            front = max(front, view.squares[horse])
    return post(pack) - front


def worth_after(pack: Pack, view: State, seat: int, move: int) -> int:
    """What cards and slip are worth after a move, which is then taken back."""
    if move == ENOUGH_MOVE:
        return worth_now(pack, view, seat)
    horse = horse_of(move)
    squares = view.squares[horse]
    fallen = view.fallen[horse]
    held = view.held[horse]
    falls = view.falls
    advance(pack, view, seat, horse, points_of(move))
    worth = worth_now(pack, view, seat)
    place = placed(view, horse)
    if place > 0:
        view.arrived[place] = 0
    view.squares[horse] = squares
    view.fallen[horse] = fallen
    view.held[horse] = held
    view.out[horse] = 0
    view.falls = falls
    return worth


def worth_now(pack: Pack, view: State, seat: int) -> int:
    """What the own cards and the own slip are worth on average, by the chances of the horses."""
    weigh(pack, view)
    share_chances(pack, view)
    return papers_worth(pack, view, seat)


def papers_worth(pack: Pack, view: State, seat: int) -> int:
    """What a seat's cards and slip are worth on average, now that chances are shared out."""
    worth = 0
    for place in range(1, PLACES + 1):
        for horse in range(1, pack.horses + 1):
            if view.owner[horse] == seat + 1:
                worth += pack.prize[view.card - 1][place] * view.chance[place][horse]
        worth += view.pays[3] * view.chance[place][view.place[seat]]
    worth += view.pays[2] * view.chance[1][view.win[seat]]
    exact = SHARES
    among = SHARES
    for place in range(1, PLACES + 1):
        horse = view.tierce[seat][place]
        exact = exact * view.chance[place][horse] // SHARES
        among = among * chance_placed(view, horse) // SHARES
    return (worth + view.pays[0] * exact + view.pays[1] * max(0, among - exact)) // SHARES


def chance_placed(view: State, horse: int) -> int:
    """The chance that a horse is one of the first three."""
    return view.chance[1][horse] + view.chance[2][horse] + view.chance[3][horse]


def weigh(pack: Pack, view: State) -> None:
    """Give every horse still running a weight by how far it lies behind the best of them."""
    best = 0
    for horse in range(1, pack.horses + 1):
        view.weight[horse] = 0
        if is_running(view, horse):
            view.weight[horse] = headway(pack, view, horse)
            best = max(best, view.weight[horse])
    matters = SURE_LEAD + to_run(pack, view) // LONG_WAY
    for horse in range(1, pack.horses + 1):
        if is_running(view, horse):
            view.weight[horse] = FADING[min(160, (best - view.weight[horse]) // matters)]


def is_running(view: State, horse: int) -> bool:
    """U4.3, U6.1: is a horse neither home nor out of the race?"""
    return placed(view, horse) == 0 and view.out[horse] == 0


def headway(pack: Pack, view: State, horse: int) -> int:
    """How far a horse has come, in sixteenths of a square, less what lies in its way."""
    squares = start_of(pack, view, horse)
    headway_now = 16 * squares
    if view.fallen[horse] > 0:
        waits = (view.turn - view.fallen[horse] + racers(view)) % racers(view) + 1
        return headway_now - TURN_LOST * (waits + racers(view) * view.held[horse])
    for ahead in range(1, FACES + 1):
        if squares + ahead < post(pack) and obstacle_at(pack, squares + ahead) != 0:
            # One die is a fall, and those too weak to jump cannot be given at all.
            return headway_now - IN_DANGER * (1 + max(0, pack.jump - 1 - ahead))
    return headway_now


def share_chances(pack: Pack, view: State) -> None:
    """Share the open places out by weight: each next one among those that may be left for it."""
    total = 0
    for horse in range(1, pack.horses + 1):
        total += view.weight[horse]
        for place in range(1, PLACES + 1):
            view.chance[place][horse] = SHARES if view.arrived[place] == horse else 0
    place = 1
    while place <= PLACES and view.arrived[place] != 0:
        place += 1
    if race_over(pack, view):
        return
    for horse in range(1, pack.horses + 1):
        view.chance[place][horse] = SHARES * view.weight[horse] // total
    for later in range(place + 1, PLACES + 1):
        for first in range(1, pack.horses + 1):
            rest = max(1, total - view.weight[first])
            for horse in range(1, pack.horses + 1):
                if horse != first:
                    share = view.chance[later - 1][first] * view.weight[horse] // rest
                    view.chance[later][horse] += share


def believe(pack: Pack, state: State, seat: int, stream: Stream) -> None:
    """U2.3: any slip is believed that was imagined.

    Slips on the own horses, as tipsters write them, were tried and gained nothing (0027).
    """


def settled(pack: Pack, state: State) -> int:
    """U3.1, U6.4: turns are taken, and a race is settled when the telegram has been paid by."""
    turns = LONGEST_RACE - 1 if state.phase == INTERVAL else state.rounds
    return LONGEST_RACE * state.race + min(turns, LONGEST_RACE - 1)


def horizon(pack: Pack, state: State) -> int:
    """A search looks on until everybody has thrown again; before the off, to the end of the race.

    What lies between that and the post is left to the chances of `share_chances`: two hundred more
    decisions would drown what a move is worth in the luck of forty throws.
    """
    if BUYING <= state.phase <= AGAIN:
        return settled(pack, state) + racers(state)
    return LONGEST_RACE * (state.race + 1) - 1


def prospects(pack: Pack, state: State, out: Money) -> None:
    """U6: while a race is on, what the own cards and the own slip are worth is added."""
    standing(pack, state, out)
    if BUYING <= state.phase <= REPORT:
        average_pays(pack, state)
        weigh(pack, state)
        share_chances(pack, state)
        for seat in range(state.seats):
            out[seat] += papers_worth(pack, state, seat)


def chances(pack: Pack, state: State, out: Money) -> int:
    """The richest wins; there is no more to say."""
    return 0


def swing(pack: Pack, state: State) -> int:
    """Give the francs by which two tipsters usually drift apart in the races to come."""
    return SWING * (1 + state.races - state.race)


def doubt(pack: Pack, state: State) -> int:
    """Whatever gained most is played."""
    return 0
