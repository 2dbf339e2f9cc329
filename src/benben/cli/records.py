"""Read records from files: one in a `.json` file, one per line in a `.jsonl` file."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from benben.cli.options import player_name
from benben.cli.terminal import Refused, reason_of
from benben.engine.errors import RecordError
from benben.engine.game import Match
from benben.engine.message import message
from benben.engine.record import parse_record
from benben.engine.replay import read_record
from benben.texts import Texts

MOST_BYTES = 16 * 1024 * 1024
"""The largest size of a file or line; records are much smaller."""
LINES = {".jsonl", ".ndjson"}
EXTRAS = {"final", "receipt"}
"""The fields that `benben simulate` adds to a record."""
STANDARD = "-"


@dataclass(frozen=True)
class RecordText:
    """A record's text and its place in the file."""

    place: str
    text: bytes

    def read(self) -> tuple[Any, dict[str, Any]]:
        """Parse the record and its extra fields. Raises `RecordError`."""
        if len(self.text) > MOST_BYTES:
            most = MOST_BYTES // 2**20
            raise RecordError(message("engine-record-too_long", most=most))
        document = parse_record(self.text)
        if not isinstance(document, dict):
            return document, {}
        extras = {name: document.pop(name) for name in EXTRAS & document.keys()}
        return document, extras


def find(path: str) -> Iterator[RecordText]:
    """The records of a file, or of standard input for `-`. Raises `OSError`, or `Refused` if there is none."""
    with _opened(path) as file:
        if Path(path).suffix.lower() not in LINES:
            yield RecordText(path, file.read(MOST_BYTES + 1))
            return
        number = 0
        for number, line in enumerate(iter(lambda: file.readline(MOST_BYTES + 1), b""), start=1):
            if line.strip():
                yield RecordText(f"{path}:{number}", line)
            if len(line) > MOST_BYTES:
                return  # the rest belongs to the same line
        if number == 0:
            raise Refused("cli-refused-empty", file=path)


def find_one(path: str, line: int | None) -> RecordText:
    """One record: that on a *line* (1-based) of a file of lines, else the first. Raises `Refused`."""
    for number, found in enumerate(find(path), start=1):
        if number == (line or 1):
            return found
    raise Refused("cli-refused-line", file=path, line=line or 1)


def open_match(texts: Texts, found: RecordText) -> tuple[Match, list[str]]:
    """Verify a record; return its match and the players' names. Raises `Refused` with the place and the reason."""
    try:
        record, extras = found.read()
        match = read_record(record)
        check_extras(match, extras)
    except RecordError as error:
        raise Refused("cli-refused-record", place=found.place, reason=reason_of(texts, error)) from None
    return match, [
        seat["name"] or player_name(texts, seat["player"], index)
        for index, seat in enumerate(record["seats"])
    ]


def check_extras(match: Match, extras: dict[str, Any]) -> None:
    """Raise `RecordError` unless the extra fields are consistent with the moves."""
    if not extras:
        return
    right = describe_end(match)
    for name, value in extras.items():
        if right[name] != value:
            raise RecordError(message("engine-record-edited", name=name), match.ply)


def describe_end(match: Match) -> dict[str, Any]:
    """The extra fields of `benben simulate`: the open view of the end, and every point."""
    return {"final": match.view(None), "receipt": [line.entry for line in match.receipt()]}


@contextmanager
def _opened(path: str) -> Iterator[IO[bytes]]:
    if path == STANDARD:
        yield sys.stdin.buffer
        return
    with Path(path).open("rb") as file:
        yield file
