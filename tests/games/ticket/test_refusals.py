"""Every reason for a refusal can come up, and each is a sentence with its paragraph."""

from collections.abc import Callable
from random import Random

import pytest

from hippodrome.engine.errors import Refused
from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.moves import FORWARD, MENU, SLOTS, card_of, joker_move
from hippodrome.games.ticket.people.refusals import explain
from hippodrome.games.ticket.rules import doors as rules
from hippodrome.games.ticket.rules import reasons
from hippodrome.games.ticket.state import JOKER, Pack, State
from hippodrome.words import LANGUAGES, Sentence, words
from tests.games.ticket.positions import Meeting, pair, single, standing

Case = tuple[Pack, State, int, int]

NAMES = list(vars(reasons))
CODES = {
    name: value
    for name, value in vars(reasons).items()
    if name.isupper() and NAMES.index(name) >= NAMES.index("ALLOWED")
}


def at_the_start(
    seat: int = 0, move: str = "flat:3", pack: str = "standard", **options: int
) -> Case:
    meeting = Meeting(pack=pack, **options)
    return meeting.pack.printed, meeting.state, seat, GAME.read(move)


def predicting(move: str, pack: str = "standard") -> Case:
    meeting = Meeting(pack=pack)
    meeting.play(0, "flat:3")
    meeting.deal()
    return meeting.pack.printed, meeting.state, 0, GAME.read(move)


def racing(drawing: str, move: str, *hand: int) -> Case:
    race = standing(drawing)
    card = card_of(GAME.read(move))
    race = race.holding(*(hand or [card]))
    return race.pack, race.state, 0, GAME.read(move)


def when_over() -> Case:
    pack, state, seat, move = at_the_start()
    state.over = 1
    return pack, state, seat, move


def beyond_every_slot() -> Case:
    pack, state, seat, _ = at_the_start()
    return pack, state, seat, SLOTS


def short_joker() -> Case:
    pack, state, seat, move = racing("1 . . .", "J1+3")
    pack.farthest = 2
    return pack, state, seat, move


LINE = """
    . . . : .
    . 2 . : 1
    . . . : .
"""
TIGHT = """
    1 2 . 5
    3 4 . .
"""

CASES: dict[str, tuple[Callable[[], Case], str | None]] = {
    "ALLOWED": (at_the_start, None),
    "MEETING_OVER": (when_over, "T2.1"),
    "NOT_A_SEAT": (lambda: at_the_start(seat=2), "T2.1"),
    "NOT_AWAITED": (lambda: at_the_start(seat=1), "T3.4"),
    "NOT_A_MOVE": (beyond_every_slot, None),
    "RACE_TO_CHOOSE": (lambda: at_the_start(move="7-3-5"), "T3.1"),
    "TICKET_TO_FILL": (lambda: predicting("5+3"), "T3.2"),
    "CARD_TO_PLAY": (lambda: racing("1 .", "flat:3", JOKER), "T3.4"),
    "FLAT_ONLY": (lambda: at_the_start(move="hedges:3", flat_only=1), "T3.6"),
    "CARDS_OUT_OF_RANGE": (lambda: at_the_start(move="flat:2"), "T3.1"),
    "NO_SUCH_HORSE": (lambda: predicting("5-.-.", "tiny"), "T1.1"),
    "EMPTY_TICKET": (lambda: predicting(".-.-."), "T3.2"),
    "HORSE_TWICE": (lambda: predicting("4-.-4"), "T3.2"),
    "CARD_NOT_HELD": (lambda: racing("1 .", "1+1", JOKER), "T3.4"),
    "CARDS_STILL_PLAYABLE": (lambda: racing("1 .", "xJ", JOKER), "T4.9"),
    "BEYOND_THE_LINE": (lambda: racing(LINE, "1-1"), "T5.2"),
    "HEDGE_BEHIND": (lambda: racing(". | 1", "1-1"), "T7.2"),
    "RIVER_AHEAD": (lambda: racing("1 ~ | .", "1+1"), "T7.3"),
    "OFF_THE_TRACK": (lambda: racing("1 . 2", "1~2+"), "T4.5"),
    "NOBODY_WOULD_MOVE": (lambda: racing("1 2 .", "1~2-"), "T4.10"),
    "NOT_ADJACENT": (lambda: racing("1 . 2", "1=2"), "T4.6"),
    "NO_ROOM_TO_YIELD": (lambda: racing(TIGHT, "5-3/+"), "T4.7"),
    "YIELD_NOT_SAID": (lambda: racing("1 2 .", "1+1"), "T4.7"),
    "NOBODY_IN_THE_WAY": (lambda: racing("1 . 2", "1+1/+"), "T4.7"),
    "YIELD_SQUARE_TAKEN": (lambda: racing("1 2 3", "1+1/+"), "T4.8"),
    "YIELD_OFF_THE_TRACK": (lambda: racing("1 2 3", "1+1/<"), "T4.7"),
    "YIELD_BACK_OVER_LINE": (lambda: racing(LINE, "2+2/-"), "T5.2"),
    "YIELD_BACK_OVER_HEDGE": (lambda: racing(". | 1 . 2", "2-2/-"), "T7.2"),
    "YIELD_INTO_RIVER": (lambda: racing("1 2 ~ | .", "1+1/+"), "T7.3"),
    "TOO_FAR": (short_joker, "T4.4"),
}


def test_every_code_has_a_case_and_a_number_of_its_own() -> None:
    assert list(CODES.values()) == list(range(len(CODES)))
    assert set(CASES) == set(CODES)


@pytest.mark.parametrize("name", CASES)
def test_every_code_can_come_up_and_is_explained_in_every_language(name: str) -> None:
    build, paragraph = CASES[name]
    pack, state, seat, move = build()
    assert rules.refusal(pack, state, seat, move) == CODES[name]
    view = State()
    if 0 <= seat < state.seats:
        GAME.interpreted.see(pack, state, seat, view)
    else:
        view = state.copy()
    refused = explain(pack, view, seat, move)
    assert isinstance(refused, Refused)
    assert refused.code == CODES[name]
    assert refused.paragraph == paragraph
    assert paragraph is None or paragraph in GAME.paragraphs()
    told = {language: words(language).tell(refused.sentence) for language in LANGUAGES}
    assert all(told.values())
    assert told["en"] != told["fr"]
    assert str(refused) == told["en"]


def test_no_two_codes_share_a_sentence() -> None:
    keys = []
    for build, _ in CASES.values():
        pack, state, seat, move = build()
        keys.append(explain(pack, state.copy(), seat, move).sentence.key)
    assert len(set(keys)) == len(keys)


def named(number: int) -> Sentence:
    return Sentence("horse", {"number": number})


@pytest.mark.parametrize(
    ("name", "params"),
    [
        ("CARDS_OUT_OF_RANGE", {"least": 3, "most": 7}),
        ("NO_SUCH_HORSE", {"horses": 4}),
        ("CARD_NOT_HELD", {"card": "1.1"}),
        ("TOO_FAR", {"farthest": 2}),
        ("BEYOND_THE_LINE", {"horse": named(1)}),
        ("NO_ROOM_TO_YIELD", {"horse": named(5), "occupant": named(1)}),
        ("YIELD_NOT_SAID", {"occupant": named(2)}),
        ("YIELD_BACK_OVER_LINE", {"occupant": named(1)}),
        ("YIELD_BACK_OVER_HEDGE", {"occupant": named(1)}),
        ("NOBODY_IN_THE_WAY", {"horse": named(1)}),
        ("EMPTY_TICKET", {}),
    ],
)
def test_a_sentence_names_cards_horses_and_bounds(name: str, params: dict[str, object]) -> None:
    pack, state, seat, move = CASES[name][0]()
    assert explain(pack, state.copy(), seat, move).sentence.params == params


def test_a_small_pack_refuses_the_horses_and_distances_it_does_not_have() -> None:
    meeting = Meeting(pack="tiny")
    meeting.play(0, "flat:1")
    meeting.deal([JOKER], [single(1, 1)]).predict("1-.-.", "1-.-.")
    pack, state = meeting.pack.printed, meeting.state
    for horse, squares, code in ((4, 2, 0), (5, 1, reasons.NO_SUCH_HORSE), (4, 3, reasons.TOO_FAR)):
        move = joker_move(horse, squares, FORWARD, 0)
        assert rules.refusal(pack, state, 0, move) == code
    other = Meeting(pack="tiny")
    other.play(0, "flat:1")
    other.deal()
    for ticket in ("5-.-.", ".-7-.", ".-.-6", "1-5-2"):
        move = GAME.read(ticket)
        assert rules.refusal(pack, other.state, 0, move) == reasons.NO_SUCH_HORSE
    assert rules.refusal(pack, other.state, 0, GAME.read("4-.-.")) == 0


def test_any_integer_from_anyone_is_answered() -> None:
    chance = Random("any integer")
    for build, _ in CASES.values():
        pack, state, _, _ = build()
        for _ in range(50):
            move = chance.choice((chance.randint(-5, 4000), chance.randint(-(2**63), 2**63 - 1)))
            seat = chance.choice((-1, 0, 1, 2, 5, 6, chance.randint(-(2**63), 2**63 - 1)))
            code = rules.refusal(pack, state, seat, move)
            assert code in CODES.values()
            if code == 0:
                moves = [0] * MENU
                assert move in moves[: rules.menu(pack, state, seat, moves)]
            explain(pack, state.copy(), seat, move)


@pytest.mark.parametrize("seat", [-1, 2, 6, 100])
def test_a_menu_is_empty_for_whoever_is_not_at_the_table(seat: int) -> None:
    pack, state, _, _ = at_the_start()
    assert rules.menu(pack, state, seat, [0] * MENU) == 0
    assert rules.refusal(pack, state, seat, GAME.read("flat:3")) == reasons.NOT_A_SEAT


def test_no_move_has_a_free_amount() -> None:
    pack, state, seat, move = at_the_start()
    out = [7, 7, 7]
    assert rules.amounts(pack, state, seat, move, out) == 0
    assert out == [7, 7, 7]


def test_a_pair_card_thrown_away_must_be_held() -> None:
    pack, state, seat, _ = racing("1 . 2", "1~2-", pair(1, 2))
    assert rules.refusal(pack, state, seat, GAME.read("x1.1")) == reasons.CARD_NOT_HELD
    assert rules.refusal(pack, state, seat, GAME.read("x1~2")) == reasons.CARDS_STILL_PLAYABLE
