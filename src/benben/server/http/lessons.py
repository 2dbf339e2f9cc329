"""Routes of the lessons: a game's scenes, and a scene as whoever learns has played it. Nothing is stored."""

from typing import Annotated

from fastapi import APIRouter, Path

from benben.engine import registry
from benben.engine.lessons import Lesson, lesson_of
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
        game=game, scenes=[scene.id for scene in found.scenes], first_game=dict(found.first_game)
    )


@router.post("/{game}/{scene}")
async def learn(game: Name, scene: Name, asked: LearnRequest) -> SceneState:
    """A scene after the moves made in it, and what is said of the last of them."""
    found = _lesson(game).scene(scene)
    if found is None:
        raise problems.unknown_page()
    return taught(registry.rules(game), found, asked)


def _lesson(game: str) -> Lesson:
    """Refuses games without one."""
    found = lesson_of(registry.rules(game)) if game in registry.names() else None
    if found is None:
        raise problems.unknown_page()
    return found
