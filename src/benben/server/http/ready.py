"""Routes for monitoring: whether the server can serve, and its metrics."""

import asyncio

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.responses import Response

from benben.engine import registry
from benben.server import http_errors, metrics
from benben.server.http.context import CurrentContext
from benben.server.http.refusals import REFUSALS
from benben.server.models.lobby import Ready

router = APIRouter()


@router.get("/api/ready", responses=REFUSALS)
async def ready(context: CurrentContext, request: Request) -> Ready:
    """Whether moves can be stored: it writes and commits, and leaves nothing. 503 if that fails.

    Only clients that may read the host's metrics see the exact reason.
    """
    problem = await context.store_health.problem()
    may_read_metrics = context.origins.may_read_metrics(request.scope)
    if problem is None:
        left_out = {
            name: reason if may_read_metrics else None for name, reason in registry.left_out().items()
        }
        unplayable = None if context.check is None else context.check.failed
        return Ready(unplayable=unplayable, left_out=left_out)
    raise http_errors.not_ready(problem) if may_read_metrics else http_errors.storage()


@router.get("/metrics", include_in_schema=False)
async def figures(context: CurrentContext, request: Request) -> Response:
    """The server's metrics for Prometheus. Only the host's networks may read them; others get a 404."""
    if not context.origins.may_read_metrics(request.scope):
        raise http_errors.unknown_page()
    return Response(await asyncio.to_thread(metrics.page), media_type=CONTENT_TYPE_LATEST)
