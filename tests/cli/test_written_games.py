"""Written games at the terminal: checked, watched again, and caught out when tampered with."""

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from hippodrome.bots import Budget
from hippodrome.cli import hint
from hippodrome.cli.saving import load
from hippodrome.words import words
from tests.cli.conftest import Run


def rewritten(text: str) -> str:
    """The text of a cheat who knows how to compute the digest."""
    lines = text.splitlines()[:-1]
    digest = hashlib.sha256("\n".join(lines).encode()).hexdigest()
    return "\n".join([*lines, f"digest: {digest}"]) + "\n"


def with_another_draw(text: str) -> str:
    """The last draw of the file, changed to another outcome."""
    found = list(re.finditer(r"^draw (\d+) of (\d+)$", text, re.MULTILINE))[-1]
    other = (int(found[1]) + 1) % int(found[2])
    return text[: found.start()] + f"draw {other} of {found[2]}" + text[found.end() :]


def with_another_ticket(text: str) -> str:
    """The first ticket of the file, changed to another one."""
    found = re.search(r"^(\d): ([1-4.]-[1-4.]-[1-4.])$", text, re.MULTILINE)
    assert found is not None
    other = "1-2-3" if found[2] != "1-2-3" else "2-1-3"
    return text[: found.start()] + f"{found[1]}: {other}" + text[found.end() :]


def with_another_seed(text: str) -> str:
    return re.sub(r"^seed: .*$", "seed: " + "00" * 32, text, flags=re.MULTILINE)


def test_a_fair_game_is_found_fair(run: Run, written: Path) -> None:
    outcome = run("verify", str(written))
    assert outcome.status == 0
    assert "Tipster 1:" in outcome.out
    draws = load(written).prove()
    assert f"All {draws} draws are fair" in outcome.out
    french = run("verify", str(written), "--lang", "fr")
    assert f"Les {draws} tirages sont honnêtes" in french.out


def test_findings_as_json(run: Run, written: Path) -> None:
    found = json.loads(run("verify", str(written), "--json").out)
    assert found["fair"] is True
    assert found["finished"] is True
    assert [seat["name"] for seat in found["seats"]] == ["tipster", "gambler"]
    points, winners = load(written).replay().standing()
    assert [seat["points"] for seat in found["seats"]] == points
    assert [seat["winner"] for seat in found["seats"]] == [seat in winners for seat in range(2)]


def test_an_unfinished_game_can_be_checked_too(run: Run, folder: Path) -> None:
    run("play", "ticket", "--option", "first=1", "--save", "part", typed=["flat:3", "7-3-5"])
    outcome = run("verify", "part")
    assert outcome.status == 0
    assert "unfinished game of Ticket Gagnant" in outcome.out
    run("play", "ticket", "--option", "first=1", "--save", "once", typed=["flat:3"])
    once = " ".join(run("verify", "once").out.split())
    assert "one decision so far: it is legal" in once
    run("play", "ticket", "--option", "first=1", "--save", "none", typed=["quit"])
    assert "Nothing was drawn yet" in run("verify", "none").out


@pytest.mark.parametrize(
    ("tamper", "sentence"),
    [
        (lambda text: text[: len(text) // 2], "the file breaks off"),
        (lambda text: text[:0], "this is not a written game"),
        (with_another_ticket, ""),
        (with_another_draw, ""),
        (with_another_seed, "its digest no longer fits"),
        (lambda text: text.replace("gambler", "angel"), "its digest no longer fits"),
        (lambda text: rewritten(with_another_draw(text)), ""),
        (lambda text: rewritten(with_another_seed(text)), "The seed is not the one"),
        (lambda text: rewritten(text.replace("nonces: ", "nonces: 00")), "was not dealt by"),
        (lambda text: text.replace("rules: 1", "rules: 999"), "rules version 999"),
        (lambda text: re.sub(r"content: tiny \w", "content: tiny x", text), "printed differently"),
        (lambda text: text.replace("content: tiny", "content: huge"), "its digest no longer fits"),
        (lambda text: re.sub(r"content: tiny \w", "content: huge x", text), "a pack of somebody"),
    ],
)  # fmt: skip
def test_a_tampered_game_is_caught(run: Run, written: Path, tamper: object, sentence: str) -> None:
    assert callable(tamper)
    text = written.read_text()
    changed = tamper(text)
    assert changed != text
    written.write_text(changed)
    outcome = run("verify", str(written))
    assert outcome.status == 2
    assert outcome.out == ""
    assert len(outcome.err.splitlines()) == 1
    assert sentence in outcome.err
    as_json = run("verify", str(written), "--json")
    assert as_json.status == 2
    assert json.loads(as_json.out)["fair"] is False
    assert run("replay", str(written), "--all").status in (0, 2)


def test_a_binary_file_is_no_game(run: Run, folder: Path) -> None:
    (folder / "picture").write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    outcome = run("verify", "picture")
    assert outcome.status == 2
    assert "this is not a written game" in outcome.err


def test_the_whole_story_at_once(run: Run, written: Path) -> None:
    outcome = run("replay", str(written), "--all")
    assert outcome.status == 0
    assert "Tipster 1 · hand:" in outcome.out
    assert "Gambler 2 · hand:" in outcome.out
    assert "The meeting is over" in outcome.out
    french = run("replay", str(written), "--all", "--lang", "fr").out
    assert "La réunion est finie" in french


def test_stepping_forward_back_and_to_a_step(run: Run, written: Path) -> None:
    outcome = run("replay", str(written), typed=["", "n", "b", "7", "99", "huh", "q", "never read"])
    steps = [int(step) for step in re.findall(r"Step (\d+) of", outcome.out)]
    last = int(re.findall(r"Step \d+ of (\d+)", outcome.out)[0])
    assert outcome.status == 0
    assert steps == [0, 1, 2, 1, 7, min(99, last), min(99, last)]
    assert "a number from 0 to" in outcome.out


def test_a_seat_sees_its_own_hand_and_a_spectator_none(run: Run, written: Path) -> None:
    second = run("replay", str(written), "--as", "2", typed=["5"]).out
    assert "Gambler 2 · hand:" in second
    assert "Tipster 1 · hand:" not in second
    spectator = run("replay", str(written), "--as", "spectator", typed=["5"]).out
    assert "hand:" not in spectator
    everyone = run("replay", str(written), "--as", "all", typed=["5"]).out
    assert "Gambler 2 · hand:" in everyone
    assert "Tipster 1 · hand:" in everyone
    # Step 4: one of the two has filled in a ticket that is not revealed yet.
    assert "?-?-?" in run("replay", str(written), "--as", "spectator", typed=["4"]).out
    assert "?-?-?" not in run("replay", str(written), typed=["4"]).out
    nobody = run("replay", str(written), "--as", "3")
    assert nobody.status == 2
    assert "Use a seat from 1 to 2, spectator or all." in nobody.err


def test_rules_by_paragraph_chapter_and_word(run: Run) -> None:
    one = run("rules", "ticket", "t4.7")
    assert one.status == 0
    assert "T4.7 A move may end on a square" in one.out
    assert "T4.8" not in one.out
    chapter = run("rules", "ticket", "T4").out
    assert "T4.1 " in chapter
    assert "T4.11 " in chapter
    river = run("rules", "ticket", "--search", "RIVIERE", "--lang", "fr").out
    assert "T7.3 Steeple-chase" in river
    assert "T1.1" not in river
    crossed = run("rules", "ticket", "--search", "river", "--lang", "fr").out
    assert set(re.findall(r"T\d\.\d+", river)) <= set(re.findall(r"T\d\.\d+", crossed))
    within = run("rules", "ticket", "T7", "--search", "hedge").out
    assert "T7.2 " in within
    assert "T5." not in within, "the search goes no further than the chapter that was named"
    assert len(run("rules", "ticket").out) > 10_000


def test_nothing_here_waits_for_the_compiler(tmp_path: Path) -> None:
    program = (
        "import sys\nfrom hippodrome.cli import main\n"
        "try:\n    main(['play', 'ticket', '--seats', 'tipster,gambler', '--pack', 'tiny'])\n"
        "except SystemExit as left:\n    assert left.code == 0\n"
        "assert 'numba' not in sys.modules and 'numpy' not in sys.modules\n"
    )
    assert (
        subprocess.run([sys.executable, "-c", program], cwd=tmp_path, check=False).returncode == 0
    )


def test_a_bot_says_why_it_played_so(
    run: Run, written: Path, monkeypatch: pytest.MonkeyPatch, nothing_compiled: None
) -> None:
    monkeypatch.setattr(hint, "PATIENCE", Budget(simulations=1, seconds=0.2))
    said = run("replay", str(written), "--lang", "en", typed=["why", "9", "why", "q"]).out
    assert words("en").say("why-nobody") in said
    assert "as a scout sees it from what that seat knew" in said
    french = run("replay", str(written), "--lang", "fr", typed=["9", "pourquoi", "q"]).out
    assert "vu par un observateur" in french
