"""The rules of a game in words, its scoring in figures, and the points of strong play."""

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Path, Request

from benben.engine.figures import ScoringRule
from benben.players.reference import ReferencePoints, reference_points
from benben.server.http.context import CurrentContext
from benben.server.http.refusals import REFUSALS
from benben.server.tables.answers import known_rules, scoring_of
from benben.texts.pages import RulesPage

Name = Annotated[str, Path(max_length=64)]
Language = Annotated[str, Path(max_length=16)]

router = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/rules/{game}/{language}")
async def rules_of_game(game: Name, language: Language, context: CurrentContext) -> RulesPage:
    """The numbered rules of a game, with the conditions of those that hold only for some options."""
    return await context.backend.rules_page(known_rules(game), language)


@router.get("/scoring/{game}")
async def scoring_of_game(game: Name, request: Request) -> list[ScoringRule]:
    """The scoring rules of a game. Options other than the defaults are in the query, as in `sides=BBBB`."""
    return scoring_of(game, request.query_params)


@router.get("/reference-points/{game}")
async def reference_points_of_game(game: Name) -> Sequence[ReferencePoints]:
    """The points of strong play by source, for each number of players that was measured."""
    return reference_points(known_rules(game))
