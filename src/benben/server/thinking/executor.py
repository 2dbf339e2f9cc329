"""The interface of all executors, and their errors."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from benben.engine.errors import BenbenError
from benben.server.thinking.calls import CallResult

R = TypeVar("R")


class WorkerLost(BenbenError):
    """The computing process or machine has died. There is no result; the caller may try again."""


class TaskFailed(BenbenError):
    """The called function raised an exception; this is its text."""


class Executor(Protocol):
    """Computes functions outside the event loop."""

    @property
    def places(self) -> int:
        """The number of parallel calls."""

    async def start(self) -> None:
        """Get ready. Raises `BenbenError` that says why it cannot."""

    async def run(self, function: Callable[..., R], *args: Any) -> R:
        """Compute a function of this package with plain data. Raises `WorkerLost` or `TaskFailed`.

        If the caller is cancelled, the computation is stopped too.
        """

    async def close(self) -> None:
        """Stop all computations."""


def result_of(answer: CallResult) -> Any:
    """The result of a call. Raises `TaskFailed` if it has none."""
    if not answer.is_done:
        raise TaskFailed(answer.found)
    return answer.found
