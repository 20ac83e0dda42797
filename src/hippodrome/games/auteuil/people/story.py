"""What an audience saw happen, as sentences-to-be: told only from its views before and after.

The race itself is told by `calling.py`; this is the evening around it. Where only one telegram is
left it is no draw, so a step may hold several of these events.
"""

from __future__ import annotations

from hippodrome.games.auteuil.people.calling import tell_racing
from hippodrome.games.auteuil.people.choices import arrival
from hippodrome.games.auteuil.people.look import look_at_card, pay_table, reckoning, winners
from hippodrome.games.auteuil.people.names import horse_name, player
from hippodrome.games.auteuil.rules.doors import standing
from hippodrome.games.auteuil.rules.paying import cards_each, racers
from hippodrome.games.auteuil.state import (
    BONUS,
    DEAL,
    DICE_OUT,
    FOURTH,
    INTERVAL,
    OPENING,
    PLACES,
    SLIPS,
    THROW,
    Pack,
    State,
)
from hippodrome.words import Sentence, sentence

RACING = (OPENING, THROW, DICE_OUT, BONUS, FOURTH)


def tell(pack: Pack, before: State, after: State, audience: int) -> list[Sentence]:
    """Tell one step of the evening to one audience."""
    told: list[Sentence] = []
    if before.phase == INTERVAL:
        return tell_interval(pack, before, after)
    if before.phase == DEAL and after.phase != DEAL:
        told.append(tell_cards(pack, after, audience))
    if after.card and not before.card:
        told += tell_race(pack, after)
    if before.phase == SLIPS:
        told += tell_slips(before, after, audience)
    if before.phase in RACING:
        told += tell_racing(pack, before, after)
    if after.arrived[PLACES] and not before.arrived[PLACES]:
        told += tell_arrival(pack, after, audience)
    if after.telegram and not before.telegram:
        told += tell_pay(pack, after, audience)
    if after.over:
        told += tell_end(pack, after)
    return told


def passing(pack: Pack, state: State) -> bool:
    """The deal is told when it is done, not card by card."""
    return state.phase == DEAL and state.dealt > 0


def tell_interval(pack: Pack, before: State, after: State) -> list[Sentence]:
    """U7.3, U7.4: who is ready, with money bought or not, and the bell for the next race."""
    told = []
    for seat in range(after.seats):
        if before.awaits & ~after.awaits & 1 << seat:
            bought = after.bought[seat] - before.bought[seat]
            told.append(
                sentence(
                    "auteuil-story-ready",
                    player=player(seat),
                    bought=bought,
                    francs=bought * pack.sweet_worth,
                )
            )
    if after.phase != INTERVAL:
        told.append(sentence("auteuil-story-next-race", race=after.race, races=after.races))
    return told


def tell_cards(pack: Pack, after: State, audience: int) -> Sentence:
    """U2.1: an owner sees the own cards, everybody else only how many go round."""
    own = horses_of(pack, after, audience)
    if not own:
        return sentence("auteuil-story-dealt", cards=cards_each(after))
    return sentence("auteuil-story-cards", count=len(own), horses=own)


def horses_of(pack: Pack, view: State, seat: int) -> tuple[Sentence, ...]:
    """Name the horses a seat is seen to own."""
    return tuple(
        horse_name(horse)
        for horse in range(1, pack.horses + 1)
        if seat >= 0 and view.owner[horse] == seat + 1
    )


def tell_race(pack: Pack, after: State) -> list[Sentence]:
    """U2.2: the red telegram, and the fees it asks for."""
    card = look_at_card(pack, after)
    first, second, third = card.prizes
    return [
        sentence(
            "auteuil-story-race",
            race=after.race,
            races=after.races,
            name=sentence("auteuil-race-name", number=card.name),
            fee=card.fee,
            first=first,
            second=second,
            third=third,
        ),
        sentence("auteuil-story-fees", francs=card.fee * cards_each(after)),
    ]


def tell_slips(before: State, after: State, audience: int) -> list[Sentence]:
    """U2.3: slips handed in; what is on one is told to its own seat only."""
    told = []
    for seat in range(after.seats):
        if before.awaits & ~after.awaits & 1 << seat:
            told.append(
                tell_slip(after, seat)
                if seat == audience
                else sentence("auteuil-story-slip-in", player=player(seat))
            )
    if after.phase == OPENING:
        told.append(sentence("auteuil-story-windows-closed"))
    return told


def tell_slip(after: State, seat: int) -> Sentence:
    """A slip laid open."""
    tierce = after.tierce[seat]
    return sentence(
        "auteuil-story-slip",
        player=player(seat),
        first=horse_name(tierce[1]),
        second=horse_name(tierce[2]),
        third=horse_name(tierce[3]),
        win=horse_name(after.win[seat]),
        place=horse_name(after.place[seat]),
    )


def tell_arrival(pack: Pack, after: State, audience: int) -> list[Sentence]:
    """U6.2, U6.3, U6.5: the arrival, the owner cards turned over, and the prizes."""
    card = look_at_card(pack, after)
    told = [
        sentence(
            "auteuil-story-arrival",
            race=after.race,
            name=sentence("auteuil-race-name", number=card.name),
            horses=tuple(horse_name(horse) for horse in arrival(after)),
        )
    ]
    for seat in range(racers(after)):
        if seat != audience:  # the own cards are no news
            own = horses_of(pack, after, seat)
            told.append(
                sentence("auteuil-story-owners", player=player(seat), count=len(own), horses=own)
            )
    for place, horse in enumerate(arrival(after), start=1):
        owner, name, francs = after.owner[horse], horse_name(horse), card.prizes[place - 1]
        told.append(
            sentence(
                "auteuil-story-prize",
                place=place,
                horse=name,
                francs=francs,
                player=player(owner - 1),
            )
            if owner
            else sentence("auteuil-story-prize-unclaimed", place=place, horse=name, francs=francs)
        )
    return told


def tell_pay(pack: Pack, after: State, audience: int) -> list[Sentence]:
    """U6.4: the yellow telegram, what each bet pays, every slip and every purse."""
    row = pay_table(pack, after)[after.telegram - 1]
    told = [
        sentence(
            "auteuil-story-telegram",
            in_order=row.in_order,
            other_order=row.other_order,
            simple=row.simple,
        ),
        sentence(
            "auteuil-story-rates",
            order=row.pays_order,
            other=row.pays_other,
            win=row.pays_win,
            place=row.pays_place,
        ),
    ]
    for seat in range(after.seats):
        if seat != audience:
            told.append(tell_slip(after, seat))
        told.append(tell_window(pack, after, seat))
    for seat in range(after.seats):
        found = reckoning(pack, after, seat)
        change = found.total - found.cost
        told.append(
            sentence(
                "auteuil-story-purse",
                player=player(seat),
                purse=after.purse[seat],
                gained=(change > 0) - (change < 0),
                change=abs(change),
            )
        )
    return told


def tell_window(pack: Pack, after: State, seat: int) -> Sentence:
    """U6.4: what a seat's slip was paid."""
    found = reckoning(pack, after, seat)
    bets: list[Sentence] = []
    if found.tierce:
        bets.append(sentence("auteuil-pays-tierce", exact=int(found.exact), francs=found.tierce))
    if found.win:
        horse = horse_name(after.win[seat])
        bets.append(sentence("auteuil-pays-win", horse=horse, francs=found.win))
    if found.place:
        horse = horse_name(after.place[seat])
        bets.append(sentence("auteuil-pays-place", horse=horse, francs=found.place))
    if not bets:
        return sentence("auteuil-story-pays-nothing", player=player(seat))
    return sentence(
        "auteuil-story-pays", player=player(seat), francs=after.paid[seat], bets=tuple(bets)
    )


def tell_end(pack: Pack, after: State) -> list[Sentence]:
    """U7.1, U7.2: sweets shared out, and who goes home richest."""
    told = []
    if after.sweets:
        told += [
            sentence("auteuil-story-sweets", player=player(seat), sweets=after.won[seat])
            for seat in range(after.seats)
        ]
        told.append(sentence("auteuil-story-jar", jar=after.jar))
    francs = [0] * after.seats
    standing(pack, after, francs)
    won = winners(pack, after)
    told.append(
        sentence(
            "auteuil-story-winners",
            count=len(won),
            players=tuple(player(seat) for seat in won),
            francs=francs[won[0]],
        )
    )
    return told
