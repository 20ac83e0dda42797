"""The room's tipster: backs what pays more than its chance, then uses dice to serve its slip.

Rules of thumb, no look-ahead: chances come from the fitted table of `chances.py`, by where each
horse stands. After every use it could make of the dice it asks what its slip would be worth, and
what the others' would: of those it knows only whom they have pushed. Worth is counted in euros
times SHARES.
"""

from hippodrome.engine.fields import Money
from hippodrome.engine.stream import Stream, below
from hippodrome.games.finishline.moves import (
    BET_ON_THE_SIDE,
    DECLINE_MOVE,
    FIRST_EXTRA_MOVE,
    FIRST_HANDFUL_MOVE,
    FIRST_INTERFERENCE,
    FIRST_PACE,
    FIRST_TAKE_MOVE,
    FIRST_TARGET,
    KEEP,
    LEVEL_UP,
    ORDERS,
    PAIR_HIGH,
    PAIR_LOW,
    THREE_FIRST,
    THREE_SECOND,
    THREE_THIRD,
    action_of,
    die_of,
)
from hippodrome.games.finishline.rules.betting import odds_of, pair_odds
from hippodrome.games.finishline.rules.effects import interfere, place_on, place_shoe
from hippodrome.games.finishline.rules.reserve import reserve_size
from hippodrome.games.finishline.state import (
    BETS,
    BLACK,
    COLOURS,
    EXTRAS,
    NOBODY,
    OUTSIDERS,
    PAIRS,
    RUNNERS,
    TAKE,
    USE,
    WHITE,
    WINS,
    Pack,
    State,
)
from hippodrome.games.finishline.tipster.form import SHARES, pair_share, weigh, win_share
from hippodrome.games.finishline.tipster.slips import tip_bet

LIKES = (4, 6, 8, 3, 5)
"""How much it likes to take a white, red, yellow, green and black die."""
KEEP_WORTH = 4
"""What an extra action is worth, in percent of the hopes of its slip."""
SKIP_WORTH = 2
"""The same for a turn that the next player does not have."""
TILE_BASE = OUTSIDERS + 1


def tip(pack: Pack, view: State, seat: int, moves: Money, count: int, stream: Stream) -> int:
    """Choose a sensible move from the menu."""
    if view.phase == BETS:
        return tip_bet(pack, view, seat, moves, count, stream)
    if view.phase == TAKE:
        return tip_take(view, moves, count, stream)
    if view.phase == USE or view.phase == EXTRAS:
        return tip_use(pack, view, seat, moves, count, stream)
    return moves[0]


def tip_take(view: State, moves: Money, count: int, stream: Stream) -> int:
    """F3.1: take the dice that do most."""
    best = moves[0]
    best_worth = -1
    for index in range(count):
        worth = below(stream, 3)
        if moves[index] >= FIRST_HANDFUL_MOVE:
            handful = moves[index] - FIRST_HANDFUL_MOVE
            worth += LIKES[THREE_FIRST[handful]] + LIKES[THREE_SECOND[handful]]
            worth += LIKES[THREE_THIRD[handful]]
        else:
            worth += LIKES[moves[index] - FIRST_TAKE_MOVE]
        if worth > best_worth:
            best = moves[index]
            best_worth = worth
    return best


def tip_use(pack: Pack, view: State, seat: int, moves: Money, count: int, stream: Stream) -> int:
    """F3.4: use the die that leaves the own slip best and the others' hopes worst."""
    reckon_threats(pack, view, seat)
    remember(view, seat)
    before = worth_now(pack, view, seat)
    hopes = own_hopes(pack, view, seat)
    best_move = moves[0]
    best_worth = before
    ties = 0
    for index in range(count):
        move = moves[index]
        worth = before
        if move == DECLINE_MOVE:
            worth = before
        elif move >= FIRST_EXTRA_MOVE:
            place_shoe(pack, view, seat, move - FIRST_EXTRA_MOVE, BLACK)
            worth = worth_now(pack, view, seat)
            recall(view, seat)
        elif action_of(move) == KEEP:
            worth = before + hopes * KEEP_WORTH // 100
        elif action_of(move) == BET_ON_THE_SIDE:
            worth = before + hopes * SKIP_WORTH // 100
            worth += SHARES * (pack.side_stake + pack.side_stake // (view.seats - 1))
        elif moves_horses(action_of(move)):
            try_out(pack, view, seat, die_of(move), action_of(move))
            worth = worth_now(pack, view, seat)
            recall(view, seat)
        if ties == 0 or worth > best_worth:
            best_move = move
            best_worth = worth
            ties = 1
        elif worth == best_worth:
            ties += 1
            if below(stream, ties) == 0:
                best_move = move
    return best_move


def moves_horses(action: int) -> bool:
    """Does an action do something to a tile?"""
    return FIRST_TARGET <= action <= LEVEL_UP


def try_out(pack: Pack, view: State, seat: int, die: int, action: int) -> None:
    """Do to the row what using a die would."""
    if action < FIRST_PACE:
        place_on(pack, view, seat, view.front[die], view.face[die], action - FIRST_TARGET)
    elif action < FIRST_INTERFERENCE:
        code = action - FIRST_PACE
        view.shoe[code // RUNNERS] = 0
        place_shoe(pack, view, seat, code % RUNNERS, WHITE)
    elif action < LEVEL_UP:
        code = action - FIRST_INTERFERENCE
        interfere(view, seat, code // ORDERS, code % ORDERS)
    else:
        view.level = 1


def remember(view: State, seat: int) -> None:
    """Note the row and what lies on it."""
    for horse in range(RUNNERS):
        view.was_row[horse] = view.row[horse]
        view.was_pushed[horse] = view.pushed[seat][horse]
        flags = view.shoe[horse] + 2 * view.black_shoe[horse] + 4 * view.whip[horse]
        view.was_on_tile[horse] = flags * TILE_BASE + view.outsider[horse]
    for colour in range(COLOURS):
        view.was_left[colour] = view.left[colour]
    view.was_level = view.level


def recall(view: State, seat: int) -> None:
    """Put everything back as it was noted."""
    view.level = view.was_level
    view.running = 0
    for horse in range(RUNNERS):
        view.row[horse] = view.was_row[horse]
        if view.row[horse] != NOBODY:
            view.running += 1
        view.pushed[seat][horse] = view.was_pushed[horse]
        flags = view.was_on_tile[horse] // TILE_BASE
        view.shoe[horse] = flags & 1
        view.black_shoe[horse] = (flags >> 1) & 1
        view.whip[horse] = flags >> 2
        view.outsider[horse] = view.was_on_tile[horse] % TILE_BASE
    for colour in range(COLOURS):
        view.left[colour] = view.was_left[colour]


def reckon_threats(pack: Pack, view: State, seat: int) -> None:
    """Guess what each horse's win would bring the others, from what they have pushed so far."""
    for horse in range(RUNNERS):
        view.threat[horse] = 0
    for other in range(view.seats):
        if other == seat:
            continue
        pushes = 2
        for horse in range(pack.runners):
            pushes += max(0, view.pushed[other][horse])
        for horse in range(pack.runners):
            share = view.capital[other] * max(0, view.pushed[other][horse]) // pushes
            view.threat[horse] += share * odds_of(pack, view, horse)


def worth_now(pack: Pack, view: State, seat: int) -> int:
    """What the own slip may bring, less what the others on average seem to hope for."""
    worth = own_hopes(pack, view, seat)
    for horse in range(pack.runners):
        worth -= view.threat[horse] * win_share(pack, view, horse) // (view.seats - 1)
    return worth


def own_hopes(pack: Pack, view: State, seat: int) -> int:
    """What the own slip may bring, by the chances of the row as it stands."""
    weigh(pack, view, reserve_size(view))
    worth = 0
    for bet in range(WINS):
        horse = view.win[seat][bet] - 1
        if horse >= 0:
            pays = view.win_stake[seat * WINS + bet] * odds_of(pack, view, horse)
            pays += outsider_on(pack, view, horse)
            worth += pays * win_share(pack, view, horse)
    for bet in range(PAIRS):
        pair = view.pair[seat][bet] - 1
        if pair >= 0:
            pays = view.pair_stake[seat * PAIRS + bet] * pair_odds(pack, view, pair)
            worth += pays * pair_share(pack, view, pair)
            # An outsider in front pays half, and it is in front about twice as often as first.
            low = PAIR_LOW[pair]
            high = PAIR_HIGH[pair]
            worth += outsider_on(pack, view, low) * win_share(pack, view, low)
            worth += outsider_on(pack, view, high) * win_share(pack, view, high)
    return worth


def outsider_on(pack: Pack, view: State, horse: int) -> int:
    """F5.13: euros on the green die of a horse."""
    return pack.outsider[view.outsider[horse] - 1] if view.outsider[horse] > 0 else 0
