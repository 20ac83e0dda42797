"""The games as other people's programs want them: PettingZoo, Gymnasium, OpenSpiel.

Nothing of these is loaded before it is asked for; `pip install 'hippodrome[adapters]'` brings them
all. Actions are slots (`Game.slots`), a decision of several moves is several steps, and a free
amount is one of the menu's ladder.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from hippodrome.engine.errors import BadSetup

if TYPE_CHECKING:
    from hippodrome.study.adapters.against_bots import AgainstBots, register_gymnasium
    from hippodrome.study.adapters.in_turn import InTurn
    from hippodrome.study.adapters.openspiel import open_spiel_game, register_openspiel
    from hippodrome.study.adapters.together import Together

__all__ = [
    "AgainstBots",
    "InTurn",
    "Together",
    "open_spiel_game",
    "register_gymnasium",
    "register_openspiel",
]

_WHERE = {
    "AgainstBots": ("against_bots", "gymnasium"),
    "InTurn": ("in_turn", "pettingzoo"),
    "Together": ("together", "pettingzoo"),
    "open_spiel_game": ("openspiel", "pyspiel"),
    "register_gymnasium": ("against_bots", "gymnasium"),
    "register_openspiel": ("openspiel", "pyspiel"),
}


def __getattr__(name: str) -> Any:
    """Load an adapter, or say what has to be installed for it."""
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, needed = _WHERE[name]
    if find_spec(needed) is None:
        raise BadSetup("adapter-missing", package=needed, extra="adapters")
    return getattr(import_module(f"{__name__}.{module}"), name)
