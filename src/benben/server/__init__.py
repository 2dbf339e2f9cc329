"""The back end of the web table: FastAPI over a store that keeps everything that happened.

`run` serves until it is stopped. `create_app` makes the ASGI application for another server. `Settings` has the host's
settings.
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
    """Import on first use: `benben.site` needs the tables without sockets and databases."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    # No module here may have one of these names: after its import it would hide the function.
    return getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
