"""Exit codes and error messages: 0 success, 1 refused or failed, 2 wrong usage, 130 interrupted."""

import errno
import functools
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import typer

from benben.arena.errors import BadPlan
from benben.cli.signals import Ended, ending_on_signals
from benben.cli.terminal import READER_GONE, Refused, Terminal, reason_of
from benben.engine.errors import BadOption, BadSpec, BenbenError, UnknownGame
from benben.texts import preferred

P = ParamSpec("P")
R = TypeVar("R")

FAILED = 1
WRONG_USAGE = 2
RESEARCH = ("llvmlite", "numba", "numpy", "scipy")
"""Packages that only research needs."""
_EXTRAS = {"build": "web-build", "bench": "research", "count": "research"}
"""The extras that commands need, if it is not that of the arena."""
_STANDARD_OUTPUT = 1  # its file descriptor


def guarded(command: Callable[P, R]) -> Callable[P, R]:
    """Decorate a command: expected errors end it with one sentence and an exit code, never a traceback."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        terminal = _terminal_of(kwargs)
        try:
            with ending_on_signals():
                result = command(*args, **kwargs)
                sys.stdout.flush()
        except Refused as error:
            _end(terminal, error, error.code)
        except (UnknownGame, BadOption, BadSpec, BadPlan) as error:
            _end(terminal, error, WRONG_USAGE)
        except BenbenError as error:
            _end(terminal, error, FAILED)
        except OSError as error:
            _end_for(terminal, error)
        except Ended as end:
            raise typer.Exit(end.code) from None
        except (MemoryError, ModuleNotFoundError) as error:
            _end(terminal, _refusal_of(error, command.__name__), FAILED)
        else:
            return result
        raise AssertionError("unreachable")

    return run


def _refusal_of(error: Exception, command: str) -> Refused:
    """The refusal for lack of memory or of research packages in a *command*. Raises other errors."""
    if isinstance(error, MemoryError):
        return Refused("cli-refused-memory")
    if getattr(error, "name", None) not in RESEARCH:
        raise error
    return missing_extra(command)


def missing_extra(command: str) -> Refused:
    """The refusal of a *command* whose packages are not installed."""
    extra = _EXTRAS.get(command, "arena")
    return Refused("cli-refused-research", name=command, command=f"pip install 'benben[{extra}]'")


def open_standard_streams() -> None:
    """Replace closed standard streams: standard input is empty then, and output is discarded."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  (stays open)


@contextmanager
def closing_output() -> Iterator[None]:
    """Flush standard output at the end; if its reader is gone, end with the right exit code."""
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except OSError as error:
        _forget_output()  # otherwise the new terminal would flush it again
        try:
            _end_for(Terminal(preferred(os.environ)), error)
        except typer.Exit as end:
            sys.exit(end.exit_code)


def _terminal_of(given: Mapping[str, object]) -> Terminal:
    """The terminal of a run, which is in the `context` of every command."""
    context: Any = given["context"]
    terminal: Terminal = context.obj
    return terminal


def _end_for(terminal: Terminal, error: OSError) -> None:
    _forget_output()
    if error.errno == errno.EPIPE:
        raise typer.Exit(READER_GONE)
    _end(terminal, error, FAILED)


def _end(terminal: Terminal, error: Exception, code: int) -> None:
    terminal.complain(reason_of(terminal.texts, error))
    raise typer.Exit(code)


def _forget_output() -> None:
    """Redirect standard output to nowhere: the interpreter must not try to flush it at exit."""
    if sys.stdout is sys.__stdout__:
        os.dup2(os.open(os.devnull, os.O_WRONLY), _STANDARD_OUTPUT)
