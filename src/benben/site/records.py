"""Import of records: a finished game becomes a table that is over, to be viewed and reviewed.

Servers do not have this route: anyone could fill their store with tables.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Body, Query, Request

from benben.engine.dealer import CommittedDealer
from benben.engine.errors import RecordError
from benben.engine.game import Match
from benben.engine.message import message
from benben.engine.names import BadName, checked_name
from benben.engine.replay import read_record
from benben.server import http_errors
from benben.server.http.auth import token_of
from benben.server.http.context import CurrentContext
from benben.server.models.lobby import TableCreated
from benben.server.models.people import PlayedGameState
from benben.server.people.history import summary
from benben.server.store import StoredSeat, StoredTable, TableStore, TableTerms
from benben.server.store.history import PlayedGame, PlayedSeat
from benben.server.tables.answers import describe_new_table
from benben.server.tables.results import results_of
from benben.server.tables.seating import PEOPLE, hash_token, new_table_id, new_token
from benben.server.tables.session import TableSession


def records_router(store: TableStore) -> APIRouter:
    """Make the route that keeps tables of records in a *store*."""
    router = APIRouter(prefix="/api")

    @router.post("/records", status_code=201)
    async def bring_record(
        record: Annotated[Any, Body()],
        context: CurrentContext,
        mine: Annotated[list[int], Query(max_length=8, default_factory=list)],
        table: Annotated[str | None, Query(pattern="^[a-z0-9]{12}$")] = None,
    ) -> TableCreated:
        """Make a table of the record of a finished game.

        The seats in *mine* belong to its owner. It gets the name *table* if no other table has it.
        """
        token = new_token()
        try:
            stored = table_of(record, hash_token(token), mine)
        except RecordError as error:
            raise http_errors.bad_record(error.message) from error
        if table is not None and await store.load(table) is None:
            stored = replace(stored, id=table)
        await store.create(stored)
        return describe_new_table(await context.tables.get(stored.id), hash_token(token), token)

    @router.get("/tables/{table_id}/played")
    async def played(table_id: str, context: CurrentContext, request: Request) -> PlayedGameState:
        """A game of this browser as its player's list of games has it, without its times."""
        table = await context.tables.get(table_id)
        token = token_of(request)
        return summary(_played(table, None if token is None else hash_token(token)))

    return router


def _played(table: TableSession, owner: str | None) -> PlayedGame:
    header, viewer = table.header, table.viewer(owner)
    return PlayedGame(
        header.id,
        header.game,
        header.options,
        header.status,
        table.match.turn,
        header.resigned,
        header.next_id,
        started=0,
        changed=0,
        due=None,
        forked=header.terms.position is not None,
        seats=tuple(
            PlayedSeat(each.seat, each.kind, each.name, each.player, each.mark, each.seat in viewer.seats)
            for each in header.seats
        ),
        results=results_of(table.match, header, 0) if header.status == "over" else (),
    )


def table_of(record: Any, maker: str, mine: Sequence[int] = ()) -> StoredTable:
    """The table of a *record*, with the seats in *mine* owned by the token with this hash.

    Raises `RecordError` for any record other than that of a game at a table: chance must follow from a secret, and the
    game must be over. It may have begun in the middle of another one.
    """
    match = read_record(record)
    dealer, resigned = match.dealer, _resigned(record)
    if not isinstance(dealer, CommittedDealer) or not (match.is_over or resigned is not None):
        raise RecordError(message("site-record-other"))
    return StoredTable(
        id=new_table_id(),
        game=match.game.name,
        options=dict(match.game.options),
        rules_version=match.game.rules_version,
        dealer_secret=dealer.secret.hex(),
        status="over",
        actor=None,
        seats=tuple(
            _seat(match, number, seat, maker if number in mine else None)
            for number, seat in enumerate(record["seats"])
        ),
        plies=match.plies,
        maker=maker,
        resigned=resigned,
        terms=TableTerms(position=record.get("position"), dealing=dealer.kind),
    )


def _resigned(record: Any) -> int | None:
    found = record["result"]
    return found.get("resigned") if isinstance(found, dict) else None


def _seat(match: Match, number: int, seat: dict[str, str], owner: str | None) -> StoredSeat:
    try:
        name = checked_name(seat["name"])
    except BadName:
        name = PEOPLE[number % match.players]
    if seat["player"]:
        return StoredSeat(number, "bot", name, seat["player"])
    return StoredSeat(number, "person", name, owner=owner)
