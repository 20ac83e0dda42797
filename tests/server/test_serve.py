"""`hippodrome serve`: how it starts, what it says, how it ends."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hippodrome.cli import main
from hippodrome.cli.serve import (
    address_of,
    bound,
    local_addresses,
    open_browser,
    usual_browser,
    usual_folder,
)

PATIENCE = 30


@contextmanager
def started(folder: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Run the command in a process of its own, on a free port of loopback."""
    command = [sys.executable, "-m", "hippodrome.cli", "serve", "--port", "0"]
    with subprocess.Popen(
        [*command, "--data", str(folder), "--lang", "en", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            if process.poll() is None:
                process.kill()


def line_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_it_opens_answers_and_closes_cleanly(tmp_path: Path, ending: signal.Signals) -> None:
    folder = tmp_path / "not" / "there" / "yet"
    with started(folder, "--no-open") as process:
        first = line_of(process)
        assert first.startswith("The gates are open: http://127.0.0.1:")
        address = first.partition(": ")[2]
        with urllib.request.urlopen(address, timeout=PATIENCE) as page:
            assert page.status == 200
        assert line_of(process) == f"Games are kept in {folder}"
        assert "Ctrl-C" in line_of(process)
        process.send_signal(ending)
        rest, _ = process.communicate(timeout=PATIENCE)
    assert "Traceback" not in rest
    assert process.returncode == 0
    assert rest.startswith("The gates are closed.")
    # Closed, the database is one file again, whole.
    assert [file.name for file in folder.glob("*.db*")] == ["hippodrome.db"]


def test_a_taken_port_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with bound("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(SystemExit) as left:
            main(["serve", "--port", str(port), "--data", str(tmp_path), "--lang", "fr"])
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert f"Le port {port} de 127.0.0.1 est pris" in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--host", "no.such.host.invalid"], "cannot listen on no.such.host.invalid"),
        (["--port", "70000"], "65535"),
        (["--lang", "xx"], "xx"),
        (["--proxy", "proxy.example"], "proxy.example is no address of a proxy"),
    ],
)
def test_what_cannot_be_opened_is_a_sentence(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    sentence: str,
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    with pytest.raises(SystemExit) as left:
        main(["serve", "--port", "0", "--data", str(tmp_path), *arguments])
    assert left.value.code == 2
    assert sentence in capsys.readouterr().err


def test_a_folder_that_cannot_be_used_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    for folder in (file, file / "below"):
        with pytest.raises(SystemExit) as left:
            main(["serve", "--port", "0", "--data", str(folder), "--lang", "en"])
        assert left.value.code == 2
        assert f"cannot be kept in {folder}" in capsys.readouterr().err


def test_sockets_say_that_they_are_tcp() -> None:
    """Or asyncio would let small frames wait for each other, forty milliseconds at a time."""
    with bound("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP


def test_addresses_are_written_as_people_type_them() -> None:
    assert address_of("127.0.0.1", 80) == "http://127.0.0.1:80/"
    assert address_of("::1", 8080) == "http://[::1]:8080/"
    assert not any(address.startswith("127.") for address in local_addresses())


@pytest.mark.parametrize(
    ("platform", "variable", "expected"),
    [
        ("linux", "XDG_DATA_HOME", "given/hippodrome"),
        ("linux", None, "home/.local/share/hippodrome"),
        ("darwin", None, "home/Library/Application Support/hippodrome"),
        ("win32", "LOCALAPPDATA", "given/hippodrome"),
        ("win32", None, "home/AppData/Local/hippodrome"),
    ],
)
def test_games_are_kept_where_the_system_keeps_data(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    platform: str,
    variable: str | None,
    expected: str,
) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    if variable:
        monkeypatch.setenv(variable, str(tmp_path / "given"))
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home")
    monkeypatch.setattr(sys, "platform", platform)
    assert usual_folder() == tmp_path / expected


def test_a_browser_is_opened_only_where_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("CI", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    open_browser("http://one/")
    assert usual_browser() is None
    monkeypatch.setenv("DISPLAY", ":0")
    open_browser("http://two/")
    monkeypatch.setenv("CI", "true")
    open_browser("http://three/")
    assert opened == ["http://two/"]


def test_serving_needs_no_compiler_and_other_commands_no_server() -> None:
    """Numba takes seconds to import, and a first page must come sooner."""
    serving = "import hippodrome.server.app, hippodrome.server.running as loaded"
    others = "import hippodrome.cli as loaded"
    for program, unwanted in ((serving, "numba numpy"), (others, "litestar uvicorn sqlalchemy")):
        check = f"{program}, sys; assert not set('{unwanted}'.split()) & set(sys.modules)"
        subprocess.run([sys.executable, "-c", check], check=True)
