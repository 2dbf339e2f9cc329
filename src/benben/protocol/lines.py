"""The line protocol, version 1 (docs/protocol.md): we send a word and JSON, the program sends a word and a text."""

import json
import re
import time
from collections.abc import Sequence

from benben.engine.errors import MalformedMove
from benben.protocol.errors import ProgramFailed
from benben.protocol.line_messages import (
    GoMessage,
    IllegalMessage,
    LineMessage,
    OverMessage,
    ReplacedMessage,
)
from benben.protocol.pipes import Pipes
from benben.protocol.rated import RatedTable

VERSION = 1
STARTING = 30.0
"""Seconds for the answer to the first line."""
_MOST_LINES = 1000
"""The most lines that a program may send for one decision."""
_MOST_TOKENS = 10**12
_MOST_NAME = 80
_MOST_QUOTED = 80
_MARKS = r"[\s*_`\"'{>\ufeff]*"
"""Markdown and quotation marks, and the byte order mark that some systems write at the start of a file."""
_MOVE = re.compile(rf"(?P<sure>move(?=\s|$))|{_MARKS}(?i:move)\b{_MARKS}(?P<marked>[:=])?{_MARKS}")
_FORM = "the answer to “go” is a line “move NOTATION”"


class LineProgram:
    """A program that speaks the line protocol; started at the first game, and again after a failure."""

    def __init__(self, command: Sequence[str]) -> None:
        self.name = ""
        """The name that the program gives itself."""
        self._command = command
        self._pipes: Pipes | None = None

    def play_out(self, table: RatedTable) -> None:
        """Let it play a game to its end. Raises `ProgramFailed` if it loses by an error or a timeout."""
        try:
            pipes = self._started()
            _send(pipes, "game", table.opening())
            while not table.is_over:
                _send(pipes, "go", _question(table))
                self._decide(pipes, table)
            _send(pipes, "over", _result(table))
        except ProgramFailed:
            self._drop()
            raise

    def close(self) -> None:
        """Ask the program to quit, and make sure that it does."""
        self._drop("quit")

    def _drop(self, farewell: str = "") -> None:
        if self._pipes is not None:
            self._pipes.close(farewell)
            self._pipes = None

    def _started(self) -> Pipes:
        """The running program, which has reported that it is ready."""
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
        """Read lines until a move is played."""
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
                _send(pipes, "replaced", ReplacedMessage(by=attempt.played, reason=attempt.reason))
            return
        raise ProgramFailed("garbled", f"{_MOST_LINES} lines and no legal move{_hint(unread)}")


def _answer(table: RatedTable, line: str) -> str | None:
    """The move in a line, or the text in its place; None for a line that is not an answer.

    An answer starts with “move ” or, in any case and with any marks, with “move:”. Sentences may start with “Move”
    alone, so the rest must be a legal move then.
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
    """The hint for a program that has written something other than a move."""
    return f": {_FORM}; it wrote “{_printable(unread, _MOST_QUOTED)}”" if unread else ""


def _question(table: RatedTable) -> GoMessage:
    """Everything needed to decide: the events, the seat's view, and the legal moves."""
    used = table.conduct.tokens or 0
    return {
        "moves": table.moves(),
        "prompt": table.prompt(),
        "happened": table.new_events(),
        "seconds": table.terms.seconds,
        "tokens": None if table.terms.tokens is None else table.terms.tokens - used,
        "view": table.view(),
    }


def _refusal(table: RatedTable, sent: str, reason: str) -> IllegalMessage:
    return {"move": sent[:200], "reason": reason, "tries": table.tries_left, "moves": table.moves()}


def _result(table: RatedTable) -> OverMessage:
    return {"ending": table.ending(), "happened": table.new_events(), "view": table.view()}


def _noted(table: RatedTable, line: str) -> bool:
    """Whether a line is information: `info tokens N` (N more tokens used), or a message for people."""
    word, rest = _parts(line)
    if word != "info":
        return False
    kind, number = _parts(rest)
    if kind == "tokens" and number.isascii() and number.isdigit() and len(number) <= len(str(_MOST_TOKENS)):
        table.report_tokens(int(number))
    return True


def _send(pipes: Pipes, word: str, content: LineMessage) -> None:
    pipes.send(f"{word} {json.dumps(content, ensure_ascii=False, separators=(',', ':'))}")


def _parts(line: str) -> tuple[str, str]:
    """The first word of a line in lower case, without surrounding marks, and the rest."""
    word, _, rest = line.lstrip("\ufeff").partition(" ")
    return word.rstrip(":=").casefold(), rest.strip()


def _printable(words: str, most: int = _MOST_NAME) -> str:
    return "".join(letter for letter in words[:most] if letter.isprintable()).strip()
