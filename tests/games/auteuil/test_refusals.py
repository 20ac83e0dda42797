"""Every reason for a refusal can come up, and each is a sentence with its paragraph."""

from collections.abc import Callable
from random import Random

import pytest

from hippodrome.engine.errors import Refused
from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.people.refusals import explain, unfinished
from hippodrome.games.auteuil.rules import legality, reasons
from hippodrome.words import LANGUAGES, Sentence, words
from tests.games.auteuil.evenings import BULLFINCH, SLIP, Evening, horse, player

Case = tuple[Evening, int, int]

CODES = {name: value for name, value in vars(reasons).items() if name.isupper()}


def betting(move: str, seat: int = 0) -> Case:
    return Evening().enter(), seat, GAME.read(move)


def after_betting(marked: str, move: str) -> Case:
    evening, seat, number = betting(move)
    evening.game.interpreted.play(evening.pack.printed, evening.state, seat, GAME.read(marked))
    return evening, seat, number


def with_five_horses() -> Case:
    evening, seat, move = betting("T1-2-6")
    evening.pack.printed.horses = 5
    return evening, seat, move


def between(move: str, **options: int) -> Case:
    return Evening(**options).settle(), 0, GAME.read(move)


def racing(move: str, dice: str = "345", **squares: int) -> Case:
    return Evening().start().stand(**squares).throw(dice), 0, GAME.read(move)


def stuck() -> Case:
    evening = Evening(3).start().stand(h5=7).throw("345").give("3>5", "4>1", "5>2")
    evening.give("enough").throw("135")
    return evening, evening.state.turn, GAME.read("1>5")


def arrived() -> Case:
    evening = Evening().start().stand(h5=58).throw("345").give("3>5", "4>1", "5>2")
    return evening, 0, GAME.read("+5")


def bonus(move: str, *played: str) -> Case:
    evening = Evening().start().throw("345").give("3>1", "4>2", "5>3", *played)
    return evening, 0, GAME.read(move)


def fourth(move: str) -> Case:
    return Evening().start().throw("666").give("6>1", "6>2", "6>3"), 0, GAME.read(move)


def when_over() -> Case:
    return Evening(races=1).settle(), 0, GAME.read("go")


def beyond_every_slot() -> Case:
    evening, seat, _ = betting("G1")
    return evening, seat, GAME.slots


CASES: dict[str, tuple[Callable[[], Case], str | None]] = {
    "ALLOWED": (lambda: betting("G7"), None),
    "EVENING_OVER": (when_over, "U7.1"),
    "NOT_A_SEAT": (lambda: betting("G7", seat=2), "U2.9"),
    "NOT_AWAITED": (lambda: (Evening().start().throw("345"), 1, GAME.read("3>1")), "U2.5"),
    "NOT_A_MOVE": (beyond_every_slot, None),
    "BETWEEN_RACES": (lambda: between("G7"), "U7.4"),
    "SLIP_TO_FILL": (lambda: betting("3>1"), "U2.3"),
    "DICE_TO_PLAY": (lambda: racing("+1"), "U3.1"),
    "BONUS_TO_PLAY": (lambda: bonus("3>1"), "U5.1"),
    "FOURTH_TO_PLAY": (lambda: fourth("6>4"), "U5.4"),
    "NO_SUCH_HORSE": (with_five_horses, "U1.1"),
    "HORSE_TWICE": (lambda: betting("T4-1-4"), "U2.3"),
    "ALREADY_BET": (lambda: after_betting("G7", "G3"), "U2.3"),
    "NO_SWEETS": (lambda: between("go+1"), "U7.3"),
    "NO_SUCH_DIE": (lambda: racing("6>1"), "U3.1"),
    "ALREADY_MOVED": (
        lambda: (Evening().start().throw("345").give("3>1"), 0, GAME.read("4>1")),
        "U3.1",
    ),
    "STUCK": (stuck, "U4.2"),
    "HAS_ARRIVED": (arrived, "U6.1"),
    "CANNOT_JUMP": (lambda: racing("3>5", h5=8), "U4.1"),
    "DICE_STILL_PLAYABLE": (lambda: racing("enough"), "U3.2"),
    "ALREADY_EXTRA": (lambda: bonus("+1", "+1"), "U5.1"),
}


def test_every_code_has_a_case_and_a_number_of_its_own() -> None:
    assert list(CODES.values()) == list(range(len(CODES)))
    assert set(CASES) == set(CODES)


@pytest.mark.parametrize("name", CASES)
def test_every_code_can_come_up_and_is_explained_in_every_language(name: str) -> None:
    build, paragraph = CASES[name]
    evening, seat, move = build()
    assert legality.refusal(evening.pack.printed, evening.state, seat, move) == CODES[name]
    view = evening.view(seat) if 0 <= seat < evening.seats else evening.state.copy()
    refused = explain(evening.pack.printed, view, seat, move)
    assert isinstance(refused, Refused)
    assert (refused.code, refused.paragraph) == (CODES[name], paragraph)
    assert paragraph is None or paragraph in evening.game.paragraphs()
    told = {language: words(language).tell(refused.sentence) for language in LANGUAGES}
    assert told["en"] != told["fr"]
    assert str(refused) == told["en"]


def test_no_two_codes_share_a_sentence() -> None:
    found = []
    for build, _ in CASES.values():
        evening, seat, move = build()
        found.append(explain(evening.pack.printed, evening.state, seat, move).sentence.key)
    assert len(set(found)) == len(found)


def die(points: int) -> Sentence:
    return Sentence("auteuil-die", {"points": points})


@pytest.mark.parametrize(
    ("name", "params"),
    [
        ("EVENING_OVER", {}),
        ("BETWEEN_RACES", {"sweets": 0}),
        ("NO_SUCH_HORSE", {"horses": 5}),
        ("ALREADY_BET", {"bet": "win"}),
        ("NO_SUCH_DIE", {"points": 6, "dice": (die(3), die(4), die(5))}),
        ("ALREADY_MOVED", {"horse": horse(1)}),
        (
            "STUCK",
            {
                "horse": horse(5),
                "where": Sentence("auteuil-at-obstacle", {"number": BULLFINCH}),
                "player": player(0),
            },
        ),
        ("HAS_ARRIVED", {"horse": horse(5)}),
        (
            "CANNOT_JUMP",
            {
                "horse": horse(5),
                "points": 3,
                "jump": 4,
                "obstacle": Sentence("auteuil-the-obstacle", {"number": BULLFINCH}),
            },
        ),
        ("DICE_STILL_PLAYABLE", {"dice": (die(3), die(4), die(5))}),
        ("ALREADY_EXTRA", {"horse": horse(1)}),
    ],
)
def test_a_sentence_names_horses_dice_and_obstacles(name: str, params: dict[str, object]) -> None:
    evening, seat, move = CASES[name][0]()
    assert explain(evening.pack.printed, evening.view(0), seat, move).sentence.params == params


@pytest.mark.parametrize(
    ("marked", "again", "bet"),
    [("T1-2-3", "T3-2-1", "tierce"), ("G2", "G1", "win"), ("P1", "P1", "place")],
)
def test_a_bet_that_is_made_already_is_named(marked: str, again: str, bet: str) -> None:
    evening, seat, move = after_betting(marked, again)
    refused = explain(evening.pack.printed, evening.view(seat), seat, move)
    assert refused.sentence.params == {"bet": bet}


def test_only_with_sweets_is_buying_mentioned() -> None:
    evening, seat, move = between("G7", sweets=1)
    refused = explain(evening.pack.printed, evening.view(seat), seat, move)
    assert "go+2" in str(refused)
    evening, seat, move = between("G7")
    assert "go+2" not in str(explain(evening.pack.printed, evening.view(seat), seat, move))


def test_the_dice_left_are_those_no_horse_took() -> None:
    evening = Evening().start().throw("345").give("4>1")
    refused = explain(evening.pack.printed, evening.view(0), 0, GAME.read("4>2"))
    assert refused.sentence.params == {"points": 4, "dice": (die(3), die(5))}


@pytest.mark.parametrize(
    ("bets", "missing"),
    [
        ("T7-3-4 G7", ("place",)),
        ("T7-3-4 P3", ("win",)),
        ("P3 G7", ("tierce",)),
        ("P3", ("tierce", "win")),
        ("", ("tierce", "win", "place")),
    ],
)
def test_U2_3_a_slip_with_a_bet_left_out_is_refused_as_a_whole(
    bets: str, missing: tuple[str, ...]
) -> None:
    evening = Evening().enter()
    before = evening.state.copy()
    with pytest.raises(Refused) as caught:
        evening.play(0, *bets.split())
    assert caught.value.paragraph == "U2.3"
    assert caught.value.code == reasons.SLIP_TO_FILL
    assert caught.value.sentence.params == {
        "missing": tuple(Sentence(f"auteuil-lacks-{bet}") for bet in missing)
    }
    for language in LANGUAGES:
        assert words(language).tell(caught.value.sentence)
    assert evening.state == before


def test_whatever_is_no_half_filled_slip_is_finished() -> None:
    evening = Evening().enter()
    evening.play(0, *SLIP.split())
    assert unfinished(evening.pack.printed, evening.state, 0) is None
    assert unfinished(evening.pack.printed, evening.state, 1) is not None
    assert unfinished(evening.pack.printed, evening.state, 2) is None
    assert unfinished(evening.pack.printed, evening.state, -1) is None
    evening.play(1, *SLIP.split())
    evening.start().throw("345")
    assert unfinished(evening.pack.printed, evening.state, 0) is None


def test_any_integer_from_anyone_is_answered() -> None:
    chance = Random("any integer")
    for build, _ in CASES.values():
        evening, _, _ = build()
        pack, state = evening.pack.printed, evening.state
        for _ in range(50):
            move = chance.choice((chance.randint(-5, 700), chance.randint(-(2**63), 2**63 - 1)))
            seat = chance.choice((-1, 0, 1, 2, 9, 10, chance.randint(-(2**63), 2**63 - 1)))
            code = legality.refusal(pack, state, seat, move)
            assert code in CODES.values()
            if code == 0:
                moves = [0] * GAME.menu_size
                assert move in moves[: legality.menu(pack, state, seat, moves)]
            assert explain(pack, state, seat, move).code == code
