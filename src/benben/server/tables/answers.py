"""Answers to questions about tables, games and lessons."""

from collections.abc import Mapping

from benben.engine import registry
from benben.engine.figures import ScoringRule
from benben.engine.options import OptionValue
from benben.engine.rules import Rules
from benben.lessons.lesson import Lesson, lesson_of
from benben.lessons.puzzle import puzzles_of
from benben.server import http_errors
from benben.server.models.lessons import LearnRequest, LessonInfo, SceneState
from benben.server.models.lobby import TableCreated, TableLinks
from benben.server.tables.lessons import teach
from benben.server.tables.matches import load_game
from benben.server.tables.session import TableSession
from benben.texts import languages
from benben.texts.page_files import rules_page
from benben.texts.pages import RulesPage, circumstances, in_force


def describe_new_table(table: TableSession, owner: str, token: str) -> TableCreated:
    """Describe a new table to its maker, an *owner* of seats who shows *token*."""
    here = f"/api/tables/{table.id}"
    return TableCreated(
        id=table.id,
        token=token,
        seats=table.viewer(owner).seats,
        links=TableLinks(table=f"/table/{table.id}", socket=f"{here}/socket", record=f"{here}/record"),
    )


# ---- rules in words and figures ----------------------------------------------------------------------------
def known_rules(game: str) -> Rules:
    """The rules of a game. Refuses a name that no game has."""
    if game not in registry.names():
        raise http_errors.unknown_page()
    return registry.rules(game)


def page_in(rules: Rules, language: str) -> RulesPage:
    """The rules in a language. Refuses languages that are not spoken here, and games without a page."""
    page = rules_page(rules.catalogues, language) if language in languages() else None
    if page is None:
        raise http_errors.unknown_page()
    return page


def in_force_at(table: TableSession, page: RulesPage) -> RulesPage:
    """The rules of a game's *page* that hold at a table, with its options."""
    return in_force(page, circumstances(table.match.rules.options, table.header.options))


def scoring_of(game: str, query: Mapping[str, str]) -> list[ScoringRule]:
    """The scoring rules of a game with the options that a *query* names."""
    rules = known_rules(game)
    return rules.figures(load_game(game, _chosen(rules, query)).options)


def scoring_at(table: TableSession) -> list[ScoringRule]:
    """The scoring rules of a table, with its options."""
    match = table.match
    return match.rules.figures(match.game.options)


def _chosen(rules: Rules, query: Mapping[str, str]) -> dict[str, OptionValue]:
    """The options in a *query*, as values."""
    values = {(spec.name, str(choice)): choice for spec in rules.options for choice in spec.choices}
    return {name: values.get((name, word), word) for name, word in query.items()}


# ---- lessons -----------------------------------------------------------------------------------------------
def lesson_info(game: str) -> LessonInfo:
    """The scenes of a game's lesson, in order. Refuses games without one."""
    found = _lesson(game)
    return LessonInfo(
        game=game,
        scenes=[scene.id for scene in found.scenes],
        problems=list(puzzles_of(registry.rules(game))),
        first_game=dict(found.first_game),
    )


def learn(game: str, scene: str, asked: LearnRequest) -> SceneState:
    """A scene or a puzzle after the moves made in it, with the answer to the last of them."""
    lesson = _lesson(game)  # refuses unknown games
    rules = registry.rules(game)
    problem = puzzles_of(rules).get(scene)
    found = lesson.scene(scene) if problem is None else problem.scene
    if found is None:
        raise http_errors.unknown_page()
    return teach(rules, found, asked, problem)


def _lesson(game: str) -> Lesson:
    found = lesson_of(known_rules(game))
    if found is None:
        raise http_errors.unknown_page()
    return found
