"""The HTTP half of the contract."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import PlainTextResponse

import benben
from benben.server import catalogues, problems, rules, seating
from benben.server.advice import Hint, HintRequest, ReviewState
from benben.server.asking import Asker, token_of
from benben.server.house import InHouse
from benben.server.live import LiveTable
from benben.server.models import (
    GameInfo,
    Health,
    Joined,
    JoinRequest,
    Languages,
    MoveRequest,
    Problem,
    Record,
    TableCreated,
    TableLinks,
    TableRequest,
    TableState,
    UndoRequest,
)

TableId = Annotated[str, Path(max_length=32)]
"""A table's name in an address."""
TABLE_PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (403, 404, 409, 413, 422, 429, 503)
}
"""How a request about a table can be refused."""

router = APIRouter(prefix="/api", responses=TABLE_PROBLEMS)


# ---- the house ---------------------------------------------------------------------------------------------
@router.get("/health")
async def health(house: InHouse) -> Health:
    """Whether the server is well, and whether it is still compiling rules."""
    return Health(version=benben.__version__, warming=not house.compiling.is_done)


@router.get("/games")
async def games() -> list[GameInfo]:
    """The games that can be played here, with their options and bots."""
    return rules.offered_games()


@router.get("/languages")
async def languages() -> Languages:
    """The languages of the catalogues."""
    return Languages(languages=catalogues.languages())


@router.get("/texts/{language}", response_class=PlainTextResponse)
async def texts(language: Annotated[str, Path(max_length=16)]) -> str:
    """All texts of a language: one Fluent catalogue."""
    if language not in catalogues.languages():
        raise problems.unknown_page()
    return catalogues.texts(language)


# ---- tables ------------------------------------------------------------------------------------------------
@router.post("/tables", status_code=201)
async def create_table(wanted: TableRequest, house: InHouse, request: Request) -> TableCreated:
    """Make a table and seat its maker."""
    house.limits.new_table(request.state.address)
    token = seating.new_token()
    hashed = seating.token_hash(token)
    table = await house.tables.create(wanted, hashed)
    return TableCreated(
        id=table.id, token=token, seats=list(table.viewer_or_nobody(hashed).seats), links=_links(table)
    )


@router.post("/tables/{table_id}/join")
async def join(table_id: TableId, wanted: JoinRequest, house: InHouse, request: Request) -> Joined:
    """Take an open seat. A token of this table gets the seat added: one more person at that screen."""
    table = await house.tables.get(table_id)
    given = token_of(request)
    if given is not None:
        table.viewer(seating.token_hash(given))
    token = given or seating.new_token()
    viewer = await house.tables.join(table, wanted.name, wanted.seat, seating.token_hash(token))
    return Joined(token=token, seats=list(viewer.seats))


@router.get("/tables/{table_id}")
async def table_state(table_id: TableId, house: InHouse, asker: Asker) -> TableState:
    """The table as the asker may see it; without a token, as a spectator."""
    table = await house.tables.get(table_id)
    return table.state(table.viewer(asker))


@router.post("/tables/{table_id}/moves")
async def play(table_id: TableId, wanted: MoveRequest, house: InHouse, asker: Asker) -> TableState:
    """Play a move."""
    table = await house.tables.get(table_id)
    viewer = table.viewer(asker)
    await house.tables.play(table, viewer, wanted.ply, wanted.move)
    return table.state(viewer)


@router.post("/tables/{table_id}/undo")
async def undo(table_id: TableId, wanted: UndoRequest, house: InHouse, asker: Asker) -> TableState:
    """Take back the asker's last decision."""
    table = await house.tables.get(table_id)
    viewer = table.viewer(asker)
    await house.tables.undo(table, viewer, wanted.ply)
    return table.state(viewer)


@router.get("/tables/{table_id}/record")
async def record(table_id: TableId, house: InHouse, asker: Asker) -> Record:
    """The record of a game that is over, with the dealer's secret."""
    table = await house.tables.get(table_id)
    table.viewer(asker)
    return table.record()


@router.post("/tables/{table_id}/hint")
async def hint(
    table_id: TableId, wanted: HintRequest, house: InHouse, asker: Asker, request: Request
) -> Hint:
    """Tell the asker, whose turn it is, the best moves by what his seat may know."""
    table = await house.tables.get(table_id)
    viewer = table.viewer(asker)
    house.limits.hint(request.state.address)
    return await house.hints.give(table, viewer, wanted.version)


@router.post("/tables/{table_id}/review", status_code=202)
async def start_review(table_id: TableId, house: InHouse, asker: Asker, request: Request) -> ReviewState:
    """Begin to think a finished game through, for all who may see the table; or join in what was begun."""
    table = await house.tables.get(table_id)
    table.viewer(asker)
    house.limits.review(request.state.address)
    return await house.reviews.start(table)


@router.get("/tables/{table_id}/review")
async def review(table_id: TableId, house: InHouse, asker: Asker) -> ReviewState:
    """How far the review of a finished game is, and when it is done, the review."""
    table = await house.tables.get(table_id)
    table.viewer(asker)
    return await house.reviews.state(table)


def _links(table: LiveTable) -> TableLinks:
    here = f"/api/tables/{table.id}"
    return TableLinks(table=f"/table/{table.id}", socket=f"{here}/socket", record=f"{here}/record")
