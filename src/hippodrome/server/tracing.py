"""Traces by OpenTelemetry: what a decision, a request, a thought and an archive take.

Loaded only where traces are wanted. Spans name tables, kinds and codes; never a name, word or card.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from opentelemetry.context import Context
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import OTELResourceDetector, Resource
from opentelemetry.sdk.trace import ReadableSpan, SpanProcessor, TracerProvider
from opentelemetry.sdk.trace.export import (
    BatchSpanProcessor,
    ConsoleSpanExporter,
    SimpleSpanProcessor,
)
from opentelemetry.trace import Span, SpanKind, StatusCode, Tracer, set_span_in_context

import hippodrome
from hippodrome.engine.errors import HippodromeError
from hippodrome.server.problems import code_of
from hippodrome.table.commands import Command
from hippodrome.table.house import House
from hippodrome.table.live import Answer, Change, LiveTable
from hippodrome.table.log import AlreadyWrittenError

SENT_WITHIN = 3
"""Seconds a collector has to take what it is sent; it may be gone when a house closes."""
BROKEN = 500


class Traces:
    """The spans of one process, and where they go."""

    def __init__(self, *processors: SpanProcessor) -> None:
        """Hand every span to some processors; sampling and names go by OpenTelemetry's settings."""
        about = {"service.name": "hippodrome", "service.version": hippodrome.__version__}
        resource = Resource.create(about).merge(OTELResourceDetector().detect())
        self._provider = TracerProvider(resource=resource, shutdown_on_exit=False)
        for processor in processors:
            self._provider.add_span_processor(processor)
        self.tracer = self._provider.get_tracer("hippodrome", hippodrome.__version__)
        self.middleware = (RequestSpans(self.tracer),)

    def follow(self, house: House) -> None:
        """See what a house does from now on; tables that it has in memory already are not seen."""
        house.registry.kind = partial(TracedTable, self.tracer)
        house.archives.doing = self.doing
        for thinkers in (house.thinkers, house.oracle.thinkers, house.reviews.thinkers):
            thinkers.doing = self.doing

    @contextmanager
    def doing(self, name: str, /, **about: str) -> Iterator[None]:
        """Surround a piece of work with a span; of a failure only its kind is told."""
        attributes = {f"hippodrome.{what}": value for what, value in about.items()}
        with self.tracer.start_as_current_span(
            name, attributes=attributes, record_exception=False, set_status_on_exception=False
        ) as span:
            try:
                yield
            except Exception as failure:
                fail(span, failure)
                raise

    def close(self) -> None:
        """Send what is still to be sent."""
        self._provider.shutdown()


def traces_to(where: str | None) -> Traces:
    """Give traces that go to a collector's address, or to standard error."""
    if where is None:
        return Traces(SimpleSpanProcessor(ConsoleSpanExporter(out=sys.stderr, formatter=line)))
    address = f"{where.rstrip('/')}/v1/traces"
    return Traces(BatchSpanProcessor(OTLPSpanExporter(endpoint=address, timeout=SENT_WITHIN)))


def line(span: ReadableSpan) -> str:
    """Write a span as one JSON object on a line."""
    return f"{span.to_json(indent=None)}\n"


def fail(span: Span, failure: Exception) -> None:
    """Note that something went wrong, or why it was not done."""
    if isinstance(failure, HippodromeError):
        span.set_attribute("hippodrome.refused", code_of(failure))
    else:
        span.set_attribute("error.type", type(failure).__qualname__)
        span.set_status(StatusCode.ERROR)


class Decision:
    """The spans of one command at a table, and the answer that ends them."""

    __slots__ = ("_answer", "_context", "_part", "_tracer", "_whole")

    def __init__(self, tracer: Tracer, live: LiveTable, command: Command, answer: Answer) -> None:
        """Begin when it is asked for; the first part may have to wait."""
        about = {
            "hippodrome.table": live.record.identity,
            "hippodrome.game": live.record.game.name,
            "hippodrome.command": type(command).__name__,
        }
        self._tracer = tracer
        self._answer = answer
        self._whole = tracer.start_span("decision", Context(), attributes=about)
        self._context = set_span_in_context(self._whole, Context())
        self._part: Span | None = None

    def go_on(self, part: str) -> None:
        """Begin with the next part of it."""
        if self._part is not None:
            self._part.end()
        self._part = self._tracer.start_span(part, self._context)

    def __call__(self, sequence: int, failure: Exception | None) -> None:
        """Answer whoever asked; that is the end of it."""
        try:
            self._answer(sequence, failure)
        finally:
            if self._part is not None:
                self._part.end()
            if failure is not None:
                fail(self._whole, failure)
            self._whole.end()


class TracedTable(LiveTable):
    """A table whose decisions are seen: judged, written and told."""

    def __init__(self, tracer: Tracer, *table: Any) -> None:
        """Make a table as any other, with a tracer for it."""
        super().__init__(*table)
        self._tracer = tracer

    def ask(self, command: Command, answer: Answer) -> None:
        """Begin to see a decision."""
        super().ask(command, Decision(self._tracer, self, command, answer))

    def _judge(self, command: Command, answer: Answer) -> None:
        seen(answer, "judge")
        super()._judge(command, answer)

    def _write(self, change: Change) -> None:
        seen(change.answer, "write")
        super()._write(change)

    def _written(self, change: Change, failure: Exception | None) -> None:
        came_second = isinstance(failure, AlreadyWrittenError)
        seen(change.answer, "catch-up" if came_second else "tell")
        super()._written(change, failure)


def seen(answer: Answer, part: str) -> None:
    """Go on with the next part of the decision that an answer ends."""
    assert isinstance(answer, Decision)
    answer.go_on(part)


class RequestSpans(ASGIMiddleware):
    """A span for each HTTP request, by its route: a path may be an invitation."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, tracer: Tracer) -> None:
        """Know whom to tell."""
        self._tracer = tracer

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Surround a request."""
        assert scope["type"] == ScopeType.HTTP
        method, route = scope["method"], scope["path_template"]
        about = {"http.request.method": method, "http.route": route}
        with self._tracer.start_as_current_span(
            f"{method} {route}", kind=SpanKind.SERVER, attributes=about, record_exception=False
        ) as span:

            async def answered(message: Message) -> None:
                if message["type"] == "http.response.start":
                    span.set_attribute("http.response.status_code", message["status"])
                    if message["status"] >= BROKEN:
                        span.set_status(StatusCode.ERROR)
                await send(message)

            await next_app(scope, receive, answered)
