"""What a seat sees and may choose, for people; its parts are declared in `types.py`.

Everything here is made from a seat's view (`see`), never from the whole state.
"""

from __future__ import annotations

from typing import Literal

from hippodrome.games.ascot.parts import BUSINESSES, REPORTS
from hippodrome.games.ascot.people.choices import barred, choices, goods
from hippodrome.games.ascot.people.look.boards import look_at_course, look_at_training
from hippodrome.games.ascot.people.look.dealings import (
    look_at_debt,
    look_at_need,
    look_at_offer,
    look_at_place_bets,
    look_at_place_deal,
    look_at_sale,
    owed_by,
    reports_as_things,
)
from hippodrome.games.ascot.people.look.reckoning import reckoning
from hippodrome.games.ascot.people.look.running import levels_now, running_order, worth_now
from hippodrome.games.ascot.people.look.types import CardLook, HorseLook, Look, SeatLook
from hippodrome.games.ascot.people.names import COLOURS, PHASES, own_horse, stage_of
from hippodrome.games.ascot.phases import DIE, FIRST_THROW, NEED_ANSWER, RACE_THROW, THROW_IN
from hippodrome.games.ascot.rules.auction import commission
from hippodrome.games.ascot.rules.betting import bets_on, staked_by, total_on, tote_multiple
from hippodrome.games.ascot.rules.dealing import printed_card
from hippodrome.games.ascot.rules.doors import standing
from hippodrome.games.ascot.rules.holding import is_member, owner_of, stable_pack
from hippodrome.games.ascot.rules.reckoning import horse_placed
from hippodrome.games.ascot.rules.training import square_drawn
from hippodrome.games.ascot.state import (
    BANKER_SHARE,
    CARDS,
    DEAD,
    DISQUALIFIED,
    ELIMINATED,
    GONE,
    HOME,
    HORSES,
    IN_HAND,
    NOBODY,
    NOT_PRINTED,
    OWNED,
    RETURNED,
    RUNNING,
    SEATS,
    STEVENS_PACK,
    TOTE_TOTAL,
    UNDER_HAMMER,
    UNKNOWN,
    WALROY_PACK,
    Pack,
    State,
)
from hippodrome.games.ascot.vocabulary import Business, Kept, Stable, Status, Where

STABLES: dict[int, Stable] = {STEVENS_PACK: "stevens", WALROY_PACK: "walroy"}
NO_WORD: Literal[""] = ""
"""Horses go by their numbers."""
THINGS_IN_WORDS: tuple[Literal["", Business, Kept], ...] = (
    *([NO_WORD] * (HORSES + 1)),
    *BUSINESSES,
    *REPORTS,
)
STATUSES: dict[int, Status] = {
    RUNNING: "running",
    HOME: "home",
    ELIMINATED: "eliminated",
    DISQUALIFIED: "disqualified",
}
PLACES_OF_CARDS: dict[int, Where] = {
    NOT_PRINTED: "box",
    UNKNOWN: "unseen",
    DEAD: "unseen",  # no view holds it; a replay that lays all hands open does
    UNDER_HAMMER: "hammer",
    GONE: "gone",
}
HOLDERS_OF_CARDS: tuple[tuple[int, Where], ...] = (
    (OWNED, "owned"),
    (RETURNED, "pile"),
    (IN_HAND, "hand"),
)
ON_THE_COURSE = ("race", "closed")
"""Stages in which horses run, or have run."""
BEFORE_THE_MARKET = ("deal", "auction", "training")
"""Stages in which the training board lies on the table."""


def look(pack: Pack, view: State, seat: int) -> Look:
    """Make what a person sees from what their seat knows."""
    stage = stage_of(view)
    order, worth = None, None
    if stage in ON_THE_COURSE and any(view.status):
        levels, out = levels_now(pack, view)
        order = running_order(pack, view, levels, out)
        if seat >= 0 and not view.over:
            worth = worth_now(pack, view, seat, levels)
    return Look(
        seat=seat,
        stage=stage,
        phase=PHASES[view.phase],
        round=board_round(view, stage),
        dealer=view.dealer,
        auctioneer=view.auctioneer,
        declared=bool(view.declared),
        bookmaker=view.bookmaker,
        turn=view.turn,
        bank=view.bank,
        tote=view.tote,
        dead=view.dead,
        bid_step=pack.bid_step,
        money_step=pack.money_step,
        entry_fee=pack.entry_fee,
        number_each=view.number_each,
        dice=tuple(points for points in view.die if points),
        called=view.called,
        mover=view.mover,
        things=THINGS_IN_WORDS,
        cards=tuple(
            look_at_card(pack, view, card)
            for card in range(1, CARDS + 1)
            if printed_card(pack, card)
        ),
        horses=tuple(look_at_horse(pack, view, horse) for horse in range(1, pack.horses + 1)),
        seats=tuple(look_at_seat(pack, view, other, stage) for other in range(view.seats)),
        course=look_at_course(pack),
        training=look_at_training(pack, view) if stage in BEFORE_THE_MARKET else None,
        sale=look_at_sale(pack, view),
        debt=look_at_debt(view),
        offer=look_at_offer(pack, view),
        need=look_at_need(view),
        place_deal=look_at_place_deal(view),
        put_aside=view.put_aside,
        arrival=tuple(horse_placed(pack, view, place) for place in range(1, view.arrived + 1)),
        reckoning=reckoning(pack, view),
        banker=bool(view.banker),
        richest=bool(view.richest),
        carried=bool(view.carried),
        smaller=bool(view.smaller),
        places=bool(view.places),
        choices=choices(pack, view, seat),
        barred=barred(pack, view, seat),
        goods=goods(pack, view, seat),
        awaited=tuple(other for other in range(view.seats) if view.awaits >> other & 1),
        over=bool(view.over),
        winners=winners(pack, view),
        owed=owed_by(pack, view, seat) if seat >= 0 else 0,
        order=order,
        tenth=(view.reckoning[BANKER_SHARE] if view.over else commission(view.bank))
        if order
        else 0,
        worth=worth,
    )


def winners(pack: Pack, view: State) -> tuple[int, ...]:
    """A11.4: who has won, nobody before the end."""
    won = standing(pack, view, [0] * view.seats)
    return tuple(seat for seat in range(view.seats) if won >> seat & 1)


def board_round(view: State, stage: str) -> int:
    """Give the round of training or race; throwing for the first turn is none."""
    on_a_board = stage in ("training", "race") and view.phase not in (FIRST_THROW, RACE_THROW)
    return view.rounds if on_a_board else 0


def look_at_card(pack: Pack, view: State, card: int) -> CardLook:
    """Show where a title card lies, as far as the viewer knows."""
    lies, price = view.lies[card], pack.price[card]
    if lies in PLACES_OF_CARDS:
        return CardLook(card, price, PLACES_OF_CARDS[lies])
    for first, where in HOLDERS_OF_CARDS:
        if first <= lies < first + SEATS:
            return CardLook(card, price, where, NOBODY if where == "pile" else lies - first)
    raise AssertionError(f"card {card} lies nowhere a view knows: {lies}")


def look_at_horse(pack: Pack, view: State, horse: int) -> HorseLook:
    """Show a horse on whichever board it stands."""
    owner, gone = owner_of(view, horse), view.gone[horse]
    betting = view.bookmaker != NOBODY and bool(view.status[horse])
    staked = total_on(view, horse)
    pool = view.reckoning[TOTE_TOTAL] if view.over else view.tote
    status: Literal["", Status] = STATUSES.get(view.status[horse], "")
    return HorseLook(
        horse=horse,
        colour=COLOURS[pack.colour[horse]],
        stable=STABLES[stable_pack(pack, horse)],
        bonus=pack.bonus[pack.colour[horse]],
        name=own_horse(pack, horse),
        owner=owner,
        gone=gone,
        square=square_drawn(pack, horse, gone),
        trained=gone > pack.loop,
        advantages=view.advantage[horse],
        disadvantages=view.disadvantage[horse],
        status="fallen" if view.fallen[horse] else status,
        lane=view.lane[horse],
        length=view.length[horse],
        thrown=DIE <= view.phase <= NEED_ANSWER and bool(view.moved >> horse & 1),
        favourite=owner != NOBODY and view.favourite[owner] == horse,
        place=view.arrival[horse],
        stakes=tuple(view.stake[horse][: view.seats]) if betting else (),
        staked=staked,
        bets_left=pack.most_bets - bets_on(view, horse) if betting else 0,
        pays=tote_multiple(pool, staked),
        place_bets=look_at_place_bets(view, horse),
    )


def look_at_seat(pack: Pack, view: State, seat: int, stage: str) -> SeatLook:
    """Show a seat: its purse and whatever lies open before it."""
    held = view.held[seat]
    return SeatLook(
        seat=seat,
        purse=view.purse[seat],
        held=None if held == UNKNOWN else held,
        done=view.phase == THROW_IN and not view.awaits >> seat & 1,
        bill=view.bill[seat],
        member=is_member(view, seat),
        missing=view.missing[seat],
        kept=reports_as_things(view.kept[seat]),
        offers_left=pack.most_offers - view.offers[seat] if stage == "market" else 0,
        throw=view.thrown[seat],
        favourite=view.favourite[seat],
        advantages={
            name: view.advantages[seat][colour]
            for colour, name in COLOURS.items()
            if view.advantages[seat][colour]
        },
        disadvantages=view.disadvantages[seat],
        staked=staked_by(pack, view, seat),
    )
