"""Routes of the lessons: a game's scenes, and a scene as whoever learns has played it. Nothing is stored."""

from typing import Annotated

from fastapi import APIRouter, Path

from benben.engine import registry
from benben.engine.lessons import Lesson, lesson_of
from benben.engine.problems import problems_of
from benben.server import problems
from benben.server.http.refusals import REFUSALS
from benben.server.models.lessons import LearnRequest, LessonInfo, SceneState
from benben.server.tables.lessons import taught

Name = Annotated[str, Path(max_length=64)]

router = APIRouter(prefix="/api/lessons", responses=REFUSALS)


@router.get("/{game}")
async def lesson(game: Name) -> LessonInfo:
    """The scenes of a game's lesson, in order."""
    found = _lesson(game)
    return LessonInfo(
        game=game,
        scenes=[scene.id for scene in found.scenes],
        problems=list(problems_of(registry.rules(game))),
        first_game=dict(found.first_game),
    )


@router.post("/{game}/{scene}")
async def learn(game: Name, scene: Name, asked: LearnRequest) -> SceneState:
    """A scene or a problem after the moves made in it, and what is said of the last of them."""
    lesson = _lesson(game)  # refuses what is no game at all
    rules = registry.rules(game)
    problem = problems_of(rules).get(scene)
    found = lesson.scene(scene) if problem is None else problem.scene
    if found is None:
        raise problems.unknown_page()
    return taught(rules, found, asked, problem)


def _lesson(game: str) -> Lesson:
    """Refuses games without one."""
    found = lesson_of(registry.rules(game)) if game in registry.names() else None
    if found is None:
        raise problems.unknown_page()
    return found
