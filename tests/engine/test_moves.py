"""A table of moves: numbers, slots, notation and what crosses the wire all follow from its rows."""

import msgspec
import pytest

from hippodrome.engine.errors import BadMove, BadNotation
from hippodrome.engine.moves import Each, Move, Moves
from hippodrome.engine.parts import amount, numbered, worded
from hippodrome.words import LANGUAGES, words


def wrong(text: str) -> BadNotation:
    return BadNotation("notation-unreadable", text=f"not {text}")


DIE = numbered("die", 3, lowest=1)
HORSE = numbered("horse", 7, spelt=tuple("abcdefg"))
SIDE = worded("side", "left", "right", spelt=("<", ">"), aliases={"l": 0})
LANE = numbered("lane", 4, aliases={"post": 0}, wrong=wrong)
FRANCS = amount("francs", 1000, wrong=wrong)
RUNGS = 5

TABLE = Moves(
    Move("pass", paragraph={"bid": "X1.1", "bet": "X2.2"}),
    Each(
        DIE,
        Move("aside", paragraph="X1.2", notation="{die}:?aside"),
        Move("on", HORSE, SIDE, paragraph="X1.3", notation="{die}:?{horse}{side}"),
    ),
    Move("lane", LANE, paragraph="X1.4", completes=False),
    Move("bid", FRANCS, paragraph="X1.5"),
    Move("bet", HORSE, FRANCS, paragraph="X1.6", notation="bet:{horse}={francs}"),
    unreadable="notation-unreadable",
    rungs=RUNGS,
)


def test_blocks_follow_each_other_in_the_order_of_the_table() -> None:
    inner = 1 + 7 * 2
    assert [TABLE.first(name) for name in ("pass", "aside", "on", "lane", "bid", "bet")] == [
        *(0, 1, 2),
        *(1 + 3 * inner, 1 + 3 * inner + 4, 1 + 3 * inner + 4 + 1000),
    ]
    assert TABLE.size == TABLE.first("bet") + 7 * 1000
    assert TABLE.stride("on", "die") == inner
    assert (TABLE.stride("on", "horse"), TABLE.stride("on", "side")) == (2, 1)


def test_in_slots_an_amount_has_only_its_rungs() -> None:
    plain = TABLE.first("bid")
    assert [TABLE.first_slot(name) for name in ("on", "lane", "bid", "bet")] == [
        *(2, TABLE.first("lane"), plain, plain + RUNGS),
    ]
    assert TABLE.slots == plain + RUNGS + 7 * RUNGS


def test_every_number_has_one_notation_and_one_move_on_the_wire() -> None:
    written = set()
    for number in range(TABLE.size):
        assert TABLE.read(TABLE.write(number)) == number
        assert TABLE.number(TABLE.chosen(number)) == number
        assert (
            TABLE.number(msgspec.json.decode(msgspec.json.encode(TABLE.chosen(number)))) == number
        )
        written.add(TABLE.write(number))
    assert len(written) == TABLE.size


@pytest.mark.parametrize("number", [-1, TABLE.size, -(2**60), 2**60])
def test_no_other_number_has_one(number: int) -> None:
    with pytest.raises(ValueError, match=f"no move has the number {number}"):
        TABLE.chosen(number)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("pass", {"kind": "pass"}),
        ("2:aside", {"kind": "aside", "die": 2}),
        ("3:c>", {"kind": "on", "die": 3, "horse": 2, "side": "right"}),
        ("lane:3", {"kind": "lane", "lane": 3}),
        ("bid:500", {"kind": "bid", "francs": 500}),
        ("bet:g=20", {"kind": "bet", "horse": 6, "francs": 20}),
    ],
)
def test_notation_and_wire_say_the_same(text: str, move: dict[str, int | str]) -> None:
    number = TABLE.read(text)
    assert TABLE.write(number) == text
    assert msgspec.to_builtins(TABLE.chosen(number)) == move
    assert TABLE.number(move) == number
    assert TABLE.row_of(number).move.name == move["kind"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (" 2 : ASIDE ", "2:aside"),
        ("2aside", "2:aside"),
        ("3C>", "3:c>"),
        ("3:cl", "3:c<"),
        ("lane:post", "lane:0"),
        ("bid500", "bid:500"),
        ("bid:0500", "bid:500"),
    ],
)
def test_other_spellings_are_understood(typed: str, meant: str) -> None:
    assert TABLE.write(TABLE.read(typed)) == meant


@pytest.mark.parametrize("text", ["", "x", "4:aside", "2:h<", "2:c", "bet:c20", "pass:1", "bid:"])
def test_what_no_row_knows_means_nothing(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        TABLE.read(text)
    assert caught.value.sentence.params == {"text": text or "…"}


@pytest.mark.parametrize("text", ["lane:9", "lane:four", "bid:1000", "bid:99999999999999999999"])
def test_a_part_that_can_complain_does(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        TABLE.read(text)
    assert caught.value.sentence.params == {"text": f"not {text.partition(':')[2]}"}


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"kind": "gallop"},
        {"kind": 7},
        {"kind": "aside"},
        {"kind": "aside", "die": 0},
        {"kind": "aside", "die": 4},
        {"kind": "aside", "die": "1"},
        {"kind": "aside", "die": True},
        {"kind": "aside", "die": 1.5},
        {"kind": "aside", "die": None},
        {"kind": "aside", "die": 1, "horse": 1},
        {"kind": "on", "die": 1, "horse": 1, "side": "<"},
        {"kind": "on", "die": 1, "horse": 1, "side": 0},
        {"kind": "bid", "francs": -1},
        {"kind": "bid", "francs": 1000},
        {"kind": "bid", "francs": 2**70},
    ],
)
def test_a_move_that_means_nothing_is_refused_with_a_sentence(move: dict[str, object]) -> None:
    with pytest.raises(BadMove) as caught:
        TABLE.number(move)
    for language in LANGUAGES:
        assert words(language).tell(caught.value.sentence)


def test_a_paragraph_may_depend_on_the_phase() -> None:
    row = TABLE.by_name["pass"].move
    assert (row.paragraph_in("bid"), row.paragraph_in("bet")) == ("X1.1", "X2.2")
    assert TABLE.by_name["bid"].move.paragraph_in("anything") == "X1.5"


def test_a_row_says_whether_a_decision_is_whole_with_it() -> None:
    assert TABLE.completes(TABLE.read("pass"))
    assert not TABLE.completes(TABLE.read("lane:1"))


def test_two_rows_of_one_name_and_numbers_browsers_lose_are_mistakes() -> None:
    twice = (Move("pass", paragraph="X1.1"), Move("pass", paragraph="X1.2"))
    with pytest.raises(TypeError, match="two rows have one name"):
        Moves(*twice, unreadable="x")
    most = amount("francs", 2**53, wrong=wrong)
    with pytest.raises(TypeError, match="browsers would lose"):
        Moves(Move("pass", paragraph="X1.1"), Move("bid", most, paragraph="X1.2"), unreadable="x")


def test_the_wire_knows_words_where_a_part_has_them() -> None:
    assert TABLE.chosen(TABLE.read("1:a>")).side == "right"  # type: ignore[attr-defined]  # made from the table
    assert SIDE.index("right") == 1
    assert SIDE.index("up") is None
    assert SIDE.called("way").name == "way"
