"""The catalogues say the same things, say them properly, and say nothing nobody asks for."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.lessons import lesson_names, lesson_of
from hippodrome.games import GAMES
from hippodrome.study.arms import measures_of
from hippodrome.words import LANGUAGES, MissingWordsError, Sentence, Words, sentence, words

SOURCE = Path(__file__).parents[2] / "src" / "hippodrome"
PAGE = Path(__file__).parents[2] / "web" / "src"
NARROW = "\N{NARROW NO-BREAK SPACE}"
NOT_IN_THE_SENTENCE = {"Refused": {"code", "paragraph"}}
"""What is given for others than readers."""


class Mentions(Visitor):
    """What one message refers to, and the text it writes."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.messages.add("-" + node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node.value)


def parsed(language: str) -> list[ftl.EntryType]:
    files = sorted((SOURCE / "words" / language).glob("*.ftl"))
    return [entry for file in files for entry in FluentParser().parse(file.read_text("utf-8")).body]


def entries(language: str) -> list[ftl.Message | ftl.Term]:
    return [entry for entry in parsed(language) if isinstance(entry, ftl.Message | ftl.Term)]


def name(entry: ftl.Message | ftl.Term) -> str:
    return ("-" if isinstance(entry, ftl.Term) else "") + str(entry.id.name)


@cache
def catalogue(language: str) -> dict[str, Mentions]:
    """Every key of a language with what its message mentions."""
    found = {}
    for entry in entries(language):
        mentions = Mentions()
        mentions.visit(entry)
        found[name(entry)] = mentions
    return found


def variables(language: str, key: str) -> set[str]:
    """What a message must be given, for itself and for the messages it refers to."""
    mentions = catalogue(language)[key]
    needed = set(mentions.variables)
    for other in mentions.messages:
        needed |= variables(language, other)
    return needed


@cache
def code() -> list[tuple[str, ast.AST]]:
    """Every node of our Python, with the file it stands in."""
    return [
        (str(path.relative_to(SOURCE)), node)
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    ]


def families(kind: type[HippodromeError]) -> Iterator[str]:
    yield kind.__name__
    for child in kind.__subclasses__():
        yield from families(child)


def calls() -> Iterator[tuple[str, str, ast.Call]]:
    """Every call in our Python that takes a key: where, what is called, the call."""
    takers = {"sentence", "say", *families(HippodromeError)}
    for file, node in code():
        if isinstance(node, ast.Call) and node.args:
            called = node.func
            if isinstance(called, ast.Attribute):
                called_name = called.attr
            elif isinstance(called, ast.Name):
                called_name = called.id
            else:
                continue
            if called_name in takers:
                yield f"{file}:{node.lineno}", called_name, node


@cache
def page() -> dict[str, str]:
    """Every file of the page's own code, by name."""
    paths = [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    return {
        str(path.relative_to(PAGE)): path.read_text(encoding="utf-8")
        for path in sorted(paths)
        if not path.name.endswith(".test.ts")
    }


ASKS = r"\b(?:say|sentence)\(\s*"
PROPERTY = re.compile(r"\s*(?:(\.\.\.)|'?([\w-]+)'?\s*(:?))")


def page_calls() -> Iterator[tuple[str, str, set[str] | None]]:
    """Every sentence the page's code asks for: where, its key, what it is given (if spelt out)."""
    for file, text in page().items():
        for call in re.finditer(ASKS + r"'([a-z0-9-]+)'\s*(,\s*\{|,|\))", text):
            key, after = call.groups()
            if after == ")":
                yield file, key, set()
            elif after == ",":
                following = text[call.end() :].lstrip()
                yield file, key, set() if following.startswith(")") else None
            else:
                yield file, key, properties(text, call.end())


def properties(text: str, start: int) -> set[str] | None:
    """The names in an object literal whose brace opened before `start`, or None with a spread."""
    names: set[str] = set()
    depth, expecting, position = 0, True, start
    while True:
        if expecting and depth == 0 and (found := PROPERTY.match(text, position)):
            if found.group(1):
                return None
            names.add(found.group(2))
            position, expecting = found.end(), False
            continue
        letter = text[position]
        if letter in "([{":
            depth += 1
        elif letter in ")]}":
            if depth == 0:
                return names
            depth -= 1
        elif letter == "," and depth == 0:
            expecting = True
        position += 1


def literals(expression: ast.expr) -> Iterator[str]:
    """The keys an argument spells out: one, or those of both arms of a choice."""
    if isinstance(expression, ast.Constant) and isinstance(expression.value, str):
        yield expression.value
    elif isinstance(expression, ast.IfExp):
        yield from literals(expression.body)
        yield from literals(expression.orelse)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_well_formed(language: str) -> None:
    junk = [entry.content for entry in parsed(language) if isinstance(entry, ftl.Junk)]
    assert junk == []
    seen: set[str] = set()
    for entry in entries(language):
        assert name(entry) not in seen, f"{name(entry)} stands twice in {language}"
        assert entry.value is not None, f"{name(entry)} has no text"
        assert not entry.attributes, f"{name(entry)}: attributes are never told"
        seen.add(name(entry))


def test_both_languages_have_the_same_keys() -> None:
    english, french = catalogue("en"), catalogue("fr")
    assert english.keys() - french.keys() == set(), "missing in French"
    assert french.keys() - english.keys() == set(), "missing in English"


def test_both_languages_use_the_same_variables() -> None:
    differing = {
        key: (variables("en", key), variables("fr", key))
        for key in catalogue("en").keys() & catalogue("fr").keys()
        if variables("en", key) != variables("fr", key)
    }
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_used(language: str) -> None:
    used = {
        node.value
        for _, node in code()
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for text in page().values():
        used |= set(re.findall(r"'([a-z0-9-]+)'", text))
    for mentions in catalogue(language).values():
        used |= mentions.messages
    for name, room in GAMES.items():
        used |= {f"{name}-move-{row.move.name}" for row in room.moves.rows}
        used |= {f"{name}-title", f"{name}-poster", f"{name}-standing"}
        used |= {room.explained(option).key for option in room.options}
        used |= {room.choice_of(option, 0).key for option in room.options}
        used |= {room.measure_of(measure.name).key for measure in measures_of(room)}
        used |= {key for key in catalogue(language) if key.startswith(f"{name}-type-")}
        used |= {each.text.key for one in room.examples for each in one.positions}
        for lesson in (lesson_of(room, one) for one in lesson_names(room)):
            used |= {lesson.title.key, lesson.about.key}
            used |= {key.key for step in lesson.steps for key in (step.text, step.otherwise)}
    assert catalogue(language).keys() - used == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_the_code_asks_for_exists(language: str) -> None:
    unknown = [
        (place, key)
        for place, _, call in calls()
        for key in literals(call.args[0])
        if key not in catalogue(language)
    ]
    unknown += [(file, key) for file, key, _ in page_calls() if key not in catalogue(language)]
    assert unknown == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_nothing_that_only_a_terminal_fetches(language: str) -> None:
    """Sections headed as the terminal's are left out of what the page fetches."""
    texts = [file.read_text("utf-8") for file in (SOURCE / "words" / language).glob("*.ftl")]
    heading = r"^## (?:The|Le) terminal.*?(?=^## |\Z)"
    sections = "\n".join(re.findall(heading, "\n".join(texts), re.MULTILINE | re.DOTALL))
    left_out = set(re.findall(r"^([a-z][\w-]*) =", sections, re.MULTILINE))
    assert {key for _, key, _ in page_calls()} & left_out == set()


DERIVES = "engine/game.py:"
"""Where a room's title, poster and labels of moves follow from its name and its table."""


def test_no_key_is_put_together_from_parts() -> None:
    assembled = [
        place
        for place, _, call in calls()
        if isinstance(call.args[0], ast.JoinedStr | ast.BinOp) and not place.startswith(DERIVES)
    ]
    assembled += [file for file, text in page().items() if re.search(ASKS + r"`", text)]
    assert assembled == []


def test_the_code_gives_each_sentence_what_it_needs_and_no_more() -> None:
    wrong = []
    for place, called, call in calls():
        given = {keyword.arg for keyword in call.keywords}
        if None in given:
            continue  # handed through with **, known only at run time
        given -= NOT_IN_THE_SENTENCE.get(called, set())
        wrong += [
            (place, key, given ^ variables("en", key))
            for key in literals(call.args[0])
            if key in catalogue("en") and variables("en", key) != given
        ]
    assert wrong == []


def test_the_page_gives_each_sentence_what_it_needs_and_no_more() -> None:
    wrong = [
        (file, key, given ^ variables("en", key))
        for file, key, given in page_calls()
        if given is not None and key in catalogue("en") and variables("en", key) != given
    ]
    assert wrong == []


def test_the_search_for_calls_finds_ours() -> None:
    found = {(called, key) for _, called, call in calls() for key in literals(call.args[0])}
    assert {("say", "list-ends"), ("BadProof", "proof-wrong-draw")} <= found
    in_the_page = {(key, frozenset(given or ())) for _, key, given in page_calls()}
    assert ("page-play-now", frozenset()) in in_the_page
    assert ("page-asked-of", frozenset({"name", "text"})) in in_the_page


def test_french_punctuation_keeps_its_narrow_spaces() -> None:
    careless = [
        (key, text)
        for key, mentions in catalogue("fr").items()
        for text in mentions.texts
        if re.search(rf"(?<!{NARROW})[?!;:»]|«(?!{NARROW})", text)
    ]
    assert careless == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_money_is_never_parted_from_its_amount(language: str) -> None:
    files = (SOURCE / "words" / language).glob("*.ftl")
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if re.search(r"[}\d] (?:F(?!\w)|€(?!\{))", line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_apostrophes_are_curved(language: str) -> None:
    straight = [
        (key, text)
        for key, mentions in catalogue(language).items()
        for text in mentions.texts
        if "'" in text or '"' in text
    ]
    assert straight == []


def draw(number: int) -> Sentence:
    return sentence("proof-bad-spread", draw=number, spread=12345)


def test_numbers_follow_the_language_without_isolation_marks() -> None:
    english = words("en").tell(draw(3))
    assert english == "Draw 3 cannot be checked: it claims 12,345 possible outcomes."
    assert f"12{NARROW}345 issues" in words("fr").tell(draw(3))


def test_sentences_inside_sentences_are_told_first() -> None:
    inner = sentence("content-kind", kind="integer")
    told = words("fr").say("list-ends", items=inner, item=sentence("list-of-none"))
    assert told == "un nombre entier et rien"


@pytest.mark.parametrize(
    ("kinds", "english", "french"),
    [
        ((), "nothing", "rien"),
        (("truth",), "true or false", "true ou false"),
        (
            ("truth", "integer"),
            "true or false and a whole number",
            "true ou false et un nombre entier",
        ),
        (
            ("integer", "truth", "integer", "integers"),
            "a whole number, true or false, a whole number and a list of whole numbers",
            "un nombre entier, true ou false, un nombre entier et une liste de nombres entiers",
        ),
    ],
)
def test_several_things_are_joined_as_the_language_joins_them(
    kinds: tuple[str, ...], english: str, french: str
) -> None:
    things = tuple(sentence("content-kind", kind=kind) for kind in kinds)
    whole = sentence("content-missing-table", file="x", table=things)
    assert words("en").tell(whole) == f"x: the table [{english}] is missing."
    assert words("fr").tell(whole) == f"x{NARROW}: il manque la table [{french}]."


def test_say_and_tell_agree() -> None:
    assert words("en").say("proof-bad-spread", draw=3, spread=12345) == words("en").tell(draw(3))


def test_mistakes_of_ours_are_no_sentences() -> None:
    with pytest.raises(MissingWordsError, match="no-such-key"):
        words("en").say("no-such-key")
    with pytest.raises(MissingWordsError, match="spread"):
        words("en").say("proof-bad-spread", draw=3)
    with pytest.raises(MissingWordsError, match="xx"):
        Words("xx")
    assert not issubclass(MissingWordsError, HippodromeError)


def test_sentences_compare_by_key_and_parameters() -> None:
    assert draw(3) == draw(3)
    assert draw(3) != draw(4)
    assert len({draw(3), draw(3)}) == 1


def test_a_language_is_read_once_and_only_when_needed() -> None:
    assert words("en") is words("en")
    assert words("en").bundle is words("en").bundle
    program = (
        "import sys; from hippodrome.words import words; words('en'); "
        "assert 'fluent.runtime' not in sys.modules; "
        "words('en').say('list-of-none'); assert 'fluent.runtime' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_what_somebody_typed_is_quoted_however_long_it_is() -> None:
    told = words("en").say("setup-bad-seed", seed="x" * 100_000)
    assert "xxx…" in told
    assert len(told) < 600
