"""Routes of the rules in words: all of a game's, and those that hold at a table."""

from typing import Annotated

from fastapi import APIRouter, Path

from benben.engine import registry
from benben.engine.rules import Rules
from benben.server import problems
from benben.server.http.refusals import REFUSALS
from benben.server.http.tables import At
from benben.texts import languages
from benben.texts.pages import RulesPage, circumstances, in_force, rules_page

Name = Annotated[str, Path(max_length=64)]
Language = Annotated[str, Path(max_length=16)]

router = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/rules/{game}/{language}")
async def rules_of_game(game: Name, language: Language) -> RulesPage:
    """The numbered rules of a game; conditions say what holds only with some options."""
    if game not in registry.names():
        raise problems.unknown_page()
    return _page(registry.rules(game), language)


@router.get("/tables/{table_id}/rules/{language}")
async def rules_of_table(at: At, language: Language) -> RulesPage:
    """The numbered rules that hold at this table, with its options."""
    rules = at.table.match.rules
    return in_force(_page(rules, language), circumstances(rules.options, at.table.stored.options))


def _page(rules: Rules, language: str) -> RulesPage:
    """Refuses languages that are not spoken here, and games without a page."""
    page = rules_page(rules.catalogues, language) if language in languages() else None
    if page is None:
        raise problems.unknown_page()
    return page
