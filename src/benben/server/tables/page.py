"""The browser page of a person who plays alone, after it has offered to compute bots' moves and hints.

Questions and answers go through its socket. The caller checks an answer before it uses it.
"""

import asyncio
import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from benben.players.recipes import Recipe
from benben.review import Budget
from benben.server.models.messages import (
    ForgetMessage,
    ServerMessage,
    ThinkMessage,
    ThoughtMessage,
    server_message,
)


class NoThought(Exception):
    """The page has gone, or could not think."""


@dataclass(frozen=True, kw_only=True)
class PageQuestion:
    """A question to a page: see `ThinkMessage`."""

    codes: Sequence[int]
    table: str
    seat: int
    seed: int
    recipe: Recipe | None = None
    hint: Budget | None = None
    most: int = 1


class Page:
    """A page that thinks."""

    def __init__(self, post: Callable[[bytes], object]) -> None:
        """*post* sends it a message."""
        self._post = post
        self._numbers = itertools.count(1)
        self._asked: dict[int, asyncio.Future[ThoughtMessage]] = {}

    async def ask(self, question: PageQuestion) -> ThoughtMessage:
        """The page's answer. If the caller is cancelled, the page stops too. Raises `NoThought`."""
        number = next(self._numbers)
        answer: asyncio.Future[ThoughtMessage] = asyncio.get_running_loop().create_future()
        self._asked[number] = answer
        self._send(ThinkMessage(id=number, **vars(question)))
        try:
            thought = await answer
        except asyncio.CancelledError:
            self._send(ForgetMessage(id=number))
            raise
        finally:
            del self._asked[number]
        if thought.move is None and thought.found is None:
            raise NoThought("the page could not think")
        return thought

    def take(self, thought: ThoughtMessage) -> None:
        """Take an answer. Nothing happens if no one waits for it."""
        asked = self._asked.get(thought.id)
        if asked is not None and not asked.done():
            asked.set_result(thought)

    def close(self) -> None:
        """Fail all open questions."""
        for asked in self._asked.values():
            if not asked.done():
                asked.set_exception(NoThought("the page has gone"))

    def _send(self, message: ServerMessage) -> None:
        self._post(server_message.dump_json(message))
