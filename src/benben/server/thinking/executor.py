"""Where things are thought out: what every such place can do, and how it fails."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from benben.engine.errors import BenbenError
from benben.server.thinking.calls import CallResult

R = TypeVar("R")


class WorkerLost(BenbenError):
    """Whoever was thinking has died: nothing is known of the answer, and it may be asked for again."""


class TaskFailed(BenbenError):
    """What was to be computed raised an exception, whose text this is."""


class Executor(Protocol):
    """Where things are thought out."""

    @property
    def places(self) -> int:
        """How many things are thought about at once."""

    async def start(self) -> None:
        """Get ready. Raises `BenbenError` that says why it cannot."""

    async def run(self, function: Callable[..., R], *args: Any) -> R:
        """Compute a function of this package of plain data. Raises `WorkerLost` or `TaskFailed`.

        Whoever is cancelled gives the thought up, and it ends wherever it is.
        """

    async def close(self) -> None:
        """End whatever is still being thought."""


def result_of(answer: CallResult) -> Any:
    """The result of an answer. Raises `TaskFailed` if there is none."""
    if not answer.is_done:
        raise TaskFailed(answer.found)
    return answer.found
