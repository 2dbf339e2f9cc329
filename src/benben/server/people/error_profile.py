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
from benben.lessons.puzzle import Puzzle, puzzles_of
from benben.review.judging import kind_of_error
from benben.server.models.people import ErrorKindState
from benben.server.store import TableStore
from benben.server.store.history import reviews_of
from benben.texts import has_text

MOST_PROBLEMS = 3
NEXT_BEST = 2
"""A problem trains the errors that so many of its next best moves would be."""


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
    """By kind of error, the ids of a game's problems that train it, easy ones first.

    First come those whose rival move would be the error, then those in which one of the next best moves would.
    """
    likeliest: dict[str, list[str]] = defaultdict(list)
    others: dict[str, list[str]] = defaultdict(list)
    try:
        puzzles = puzzles_of(rules(name))
    except BenbenError:  # a game that is installed no more
        return {}
    for problem in puzzles.values():
        rival = problem.lines[1].move
        first = _kinds_in(name, problem, [rival])
        for kind in first:
            likeliest[kind].append(problem.id)
        for kind in _kinds_in(name, problem, list(problem.chances)[1 : 1 + NEXT_BEST]) - first:
            others[kind].append(problem.id)
    return {kind: (*likeliest[kind], *others[kind]) for kind in (*likeliest, *others)}


def _kinds_in(name: str, problem: Puzzle, played: Iterable[str]) -> set[str]:
    """The kinds of error that these moves of a problem would be."""
    game: Game = load(name, **problem.options)
    position, moves = game.position(problem.position, seed=0), game.rules.moves
    best = int(moves.parse(problem.best))
    return {kind for move in played if (kind := kind_of_error(position, best, int(moves.parse(move))))}
