"""Structured log lines over the standard library: an event's name, then its fields, and never a secret.

Anyone who knows a table's name may join it or watch, and a token or a seat's link is as good as the seat. Both can be
part of a path: some programs that pass links on write `%23` for `#`. So the log replaces such words with digests, which
stay the same as long as the server runs and cannot be reversed.
"""

import hashlib
import json
import logging
import re
import secrets
import time
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Literal

from benben.server import metrics

logger = logging.getLogger("benben.server")


_SECRET = re.compile(
    r"(?<![A-Za-z0-9])[a-km-np-z2-9]{12}(?![A-Za-z0-9])"  # a table's name, as `seating` makes them
    r"|(?<![\w-])[\w-]{43}(?![\w-])"  # 256 bits: a token, or the signature of a seat's link
)
"""Words that may be secrets; now and then it matches another long word."""
_key = secrets.token_bytes(16)
_MINUTE = 60.0  # seconds


def note(
    event: str, *, level: int = logging.INFO, error: BaseException | None = None, **fields: object
) -> None:
    """Log an *event* with its *fields*; with *error*, its traceback too."""
    _log(level, event, fields, error)


def warn(event: str, **fields: object) -> None:
    """Log an *event* that a host may want to look into."""
    _log(logging.WARNING, event, fields)


def _log(level: int, event: str, fields: Mapping[str, object], error: BaseException | None = None) -> None:
    cleaned = {name: _without_secrets(value) for name, value in fields.items()}
    logger.log(level, event, extra={"fields": cleaned}, exc_info=error)


def digest_key(key: bytes | None = None) -> bytes:
    """The key of the digests. Several processes that serve together must share one *key*."""
    global _key  # noqa: PLW0603  (one log, one key)
    _key = _key if key is None else key
    return _key


def without_secrets(text: str) -> str:
    """A *text* with digests for names of tables, tokens and links of seats."""
    return _SECRET.sub(lambda found: _digest(found[0]), text)


def _digest(secret: str) -> str:
    return "~" + hashlib.blake2s(secret.encode(), key=_key, digest_size=4).hexdigest()


def _without_secrets(value: object) -> object:
    text = str(value)
    cleaned = without_secrets(text)
    return value if cleaned == text else cleaned


class RefusalLog:
    """Logs only the first refusal of an address for a reason in each minute, and later the number of the others."""

    def __init__(self) -> None:
        self._since: dict[tuple[str, str], float] = {}
        """The start of the minute of an address and a reason; the oldest come first."""
        self._more: dict[tuple[str, str], int] = {}

    def refused(self, reason: str, address: str, fields: Mapping[str, object]) -> None:
        """Log a refusal, or only count it."""
        now = time.monotonic()
        self._end(now - _MINUTE)
        if (reason, address) in self._since:
            self._more[reason, address] = self._more.get((reason, address), 0) + 1
            return
        self._since[reason, address] = now
        warn("refused", reason=reason, address=address, **fields)

    def end(self) -> None:
        """Log all numbers that are still open."""
        self._end(float("inf"))

    def _end(self, until: float) -> None:
        for key in list(self._since):
            if self._since[key] > until:
                break
            del self._since[key]
            reason, address = key
            if more := self._more.pop(key, 0):
                warn("refused more", reason=reason, address=address, times=more)


_refusals = RefusalLog()


def refused(reason: str, address: str, **fields: object) -> None:
    """Count a refusal, and log it if none like it was logged in the last minute.

    The *address* is a client network: otherwise the owner of a large network could fill the log.
    """
    metrics.REFUSALS.labels(reason).inc()
    _refusals.refused(reason, address, fields)


def flush_refusals() -> None:
    """Log how many refusals were not logged."""
    _refusals.end()


class TextFormatter(logging.Formatter):
    """One readable line: time, level, event, then the fields as `field=value`."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the line."""
        when = datetime.fromtimestamp(record.created, UTC).strftime("%H:%M:%S")
        fields = "".join(f" {name}={_plain(value)}" for name, value in _fields(record).items())
        line = f"{when} {record.levelname.lower():7} {without_secrets(record.getMessage())}{fields}"
        return "\n".join([line, *_traceback(self, record)])


class JsonFormatter(logging.Formatter):
    """One JSON object per line, for machines."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the line."""
        entry: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname.lower(),
            "event": without_secrets(record.getMessage()),
            **_fields(record),
        }
        if record.exc_info:
            entry["traceback"] = "\n".join(_traceback(self, record))
        return json.dumps(entry, default=str)  # ASCII: no text from outside steers the terminal of a reader


def start_logging(form: Literal["text", "json"] = "text", level: int = logging.INFO) -> None:
    """Write the server's events to standard error. Call it once, from the process that serves."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    for name in ("benben.server", "uvicorn", "alembic"):
        target = logging.getLogger(name)
        target.handlers = [handler]
        target.propagate = False
    logger.setLevel(level)
    # Our own lines report Alembic's work, and the bad requests that uvicorn warns of.
    logging.getLogger("alembic").setLevel(max(level, logging.WARNING))
    logging.getLogger("uvicorn").setLevel(max(level, logging.ERROR))


def _traceback(formatter: logging.Formatter, record: logging.LogRecord) -> list[str]:
    return [without_secrets(formatter.formatException(record.exc_info))] if record.exc_info else []


def _fields(record: logging.LogRecord) -> Mapping[str, object]:
    return getattr(record, "fields", {})


def _plain(value: object) -> str:
    """Write a value on one line: text from outside must not forge a line of the log."""
    text = str(value)
    return text if text.isprintable() and " " not in text else json.dumps(text, ensure_ascii=True)
