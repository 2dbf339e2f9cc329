"""Checks of the games of other distributions: the server calls each of their functions once before it offers a game.

A game that fails is left out: the log and `/api/ready` say which and why, and the server offers the others.
"""

import threading
import traceback
from collections.abc import Callable
from functools import partial
from typing import Any, get_type_hints

from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json
from typing_extensions import is_typeddict

from benben.engine import registry
from benben.engine.errors import BrokenGame, in_words
from benben.engine.game import Game
from benben.engine.portable import PORTABLE, BadEngine, EngineLoader, engine_of, kind_of_engine, manifest_of
from benben.engine.rules import Rules
from benben.engine.view import GameView
from benben.lessons.lesson import lesson_of
from benben.server.http.offers import game_info
from benben.server.http.validation_text import validation_text
from benben.server.log import warn
from benben.texts import languages
from benben.texts.page_files import rules_page

_PATIENCE = 60.0
"""Seconds in which a game must have answered everything; the server cannot begin before."""
_VIEW: TypeAdapter[GameView] = TypeAdapter(GameView)


class InvalidGame(Exception):
    """A part of a game is missing, or the page cannot use it."""


def view_type(rules: Rules) -> Any:
    """The declared return type of a game's `view`. Raises `Unfit` if there is none."""
    found = get_type_hints(rules.view)
    if "return" not in found:
        raise InvalidGame("it has no return annotation: write `-> MyView`, with the class of what it returns")
    return found["return"]


def leave_out_invalid_games() -> None:
    """Leave out the games that cannot be offered, and log how to correct each.

    In a page, only engines are checked: `benben.site.build` has checked the games, and a page has no threads.
    """
    of_others = registry.of_others() if EngineLoader.loads is None else ()
    for name in registry.names():
        if name in of_others:
            reason = _within_patience(partial(why_invalid, name))
        else:
            reason = _why_no_engine(registry.rules(name))
        if reason is not None:
            registry.leave_out(name, reason)
            warn("game left out", game=name, reason=reason)


def why_invalid(name: str) -> str | None:
    """The reason why a game cannot be offered, in English; None if it can."""
    try:
        rules = registry.rules(name)
    except BrokenGame as error:
        return str(error)
    asked: dict[str, Callable[[Rules], object]] = {
        "the engine": _check_engine,
        "view": _check_type_of_view,
        "the options, as the lobby offers them": game_info,
        "the lesson": lesson_of,
        "figures": lambda rules: rules.figures(Game(rules).options),
        "the texts": _check_texts,
        "the first view": _check_first_views,
    }
    for what, check in asked.items():
        try:
            check(rules)
        except InvalidGame as error:
            return f"{what}: {error}"
        except (Exception, SystemExit) as error:  # noqa: BLE001  (foreign code may fail in any way)
            return f"{what}: {in_words(error)}{_where(error)}"
    return None


def _why_no_engine(rules: Rules) -> str | None:
    """The fault of the engine of one of our games; None if it works."""
    try:
        engine_of(rules)
    except BadEngine as error:
        return str(error)
    return None


def _check_engine(rules: Rules) -> None:
    """Raise `Unfit` where the game brings no engine, unless rules are to run otherwise in this process.

    A file that is being written needs none: its rules are interpreted until it has one.
    """
    is_needed = kind_of_engine() == PORTABLE and not registry.is_file(rules.name)
    if is_needed and manifest_of(rules) is None:
        raise InvalidGame(
            f"it has none: run `benben web build {rules.name}`, or set BENBEN_ENGINE=interpreted while you write it"
        )
    engine_of(rules)


def _check_type_of_view(rules: Rules) -> None:
    view = view_type(rules)
    if is_typeddict(view):
        TypeAdapter(view).json_schema(mode="serialization")


def _check_texts(rules: Rules) -> None:
    for language in languages():
        file = rules.catalogues / f"{language}.ftl"
        if file.exists():
            file.read_text(encoding="utf-8")
        rules_page(rules.catalogues, language)


def _check_first_views(rules: Rules) -> None:
    """Make the first views of a new game. Raises `Unfit` if the page could not draw them."""
    match = Game(rules).new_match(seed=0)
    for seat in (None, *range(match.players)):
        view = match.view(seat)
        try:
            _VIEW.validate_python(view, strict=True)
        except ValidationError as error:
            raise InvalidGame(
                f"{validation_text(error)}; benben.engine.view says what all games show"
            ) from error
        to_json(view)


def _where(error: BaseException) -> str:
    """The line of code that failed."""
    lines = traceback.extract_tb(error.__traceback__)
    return f" ({lines[-1].filename}, line {lines[-1].lineno})" if lines else ""


def _within_patience(ask: Callable[[], str | None]) -> str | None:
    """The answer of *ask*. A game that never returns must not block the server."""
    answers: list[str | None] = []
    asking = threading.Thread(target=lambda: answers.append(ask()), name="benben-game-checks", daemon=True)
    asking.start()
    asking.join(_PATIENCE)
    return answers[0] if answers else f"it has not answered within {_PATIENCE:.0f} seconds"
