"""The rules of a game in words, and its scoring in figures."""

from collections.abc import Mapping
from typing import Annotated

from fastapi import APIRouter, Path, Request

from benben.engine import registry
from benben.engine.figures import Way
from benben.engine.options import OptionValue
from benben.engine.rules import Rules
from benben.server import problems
from benben.server.http.refusals import REFUSALS
from benben.server.tables.matches import load_game
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


@router.get("/scoring/{game}")
async def scoring_of_game(game: Name, request: Request) -> list[Way]:
    """What scores in a game, in figures. Options that differ from the usual stand in the query, as `sides=BBBB`."""
    if game not in registry.names():
        raise problems.unknown_page()
    rules = registry.rules(game)
    return rules.figures(load_game(game, _chosen(rules, request.query_params)).options)


def _chosen(rules: Rules, query: Mapping[str, str]) -> dict[str, OptionValue]:
    """The options that a *query* names, as the values that its words stand for."""
    values = {(spec.name, str(choice)): choice for spec in rules.options for choice in spec.choices}
    return {name: values.get((name, word), word) for name, word in query.items()}


def page_in(rules: Rules, language: str) -> RulesPage:
    """The rules in a language. Refuses languages that are not spoken here, and games without a page."""
    page = rules_page(rules.catalogues, language) if language in languages() else None
    if page is None:
        raise problems.unknown_page()
    return page
