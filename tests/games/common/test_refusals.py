"""Every reason for a refusal can come up, and each is a sentence with its paragraph."""

from random import Random

import pytest

from hippodrome.games import GAMES
from hippodrome.words import LANGUAGES, words
from tests.games.common.refusals import cases, every_case, explained, reasons
from tests.games.common.scenes import placed

house = pytest.mark.parametrize("room", GAMES)
AS_FAR_AS = 2**63


@house
def test_every_reason_has_a_number_of_its_own_and_a_case(room: str) -> None:
    codes = reasons(room)
    assert sorted(codes.values()) == list(range(len(codes)))
    met = {case.code for case in cases(room)}
    assert [name for name, code in codes.items() if code not in met] == []


@pytest.mark.parametrize(("room", "place"), every_case())
def test_every_reason_can_come_up_and_is_explained_in_every_language(room: str, place: int) -> None:
    game, case = GAMES[room], cases(room)[place]
    pack, state = placed(case.scene())
    move = case.number(game)
    assert game.interpreted.refusal(pack, state, case.seat, move) == case.code
    refused = explained(game, pack, state, case.seat, move)
    assert (refused.code, refused.paragraph) == (case.code, case.paragraph)
    for language in LANGUAGES:
        assert case.paragraph is None or case.paragraph in game.paragraphs(language)
    told = {language: words(language).tell(refused.sentence) for language in LANGUAGES}
    assert all(told.values())
    assert len(set(told.values())) == len(LANGUAGES)
    assert str(refused) == told["en"]
    assert case.says in told["en"]
    assert case.about is None or refused.sentence.params == case.about


@house
def test_no_two_reasons_share_a_sentence(room: str) -> None:
    said: dict[str, set[int]] = {}
    for case in cases(room):
        game = GAMES[room]
        refused = explained(game, *placed(case.scene()), case.seat, case.number(game))
        said.setdefault(refused.sentence.key, set()).add(case.code)
    assert {key: codes for key, codes in said.items() if len(codes) > 1} == {}


@house
def test_any_integer_from_anyone_is_answered(room: str) -> None:
    game, chance, codes = GAMES[room], Random("any integer"), reasons(room).values()
    for case in cases(room):
        pack, state = placed(case.scene())
        for _ in range(50):
            wild = chance.randint(-AS_FAR_AS, AS_FAR_AS - 1)
            move = chance.choice((chance.randint(-5, game.slots + 50), wild))
            anyone = chance.randint(-AS_FAR_AS, AS_FAR_AS - 1)
            seat = chance.choice((-1, 0, 1, 2, 5, 6, 9, 10, anyone))
            code = game.interpreted.refusal(pack, state, seat, move)
            assert code in codes
            moves = game.interpreted.moves()
            listed = moves[: game.interpreted.menu(pack, state, seat, moves)]
            assert code == 0 or move not in listed
            if code == 0 and not game.interpreted.amounts(pack, state, seat, move, [0, 0, 0]):
                assert move in listed
            assert explained(game, pack, state, seat, move).code == code
