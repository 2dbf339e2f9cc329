"""The journal of an arena: one line per game, so that an interrupted run can continue.

The first line is the plan, each other line a `Result`, in the order in which the games ended. Every line is passed to
the operating system immediately, so a killed process loses nothing. It is synced to disk within a second, in case of a
power failure. An incomplete last line is removed; any other line that cannot be parsed is an error.
"""

import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from typing import Any

from benben.arena.errors import BadJournal
from benben.arena.luck import is_luck
from benben.arena.plan import Plan
from benben.arena.playing import Result
from benben.engine.message import MessageValue, message

FORMAT = "benben-arena-journal"
VERSION = 1
_BEGINNING = b'{"format":"benben-arena-journal"'
_SYNC_EVERY = 1.0
"""Seconds between two syncs to disk."""


class Journal:
    """An open journal: `results` has the results of earlier runs, `write` adds one."""

    def __init__(self, path: Path, file: FileIO, results: dict[int, Result]) -> None:
        self.path = path
        self.results = results
        self._file = file
        self._synced = time.monotonic()

    def write(self, result: Result) -> None:
        """Add a result. Raises `OSError`, for example if the disk is full."""
        self._put(result.to_json())
        if time.monotonic() - self._synced > _SYNC_EVERY:
            self.sync()

    @property
    def games(self) -> int:
        """The number of games in the file."""
        return self.path.read_bytes().count(b"\n") - 1

    def sync(self) -> None:
        """Wait until everything is on disk. Raises `OSError`."""
        with _named(self.path):
            os.fsync(self._file.fileno())
        self._synced = time.monotonic()

    def _put(self, line: dict[str, Any]) -> None:
        left = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        with _named(self.path):
            while left:  # a nearly full disk may accept only a part
                left = left[self._file.write(left) :]


@contextmanager
def open_journal(path: Path, plan: Plan) -> Iterator[Journal]:
    """Create a journal, or continue one of the same plan.

    The number of games and the stopping rule may differ: they do not change how a game goes. Raises `BadJournal`,
    `OSError`.
    """
    if path.exists() and not path.is_file():
        raise BadJournal(message("engine-journal-no_file", file=str(path)))
    with path.open("a+b", buffering=0) as file:
        _lock(path, file)
        file.seek(0)
        text = file.read()
        results, sound = _read(path, text, plan)
        if sound < len(text):
            file.truncate(sound)
        journal = Journal(path, file, results)
        if not sound:
            journal._put({"format": FORMAT, "version": VERSION, "plan": plan.to_json()})  # noqa: SLF001
        try:
            yield journal
        finally:
            journal.sync()


def _read(path: Path, text: bytes, plan: Plan) -> tuple[dict[int, Result], int]:
    """The results of a journal by the index of the game, and how many of its bytes are valid. Raises `BadJournal`."""
    if _BEGINNING.startswith(text):  # new, or interrupted while the header was written
        return {}, 0
    if not text.startswith(_BEGINNING):
        raise BadJournal(message("engine-journal-foreign", file=str(path)))
    whole = text[: text.rfind(b"\n") + 1]
    header, *lines = whole.splitlines(keepends=True) or [b""]
    if not header:
        return {}, 0
    _check_header(path, header, plan)
    sound = len(header)
    results: dict[int, Result] = {}
    for number, line in enumerate(lines, start=2):
        try:
            found = json.loads(line)
        except ValueError:
            if number == len(lines) + 1:  # an incomplete last line
                break
            raise BadJournal(message("engine-journal-damaged", place=f"{path}:{number}")) from None
        _add(results, found, plan, f"{path}:{number}")
        sound += len(line)
    return results, sound


def _add(results: dict[int, Result], found: Any, plan: Plan, place: str) -> None:
    """Add a line's result to the earlier ones. Raises `BadJournal`."""
    try:
        result = Result.from_json(found)
        _check(result, plan)
    except (KeyError, OverflowError, TypeError, ValueError) as error:
        raise BadJournal(message("engine-journal-no_result", place=place)) from error
    if results.setdefault(result.game, result) is not result:
        raise BadJournal(message("engine-journal-twice", place=place, game=str(result.game)))


def _check_header(path: Path, line: bytes, plan: Plan) -> None:
    """Raise `BadJournal` unless the journal belongs to this plan."""
    header = _read_header(path, line)
    version, written, wanted = header.get("version"), header["plan"], plan.identity()
    if version != VERSION:
        raise BadJournal(
            message("engine-journal-version", file=str(path), version=str(version), known=str(VERSION))
        )
    differing = [
        (name, _shown(written.get(name)), _shown(value))
        for name, value in wanted.items()
        if written.get(name) != value
    ]
    if differing:
        told: MessageValue = [
            message("engine-journal-differs", name=name, there=there, here=here)
            for name, there, here in differing
        ]
        raise BadJournal(message("engine-journal-other_plan", file=str(path), differing=told))


def _read_header(path: Path, line: bytes) -> dict[str, Any]:
    """Parse the first line, which contains the `plan`. Raises `BadJournal`."""
    try:
        header: dict[str, Any] = json.loads(line)
        if isinstance(header["plan"], dict):
            return header
    except (KeyError, ValueError):
        pass
    raise BadJournal(message("engine-journal-header", place=f"{path}:1"))


def _check(result: Result, plan: Plan) -> None:
    """Raise `ValueError` unless this can be the result of a game of this plan."""
    if result.game < 0 or not len(result.scores) == len(result.thoughts) == plan.seats:
        raise ValueError("wrong number of seats")
    if not result.winners or not set(result.winners) <= set(range(plan.seats)):
        raise ValueError("wrong winners")
    if result.luck is not None and not is_luck(result.luck, plan.seats):
        raise ValueError("wrong luck")


def _shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _lock(path: Path, file: FileIO) -> None:
    """Lock the journal. Raises `BadJournal` if another process writes it."""
    try:
        import fcntl
    except ImportError:  # not available on this system
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadJournal(message("engine-journal-in_use", file=str(path))) from None


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """Add the file's name to errors of the operating system."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
