"""Which engines think, as the host has set it."""

from benben.players.specs import is_ours
from benben.server.settings import Settings
from benben.server.thinking.executor import Executor
from benben.server.thinking.processes import ProcessExecutor
from benben.server.thinking.threads import ThreadExecutor


def executor_of(settings: Settings) -> Executor:
    """The executor that *settings* name; `thinking_places` is the number of its parallel calls."""
    if settings.thinking == "local":
        return ThreadExecutor(settings.thinking_places, settings.thinking_memory)
    from benben.server.thinking.cluster import RayExecutor  # it needs Ray and the arena

    address = None if settings.thinking == "ray" else settings.thinking
    return RayExecutor(address, settings.thinking_places)


def custom_players_executor_of(settings: Settings) -> Executor | None:
    """The executor for players that are not ours; None if the host has none, or if a cluster computes everything."""
    has_others = not all(is_ours(spec) for spec in settings.players.values())
    return ProcessExecutor(settings.thinking_places) if has_others and settings.thinking == "local" else None
