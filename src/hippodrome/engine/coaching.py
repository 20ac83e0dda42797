"""A coach beside a person who decides: what the decision is about, and a slip of the hand.

No game is known here. A room says both from the view of the seat that decides, and from nothing
else; so nobody is told what their seat could not know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from hippodrome.words import Sentence

if TYPE_CHECKING:
    from hippodrome.engine.game import Game, Pack


class Matter(NamedTuple):
    """What a decision is about."""

    kind: str
    """What all decisions of this kind are called."""
    text: Sentence


def no_matter(_pack: Any, _view: Any, _seat: int) -> Matter | None:
    """Say nothing."""
    return None


def no_slip(_pack: Any, _view: Any, _seat: int, _move: int) -> Sentence | None:
    """Find nothing amiss."""
    return None


@dataclass(frozen=True)
class Coach:
    """What a room has its coach say; without one nothing is said."""

    about: Callable[[Any, Any, int], Matter | None] = no_matter
    """Say what a seat is asked to decide, given pack, view and seat; None where it is not asked."""
    slip: Callable[[Any, Any, int, int], Sentence | None] = no_slip
    """Say what is wrong with a legal move that hardly anybody means, given pack, view and seat."""
    paragraphs: Mapping[str, str] = field(default_factory=dict)
    """The paragraph that speaks of what is going on, by the phase of a look."""


def matter_of(game: Game, pack: Pack, view: Any, seat: int) -> Matter | None:
    """Say what the decision of a seat is about."""
    return game.coach.about(pack.printed, view, seat)


def slip_in(game: Game, pack: Pack, view: Any, seat: int, moves: Iterable[int]) -> Sentence | None:
    """Find the first slip of the hand in a legal decision; the view is played on."""
    for move in moves:
        found = game.coach.slip(pack.printed, view, seat, move)
        if found is not None:
            return found
        if not game.moves.completes(move):  # what completes it may draw on what nobody knows
            game.interpreted.play(pack.printed, view, seat, move)
    return None
