"""Routes of notices: which browsers learn that it is their person's turn."""

from fastapi import APIRouter

from benben.server import http_errors
from benben.server.http.auth import require_owner
from benben.server.http.context import CurrentContext
from benben.server.http.refusals import REFUSALS
from benben.server.http.tables import Acting
from benben.server.models.requests import PushRequest
from benben.server.notices.push import check_endpoint
from benben.server.store.subscriptions import Subscription
from benben.texts import languages

router = APIRouter(prefix="/api/tables/{table_id}/notices", responses=REFUSALS)


@router.post("", status_code=204)
async def add_notices(wanted: PushRequest, at: Acting, context: CurrentContext) -> None:
    """Notify a browser when it is the caller's turn, at this table and the caller's others."""
    owner = require_owner(at.caller).id
    try:
        check_endpoint(wanted.endpoint)
    except ValueError as error:
        raise http_errors.malformed(f"endpoint: {error}") from error
    language = wanted.language if wanted.language in languages() else "en"
    found = Subscription(owner, wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth, language)
    await context.notices.add(found, context.backend.now())


@router.post("/stop", status_code=204)
async def stop_notices(wanted: PushRequest, at: Acting, context: CurrentContext) -> None:
    """Notify a browser no more."""
    require_owner(at.caller)
    await context.notices.forget(wanted.endpoint)
