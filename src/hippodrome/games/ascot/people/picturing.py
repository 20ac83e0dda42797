"""The two boards, the hammer, the scale and the reckoning, made from a seat's view for people."""

from __future__ import annotations

from hippodrome.games.ascot.people.looks import (
    Course,
    Debt,
    Inscription,
    Line,
    LoopSquare,
    Need,
    Offer,
    Report,
    ReportPack,
    Sale,
    Training,
    Turned,
)
from hippodrome.games.ascot.people.names import (
    CAUSES,
    EFFECTS,
    PACKS,
    SQUARES,
    payee_word,
)
from hippodrome.games.ascot.rules.auction import commission, least_bid
from hippodrome.games.ascot.rules.holding import owner_of, owns
from hippodrome.games.ascot.rules.settling import horse_placed
from hippodrome.games.ascot.rules.squares import is_white
from hippodrome.games.ascot.state import (
    ANSWER,
    ANY_COLOUR,
    BANK_LEFT,
    BANK_TOTAL,
    BANKER_SHARE,
    BLACK,
    BLUE,
    BOOKMAKER_REST,
    CARRIED_OVER,
    COMMISSION,
    DEAD_PILE,
    FIRST_PRIZE,
    FIRST_REPORT,
    FORCED,
    KEEP_REPORT,
    KEPT_KINDS,
    MAY_JOIN,
    MULTIPLE,
    NEED,
    NEED_ANSWER,
    NO_DEBT,
    NO_SALE,
    NOBODY,
    ON_WINNER,
    PLACES,
    PLAIN,
    READ,
    RED,
    STABLE_REPORT,
    STEVENS_PACK,
    SURPLUS,
    THINGS,
    TOTE_TOTAL,
    VET_REPORT,
    WALROY_PACK,
    WHIP,
    YELLOW,
    Pack,
    State,
)

ACTIONS = {STABLE_REPORT: "stable-report", VET_REPORT: "vet-report", MAY_JOIN: "join"}
SALES = {DEAD_PILE: "pile", FORCED: "debt", SURPLUS: "surplus"}
SIGNS = {PLAIN: ".", BLACK: "k", RED: "r", YELLOW: "y", BLUE: "b", ANY_COLOUR: "*", WHIP: "w"}
FIRST_SIGN = ord("A")


def picture_training(pack: Pack, view: State) -> Training:
    """Show the training loop and the packs of reports."""
    return Training(
        squares=tuple(
            LoopSquare(
                name=pack.square_name[square],
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


def picture_course(pack: Pack) -> Course:
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
            Inscription(sign, SQUARES[square], number) for (square, number), sign in letters.items()
        ),
        bend=pack.bend,
        whip=pack.whip,
    )


def picture_sale(pack: Pack, view: State) -> Sale | None:
    """A3, A5.3, A6: show what is under the hammer."""
    if view.sale == NO_SALE:
        return None
    pays_commission = view.sale == DEAD_PILE and view.bidder not in (NOBODY, view.auctioneer)
    return Sale(
        kind=SALES[view.sale],
        thing=view.lot,
        seller=view.seller,
        bid=view.bid,
        bidder=view.bidder,
        bidding=tuple(seat for seat in range(view.seats) if view.bidding >> seat & 1),
        least=least_bid(pack, view),
        commission=commission(view.bid) if pays_commission else 0,
    )


def picture_debt(view: State) -> Debt | None:
    """A6: show what is owed and why."""
    if view.debt == NO_DEBT:
        return None
    return Debt(
        cause=CAUSES[view.debt],
        debtor=view.debtor,
        creditor=view.creditor,
        francs=view.owed,
        short=max(0, view.owed - view.purse[view.debtor]),
        unsold=tuple(thing for thing in range(1, THINGS + 1) if view.refused >> thing & 1),
    )


def picture_offer(pack: Pack, view: State) -> Offer | None:
    """A5.6: show the offer on the scale, as far as it is seen."""
    if view.offered_to == NOBODY:
        return None
    maker, to = view.turn, view.offered_to
    named = [horse for horse in range(1, pack.horses + 1) if view.offered >> horse & 1]
    return Offer(
        maker=maker,
        to=to,
        gives=(
            *(horse for horse in named if owns(view, horse, maker)),
            *reports_as_things(view.offered_gives),
        ),
        takes=(
            *(horse for horse in named if owns(view, horse, to)),
            *reports_as_things(view.offered_takes),
        ),
        pays=max(0, view.offered_money),
        asks=max(0, -view.offered_money),
        sent=view.phase == ANSWER,
    )


def reports_as_things(copies: list[int]) -> tuple[int, ...]:
    """List kept reports as things, each as often as there are copies."""
    return tuple(FIRST_REPORT + kind for kind in range(KEPT_KINDS) for _ in range(copies[kind]))


def picture_need(view: State) -> Need | None:
    """A10.16: show which report a horse needs, and what is offered for it."""
    if view.phase not in (NEED, NEED_ANSWER):
        return None
    return Need(
        seat=view.turn,
        horse=view.mover,
        thing=FIRST_REPORT + view.needed,
        holder=view.holder,
        francs=view.price_offered,
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
        )
    return (*bank_lines(pack, view), *tote_lines(pack, view))


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
