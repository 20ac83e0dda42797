"""The reckoning line by line (A11), made from a seat's view."""

from __future__ import annotations

from hippodrome.games.ascot.people.look.types import (
    Line,
)
from hippodrome.games.ascot.rules.holding import owner_of
from hippodrome.games.ascot.rules.reckoning import horse_placed
from hippodrome.games.ascot.state import (
    BANK_LEFT,
    BANK_TOTAL,
    BANKER_SHARE,
    BOOKMAKER_REST,
    CARRIED_OVER,
    COMMISSION,
    FIRST_PRIZE,
    MULTIPLE,
    ON_WINNER,
    PLACES,
    TOTE_TOTAL,
    Pack,
    State,
)


def reckoning(pack: Pack, view: State) -> tuple[Line, ...]:
    """A11: the Bank and the Totalisator, line by line."""
    if not view.over:
        return ()
    if view.arrived == 0:
        return (
            Line("bank", view.reckoning[BANK_TOTAL]),
            Line("bank-left", view.reckoning[BANK_LEFT]),
            Line("tote", view.reckoning[TOTE_TOTAL]),
            *stakes_back(pack, view),
            *places_back(pack, view),
        )
    return (*bank_lines(pack, view), *tote_lines(pack, view), *place_lines(pack, view))


def stakes_back(pack: Pack, view: State) -> list[Line]:
    """A11.6: what each seat gets back."""
    staked = [
        sum(view.stake[horse][seat] for horse in range(1, pack.horses + 1))
        for seat in range(view.seats)
    ]
    return [Line("stake-back", francs, seat) for seat, francs in enumerate(staked) if francs]


def bank_lines(pack: Pack, view: State) -> list[Line]:
    """A11.2, A11.5: the banker's tenth and the prizes."""
    share = view.reckoning[BANKER_SHARE]
    lines = [
        Line("bank", view.reckoning[BANK_TOTAL]),
        Line("banker", share, view.dealer) if view.banker else Line("banker-stays", share),
    ]
    for place in range(1, PLACES + 1):
        francs, horse = view.reckoning[FIRST_PRIZE + place - 1], horse_placed(pack, view, place)
        if horse:
            lines.append(Line("prize", francs, owner_of(view, horse), horse, place))
        else:
            lines.append(Line("prize-stays", francs, place=place))
    lines.append(Line("bank-left", view.reckoning[BANK_LEFT]))
    return lines


def tote_lines(pack: Pack, view: State) -> list[Line]:
    """A11.3: what the winning tickets and the Bookmaker get."""
    winner = horse_placed(pack, view, 1)
    lines = [
        Line("tote", view.reckoning[TOTE_TOTAL]),
        Line("on-winner", view.reckoning[ON_WINNER], horse=winner),
    ]
    if view.reckoning[CARRIED_OVER]:
        return [*lines, Line("carried", view.reckoning[CARRIED_OVER])]
    multiple = view.reckoning[MULTIPLE]
    if multiple:
        lines.append(Line("multiple", multiple, horse=winner))
    lines += [
        Line("ticket", stake * multiple, seat, winner, stake=stake)
        for seat, stake in enumerate(view.stake[winner][: view.seats])
        if stake
    ]
    lines.append(Line("commission", view.reckoning[COMMISSION], view.bookmaker))
    if view.reckoning[BOOKMAKER_REST]:
        lines.append(Line("rest", view.reckoning[BOOKMAKER_REST], view.bookmaker))
    return lines


def places_back(pack: Pack, view: State) -> list[Line]:
    """A11.6: what each seat gets back of its place bets."""
    staked = [
        sum(view.place_stake[horse][seat] for horse in range(1, pack.horses + 1))
        for seat in range(view.seats)
    ]
    return [Line("place-back", francs, seat) for seat, francs in enumerate(staked) if francs]


def place_lines(pack: Pack, view: State) -> list[Line]:
    """A7.4: all that was staked on places, what each bet won, and what the Bookmaker keeps."""
    bets = [
        (horse, seat, view.place_stake[horse][seat], view.place_odds[horse][seat])
        for horse in range(1, pack.horses + 1)
        for seat in range(view.seats)
        if view.place_stake[horse][seat]
    ]
    if not bets:
        return []
    won = [
        Line("place-ticket", stake * odds // 2, seat, horse, stake=stake, odds=odds)
        for horse, seat, stake, odds in bets
        if view.arrival[horse]
    ]
    lost = sum(stake for horse, _, stake, _ in bets if not view.arrival[horse])
    total = Line("places", sum(stake for _, _, stake, _ in bets))
    return [total, *won, *([Line("places-kept", lost, view.bookmaker)] if lost else [])]
