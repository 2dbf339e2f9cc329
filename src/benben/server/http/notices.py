"""Routes of notices: how people learn that it is their turn, and when they do not want to know."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import RedirectResponse, Response

from benben.server import http_errors
from benben.server.http.auth import Myself, person_of, require_owner
from benben.server.http.context import CurrentContext
from benben.server.http.refusals import REFUSALS
from benben.server.http.tables import Acting
from benben.server.models.notices import (
    EmailCode,
    EmailRequest,
    EmailState,
    NoticeChoicesRequest,
    NoticeKey,
    NoticesState,
    PushRequest,
)
from benben.server.models.table import TableState
from benben.server.notices.mail import checked_address
from benben.server.notices.push import check_endpoint
from benben.server.store import notices as scripts
from benben.server.store.notices import NoticeChoices
from benben.server.store.subscriptions import Subscription
from benben.texts import languages

MailCode = Annotated[str, Query(max_length=64)]
"""The code in the links of a mail."""

router = APIRouter(prefix="/api", responses=REFUSALS)
at_table = APIRouter(prefix="/api/tables/{table_id}", responses=REFUSALS)


@router.get("/notices")
async def notice_key(context: CurrentContext) -> NoticeKey:
    """The key that a browser needs to be notified of one's turn."""
    sender = context.notices.sender
    return NoticeKey(key=None if sender is None else sender.public_key)


# ---- at a table --------------------------------------------------------------------------------------------
@at_table.post("/notices", status_code=204)
async def add_notices(wanted: PushRequest, at: Acting, context: CurrentContext) -> None:
    """Notify a browser when it is the caller's turn, at this table and the caller's others."""
    owner = require_owner(at.caller).id
    try:
        check_endpoint(wanted.endpoint)
    except ValueError as error:
        raise http_errors.malformed(f"endpoint: {error}") from error
    language = _known(wanted.language)
    device = at.caller.device if at.caller.person is not None else None
    await context.notices.add(
        Subscription(owner, wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth, language, device)
    )


@at_table.post("/notices/stop", status_code=204)
async def stop_notices(wanted: PushRequest, at: Acting, context: CurrentContext) -> None:
    """Notify a browser no more."""
    require_owner(at.caller)
    await context.notices.forget(wanted.endpoint)


@at_table.post("/nudge", response_model=TableState)
async def nudge(at: Acting) -> Response:
    """Notify the person who is to decide once more: once a day, after they have had some time."""
    await at.table.nudge(at.viewer)
    return at.state()


# ---- one's choices -----------------------------------------------------------------------------------------
@router.get("/people/me/notices")
async def notices(caller: Myself, context: CurrentContext) -> NoticesState:
    """When one wants to be notified, and how."""
    return await notices_state(person_of(caller).id, context)


@router.put("/people/me/notices")
async def choose(wanted: NoticeChoicesRequest, caller: Myself, context: CurrentContext) -> NoticesState:
    """Choose when one wants to be notified."""
    person = person_of(caller)
    await context.notices.run(scripts.choose(person.id, NoticeChoices(**wanted.model_dump())))
    return await notices_state(person.id, context)


@router.put("/people/me/email", status_code=202)
async def ask_mailbox(
    wanted: EmailRequest, caller: Myself, context: CurrentContext, request: Request
) -> NoticesState:
    """Get mails, too, after the owner of the mailbox has confirmed it by a link in a first mail."""
    context.limits.people(request.state.address, "mail")
    try:
        address = checked_address(wanted.address)
    except ValueError as error:
        raise http_errors.bad_email() from error
    person = person_of(caller)
    await context.notices.ask_mailbox(person.id, address, _known(wanted.language))
    return await notices_state(person.id, context)


@router.delete("/people/me/email")
async def remove_email(caller: Myself, context: CurrentContext) -> NoticesState:
    """Get no more mails."""
    person = person_of(caller)
    await context.notices.run(scripts.remove_email(person.id))
    return await notices_state(person.id, context)


# ---- links in mails ----------------------------------------------------------------------------------------
@router.post("/mail/confirm", status_code=204)
async def confirm(wanted: EmailCode, context: CurrentContext, request: Request) -> None:
    """Confirm a mailbox by the code that was sent there."""
    context.limits.people(request.state.address, "sign_in")
    if not await context.notices.confirm(wanted.code):
        raise http_errors.no_mail_code()


@router.post("/mail/stop", status_code=204)
async def stop_mails(code: MailCode, context: CurrentContext) -> None:
    """Send no more mails to a mailbox: one click in a program for mails (RFC 8058), or the button of our page."""
    await context.notices.stop_mails(code)


@router.get("/mail/stop", include_in_schema=False)
async def stop_page(code: MailCode) -> Response:
    """The page with the button: programs that look at all links must not unsubscribe anybody."""
    return RedirectResponse(f"/me#stop-email-{code}", status_code=303)


async def notices_state(owner: str, context: CurrentContext) -> NoticesState:
    """When a person wants to be notified, and how."""
    found = await context.notices.read(scripts.receiver(owner))
    email = found.email
    return NoticesState(
        **found.choices._asdict(),
        browsers=len(found.subscriptions),
        can_mail=context.notices.mail is not None,
        email=None
        if email is None
        else EmailState(address=email.address, confirmed=email.confirmed is not None),
        waiting=len(found.waiting),
    )


def _known(language: str) -> str:
    return language if language in languages() else "en"
