"""Function calls that a server sends to its executors: in threads, in processes, or on other machines."""

import contextlib
import os
import pickle
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import benben.server.thinking.tasks  # noqa: F401  (loads the functions of all calls)
from benben.engine.errors import in_words
from benben.engine.processes import begin_to_serve

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

NICER = 3
"""How much lower the priority of computing threads and processes is (`nice`)."""


class Call(NamedTuple):
    """A function to compute, and its arguments."""

    function: Callable[..., Any]
    args: tuple[Any, ...]


class CallResult(NamedTuple):
    """The result of a call, or a text that says why there is none."""

    is_done: bool
    found: Any


def serve(questions: "Connection[bytes, bytes]") -> None:
    """Run the loop of a process: evaluate one call after the other until the pipe is closed."""
    begin_to_serve()
    with contextlib.suppress(AttributeError, OSError):  # a courtesy, where the system knows it
        os.nice(NICER)
    while True:
        try:
            asked = questions.recv_bytes()
        except EOFError:
            return
        questions.send_bytes(_answer(asked))


def _answer(asked: bytes) -> bytes:
    try:
        return pickle.dumps(evaluate(pickle.loads(asked)))  # noqa: S301  (from the process that started this one)
    except Exception as error:  # noqa: BLE001  (for example if it cannot be pickled)
        return pickle.dumps(_why_not(error))


def evaluate(call: Call) -> CallResult:
    """Evaluate a call. It may run a foreign player, so every exception becomes a text."""
    try:
        return CallResult(True, call.function(*call.args))
    except Exception as error:  # noqa: BLE001  (the caller gets its text)
        return _why_not(error)


def _why_not(error: Exception) -> CallResult:
    return CallResult(False, in_words(error))
