"""The table of moves: the only place that knows a move's word, parts and number.

The letters are those of the paper slip: T for the tiercé, G for gagnant, P for placé. RULES.md
describes the notation for people.
"""

from hippodrome.engine.moves import Move, Moves
from hippodrome.games.auteuil.parts import BOUGHT, HORSE, POINTS

MOVES = Moves(
    Move("go", BOUGHT, paragraph="U7.4", notation="go{bought}"),
    Move(
        "tierce",
        *(HORSE.called(place) for place in ("first", "second", "third")),
        paragraph="U2.3",
        notation="T?{first}-{second}-{third}",
        completes=False,
    ),
    Move("win", HORSE, paragraph="U2.3", notation="G{horse}", completes=False),
    Move("place", HORSE, paragraph="U2.3", notation="P{horse}", completes=False),
    Move("die", POINTS, HORSE, paragraph="U3.1", notation="{points}>{horse}"),
    Move("bonus", HORSE, paragraph="U5.1", notation="+{horse}"),
    Move("fourth", HORSE, paragraph="U5.4", notation="6>>{horse}"),
    Move("enough", paragraph="U5.5"),
    unreadable="auteuil-notation-unreadable",
)
