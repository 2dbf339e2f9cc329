"""Routes of a table: its state, joining, playing, the record, hints, the review."""

from typing import Annotated

from fastapi import APIRouter, Path, Request

from benben.server.http.auth import TokenHash, token_of
from benben.server.http.context import CurrentContext
from benben.server.http.refusals import REFUSALS
from benben.server.models.advice import Hint, ReviewState
from benben.server.models.lobby import Joined
from benben.server.models.requests import HintRequest, JoinRequest, MoveRequest, UndoRequest
from benben.server.models.table import Position, Record, TableState
from benben.server.tables import serialize, state
from benben.server.tables.seating import hash_token, new_token

TableId = Annotated[str, Path(max_length=32)]
"""A table's name in an address."""

router = APIRouter(prefix="/api/tables/{table_id}", responses=REFUSALS)


@router.post("/join")
async def join(table_id: TableId, wanted: JoinRequest, context: CurrentContext, request: Request) -> Joined:
    """Take an open seat. A token of this table gets the seat added: one more person at that screen."""
    table = await context.tables.get(table_id)
    given = token_of(request)
    if given is not None:
        table.viewer(hash_token(given))
    token = given or new_token()
    viewer = await table.join(wanted.name, wanted.seat, hash_token(token))
    return Joined(token=token, seats=viewer.seats)


@router.get("")
async def table_state(table_id: TableId, context: CurrentContext, token_hash: TokenHash) -> TableState:
    """The table as the owner of the token may see it; without one, as a spectator."""
    table = await context.tables.get(table_id)
    return state.table_state(table, table.viewer(token_hash))


@router.post("/moves")
async def play(
    table_id: TableId, wanted: MoveRequest, context: CurrentContext, token_hash: TokenHash
) -> TableState:
    """Play a move."""
    table = await context.tables.get(table_id)
    viewer = table.viewer(token_hash)
    await table.play(viewer, wanted.ply, wanted.move)
    return state.table_state(table, viewer)


@router.post("/undo")
async def undo(
    table_id: TableId, wanted: UndoRequest, context: CurrentContext, token_hash: TokenHash
) -> TableState:
    """Take back one's own last decision."""
    table = await context.tables.get(table_id)
    viewer = table.viewer(token_hash)
    await table.undo(viewer, wanted.ply)
    return state.table_state(table, viewer)


@router.get("/record")
async def record(table_id: TableId, context: CurrentContext, token_hash: TokenHash) -> Record:
    """The record of a game that is over, with the dealer's secret."""
    table = await context.tables.get(table_id)
    table.viewer(token_hash)
    return table.record()


@router.get("/positions/{ply}")
async def position(
    table_id: TableId, ply: Annotated[int, Path(ge=0)], context: CurrentContext, token_hash: TokenHash
) -> Position:
    """A position of a game that is over, by the number of plies before it."""
    table = await context.tables.get(table_id)
    return serialize.position(table.match, table.viewer(token_hash), ply)


@router.post("/hint")
async def hint(
    table_id: TableId,
    wanted: HintRequest,
    context: CurrentContext,
    token_hash: TokenHash,
    request: Request,
) -> Hint:
    """The best moves for whoever is to move, by what that seat may know."""
    table = await context.tables.get(table_id)
    viewer = table.viewer(token_hash)
    context.limits.hint(request.state.address)
    return await context.hints.give(table, viewer, wanted.version)


@router.post("/review", status_code=202)
async def start_review(
    table_id: TableId, context: CurrentContext, token_hash: TokenHash, request: Request
) -> ReviewState:
    """Begin to think a finished game through, for all who may see the table; or join in what was begun."""
    table = await context.tables.get(table_id)
    table.viewer(token_hash)
    context.limits.review(request.state.address)
    return await context.reviews.start(table)


@router.get("/review")
async def review(table_id: TableId, context: CurrentContext, token_hash: TokenHash) -> ReviewState:
    """How far the review of a finished game is, and when it is done, the review."""
    table = await context.tables.get(table_id)
    table.viewer(token_hash)
    return await context.reviews.state(table)
