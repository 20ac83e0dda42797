"""What a seat may know, as an allow-list, and how to imagine the rest (U2.1, U2.3, U6.3)."""

from hippodrome.engine.rows import copy_row
from hippodrome.engine.stream import Stream, below
from hippodrome.games.auteuil.rules.money import racers
from hippodrome.games.auteuil.state import (
    HORSES,
    INTERVAL,
    PLACES,
    REPORT,
    SEATS,
    SLIPS,
    UNKNOWN,
    Pack,
    State,
)


def see(pack: Pack, state: State, seat: int, view: State) -> None:
    """Copy what that seat knows, field by field; the spectator is seat -1."""
    view.seats = state.seats
    view.punters = state.punters
    view.races = state.races
    view.sweets = state.sweets
    view.unclaimed = state.unclaimed
    view.one_fee = state.one_fee
    view.sequence_frees = state.sequence_frees
    view.sure_footed = state.sure_footed
    view.awaits = state.awaits
    view.spread = state.spread
    view.over = state.over
    view.phase = state.phase
    view.race = state.race
    view.card = state.card
    view.telegram = state.telegram
    copy_row(state.red_used, view.red_used)
    copy_row(state.yellow_used, view.yellow_used)
    view.dealt = state.dealt
    view.turn = state.turn
    view.opened_by = state.opened_by
    view.contenders = state.contenders
    copy_row(state.die, view.die)
    copy_row(state.used, view.used)
    copy_row(state.arrived, view.arrived)
    view.falls = state.falls
    view.rounds = state.rounds
    view.bank[0] = state.bank[0]
    view.jar = state.jar
    copy_row(state.moved, view.moved)
    copy_row(state.extra, view.extra)
    copy_row(state.squares, view.squares)
    copy_row(state.fallen, view.fallen)
    copy_row(state.held, view.held)
    copy_row(state.out, view.out)
    for horse in range(HORSES + 1):
        see_owner(pack, state, seat, horse, view)
    copy_row(state.opening, view.opening)
    copy_row(state.purse, view.purse)
    copy_row(state.prizes, view.prizes)
    copy_row(state.paid, view.paid)
    copy_row(state.staked, view.staked)
    copy_row(state.bought, view.bought)
    copy_row(state.won, view.won)
    for other in range(SEATS):
        see_slip(state, seat, other, view)


def see_owner(pack: Pack, state: State, seat: int, horse: int, view: State) -> None:
    """U2.1, U6.3: one's own cards only, until the third horse is home and all are shown."""
    if state.phase >= REPORT or state.owner[horse] == seat + 1 > 0:
        view.owner[horse] = state.owner[horse]
    elif state.dealt > 0 and 1 <= horse <= pack.horses:
        view.owner[horse] = UNKNOWN
    else:
        view.owner[horse] = 0


def see_slip(state: State, seat: int, other: int, view: State) -> None:
    """U2.3, U6.4: one's own slip only, until the race is settled; a half-filled one looks blank."""
    if other == seat or state.phase >= INTERVAL:
        view.win[other] = state.win[other]
        view.place[other] = state.place[other]
        copy_row(state.tierce[other], view.tierce[other])
        return
    handed_in = other < state.seats and (
        state.phase > SLIPS or (state.phase == SLIPS and (state.awaits >> other) & 1 == 0)
    )
    view.win[other] = UNKNOWN if handed_in else 0
    view.place[other] = UNKNOWN if handed_in else 0
    view.tierce[other][0] = 0
    for place in range(1, PLACES + 1):
        view.tierce[other][place] = UNKNOWN if handed_in else 0


def imagine(pack: Pack, view: State, seat: int, stream: Stream) -> None:
    """Deal the unseen owner cards and fill the unseen slips, each possibility equally likely."""
    for other in range(view.seats):
        if view.win[other] == UNKNOWN:
            imagine_slip(pack, view, other, stream)
    unseen = 0
    for horse in range(1, pack.horses + 1):
        if view.owner[horse] == UNKNOWN:
            unseen += 1
    if unseen == 0:
        return
    for card in range(view.dealt):
        other = card % racers(view)
        if other != seat:
            imagine_owner(view, other, below(stream, unseen))
            unseen -= 1
    for horse in range(1, pack.horses + 1):
        if view.owner[horse] == UNKNOWN:
            view.owner[horse] = 0  # U2.1: the cards left over are nobody's


def imagine_owner(view: State, other: int, passed_over: int) -> None:
    """U2.1: give a seat one of the horses whose owner is not known."""
    horse = 1
    while view.owner[horse] != UNKNOWN or passed_over > 0:
        if view.owner[horse] == UNKNOWN:
            passed_over -= 1
        horse += 1
    view.owner[horse] = other + 1


def imagine_slip(pack: Pack, view: State, other: int, stream: Stream) -> None:
    """U2.3: any slip is possible."""
    first = below(stream, pack.horses) + 1
    second = first
    while second == first:
        second = below(stream, pack.horses) + 1
    third = first
    while third == first or third == second:
        third = below(stream, pack.horses) + 1
    view.tierce[other][1] = first
    view.tierce[other][2] = second
    view.tierce[other][3] = third
    view.win[other] = below(stream, pack.horses) + 1
    view.place[other] = below(stream, pack.horses) + 1
