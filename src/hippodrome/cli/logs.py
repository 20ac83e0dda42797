"""What `hippodrome serve` writes about itself: lines for people, or one JSON object a line."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

from hippodrome.cli.serve import Form
from hippodrome.table import events as happened
from hippodrome.table.live import LiveTable
from hippodrome.table.snapshot import Snapshot

OWN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}
"""What every line of a log has anyway."""
logger = logging.getLogger("hippodrome.tables")
TOLD = {
    happened.Began: "a game began",
    happened.Abandoned: "a game was given up",
    happened.TakenOver: "a bot plays for a person",
}


class JsonLines(logging.Formatter):
    """Writes one JSON object a line, with what a message was given beside its text."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a line."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in OWN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def write_log(form: Form) -> None:
    """Write what is worth knowing to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    plain = "%(asctime)s %(levelname)s %(name)s: %(message)s"
    handler.setFormatter(JsonLines() if form is Form.JSON else logging.Formatter(plain))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("hippodrome").setLevel(logging.INFO)


def tell(live: LiveTable, event: happened.AnyEvent, _before: Snapshot) -> None:
    """Write down what became of a table; no card, name or word stands in a log."""
    if live.following or live.record.private:
        return
    message = TOLD.get(type(event))
    if isinstance(event, happened.Moved) and event.over:
        message = "a game is finished"
    if message is not None:
        record = live.record
        about = {"table": record.identity, "game": record.game.name, "sequence": record.sequence}
        logger.info(message, extra=about)
