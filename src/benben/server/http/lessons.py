"""Routes of the lessons: a game's scenes, and a scene after the learner's moves. Nothing is stored."""

from typing import Annotated

from fastapi import APIRouter, Path

from benben.server.http.refusals import REFUSALS
from benben.server.models.lessons import LearnRequest, LessonInfo, SceneState
from benben.server.tables import answers

Name = Annotated[str, Path(max_length=64)]

router = APIRouter(prefix="/api/lessons", responses=REFUSALS)


@router.get("/{game}")
async def lesson(game: Name) -> LessonInfo:
    """The scenes of a game's lesson, in order."""
    return answers.lesson_info(game)


@router.post("/{game}/{scene}")
async def learn(game: Name, scene: Name, asked: LearnRequest) -> SceneState:
    """A scene or a puzzle after the moves made in it, with the answer to the last of them."""
    return answers.learn(game, scene, asked)
