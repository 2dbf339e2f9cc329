"""Structured log lines over the standard library: an event's name, then its fields. Never a secret."""

import json
import logging
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Literal

logger = logging.getLogger("benben.server")


def note(
    event: str, *, level: int = logging.INFO, error: BaseException | None = None, **fields: object
) -> None:
    """Log an *event* with its *fields*; with *error*, its traceback too."""
    logger.log(level, event, extra={"fields": fields}, exc_info=error)


def warn(event: str, **fields: object) -> None:
    """Log an *event* that a host may want to look into."""
    logger.warning(event, extra={"fields": fields})


class TextFormatter(logging.Formatter):
    """One readable line: time, level, event, then the fields as `field=value`."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the line."""
        when = datetime.fromtimestamp(record.created, UTC).strftime("%H:%M:%S")
        fields = "".join(f" {name}={_plain(value)}" for name, value in _fields(record).items())
        line = f"{when} {record.levelname.lower():7} {record.getMessage()}{fields}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonFormatter(logging.Formatter):
    """One JSON object per line, for machines."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the line."""
        entry: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **_fields(record),
        }
        if record.exc_info:
            entry["traceback"] = self.formatException(record.exc_info)
        return json.dumps(entry, default=str, ensure_ascii=False)


def start_logging(form: Literal["text", "json"] = "text", level: int = logging.INFO) -> None:
    """Write the server's events to standard error. Call it once, from the process that serves."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    for name in ("benben.server", "uvicorn", "alembic"):
        target = logging.getLogger(name)
        target.handlers = [handler]
        target.propagate = False
    logger.setLevel(level)
    for name in ("uvicorn", "alembic"):  # their news are logged in our own words
        logging.getLogger(name).setLevel(max(level, logging.WARNING))


def _fields(record: logging.LogRecord) -> Mapping[str, object]:
    return getattr(record, "fields", {})


def _plain(value: object) -> str:
    """Write a value on one line: what came from outside must not forge a line of the log."""
    text = str(value)
    return text if text.isprintable() and " " not in text else json.dumps(text, ensure_ascii=True)
