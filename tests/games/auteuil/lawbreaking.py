"""Ways to break a law of Auteuil: each puts one thing into a lawful state that cannot be so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.state import SEATS, Pack, State

PRINTED: Pack = GAME.pack().printed
POST = PRINTED.lap * PRINTED.laps


def change(name: str, *values: Any) -> Callable[[State], None]:
    """Put a value into a field: the last one given, after the indices that lead there."""

    def changed(state: State) -> None:
        *path, value = values
        if not path:
            setattr(state, name, value)
            return
        row = getattr(state, name)
        for index in path[:-1]:
            row = row[index]
        row[path[-1]] = value

    return changed


def someone_stuck(state: State) -> int:
    return next(horse for horse in range(1, 9) if state.fallen[horse])


def fell_on_grass(state: State) -> None:
    state.squares[someone_stuck(state)] -= 1


def out_where_nothing_says_so(state: State) -> None:
    stuck = someone_stuck(state)
    state.fallen[stuck], state.out[stuck] = 0, 1


def held_where_nothing_says_so(state: State) -> None:
    state.held[someone_stuck(state)] = 1


def swap_owner(state: State) -> None:
    state.owner[state.owner.index(1)] = 2


def lose_a_franc(state: State) -> None:
    state.purse[1] -= 1


def rich_enough(state: State) -> None:
    """Let whoever is asked have more money than that, out of the bank."""
    state.purse[state.turn] += 10_000
    state.bank[0] -= 10_000


def francs_on_an_empty_chair(state: State) -> None:
    state.purse[4] += 10
    state.bank[0] -= 10


def sweets_from(seat: int, sweets: int) -> Callable[[State], None]:
    """Let a chair have changed so many more sweets, which lie in the jar."""

    def changed(state: State) -> None:
        state.bought[seat] += sweets
        state.jar += sweets

    return changed


def bought_without_sweets(state: State) -> None:
    state.sweets, state.jar = 0, sum(state.bought)
    state.staked[:] = [0] * SEATS


def takes_less_than_nothing(state: State) -> None:
    state.won[1] += state.won[0] + 1
    state.won[0] = -1


def jar_below_zero(state: State) -> None:
    state.won[0] += state.jar + 1
    state.jar = -1


def nobodys_horse_hidden(state: State) -> None:
    state.owner[state.owner.index(0, 1)] = -1


def card_of_no_horse(state: State) -> None:
    state.owner[state.owner.index(1)] = 0
    state.owner[0] = 1


def bets_too_early(state: State) -> None:
    state.win[0] = state.place[0] = 1


def fell_on_grass_by_the_first_seat(state: State) -> None:
    on_grass = (h for h in range(1, 9) if not PRINTED.obstacle[state.squares[h] % PRINTED.lap])
    state.fallen[next(on_grass)] = 1


def marks(used: list[int], **horses: int) -> Callable[[State], None]:
    """Mark dice as used and horses as moved: `h3=2` marks horse 3 twice."""

    def marked(state: State) -> None:
        state.used[:] = used
        state.moved[:] = [horses.get(f"h{horse}", 0) for horse in range(9)]

    return marked


def squares_taken(*taken: int) -> Callable[[State], None]:
    """Say which horses took how many squares of a sequence, all dice having been played."""

    def changed(state: State) -> None:
        marks([1, 1, 1], h1=1, h2=1, h3=1)(state)
        state.extra[1 : len(taken) + 1] = taken

    return changed


def second_without_a_first(state: State) -> None:
    state.arrived[1:3] = [0, state.arrived[1]]


def arrived_too_early(state: State) -> None:
    state.squares[state.arrived[1]] -= 1


def nobody_arrives(state: State) -> None:
    """Put a place to the account of horse -1, which reads as the last of the row."""
    first = state.arrived[1]
    state.squares[first], state.squares[8] = state.squares[8], POST
    state.fallen[8] = 0
    state.arrived[1] = -1


def arrive_twice(state: State) -> None:
    state.arrived[2] = state.arrived[1]


def turn_of_another(state: State) -> None:
    state.turn = (state.turn + 1) % 3
    state.awaits = 1 << state.turn


def turn_of(seat: int) -> Callable[[State], None]:
    """Give the dice to a seat that does not race, by as many turns as it takes."""

    def passed(state: State) -> None:
        state.rounds += state.turn - seat
        state.turn = seat

    return passed


def opened_by_the_punter(state: State) -> None:
    state.rounds += 3 - state.opened_by
    state.opened_by = 3


def no_turn_begun(state: State) -> None:
    state.rounds, state.opened_by = 0, (state.turn - 1) % 3


def nothing_to_play(state: State) -> None:
    for horse in range(1, 9):
        state.fallen[horse], state.squares[horse] = 1, PRINTED.obstacle.index(1)


def all_moved(state: State) -> None:
    """Every die is given away and nothing goes on."""
    state.used[:] = [1, 1, 1]
    state.moved[:] = [0, 1, 1, 1, 0, 0, 0, 0, 0]


def unpaid_prize(state: State) -> None:
    state.prizes[next(seat for seat in range(4) if state.prizes[seat])] += 5


def unpaid_slip(state: State) -> None:
    state.paid[next(seat for seat in range(4) if state.paid[seat])] -= 1


def reuse(state: State) -> None:
    state.red_used[state.card - 1] = 0
    state.red_used[state.red_used.index(0, state.card)] = 1


def use_a_red_one_more(state: State) -> None:
    state.red_used[state.red_used.index(0)] = 1


def use_a_yellow_one_more(state: State) -> None:
    state.yellow_used[state.yellow_used.index(0)] = 1


def same_horse(state: State) -> None:
    state.tierce[1][3] = state.tierce[1][1]


def forget_a_bet(state: State) -> None:
    state.place[3] = 0


def at_post(state: State) -> None:
    state.squares[next(h for h in range(1, 9) if state.squares[h] < POST)] = POST
