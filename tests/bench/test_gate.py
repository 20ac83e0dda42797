"""The benchmark of strangers: a small crowd runs through, and the server is stopped again."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from bench.__main__ import main


@pytest.mark.skipif(sys.platform != "linux", reason="what a process has used is read from /proc")
def test_a_small_crowd_is_measured(tmp_path: Path) -> None:
    file = tmp_path / "gate.json"
    asked = ["--silent", "30", "--replays", "3", "--seconds", "2", "--json", str(file)]
    assert main(["gate", *asked]) == 0
    found = json.loads(file.read_text())["now"]
    assert found["visitors_let_in_percent"] == 100
    assert found["log_kilobytes"] == 0
