"""The table of moves: the only place that knows a move's word, parts and number.

A move is a word, or a word and what it is about: `pass`, `sell:farrier`, `bid:12000`, `lane:3`.
Horses go by their number, businesses and kept reports by a word, seats from 1.
"""

from hippodrome.engine.moves import Move, Moves
from hippodrome.games.ascot.parts import (
    FRANCS,
    HORSE,
    LANE,
    PACK,
    REPORT,
    RUNGS,
    SEAT,
    THING,
    USE,
    WHOSE,
)

MOVES = Moves(
    Move(
        "pass",
        paragraph={
            "bid": "A3.5",
            "member": "A4.5",
            "join": "A4.7",
            "offer": "A5.6",
            "answer": "A5.6",
            "withdraw": "A5.3",
            "favourite": "A7.1",
            "bet": "A7.2",
            "colour": "A10.1",
            "inscription": "A10.6",
            "need": "A10.16",
            "need-answer": "A10.16",
        },
    ),
    Move("yes", paragraph={"join": "A4.7", "answer": "A5.6", "need-answer": "A10.16"}),
    Move("done", paragraph="A2.5"),
    Move("send", paragraph="A5.6"),
    Move("for", WHOSE, paragraph="A8.2", notation="for:{whose}"),
    Move("drop", USE, paragraph="A10.4", notation="drop{advantage}"),
    Move("swap", THING, paragraph="A2.3"),
    Move("throw", THING, paragraph="A2.5", completes=False),
    Move("sell", THING, paragraph="A6.1"),
    Move("read", PACK, paragraph="A4.5"),
    Move("horse", HORSE, paragraph="A4.10"),
    Move("to", SEAT, paragraph="A5.6", completes=False),
    Move("trade", HORSE, paragraph="A5.2", completes=False),
    Move("give", REPORT, paragraph="A5.2", completes=False),
    Move("take", REPORT, paragraph="A5.2", completes=False),
    Move("scratch", HORSE, paragraph="A5.3"),
    Move("fav", HORSE, paragraph="A7.1"),
    Move("lane", LANE, paragraph="A9.9"),
    Move("on", LANE, paragraph="A10.1"),
    Move("adv", LANE, paragraph="A10.2"),
    Move("led", LANE, paragraph="A10.6"),
    Move("bid", FRANCS, paragraph="A3.1"),
    Move("pay", FRANCS, paragraph="A5.2", completes=False),
    Move("ask", FRANCS, paragraph="A5.2", completes=False),
    Move("bet", FRANCS, paragraph="A7.2"),
    Move("offer", FRANCS, paragraph="A10.16"),
    unreadable="ascot-notation-unreadable",
    rungs=RUNGS,
)
