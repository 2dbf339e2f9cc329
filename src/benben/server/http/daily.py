"""Routes of daily deals: today's, one's own table of it, the results, and what others did."""

from typing import Annotated

from fastapi import APIRouter, Path, Request

from benben.server.http.auth import require_owner, token_of
from benben.server.http.context import CurrentContext
from benben.server.http.refusals import REFUSALS
from benben.server.http.request_origin import client_network
from benben.server.http.tables import At
from benben.server.models.daily import DailyChoices, DailyDeal, DailyRequest
from benben.server.models.lobby import TableCreated
from benben.server.people.directory import Caller
from benben.server.tables.answers import describe_new_table
from benben.server.tables.seating import hash_token, new_token

GameName = Annotated[str, Path(max_length=32)]
Day = Annotated[str, Path(pattern=r"^\d{4}-\d\d-\d\d$")]

router = APIRouter(prefix="/api/daily", responses=REFUSALS)
at_table = APIRouter(prefix="/api/tables/{table_id}", responses=REFUSALS)


@router.get("")
async def today(context: CurrentContext, request: Request) -> list[DailyDeal]:
    """Today's deal of each game, and the caller's table of it; empty on a page without a server."""
    caller = await context.people.caller(token_of(request))
    return await context.daily.today(caller.owner)


@router.get("/{game}/{day}")
async def deal(game: GameName, day: Day, context: CurrentContext, request: Request) -> DailyDeal:
    """The deal of a day with its results, and its secret once the day is over."""
    caller = await context.people.caller(token_of(request))
    return await context.daily.deal(game, day, caller.owner)


@router.post("/{game}", status_code=201)
async def play(
    game: GameName, wanted: DailyRequest, context: CurrentContext, request: Request
) -> TableCreated:
    """The caller's table of today's deal: a person's only one, which is made at the first request."""
    context.limits.new_table(request.state.address)
    token = token_of(request)
    caller = await context.people.caller(token)
    if token is None:
        token = new_token()
        caller = Caller(hash_token(token))
    owner = require_owner(caller)
    network = client_network(request.state.address)
    table = await context.daily.play(game, owner, wanted.name, network)
    await context.people.use_name(caller, wanted.name)
    return describe_new_table(table, owner.id, token)


@at_table.get("/daily")
async def choices(at: At, context: CurrentContext) -> DailyChoices:
    """What others did at the decisions of this table of a daily deal, and the results."""
    return await context.daily.choices(at.table, at.caller.owner)
