"""A person's errors over their reviewed games, by kind, with the problems that train them."""

import asyncio
import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from benben.engine.errors import BenbenError
from benben.engine.game import Game
from benben.engine.message import message
from benben.engine.registry import load, rules
from benben.lessons.puzzle import puzzles_of
from benben.review.judging import kind_of_error
from benben.server.models.people import ErrorKindState
from benben.server.store import TableStore
from benben.server.store.history import reviews_of
from benben.texts import has_text

MOST_PROBLEMS = 3


async def errors_of(store: TableStore, owner: str) -> list[ErrorKindState]:
    """The kinds of errors of a person in the newest reviewed games, the costliest of each game first."""
    reviews = await store.read(reviews_of(owner))
    return await asyncio.to_thread(collected, reviews)


def collected(reviews: Iterable[tuple[str, int, str]]) -> list[ErrorKindState]:
    """The same from reviews: of each the game, the person's seat, and the document as JSON."""
    games: dict[str, int] = defaultdict(int)
    losses: dict[tuple[str, str], list[float]] = defaultdict(list)
    for game, seat, document in reviews:
        games[game] += 1
        for kind, loss in _errors(json.loads(document), seat):
            losses[game, kind].append(loss)
    found = [
        ErrorKindState(
            game=game,
            kind=message(f"{game}-error-{kind}"),
            count=len(lost),
            loss=sum(lost),
            games=games[game],
            problems=problems_for(game).get(kind, ())[:MOST_PROBLEMS],
        )
        for (game, kind), lost in losses.items()
        if has_text(f"{game}-error-{kind}")
    ]
    return sorted(found, key=lambda each: (-games[each.game], each.game, -each.loss))


def _errors(document: Mapping[str, Any], seat: int) -> Iterable[tuple[str, float]]:
    for decision in document["decisions"]:
        if decision["seat"] == seat and decision["verdict"] == "error" and decision.get("error_kind"):
            yield decision["error_kind"], float(decision["loss"])


@cache
def problems_for(name: str) -> Mapping[str, tuple[str, ...]]:
    """By the kind of the error that its rival move would be, the ids of a game's problems, easy ones first."""
    found: dict[str, tuple[str, ...]] = {}
    try:
        puzzles = puzzles_of(rules(name))
    except BenbenError:  # a game that is installed no more
        return found
    for problem in puzzles.values():
        game: Game = load(name, **problem.options)
        position, (best, rival) = game.position(problem.position, seed=0), problem.lines
        moves = game.rules.moves
        kind = kind_of_error(position, int(moves.parse(best.move)), int(moves.parse(rival.move)))
        if kind:
            found[kind] = (*found.get(kind, ()), problem.id)
    return found
