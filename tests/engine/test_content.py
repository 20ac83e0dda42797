"""Content files: what is read, and what is refused with file, table and field."""

import pickle
from dataclasses import dataclass
from pathlib import Path

import pytest

from hippodrome.engine.content import Content, Provenance, load, pack_hash
from hippodrome.engine.errors import BadContent, BadTranscript, HippodromeError, Refused
from hippodrome.words import words


@dataclass(frozen=True)
class Deck:
    jokers: int
    distances: tuple[int, ...]
    pairs: str


@dataclass(frozen=True)
class Track:
    ring: bool
    silks: tuple[str, ...]
    hoofs: tuple[tuple[int, ...], ...]


TABLES = {"deck": Deck, "track": Track}

GOOD = """\
[deck]
source = "deduced"
why = "45 cards are counted in the text"
jokers = 3
distances = [1, 2, 3]
pairs = "each once"

[track]
source = "reconstruction"
why = "only pictured"
ring = false
silks = ["orange", "purple"]
hoofs = [[1, 2], [3]]
"""


def read(folder: Path, text: str) -> Content:
    path = folder / "tiny.toml"
    path.write_text(text, encoding="utf-8")
    return load(path, TABLES)


def test_a_good_file_becomes_typed_tables_with_their_provenance(tmp_path: Path) -> None:
    content = read(tmp_path, GOOD)
    assert content.name == "tiny"
    assert content.tables == {
        "deck": Deck(jokers=3, distances=(1, 2, 3), pairs="each once"),
        "track": Track(ring=False, silks=("orange", "purple"), hoofs=((1, 2), (3,))),
    }
    assert content.provenance == {
        "deck": Provenance("deduced", "45 cards are counted in the text"),
        "track": Provenance("reconstruction", "only pictured"),
    }


REFUSALS = {
    "bad TOML": (
        ("jokers = 3", "jokers 3"),
        "FILE, line 4: this is not valid TOML. Check the brackets, quotes and commas there.",
        "FILE, ligne 4 : ce n’est pas du TOML valide. Vérifiez-y crochets, guillemets et virgules.",
    ),
    "bad TOML at the very end": (
        ("hoofs = [[1, 2], [3]]", "hoofs = [[1, 2], [3]"),
        "FILE, line 13: this is not valid TOML. Check the brackets, quotes and commas there.",
        (
            "FILE, ligne 13 : ce n’est pas du TOML valide. "
            "Vérifiez-y crochets, guillemets et virgules."
        ),
    ),
    "unknown table": (
        ("[track]", "[dice]\n[track]"),
        "FILE: the table [dice] is not known here. The tables are deck, track.",
        "FILE : la table [dice] est inconnue ici. Les tables sont deck, track.",
    ),
    "missing table": (
        (GOOD[GOOD.index("[track]") :], ""),
        "FILE: the table [track] is missing.",
        "FILE : il manque la table [track].",
    ),
    "a value where a table belongs": (
        (GOOD[GOOD.index("[track]") :], "[[track]]"),
        "FILE: track must be a table. Write [track] on a line of its own, its fields below.",
        (
            "FILE : track doit être une table. "
            "Écrivez [track] seul sur une ligne, ses champs en dessous."
        ),
    ),
    "unknown field": (
        ("jokers = 3", "jokers = 3\njoker = 3"),
        (
            "FILE, table [deck]: the field joker is not known here. "
            "The fields are source, why, jokers, distances, pairs."
        ),
        (
            "FILE, table [deck] : le champ joker est inconnu ici. "
            "Les champs sont source, why, jokers, distances, pairs."
        ),
    ),
    "missing field": (
        ("silks =", "# silks ="),
        "FILE, table [track]: the field silks is missing.",
        "FILE, table [track] : il manque le champ silks.",
    ),
    "text for a number": (
        ("jokers = 3", 'jokers = "three"'),
        'FILE, table [deck]: the field jokers must be a whole number, not "three".',
        'FILE, table [deck] : le champ jokers doit être un nombre entier, et non "three".',
    ),
    "true for a number": (
        ("jokers = 3", "jokers = true"),
        "FILE, table [deck]: the field jokers must be a whole number, not true.",
        "FILE, table [deck] : le champ jokers doit être un nombre entier, et non true.",
    ),
    "number for a truth": (
        ("ring = false", "ring = 0"),
        "FILE, table [track]: the field ring must be true or false, not 0.",
        "FILE, table [track] : le champ ring doit être true ou false, et non 0.",
    ),
    "number for a text": (
        ('"each once"', "1"),
        "FILE, table [deck]: the field pairs must be a text in quotes, not 1.",
        "FILE, table [deck] : le champ pairs doit être un texte entre guillemets, et non 1.",
    ),
    "a fraction among numbers": (
        ("[1, 2, 3]", "[1, 2.5, 3]"),
        "FILE, table [deck]: the field distances must be a list of whole numbers, not [1, 2.5, 3].",
        (
            "FILE, table [deck] : le champ distances doit être une liste de nombres entiers, "
            "et non [1, 2.5, 3]."
        ),
    ),
    "a number for a list": (
        ("[1, 2, 3]", "1"),
        "FILE, table [deck]: the field distances must be a list of whole numbers, not 1.",
        "FILE, table [deck] : le champ distances doit être une liste de nombres entiers, et non 1.",
    ),
    "a long text, quoted in part": (
        ('["orange", "purple"]', '"' + "x" * 80 + '"'),
        (
            "FILE, table [track]: the field silks must be a list of texts in quotes, "
            'not "' + "x" * 58 + "…."
        ),
        (
            "FILE, table [track] : le champ silks doit être une liste de textes entre guillemets, "
            'et non "' + "x" * 58 + "…."
        ),
    ),
    "a row that is none": (
        ("[[1, 2], [3]]", "[[1, 2], 3]"),
        (
            "FILE, table [track]: the field hoofs must be a list of rows of whole numbers, "
            "not [[1, 2], 3]."
        ),
        (
            "FILE, table [track] : le champ hoofs doit être une liste de rangées de nombres "
            "entiers, et non [[1, 2], 3]."
        ),
    ),
    "missing source": (
        ('source = "deduced"', ""),
        "FILE, table [deck]: the field source is missing.",
        "FILE, table [deck] : il manque le champ source.",
    ),
    "bad source": (
        ('"deduced"', '"hearsay"'),
        (
            "FILE, table [deck]: the field source must say rulebook, deduced or reconstruction, "
            'not "hearsay".'
        ),
        (
            "FILE, table [deck] : le champ source doit dire rulebook, deduced ou reconstruction, "
            'et non "hearsay".'
        ),
    ),
    "missing why": (
        ('why = "only pictured"', ""),
        "FILE, table [track]: the field why is missing.",
        "FILE, table [track] : il manque le champ why.",
    ),
    "empty why": (
        ('"only pictured"', '" "'),
        "FILE, table [track]: the field why is empty. Say how we know what this table holds.",
        (
            "FILE, table [track] : le champ why est vide. "
            "Dites d’où l’on sait ce que contient cette table."
        ),
    ),
}


@pytest.mark.parametrize(("edit", "english", "french"), REFUSALS.values(), ids=REFUSALS)
def test_a_bad_file_is_refused_in_both_languages(
    tmp_path: Path, edit: tuple[str, str], english: str, french: str
) -> None:
    assert edit[0] in GOOD
    with pytest.raises(BadContent) as caught:
        read(tmp_path, GOOD.replace(*edit))
    file = str(tmp_path / "tiny.toml")
    assert str(caught.value) == english.replace("FILE", file)
    narrow = french.replace(" :", "\N{NARROW NO-BREAK SPACE}:")
    assert words("fr").tell(caught.value.sentence) == narrow.replace("FILE", file)


def test_a_file_that_is_not_there_is_refused_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"absent\.toml cannot be read"):
        load(tmp_path / "absent.toml", TABLES)


def test_a_file_that_is_no_text_is_refused_with_the_line(tmp_path: Path) -> None:
    path = tmp_path / "tiny.toml"
    path.write_bytes(GOOD.replace("only pictured", "\xe9").encode("latin-1"))
    with pytest.raises(BadContent, match=r"tiny\.toml, line 10: "):
        load(path, TABLES)


def test_a_pack_hash_is_that_of_its_canonical_json() -> None:
    # sha256sum of {"columns":20,"hoofs":[[1,2],[3]]} without a line end
    expected = "88ab688e7581fed88ad538b694ffa45e22655d073c3acb2762dd3f761719bd75"
    assert pack_hash({"hoofs": [[1, 2], [3]], "columns": 20}) == expected
    assert pack_hash({"columns": 20, "hoofs": ((1, 2), (3,))}) == expected


@pytest.mark.parametrize(
    "other",
    [
        {"columns": 21, "hoofs": [[1, 2], [3]]},
        {"columns": 20, "hoofs": [[1], [2, 3]]},
        {"columns": 20, "lanes": 7, "hoofs": [[1, 2], [3]]},
    ],
)
def test_a_pack_hash_changes_with_any_number(other: dict[str, int | list[list[int]]]) -> None:
    assert pack_hash(other) != pack_hash({"columns": 20, "hoofs": [[1, 2], [3]]})


@pytest.mark.parametrize(
    "error",
    [
        BadContent("content-missing-table", file="tiny.toml", table="deck"),
        BadTranscript("content-bad-toml", file="tiny.toml", line=7),
        Refused("list-of-none", code=4, paragraph="T4.7"),
        Refused("list-of-none", code=4),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_crosses_processes_unharmed(error: HippodromeError) -> None:
    twin = pickle.loads(pickle.dumps(error))
    assert type(twin) is type(error)
    assert str(twin) == str(error)
    assert vars(twin) == vars(error)


def test_errors_remember_line_code_and_paragraph() -> None:
    transcript = BadTranscript("content-bad-toml", file="tiny.toml", line=7)
    assert transcript.line == 7
    assert "line 7" in str(transcript)
    refused = Refused("list-of-none", code=4, paragraph="T4.7")
    assert (refused.code, refused.paragraph) == (4, "T4.7")
    assert Refused("list-of-none", code=4).paragraph is None
