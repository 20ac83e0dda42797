"""What an audience saw happen, as sentences-to-be: told only from its views before and after."""

from __future__ import annotations

from functools import lru_cache

from hippodrome.games.ticket.moves import (
    FIRST_JOKER_MOVE,
    FIRST_PAIR_MOVE,
    FIRST_SINGLE_MOVE,
    FIRST_STAY_MOVE,
    card_of,
    mover_of,
)
from hippodrome.games.ticket.people.choices import DISCIPLINES, square
from hippodrome.games.ticket.people.look import arrival, winners
from hippodrome.games.ticket.people.names import card_name, horse_name, player
from hippodrome.games.ticket.rules.moving import ROW, square_at
from hippodrome.games.ticket.rules.ranking import front_column, in_photo
from hippodrome.games.ticket.state import (
    BOXES,
    CHOOSE,
    DEAL,
    DISQUALIFIED,
    FIRST_PAIR,
    LOT,
    PAIR_HIGH,
    PAIR_LOW,
    PHOTO,
    PREDICT,
    RACE,
    UNKNOWN,
    Pack,
    State,
)
from hippodrome.words import Sentence, sentence

CALLS = 4
"""How many ways the race caller has of saying the same thing."""
SENTENCES_KNOWN = 4096


def tell(pack: Pack, before: State, after: State, audience: int) -> list[Sentence]:
    """Tell one step of the meeting to one audience."""
    told: list[Sentence] = []
    if before.phase == LOT:
        told.append(sentence("story-first-player", player=player(after.leader)))
    elif before.phase == CHOOSE:
        told.append(tell_race(before, after))
    elif before.phase == DEAL:
        if after.phase == PREDICT:
            told.append(tell_hand(after, audience))
    elif before.phase == PREDICT:
        told += tell_prediction(before, after, audience)
    elif before.phase == RACE:
        told += tell_card(before, after)
        told += tell_change_of_lead(pack, before, after)
    if before.phase in (RACE, PHOTO) and after.phase != RACE:
        told += tell_finish(pack, before, after)
    return told


def passing(pack: Pack, state: State) -> bool:
    """The deal is told when it is done, not card by card."""
    return state.phase == DEAL and state.left < pack.deck_size


def tell_race(before: State, after: State) -> Sentence:
    """The first player's choice."""
    return sentence(
        "story-race",
        player=player(before.leader),
        race=after.race,
        races=after.races,
        discipline=DISCIPLINES[after.discipline],
        river=after.river,
        cards=after.cards,
    )


def tell_hand(after: State, audience: int) -> Sentence:
    """The deal is done: a player sees the own hand, a spectator only how many."""
    if audience < 0:
        return sentence("story-dealt", cards=after.cards)
    held = after.hand[audience][: after.held[audience]]
    return sentence("story-hand", hand=tuple(card_name(card) for card in held))


def tell_prediction(before: State, after: State, audience: int) -> list[Sentence]:
    """A ticket filled, and all of them turned over when the race is off."""
    told = []
    still = after.awaits if after.phase == PREDICT else 0
    for seat in range(after.seats):
        if before.awaits & ~still & 1 << seat:
            told.append(
                tell_ticket(after, seat)
                if seat == audience
                else sentence("story-predicted", player=player(seat))
            )
    if after.phase == RACE:
        if not after.hidden:
            told += [tell_ticket(after, seat) for seat in range(after.seats) if seat != audience]
        told.append(sentence("story-off", call=after.race % CALLS))
    return told


def tell_ticket(after: State, seat: int) -> Sentence:
    """A ticket laid open."""
    boxes = tuple(
        sentence("ticket-box", place=box, horse=horse_name(after.ticket[seat][box]))
        for box in range(1, BOXES + 1)
        if after.ticket[seat][box]
    )
    return sentence("story-ticket", player=player(seat), boxes=boxes)


def tell_card(before: State, after: State) -> list[Sentence]:
    """A card played, from where it took a horse to where, and who made room."""
    move = after.pile[after.piled - 1]
    seat = player(before.turn)
    if move < FIRST_SINGLE_MOVE:
        return [sentence("story-discard", player=seat, card=card_name(card_of(move)))]
    if move >= FIRST_STAY_MOVE:
        pair = card_of(move) - FIRST_PAIR
        low, high = horse_name(PAIR_LOW[pair]), horse_name(PAIR_HIGH[pair])
        return [sentence("story-stay", player=seat, low=low, high=high)]
    mover = mover_of(move)
    start, end = square_number(before, mover), square_number(after, mover)
    told = [tell_move(before.turn, move, start, end)]
    if start != end:
        for horse in range(1, len(after.lane)):
            if horse != mover and square_number(before, horse) != square_number(after, horse):
                told.append(tell_yield(horse, square_number(after, horse)))
    return told


# Every audience is told of the same cards in the same words, so these are kept for a while.


@lru_cache(maxsize=SENTENCES_KNOWN)
def tell_move(turn: int, move: int, start: int, end: int) -> Sentence:
    """A horse taken from one square to another."""
    kind = "single" if move < FIRST_JOKER_MOVE else "joker" if move < FIRST_PAIR_MOVE else "pair"
    return sentence(
        "story-move",
        player=player(turn),
        card=kind,
        horse=horse_name(mover_of(move)),
        start=square_name(start),
        end=square_name(end),
        moved=int(start != end),
    )


@lru_cache(maxsize=SENTENCES_KNOWN)
def tell_yield(horse: int, end: int) -> Sentence:
    """A horse that made room."""
    return sentence("story-yields", horse=horse_name(horse), end=square_name(end))


@lru_cache(maxsize=SENTENCES_KNOWN)
def tell_lead(horse: int, call: int) -> Sentence:
    """A horse alone in front."""
    return sentence("story-leads", horse=horse_name(horse), call=call)


def square_number(view: State, horse: int) -> int:
    """Give the square a horse stands on as one number."""
    return square_at(view.lane[horse], view.column[horse])


def square_name(number: int) -> str:
    """Name a square."""
    return square(number // ROW, number % ROW).name


def tell_change_of_lead(pack: Pack, before: State, after: State) -> list[Sentence]:
    """The race caller speaks up when a horse takes the lead alone."""
    leader = lone_leader(pack, after)
    if leader == 0 or leader == lone_leader(pack, before):
        return []
    return [tell_lead(leader, after.piled % CALLS)]


def lone_leader(pack: Pack, view: State) -> int:
    """Give the horse in front of all others, or 0."""
    columns = view.column[1 : pack.horses + 1]
    front = max(columns)
    return columns.index(front) + 1 if columns.count(front) == 1 else 0


def tell_finish(pack: Pack, before: State, after: State) -> list[Sentence]:
    """Disqualifications, photo-finishes and, once all are placed, the arrival and the points."""
    told = []
    horses = range(1, pack.horses + 1)
    if before.phase == RACE:
        told.append(sentence("story-finish", race=before.race))
        told += [
            sentence("story-disqualified", horse=horse_name(horse))
            for horse in horses
            if after.place[horse] == DISQUALIFIED
        ]
    else:
        front = front_column(pack, before)
        best = next(
            horse
            for horse in sorted(horses, key=lambda one: after.place[one])
            if in_photo(before, horse, front) and after.place[horse] > 0
        )
        told.append(sentence("story-photo-result", horse=horse_name(best), place=after.place[best]))
    if after.phase == PHOTO:
        front = front_column(pack, after)
        level = tuple(horse_name(horse) for horse in horses if in_photo(after, horse, front))
        told.append(sentence("story-photo", horses=level))
        return told
    return told + tell_result(pack, before, after)


def tell_result(pack: Pack, before: State, after: State) -> list[Sentence]:
    """The arrival, tickets that were hidden, the points, and the end of the meeting."""
    told = [
        sentence(
            "story-arrival",
            race=before.race,
            horses=tuple(horse_name(horse) for horse in arrival(pack, after)),
        )
    ]
    for seat in range(after.seats):
        if UNKNOWN in before.ticket[seat]:
            told.append(tell_ticket(after, seat))
    for seat in range(after.seats):
        told.append(
            sentence(
                "story-points",
                player=player(seat),
                gain=after.gain[seat],
                score=after.score[seat],
            )
        )
    if after.over:
        won = winners(pack, after)
        told.append(
            sentence(
                "story-winners",
                count=len(won),
                players=tuple(player(seat) for seat in won),
                score=after.score[won[0]],
            )
        )
    return told
