"""For whoever watches over the server: whether it can serve, and its figures."""

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
    """Whether moves can be stored: something is written and committed that leaves nothing. 503 if not.

    Only who may see the host's figures is told what exactly is wrong.
    """
    problem = await context.store_health.problem()
    is_host = context.origins.is_host(request.scope)
    if problem is None:
        left_out = {name: reason if is_host else None for name, reason in registry.left_out().items()}
        unplayable = None if context.check is None else context.check.failed
        return Ready(unplayable=unplayable, left_out=left_out)
    raise http_errors.not_ready(problem) if is_host else http_errors.storage()


@router.get("/metrics", include_in_schema=False)
async def figures(context: CurrentContext, request: Request) -> Response:
    """The server's figures for Prometheus. For anybody but the host there is nothing here."""
    if not context.origins.is_host(request.scope):
        raise http_errors.unknown_page()
    return Response(await asyncio.to_thread(metrics.page), media_type=CONTENT_TYPE_LATEST)
