"""Routes of a table: its state, joining, playing, the record, hints, the review."""

from typing import Annotated

from fastapi import APIRouter, Path, Request

from benben.server import problems
from benben.server.http.auth import TokenHash, token_of
from benben.server.http.context import CurrentContext
from benben.server.http.refusals import REFUSALS
from benben.server.models.advice import Hint, ReviewState
from benben.server.models.lobby import Joined, TableCreated, TableLinks
from benben.server.models.requests import HintRequest, JoinRequest, MoveRequest, SeatNumber, UndoRequest
from benben.server.models.table import Position, Record, TableState
from benben.server.tables import serialize, state
from benben.server.tables.seating import hash_token, new_token
from benben.server.tables.session import TableSession

TableId = Annotated[str, Path(max_length=32)]
"""A table's name in an address."""

router = APIRouter(prefix="/api/tables/{table_id}", responses=REFUSALS)


def created(table: TableSession, token: str) -> TableCreated:
    """A new table as whoever has a *token* there is told of it."""
    here = f"/api/tables/{table.id}"
    return TableCreated(
        id=table.id,
        token=token,
        seats=table.viewer(hash_token(token)).seats,
        links=TableLinks(table=f"/table/{table.id}", socket=f"{here}/socket", record=f"{here}/record"),
    )


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


@router.post("/leave")
async def leave(
    table_id: TableId, wanted: SeatNumber, context: CurrentContext, token_hash: TokenHash
) -> TableState:
    """Leave a seat of one's own: with two players the game ends and the other wins, with more a bot stands in."""
    table = await context.tables.get(table_id)
    viewer = table.viewer(token_hash)
    await table.give_up(viewer, wanted.seat)
    return state.table_state(table, viewer)


@router.post("/back")
async def back(table_id: TableId, context: CurrentContext, token_hash: TokenHash) -> TableState:
    """Take one's seats back from the bots that stand in."""
    table = await context.tables.get(table_id)
    viewer = table.viewer(token_hash)
    await table.take_back(viewer)
    return state.table_state(table, viewer)


@router.post("/bot")
async def bot(
    table_id: TableId, wanted: SeatNumber, context: CurrentContext, token_hash: TokenHash
) -> TableState:
    """Let a bot take a seat where nobody came, or stand in for somebody who has been away for long."""
    table = await context.tables.get(table_id)
    viewer = table.viewer(token_hash)
    await table.let_bot_play(viewer, wanted.seat)
    return state.table_state(table, viewer)


@router.post("/again", status_code=201)
async def again(table_id: TableId, context: CurrentContext, request: Request) -> TableCreated:
    """The table where everybody of a finished one plays again, another beginning; made for whoever asks first.

    Everybody's token is good there too, so nothing that must be kept secret comes back but the token that was given.
    """
    table = await context.tables.get(table_id)
    token = token_of(request)
    if token is None:
        raise problems.only_watching()
    viewer = table.viewer(hash_token(token))
    context.limits.new_table(request.state.address)
    return created(await context.tables.play_again(table, viewer), token)


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
    viewer = table.viewer(token_hash)
    return serialize.position(table.finished(), viewer, ply)


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
