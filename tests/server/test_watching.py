"""A host sees how the house is; strangers do not, and no figure tells of anybody."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest

from hippodrome.cli import main
from hippodrome.cli.logs import JsonLines
from hippodrome.server.app import create_app
from hippodrome.server.exposition import Family, Sample, exposed
from hippodrome.server.meter import BOUNDS, Meter
from hippodrome.server.running import Server, configured
from hippodrome.words import words
from tests.server.test_serve import PATIENCE, line_of, started
from tests.server.visitors import free_socket, play_on, visitors

DASHBOARD = Path(__file__).parents[2] / "docs" / "grafana.json"
ONLY_WITH_SEVERAL = {"hippodrome_leases", "hippodrome_lease_changes_total"}


def figures(text: str) -> dict[str, float]:
    """Every figure by its name and labels, as they stand in the text."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def watched(folder: Path, story: Any) -> None:
    """Run a server that is watched; hand the story its address and its watchpost's."""

    async def run() -> None:
        listening, post = free_socket(), free_socket()
        opened = asyncio.Event()
        app = create_app(folder, page=None, limits={}, watched_at=post)
        server = Server(configured(app), opened.set)
        task = asyncio.create_task(server._serve(sockets=[listening]))
        await asyncio.wait_for(opened.wait(), PATIENCE)
        try:
            address, watch = (
                f"http://127.0.0.1:{one.getsockname()[1]}" for one in (listening, post)
            )
            async with httpx.AsyncClient(base_url=watch, timeout=PATIENCE) as host:
                await story(address, host)
        finally:
            server.should_exit = True
            await asyncio.wait_for(task, PATIENCE)
            listening.close()
            post.close()

    asyncio.run(run())


def test_a_host_sees_what_happens_and_nobody_else_does(tmp_path: Path) -> None:
    async def story(address: str, host: httpx.AsyncClient) -> None:
        before = figures((await host.get("/metrics")).text)
        assert before['hippodrome_moves_total{by="person"}'] == before["hippodrome_sockets"] == 0
        async with visitors(address, "Ann") as (ann,):
            table = await ann.lay(fill=["me", "tipster"], begin=True, pack="tiny")
            async with ann.at(table) as line:
                await play_on(line, await line.hello())
                assert (await line.ask("abandon"))["code"] == "table-over"
                played = sum(frame["type"] == "played" for frame in line.frames)
                answer = await host.get("/metrics")
            assert (await ann.http.get("/metrics")).status_code == 404
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        after = figures(answer.text)
        assert after['hippodrome_moves_total{by="person"}'] == played > 0
        assert after["hippodrome_move_seconds_count"] == played
        assert after['hippodrome_move_seconds_bucket{le="+Inf"}'] == played
        assert after['hippodrome_moves_total{by="bot"}'] > 0
        assert after['hippodrome_refusals_total{code="table-over"}'] == 1
        assert after['hippodrome_tables{phase="finished"}'] == 1
        assert after["hippodrome_sockets"] == after["hippodrome_store_writes"] == 1
        assert "Ann" not in answer.text
        assert table not in answer.text
        named = set(re.findall(r"^# TYPE (\S+) ", answer.text, re.MULTILINE))
        asked = dashboard_names()
        assert {re.sub("_bucket$", "", name) for name in asked} - ONLY_WITH_SEVERAL <= named
        assert len(asked) > 8

    watched(tmp_path, story)


def dashboard_names() -> set[str]:
    """The figures that the dashboard asks for."""
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    asked = [target["expr"] for panel in panels for target in panel["targets"]]
    return {name for one in asked for name in re.findall(r"hippodrome_\w+", one)}


def test_leases_are_named_as_the_dashboard_asks_for_them() -> None:
    source = (DASHBOARD.parents[1] / "src/hippodrome/server/meter.py").read_text(encoding="utf-8")
    assert all(f'"{name}"' in source for name in ONLY_WITH_SEVERAL)
    assert dashboard_names() >= ONLY_WITH_SEVERAL


def test_the_page_tells_the_same_in_both_languages(tmp_path: Path) -> None:
    async def story(_: str, host: httpx.AsyncClient) -> None:
        for accepted, query, language in (
            ("fr-CA,en;q=0.5", "", "fr"),
            ("de", "", "en"),
            ("en", "?lang=fr", "fr"),
        ):
            page = await host.get(f"/{query}", headers={"accept-language": accepted})
            assert f'<html lang="{language}">' in page.text
            assert words(language).say("status-health", health="well") in page.text
            assert "default-src 'none'" in page.headers["content-security-policy"]
        for answer in (await host.get("/etc/passwd"), await host.post("/metrics")):
            assert answer.status_code == 404

    watched(tmp_path, story)


def test_latency_is_counted_in_groups_that_add_up() -> None:
    meter = Meter()
    for seconds in (0.0005, 0.001, 0.002, 3.0):
        meter.took(seconds)
    samples = meter.latency()
    found = {sample.labels.get("le", sample.suffix): sample.value for sample in samples}
    assert (found["0.001"], found["0.0025"], found["2.5"], found["+Inf"]) == (2, 3, 3, 4)
    assert found["_count"] == 4
    assert found["_sum"] == pytest.approx(3.0035)
    assert len(samples) == len(BOUNDS) + 3


def test_labels_stay_between_their_quotes() -> None:
    odd = Family("one", "counter", "Odd.", (Sample(2, {"code": 'a"b\\c\nd'}),))
    assert exposed([odd]) == '# HELP one Odd.\n# TYPE one counter\none{code="a\\"b\\\\c\\nd"} 2\n'


def test_a_log_is_one_object_a_line() -> None:
    record = logging.makeLogRecord(
        {"name": "hippodrome", "levelname": "INFO", "msg": "é\n%s", "args": (1,), "table": "t"}
    )
    written = JsonLines().format(record)
    assert "\n" not in written
    found = json.loads(written)
    assert (found["message"], found["table"], found["level"]) == ("é\n1", "t", "info")


def test_a_server_is_watched_and_logs_what_happens(tmp_path: Path) -> None:
    post = free_socket()
    port = post.getsockname()[1]
    post.close()
    with started(
        tmp_path, "--no-open", "--log", "json", "--metrics", f"127.0.0.1:{port}"
    ) as process:
        address = line_of(process).partition(": ")[2]
        line_of(process), line_of(process)

        async def story() -> str:
            async with visitors(address.rstrip("/"), "Ann") as (ann,):
                table = await ann.lay(fill=["me", "tipster"], begin=True)
                assert (
                    "hippodrome_ready 1"
                    in httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
                )
                return str(table)

        table = asyncio.run(story())
        process.send_signal(signal.SIGTERM)
        rest, _ = process.communicate(timeout=PATIENCE)
    lines = [json.loads(line) for line in rest.splitlines() if line.startswith("{")]
    assert [line["table"] for line in lines if line["message"] == "a game began"] == [table]
    assert not any("Ann" in json.dumps(line) for line in lines)


def test_a_bad_place_to_watch_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    for bad in ("9464", "127.0.0.1:", "127.0.0.1:65536", ":9464"):
        with pytest.raises(SystemExit) as left:
            main(
                ["serve", "--port", "0", "--data", str(tmp_path), "--metrics", bad, "--lang", "en"]
            )
        assert left.value.code == 2
        assert f"{bad} is no place to watch the house at" in capsys.readouterr().err
