"""What Ticket Gagnant hides, from whom, and until when: from the rulebook, never from `see`.

- T3.4: a hand is known to its seat alone, until its cards are played. Nobody knows the cards
  left in the deck. So all cards in the other hands and in the deck might be any of each other.
- T3.2: a ticket is known to its seat alone while the others still fill theirs.
- T3.3: then all are turned over; with hidden predictions only when the race has been ranked.
- T3.6: where the first player says so race by race, that holds of the races chosen `hidden`.
- Everything else lies on the table.
"""

from __future__ import annotations

from random import Random

from hippodrome.games.ticket.state import PHOTO, PREDICT, RACE, Pack, State

SECRET_DECISIONS = (PREDICT,)
"""Phases in which what a seat decides is its own business (T3.2)."""
SECRET_FIELDS = ("deck", "hand", "ticket")


def reshuffle(pack: Pack, state: State, seat: int, chance: Random) -> None:
    """Put one other possibility in place of all that is hidden from a seat."""
    others = [other for other in range(state.seats) if other != seat]
    unseen = [kind for kind, count in enumerate(state.deck) for _ in range(count)]
    for other in others:
        unseen += [card for card in state.hand[other] if card > 0]
    chance.shuffle(unseen)
    for other in others:
        hand = sorted(unseen.pop() for _ in range(state.held[other]))
        for position, card in enumerate(hand):
            state.hand[other][position] = card
    for kind in range(len(state.deck)):
        state.deck[kind] = unseen.count(kind)
    for other in others:
        filled = sum(state.ticket[other]) > 0
        until_the_finish = state.hidden == 1 or state.sealed == 1
        secret = state.phase == PREDICT or (until_the_finish and state.phase in (RACE, PHOTO))
        if filled and secret:
            boxes = chance.sample(range(1, pack.horses + 1), 3)
            blank = chance.randrange(4)
            for box in range(1, 4):
                state.ticket[other][box] = 0 if box == blank else boxes[box - 1]
