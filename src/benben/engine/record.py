"""Records: the JSON document of a match, its form and its digest. docs/records.md describes the format."""

import hashlib
import json
from typing import Any

from benben.engine.errors import RecordError
from benben.engine.message import message

FORMAT = "benben-record"
FORMAT_VERSION = 1
MOST_PLIES = 100_000
"""The most characters of a record: no match is nearly as long, a longer text is refused unread."""
_KEYS = {"format", "version", "game", "rules", "options", "seats", "dealer", "moves", "result", "digest"}
_POSITION = "position"
"""The text of the position at which a match started (`Game.position`); other records do not have it."""


def sealed(**fields: Any) -> dict[str, Any]:
    """A record with these *fields*, its format and its digest."""
    record = {"format": FORMAT, "version": FORMAT_VERSION, **fields}
    return {**record, "digest": _digest(record)}


def parse_record(text: str | bytes) -> Any:
    """JSON text as a document. Raises `RecordError` that says where the text breaks off."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise RecordError(
            message("engine-record-no_json", line=str(error.lineno), column=str(error.colno))
        ) from None
    except UnicodeDecodeError as error:
        raise RecordError(message("engine-record-no_text", place=str(error.start + 1))) from None
    except RecursionError:
        raise nested_too_deeply() from None
    except ValueError:  # Python reads no number of thousands of digits
        raise RecordError(message("engine-record-number")) from None


def nested_too_deeply() -> RecordError:
    """The refusal of too deeply nested lists."""
    return RecordError(message("engine-record-nested"))


def check_shape(record: Any) -> None:
    """Raise `RecordError` for a text without the form of a record; the contents of fields are not checked."""
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise RecordError(message("engine-record-foreign", format=FORMAT))
    version = record.get("version")
    if type(version) is not int or version < 1:
        raise RecordError(message("engine-record-version", version=repr(version)))
    if version > FORMAT_VERSION:
        raise RecordError(message("engine-record-newer", version=str(version), known=str(FORMAT_VERSION)))
    missing, foreign = _KEYS - record.keys(), record.keys() - _KEYS - {_POSITION}
    if missing:
        names = ", ".join(sorted(missing))
        raise RecordError(message("engine-record-incomplete", missing=names))
    if foreign:
        names = ", ".join(sorted(map(str, foreign)))[:200]
        raise RecordError(message("engine-record-unknown", fields=names))
    if not isinstance(record["moves"], list) or len(record["moves"]) > MOST_PLIES:
        raise RecordError(message("engine-record-moves", most=str(MOST_PLIES)))


def check_digest(record: dict[str, Any]) -> None:
    """Raise `RecordError` for a record that does not fit its digest."""
    if record["digest"] != _digest({key: value for key, value in record.items() if key != "digest"}):
        raise RecordError(message("engine-record-digest"))


def _digest(record: dict[str, Any]) -> str:
    """SHA-256 of the record without its digest, as JSON with sorted keys and no spaces."""
    text = json.dumps(record, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
