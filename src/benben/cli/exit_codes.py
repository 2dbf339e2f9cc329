"""From errors to sentences and exit codes: 0 well, 1 refused or failed, 2 wrong usage, 130 interrupted."""

import errno
import functools
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import ParamSpec, TypeVar

import typer

from benben.cli.terminal import READER_GONE, Refused, Terminal
from benben.engine.errors import BadOption, BadSpec, BenbenError, UnknownGame

P = ParamSpec("P")
R = TypeVar("R")

FAILED = 1
WRONG_USAGE = 2
_STANDARD_OUTPUT = 1  # the file's number


def guarded(command: Callable[P, R]) -> Callable[P, R]:
    """A command whose expected errors end it with one sentence and an exit code, never a traceback."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            result = command(*args, **kwargs)
            sys.stdout.flush()
        except Refused as error:
            _end(str(error), error.code)
        except (UnknownGame, BadOption, BadSpec) as error:
            _end(str(error), WRONG_USAGE)
        except BenbenError as error:
            _end(str(error), FAILED)
        except OSError as error:
            _end_for(error)
        except MemoryError:
            _end("there is not enough memory for this", FAILED)
        else:
            return result
        raise AssertionError("unreachable")

    return run


@contextmanager
def closing_output() -> Iterator[None]:
    """Write out what is held back at the end; if nobody takes it, end with the right exit code."""
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except OSError as error:
        try:
            _end_for(error)
        except typer.Exit as end:
            sys.exit(end.exit_code)


def _end_for(error: OSError) -> None:
    _forget_output()
    if error.errno == errno.EPIPE:
        raise typer.Exit(READER_GONE)
    place = f"{error.filename}: " if error.filename else ""
    _end(f"{place}{error.strerror or error}", FAILED)


def _end(reason: str, code: int) -> None:
    Terminal().complain(reason)
    raise typer.Exit(code)


def _forget_output() -> None:
    """Point standard output nowhere: the interpreter must not try to write it once more at its end."""
    if sys.stdout is sys.__stdout__:
        os.dup2(os.open(os.devnull, os.O_WRONLY), _STANDARD_OUTPUT)
