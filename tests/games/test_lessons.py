"""Every lesson is played through by its own wanted moves, and has all its sentences."""

from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from benben.engine.game import Game
from benben.engine.notation import Move
from benben.engine.registry import names, rules
from benben.engine.rules import Rules
from benben.lessons.lesson import Lesson, LessonStep, Scene, SceneRun, lesson_of
from benben.texts import FALLBACK
from benben.texts.page_files import rules_page
from benben.texts.pages import circumstances, in_force
from tests.tiers import usually
from tools.texts import whole

TAUGHT = [name for name in names() if lesson_of(rules(name))]
LANGUAGES = usually([FALLBACK], whole())
"""`make texts` proves that the others say the same as English."""


def lesson(game: str) -> Lesson:
    """The lesson of a game that has one."""
    found = lesson_of(rules(game))
    assert found is not None
    return found


def scenes() -> list[tuple[str, str]]:
    """All scenes of all lessons."""
    return [(game, scene.id) for game in TAUGHT for scene in lesson(game).scenes]


def scene_of(game: str, name: str) -> Scene:
    """A scene by its name."""
    found = lesson(game).scene(name)
    assert found is not None
    return found


def ways(game: Rules, scene: Scene) -> Iterator[list[Move]]:
    """The first wanted move of each step; and for each step each other wanted move, with what follows."""
    yield []
    for step in range(len(scene.steps)):
        at = led(game, scene, [], step)
        for other in at.wanted[1:]:
            yield [*firsts(game, scene, step), other]


def firsts(game: Rules, scene: Scene, steps: int) -> list[Move]:
    """The first wanted move of each of so many steps."""
    at, made = SceneRun(game, scene), list[Move]()
    for _ in range(steps):
        made.append(at.wanted[0])
        at.play(made[-1])
    return made


def led(game: Rules, scene: Scene, started: list[Move], steps: int) -> SceneRun:
    """A scene after so many steps, which begin with these moves; then the first wanted ones are played."""
    at = SceneRun(game, scene)
    for step in range(steps):
        at.play(started[step] if step < len(started) else at.wanted[0])
    return at


@pytest.mark.parametrize(("game", "name"), scenes())
def test_a_scene_is_played_through_by_what_it_wants(game: str, name: str) -> None:
    scene = scene_of(game, name)
    for started in ways(rules(game), scene):
        at = SceneRun(rules(game), scene)
        for step in range(len(scene.steps)):
            assert at.match.turn == scene.seat
            assert at.wanted, f"no legal move fulfils step {step + 1}: {list(map(str, at.match.legal_moves))}"
            move = started[step] if step < len(started) else at.wanted[0]
            assert move in at.match.legal_moves
            at.play(move)
        assert at.step is None
        assert at.match.is_over or at.match.turn is not None, "chance has still to act"


@pytest.mark.parametrize(("game", "name"), scenes())
def test_each_notation_that_is_wanted_can_be_played(game: str, name: str) -> None:
    scene = scene_of(game, name)
    played: list[set[str]] = [set() for _ in scene.steps]
    for started in ways(rules(game), scene):
        at = SceneRun(rules(game), scene)
        for number, step in enumerate(scene.steps):
            moves = list(at.match.legal_moves)
            played[number] |= {want for want in step.want if any(map(LessonStep(want=(want,)).wants, moves))}
            at.play(started[number] if number < len(started) else at.wanted[0])
    assert played == [set(step.want) for step in scene.steps]


@pytest.mark.parametrize(("game", "name"), scenes())
def test_the_rule_of_a_scene_exists_and_holds_there(game: str, name: str) -> None:
    scene, found = scene_of(game, name), rules_page(rules(game).catalogues, "en")
    assert found is not None
    given = circumstances(rules(game).options, Game(rules(game), scene.options).options)
    numbers = {
        paragraph.rule for section in in_force(found, given).sections for paragraph in section.paragraphs
    }
    assert scene.rule in numbers


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_every_sentence_of_a_lesson_is_said_and_no_other(game: str, language: str) -> None:
    said = {name for name in messages(game, language) if name.startswith(f"{game}-lesson-")}
    needed = {
        f"{game}-lesson-{scene.id}-{part}" for scene in lesson(game).scenes for part in ("say", "do", "done")
    }
    others, later = set[str](), set[str]()
    for scene in lesson(game).scenes:
        name, astray = f"{game}-lesson-{scene.id}", steps_with_others(game, scene)
        others |= {f"{name}-other" for _ in astray[:1]}
        later |= {f"{name}-do-{number}" for number in range(2, len(scene.steps) + 1)}
        later |= {f"{name}-other-{number}" for number in astray if number > 1}
    assert needed | others <= said
    assert said <= needed | others | later


def steps_with_others(game: str, scene: Scene) -> list[int]:
    """The numbers of the steps in which a legal move is not what is meant."""
    at, found = SceneRun(rules(game), scene), list[int]()
    while at.step is not None:
        if len(at.wanted) < len(at.match.legal_moves):
            found.append(at.done + 1)
        at.play(at.wanted[0])
    return found


@pytest.mark.parametrize("game", TAUGHT)
def test_the_first_game_can_be_played(game: str) -> None:
    assert Game(rules(game), lesson(game).first_game).players >= 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_advice_is_given_at_decisions_that_there_are(game: str, language: str) -> None:
    """`GAME-advice-PROMPT`, and `-VERB-VERB` after it where the moves are just these, in the order of the alphabet."""
    said = messages(game, language)
    prompts = {name.removeprefix(f"{game}-prompt-") for name in messages(game, "en") if "-prompt-" in name}
    verbs = {move.verb.split()[0] for move in rules(game).moves}
    for advice in (
        name.removeprefix(f"{game}-advice-") for name in said if name.startswith(f"{game}-advice-")
    ):
        asked = max(
            (prompt for prompt in prompts if f"{advice}-".startswith(f"{prompt}-")), key=len, default=None
        )
        assert asked is not None, f"no prompt of {game} is like {advice}"
        observed = advice.removeprefix(asked).split("-")[1:]
        assert observed == sorted(observed)
        assert set(observed) <= verbs
    if game in TAUGHT:
        assert any(name.startswith(f"{game}-advice-") for name in said)


@cache
def messages(game: str, language: str) -> set[str]:
    """The ids of a game's catalogue."""
    text = (rules(game).catalogues / f"{language}.ftl").read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}
