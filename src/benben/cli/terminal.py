"""What the commands say and how: words from the catalogues, colour for people, plain text for programs."""

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
"""Columns of piped output: nothing is folded, so that programs can read it line by line."""
_INDENT = 2
READER_GONE = 141
"""The exit code that a shell reports of any program whose reader went away (128 + SIGPIPE)."""
_HARMLESS = {"\n", "\xa0", "\u202f", *JOINERS}
"""Not printable by Python's count: some languages part thousands with such blanks, some names need joiners."""
_PATIENCE = 0.7  # seconds before a spinner says what takes so long


class Refused(Exception):
    """What was asked for cannot be done. `reason` is the text of the catalogues that says why; `code` the exit code."""

    def __init__(self, name: str, /, code: int = 1, **args: MessageValue) -> None:
        super().__init__(name, args)
        self.reason = message(name, **args)
        self.code = code


def reason_of(texts: Texts, error: Exception) -> str:
    """What an *error* says, in words of the catalogues as far as they have them."""
    if isinstance(error, Refused):
        return texts.format(error.reason)
    if isinstance(error, OSError):
        place = f"{error.filename}: " if error.filename else ""
        return f"{place}{trouble_of(texts, error)}"
    said = error.message if isinstance(error, BenbenError) else str(error)
    if isinstance(said, str) or texts.language == FALLBACK:  # its own words are English
        return str(error)
    return texts.format(said)


def trouble_of(texts: Texts, error: OSError) -> str:
    """What the system says, without the file."""
    return texts.format(trouble(error))


class Terminal:
    """Standard output for results, standard error for everything else."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.texts = Texts(language)
        self.out = _console(sys.stdout)
        self.err = _console(sys.stderr, stderr=True)

    @property
    def columns(self) -> int:
        """How wide what is shown side by side may be; programs read one thing a line."""
        return self.out.width if self.out.is_terminal else 1

    def say(self, name: str, /, style: str = "", **args: object) -> None:
        """Print a text of the catalogues."""
        self.print(self.texts.say(name, **args), style)

    def print(self, words: str, style: str = "") -> None:
        """Print words as they are; a program that reads them gets whole lines."""
        self.out.print(Text(printable(words), style), soft_wrap=not self.out.is_terminal)

    def print_indented(self, words: str) -> None:
        """Print words a little to the right; where a person's terminal folds them, the rest is so too."""
        if self.out.is_terminal:
            self.out.print(Padding(Text(printable(words)), (0, 0, 0, _INDENT)))
        else:
            self.print(" " * _INDENT + words)

    def write(self, line: str) -> None:
        """Print a line for programs, untouched."""
        print(line, file=self.out.file)

    def show(self, drawn: RenderableType) -> None:
        """Print something drawn with rich; when piped, without the blanks that fill its lines."""
        if self.out.is_terminal:
            self.out.print(drawn)
            return
        with self.out.capture() as capture:
            self.out.print(drawn)
        for line in capture.get().splitlines():
            self.write(line.rstrip())

    def note(self, name: str, /, **args: object) -> None:
        """Say something that is no result, on standard error."""
        self.err.print(Text(printable(self.texts.say(name, **args))), soft_wrap=True)

    def complain(self, reason: str) -> None:
        """Say on standard error what went wrong."""
        self.err.print(Text(printable(f"benben: {reason}"), "red"), soft_wrap=True)

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str | Text]], left: int = 1) -> None:
        """Print a table; the first *left* columns are words, the others figures."""
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
        """Spin on standard error while something takes long; nothing is shown for programs."""
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
    """Words without control characters: names in a stranger's file must not steer the terminal."""
    return "".join(letter if letter.isprintable() or letter in _HARMLESS else "�" for letter in words)


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """The reader went away: nothing more is to be written, and the exit code tells why."""
        with contextlib.suppress(SystemExit):
            super().on_broken_pipe()
        raise SystemExit(READER_GONE)


def _console(stream: TextIO, **options: Any) -> Console:
    console = _Console(highlight=False, emoji=False, markup=False, **options)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console = _Console(highlight=False, emoji=False, markup=False, width=_PLAIN_WIDTH, **options)
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")  # a terminal without a letter shows "?" and goes on
    return console
