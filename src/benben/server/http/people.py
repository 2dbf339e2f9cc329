"""Routes of people: who one is, one's devices, signing in and out."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import Response, StreamingResponse

from benben.server.http.auth import Myself, person_of, token_of
from benben.server.http.context import CurrentContext
from benben.server.http.notices import notices_state
from benben.server.http.refusals import REFUSALS
from benben.server.models.people import (
    DeviceState,
    ErrorKindState,
    LinkCode,
    Me,
    MyData,
    PasskeyRequest,
    PasskeySignIn,
    PasskeyState,
    PersonCard,
    PersonChange,
    PersonRequest,
    PlayedGameState,
    Ranking,
    SignedIn,
    SignInLink,
    SignInRequest,
)
from benben.server.people.directory import Caller, new_device
from benben.server.people.passkeys import RelyingParty

PasskeyId = Annotated[str, Path(max_length=1400)]
"""A passkey in its person's list."""
DeviceId = Annotated[str, Path(max_length=16)]
"""A device in its person's list."""

router = APIRouter(prefix="/api/people", responses=REFUSALS)


@router.post("", status_code=201)
async def create(wanted: PersonRequest, context: CurrentContext, request: Request) -> SignedIn:
    """Make a person who is known by the key of this device. The same key is the same person."""
    context.limits.people(request.state.address, "person")
    made = await context.people.create(wanted.key, wanted.name, wanted.device)
    return SignedIn(name=made.name, mark=made.mark, key=wanted.key)


@router.get("/me")
async def me(caller: Myself, context: CurrentContext) -> Me:
    """The person of this device, and the devices where they are signed in."""
    return await _me(caller, context)


@router.patch("/me")
async def change(wanted: PersonChange, caller: Myself, context: CurrentContext, request: Request) -> Me:
    """Choose another name or mark, for seats that one takes from now on."""
    await context.people.describe(person_of(caller), wanted.name, wanted.mark)
    return await _me(await context.people.caller(token_of(request)), context)


@router.delete("/me", status_code=204)
async def remove(caller: Myself, context: CurrentContext) -> Response:
    """Delete everything about oneself. The others keep their games, with a deleted player."""
    await context.people.remove(person_of(caller))
    return Response(status_code=204)


@router.delete("/me/devices/{device_id}", status_code=204)
async def sign_out(device_id: DeviceId, caller: Myself, context: CurrentContext) -> Response:
    """Sign out one of one's devices: this one or another."""
    await context.people.sign_out(person_of(caller), device_id)
    return Response(status_code=204)


@router.post("/me/passkeys/options")
async def passkey_options(caller: Myself, context: CurrentContext, request: Request) -> dict[str, Any]:
    """WebAuthn's creation options, with which a browser makes a passkey."""
    return await context.people.passkeys.creation(person_of(caller), _site(context, request))


@router.post("/me/passkeys")
async def add_passkey(
    wanted: PasskeyRequest, caller: Myself, context: CurrentContext, request: Request
) -> Me:
    """Keep a passkey that the browser has made."""
    site = _site(context, request)
    await context.people.passkeys.add(person_of(caller), wanted.credential, wanted.device, site)
    return await _me(caller, context)


@router.delete("/me/passkeys/{passkey_id}", status_code=204)
async def remove_passkey(passkey_id: PasskeyId, caller: Myself, context: CurrentContext) -> Response:
    """Forget one of one's passkeys."""
    await context.people.passkeys.remove(person_of(caller), passkey_id)
    return Response(status_code=204)


@router.post("/passkey/options")
async def sign_in_options(context: CurrentContext, request: Request) -> dict[str, Any]:
    """WebAuthn's request options, with which a browser proves a passkey."""
    context.limits.people(request.state.address, "sign_in")
    return await context.people.passkeys.request(_site(context, request))


@router.post("/passkey")
async def sign_in_by_passkey(wanted: PasskeySignIn, context: CurrentContext, request: Request) -> SignedIn:
    """Sign in with a passkey. The token of the request says who was signed in at this device before."""
    context.limits.people(request.state.address, "sign_in")
    before = await context.people.caller(token_of(request))
    proven = await context.people.passkeys.prove(wanted.credential, _site(context, request))
    device = new_device(wanted.key, wanted.device)
    person = await context.people.sign_in_by_passkey(*proven, device, before, bring=wanted.bring)
    return SignedIn(name=person.name, mark=person.mark, key=wanted.key)


@router.post("/me/link")
async def link(caller: Myself, context: CurrentContext) -> SignInLink:
    """A link that signs one in at another device, once, within ten minutes. An older one becomes invalid."""
    code, until = await context.people.make_link(person_of(caller))
    return SignInLink(link=code, until=until)


@router.get("/me/games")
async def games(caller: Myself, context: CurrentContext) -> list[PlayedGameState]:
    """One's games, the last changed first: enough for lists and statistics."""
    return await context.people.history.games(person_of(caller).id)


@router.get("/me/errors")
async def errors(caller: Myself, context: CurrentContext) -> list[ErrorKindState]:
    """The kinds of errors in one's newest reviewed games, with problems that train them."""
    return await context.people.history.errors(person_of(caller).id)


@router.get("/ratings")
async def ratings(caller: Myself, context: CurrentContext) -> list[Ranking]:
    """The ratings of all people, one's own marked; empty where no rated game has ended."""
    return await context.people.ratings.rankings(person_of(caller).id)


@router.get("/me/records")
async def records(caller: Myself, context: CurrentContext, request: Request) -> StreamingResponse:
    """The records of one's finished games, each on a line of JSON."""
    context.limits.people(request.state.address, "download")
    lines = context.people.history.records(person_of(caller).id)
    return StreamingResponse(
        lines, media_type="application/x-ndjson", headers=_attached("benben-games.jsonl")
    )


@router.get("/me/data")
async def data(caller: Myself, context: CurrentContext, request: Request) -> MyData:
    """Everything that this server stores about oneself, except the records of games."""
    context.limits.people(request.state.address, "download")
    person = person_of(caller)
    history = context.people.history
    return MyData(
        me=await _me(caller, context),
        games=await history.games(person.id),
        lines=await history.lines(person.id),
        orders=await history.orders(person.id),
        notices=await notices_state(person.id, context),
    )


@router.post("/sign-in/look")
async def look(wanted: LinkCode, context: CurrentContext, request: Request) -> PersonCard:
    """Whom a sign-in link signs in. Looking does not use it up."""
    context.limits.people(request.state.address, "sign_in")
    person = await context.people.look_at_link(wanted.link)
    return PersonCard(name=person.name, mark=person.mark)


@router.post("/sign-in")
async def sign_in(wanted: SignInRequest, context: CurrentContext, request: Request) -> SignedIn:
    """Use a sign-in link, once. The token of the request says who was signed in at this device before."""
    context.limits.people(request.state.address, "sign_in")
    before = await context.people.caller(token_of(request))
    person = await context.people.sign_in_by_link(
        wanted.link, new_device(wanted.key, wanted.device), before, bring=wanted.bring
    )
    return SignedIn(name=person.name, mark=person.mark, key=wanted.key)


def _site(context: CurrentContext, request: Request) -> RelyingParty:
    """The site of the page that asks, as browsers name it in passkeys."""
    origin = context.origins.origin_of(request.scope)
    return RelyingParty(origin.scheme, origin.host)


def _attached(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}


async def _me(caller: Caller, context: CurrentContext) -> Me:
    person = person_of(caller)
    devices, passkeys = await context.people.details(person)
    return Me(
        name=person.name,
        mark=person.mark,
        created=person.created,
        muted=person.muted,
        devices=[
            DeviceState(
                id=device.id,
                label=device.label,
                created=device.created,
                seen=device.seen,
                current=device.key_hash == caller.device,
            )
            for device in devices
        ],
        passkeys=[PasskeyState(id=each.id, label=each.label, created=each.created) for each in passkeys],
    )
