"""The reader of a sentence is *you*, and its verbs know it: no third person after *You*, *Vous*.

A lone person at a terminal is called *You*. Every sentence of the catalogues that names a seat is
told twice, the seat being the reader's and somebody else's, in each of its variants; then whole
games are told as the terminal tells them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from hippodrome.engine.story import Phrase
from hippodrome.games import GAMES
from hippodrome.games.ascot.people.names import PHRASES as OF_ASCOT
from hippodrome.games.auteuil.people.names import PHRASES as OF_AUTEUIL
from hippodrome.games.finishline.people.names import PHRASES as OF_FINISHLINE
from hippodrome.games.ticket.people.names import PHRASES as OF_TICKET
from hippodrome.table.chronicle import tell_step
from hippodrome.terminal.screen import told, within
from hippodrome.words import LANGUAGES, Parameter, Sentence, sentence, words
from tests.laws.test_goldens import golden_game

CATALOGUES = Path(__file__).parents[2] / "src" / "hippodrome" / "words"
PHRASES: Mapping[str, Mapping[str, Phrase]] = {
    "ascot": OF_ASCOT,
    "auteuil": OF_AUTEUIL,
    "finishline": OF_FINISHLINE,
    "ticket": OF_TICKET,
}
ALWAYS = {"player", "players", "maker"}
"""Gaps that hold names wherever they stand."""
SEVERAL = {"players"}
"""Gaps that hold several names in a row wherever a verb follows."""
OTHER = "Ann"
READER = {"en": "you", "fr": "vous"}
JOINS = {"en": "and", "fr": "et"}
OPEN, CLOSE = "⟨", "⟩"
"""Marks around a name, so that it is found in the text however it is spelt."""

BEFORE_OBJECTS = {
    "en": {"to", "for", "from", "by", "with", "of", "and"},
    "fr": {"à", "pour", "de", "par", "avec", "sur", "contre", "et", "chez"},
}
"""Words after which a name is no subject; nor does a verb follow it where one of them does."""
SAME_IN_ENGLISH = {"can", "may", "must", "will", "would", "could", "had", "threw"}
"""Verbs that a name and *you* share."""
SECOND_PERSONS = {"êtes", "faites", "dites"}
UNSTRESSED = {"ne", "n’", "y", "en", "vous", "le", "la", "les", "lui"}
"""French words between *vous* and its verb."""
POSSESSIVES = {
    "en": {"his", "her", "their", "its"},
    "fr": {"son", "sa", "ses", "leur", "leurs"},
}
"""What belongs to somebody else than the reader."""


def persons(file: str) -> set[str]:
    """The gaps of a file's sentences that name whoever sits somewhere."""
    phrases = PHRASES.get(file, {})
    return ALWAYS | {gap for gap, phrase in phrases.items() if names_a_seat(phrase)}


def names_a_seat(phrase: Phrase) -> bool:
    try:
        value = phrase(1)
    except (KeyError, ValueError, AttributeError):
        return False  # it takes a word
    return is_seat(value)


def is_seat(value: Parameter) -> bool:
    if isinstance(value, tuple):
        return any(is_seat(one) for one in value)
    return isinstance(value, Sentence) and value.key == "player"


@cache
def messages(language: str) -> dict[str, tuple[str, ftl.Pattern]]:
    """Every message with the name of the file it stands in."""
    return {
        entry.id.name: (file.stem, entry.value)
        for file in sorted((CATALOGUES / language).glob("*.ftl"))
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message) and entry.value is not None
    }


class Telling:
    """Tells every variant of a message, with one name for all seats it speaks of."""

    def __init__(self, language: str, file: str, name: str) -> None:
        self.language = language
        self.persons = persons(file)
        self.name = name

    def variants(self, pattern: ftl.Pattern) -> list[str]:
        parts = [self.element(element) for element in pattern.elements]
        return ["".join(chosen) for chosen in product(*parts)]

    def element(self, element: ftl.TextElement | ftl.Placeable) -> list[str]:
        if isinstance(element, ftl.TextElement):
            return [element.value]
        inner = element.expression
        if isinstance(inner, ftl.SelectExpression):
            return [text for chosen in self.chosen(inner) for text in self.variants(chosen.value)]
        if isinstance(inner, ftl.MessageReference):
            return self.variants(messages(self.language)[inner.id.name][1])
        if isinstance(inner, ftl.VariableReference) and inner.id.name in self.persons:
            return self.names(inner.id.name)
        return [inner.parse()["value"] if isinstance(inner, ftl.StringLiteral) else "7"]

    def chosen(self, choice: ftl.SelectExpression) -> list[ftl.Variant]:
        """Who is told of decides for itself; every other choice is told in all ways."""
        selector = choice.selector
        if not (isinstance(selector, ftl.VariableReference) and selector.id.name in self.persons):
            return list(choice.variants)
        fitting = [one for one in choice.variants if getattr(one.key, "name", None) == self.name]
        return fitting or [one for one in choice.variants if one.default]

    def names(self, gap: str) -> list[str]:
        row = f"{self.name} {JOINS[self.language]} Ben"
        return [f"{OPEN}{row if gap in SEVERAL else self.name}{CLOSE}"]


def tellings(language: str) -> Iterator[tuple[str, str, str]]:
    """Every variant of every message that names a seat: as the reader's, and as another's."""
    for key, (file, pattern) in messages(language).items():
        mine = Telling(language, file, READER[language]).variants(pattern)
        others = Telling(language, file, OTHER).variants(pattern)
        assert len(mine) == len(others)
        for own, other in zip(mine, others, strict=True):
            if OPEN in own:
                yield key, own, other


SUBJECT = re.compile(rf"(?:(\w+) )?{OPEN}([^{CLOSE}]+){CLOSE} (\w[\w’]*)((?:[^.!?:;,…])*)")


def subjects(language: str, text: str) -> Iterator[tuple[str, str, str]]:
    """Each name that a verb follows, the verb, and the rest of its clause."""
    for found in SUBJECT.finditer(text):
        before, name, verb, rest = found.groups()
        around = {(before or "").lower(), verb}
        if around & BEFORE_OBJECTS[language] or verb.isdigit():
            continue
        if language == "fr":
            while verb in UNSTRESSED:
                verb, _, rest = rest.strip().partition(" ")
        yield name, verb, rest


def is_second_person(language: str, verb: str) -> bool:
    if language == "fr":
        return verb.endswith("ez") or verb in SECOND_PERSONS
    return not verb.endswith("s")


def mistakes(language: str, own: str, other: str) -> Iterator[str]:
    """What is wrong with a sentence told to its reader, and told of somebody else."""
    pairs = zip(subjects(language, own), subjects(language, other), strict=True)
    for (name, verb, rest), (_, theirs, _) in pairs:
        several = " " in name
        if not is_second_person(language, verb):
            yield f"third person after {name}: {own}"
        if verb == theirs and not (language == "en" and (several or verb in SAME_IN_ENGLISH)):
            yield f"the same verb for {name} and others: {own}"
        if language == "fr" and is_second_person(language, theirs):
            yield f"second person after a name: {other}"
        if POSSESSIVES[language] & set(rest.split()):
            yield f"somebody else’s things after {name}: {own}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_verbs_agree_with_the_reader_and_with_everybody_else(language: str) -> None:
    found = list(tellings(language))
    assert len(found) > 200, "the search no longer finds sentences that name seats"
    wrong = [
        (key, mistake) for key, own, other in found for mistake in mistakes(language, own, other)
    ]
    assert wrong == []


WRITTEN_OUT = {
    "en": re.compile(r"\b[Yy]ou (has|is|was|does|goes|throws|takes|plays|rolls|bets|pays)\b"),
    "fr": re.compile(
        r"(?:^|[.!?:;] )[Vv]ous (?!(?:ne|n’|y|en|l’|le|la|les|revoilà)\b)"
        r"(?!\w*ez\b|êtes|faites|dites)(\w+)"
    ),
}
"""*You* with a third person, where the catalogue says it itself."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_you_written_out_has_its_own_person(language: str) -> None:
    texts = {
        key: Telling(language, file, OTHER).variants(pattern)
        for key, (file, pattern) in messages(language).items()
    }
    wrong = [
        (key, text)
        for key, variants in texts.items()
        for text in variants
        if WRITTEN_OUT[language].search(text)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "⟨you⟩ throws 3.", "⟨Ann⟩ throws 3."),
        ("en", "⟨you⟩ throw 3.", "⟨Ann⟩ throw 3."),
        ("en", "Again: ⟨you and Ben⟩ throws.", "Again: ⟨Ann and Ben⟩ throws."),
        ("en", "⟨you⟩ tear up their slip.", "⟨Ann⟩ tears up their slip."),
        ("fr", "Pour le départ, ⟨vous⟩ lance 3.", "Pour le départ, ⟨Ann⟩ lance 3."),
        ("fr", "⟨vous⟩ lancez 3.", "⟨Ann⟩ lancez 3."),
        ("fr", "⟨vous et Ben⟩ relancent.", "⟨Ann et Ben⟩ relancent."),
        ("fr", "⟨vous⟩ ne lance pas.", "⟨Ann⟩ ne lance pas."),
        ("fr", "⟨vous⟩ déchirez son bordereau.", "⟨Ann⟩ déchire son bordereau."),
    ],
)
def test_the_search_finds_mistakes(language: str, own: str, other: str) -> None:
    assert list(mistakes(language, own, other))


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "⟨you⟩: 3 for the first turn.", "⟨Ann⟩: 3 for the first turn."),
        ("en", "⟨you⟩ are ready.", "⟨Ann⟩ is ready."),
        ("en", "an offer to ⟨you⟩ makes sense.", "an offer to ⟨Ann⟩ makes sense."),
        ("fr", "500 F pour ⟨vous⟩ et c’est tout.", "500 F pour ⟨Ann⟩ et c’est tout."),
        ("fr", "⟨vous⟩ déchirez votre bordereau.", "⟨Ann⟩ déchire son bordereau."),
    ],
)
def test_the_search_leaves_good_sentences_alone(language: str, own: str, other: str) -> None:
    assert list(mistakes(language, own, other)) == []


# As the terminal tells it.

SPOKEN_TO = {
    "en": re.compile(r"(?:^|[.!?:,—…] )(You|you) (\w+)"),
    "fr": re.compile(r"(?:^|[.!?:,—…] )(Vous|vous) (?:ne )?(\w+)"),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_told_to_its_reader(game: str) -> None:
    match = golden_game(game)
    start = match.game.match(match.seats, match.options, match.pack)
    tells = tell_step(start, match.log, (0,))
    lines = [line.text for step in tells for line in step.lines[0] if line.text]
    seats = {gap for line in lines for gap, value in line.params.items() if is_seat(value)}
    assert seats <= persons(game), "the law over the catalogues does not know these gaps"
    for language in LANGUAGES:
        spoken = words(language)
        you = spoken.say("name-of-you")
        texts = [told(spoken, line, [you, "Ann", "Ben"]) for line in lines]
        assert any(text.startswith(you) for text in texts), "nobody is spoken to"
        for text in texts:
            assert not re.search(rf"(?:^|[.!?…] ){you.lower()}\b", text), text
            assert not re.search(rf"(?<![.!?…—]) {you}\b", text), text
            for found in SPOKEN_TO[language].finditer(text):
                assert found[2].isdigit() or is_second_person(language, found[2]), text


@pytest.mark.parametrize(
    ("language", "first", "inside"),
    [
        ("en", "You throw 6-5-4", "10\N{NO-BREAK SPACE}F to you."),
        ("fr", "Vous lancez 6-5-4", "10\N{NO-BREAK SPACE}F à vous."),
    ],
)
def test_the_reader_has_a_capital_only_where_a_sentence_begins(
    language: str, first: str, inside: str
) -> None:
    spoken = words(language)
    names = [spoken.say("name-of-you"), "Ann"]
    me, ann = (sentence("player", seat=seat) for seat in (1, 2))
    dice: dict[str, Parameter] = {"one": 6, "two": 5, "three": 4, "combination": "none"}
    throw = Sentence("auteuil-story-throw", {"player": me, **dice})
    assert told(spoken, throw, names).startswith(first)
    throw = Sentence("auteuil-story-throw", {"player": ann, **dice})
    assert told(spoken, throw, names).startswith("Ann ")
    paid = sentence("ascot-story-pays", player=ann, francs=10, to=me)
    assert told(spoken, paid, names).endswith(inside)
    assert within(spoken, "Ann") == "Ann"


# Phrases that people who read them aloud would not say.

BANNED = {
    "en": (
        "Lay a table",
        "Lay a new table",
        "lay a new table",
        "Lay the table",
        "makes room to",
        "dearer in the jar",
        "dealer by lot",
        "As told, to",
    ),
    "fr": (
        "votre écran",
        "en deuxième place",
        "en troisième place",
        "Écrit encore",
        "sa couleur l’emporte",
        "gagne 7, piste",
        "le prix va à :",
        "Mort :",
        "offrez-en de l’argent",
        "en offrez-vous de l’argent",
        "Désavantage contre un Avantage",
        "commerces",
        "Boutiques",
        "Dresser une table",
        "Dresser la table",
        "Dressez-en",
        "dites enough",
        "dites go",
        "dites pass",
        "Dites done",
        "Dites again",
        "À lui",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_says_what_nobody_would_say(language: str) -> None:
    said = {
        (key, phrase)
        for key, (file, pattern) in messages(language).items()
        for text in Telling(language, file, OTHER).variants(pattern)
        for phrase in BANNED[language]
        if phrase in text.replace("\N{NARROW NO-BREAK SPACE}", " ")
    }
    assert said == set()
