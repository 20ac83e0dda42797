"""What an audience is told of a play or a draw: what the rules noted, and what it alone learnt."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from hippodrome.engine.story import Line, Page, Storyteller
from hippodrome.games.ascot.events import EVENTS
from hippodrome.games.ascot.people.look.dealings import look_at_offer
from hippodrome.games.ascot.people.names import (
    COLOURS,
    PHRASES,
    inscription_name,
    phrases_in,
    player,
    square_in,
    things_in,
)
from hippodrome.games.ascot.rules.holding import in_hand_of
from hippodrome.games.ascot.rules.squares import is_colour, is_white
from hippodrome.games.ascot.state import ANY_COLOUR, CARDS, Pack, State
from hippodrome.words import Parameter, sentence

OURS = Storyteller(EVENTS, PHRASES)
"""Tells in our words alone: to make another for every step would take half as long again."""
CALLS = 6
"""How many ways the caller has of saying the same thing."""
VARIES_BY = 500
"""Francs by which money changes, to vary what is said with it."""

Teller = Callable[[Storyteller, Page, int], Iterator[Line]]
"""Tells the event in that place of a page, in the words of its pack."""


def storyteller(pack: Pack) -> Storyteller:
    """Give who tells in the words of a pack."""
    return Storyteller(EVENTS, phrases_in(pack)) if pack.named else OURS


def tell(page: Page) -> Iterator[Line]:
    """Tell a play or a draw to one audience, event by event."""
    teller = storyteller(page.pack)
    for index, event in enumerate(page.events):
        yield from TELLERS.get(event.name, tell_plainly)(teller, page, index)


def tell_plainly(teller: Storyteller, page: Page, index: int) -> Iterator[Line]:
    """Tell an event from its facts alone; one without a sentence is told by another, or shown."""
    if EVENTS.by_name[page.events[index].name].sentence:
        yield teller.line(page.events[index])


def call(page: Page, index: int) -> int:
    """Choose one of the caller's ways, the same for every audience."""
    view = page.after
    told = view.rounds + sum(view.length) + sum(view.gone) + view.dead + view.bidding
    return int((told + (view.bank + view.bid) // VARIES_BY + view.called + index) % CALLS)


def tell_in_one_way(teller: Storyteller, page: Page, index: int) -> Iterator[Line]:
    """Tell an event in one of the caller's ways."""
    yield teller.line(page.events[index], call=call(page, index))


def with_more(more: Callable[[Page, Any], Mapping[str, Parameter]]) -> Teller:
    """Make a teller that adds to an event's facts what its sentence needs besides."""

    def tell_more(teller: Storyteller, page: Page, index: int) -> Iterator[Line]:
        event = page.events[index]
        yield teller.line(event, **more(page, event))

    return tell_more


def beside(page: Page, index: int) -> Any:
    """Give the event in a place of the page, or None where there is none."""
    return page.events[index] if 0 <= index < len(page.events) else None


# The deal, whose cards only their holder sees.


def cards_of(view: State, seat: int) -> set[int]:
    """Give the cards in a seat's hand, as far as a view shows them."""
    return {card for card in range(1, CARDS + 1) if seat >= 0 and in_hand_of(view, card, seat)}


def cards_gone(page: Page) -> list[int]:
    """List the cards that have left the audience's own hand."""
    return sorted(cards_of(page.before, page.audience) - cards_of(page.after, page.audience))


def tell_deal(teller: Storyteller, page: Page, index: int) -> Iterator[Line]:
    """A2.1: how many cards went round, and to a seat its own."""
    yield teller.line(page.events[index])
    if page.audience >= 0:
        yield teller.own("own-hand", tuple(sorted(cards_of(page.after, page.audience))))


def tell_put_under(teller: Storyteller, page: Page, index: int) -> Iterator[Line]:
    """A2.3: only the seat itself knows what it puts under the dead pile."""
    if page.events[index].player == page.audience:
        for card in cards_gone(page):
            yield teller.own("own-card-under", card)


def tell_exchanged(teller: Storyteller, page: Page, index: int) -> Iterator[Line]:
    """A2.3: the top card, which only its new owner sees."""
    if page.events[index].player != page.audience:
        yield teller.line(page.events[index])
        return
    for card in cards_of(page.after, page.audience) - cards_of(page.before, page.audience):
        yield teller.own("own-top-card", card)


def tell_done_throwing(teller: Storyteller, page: Page, index: int) -> Iterator[Line]:
    """A2.5: who is done; what was thrown in is told to its own seat only."""
    event = page.events[index]
    if event.player == page.audience:
        gone = tuple(cards_gone(page))
        yield teller.own("own-throw", gone, count=len(gone))
    elif event.left:
        yield teller.line(event)


# The auction, debts and the market.


def tell_hand(teller: Storyteller, page: Page, index: int) -> Iterator[Line]:
    """A3.4: a hand turned up after the auction."""
    event = page.events[index]
    cards = [
        opened.thing
        for opened in page.events[index:]
        if opened.name == "card-opened" and opened.player == event.player
    ]
    yield teller.line(event, cards=things_in(page.pack, cards))


def tell_unsold(teller: Storyteller, page: Page, index: int) -> Iterator[Line]:
    """A3.3, A6.2: nobody wanted it; whom a surplus horse goes to is told next."""
    if page.events[index].kind != "surplus":
        yield teller.line(page.events[index])


def tell_billed(teller: Storyteller, page: Page, index: int) -> Iterator[Line]:
    """A3.4: what the cards kept cost, and whether it is paid at once."""
    event, following = page.events[index], beside(page, index + 1)
    paid = following is not None and following.name == "paid" and following.player == event.player
    yield teller.line(event, paid=int(paid))


def tell_paid(teller: Storyteller, page: Page, index: int) -> Iterator[Line]:
    """Money that changes hands, unless what it is for has just said so."""
    event, earlier = page.events[index], beside(page, index - 1)
    if earlier is not None and earlier.name in ("cards-billed", "entered"):
        if (earlier.player, earlier.francs) == (event.player, event.francs):
            return
    yield teller.line(event)


def both_sides(page: Page, event: Any) -> Mapping[str, Parameter]:
    """A5.6: what lies on the scale, on either side."""
    offer = look_at_offer(page.pack, page.after)
    assert offer is not None, "an offer made is open until it is answered"
    gives, takes = things_in(page.pack, offer.gives), things_in(page.pack, offer.takes)
    if event.pays:
        gives = (*gives, sentence("ascot-francs", francs=event.pays))
    if event.asks:
        takes = (*takes, sentence("ascot-francs", francs=event.asks))
    return {"gives": gives, "takes": takes}


# Training and race.


def total_of(_page: Page, event: Any) -> Mapping[str, Parameter]:
    """A4.1, A8.1: two dice in training, one in the race."""
    return {"total": event.one + event.two, "double": int(event.one == event.two)}


def name_of_square(page: Page, event: Any) -> Mapping[str, Parameter]:
    """A4.2: where a horse stops."""
    return {"square": square_in(page.pack, page.pack.square_name[event.square])}


def colour_of_horse(page: Page, event: Any) -> Mapping[str, Parameter]:
    """A4.7, A10.2: Advantages are of the horse's colour."""
    return {"colour": COLOURS[page.pack.colour[event.horse]]}


def way_of_gallop(_page: Page, event: Any) -> Mapping[str, Parameter]:
    """A4.8: on or back, without obeying the square reached."""
    way = "back" if event.end < event.start else "on"
    return {"squares": abs(event.end - event.start), "way": way}


def words_on_square(_page: Page, event: Any) -> Mapping[str, Parameter]:
    """A10.6: what a white square says."""
    return {"inscription": inscription_name(event.kind, event.number)}


def ground(pack: Pack, horse: int, lane: int, length: int) -> str:
    """Say what a horse has come to stand on: own, other, any, white or plain."""
    square = pack.square[lane][length]
    if square == pack.colour[horse]:
        return "own"
    if square == ANY_COLOUR:
        return "any"
    if is_colour(square):
        return "other"
    return "white" if is_white(square) else "plain"


def tell_moved(teller: Storyteller, page: Page, index: int) -> Iterator[Line]:
    """A9.9: where the throw took a horse."""
    event = page.events[index]
    reached = ground(page.pack, event.horse, event.lane, event.length)
    yield teller.line(event, ground=reached, call=call(page, index))


def tell_off(teller: Storyteller, page: Page, index: int) -> Iterator[Line]:
    """A8.1: the off, which belongs to the event before it: who begins."""
    yield teller.line(page.events[index], call=call(page, index - 1))


def placed(page: Page, event: Any) -> Mapping[str, Parameter]:
    """A11.1: the judge's list."""
    horses = [event.first, event.second, event.third][: event.count]
    return {"horses": things_in(page.pack, horses)}


def tell_richest(teller: Storyteller, page: Page, index: int) -> Iterator[Line]:
    """A11.4, A11.6: the richest, all of them together."""
    richest = [event for event in page.events if event.name == "richest"]
    if page.events[index] is richest[0]:
        players = tuple(player(event.player) for event in richest)
        too = int(richest[0].wins == "too")
        yield teller.line(richest[0], too=too, count=len(richest), players=players)


TELLERS: Mapping[str, Teller] = {
    "dealt": tell_deal,
    "put-under": tell_put_under,
    "exchanged": tell_exchanged,
    "done-throwing": tell_done_throwing,
    "hand-opened": tell_hand,
    "unsold": tell_unsold,
    "cards-billed": tell_billed,
    "paid": tell_paid,
    "offer-made": with_more(both_sides),
    "dice-thrown": with_more(total_of),
    "on-square": with_more(name_of_square),
    "advantage-earned": with_more(colour_of_horse),
    "advantage-spent": with_more(colour_of_horse),
    "galloped": with_more(way_of_gallop),
    "inscribed": with_more(words_on_square),
    "moved": tell_moved,
    "off": tell_off,
    "race-over": with_more(placed),
    "richest": tell_richest,
    **dict.fromkeys(
        (
            *("turned-up", "bade", "passed", "sold", "back-in-box", "horse-called"),
            *("stays-fallen", "jostled", "waited-at-post", "went-on", "fell", "out-of-race"),
            *("past-post", "into-bend", "into-straight", "leads"),
        ),
        tell_in_one_way,
    ),
}
"""How events are told that need more than their facts."""
