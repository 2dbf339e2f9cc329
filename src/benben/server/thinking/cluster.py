"""Thinking on more machines, by Ray (https://www.ray.io), as the arena plays on them.

Every node needs the same version of Benben, and the modules of the host's own players.
"""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from benben.arena.cluster import begin, ray_module
from benben.server.thinking.calls import Call, evaluate
from benben.server.thinking.executor import WorkerLost, result_of

R = TypeVar("R")


class RayExecutor:
    """The cores of a cluster, or of this machine when no *address* is given."""

    def __init__(self, address: str | None, places: int) -> None:
        """Start nothing yet; *places* is the number of parallel calls."""
        self.places = places
        self._address = address

    async def start(self) -> None:
        """Join the cluster, before the server answers. Raises `ArenaError` if Ray is missing or unreachable."""
        begin(
            self._address, self.places
        )  # not in a thread: Ray's processes end with the thread that started them

    async def run(self, function: Callable[..., R], *args: Any) -> R:
        """As `Executor.run`, but anywhere: Ray chooses, and nothing is kept there."""
        ray = ray_module()
        asked = ray.remote(evaluate).options(num_cpus=1, max_retries=0).remote(Call(function, args))
        try:
            found: R = result_of(await asked)
        except asyncio.CancelledError:
            ray.cancel(asked, force=True)
            raise
        except ray.exceptions.RayError as error:
            raise WorkerLost(f"the cluster lost it: {type(error).__name__}") from error
        return found

    async def close(self) -> None:
        """Leave the cluster. A cluster that was started here ends."""
        ray_module().shutdown()
