"""The line protocol, version 1 (docs/protocol.md): our lines are a word and JSON, theirs a word and a text."""

import json
import time
from collections.abc import Sequence
from typing import Any

from benben.protocol.errors import ProgramFailed
from benben.protocol.pipes import Pipes
from benben.protocol.rated import RatedTable

VERSION = 1
STARTING = 30.0
"""Seconds that a program has to answer the first line."""
_MOST_LINES = 1000
"""Lines that a program may send for one decision."""
_MOST_TOKENS = 10**12
_MOST_NAME = 80


class LineProgram:
    """A program that speaks the line protocol; it is started when first needed, and again after it has failed."""

    def __init__(self, command: Sequence[str]) -> None:
        self.name = ""
        """What it calls itself."""
        self._command = command
        self._pipes: Pipes | None = None

    def play_out(self, table: RatedTable) -> None:
        """Let it play a game to its end. Raises `ProgramFailed` when it has lost by what it did or did not do."""
        try:
            pipes = self._started()
            _send(pipes, "game", table.opening())
            while not table.is_over:
                _send(pipes, "go", _question(table))
                self._decide(pipes, table)
            _send(pipes, "over", {"ending": table.ending(), "happened": table.news(), "view": table.view()})
        except ProgramFailed:
            self._drop()
            raise

    def close(self) -> None:
        """Tell it to quit, and see that it does."""
        self._drop("quit")

    def _drop(self, farewell: str = "") -> None:
        if self._pipes is not None:
            self._pipes.close(farewell)
            self._pipes = None

    def _started(self) -> Pipes:
        """The program after it has said that it is ready."""
        if self._pipes is not None:
            return self._pipes
        self._pipes = Pipes(self._command)
        self._pipes.send(f"benben {VERSION}")
        deadline = time.monotonic() + STARTING
        for _ in range(_MOST_LINES):
            word, rest = _parts(self._pipes.receive(deadline))
            if word == "id" and rest.startswith("name "):
                self.name = _printable(rest.removeprefix("name "))
            elif word == "ready" and rest == str(VERSION):
                return self._pipes
            elif word == "ready":
                raise ProgramFailed("version", f"it speaks version {rest[:20]!r}, not {VERSION}")
        raise ProgramFailed("garbled", f"{_MOST_LINES} lines and no “ready {VERSION}”")

    @staticmethod
    def _decide(pipes: Pipes, table: RatedTable) -> None:
        """Read lines until a move was played."""
        deadline = time.monotonic() + table.terms.seconds
        for _ in range(_MOST_LINES):
            word, rest = _parts(pipes.receive(deadline))
            if word == "info":
                _note_info(table, rest)
            if word != "move":
                continue
            attempt = table.attempt(rest)
            if attempt.played is None:
                _send(pipes, "illegal", _refusal(table, rest, attempt.reason))
                continue
            if attempt.reason:
                _send(pipes, "replaced", {"by": attempt.played, "reason": attempt.reason})
            return
        raise ProgramFailed("garbled", f"{_MOST_LINES} lines and no legal move")


def _question(table: RatedTable) -> dict[str, Any]:
    """All that is needed to decide: what happened, what the seat sees, and the legal moves."""
    used = table.conduct.tokens or 0
    return {
        "moves": table.moves(),
        "prompt": table.prompt(),
        "happened": table.news(),
        "seconds": table.terms.seconds,
        "tokens": None if table.terms.tokens is None else table.terms.tokens - used,
        "view": table.view(),
    }


def _refusal(table: RatedTable, sent: str, reason: str) -> dict[str, Any]:
    return {"move": sent[:200], "reason": reason, "tries": table.tries_left, "moves": table.moves()}


def _note_info(table: RatedTable, rest: str) -> None:
    """`tokens N`: so many more were used; other information is for people who read along."""
    kind, number = _parts(rest)
    if kind == "tokens" and number.isascii() and number.isdigit() and len(number) <= len(str(_MOST_TOKENS)):
        table.report_tokens(int(number))


def _send(pipes: Pipes, word: str, told: dict[str, Any]) -> None:
    pipes.send(f"{word} {json.dumps(told, ensure_ascii=False, separators=(',', ':'))}")


def _parts(line: str) -> tuple[str, str]:
    word, _, rest = line.partition(" ")
    return word, rest.strip()


def _printable(words: str) -> str:
    return "".join(letter for letter in words[:_MOST_NAME] if letter.isprintable()).strip()
