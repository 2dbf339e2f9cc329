"""The same work on a cluster, by Ray (https://www.ray.io)."""

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from benben.arena.errors import ArenaError
from benben.arena.runner import Found, Spread
from benben.engine.message import message
from benben.engine.portable import kind_of_engine, use_engine

_AHEAD = 2
"""Tasks in the queue for each core of the cluster."""


_SMALL = {"include_dashboard": False, "object_store_memory": 100 * 1024 * 1024}
"""What Ray needs on this computer: results are small, and nobody looks at a web page of its."""


@contextmanager
def on_ray(address: str | None = None, workers: int | None = None) -> Iterator[Spread[Any]]:
    """The cores of a cluster, or of this computer when no *address* is given; at most so many *workers*.

    Every node needs the same version of Benben. Raises `ArenaError` if Ray is missing, cannot be reached, or loses
    a task for good.
    """
    begin(address, workers)
    ray = ray_module()
    try:
        yield _spread(ray, workers)
    finally:
        ray.shutdown()


def begin(address: str | None, workers: int | None) -> None:
    """Join a cluster, or begin one on this computer. Raises `ArenaError` if that cannot be done."""
    local: dict[str, Any] = {"num_cpus": workers, **_SMALL} if address is None else {}
    ray = ray_module()
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **local)
    except Exception as error:  # noqa: BLE001  (some of Ray's have no better name)
        raise _unreachable(address, error) from None


def _unreachable(address: str | None, error: Exception) -> ArenaError:
    """That there is no cluster at an *address*, or none could be begun here; with what Ray says of it."""
    if address is None:
        return ArenaError(message("engine-ray-here", error=str(error)))
    return ArenaError(message("engine-ray-unreachable", address=address, error=str(error)))


def _spread(ray: Any, workers: int | None) -> Spread[Any]:
    def spread(work: Callable[[int], Found], tasks: Iterable[int]) -> Iterator[Found]:
        cores = int(ray.cluster_resources().get("CPU", 1))
        room = _AHEAD * min(cores, workers or cores)
        remote = ray.remote(work_on).options(num_cpus=1)
        shared = ray.put(work)
        waiting: list[Any] = []
        for task in tasks:
            waiting.append(remote.remote(shared, task, kind_of_engine()))
            if len(waiting) >= room:
                done, waiting = ray.wait(waiting)
                yield from _got(ray, done)
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from _got(ray, done)

    return spread


def work_on(work: Callable[[int], Found], task: int, kind: str) -> Found:
    """What a worker of the cluster does; its rules run as one *kind* of `benben.engine.portable`."""
    use_engine(kind)
    return work(task)


def _got(ray: Any, done: list[Any]) -> list[Any]:
    try:
        results: list[Any] = ray.get(done)
    except ray.exceptions.RayTaskError:
        raise
    except ray.exceptions.RayError as error:
        raise ArenaError(message("engine-ray-lost", error=str(error))) from None
    return results


def ray_module() -> Any:
    """Ray itself. Raises `ArenaError` if it is not installed."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # the behaviour to come; else it warns
    try:
        import ray
    except ImportError:
        command = "pip install 'benben[cluster]'"
        raise ArenaError(message("engine-ray-missing", command=command)) from None
    return ray
