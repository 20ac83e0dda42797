"""The dialect's lint: every rule catches its breach on the right line, and the house is clean."""

import dataclasses
import importlib
import itertools
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from hippodrome.engine import dialect
from hippodrome.engine.binding import source_of
from hippodrome.engine.dialect.__main__ import generic_modules, main, rooms, shared_fields
from hippodrome.engine.dialect.source import Shared

HEAD = """\
from typing import Any
from hippodrome.engine import stream
from hippodrome.engine.fields import Cell, Cells, Fields, Grid, Money, cell, cells, money
from hippodrome.engine.doors import menu
from hippodrome.engine.stream import Stream, below
TABLE = (1, 2, 3)
NESTED = ((1, 2), (3, 4))
UNEVEN = ((1, 2), (3,))
NAMES = ["a"]
class Pack(Fields):
    horses: Cell = cell()
    copies: Cells = cells(4)
class State(Fields):
    over: Cell = cell()
    lane: Cells = cells(4)
    hand: Grid = cells(3, 4)
    score: Money = money(3)
def helper(pack: Pack, state: State, row: Cells) -> int:
    return row[0] + pack.horses
"""

# The broken line is marked: what follows ">>" is code. Several snippets may break one rule.
BROKEN = [
    ("annotation", ">> def rule(pack: Pack, seat) -> int:\n    return 0"),
    ("annotation", ">> def rule(pack: Pack, seat: int):\n    return 0"),
    ("annotation", ">> def rule(pack: Pack, seat: float) -> None:\n    return"),
    ("annotation", ">> def rule(pack: Any) -> None:\n    return"),
    ("annotation", ">> def rule(pack: Pack) -> Cells:\n    return 0"),
    ("argument", ">> def rule(pack: Pack, seat: int = 0) -> int:\n    return seat"),
    ("argument", ">> def rule(*seats: int) -> int:\n    return 0"),
    ("argument", ">> def rule(pack: Pack, *, seat: int) -> int:\n    return seat"),
    ("argument", ">> def rule(pack: Pack, /, seat: int) -> int:\n    return seat"),
    ("argument", "    return 0\n\n>> @staticmethod\ndef other(seat: int) -> int:\n    return seat"),
    ("argument", ">>     return helper(pack, state, row=state.lane)"),
    ("argument", ">>     return max(*TABLE)"),
    ("call", ">>     return len(state.lane)"),
    ("call", ">>     moves.append(1)"),
    ("call", ">>     print(1)"),
    ("call", ">>     return menu(pack, state, 0, moves)"),
    ("call", ">>     return stream.below(chance, 2)"),
    ("call", ">>     return range(2)"),
    ("collection", ">>     found = [1, 2]"),
    ("collection", ">>     found = {1: 2}"),
    ("collection", ">>     found = {1, 2}"),
    ("collection", ">>     first, second = 1, 2"),
    ("collection", ">>     return max(horse for horse in TABLE)"),
    ("collection", ">>     found = [horse for horse in TABLE]"),
    ("compare", ">>     return state.over is 1"),
    ("compare", ">>     return state.over in TABLE"),
    ("field", ">>     return state.purse"),
    ("field", ">>     state.purse = 1"),
    ("field", ">>     return pack.lane[0]"),
    ("field", ">>     return state.over.real"),
    ("fraction", ">>     return state.over * 0.5"),
    ("fraction", ">>     return state.over / 2"),
    ("fraction", ">>     state.over /= 2"),
    ("fraction", ">>     return 2**state.over"),
    ("global", ">>     return NAMES[0]"),
    ("global", ">>     return UNEVEN[0][0]"),
    ("global", ">>     return stream.MASK_32"),
    ("global", ">>     TABLE[0] = 1"),
    ("global", ">>     return None"),
    ("import", "    return 0\n\n>> import random"),
    ("import", "    return 0\n\n>> from time import time"),
    ("import", ">>     import math"),
    ("index", ">>     return state.lane[0:2]"),
    ("index", ">>     return state.hand[0, 1]"),
    ("index", ">>     return state.lane[-1]"),
    ("index", ">>     return state.over[0]"),
    ("loop", ">>     for horse in TABLE:\n        state.over = horse"),
    ("loop", ">>     for horse in state.lane:\n        state.over = horse"),
    ("nested", ">>     def inner() -> None:\n        return"),
    ("nested", ">>     class Inner:\n        pass"),
    ("nested", ">>     found = lambda: 0"),
    ("printed", ">>     pack.horses = 3"),
    ("printed", ">>     pack.copies[0] += 1"),
    ("recursion", ">>     return rule(pack, state, moves, chance)"),
    ("row", ">>     row = state.lane"),
    ("row", ">>     row = state.hand[0]"),
    ("row", ">>     twin = state"),
    ("row", ">>     state.lane = moves"),
    ("row", ">>     state.hand[0] = 1"),
    ("row", ">>     state.hand[0] += 1"),
    ("row", ">>     moves = 1"),
    ("row", ">>     row: Cells = 0"),
    ("row", ">>     return state.lane"),
    ("row", ">>     return max(state.lane)"),
    ("row", ">>     return state.lane + 1"),
    ("row", ">>     return state.hand[0] == state.hand[1]"),
    ("row", ">>     if state.lane:\n        return 1"),
    ("row", ">>     return NESTED[0]"),
    ("statement", ">>     try:\n        pass\n    finally:\n        pass"),
    ("statement", ">>     raise ValueError"),
    ("statement", ">>     with NAMES:\n        pass"),
    ("statement", ">>     assert state.over"),
    ("statement", ">>     del moves"),
    ("statement", ">>     global TABLE"),
    ("statement", ">>     match 1:\n        case _:\n            pass"),
    ("statement", ">>     yield 1"),
    ("statement", ">>     return (found := 1)"),
    ("statement", "    return 0\n\n>> async def other() -> None:\n    return"),
    ("text", '>>     return "horse"'),
    ("text", '    pass\n>>     "a remark"'),
    ("text", '>>     return f"{state.over}"'),
]

RULE = "def rule(pack: Pack, state: State, moves: Money, chance: Stream) -> int:\n"

GOOD = '''\
    """A docstring may say: it's fine."""
    best: int = -1
    for horse in range(1, pack.horses + 1):
        if horse == 2 and not state.over or NESTED[0][1] > TABLE[horse]:
            continue
        best = max(best, abs(state.hand[0][horse]), helper(pack, state, state.hand[1]))
        state.hand[0][horse] = state.lane[horse] if best < 3 else below(chance, 5) // 2
        state.score[0] += 1 << horse
        moves[horse] = ~best
    while True:
        break
    state.over = 1
    return best
'''

Write = Callable[[str], str]
numbers = itertools.count()


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Write a module that can be imported, and give its name."""
    monkeypatch.syspath_prepend(tmp_path)

    def module(text: str) -> str:
        name = f"snippet_{next(numbers)}"
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
        importlib.invalidate_caches()
        return name

    return module


@pytest.mark.filterwarnings("ignore:.is. with:SyntaxWarning")
@pytest.mark.parametrize(("rule", "snippet"), BROKEN)
def test_a_breach_of_each_rule_is_found_on_its_line(rule: str, snippet: str, write: Write) -> None:
    whole = HEAD + (snippet if snippet.startswith(">> def") else RULE + snippet) + "\n"
    line = 1 + whole[: whole.index(">> ")].count("\n")
    findings = dialect.lint([write(whole.replace(">> ", ""))])
    assert {(finding.rule, finding.line) for finding in findings} == {(rule, line)}


def test_what_the_rules_need_is_allowed(write: Write) -> None:
    assert dialect.lint([write(HEAD + RULE + GOOD)]) == []


def test_the_table_of_rules_is_the_list_of_rules() -> None:
    listed = re.findall(r"^\| ([a-z]+) +\|", str(dialect.__doc__), re.MULTILINE)
    assert sorted({rule for rule, _ in BROKEN}) == [rule for rule in listed if rule != "rule"]


def test_recursion_is_found_across_modules(write: Write) -> None:
    there = write("")
    back = write(f"from {there} import there\n\ndef back(n: int) -> int:\n    return there(n)\n")
    file = source_of(there)
    file.write_text(f"def there(n: int) -> int:\n    return back(n)\n\nfrom {back} import back\n")
    found = [
        (finding.path.stem, finding.rule, finding.line) for finding in dialect.lint([there, back])
    ]
    assert found == [(there, "recursion", 2), (back, "recursion", 4)]


def test_functions_of_modules_that_are_not_compiled_together_cannot_be_called(write: Write) -> None:
    helpers = write("def helper(n: int) -> int:\n    return n\n")
    rules = write(f"from {helpers} import helper\ndef rule(n: int) -> int:\n    return helper(n)\n")
    assert [finding.rule for finding in dialect.lint([rules])] == ["call"]
    assert dialect.lint([helpers, rules]) == []


GENERIC = """\
from typing import Any
from hippodrome.engine.doors import menu, _unbound
from hippodrome.engine.parameters import PackRecord, Row, StateRecord
def generic(pack: PackRecord, state: StateRecord, moves: Row) -> int:
    count = menu(pack, state, 0, moves) + state.over + pack.horses
    return count + state.{field}
"""


def test_generic_code_may_open_doors_and_use_the_fields_all_rooms_share(write: Write) -> None:
    shared = Shared(pack=frozenset({"horses"}), state=frozenset({"over", "spread"}))
    assert dialect.lint([write(GENERIC.format(field="spread"))], shared) == []
    for field in ("horses", "lane"):
        findings = dialect.lint([write(GENERIC.format(field=field))], shared)
        assert [(finding.rule, finding.line) for finding in findings] == [("field", 6)]
    stub_only = GENERIC.format(field="spread").replace("return count", "return _unbound(count)")
    assert [finding.rule for finding in dialect.lint([write(stub_only)], shared)] == ["call"]


def test_generic_code_is_judged_by_what_it_declares_not_by_names(write: Write) -> None:
    shared = Shared(pack=frozenset({"horses"}), state=frozenset({"over", "spread"}))
    generic = GENERIC.format(field="spread")
    renamed = (
        generic.replace("pack", "printed").replace("state.", "view.").replace("state:", "view:")
    )
    assert dialect.lint([write(renamed.replace(" state,", " view,"))], shared) == []
    swapped = generic.replace("pack: PackRecord", "pack: StateRecord")
    findings = dialect.lint([write(swapped)], shared)
    assert [(finding.rule, finding.line) for finding in findings] == [("field", 5)]
    undeclared = generic.replace("pack: PackRecord", "pack: Any")
    assert ("annotation", 4) in [
        (finding.rule, finding.line) for finding in dialect.lint([write(undeclared)], shared)
    ]


def test_generic_code_is_found_by_the_doors_it_imports() -> None:
    assert {"hippodrome.bots.contest", "hippodrome.engine.playouts"} <= set(generic_modules())
    assert "hippodrome.engine.binding" not in generic_modules()


def test_what_rooms_share_is_what_the_design_says_every_state_has() -> None:
    assert {"seats", "awaits", "spread", "over"} <= shared_fields(rooms().values()).state


def test_the_house_keeps_its_dialect(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert re.fullmatch(r"The dialect is kept in \d+ modules\.\n", capsys.readouterr().out)


def test_a_breach_in_a_room_is_printed_by_file_and_line(
    write: Write, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    name = write(HEAD + RULE + "    return state.purse\n")
    game = dataclasses.replace(rooms()["ticket"])
    game.__dict__["modules"] = (name,)
    monkeypatch.setattr("hippodrome.games.ticket.GAME", game)
    assert main(["ticket"]) == 1
    place = f"{source_of(name)}:21: "
    assert capsys.readouterr().out == f"{place}state.purse is not declared [field]\n"


def test_an_unknown_room_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trotting"]) == 2
    assert "trotting" in capsys.readouterr().out
