"""Computation in the page of a person who plays alone: it costs the host nothing, and its results are checked here.

A page that fails once, or is too slow, is not asked until it offers again; until then the host computes.
"""

import asyncio
import base64
import secrets
from collections.abc import Sequence

from benben.players.analysis import Analysis, Idea
from benben.players.judges import judge_for
from benben.players.recipes import Recipe, recipe_of
from benben.review import Budget
from benben.review.hinting import Advice, advice_from
from benben.server.log import warn
from benben.server.models.messages import PageAnalysis, ThoughtMessage
from benben.server.tables.page import NoThought, Page, PageQuestion
from benben.server.tables.seating import only_person
from benben.server.tables.session import TableSession
from benben.server.thinking.tasks import Known, player_for

_PATIENCE = 5.0
"""Seconds that a page may take beyond the time for which it is to think."""
_SEED_BITS = 53
"""Whole numbers up to here are the same everywhere."""


def page_of(table: TableSession) -> Page | None:
    """The page that computes for a table: that of the only person who plays, if it has offered to."""
    person = only_person(table.header)
    pages = (subscriber.page for subscriber in table.subscribers.thinkers if subscriber.owner == person)
    return None if person is None else next(pages, None)


async def move_from(page: Page, table: TableSession, known: Known, spec: str, seconds: float) -> int | None:
    """The move of one of our bots within *seconds*, computed in the page; None if it fails."""
    seed = secrets.randbits(_SEED_BITS)
    recipe = recipe_of(player_for(known, table.id, spec, seed, seconds))
    if recipe is None:
        return None
    limit = seconds if recipe.search is None or recipe.search.seconds is None else recipe.search.seconds
    thought = await _ask(page, table, _question(known, seed, recipe=recipe), limit)
    if thought is None:
        return None
    if thought.move not in known.legal():
        _dismiss(page, table, f"no legal move: {thought.move}")
        return None
    return thought.move


async def advice_of(
    page: Page, table: TableSession, known: Known, budget: Budget, most: int
) -> Advice | None:
    """A hint computed in the page; None if it fails."""
    seed = secrets.randbits(_SEED_BITS)
    question = _question(known, seed, hint=budget, most=most)
    thought = await _ask(page, table, question, budget.seconds or 0.0)
    if thought is None:
        return None
    found = None if thought.found is None else analysis_of(known, thought.found, most)
    if found is None:
        _dismiss(page, table, "what was found fits no position")
        return None
    return advice_from(known.game, known.tables, found, most)


def analysis_of(known: Known, found: PageAnalysis, most: int) -> Analysis | None:
    """The analysis of a page; None if it cannot be true of the table."""
    seats, legal = known.game.players, known.legal()
    rows = [row for idea in found.ideas for row in (idea.chances, idea.points)]
    moves = [idea.move for idea in found.ideas]
    if any(len(row) != seats for row in rows) or len(moves) > most or len({*moves} & {*legal}) < len(moves):
        return None
    ideas = tuple(
        Idea(idea.move, idea.share, tuple(idea.chances), tuple(idea.points)) for idea in found.ideas
    )
    best, judge = ideas[0], judge_for(known.game).name
    return Analysis(known.seat, found.games, best.chances, best.points, ideas, judge)


def _question(
    known: Known, seed: int, recipe: Recipe | None = None, hint: Budget | None = None, most: int = 1
) -> PageQuestion:
    codes: Sequence[int] = known.game.codes.tolist()
    table = base64.b64encode(known.table).decode()
    return PageQuestion(
        codes=codes, table=table, seat=known.seat, seed=seed, recipe=recipe, hint=hint, most=most
    )


async def _ask(
    page: Page, table: TableSession, question: PageQuestion, seconds: float
) -> ThoughtMessage | None:
    try:
        async with asyncio.timeout(seconds + _PATIENCE):
            return await page.ask(question)
    except (TimeoutError, NoThought) as error:
        _dismiss(page, table, str(error) or "too slow")
        return None


def _dismiss(page: Page, table: TableSession, reason: str) -> None:
    """Stop asking a page: the host computes from now on."""
    warn("page does not think", table=table.id, reason=reason)
    table.subscribers.dismiss(page)
