"""The two boards, made from a seat's view."""

from __future__ import annotations

from typing import get_args

from hippodrome.games.ascot.people.look.types import (
    Course,
    Inscription,
    LoopSquare,
    Report,
    ReportPack,
    Training,
    Turned,
)
from hippodrome.games.ascot.people.names import (
    EFFECTS,
    PACKS,
    own_report,
    own_square,
    payee_word,
)
from hippodrome.games.ascot.phases import READ
from hippodrome.games.ascot.rules.squares import is_white
from hippodrome.games.ascot.state import (
    ANY_COLOUR,
    BLACK,
    BLUE,
    BROKEN_BRIDLE,
    FIRST_REPORT,
    KEEP_REPORT,
    MAY_JOIN,
    PLAIN,
    RED,
    STABLE_REPORT,
    STEVENS_PACK,
    VET_REPORT,
    WALROY_PACK,
    WHIP,
    YELLOW,
    Pack,
    State,
)
from hippodrome.games.ascot.vocabulary import Action, Order

ORDERS: dict[int, Order] = dict(enumerate(get_args(Order), start=BROKEN_BRIDLE))
ACTIONS: dict[int, Action] = {
    STABLE_REPORT: "stable-report",
    VET_REPORT: "vet-report",
    MAY_JOIN: "join",
}
SIGNS = {PLAIN: ".", BLACK: "k", RED: "r", YELLOW: "y", BLUE: "b", ANY_COLOUR: "*", WHIP: "w"}
FIRST_SIGN = ord("A")


def look_at_training(pack: Pack, view: State) -> Training:
    """Show the training loop and the packs of reports."""
    return Training(
        squares=tuple(
            LoopSquare(
                name=pack.square_name[square],
                own=own_square(pack, pack.square_name[square]),
                payee=payee_word(pack.payee[square]),
                dues=pack.dues[square],
                member_dues=pack.member_dues[square],
                action=ACTIONS.get(pack.action[square], ""),
            )
            for square in range(pack.loop)
        ),
        walroy_gate=pack.gate[WALROY_PACK],
        stevens_gate=pack.gate[STEVENS_PACK],
        joining=pack.joining,
        packs=tuple(
            ReportPack(
                pack=name,
                reports=tuple(report(pack, source, kind) for kind in range(pack.kinds[source])),
                unread=tuple(view.unread[source][: pack.kinds[source]]),
                queue=tuple(kind - 1 for kind in view.queue[source][: view.queued[source]]),
            )
            for source, name in PACKS.items()
        ),
        turned=turned_report(pack, view),
    )


def report(pack: Pack, source: int, kind: int) -> Report:
    """Show a report as printed."""
    number = pack.number[source][kind]
    keeps = pack.effect[source][kind] == KEEP_REPORT
    return Report(
        name=pack.report_name[source][kind],
        own=own_report(pack, pack.report_name[source][kind]),
        effect=EFFECTS[pack.effect[source][kind]],
        number=0 if keeps else number,
        payee=payee_word(pack.report_payee[source][kind]),
        keeps=FIRST_REPORT + number if keeps else 0,
    )


def turned_report(pack: Pack, view: State) -> Turned | None:
    """A4.3: show the report read last, and by whom if that is news."""
    if view.report_kind < 0 or view.phase == READ:
        return None  # none yet, or the next one is just being turned over
    return Turned(
        pack=PACKS[view.report_pack],
        report=report(pack, view.report_pack, view.report_kind),
        seat=view.reader,
        horse=view.read_for,
    )


def look_at_course(pack: Pack) -> Course:
    """Show the race board, a letter for each different inscription."""
    letters: dict[tuple[int, int], str] = {}
    lanes = []
    for lane in range(1, pack.lanes + 1):
        signs = []
        for length in range(1, pack.lengths + 1):
            square, number = pack.square[lane][length], pack.reach[lane][length]
            if is_white(square):
                signs.append(letters.setdefault((square, number), chr(FIRST_SIGN + len(letters))))
            else:
                signs.append(SIGNS[square])
        lanes.append("".join(signs))
    return Course(
        lanes=tuple(lanes),
        inscriptions=tuple(
            Inscription(sign, ORDERS[square], number) for (square, number), sign in letters.items()
        ),
        bend=pack.bend,
        whip=pack.whip,
    )
