"""The web table's back end: FastAPI over a store that knows everything that happened.

`run` serves until told to stop; `create_app` makes the ASGI application for a server of one's own; `Settings`
says what a host may set.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from benben.server.app import create_app
    from benben.server.running import run
    from benben.server.settings import Settings

__all__ = ["Settings", "create_app", "run"]

_HOME = {"create_app": "app", "run": "running", "Settings": "settings"}


def __getattr__(name: str) -> Any:
    """Import what is asked for: `benben.site` takes the tables where neither sockets nor databases are."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    # No module here has such a name itself, or it would stand in its way once it is imported.
    return getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
