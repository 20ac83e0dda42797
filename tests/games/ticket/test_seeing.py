"""What a seat may know (T3.2 to T3.4), and how it imagines the rest."""

from collections import Counter
from random import Random

import pytest

from hippodrome.engine.stream import new_stream
from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.moves import card_of
from hippodrome.games.ticket.rules.views import imagine, see
from hippodrome.games.ticket.state import (
    CHOOSE,
    CLOSED,
    HORSES,
    JOKER,
    NO_CARD,
    PREDICT,
    UNKNOWN,
    State,
)
from tests.games.ticket.drawings import NO_WAY_ON
from tests.games.ticket.positions import (
    ORANGE,
    PURPLE,
    RED,
    Meeting,
    Race,
    pair,
    single,
    standing,
)

OPEN_TO_ALL = [name for name in State.REMEMBERED if name not in ("deck", "hand", "ticket")]


def seen(meeting: Meeting | Race, seat: int) -> State:
    view = State()
    pack = meeting.pack if isinstance(meeting, Race) else meeting.pack.printed
    see(pack, meeting.state, seat, view)
    return view


def walk(seats: int, hidden: int, seed: str) -> list[State]:
    """Play a random tiny meeting and give every state it went through."""
    chance = Random(seed)
    house = {"drawn_lanes": hidden % 2, "deal_on": int(hidden > 0), "vacated": hidden // 2}
    meeting = Meeting(seats, "tiny", first=0, hidden=hidden, **house)
    states = [meeting.state.copy()]
    while not meeting.over:
        if meeting.spread:
            meeting.draw(chance.randrange(meeting.spread))
        else:
            seat = chance.choice(meeting.awaited)
            meeting.play(seat, chance.choice(meeting.menu(seat)))
        states.append(meeting.state.copy())
    return states


def hidden_from(state: State, seat: int, other: int) -> bool:
    """Say from the rules whether a seat may not see another's ticket."""
    if seat == other or state.phase in (CHOOSE, CLOSED) or not any(state.ticket[other]):
        return False
    return state.phase == PREDICT or state.hidden == 1 or state.sealed == 1


@pytest.mark.parametrize("hidden", [0, 1, 2])
@pytest.mark.parametrize("seats", [2, 3])
def test_T3_4_a_seat_sees_everything_but_hands_deck_and_hidden_tickets(
    seats: int, hidden: int
) -> None:
    pack = GAME.pack("tiny").printed
    for state in walk(seats, hidden, f"seeing {seats} {hidden}"):
        for seat in range(-1, seats):
            view = State()
            see(pack, state, seat, view)
            for name in OPEN_TO_ALL:
                assert getattr(view, name) == getattr(state, name), name
            unseen = Counter({kind: n for kind, n in enumerate(state.deck) if n})
            for other in range(6):
                held = [card for card in state.hand[other] if card != NO_CARD]
                if other == seat:
                    assert view.hand[other] == state.hand[other]
                else:
                    unseen.update(held)
                    assert view.hand[other] == [UNKNOWN] * len(held) + [NO_CARD] * (7 - len(held))
                if hidden_from(state, seat, other):
                    assert view.ticket[other] == [0, UNKNOWN, UNKNOWN, UNKNOWN]
                else:
                    assert view.ticket[other] == state.ticket[other]
            assert Counter({kind: n for kind, n in enumerate(view.deck) if n}) == unseen


def test_seeing_leaves_the_state_alone() -> None:
    meeting = Meeting(3)
    meeting.play(0, "flat:3")
    meeting.deal().predict("1-.-.", "2-.-.")
    before = meeting.state.copy()
    seen(meeting, 0)
    assert meeting.state == before


@pytest.mark.parametrize("hidden", [0, 1, 2])
def test_what_is_imagined_agrees_with_what_is_seen(hidden: int) -> None:
    pack = GAME.pack("tiny").printed
    stream = new_stream(7)
    for state in walk(3, hidden, f"imagining {hidden}"):
        for seat in range(-1, 3):
            view = State()
            see(pack, state, seat, view)
            dream = view.copy()
            imagine(pack, dream, seat, stream)
            again = State()
            see(pack, dream, seat, again)
            assert again == view, again.differences(view)
            assert dream.held == state.held
            for other in range(3):
                hand = dream.hand[other][: dream.held[other]]
                assert hand == sorted(hand)
                assert all(card > NO_CARD for card in hand)
                ticket = [horse for horse in dream.ticket[other] if horse]
                assert len(set(ticket)) == len(ticket)
                assert all(1 <= horse <= pack.horses for horse in ticket)
                assert bool(ticket) == any(state.ticket[other])
            whole = Counter(card for hand in dream.hand for card in hand if card)
            whole.update({kind: n for kind, n in enumerate(dream.deck) if n})
            whole.subtract(card_of(dream.pile[index]) for index in range(dream.piled))
            known = Counter(card for hand in state.hand for card in hand if card)
            known.update({kind: n for kind, n in enumerate(state.deck) if n})
            known.subtract(card_of(state.pile[index]) for index in range(state.piled))
            assert whole == known


def test_every_unseen_card_is_imagined_about_equally_often() -> None:
    meeting = Meeting(pack="tiny")
    meeting.play(0, "flat:1")
    meeting.deal([JOKER], [single(ORANGE, 1)])
    view = seen(meeting, 0)
    stream = new_stream(1)
    found: Counter[int] = Counter()
    for _ in range(2800):
        dream = view.copy()
        imagine(meeting.pack.printed, dream, 0, stream)
        found[dream.hand[1][0]] += 1
    possible = [kind for kind in range(JOKER) if meeting.pack.printed.copies[kind]]
    assert sorted(found) == possible  # never the joker, which the viewer holds
    assert len(possible) == 14
    assert all(150 < times < 250 for times in found.values())


def test_every_hand_of_two_unseen_cards_is_imagined_about_equally_often() -> None:
    meeting = Meeting(pack="tiny")
    meeting.play(0, "flat:2")
    meeting.deal([JOKER, single(ORANGE, 1)], [single(ORANGE, 2), single(PURPLE, 1)])
    view = seen(meeting, 0)
    stream = new_stream(5)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(7800):
        dream = view.copy()
        imagine(meeting.pack.printed, dream, 0, stream)
        found[tuple(dream.hand[1][:2])] += 1
    assert len(found) == 13 * 12 // 2
    assert all(65 < times < 140 for times in found.values())


def test_hidden_tickets_of_the_whole_box_are_imagined_legally() -> None:
    meeting = Meeting()
    meeting.play(0, "flat:3")
    meeting.deal().play(1, "1-2-3")
    view = seen(meeting, 0)
    stream = new_stream(6)
    found: Counter[int] = Counter()
    for _ in range(1500):
        dream = view.copy()
        imagine(meeting.pack.printed, dream, 0, stream)
        ticket = [horse for horse in dream.ticket[1] if horse]
        assert len(set(ticket)) == len(ticket) > 0
        found.update(ticket)
    assert sorted(found) == [1, 2, 3, 4, 5, 6, 7]


def test_the_far_corner_of_the_largest_track_is_seen_too() -> None:
    lane = ". " * 23
    race = standing("\n".join([f"{lane} ."] * 6 + [f"{lane} 1"]))
    view = seen(race, -1)
    assert view.stands[7][24] == 1
    assert (view.lane[1], view.column[1]) == (7, 24)


def test_every_hidden_ticket_is_imagined_about_equally_often() -> None:
    meeting = Meeting(pack="tiny")
    meeting.play(0, "flat:1")
    meeting.deal().play(1, "1-2-3")
    view = seen(meeting, 0)
    stream = new_stream(2)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(7200):
        dream = view.copy()
        imagine(meeting.pack.printed, dream, 0, stream)
        found[tuple(dream.ticket[1][1:])] += 1
    assert len(found) == 72
    assert all(60 < times < 145 for times in found.values())


def test_T4_9_nobody_is_imagined_with_a_card_they_showed_not_to_hold() -> None:
    race = standing(
        NO_WAY_ON,
        hand=[pair(ORANGE, PURPLE), single(RED, 2)],
        others=[[single(ORANGE, 1), single(ORANGE, 2)]],
    )
    for kind in (*(single(ORANGE, n) for n in (1, 2, 3)), pair(ORANGE, 4), JOKER):
        race.having(deck={kind: 2 if kind == JOKER else 1})
    race.play("x1~2")
    stream = new_stream(3)
    view = seen(race, 1)
    assert view.deck[single(RED, 2)] == 1
    hands: Counter[int] = Counter()
    for _ in range(60):
        dream = view.copy()
        imagine(race.pack, dream, 1, stream)
        assert dream.held[0] == 1
        again = State()
        see(race.pack, dream, 1, again)
        assert again == view, again.differences(view)
        hands[dream.hand[0][0]] += 1
    # Of what seat 1 has not seen, only these cannot be played where the horses stand.
    stuck = {single(RED, 2), pair(ORANGE, 4)}
    assert {card for card in hands if race.state.ruled_out[0] >> card & 1} == set()
    assert stuck <= set(hands)
    own = view.copy()
    imagine(race.pack, own, 1, stream)
    assert own.hand[1] == view.hand[1]


def test_a_contradiction_is_imagined_anyway_rather_than_for_ever() -> None:
    race = standing("1 . 2", others=[[JOKER]])
    race.having(ruled_out={1: 1 << JOKER})
    view = seen(race, 0)
    imagine(race.pack, view, 0, new_stream(4))
    assert view.hand[1][0] == JOKER
    assert view.held[1] == 1


def test_simultaneous_tickets_commute() -> None:
    states = []
    for order in ((0, 1, 2), (2, 0, 1)):
        meeting = Meeting(3, "tiny")
        meeting.play(0, "flat:1")
        meeting.deal()
        for seat in order:
            meeting.play(seat, GAME.read(f"{seat + 1}-.-."))
        states.append(meeting.state.copy())
    assert states[0] == states[1]


def test_a_view_that_was_used_before_shows_no_more_than_a_blank_one() -> None:
    """Bots and simulations look again and again into the same view, from every seat in turn."""
    used = State()
    chance = Random("used views")
    for seats, hidden in ((3, 0), (2, 1), (3, 2), (3, 1)):
        pack = GAME.pack("tiny").printed
        states = walk(seats, hidden, f"used views {seats}")
        for state in [*states, *chance.sample(states, len(states) // 2)]:
            for seat in range(-1, seats):
                blank = State()
                see(pack, state, seat, blank)
                see(pack, state, seat, used)
                assert used == blank, used.differences(blank)


def test_everybody_sees_where_every_horse_stands() -> None:
    race = standing(
        """
        1 2 . .
        . 3 4 .
        5 . 6 7
        """
    )
    for audience in (-1, 0):
        view = seen(race, audience)
        for horse in range(1, HORSES + 1):
            square = race.state.lane[horse], race.state.column[horse]
            assert (view.lane[horse], view.column[horse]) == square
            assert view.stands[square[0]][square[1]] == horse
