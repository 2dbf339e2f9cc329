"""Whoever thinks for a server answers questions: here, in another process of this machine, or on another machine."""

import contextlib
import os
import pickle
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import benben.server.thinking.tasks  # noqa: F401  (what is asked for: loaded before anybody asks)
from benben.engine.errors import in_words
from benben.engine.processes import begin_to_serve

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

NICER = 3
"""By how much whoever thinks stands back behind who asks."""


class Call(NamedTuple):
    """What is to be computed."""

    function: Callable[..., Any]
    args: tuple[Any, ...]


class CallResult(NamedTuple):
    """What came of it: the result, or in words why there is none."""

    is_done: bool
    found: Any


def serve(questions: "Connection[bytes, bytes]") -> None:
    """Answer one question after the other, in a process of its own, as long as somebody asks."""
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
    except Exception as error:  # noqa: BLE001  (what cannot be read or sent)
        return pickle.dumps(_why_not(error))


def evaluate(call: Call) -> CallResult:
    """Compute what is asked for. Anybody's player may take part: whatever it raises is told and no more."""
    try:
        return CallResult(True, call.function(*call.args))
    except Exception as error:  # noqa: BLE001  (whoever asked is told)
        return _why_not(error)


def _why_not(error: Exception) -> CallResult:
    return CallResult(False, in_words(error))
