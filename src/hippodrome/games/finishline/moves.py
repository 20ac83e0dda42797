"""The table of moves: the only place that knows a move's word, parts and number.

The notation needs no position to be read, so a horse goes by the letter of its starting place,
`a` for the hindmost and `g` for the leader of seven, and a die by its number among the three.
RULES.md describes it for people.
"""

from hippodrome.engine.moves import Each, Move, Moves
from hippodrome.games.finishline.parts import (
    BACK,
    DIE,
    HORSE,
    ONE_DIE,
    ORDER,
    PAIR,
    RUNGS,
    STAKE,
    THREE_DICE,
    TWO_DICE,
)

MOVES = Moves(
    Move("go", paragraph="F6.3"),
    Move("take", ONE_DIE, paragraph="F3.1", notation="take:?{colour}"),
    Move("handful", THREE_DICE, paragraph="F3.1", notation="take:?{colours}"),
    Each(
        DIE,
        Move("aside", paragraph="F3.5", notation="{die}:?aside"),
        Move("on", HORSE, paragraph="F5.1", notation="{die}:?{horse}"),
        Move(
            "pace",
            *(HORSE.called("start"), HORSE.called("end")),
            paragraph="F5.4",
            notation="{die}:?{start}>{end}",
        ),
        Move("mix", BACK, ORDER, paragraph="F5.14", notation="{die}:?mix{back}/?{order}"),
        Move("level", paragraph="F5.6", notation="{die}:?level"),
        Move("keep", paragraph="F3.7", notation="{die}:?keep"),
        Move("side", paragraph="F5.13", notation="{die}:?side"),
        Move("trick", ONE_DIE, paragraph="F5.12", notation="{die}:?trick:?{colour}"),
        Move("trick-two", TWO_DICE, paragraph="F5.12", notation="{die}:?trick:?{colours}"),
    ),
    Move("extra", HORSE, paragraph="F3.7", notation="extra:?{horse}"),
    Move("decline", paragraph="F3.9"),
    Move("done", paragraph="F2.4"),
    Move(
        "win",
        *(HORSE, STAKE),
        paragraph="F2.4",
        notation="win:?{horse}=?{stake}",
        completes=False,
    ),
    Move(
        "pair",
        *(PAIR, STAKE),
        paragraph="F2.4",
        notation="pair:?{pair}=?{stake}",
        completes=False,
    ),
    unreadable="finishline-notation-unreadable",
    rungs=RUNGS,
)
