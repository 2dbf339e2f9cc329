"""The rules of a game in words."""

from typing import Annotated

from fastapi import APIRouter, Path

from benben.engine import registry
from benben.engine.rules import Rules
from benben.server import problems
from benben.server.http.refusals import REFUSALS
from benben.texts import languages
from benben.texts.pages import RulesPage, rules_page

Name = Annotated[str, Path(max_length=64)]
Language = Annotated[str, Path(max_length=16)]

router = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/rules/{game}/{language}")
async def rules_of_game(game: Name, language: Language) -> RulesPage:
    """The numbered rules of a game; conditions say what holds only with some options."""
    if game not in registry.names():
        raise problems.unknown_page()
    return page_in(registry.rules(game), language)


def page_in(rules: Rules, language: str) -> RulesPage:
    """The rules in a language. Refuses languages that are not spoken here, and games without a page."""
    page = rules_page(rules.catalogues, language) if language in languages() else None
    if page is None:
        raise problems.unknown_page()
    return page
