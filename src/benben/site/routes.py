"""What a page may ask, as over HTTP: a method, an address, a token, and what is sent along."""

import json
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from benben.engine.message import Message
from benben.server import problems
from benben.server.models.advice import Hint, ReviewState
from benben.server.models.lessons import LearnRequest, SceneState
from benben.server.models.lobby import Joined, TableCreated
from benben.server.models.requests import (
    HintRequest,
    JoinRequest,
    MoveRequest,
    SeatNumber,
    TableRequest,
    UndoRequest,
)
from benben.server.models.table import Position, Record
from benben.server.tables import answers, serialize, state
from benben.server.tables.seating import Viewer, hash_token, new_token
from benben.server.tables.session import TableSession
from benben.site.backend import HERE, Answer, Backend, answered, refused
from benben.site.pages import page_of
from benben.site.records import table_of
from benben.texts.pages import RulesPage


class Asked(NamedTuple):
    """A request: by whom, for what, and what came with it."""

    backend: Backend
    token: str | None
    names: Mapping[str, str]
    """What the address names, and what stands in its query."""
    body: Any

    async def at(self) -> tuple[TableSession, Viewer]:
        """The table that is asked for, and who asks."""
        table = await self.backend.tables.get(self.names["table"])
        table.look()
        return table, await table.let_in(None if self.token is None else hash_token(self.token))

    def read(self, kind: Any) -> Any:
        """What was sent along. Raises `ValidationError`."""
        return kind(**self.body) if isinstance(self.body, dict) else kind(**{"": None})


async def create_table(asked: Asked) -> TableCreated:
    """Make a table and seat its maker."""
    token = new_token()
    wanted = asked.read(TableRequest)
    if any(seat.kind == "open" for seat in wanted.seats):
        raise problems.nobody_can_come()
    return answers.created(await asked.backend.tables.create(wanted, hash_token(token), HERE), token)


async def bring_record(asked: Asked) -> TableCreated:
    """Make a table of the record of a finished game."""
    token = new_token()
    stored = table_of(asked.body, hash_token(token))
    await asked.backend.store.create(stored)
    return answers.created(await asked.backend.tables.get(stored.id), token)


async def table_state(asked: Asked) -> str:
    """The table as whoever asks may see it."""
    return state.state_text(*await asked.at())


async def join(asked: Asked) -> Joined:
    """Take an open seat."""
    table, _ = await asked.at()
    wanted = asked.read(JoinRequest)
    token = asked.token or wanted.token or new_token()
    return Joined(token=token, seats=(await table.join(wanted.name, wanted.seat, hash_token(token))).seats)


async def rules(asked: Asked) -> RulesPage:
    """The rules that hold at the table."""
    table, _ = await asked.at()
    page = page_of(json.loads(await asked.backend.read_page(table.stored.game, asked.names["language"])))
    return answers.in_force_at(table, page)


async def scoring_at(asked: Asked) -> Any:
    """What scores at the table."""
    return answers.scoring_at((await asked.at())[0])


async def scoring(asked: Asked) -> Any:
    """What scores in a game with the options of the query."""
    return answers.scoring_of(
        asked.names["game"], {name: each for name, each in asked.names.items() if name != "game"}
    )


async def play(asked: Asked) -> str:
    """Play a move."""
    table, viewer = await asked.at()
    wanted = asked.read(MoveRequest)
    await table.play(viewer, wanted.id, wanted.ply, wanted.move)
    return state.state_text(table, viewer)


async def undo(asked: Asked) -> str:
    """Take back one's own last decision."""
    table, viewer = await asked.at()
    wanted = asked.read(UndoRequest)
    await table.undo(viewer, wanted.id, wanted.ply)
    return state.state_text(table, viewer)


async def leave(asked: Asked) -> str:
    """Leave a seat of one's own."""
    table, viewer = await asked.at()
    wanted = asked.read(SeatNumber)
    await table.give_up(viewer, wanted.id, wanted.seat)
    return state.state_text(table, viewer)


async def why(asked: Asked) -> Message:
    """Why an element of the board stands for no move."""
    return state.why_not_there(*await asked.at(), asked.names["target"])


async def again(asked: Asked) -> TableCreated:
    """The table where everybody plays again."""
    if asked.token is None:
        raise problems.only_watching()
    return answers.created(await asked.backend.tables.play_again(*await asked.at(), HERE), asked.token)


async def record(asked: Asked) -> Record:
    """The record of a game that is over."""
    return (await asked.at())[0].record()


async def position(asked: Asked) -> Position:
    """A position of a game that is over."""
    table, viewer = await asked.at()
    return serialize.position(table.finished(), viewer, int(asked.names["ply"]))


async def hint(asked: Asked) -> Hint:
    """The best moves for whoever is to move."""
    table, viewer = await asked.at()
    return await asked.backend.hints.give(table, viewer, asked.read(HintRequest).version, HERE)


async def start_review(asked: Asked) -> ReviewState:
    """Begin to think a finished game through."""
    table, viewer = await asked.at()
    if not viewer.is_host:
        raise problems.only_watching()
    return await asked.backend.reviews.start(table, HERE)


async def review(asked: Asked) -> ReviewState:
    """How far the review is."""
    return await asked.backend.reviews.state((await asked.at())[0])


async def learn(asked: Asked) -> SceneState:
    """A scene of a lesson after the moves made in it."""
    return answers.learned(asked.names["game"], asked.names["scene"], asked.read(LearnRequest))


class Route(NamedTuple):
    """An address, what answers there, and the status of an answer."""

    method: str
    path: re.Pattern[str]
    answer: Callable[[Asked], Awaitable[Any]]
    status: int = 200


def _route(method: str, path: str, answer: Callable[[Asked], Awaitable[Any]], status: int = 200) -> Route:
    return Route(method, re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", f"/api{path}")), answer, status)


_TABLE = "/tables/{table}"
ROUTES = (
    _route("POST", "/tables", create_table, 201),
    _route("POST", "/records", bring_record, 201),
    _route("GET", "/scoring/{game}", scoring),
    _route("POST", "/lessons/{game}/{scene}", learn),
    _route("GET", _TABLE, table_state),
    _route("POST", f"{_TABLE}/join", join),
    _route("GET", f"{_TABLE}/rules/{{language}}", rules),
    _route("GET", f"{_TABLE}/scoring", scoring_at),
    _route("POST", f"{_TABLE}/moves", play),
    _route("GET", f"{_TABLE}/why/{{target}}", why),
    _route("POST", f"{_TABLE}/undo", undo),
    _route("POST", f"{_TABLE}/leave", leave),
    _route("POST", f"{_TABLE}/again", again, 201),
    _route("GET", f"{_TABLE}/record", record),
    _route("GET", f"{_TABLE}/positions/{{ply}}", position),
    _route("POST", f"{_TABLE}/hint", hint),
    _route("POST", f"{_TABLE}/review", start_review, 202),
    _route("GET", f"{_TABLE}/review", review),
)


async def ask(backend: Backend, method: str, address: str, token: str | None, body: str | None) -> Answer:
    """Answer a request. *body* is JSON, if something is sent along."""
    parts = urlsplit(address)
    for route in ROUTES:
        found = route.path.fullmatch(parts.path)
        if found is not None and route.method == method:
            names = {name: unquote(value) for name, value in found.groupdict().items()}
            try:
                sent = json.loads(body) if body else {}
            except ValueError:
                return refused(problems.malformed("no JSON"))
            asked = Asked(backend, token, {**dict(parse_qsl(parts.query)), **names}, sent)
            return await answered(route.answer(asked), route.status)
    return refused(problems.unknown_page())
