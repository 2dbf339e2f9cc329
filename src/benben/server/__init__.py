"""The web table's back end: FastAPI over a store that knows everything that happened.

`run` serves until told to stop; `create_app` makes the ASGI application for a server of one's own; `Settings`
says what a host may set.
"""

from benben.server.app import create_app
from benben.server.run import run
from benben.server.settings import Settings

__all__ = ["Settings", "create_app", "run"]
