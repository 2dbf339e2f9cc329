"""The tables of a page that has no server: the same questions as over HTTP, and the same answers."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from pydantic import TypeAdapter, ValidationError

from benben.engine.errors import RecordError
from benben.server import problems
from benben.server.http.validation_text import validation_text
from benben.server.log import note, warn
from benben.server.models.messages import server_message
from benben.server.settings import Settings
from benben.server.store import StoreError
from benben.server.tables.registry import TableRegistry
from benben.server.tables.session import Hooks
from benben.server.tables.workers import Workers
from benben.server.thinking.bots import Bots
from benben.server.thinking.desk import Desk
from benben.server.thinking.engine import Engine
from benben.server.thinking.hints import Hints
from benben.server.thinking.reviews import Reviews
from benben.site.shelf import Shelf, ShelfStore

HERE = "here"
"""The one address that anything comes from."""

INTERPRETED: dict[str, Any] = {
    "bot_seconds": 2.5,
    "bot_pause": 0.6,
    "bot_timeout": 90.0,
    "hint_seconds": 4.0,
    "hint_timeout": 60.0,
    "review_games": 3,
    "tables_in_memory": 4,
    "thinking_places": 1,
    "database": ":memory:",
}
"""Settings for rules that are interpreted in a browser: bots think long enough to play a few games through."""

COMPILED: dict[str, Any] = {"hint_seconds": 1.2, "review_games": 100}
"""Other settings where the games' engines are there."""

ReadPage = Callable[[str, str], Awaitable[str]]
"""Reads a file of the site: the page of a game's rules in a language."""


class Answer(NamedTuple):
    """The answer to a request, as over HTTP."""

    status: int
    text: str


@dataclass(frozen=True)
class Backend:
    """Everything that a request may need."""

    settings: Settings
    store: ShelfStore
    tables: TableRegistry
    hints: Hints
    reviews: Reviews
    bots: Bots
    workers: Workers
    engine: Engine
    read_page: ReadPage

    async def close(self) -> None:
        """Stop everything; what is stored stays."""
        await self.hints.close()
        await self.reviews.close()
        await self.bots.close()
        await self.workers.close()
        await self.engine.close()


async def no_page(_game: str, _language: str) -> str:
    """There are no pages of rules."""
    raise problems.unknown_page()


async def open_backend(
    shelf: Shelf, engine: Engine, read_page: ReadPage = no_page, **settings: Any
) -> Backend:
    """The tables that lie on a *shelf*, with bots that think with an *engine*."""
    chosen = Settings(**{**INTERPRETED, **settings})
    store = ShelfStore(shelf)
    workers = Workers(store)
    desk = Desk(engine, float("inf"))
    bots = Bots(chosen, desk, workers.lets_bots_play)
    hooks = Hooks(bots.wake, workers.presence_changed, workers.opened, workers.closed)
    tables = TableRegistry(store, chosen, hooks)
    await workers.start(tables)
    return Backend(
        settings=chosen,
        store=store,
        tables=tables,
        hints=Hints(chosen, desk),
        reviews=Reviews(store, chosen, desk, workers),
        bots=bots,
        workers=workers,
        engine=engine,
        read_page=read_page,
    )


_anything: TypeAdapter[Any] = TypeAdapter(Any)


def json_text(answer: Any) -> str:
    """An answer as JSON."""
    return answer if isinstance(answer, str) else _anything.dump_json(answer).decode()


async def answered(work: Awaitable[Any], status: int) -> Answer:
    """What came of a request: its answer, or why it was refused."""
    try:
        return Answer(status, json_text(await work))
    except problems.Refusal as refusal:
        return refused(refusal)
    except ValidationError as error:
        return refused(problems.malformed(validation_text(error)))
    except StoreError as error:
        warn("store failed", reason=error)
        return refused(problems.storage())
    except RecordError as error:
        return refused(problems.bad_record(error.reason_told))
    except asyncio.CancelledError:
        raise
    except Exception as error:  # noqa: BLE001  (a mistake of ours must not leave the page waiting)
        note("request failed", level=logging.ERROR, error=error)
        return refused(problems.internal())


def refused(refusal: problems.Refusal) -> Answer:
    """A refusal as an answer."""
    return Answer(refusal.status, server_message.dump_json(refusal.problem).decode())
