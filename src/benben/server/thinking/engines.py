"""Which engine thinks, as the host has set it."""

from benben.server.settings import Settings
from benben.server.thinking.cluster import Cluster
from benben.server.thinking.engine import Engine
from benben.server.thinking.processes import Processes


def engine_of(settings: Settings) -> Engine:
    """The engine that *settings* name; `thinking_processes` says how much it computes at once."""
    if settings.thinking == "local":
        return Processes(settings.thinking_processes, settings.thinking_memory)
    address = None if settings.thinking == "ray" else settings.thinking
    return Cluster(address, settings.thinking_processes)
