"""Stepping through a finished game: any of its positions, as the asker saw it."""

from typing import Annotated, cast

from fastapi import APIRouter, Path

from benben.server import problems
from benben.server.asking import Asker
from benben.server.house import InHouse
from benben.server.live import LiveTable
from benben.server.models import LegalMove, Model
from benben.server.routes import TABLE_PROBLEMS, TableId
from benben.server.seating import Viewer
from benben.server.states import eyes_of, legal_moves
from benben.server.views import View

router = APIRouter(prefix="/api", responses=TABLE_PROBLEMS)


class Position(Model):
    """A position of a finished game."""

    ply: int
    """How many plies were played before it."""
    actor: int | None
    """The seat that had to decide; empty where chance did, and at the end."""
    moves: list[LegalMove]
    """What could be played, and the elements of the board that stand for it."""
    view: View


@router.get("/tables/{table_id}/positions/{ply}")
async def position(
    table_id: TableId, ply: Annotated[int, Path(ge=0)], house: InHouse, asker: Asker
) -> Position:
    """A position of a game that is over, by the number of plies before it."""
    table = await house.tables.get(table_id)
    return _position(table, table.viewer(asker), ply)


def _position(table: LiveTable, viewer: Viewer, ply: int) -> Position:
    if not table.match.is_over:
        raise problems.not_over()
    if ply > table.match.ply:
        raise problems.malformed(f"ply {ply}: this game had {table.match.ply}")
    match = table.match.at(ply)
    return Position(
        ply=ply,
        actor=match.turn,
        moves=legal_moves(match) if match.turn is not None else [],
        view=cast(View, match.view(eyes_of(viewer, match.turn))),
    )
