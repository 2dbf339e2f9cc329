"""How uvicorn serves us."""

import uvicorn

from benben.server.app import create_app
from benben.server.fd_limits import max_connections
from benben.server.http.connection_limiter import ConnectionLimiter
from benben.server.http.protocols import guarded_protocol
from benben.server.settings import Settings

_SHUTDOWN_TIMEOUT = 5  # seconds that open requests get to finish


def make_config(settings: Settings) -> uvicorn.Config:
    """Make uvicorn's settings out of ours, for an application with these *settings*."""
    limiter = ConnectionLimiter(settings, settings.connections or max_connections())
    return uvicorn.Config(
        create_app(settings, limiter),
        http=guarded_protocol(limiter),
        ws="websockets-sansio",
        log_config=None,
        access_log=False,  # RequestMiddleware writes it
        proxy_headers=False,  # RequestMiddleware reads them, if they may be trusted
        server_header=False,
        ws_max_size=settings.message_limit,
        ws_per_message_deflate=False,  # for states of some 3 kB it costs as much as all the rest of sending them
        ws_ping_interval=settings.ping_interval,
        ws_ping_timeout=settings.ping_interval,
        timeout_graceful_shutdown=_SHUTDOWN_TIMEOUT,
    )
