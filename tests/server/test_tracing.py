"""Traces: what a decision, a request, a thought and an archive take; nothing unless asked for."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from hippodrome.cli import main, traces
from hippodrome.server.tracing import TracedTable, Traces, line
from hippodrome.table.commands import Speak
from hippodrome.table.live import LiveTable
from hippodrome.table.memory import MemoryLog
from tests.server.visitors import play_on, serving, visitors
from tests.table.tables import HOST, begun

PARTS = ["judge", "write", "tell"]


def collected() -> tuple[Traces, InMemorySpanExporter]:
    """Traces that stay here."""
    kept = InMemorySpanExporter()
    return Traces(SimpleSpanProcessor(kept)), kept


def about(span: ReadableSpan, what: str) -> object:
    return dict(span.attributes or {}).get(what)


def parts_of(spans: tuple[ReadableSpan, ...], whole: ReadableSpan) -> list[ReadableSpan]:
    """The spans right under another, in the order in which they began."""
    assert whole.context is not None
    own = [one for one in spans if one.parent and one.parent.span_id == whole.context.span_id]
    return sorted(own, key=lambda span: span.start_time or 0)


def test_a_game_is_seen_from_its_first_request_to_its_archive(tmp_path: Path) -> None:
    seen, kept = collected()

    async def story() -> str:
        async with serving(tmp_path, traces=seen) as address, visitors(address, "Ann") as (ann,):
            table = await ann.lay(fill=["me", "tipster"], begin=True)
            async with ann.at(table) as at_table:
                await play_on(at_table, await at_table.hello())
                assert (await at_table.ask("abandon"))["code"] == "table-over"
            assert (await ann.http.get(f"/api/tables/{table}/replay")).status_code == 200
            assert (await ann.http.get("/api/tables/none")).status_code == 404
            return table

    table = asyncio.run(story())
    seen.close()
    spans = kept.get_finished_spans()
    decisions = [span for span in spans if span.name == "decision"]
    done = [span for span in decisions if about(span, "hippodrome.refused") is None]
    assert {about(span, "hippodrome.table") for span in decisions} == {table}
    assert {about(span, "hippodrome.game") for span in decisions} == {"ticket"}
    assert len(done) > 10
    assert "Submit" in {about(span, "hippodrome.command") for span in done}
    for span in done:
        parts = parts_of(spans, span)
        assert [part.name for part in parts] == PARTS
        assert parts[-1].end_time is not None
        assert span.end_time is not None
        assert parts[-1].end_time <= span.end_time
    (refused,) = (span for span in decisions if span not in done)
    assert about(refused, "hippodrome.refused") == "table-over"
    assert [part.name for part in parts_of(spans, refused)] == ["judge"]
    assert {about(span, "hippodrome.work") for span in spans if span.name == "think"} == {"think"}
    (archive,) = (span for span in spans if span.name == "archive")
    assert about(archive, "hippodrome.table") == table
    requests = {
        (span.name, about(span, "http.response.status_code"))
        for span in spans
        if about(span, "http.route")
    }
    assert ("POST /api/tables", 201) in requests
    assert ("GET /api/tables/{table_id}/replay", 200) in requests
    assert ("GET /api/tables/{table_id}", 404) in requests
    assert "Ann" not in "".join(map(line, spans))


def test_coming_second_to_another_process_is_a_part_of_a_decision() -> None:
    seen, kept = collected()

    async def story() -> None:
        record, log = begun().record, MemoryLog()
        here, there = TracedTable(seen.tracer, record, log), LiveTable(record, log)
        await there.do(Speak(HOST, "Host", "first"))
        await here.do(Speak(HOST, "Host", "second"))

    asyncio.run(story())
    spans = kept.get_finished_spans()
    (whole,) = (span for span in spans if span.name == "decision")
    parts = [part.name for part in parts_of(spans, whole)]
    assert parts == ["judge", "write", "catch-up", *PARTS]


def test_what_fails_at_its_work_is_told_by_its_kind_alone() -> None:
    seen, kept = collected()
    with pytest.raises(ValueError, match="secret"), seen.doing("think", work="think"):
        raise ValueError("a secret")
    (span,) = kept.get_finished_spans()
    assert about(span, "error.type") == "ValueError"
    assert not span.status.is_ok
    assert "secret" not in line(span)


def test_a_span_is_a_line() -> None:
    seen, kept = collected()
    with seen.doing("archive", table="t\n1"):
        pass
    (span,) = kept.get_finished_spans()
    assert line(span).count("\n") == 1
    found = json.loads(line(span))
    assert (found["name"], found["attributes"]) == ("archive", {"hippodrome.table": "t\n1"})
    assert found["resource"]["attributes"]["service.name"] == "hippodrome"


def test_nothing_of_it_is_loaded_unless_it_is_asked_for() -> None:
    program = (
        "import sys, hippodrome.cli.serve, hippodrome.server.app, hippodrome.table.house\n"
        "sys.exit(any(name.startswith('opentelemetry') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@pytest.mark.parametrize("bad", ["collector", "ftp://host", "http://", "http://host:99999"])
def test_a_bad_place_for_traces_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], bad: str
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["serve", "--data", str(tmp_path), "--traces", bad, "--lang", "en"])
    assert left.value.code == 2
    assert "written as http://127.0.0.1:4318" in capsys.readouterr().err


def test_where_the_extra_is_missing_a_sentence_says_how_to_get_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(traces, "NEEDED", ("opentelemetry_that_nobody_has",))
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:4318")
    with pytest.raises(SystemExit) as left:
        main(["serve", "--data", str(tmp_path), "--lang", "fr"])
    assert left.value.code == 2
    assert 'pip install "hippodrome[observe]"' in capsys.readouterr().err
