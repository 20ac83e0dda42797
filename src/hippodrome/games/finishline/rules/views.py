"""What a seat may know, as an allow-list, and how to imagine the rest (F2.4)."""

from hippodrome.engine.rows import copy_row
from hippodrome.engine.stream import Stream, below
from hippodrome.games.finishline.moves import (
    PAIR_COUNT,
)
from hippodrome.games.finishline.rules.betting import (
    clear_slip,
    most_stake,
    pair_refusal,
    win_refusal,
)
from hippodrome.games.finishline.rules.reasons import (
    ALLOWED,
)
from hippodrome.games.finishline.state import (
    BETS,
    CLOSED,
    INTERVAL,
    LAY,
    LEVEL,
    PAIRS,
    SEATS,
    UNKNOWN,
    WINS,
    Pack,
    State,
)


def see(pack: Pack, state: State, seat: int, view: State) -> None:
    """Copy what that seat knows, field by field; the spectator is seat -1."""
    view.seats = state.seats
    view.first = state.first
    view.constant = state.constant
    view.lots = state.lots
    view.any_die = state.any_die
    view.whole_pairs = state.whole_pairs
    view.skipping = state.skipping
    view.awaits = state.awaits
    view.spread = state.spread
    view.over = state.over
    view.phase = state.phase
    view.race = state.race
    view.starter = state.starter
    view.turn = state.turn
    view.turns = state.turns
    view.laid = state.laid
    view.running = state.running
    view.level = state.level
    view.levelled = state.levelled
    view.tricks = state.tricks
    view.home = state.home
    view.did = state.did
    view.skipped = state.skipped
    view.photos = state.photos
    copy_row(state.seen, view.seen)
    copy_row(state.tile, view.tile)
    copy_row(state.row, view.row)
    copy_row(state.shoe, view.shoe)
    copy_row(state.black_shoe, view.black_shoe)
    copy_row(state.whip, view.whip)
    copy_row(state.outsider, view.outsider)
    copy_row(state.place, view.place)
    copy_row(state.reserve, view.reserve)
    copy_row(state.left, view.left)
    copy_row(state.put_aside, view.put_aside)
    copy_row(state.front, view.front)
    copy_row(state.face, view.face)
    for horse in range(LEVEL):
        copy_row(state.photo[horse], view.photo[horse])
    copy_row(state.kept, view.kept)
    copy_row(state.capital, view.capital)
    copy_row(state.gain, view.gain)
    copy_row(state.side, view.side)
    for other in range(SEATS):
        copy_row(state.pushed[other], view.pushed[other])
        see_slip(state, seat, other, view)


def see_slip(state: State, seat: int, other: int, view: State) -> None:
    """F2.4: a slip is its writer's until the race is settled, down to how many bets it holds."""
    shown = other == seat or state.phase == INTERVAL or state.phase == CLOSED
    hidden = UNKNOWN if handed_in(state, other) else 0
    for bet in range(WINS):
        stake = other * WINS + bet
        view.win[other][bet] = state.win[other][bet] if shown else hidden
        view.win_stake[stake] = state.win_stake[stake] if shown else hidden
    for bet in range(PAIRS):
        stake = other * PAIRS + bet
        view.pair[other][bet] = state.pair[other][bet] if shown else hidden
        view.pair_stake[stake] = state.pair_stake[stake] if shown else hidden


def handed_in(state: State, seat: int) -> bool:
    """F2.4: does a finished slip of this seat lie behind its screen?"""
    if seat >= state.seats or state.phase <= LAY:
        return False
    return state.phase != BETS or (state.awaits >> seat) & 1 == 0


def imagine(pack: Pack, view: State, seat: int, stream: Stream) -> None:
    """Write slips for those whose slips are hidden."""
    for other in range(view.seats):
        if view.win[other][0] == UNKNOWN:
            imagine_slip(pack, view, other, stream)


def imagine_slip(pack: Pack, view: State, other: int, stream: Stream) -> None:
    """F2.4: any number of bets; whoever pushes a horse is the likelier to have backed it."""
    clear_slip(view, other)
    wins = below(stream, WINS + 1)
    pairs = below(stream, PAIRS + 1)
    for bet in range(min(wins, pack.runners)):
        stake = imagine_stake(pack, view, other, wins + pairs - bet, stream)
        if stake > 0:
            view.win[other][bet] = imagine_horse(pack, view, other, stream) + 1
            view.win_stake[other * WINS + bet] = stake
    for bet in range(pairs):
        stake = imagine_stake(pack, view, other, pairs - bet, stream)
        pair = below(stream, PAIR_COUNT)
        for _ in range(PAIR_COUNT):
            if pair_refusal(pack, view, other, pair) == ALLOWED:
                break
            pair = (pair + 1) % PAIR_COUNT
        if stake > 0 and pair_refusal(pack, view, other, pair) == ALLOWED:
            view.pair[other][bet] = pair + 1
            view.pair_stake[other * PAIRS + bet] = stake


def imagine_stake(pack: Pack, view: State, other: int, bets: int, stream: Stream) -> int:
    """Give some steps of what a seat has left, as if about evenly spread over some bets."""
    steps = most_stake(pack, view, other) // pack.step
    if steps == 0:
        return 0
    return (below(stream, max(1, min(steps, 2 * steps // bets))) + 1) * pack.step


def imagine_horse(pack: Pack, view: State, other: int, stream: Stream) -> int:
    """Give a horse a seat has not backed yet, by how much it has pushed each."""
    total = 0
    for horse in range(pack.runners):
        total += liking(pack, view, other, horse)
    ticket = below(stream, total)
    horse = 0
    while ticket >= liking(pack, view, other, horse):
        ticket -= liking(pack, view, other, horse)
        horse += 1
    return horse


def liking(pack: Pack, view: State, other: int, horse: int) -> int:
    """Weigh how likely a seat is to have backed a horse by what all have seen it do."""
    if win_refusal(pack, view, other, horse) != ALLOWED:
        return 0
    return 1 + 2 * max(0, view.pushed[other][horse])
