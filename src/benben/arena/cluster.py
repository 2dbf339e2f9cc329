"""Run tasks on a cluster with Ray (https://www.ray.io)."""

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from benben.arena.errors import ArenaError
from benben.arena.runner import Found, Spread
from benben.engine.message import message
from benben.engine.portable import kind_of_engine, use_engine

_AHEAD = 2
"""Queued tasks per core of the cluster."""


_SMALL = {"include_dashboard": False, "object_store_memory": 100 * 1024 * 1024}
"""Settings of a local Ray instance: our results are small, and we do not use its dashboard."""


@contextmanager
def on_ray(address: str | None = None, workers: int | None = None) -> Iterator[Spread[Any]]:
    """Use the cores of the cluster at *address*, or of this computer without one; at most this many *workers*.

    Every node needs the same version of Benben. Raises `ArenaError` if Ray is missing, cannot be reached, or gives up
    on a task.
    """
    begin(address, workers)
    ray = ray_module()
    try:
        yield _spread(ray, workers)
    finally:
        ray.shutdown()


def begin(address: str | None, workers: int | None) -> None:
    """Connect to a cluster, or start one on this computer. Raises `ArenaError` if that fails."""
    local: dict[str, Any] = {"num_cpus": workers, **_SMALL} if address is None else {}
    ray = ray_module()
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **local)
    except Exception as error:  # noqa: BLE001  (some of Ray's errors have no narrower class)
        raise _unreachable(address, error) from None


def _unreachable(address: str | None, error: Exception) -> ArenaError:
    """The error for a cluster that cannot be reached or started, with Ray's own message."""
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
    """Run a task in a worker of the cluster; its rules run as one *kind* of `benben.engine.portable`."""
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
    """Import Ray. Raises `ArenaError` if it is not installed."""
    os.environ.setdefault(
        "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0"
    )  # Ray's future default; otherwise it warns
    try:
        import ray
    except ImportError:
        command = "pip install 'benben[cluster]'"
        raise ArenaError(message("engine-ray-missing", command=command)) from None
    return ray
