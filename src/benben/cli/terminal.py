"""The output of commands: texts from the catalogues, colour for people, plain text for programs."""

import contextlib
import os
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TextIO

from rich import box
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from benben.engine.errors import BenbenError, trouble
from benben.engine.message import MessageValue, message
from benben.engine.names import JOINERS
from benben.texts import FALLBACK, Texts

_PLAIN_WIDTH = 4000
"""The width of piped output: lines are not wrapped, so that programs can read them."""
_INDENT = 2
READER_GONE = 141
"""The exit code that a shell reports for a program whose reader has closed the pipe (128 + SIGPIPE)."""
_HARMLESS = {"\n", "\xa0", "\u202f", *JOINERS}
"""Characters that Python does not count as printable: thousands separators of some languages, joiners in names."""
_PATIENCE = 0.7  # seconds before a spinner says what takes so long


class Refused(Exception):
    """The request cannot be carried out. `reason` is a message of the catalogues, `code` the exit code."""

    def __init__(self, name: str, /, code: int = 1, **args: MessageValue) -> None:
        super().__init__(name, args)
        self.reason = message(name, **args)
        self.code = code


def reason_of(texts: Texts, error: Exception) -> str:
    """The message of an *error*, translated if the catalogues have it."""
    if isinstance(error, Refused):
        return texts.format(error.reason)
    if isinstance(error, OSError):
        place = f"{error.filename}: " if error.filename else ""
        return f"{place}{trouble_of(texts, error)}"
    said = error.message if isinstance(error, BenbenError) else str(error)
    if isinstance(said, str) or texts.language == FALLBACK:  # the error's own message is English
        return str(error)
    return texts.format(said)


def trouble_of(texts: Texts, error: OSError) -> str:
    """The system's message, without the file."""
    return texts.format(trouble(error))


class Terminal:
    """Standard output for results, standard error for everything else."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.texts = Texts(language)
        self.out = _console(sys.stdout)
        self.err = _console(sys.stderr, stderr=True)

    @property
    def columns(self) -> int:
        """The width available for columns; output for programs has one entry per line."""
        return self.out.width if self.out.is_terminal else 1

    def say(self, name: str, /, style: str = "", **args: object) -> None:
        """Print a text of the catalogues."""
        self.print(self.texts.say(name, **args), style)

    def print(self, words: str, style: str = "") -> None:
        """Print text unchanged; lines for programs are not wrapped."""
        self.out.print(Text(printable(words), style), soft_wrap=not self.out.is_terminal)

    def print_indented(self, words: str) -> None:
        """Print indented text; wrapped lines on a terminal are indented too."""
        if self.out.is_terminal:
            self.out.print(Padding(Text(printable(words)), (0, 0, 0, _INDENT)))
        else:
            self.print(" " * _INDENT + words)

    def write(self, line: str) -> None:
        """Print a line for programs, unchanged."""
        print(line, file=self.out.file)

    def show(self, drawn: RenderableType) -> None:
        """Print a drawing of rich; when piped, without trailing spaces."""
        if self.out.is_terminal:
            self.out.print(drawn)
            return
        with self.out.capture() as capture:
            self.out.print(drawn)
        for line in capture.get().splitlines():
            self.write(line.rstrip())

    def note(self, name: str, /, **args: object) -> None:
        """Print a message on standard error."""
        self.err.print(Text(printable(self.texts.say(name, **args))), soft_wrap=True)

    def complain(self, reason: str) -> None:
        """Print an error on standard error."""
        self.err.print(Text(printable(f"benben: {reason}"), "red"), soft_wrap=True)

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str | Text]], left: int = 1) -> None:
        """Print a table; the first *left* columns are text, the others numbers."""
        drawn = Table(
            box=box.SIMPLE_HEAD if self.out.is_terminal else None, pad_edge=False, header_style="bold"
        )
        for column, head in enumerate(heads):
            drawn.add_column(Text(printable(head)), justify="left" if column < left else "right")
        for row in rows:
            drawn.add_row(*(cell if isinstance(cell, Text) else Text(printable(cell)) for cell in row))
        self.show(drawn)

    @contextmanager
    def waiting(self, name: str, /, **args: object) -> Iterator[None]:
        """Show a spinner on standard error during long work; only on a terminal."""
        if not self.err.is_terminal:
            yield
            return
        status = self.err.status(Text(self.texts.say(name, **args)))
        timer = threading.Timer(_PATIENCE, status.start)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            status.stop()


def printable(words: str) -> str:
    """Remove control characters: names in a file must not control the terminal."""
    return "".join(letter if letter.isprintable() or letter in _HARMLESS else "�" for letter in words)


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """The reader is gone: stop writing, and end with the exit code for this case."""
        with contextlib.suppress(SystemExit):
            super().on_broken_pipe()
        raise SystemExit(READER_GONE)


def _console(stream: TextIO, **options: Any) -> Console:
    console = _Console(highlight=False, emoji=False, markup=False, **options)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console = _Console(highlight=False, emoji=False, markup=False, width=_PLAIN_WIDTH, **options)
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")  # a character that the terminal lacks becomes "?"
    return console
