"""What a tote board may say of Finish Line: the odds of the race; slips are secret."""

from __future__ import annotations

from typing import Any

from hippodrome.engine.tote import HUNDREDTHS, Quote
from hippodrome.games.finishline.people.names import horse_name, lettered_horse
from hippodrome.games.finishline.rules.betting import odds_of
from hippodrome.games.finishline.state import INTERVAL, Pack, State


def quotes(pack: Pack, view: State) -> tuple[Quote, ...]:
    """F2.3: what each horse pays goes by its starting place and the race.

    Between races the row that ran is put away: horses to come have no tile and no odds yet.
    """
    if view.race == 0 or view.phase >= INTERVAL:
        return tuple(Quote(horse + 1, lettered_horse(horse)) for horse in range(pack.runners))
    return tuple(
        Quote(
            horse + 1,
            horse_name(pack, view, horse) if view.tile[horse] else lettered_horse(horse),
            pays=HUNDREDTHS * odds_of(pack, view, horse),
        )
        for horse in range(pack.runners)
    )


def backs(_view: State, move: Any) -> int:
    """F2.4: a bet on one horse is that it wins."""
    return int(move.horse) + 1 if move.kind == "win" else 0
