"""The executor of a browser: bots' moves, hints and reviews are computed in a second worker with Python.

Its searches run on the games' engines too (`benben.site.wasm`).
"""

import base64
import pickle
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from benben.server.thinking.calls import Call, evaluate
from benben.server.thinking.executor import WorkerLost, result_of
from benben.server.thinking.player_cache import PLAYER_CACHE
from benben.site.game_files import use_packed
from benben.site.wasm import use_browser

R = TypeVar("R")

ROOM = 32 * 1024 * 1024
"""The capacity of the player cache in a browser, in bytes."""


class WorkerExecutor:
    """The executor of a browser: it sends pickled calls to another worker, which returns pickled results."""

    def __init__(self, ask: Callable[[bytes], Awaitable[bytes]]) -> None:
        """*ask* sends a question to the other worker. It raises OSError when that worker has died."""
        self._ask = ask

    @property
    def places(self) -> int:
        """One call at a time: a second Python takes memory that a telephone may not have."""
        return 1

    async def start(self) -> None:
        """The other worker is started by the first question."""

    async def run(self, function: Callable[..., R], *args: Any) -> R:
        """As `Executor.run`."""
        question = pickle.dumps(Call(function, args))
        try:
            answered = await self._ask(question)
        except OSError as error:
            raise WorkerLost(str(error)) from error
        found: R = result_of(pickle.loads(answered))  # noqa: S301  (from our own worker)
        return found

    async def close(self) -> None:
        """The page ends its workers."""


def think(question: bytes) -> bytes:
    """Evaluate a pickled call; the other worker runs this."""
    return pickle.dumps(evaluate(pickle.loads(question)))  # noqa: S301  (from our own worker)


def begin_to_think(browser: Any) -> None:
    """Start the thinking worker. *browser* is the page's global object, whose WebAssembly runs the rules."""
    use_browser(browser)
    use_packed()
    PLAYER_CACHE.make_room(ROOM)


def answer_question(question: str) -> str:
    """Evaluate a call; the question and the answer are Base64. The worker that thinks runs this."""
    return base64.b64encode(think(base64.b64decode(question))).decode()
