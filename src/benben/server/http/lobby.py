"""Routes of the lobby: the games, the languages, and new tables."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import PlainTextResponse

import benben
from benben.server import http_errors
from benben.server.http.auth import require_owner, token_of
from benben.server.http.context import CurrentContext
from benben.server.http.offers import offered_games
from benben.server.http.refusals import REFUSALS
from benben.server.http.request_origin import client_network
from benben.server.models.lobby import GameOffer, Health, Host, Languages, OpenTable, TableCreated
from benben.server.models.requests import TableRequest
from benben.server.people.directory import Caller
from benben.server.tables.answers import describe_new_table
from benben.server.tables.seating import hash_token, new_token
from benben.texts import catalogue, languages

router = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/health")
async def health() -> Health:
    """That this process answers; `/api/ready` asks the database too."""
    return Health(version=benben.__version__)


@router.get("/games")
async def games(context: CurrentContext) -> list[GameOffer]:
    """The games that can be played here, with their options and bots."""
    return offered_games(context.settings.players)


@router.get("/host")
async def host(context: CurrentContext) -> Host:
    """The host's permissions, and the address for invitations made on the host's own machine."""
    settings = context.settings
    return Host(
        guests=settings.guests,
        open_tables=settings.open_tables,
        ratings=settings.ratings,
        vacation_days=settings.vacation_days,
    )


@router.get("/open-tables")
async def open_tables(context: CurrentContext) -> list[OpenTable]:
    """The tables that wait for anybody, the newest first; none if the host does not allow them."""
    return await context.tables.open_tables() if context.settings.open_tables else []


@router.get("/languages")
async def known_languages() -> Languages:
    """The languages of the catalogues."""
    return Languages(languages=languages())


@router.get("/texts/{language}", response_class=PlainTextResponse)
async def texts(language: Annotated[str, Path(max_length=16)]) -> str:
    """All texts of a language as one Fluent catalogue, with English for missing ones."""
    if language not in languages():
        raise http_errors.unknown_page()
    return catalogue(language)


@router.post("/tables", status_code=201)
async def create_table(wanted: TableRequest, context: CurrentContext, request: Request) -> TableCreated:
    """Make a table and seat its maker: the person of the request's token, or else a guest with a new token."""
    context.limits.new_table(request.state.address)
    token = token_of(request)
    caller = await context.people.caller(token)
    if token is None or caller.person is None:
        token = new_token()
        caller = Caller(hash_token(token))
    owner = require_owner(caller)
    table = await context.tables.create(wanted, owner, client_network(request.state.address))
    await context.people.use_name(
        caller, next((seat.name for seat in wanted.seats if seat.kind == "me"), None)
    )
    return describe_new_table(table, owner.id, token)
