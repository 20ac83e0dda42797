"""What a seat sees and may choose, for people; its parts are declared in `types.py`.

Everything here is made from a seat's view (`see`), never from the whole state.
"""

from __future__ import annotations

from collections.abc import Mapping

from hippodrome.games.auteuil.people.choices import GIVING, arrival, barred, choices
from hippodrome.games.auteuil.people.look.running import levels_now, running_order, worth_now
from hippodrome.games.auteuil.people.look.types import (
    Combination,
    Course,
    Look,
    Obstacle,
    PayRow,
    Phase,
    Prize,
    RaceCard,
    Reckoning,
    Runner,
    SeatLook,
    Slip,
)
from hippodrome.games.auteuil.people.names import own_obstacle, own_race
from hippodrome.games.auteuil.rules.dice import (
    PLAIN,
    SEQUENCE,
    TRIPLE,
    TRIPLE_ONE,
    TRIPLE_SIX,
    combination,
)
from hippodrome.games.auteuil.rules.doors import standing
from hippodrome.games.auteuil.rules.money import (
    IN_ORDER,
    entry_fees,
    in_order_pays,
    other_order_pays,
    place_earns,
    place_pays,
    placed,
    prize_heir,
    racers,
    slip_stake,
    tierce_earns,
    tierce_result,
    win_earns,
    win_pays,
)
from hippodrome.games.auteuil.state import (
    AGAIN,
    BONUS,
    BUYING,
    CLOSED,
    DEAL,
    DICE_OUT,
    ENTRIES,
    FOURTH,
    INTERVAL,
    OPENING,
    PLACES,
    REPORT,
    SLIPS,
    THROW,
    UNKNOWN,
    Pack,
    State,
)

PHASES: Mapping[int, Phase] = {
    DEAL: "deal",
    ENTRIES: "entries",
    SLIPS: "slips",
    OPENING: "opening",
    BUYING: "buying",
    THROW: "throw",
    DICE_OUT: "dice",
    BONUS: "bonus",
    FOURTH: "fourth",
    AGAIN: "again",
    REPORT: "report",
    INTERVAL: "interval",
    CLOSED: "closed",
}
SETTLED = (INTERVAL, CLOSED)
"""Phases in which a race has been run and paid."""
FROM_THE_OFF = (BUYING, THROW, DICE_OUT, BONUS, FOURTH, AGAIN, REPORT, *SETTLED)
COMBINATIONS: Mapping[int, Combination] = {
    PLAIN: "",
    SEQUENCE: "sequence",
    TRIPLE: "triple",
    TRIPLE_ONE: "triple-one",
    TRIPLE_SIX: "triple-six",
}


def look(pack: Pack, view: State, seat: int) -> Look:
    """Make what a person sees from what their seat knows."""
    thrown = view.die[0] > 0
    moved = view.extra if view.phase == BONUS else view.moved
    horses = range(1, pack.horses + 1)
    table = pay_table(pack, view)
    order, worth = None, None
    if view.phase in FROM_THE_OFF:
        levels, out = levels_now(pack, view)
        order = running_order(pack, view, levels, out)
        if seat >= 0 and view.phase not in SETTLED:
            worth = worth_now(pack, view, seat, levels, table)
    return Look(
        seat=seat,
        phase=PHASES[view.phase],
        race=view.race,
        races=view.races,
        sweets=bool(view.sweets),
        jar=view.jar,
        bank=view.bank[0],
        awaited=tuple(other for other in range(view.seats) if view.awaits >> other & 1),
        racers=racers(view),
        turn=view.turn,
        opened_by=view.opened_by,
        dice=tuple(view.die) if thrown else (),
        used=tuple(bool(used) for used in view.used) if thrown else (),
        combination=COMBINATIONS[combination(view)] if view.phase in (*GIVING, AGAIN) else "",
        moved=tuple(horse for horse in horses if moved[horse]) if view.phase in GIVING else (),
        rounds=view.rounds,
        course=look_at_course(pack),
        runners=tuple(look_at_runner(pack, view, horse) for horse in horses),
        card=look_at_card(pack, view) if view.card else None,
        pay_table=table,
        paid_row=view.telegram - 1,
        red_left=pack.races - sum(view.red_used),
        yellow_left=pack.telegrams - sum(view.yellow_used),
        tierce_stake=pack.tierce_stake,
        simple_stake=pack.simple_stake,
        sweet_worth=pack.sweet_worth,
        seats=look_at_seats(pack, view, seat),
        arrival=arrival(view),
        choices=choices(pack, view, seat),
        barred=barred(pack, view, seat),
        over=bool(view.over),
        winners=winners(pack, view),
        order=order,
        worth=worth,
    )


def winners(pack: Pack, view: State) -> tuple[int, ...]:
    """Name the seats that have won, which only `standing` decides."""
    mask = standing(pack, view, [0] * view.seats)
    return tuple(other for other in range(view.seats) if mask >> other & 1)


def look_at_course(pack: Pack) -> Course:
    """Show the loop with its obstacles and what is printed on them."""
    return Course(
        lap=pack.lap,
        laps=pack.laps,
        jump=pack.jump,
        obstacles=tuple(
            Obstacle(
                square=square,
                name=pack.obstacle[square],
                own=own_obstacle(pack, pack.obstacle[square]),
                back=pack.back[square],
                longer=bool(pack.longer[square]),
                out=bool(pack.out[square]),
            )
            for square in range(pack.lap)
            if pack.obstacle[square]
        ),
    )


def look_at_runner(pack: Pack, view: State, horse: int) -> Runner:
    """Show where a horse is, and whose it is where that may be known."""
    squares, owner = view.squares[horse], view.owner[horse]
    return Runner(
        horse=horse,
        squares=squares,
        square=squares % pack.lap,
        lap=min(squares // pack.lap + 1, pack.laps),
        fallen_by=view.fallen[horse] - 1,
        held=view.held[horse],
        out=bool(view.out[horse]),
        place=placed(view, horse),
        owner=None if owner == UNKNOWN else owner - 1,
    )


def look_at_card(pack: Pack, view: State) -> RaceCard:
    """Read the red telegram out."""
    card = view.card - 1
    return RaceCard(
        name=pack.name[card],
        fee=pack.fee[card],
        prizes=tuple(pack.prize[card][place] for place in range(1, PLACES + 1)),
        tierce_pool=pack.tierce_pool[card],
        win_pool=pack.win_pool[card],
        place_pool=pack.place_pool[card],
        own=own_race(pack, pack.name[card]),
        per_owner=bool(view.one_fee),
    )


def pay_table(pack: Pack, view: State) -> tuple[PayRow, ...]:
    """U1.5: a line for each yellow telegram, as this race pays it."""
    if not view.card:
        return ()
    return tuple(
        PayRow(
            in_order=pack.in_order[telegram - 1],
            other_order=pack.other_order[telegram - 1],
            simple=pack.simple[telegram - 1],
            pays_order=in_order_pays(pack, view.card, telegram),
            pays_other=other_order_pays(pack, view.card, telegram),
            pays_win=win_pays(pack, view.card, telegram),
            pays_place=place_pays(pack, view.card, telegram),
            used=bool(view.yellow_used[telegram - 1]) and telegram != view.telegram,
        )
        for telegram in range(1, pack.telegrams + 1)
    )


def look_at_seats(pack: Pack, view: State, viewer: int) -> tuple[SeatLook, ...]:
    """Show every seat."""
    ranks = [0] * view.seats
    standing(pack, view, ranks)
    return tuple(look_at_seat(pack, view, viewer, seat, ranks[seat]) for seat in range(view.seats))


def look_at_seat(pack: Pack, view: State, viewer: int, seat: int, rank: int) -> SeatLook:
    """Show a seat: its cards and its slip only where the viewer may see them."""
    racing = seat < racers(view)
    known = UNKNOWN not in view.owner
    horses = tuple(horse for horse in range(1, pack.horses + 1) if view.owner[horse] == seat + 1)
    slip = look_at_slip(view, seat)
    return SeatLook(
        seat=seat,
        racing=racing,
        purse=view.purse[seat],
        standing=rank,
        cards=cards_held(view, seat),
        filled=view.phase not in (DEAL, ENTRIES)
        and not (view.phase == SLIPS and view.awaits >> seat & 1),
        horses=horses if known or seat == viewer or not racing else None,
        slip=slip,
        throw=view.opening[seat],
        staked=view.staked[seat],
        bought=view.bought[seat],
        sweets=view.won[seat],
        reckoning=reckoning(pack, view, seat) if view.phase in SETTLED else None,
    )


def cards_held(view: State, seat: int) -> int:
    """U2.1: the owner cards a seat holds by now; they go round seat by seat."""
    if seat >= racers(view):
        return 0
    rounds, further = divmod(view.dealt, racers(view))
    return rounds + int(seat < further)


def look_at_slip(view: State, seat: int) -> Slip | None:
    """Show a slip as far as it is filled in; None where it is empty or face down."""
    tierce = tuple(view.tierce[seat][place] for place in range(1, PLACES + 1))
    slip = Slip(tierce, view.win[seat], view.place[seat])
    marked = (*slip.tierce, slip.win, slip.place)
    return None if UNKNOWN in marked or not any(marked) else slip


def reckoning(pack: Pack, view: State, seat: int) -> Reckoning:
    """U6.3, U6.4: what a settled race brought a seat, and what it had cost."""
    prizes = tuple(
        Prize(heir, place, pack.prize[view.card - 1][place])
        for place in range(1, PLACES + 1)
        if (heir := prize_heir(view, place)) and view.owner[heir] == seat + 1
    )
    return Reckoning(
        prizes=prizes,
        tierce=tierce_earns(pack, view, seat),
        exact=tierce_result(view, seat) == IN_ORDER,
        win=win_earns(pack, view, seat),
        place=place_earns(pack, view, seat),
        total=view.prizes[seat] + view.paid[seat],
        cost=slip_stake(pack) + entry_fees(pack, view, seat),
    )
