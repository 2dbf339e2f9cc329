"""The line protocol, version 1 (docs/protocol.md): our lines are a word and JSON, theirs a word and a text."""

import json
import re
import time
from collections.abc import Sequence
from typing import Any

from benben.engine.errors import MalformedMove
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
_MOST_QUOTED = 80
_MARKS = r"[\s*_`\"'{>\ufeff]*"
"""Marks of Markdown, quotes, and what some systems write at the beginning of a file."""
_MOVE = re.compile(rf"(?P<sure>move(?=\s|$))|{_MARKS}(?i:move)\b{_MARKS}(?P<marked>[:=])?{_MARKS}")
_FORM = "the answer to “go” is a line “move NOTATION”"


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
            about, name = _parts(rest)
            if word == "id" and about == "name":
                self.name = _printable(name)
            elif word == "ready" and rest == str(VERSION):
                return self._pipes
            elif word == "ready":
                raise ProgramFailed("version", f"it speaks version {rest[:20]!r}, not {VERSION}")
        raise ProgramFailed("garbled", f"{_MOST_LINES} lines and no “ready {VERSION}”")

    @staticmethod
    def _decide(pipes: Pipes, table: RatedTable) -> None:
        """Read lines until a move was played."""
        deadline = time.monotonic() + table.terms.seconds
        unread = ""
        for _ in range(_MOST_LINES):
            try:
                line = pipes.receive(deadline)
            except ProgramFailed as error:
                raise error.with_more(_hint(unread)) from None
            answer = _answer(table, line)
            if answer is None:
                unread = unread if _noted(table, line) else line
                continue
            attempt = table.attempt(answer)
            if attempt.played is None:
                _send(pipes, "illegal", _refusal(table, answer, attempt.reason))
                continue
            if attempt.reason:
                _send(pipes, "replaced", {"by": attempt.played, "reason": attempt.reason})
            return
        raise ProgramFailed("garbled", f"{_MOST_LINES} lines and no legal move{_hint(unread)}")


def _answer(table: RatedTable, line: str) -> str | None:
    """The move in a line, or what stands in its place; None for a line that is no answer.

    An answer begins with “move ” or, however it is written and marked, with “move:”; with “Move” alone sentences begin
    too, so what follows must then be a legal move.
    """
    found = _MOVE.match(line)
    if found is None:
        return None
    rest = line[found.end() :]
    if found["sure"] or found["marked"]:
        return rest
    try:
        is_legal = int(table.read(rest)) in table.match.legal_moves.codes
    except MalformedMove:
        return None
    return rest if is_legal else None


def _hint(unread: str) -> str:
    """What a program is told that has written something else instead of a move."""
    return f": {_FORM}; it wrote “{_printable(unread, _MOST_QUOTED)}”" if unread else ""


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


def _noted(table: RatedTable, line: str) -> bool:
    """Whether a line is information: `info tokens N`, so many more were used, or something for people."""
    word, rest = _parts(line)
    if word != "info":
        return False
    kind, number = _parts(rest)
    if kind == "tokens" and number.isascii() and number.isdigit() and len(number) <= len(str(_MOST_TOKENS)):
        table.report_tokens(int(number))
    return True


def _send(pipes: Pipes, word: str, told: dict[str, Any]) -> None:
    pipes.send(f"{word} {json.dumps(told, ensure_ascii=False, separators=(',', ':'))}")


def _parts(line: str) -> tuple[str, str]:
    """The first word of a line in small letters, without what some programs write around it, and the rest."""
    word, _, rest = line.lstrip("\ufeff").partition(" ")
    return word.rstrip(":=").casefold(), rest.strip()


def _printable(words: str, most: int = _MOST_NAME) -> str:
    return "".join(letter for letter in words[:most] if letter.isprintable()).strip()
