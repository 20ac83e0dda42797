"""What a tote board may say of Auteuil: slips are secret, and what they pay a telegram says."""

from __future__ import annotations

from typing import Any

from hippodrome.engine.tote import Quote
from hippodrome.games.auteuil.people.names import horse_name
from hippodrome.games.auteuil.state import Pack, State


def quotes(pack: Pack, view: State) -> tuple[Quote, ...]:
    """U6.4: no price is known before the race is run."""
    return tuple(Quote(horse, horse_name(horse), silk=horse) for horse in range(1, pack.horses + 1))


def backs(_view: State, move: Any) -> int:
    """U2.3: the box of the winner."""
    return int(move.horse) if move.kind == "win" else 0
