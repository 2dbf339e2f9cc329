"""Import of records: a finished game becomes a table that is over, to be viewed and reviewed.

Servers do not have this route: anyone could fill their store with tables.
"""

from typing import Annotated, Any

from fastapi import APIRouter, Body

from benben.engine.dealer import CommittedDealer
from benben.engine.errors import RecordError
from benben.engine.game import Match
from benben.engine.message import message
from benben.engine.names import BadName, checked_name
from benben.engine.replay import read_record
from benben.server import http_errors
from benben.server.http.context import CurrentContext
from benben.server.models.lobby import TableCreated
from benben.server.store import StoredSeat, StoredTable, TableStore, TableTerms
from benben.server.tables.answers import describe_new_table
from benben.server.tables.seating import PEOPLE, hash_token, new_table_id, new_token


def records_router(store: TableStore) -> APIRouter:
    """Make the route that keeps tables of records in a *store*."""
    router = APIRouter(prefix="/api")

    @router.post("/records", status_code=201)
    async def bring_record(record: Annotated[Any, Body()], context: CurrentContext) -> TableCreated:
        """Make a table of the record of a finished game."""
        token = new_token()
        try:
            stored = table_of(record, hash_token(token))
        except RecordError as error:
            raise http_errors.bad_record(error.message) from error
        await store.create(stored)
        return describe_new_table(await context.tables.get(stored.id), hash_token(token), token)

    return router


def table_of(record: Any, maker: str) -> StoredTable:
    """The table of a *record*, owned by the token with this hash.

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
        seats=tuple(_seat(match, number, seat) for number, seat in enumerate(record["seats"])),
        plies=match.plies,
        maker=maker,
        resigned=resigned,
        terms=TableTerms(position=record.get("position")),
    )


def _resigned(record: Any) -> int | None:
    found = record["result"]
    return found.get("resigned") if isinstance(found, dict) else None


def _seat(match: Match, number: int, seat: dict[str, str]) -> StoredSeat:
    try:
        name = checked_name(seat["name"])
    except BadName:
        name = PEOPLE[number % match.players]
    return StoredSeat(number, "bot" if seat["player"] else "person", name, seat["player"] or None)
