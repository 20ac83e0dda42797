"""`--on ray`: what is refused without a cluster; and on one, lost nodes change no number.

The test on a real cluster takes a minute and an install of Ray, so it waits to be asked for:
HIPPODROME_TEST_RAY=1.
"""

from __future__ import annotations

import importlib
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hippodrome.cli import main
from hippodrome.engine.errors import HippodromeError
from hippodrome.games import GAMES
from hippodrome.study import cluster as clusters
from hippodrome.study.cluster import cluster
from hippodrome.study.crews import Threads
from hippodrome.study.entrants import entrants
from hippodrome.study.studies import Findings, Study, carry_out
from hippodrome.study.sweeps import sweep_arms, variation

TICKET = GAMES["ticket"]
asked_for = pytest.mark.skipif(
    os.environ.get("HIPPODROME_TEST_RAY") != "1", reason="HIPPODROME_TEST_RAY=1 asks for a cluster"
)


@pytest.fixture
def with_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if Ray were installed; nobody comes so far as to load it."""
    monkeypatch.setattr(clusters, "find_spec", lambda _: object())
    monkeypatch.delenv("RAY_ADDRESS", raising=False)


@pytest.fixture
def closed_port() -> Iterator[int]:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        yield taken.getsockname()[1]  # bound, but nobody listens


@pytest.mark.parametrize("on", ["", "dask", "ray:", "ray://", "ray://host", "ray://host:x", "rays"])
def test_what_names_no_cluster_is_a_sentence(on: str) -> None:
    with pytest.raises(HippodromeError, match="names no cluster"):
        cluster(on)


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "find_spec", lambda _: None)
    with pytest.raises(HippodromeError, match=r"pip install hippodrome\[cluster\]"):
        cluster("ray")


def test_a_cluster_that_is_not_there_is_a_sentence(
    with_ray: None, closed_port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(HippodromeError, match="Nobody answers at ray://127"):
        cluster(f"ray://127.0.0.1:{closed_port}")
    with pytest.raises(HippodromeError, match="Nobody answers"):
        cluster("ray://127.0.0.1:99999")
    monkeypatch.setenv("RAY_ADDRESS", f"127.0.0.1:{closed_port}")
    with pytest.raises(HippodromeError, match="Nobody answers at 127"):
        cluster("ray")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("command", ["simulate", "sweep", "tournament"])
def test_the_commands_refuse_it_and_leave_nothing(
    *,
    with_ray: None,
    closed_port: int,
    command: str,
    language: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = tmp_path / "study"
    words = [command, "ticket", "--on", f"ray://127.0.0.1:{closed_port}", "--into", str(folder)]
    with pytest.raises(SystemExit) as left:
        main([*words, "--lang", language])
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert {"en": "Nobody answers", "fr": "Personne ne répond"}[language] in said
    assert not folder.exists()


def test_nothing_of_ray_is_loaded_unless_asked_for() -> None:
    asked = "import sys, hippodrome.cli, hippodrome.study.crews, hippodrome.study.report\n"
    asked += "sys.exit('ray' in sys.modules or 'pyarrow' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0


def small_sweep() -> Study:
    arms = sweep_arms(
        TICKET, "tiny", entrants(TICKET, "tipster,gambler"), {}, [variation("option.hidden=1")]
    )
    return Study(TICKET, arms, 12_000, 5)


def same(one: Findings, other: Findings) -> bool:
    pairs = zip(one.sheets, other.sheets, strict=True)
    return all(here.written() == there.written() for here, there in pairs)


@asked_for
@pytest.mark.compiled
@pytest.mark.filterwarnings("ignore")
def test_a_killed_node_changes_no_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ray = clusters.loaded()
    local_cluster: Any = importlib.import_module("ray.cluster_utils").Cluster
    monkeypatch.setenv("RAY_worker_niceness", "0")  # else workers starve beside other tests
    study = small_sweep()
    Threads(1).prepare(TICKET, lambda *_: None)
    here = carry_out(study, Threads(2))
    # Ray takes 127.0.0.1 for the address that others know this machine by.
    head: dict[str, Any] = {"num_cpus": 1, "node_ip_address": "127.0.0.2"}
    nodes = local_cluster(initialize_head=True, head_node_args={**head, "include_dashboard": False})
    try:
        lost = nodes.add_node(**head)
        ray.init(address=nodes.address, _node_ip_address="127.0.0.2", log_to_driver=False)
        assert ray.cluster_resources()["CPU"] == 2
        crew, done = clusters.Cluster("ray"), []

        def kill_half_way(played: int, total: int) -> None:
            done.append(played)
            if played >= total // 3 and len(nodes.list_all_nodes()) == 2:
                nodes.remove_node(lost, allow_graceful=False)

        crew.prepare(TICKET, lambda *_: None)
        there = carry_out(study, crew, tmp_path, kill_half_way)
        assert len(nodes.list_all_nodes()) == 1, "the node was killed while games were played"
        assert done[-1] == 24_000
    finally:
        ray.shutdown()
        nodes.shutdown()
    assert same(here, there)
