"""Every room's moves: number, notation, what crosses the wire and label say the same."""

import msgspec
import pytest

from hippodrome.words import LANGUAGES, words
from tests.games.common.moves import each_of, numbers, refused
from tests.games.common.rooms import ROOMS, every_room, facts_of

BROWSERS_LOSE = 2**53


@pytest.mark.parametrize(("room", "written"), each_of("EXAMPLES"))
def test_the_notation_of_the_rules_is_read_and_written(room: str, written: str) -> None:
    game, sent = ROOMS[room], facts_of(room, "notation").EXAMPLES[written]
    number = game.read(written)
    assert game.write(number) == written
    assert game.moves.number(sent) == number
    assert msgspec.to_builtins(game.moves.chosen(number)) == sent


@every_room
def test_every_kind_of_move_has_an_example(room: str) -> None:
    examples = facts_of(room, "notation").EXAMPLES.values()
    assert {example["kind"] for example in examples} == ROOMS[room].moves.by_name.keys()


@every_room
def test_every_number_has_a_move_and_a_notation_of_its_own(room: str) -> None:
    game = ROOMS[room]
    known = sorted(numbers(game))
    assert [game.moves.number(game.moves.chosen(number)) for number in known] == known
    written = [game.write(number) for number in known]
    assert [game.read(text) for text in written] == known
    assert len(set(written)) == len(known)
    assert not any(" " in text for text in written), "a transcript parts moves at spaces"
    assert (known[0], known[-1] + 1) == (0, game.moves.size)
    assert game.moves.size <= BROWSERS_LOSE


@every_room
def test_no_other_number_has_one(room: str) -> None:
    moves = ROOMS[room].moves
    for number in (-1, moves.size, moves.size + 1, -(2**60), 2**60):
        with pytest.raises(ValueError, match=f"no move has the number {number}"):
            moves.chosen(number)


@pytest.mark.parametrize("language", LANGUAGES)
@every_room
def test_every_move_has_a_label_of_its_own(room: str, language: str) -> None:
    game, spoken = ROOMS[room], words(language)
    nothing = {game.read(text) for text in getattr(facts_of(room, "notation"), "NOTHING", ())}
    known = set(numbers(game)) - nothing
    labels = {spoken.tell(game.label(game.moves.chosen(number))) for number in known}
    assert len(labels) == len(known)
    assert not any("…" in label or not label for label in labels)


@every_room
def test_every_kind_of_move_is_allowed_by_a_paragraph_of_the_rules(room: str) -> None:
    game = ROOMS[room]
    named = {row.move.name: row.move.paragraph for row in game.moves.rows}
    cited = [
        (name, number)
        for name, paragraph in named.items()
        for number in ([paragraph] if isinstance(paragraph, str) else paragraph.values())
    ]
    assert {name for name, _ in cited} == game.moves.by_name.keys()
    assert [(name, number) for name, number in cited if number not in game.paragraphs()] == []


@every_room
def test_which_moves_alone_complete_no_decision(room: str) -> None:
    rows = ROOMS[room].moves.rows
    unfinished = [row.move.name for row in rows if not row.move.completes]
    assert unfinished == facts_of(room, "notation").UNFINISHED


@pytest.mark.parametrize(("room", "typed"), each_of("SPELLINGS"))
def test_other_spellings_are_understood(room: str, typed: str) -> None:
    game = ROOMS[room]
    assert game.write(game.read(typed)) == facts_of(room, "notation").SPELLINGS[typed]


@pytest.mark.parametrize(("room", "text"), each_of("REFUSED"))
def test_what_cannot_be_read_is_refused_with_a_sentence(room: str, text: str) -> None:
    assert refused(ROOMS[room], text).key == facts_of(room, "notation").REFUSED[text]


@every_room
def test_the_sentence_quotes_what_was_typed(room: str) -> None:
    game = ROOMS[room]
    assert refused(game, "  gallop! ").params == {"text": "gallop!"}
    assert refused(game, "  ").params == {"text": "…"}


@pytest.mark.parametrize(("room", "text"), each_of("QUOTED"))
def test_the_sentence_names_what_is_wrong_and_what_would_be_right(room: str, text: str) -> None:
    assert refused(ROOMS[room], text).params == facts_of(room, "notation").QUOTED[text]
