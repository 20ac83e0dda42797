"""What a tote board may say of Ascot: the Totalisator's own figures, which lie open."""

from __future__ import annotations

from typing import Any

from hippodrome.engine.tote import HUNDREDTHS, Quote, shares
from hippodrome.games.ascot.people.names import own_horse, thing_name
from hippodrome.games.ascot.phases import BET
from hippodrome.games.ascot.rules.betting import total_on, tote_multiple
from hippodrome.games.ascot.state import Pack, State


def quotes(pack: Pack, view: State) -> tuple[Quote, ...]:
    """A7.2, A11.3: what is staked on each horse is called out, and what it would pay follows."""
    horses = range(1, pack.horses + 1)
    staked = [total_on(view, horse) for horse in horses]
    return tuple(
        Quote(
            horse,
            thing_name(horse, own_horse(pack, horse)),
            pays=HUNDREDTHS * tote_multiple(view.tote, on_it),
            backed=backed,
        )
        for horse, on_it, backed in zip(horses, staked, shares(staked), strict=True)
    )


def backs(view: State, move: Any) -> int:
    """A7.2: bets go on the horse that is called; a bet on a place is another matter."""
    return int(view.called) if move.kind == "bet" and view.phase == BET else 0
