"""Ways to break a law of Finish Line: each puts one thing into a state that cannot be so."""

from __future__ import annotations

from collections.abc import Callable

from hippodrome.games.finishline.state import BLACK, GREEN, NO_DIE, RED, WHITE, State

Change = Callable[[State], object]


def set_(field: str, value: int) -> Change:
    return lambda state: setattr(state, field, value)


def put(field: str, index: int, value: int) -> Change:
    return lambda state: getattr(state, field).__setitem__(index, value)


def add(field: str, index: int, value: int) -> Change:
    return lambda s: getattr(s, field).__setitem__(index, getattr(s, field)[index] + value)


def swap_row(state: State) -> None:
    state.row[0], state.row[1] = state.row[1], state.row[0]


def twice_in_row(state: State) -> None:
    state.row[0] = state.row[1]


def whip_a_safe_one(state: State) -> None:
    horse = next(h for h in range(7) if state.whip[h])
    state.tile[horse], state.seen[state.tile[horse]] = 3, 0  # 3 is safe
    state.seen[3] = 1


def die_on_who_left(state: State) -> None:
    horse = next(h for h in range(7) if h not in state.row)
    state.shoe[horse] = 1
    state.reserve[0] -= 1


def other_outsider(state: State) -> None:
    state.outsider[next(h for h in range(7) if state.outsider[h])] = 4


def gap_in_pairs(state: State) -> None:
    state.pair[0][0], state.pair_stake[0] = 0, 0


def equal_photo(state: State) -> None:
    state.photo[0][:] = state.photo[1]


def photo_of(lower: int, upper: int) -> Change:
    """Let both level horses have been photographed, with a horseshoe or without."""

    def taken(state: State) -> None:
        state.photos, state.photo[0][0], state.photo[1][0] = 2, lower, upper

    return taken


def side_bets(*euros: int) -> Change:
    return lambda state: state.side.__setitem__(slice(None), list(euros))


def unseat(state: State) -> None:
    state.tile[0] = state.tile[1]


def swap_places(state: State) -> None:
    first, last = state.place.index(1), state.place.index(7)
    state.place[first], state.place[last] = 7, 1


def gap_in_slip(state: State) -> None:
    state.win[0][0], state.win_stake[0] = 0, 0


def both_shoes(state: State) -> None:
    horse = state.row[0]
    state.reserve[0] -= 2 - state.shoe[horse]
    state.shoe[horse] = 2


def early_black(state: State) -> None:
    horse = state.row[0]
    state.reserve[0] += state.shoe[horse]
    state.black_shoe[horse], state.shoe[horse] = 1, 0
    state.reserve[4] -= 1


def turn_of_a_stranger(state: State) -> None:
    state.turn, state.awaits = 3, 1 << 3


def one_tile_less(state: State) -> None:
    state.laid, state.seen[state.tile[6]], state.tile[6] = 6, 0, 0


def lay_an_old_tile(state: State) -> None:
    old = (tile for tile in range(1, 25) if state.seen[tile] and tile not in state.tile)
    state.tile[state.laid] = next(old)


def another_tile_seen(state: State) -> None:
    state.seen[state.seen.index(0, 1)] = 1
    state.seen[state.tile[0]] = 0


def less_than_none(place: str, other: str) -> Change:
    """Let one place hold less than no white die, and another all the more."""

    def moved(state: State) -> None:
        getattr(state, other)[WHITE] += getattr(state, place)[WHITE] + 1
        getattr(state, place)[WHITE] = -1

    return moved


def on_tile(field: str, colour: int, value: int) -> Change:
    """Let so many dice lie on the horse in front; the reserve makes up for it."""

    def laid(state: State) -> None:
        horse = state.row[state.running - 1]
        state.reserve[colour] += getattr(state, field)[horse] - value
        getattr(state, field)[horse] = value

    return laid


def on_who_left(field: str, colour: int) -> Change:
    """Lay a die on a horse that has left the race."""

    def laid(state: State) -> None:
        getattr(state, field)[next(h for h in range(7) if h not in state.row)] = 1
        state.reserve[colour] -= 1

    return laid


def before_player(*front: int) -> Change:
    """Put other dice before the player; the reserve makes up for it."""

    def put_there(state: State) -> None:
        for old, colour in zip(state.front, front, strict=True):
            if old != NO_DIE:
                state.reserve[old] += 1
            if colour != NO_DIE:
                state.reserve[colour] -= 1
        state.front[:] = front

    return put_there


def bet(seat: int, number: int, horse: int, stake: int = 100) -> Change:
    """Write a win bet over what stands on a slip."""

    def written(state: State) -> None:
        state.win[seat][number], state.win_stake[3 * seat + number] = horse, stake

    return written


def pair(seat: int, number: int, horses: int, stake: int = 100) -> Change:
    """Write a pair bet over what stands on a slip."""

    def written(state: State) -> None:
        state.pair[seat][number], state.pair_stake[2 * seat + number] = horses, stake

    return written


def twice(write: Callable[[int, int, int], Change]) -> Change:
    """Write the first bet there is twice on a slip."""

    def written(state: State) -> None:
        write(2, 0, 1)(state)
        write(2, 1, 1)(state)

    return written


def white_and_black_shoe(state: State) -> None:
    horse = state.row[0]
    state.left[WHITE] -= 1 - state.shoe[horse]
    state.left[BLACK] -= 1 - state.black_shoe[horse]
    state.shoe[horse] = state.black_shoe[horse] = 1


def two_dice_on_who_left(state: State) -> None:
    on_who_left("whip", RED)(state)
    on_who_left("outsider", GREEN)(state)


def place_for_who_left(state: State) -> None:
    state.place[next(h for h in range(7) if h not in state.row)] = 7


def ruined(state: State) -> None:
    """Leave a seat that bet nothing without the money it got."""
    for number in range(3):
        bet(1, number, 0, 0)(state)
    for number in range(2):
        pair(1, number, 0, 0)(state)
    state.capital[1] = state.gain[1] = 0
